@_exported import PlumbControls
@_exported import PlumbCore
