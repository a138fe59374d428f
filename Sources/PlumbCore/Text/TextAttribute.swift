/// A value that a stretch of text carries for those who draw it (`TextRenderer`). It changes nothing by itself.
///
/// Source: Apple (`TextAttribute`).
public protocol TextAttribute: Hashable {}

/// The attributes of a stretch of text, one of each type. They don't change.
final class TextAttributes: Equatable, @unchecked Sendable {
    // Safe: they don't change, and are compared on the main thread only.
    private let values: [ObjectIdentifier: any TextAttribute]

    private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

    convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

    subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

    /// These, and where there is none of a type, that of a text around.
    func within(_ outer: TextAttributes?) -> TextAttributes {
        guard let outer else { return self }
        return TextAttributes(values.merging(outer.values) { own, _ in own })
    }

    static func == (a: TextAttributes, b: TextAttributes) -> Bool {
        if a === b { return true }
        func isSame<T: TextAttribute>(_ value: T, _ other: any TextAttribute) -> Bool { other as? T == value }
        return a.values.count == b.values.count
            && a.values.allSatisfy { key, value in b.values[key].map { isSame(value, $0) } ?? false }
    }
}

extension Text {
    /// Gives the text a value that renderers find on its characters: `run[Highlight.self]`. Of several values of one
    /// type the one that was set first counts. Size, place and looks stay as they are.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        styled { $0.attributes = $0.attributes?.within(TextAttributes(value)) ?? TextAttributes(value) }
    }
}
