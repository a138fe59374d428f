/// What controls are made of.
extension Material {
    /// What panes of glass are made of.
    package static let glass = Material(kind: .glass)
    /// Glass that lets most of what lies behind through.
    package static let clearGlass = Material(kind: .clearGlass)
    /// What the cards of alerts are made of.
    package static let alert = Material(kind: .alert)
    /// What the cards of menus are made of.
    package static let menu = Material(kind: .menu)

    /// What content fades under at the edges of a screen.
    package static let edge = Material(kind: .edge)
}
