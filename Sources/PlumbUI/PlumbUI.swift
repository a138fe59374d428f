// What `import PlumbUI` brings: all that `import SwiftUI` brings on Apple's systems, but for windows.
@_exported import Foundation
@_exported import Observation
@_exported import PlumbCombine
@_exported import PlumbControls
@_exported import PlumbCore
@_exported import PlumbFoundation
@_exported import PlumbRendering
@_exported import PlumbUIKit
@_exported import PlumbUnavailable
