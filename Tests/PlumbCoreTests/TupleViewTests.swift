import Foundation
import Testing

@testable import PlumbCore

/// Tuples of views, whoever has made them.
@Suite @MainActor
struct TupleViewTests {
    /// A view as small as a byte: the next one in a tuple begins where its own alignment has it.
    private struct Small: View {
        var size: Int8
        var body: some View { block("small", CGFloat(size), 10) }
    }

    /// What people write who put two views in a container of their own.
    private struct Pair<Content: View>: View {
        var content: Content

        init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) where Content == TupleView<(A, B)> {
            self.content = content()
        }

        var body: some View { HStack(spacing: 0) { content } }
    }

    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "members begin where their types have room", in: 100, 100, size: [30, 10],
            ["small": [0, 0, 3, 10], "a": [3, 0, 20, 10], "b": [23, 0, 7, 10]]
        ) {
            HStack(spacing: 0) {
                TupleView((Small(size: 3), block("a", 20, 10), block("b", 7, 10)))
            }
        },
        LayoutCase(
            "a builder's tuple has its type", in: 100, 100, size: [30, 10],
            ["a": [0, 0, 10, 10], "b": [10, 0, 20, 10]]
        ) {
            Pair {
                block("a", 10, 10)
                block("b", 20, 10)
            }
        },
        LayoutCase("one view that is no tuple", in: 100, 100, size: [10, 10], ["a": [0, 0, 10, 10]]) {
            HStack(spacing: 0) { TupleView(block("a", 10, 10)) }
        },
        LayoutCase("what is no view is left out", in: 100, 100, size: [10, 10], ["a": [0, 0, 10, 10]]) {
            HStack(spacing: 0) { TupleView((1, block("a", 10, 10), "text")) }
        },
        LayoutCase("nothing at all", in: 100, 100, size: [0, 0], [:]) {
            HStack(spacing: 0) {
                TupleView(())
                TupleView(5)
            }
        },
        LayoutCase(
            "tuples in tuples", in: 100, 100, size: [30, 10], ["a": [0, 0, 10, 10], "b": [10, 0, 20, 10]]
        ) {
            HStack(spacing: 0) {
                TupleView((TupleView((block("a", 10, 10), EmptyView())), TupleView((block("b", 20, 10), EmptyView()))))
            }
        },
    ]

    @Test(arguments: cases)
    func layout(_ row: LayoutCase) { row.check() }

    @Test func membersAreCounted() {
        #expect(TupleView<(Color, Color)>.arity == .fixed(2))
        #expect(TupleView<(Color, EmptyView)>.arity == .fixed(1))
        #expect(TupleView<(Color, AnyView)>.arity == .variable)
        #expect(TupleView<()>.arity == .fixed(0))
        #expect(TupleView<Color>.arity == .fixed(1))
        #expect(TupleView<(Int, Color)>.arity == .fixed(1))
    }

    /// Views whose bodies are each other have no arity; the question ends, each time after as many steps.
    @Test func arityOfBodiesInEachOther() {
        for _ in 0..<2 {
            Asked.count = 0
            #expect(Asking.arity == .variable)
            #expect(Asked.count == 256)
        }
    }

    /// More types than the table has room for at first.
    @Test func manyTypesAreKnownApart() {
        var type: any View.Type = Color.self
        for depth in 0..<200 {
            func next<V: View>(_ type: V.Type) -> any View.Type {
                #expect(
                    TupleMembers.of((V, Color).self).members.map { ObjectIdentifier($0.type) } == [
                        ObjectIdentifier(V.self), ObjectIdentifier(Color.self),
                    ], "\(depth)")
                return Group<V>.self
            }
            type = next(type)
        }
    }
}

private struct Asking: View {
    var body: Asked { Asked() }
}

private struct Asked: View {
    static var count = 0
    var body: Asking { Asking() }

    static var arity: Arity {
        count += 1
        return Asking.arity
    }
}
