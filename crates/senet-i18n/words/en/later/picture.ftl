# The picture of a position in the window for sharing.

picture-svg = Save picture (SVG)
picture-png = Save picture (PNG)
picture-failed = This browser could not draw the picture. The SVG can be saved.
