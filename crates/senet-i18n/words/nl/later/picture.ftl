# De afbeelding van een stelling in het venster om te delen.

picture-svg = Afbeelding opslaan (SVG)
picture-png = Afbeelding opslaan (PNG)
picture-failed = Deze browser kon de afbeelding niet tekenen. Als SVG is ze wel op te slaan.
