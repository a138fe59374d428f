/// Whether the person reading can select texts.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Accepted, and without effect: on an iPhone a text that can be selected is drawn like any other, and a long press opens a menu with
    /// "Copy", which Plumb has not.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
