/// A kind of element that a screen reader can step through.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "unvisited links")
    }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings \(level.rawValue)")
    }
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Landmarks of a page.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}

extension View {
    private func rotor(_ label: Text, _ entries: [String]) -> some View {
        attaching { $0.rotors.append(AccessibilityProperties.Rotor(label: label, entries: entries)) }
    }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameter entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel, entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameters:
    ///   - entryID: the id of each entry.
    ///   - entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel, entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameter entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey), entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameters:
    ///   - entryID: the id of each entry.
    ///   - entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey), entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameter entryLabel: the label of each entry.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabel), entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameters:
    ///   - entryID: the id of each entry.
    ///   - entryLabel: the label of each entry.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabel), entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameter entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(verbatim: systemRotor.name), entries.map { $0[keyPath: entryLabel] }) }

    /// Adds a list of elements that a screen reader can step through, to the accessibility tree.
    ///
    /// - Parameters:
    ///   - entryID: the id of each entry.
    ///   - entryLabel: the label of each entry.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(verbatim: systemRotor.name), entries.map { $0[keyPath: entryLabel] }) }
}
