import PlumbGraphics

/// Why the content of a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not there yet: texts and pictures become bars and boxes.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business: what `privacySensitive` marks becomes bars and boxes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It will be another soon. Nothing of it is seen here: it is for widgets that wait.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why views within are not shown; empty where they are.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and pictures are drawn as bars and boxes.
    var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension UnitPaint {
    /// What bars and boxes are painted with in place of what has this paint (Docs/Rules.md, section 25, rule 8).
    func redacted(in environment: EnvironmentValues) -> UnitPaint {
        let opacity = environment.platform.metrics.redactionOpacity
        return mapColors { $0.opacity(opacity) }
    }
}

extension View {
    /// Shows bars and boxes in place of the texts and pictures within. Size and place are the view's.
    ///
    /// - Parameter reason: is added to those of the views around.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content of views within, whatever the views around have said. Size and place are the view's.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks what is private: `redacted(reason: .privacy)` around it hides it. Size and place are the view's.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }

    /// Accepts that what the view shows may be out of date, for widgets that wait for something newer. Plumb's hosts do
    /// not wait: it is shown as it is.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
