import Foundation
import PlumbCore

/// A class that starts an app by itself: an app delegate of UIKit's, which modules below UIKit do not know.
@MainActor @preconcurrency
public protocol LaunchedDelegate: AnyObject {
    /// Launches the app; what its window shows.
    static func launchedContent() throws -> AnyView
}
