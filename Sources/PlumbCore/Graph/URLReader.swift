import Foundation

/// Somebody who opens addresses.
@MainActor
protocol URLReader: AnyObject {
    func open(_ url: URL)
}
