import Foundation
import Testing

@testable import PlumbCore

/// Half of the way, a shape looks like one with the mean of its data.
@MainActor
@Suite struct ShapeMotionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable (CGFloat) -> AnyView

        init<V: View>(_ name: String, @ViewBuilder view: @escaping @MainActor @Sendable (CGFloat) -> V) {
            testDescription = name
            self.view = { AnyView(view($0).frame(width: 100, height: 60)) }
        }
    }

    nonisolated static let cases: [Case] = [
        Case("a corner's radius") { RoundedRectangle(cornerRadius: 4 + 20 * $0) },
        Case("a corner's size") {
            RoundedRectangle(cornerSize: CGSize(width: 30 - 10 * $0, height: 6 + 8 * $0)).fill(.red)
        },
        Case("an inset") { Circle().inset(by: 10 * $0).fill(.red) },
        Case("an inset of an inset") { Ellipse().inset(by: 10 * $0).inset(by: 4 * $0) },
        Case("a line's width inside of rounded corners") {
            RoundedRectangle(cornerRadius: 25).strokeBorder(.red, lineWidth: 2 + 8 * $0)
        },
        Case("a radius, a width and a part of an outline") {
            RoundedRectangle(cornerRadius: 20 * $0).trim(from: 0.25 * $0, to: 1 - 0.25 * $0).stroke(
                .red, lineWidth: 1 + $0)
        },
    ]

    private struct Mover: View {
        let place: CGFloat
        let view: @MainActor @Sendable (CGFloat) -> AnyView
        var body: some View { view(place).animation(.linear(duration: 1), value: place) }
    }

    @Test(arguments: cases) func halfOfTheWay(_ test: Case) {
        func marks(_ place: CGFloat) -> String { ViewHost(test.view(place)).displayList().text }
        let host = ViewHost(Mover(place: 0, view: test.view))
        #expect(host.displayList().text == marks(0))
        host.setRoot(Mover(place: 1, view: test.view))
        host.advance(by: 0.5)
        #expect(host.displayList().text == marks(0.5))
        host.advance(by: 0.5)
        #expect(host.displayList().text == marks(1))
        #expect(marks(0) != marks(0.5))
    }
}
