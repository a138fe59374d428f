import Foundation
import Testing

@testable import PlumbCore

/// The scheme that views ask for (Docs/Rules.md, section 25, rule 7).
@MainActor
@Suite struct PreferredColorSchemeTests {
    /// The label colour says which scheme is in force.
    private func host<V: View>(_ view: V, _ scheme: ColorScheme = .light) -> ViewHost {
        ViewHost(
            view.frame(width: 10, height: 10),
            in: World(proposal: ProposedViewSize(width: 10, height: 10), colorScheme: scheme))
    }

    private let label = Color.primary

    /// The scheme once the views have been laid out.
    private func shown<V: View>(_ view: V, _ scheme: ColorScheme = .light) -> ColorScheme {
        let host = host(view, scheme)
        host.update()
        return host.shownColorScheme
    }

    @Test(arguments: [ColorScheme.light, .dark], [ColorScheme.light, .dark])
    func theViewsWin(surroundings: ColorScheme, preferred: ColorScheme) {
        let host = host(label.preferredColorScheme(preferred), surroundings)
        #expect(host.displayList().text == "fill [0 0 10 10] " + (preferred == .dark ? "#ffffff" : "#000000"))
        #expect(host.shownColorScheme == preferred)
        #expect(host.colorScheme == surroundings)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func nilAsksForNone() {
        #expect(host(label.preferredColorScheme(nil), .dark).displayList().text.hasSuffix("#ffffff"))
        // The outermost counts, and asks for none.
        #expect(shown(label.preferredColorScheme(.light).preferredColorScheme(nil), .dark) == .dark)
    }

    @Test func theLastOfSeveralWins() {
        let view = ZStack {
            label.preferredColorScheme(.light)
            label.preferredColorScheme(.dark)
            label.preferredColorScheme(nil)
        }
        #expect(shown(view) == .dark)
        #expect(shown(label.preferredColorScheme(.light).preferredColorScheme(.dark)) == .dark)
    }

    /// Views beside the one that asks follow too, and what comes and goes.
    @Test func itComesAndGoes() {
        struct Page: View {
            let model: Switch
            var body: some View {
                ZStack {
                    Color.primary
                    if model.isOn { Color.clear.preferredColorScheme(.dark) }
                }
            }
        }
        let model = Switch()
        let host = host(Page(model: model))
        #expect(host.displayList().text.contains("#000000"))
        model.isOn = true
        #expect(host.displayList().text.contains("#ffffff"))
        // The surroundings change meanwhile: nobody sees it.
        host.colorScheme = .light
        #expect(host.shownColorScheme == .dark)
        model.isOn = false
        #expect(host.displayList().text.contains("#000000"))
        #expect(host.shownColorScheme == .light)
    }

    /// A view that asks for the other scheme whenever it has one never comes to rest, and Plumb says so.
    @Test func neverAtRest() {
        struct Restless: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.primary.preferredColorScheme(scheme == .dark ? .light : .dark) }
        }
        let host = host(Restless())
        _ = host.displayList()
        #expect(host.diagnostics.count == 1)
    }
}
