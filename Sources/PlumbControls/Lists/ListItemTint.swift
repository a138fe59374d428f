import PlumbCore

/// The colour of the icons in rows.
public struct ListItemTint: Sendable {
    enum Kind: Sendable { case fixed(Color), preferred(Color), monochrome }
    let kind: Kind

    /// This colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// This colour, unless the system has another.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
    /// Grey.
    public static let monochrome = ListItemTint(kind: .monochrome)

    var color: Color {
        switch kind {
        case .fixed(let color), .preferred(let color): color
        case .monochrome: .secondary
        }
    }
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    /// The colour of the icons in rows; nil for the tint.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The colour of the icons in rows within; nil for the tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
    /// The colour of the icons in rows within; nil for the tint.
    public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint.map { .fixed($0) }) }
}
