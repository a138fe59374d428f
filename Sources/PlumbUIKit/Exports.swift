// `import UIKit` shows Foundation and Core Graphics, as on an iPhone. SwiftUI's own names are there too, for protocols
// of UIKit's that have them.
@_exported import Foundation
@_exported import PlumbCore
