@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import PlumbControls
@_exported import PlumbCore
@_exported import PlumbHosting
@_exported import PlumbUIKit
@_exported import PlumbUnavailable
