import PlumbCore

/// What links in a column show in the next one, where columns stand side by side.
@MainActor
final class ColumnLinks {
    /// What views of the column present, and which value the next column shows.
    let traits = TraitStore()
    /// The value of the link that was tapped last, and what makes its screen.
    private(set) var value: (AnyHashable, destinations: TraitStore)? {
        didSet { traits.set(ShownValue(value: value?.0), for: ShownValueTrait.self) }
    }
    /// Has the next column look again.
    var look: @MainActor () -> Void = {}

    nonisolated init() {}

    /// Another link is about to show something.
    func clear() {
        for screen in traits.values(PresentedScreenTrait.self) { screen.dismiss() }
        guard value != nil else { return }
        value = nil
        look()
    }

    func show(_ value: any Hashable, _ destinations: TraitStore) {
        clear()
        self.value = (AnyHashable(value), destinations)
        look()
    }
}

/// The value of the link whose screen the next column shows; nil for none.
struct ShownValue: Equatable {
    let value: AnyHashable?
}

enum ShownValueTrait: TraitKey { typealias Value = ShownValue }

private struct ColumnLinksKey: ContextEnvironmentKey { static var defaultValue: ColumnLinks? { nil } }

extension EnvironmentValues {
    /// What shows the screens of links in the column around; nil where a stack does.
    var columnLinks: ColumnLinks? {
        get { self[ColumnLinksKey.self] }
        set { self[ColumnLinksKey.self] = newValue }
    }

    /// What is known of the links of the column around; nil where a stack shows their screens.
    var columnTraits: TraitStore? { columnLinks?.traits }

    /// Where views say what they present.
    var presentedScreens: TraitStore? { columnLinks?.traits ?? screen }
}

/// A column that shows what links in the one before it lead to, in the place of its own views.
struct LinkedColumn: View {
    let links: ColumnLinks
    let content: AnyView
    private let traits: Traits
    @State private var version = 0

    init(links: ColumnLinks, content: AnyView) {
        (self.links, self.content) = (links, content)
        traits = Traits(links.traits, of: [PresentedScreenTrait.self])
    }

    var body: some View {
        let _ = version
        let _ = links.look = { [$version] in $version.wrappedValue += 1 }
        if let screen = traits.all(PresentedScreenTrait.self).last {
            screen.view.id(screen.key)
        } else if let (value, destinations) = links.value {
            ValueScreen(value: value, destinations: destinations).id(value)
        } else {
            content
        }
    }
}
