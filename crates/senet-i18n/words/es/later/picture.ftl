# La imagen de una posición, en la ventana para compartir.

picture-svg = Guardar imagen (SVG)
picture-png = Guardar imagen (PNG)
picture-failed = Este navegador no ha podido dibujar la imagen. Se puede guardar en SVG.
