import PlumbCore

/// The colour of a tab's words, and the font where a program has set one.
struct TabWords: ViewModifier {
    @Environment(\.tabBarLook) private var look

    func body(content: Content) -> some View {
        content.foregroundStyle(look.item.words.color ?? look.color)
            .transformEnvironment(\.font) { if let font = look.item.words.font { $0 = font } }
    }
}

/// What the tabs of a bar look like.
struct TabBarLook {
    /// Whether words stand beside their symbols.
    var isRow = false
    var tabs = BarAppearance.Tabs()
    /// Of the tab around.
    private(set) var item = BarAppearance.TabItem()
    /// Of the tab around, where a program has set none.
    private(set) var color = Color(system: .tabLabel)

    func of(isChosen: Bool) -> TabBarLook {
        var look = self
        look.item = isChosen ? tabs.chosen : tabs.normal
        if isChosen { look.color = .accentColor }
        return look
    }
}

private struct TabBarLookKey: EnvironmentKey { static var defaultValue: TabBarLook { TabBarLook() } }

extension EnvironmentValues {
    var tabBarLook: TabBarLook {
        get { self[TabBarLookKey.self] }
        set { self[TabBarLookKey.self] = newValue }
    }
}
