/// Where cut and copied text is, and pasted text comes from.
public protocol Pasteboard: AnyObject {
    /// The text that was copied last; nil where there is none.
    var string: String? { get set }
}

/// A pasteboard of a host's own: what is copied in it can be pasted in it, and nowhere else.
public final class PrivatePasteboard: Pasteboard {
    /// The text that was copied last; nil where there is none.
    public var string: String?
    /// A pasteboard on which a text is already.
    public init(_ string: String? = nil) { self.string = string }
}

private struct PasteboardKey: EnvironmentKey { static var defaultValue: (any Pasteboard)? { nil } }

extension EnvironmentValues {
    /// Where cut and copied text is; without one it is nowhere.
    var pasteboard: (any Pasteboard)? {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
