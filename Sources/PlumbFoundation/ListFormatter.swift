import Foundation

/// Things in a row: "a, b, and c". Linux's Foundation has none, but it has the list style that says the same. Source:
/// Apple (Foundation).
open class ListFormatter: Formatter, @unchecked Sendable {
    // Safe: what it is told is kept and used by whoever has it, as with formatters of Apple's: nobody tells it anything
    // else while others use it.
    /// The app's unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// What writes the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Texts in a row, in the app's language.
    public class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(RunLocale.current))
    }

    /// Nil where the item formatter knows no text for an item.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(RunLocale.resolved(locale)))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
