import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct GeometryChangeTests {
    private struct Growing: View {
        let journal: Journal<[CGFloat]>
        @State private var width: CGFloat = 20
        @State private var x: CGFloat = 0

        var body: some View {
            journal.offer("grow") { width += 10 }
            journal.offer("move") { x += 5 }
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { journal.write([$0]) }
                .onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minX
                } action: { old, new in
                    journal.write([old, new])
                }
                .padding(.leading, x)
        }
    }

    @Test func runsAtFirstAndThenForChanges() {
        let journal = Journal<[CGFloat]>()
        let host = prefHost(nil, nil) { Growing(journal: journal) }
        host.layout()
        #expect(journal.entries == [[20], [0, 0]])
        journal.clear()
        host.layout()
        #expect(journal.entries.isEmpty)
        journal.run("grow")
        host.layout()
        #expect(journal.entries == [[30]])
        journal.clear()
        journal.run("move")
        host.layout()
        #expect(journal.entries == [[0, 5]])
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let x: CGFloat
        let view: @MainActor @Sendable (@escaping (CGFloat) -> Void) -> AnyView
    }

    nonisolated static let places = [
        Place(testDescription: "within an offset", x: 30) { action in
            AnyView(
                Color.red.onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: action)
                    .offset(x: 30))
        },
        Place(testDescription: "around an offset", x: 0) { action in
            AnyView(
                Color.red.offset(x: 30)
                    .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: action))
        },
        Place(testDescription: "in a named space", x: 4) { action in
            AnyView(
                Color.red.onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("s")).minX }, action: action)
                    .padding(4).coordinateSpace(name: "s").padding(7))
        },
        Place(testDescription: "the space within is not around", x: 7) { action in
            AnyView(
                Color.red.padding(4).coordinateSpace(name: "s")
                    .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("s")).minX }, action: action)
                    .padding(7))
        },
        Place(testDescription: "through views with bodies", x: 7) { action in
            AnyView(
                Wrapped().onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: action)
                    .padding(7))
        },
    ]

    private struct Wrapped: View {
        var body: some View { if true { Color.red } }
    }

    @Test(arguments: places)
    func places(_ example: Place) {
        let journal = Journal<CGFloat>()
        prefHost(100, 100) { example.view { journal.write($0) } }.layout()
        #expect(journal.entries == [example.x])
    }

    private struct Square: View {
        @State private var height: CGFloat?
        var body: some View {
            Text("abcd").onGeometryChange(for: CGFloat.self, of: \.size.width) { height = $0 }
                .frame(height: height).accessibilityIdentifier("a")
        }
    }

    @Test func actionsMayChangeState() {
        let host = prefHost(100, 100) { Square() }
        #expect(host.frame("a")?.height == 40)
        #expect(host.diagnostics.isEmpty)
    }

    private struct Loop: View {
        @State private var width: CGFloat = 0
        var body: some View {
            Color.red.frame(width: width).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
        }
    }

    @Test func aLoopEndsInASentence() {
        let host = prefHost(100, 100) { Loop() }
        host.layout()
        #expect(host.diagnostics.map(\.message).first?.hasPrefix("onGeometryChange(CGFloat) changes") == true)
    }

    private struct Threshold: View {
        let journal: Journal<Bool>
        @State private var limit: CGFloat = 50
        var body: some View {
            journal.offer("raise") { limit = 200 }
            Color.red.onGeometryChange(for: Bool.self) {
                $0.size.width > limit
            } action: {
                journal.write($0)
            }
        }
    }

    @Test func stateInTheClosureCounts() {
        let journal = Journal<Bool>()
        let host = prefHost(100, 100) { Threshold(journal: journal) }
        host.layout()
        journal.run("raise")
        host.layout()
        #expect(journal.entries == [true, false])
    }
}
