import Foundation
import Testing

@testable import PlumbCore

/// A host may go at any time: while views in it are on their way out, too.
@MainActor
@Suite struct HostEndTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable (Namespace.ID) -> AnyView

        init<V: View>(_ name: String, @ViewBuilder view: @escaping @MainActor @Sendable (Namespace.ID) -> V) {
            testDescription = name
            self.view = { AnyView(view($0)) }
        }
    }

    private struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    nonisolated static let cases: [Case] = [
        Case("a source of geometry") { Color.red.matchedGeometryEffect(id: 1, in: $0) },
        Case("a follower of geometry") { Color.red.matchedGeometryEffect(id: 1, in: $0, isSource: false) },
        Case("a reader of geometry") { _ in GeometryReader { _ in Color.red } },
        Case("a watcher of geometry") { _ in
            Color.red.onGeometryChange(for: CGSize.self, of: \.size, action: { _ in })
        },
        Case("a watcher of preferences") { _ in
            Color.red.preference(key: Key.self, value: 1).onPreferenceChange(Key.self) { _ in }
        },
        Case("a list in a scroll view") { _ in
            ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").onAppear {} } } }
        },
        Case("a task") { _ in Color.red.task { try? await Task.sleep(for: .seconds(9)) } },
        Case("a motion of its own") { _ in Color.red.transaction { $0.animation = .linear(duration: 9) } },
        Case("what is told when it goes") { _ in Color.red.onDisappear {}.onChange(of: 1) {} },
    ]

    private struct Swap: View {
        let isThere: Bool
        let view: @MainActor @Sendable (Namespace.ID) -> AnyView
        @Namespace private var namespace

        var body: some View {
            VStack {
                if isThere { view(namespace).transition(.scale) } else { view(namespace).transition(.slide) }
            }
            .animation(.linear(duration: 1), value: isThere)
        }
    }

    @Test(arguments: cases) func whileViewsAreOnTheirWayOut(_ test: Case) {
        weak var graph: ViewGraph?
        do {
            let proposal = ProposedViewSize(width: 100, height: 100)
            let host = ViewHost(
                Swap(isThere: true, view: test.view), in: World(proposal: proposal))
            graph = host.graph
            host.update()
            host.setRoot(Swap(isThere: false, view: test.view))
            host.advance(by: 0.4)
            #expect(!host.graph.motion.departingViews.isEmpty)
        }
        #expect(graph == nil)
    }
}
