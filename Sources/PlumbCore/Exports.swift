@_exported import PlumbFoundation
@_exported import PlumbGraphics
import PlumbLayout

@_exported import enum PlumbLayout.Axis
