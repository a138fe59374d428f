import PlumbCore

/// The colour and font of a tab's words, where a program has set them.
struct TabWords: ViewModifier {
    @Environment(\.tabBarLook) private var look

    func body(content: Content) -> some View {
        content.modifier(TabColor(color: look.item.words.color))
            .transformEnvironment(\.font) { if let font = look.item.words.font { $0 = font } }
    }
}

struct TabColor: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}

/// What the tabs of a bar look like.
struct TabBarLook {
    /// Whether words stand beside their symbols.
    var isRow = false
    var tabs = BarAppearance.Tabs()
    /// Of the tab around.
    private(set) var item = BarAppearance.TabItem()

    func of(isChosen: Bool) -> TabBarLook {
        var look = self
        look.item = isChosen ? tabs.chosen : tabs.normal
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
