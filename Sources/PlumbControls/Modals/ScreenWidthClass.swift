import PlumbCore

private struct ScreenWidthClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// The class of the screen's width, also on cards and in columns, which are narrower. What views present stands on
    /// the screen.
    var screenWidthClass: UserInterfaceSizeClass? { self[ScreenWidthClassKey.self] ?? horizontalSizeClass }

    /// For views on a card or in a column of a wide screen.
    mutating func becomeNarrow() {
        self[ScreenWidthClassKey.self] = screenWidthClass
        horizontalSizeClass = .compact
    }
}
