import Foundation
import PlumbCore

/// Copied texts: those of the host at work, which in a window are the desktop's. Source: Apple (`UIPasteboard`).
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    /// The pasteboard.
    public static let general = UIPasteboard()

    private override init() { super.init() }

    /// The text that was copied last; nil where there is none.
    public var string: String? {
        get { HostAtWork.host?.pasteboard.string }
        set {
            HostAtWork.host?.pasteboard.string = newValue
            changeCount += 1
        }
    }
    /// One text, or none.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    /// The text that was copied last as an address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url?.scheme != nil }
    /// Texts alone are copied.
    public var hasImages: Bool { false }
    /// How often the content has changed.
    public private(set) var changeCount = 0

    @available(*, unavailable, message: "Plumb's pasteboard has texts alone; set string")
    public var image: UIImage? { nil }

    /// The name of what is told when the content changes.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
