import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// A reader's way out of what is presented: the action "escape".
@MainActor
@Suite struct ReaderEscapeTests {
    struct Shown: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether a reader can close it.
        let closes: Bool
        /// A view with what it presents, in which one element is read as "Inside".
        let view: @MainActor @Sendable (Binding<Bool>) -> AnyView

        init<V: View>(
            _ name: String, closes: Bool = true,
            @ViewBuilder view: @escaping @MainActor @Sendable (Binding<Bool>) -> V
        ) {
            testDescription = name
            self.closes = closes
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated static let shown = [
        Shown("a sheet") { Color.white.sheet(isPresented: $0) { Text("Inside") } },
        Shown("a sheet that stays", closes: false) {
            Color.white.sheet(isPresented: $0) { Text("Inside").interactiveDismissDisabled() }
        },
        Shown("a group on a sheet") {
            Color.white.sheet(isPresented: $0) {
                VStack { Text("Inside") }.accessibilityElement(children: .contain)
            }
        },
        Shown("a cover") { Color.white.fullScreenCover(isPresented: $0) { Text("Inside") } },
        Shown("a popover") {
            Color.white.popover(isPresented: $0) { Text("Inside").presentationCompactAdaptation(.popover) }
        },
        Shown("an alert with a button that cancels") {
            Color.white.alert("Title", isPresented: $0) {
                Button("Inside") {}
                Button("Stop", role: .cancel) {}
            }
        },
        Shown("an alert without", closes: false) {
            Color.white.alert("Title", isPresented: $0) { Button("Inside") {} }
        },
        Shown("a dialog") {
            Color.white.confirmationDialog("Title", isPresented: $0) { Button("Inside") {} }
        },
    ]

    private struct Page: View {
        let shown: Shown
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                shown.view($isShown)
            }
        }
    }

    @Test(arguments: shown) func whatIsPresentedIsClosed(_ line: Shown) throws {
        let host = screenOf(Page(shown: line))
        #expect(host.element("Show")?.actions == ["activate"])
        host.go("Show")
        let inside = try #require(host.element("Inside"))
        #expect(inside.actions.contains("escape") == line.closes)
        #expect(try host.perform("escape", on: .element(inside.id)) == line.closes)
        host.rest()
        #expect((host.element("Inside") == nil) == line.closes)
        if line.closes { #expect(host.element("Show")?.actions == ["activate"]) }
    }

    /// Of several, the topmost is closed.
    @Test func theTopmostIsClosed() throws {
        struct Sheets: View {
            @State private var isShown = false
            @State private var isAsking = false

            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Menu("Menu") { Button("Ask") { isAsking = true } }
                            .alert("Title", isPresented: $isAsking) { Button("Stop", role: .cancel) {} }
                    }
            }
        }
        let host = screenOf(Sheets())
        host.go("Show")
        func escape(from label: String) throws {
            guard let element = host.element(label) else { return #expect(Bool(false), "there is no \(label)") }
            #expect(try host.perform("escape", on: .element(element.id)))
            host.rest()
        }
        // A menu, an alert, and what both lie over.
        host.go("Menu")
        try escape(from: "Ask")
        #expect(host.labels == ["Menu"])
        host.go("Menu")
        host.go("Ask")
        try escape(from: "Title")
        #expect(host.labels == ["Menu"])
        try escape(from: "Menu")
        #expect(host.labels == ["Show"])
    }

    /// What a view does itself goes before.
    @Test func anActionOfTheViewComesFirst() throws {
        let log = LifeLog()
        let host = screenOf(
            Color.white.sheet(isPresented: .constant(true)) {
                Text("Inside").accessibilityAction(.escape) { log.add("own") }
            })
        host.rest()
        let inside = try #require(host.element("Inside"))
        #expect(inside.actions == ["escape"])
        #expect(try host.perform("escape", on: .element(inside.id)))
        #expect(log.take() == ["own"])
    }
}
