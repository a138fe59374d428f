/// Whether the person reading can select texts.
public protocol TextSelectability {
    /// Whether texts with this selectability can be selected.
    static var allowsSelection: Bool { get }
}

/// Lets texts be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True: the texts can be selected.
    public static let allowsSelection = true
}

/// Keeps texts from being selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False: the texts can't be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts can't be selected; so it is unless something else is said.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Accepted, and without effect: on an iPhone a text that can be selected is drawn like any other, and a long press
    /// opens a menu with "Copy", which Plumb has not.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
