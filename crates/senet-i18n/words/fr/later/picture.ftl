# L’image d’une position, dans la fenêtre de partage.

picture-svg = Image en SVG
picture-png = Image en PNG
picture-failed = Ce navigateur n’a pas pu dessiner l’image. Elle peut être enregistrée en SVG.
