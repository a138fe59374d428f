@_exported import Foundation
@_exported import PlumbControls
@_exported import PlumbCore
