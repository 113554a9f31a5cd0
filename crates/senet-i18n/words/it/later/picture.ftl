# L’immagine di una posizione, nella finestra di condivisione.

picture-svg = Salva immagine (SVG)
picture-png = Salva immagine (PNG)
picture-failed = Questo browser non è riuscito a disegnare l’immagine. Si può salvare in SVG.
