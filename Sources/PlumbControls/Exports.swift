@_exported import PlumbGraphics
