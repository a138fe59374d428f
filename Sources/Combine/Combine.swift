// For packages that import Combine by that name.
@_exported import PlumbCombine
