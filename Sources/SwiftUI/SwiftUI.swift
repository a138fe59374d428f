@_exported import PlumbControls
@_exported import PlumbCore
@_exported import PlumbHosting
