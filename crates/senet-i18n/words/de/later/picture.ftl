# Das Bild einer Stellung im Fenster zum Teilen.

picture-svg = Bild speichern (SVG)
picture-png = Bild speichern (PNG)
picture-failed = Dieser Browser konnte das Bild nicht zeichnen. Als SVG lässt es sich speichern.
