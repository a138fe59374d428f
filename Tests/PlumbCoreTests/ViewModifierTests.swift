import Foundation
import Testing

@testable import PlumbCore

private struct Framed: ViewModifier {
    let inset: CGFloat
    func body(content: Content) -> some View { content.padding(inset).frame(height: 40, alignment: .top) }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content
            content
        }
    }
}

private struct Growing: ViewModifier {
    let eventLog: EventLog
    @State private var inset: CGFloat = 1
    func body(content: Content) -> some View {
        eventLog.note("body modifier")
        eventLog.set("grow") { inset += 1 }
        return content.padding(inset)
    }
}

@Suite @MainActor
struct ViewModifierTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("one view", in: 100, 100, size: [20, 40], ["a": [5, 5, 10, 10]]) {
            block("a", 10, 10).modifier(Framed(inset: 5))
        },
        LayoutCase("the content twice", in: 100, 100, size: [20, 10], ["a": [0, 0, 10, 10]]) {
            block("a", 10, 10).modifier(Twice())
        },
        // The content stands for a list: what the body does to it, it does to each member.
        LayoutCase("a list", in: 100, 100, size: [50, 40], ["a": [5, 5, 10, 10], "b": [25, 5, 20, 10]]) {
            HStack(spacing: 0) {
                Group {
                    block("a", 10, 10)
                    block("b", 20, 10)
                }
                .modifier(Framed(inset: 5))
            }
        },
        LayoutCase("a list twice", in: 100, 100, size: [60, 10], ["a": [0, 0, 10, 10], "b": [10, 0, 20, 10]]) {
            Group {
                block("a", 10, 10)
                block("b", 20, 10)
            }
            .modifier(Twice())
        },
        LayoutCase("modifiers in a row", in: 100, 100, size: [40, 40], ["a": [1, 1, 10, 10]]) {
            block("a", 10, 10).modifier(Framed(inset: 1)).modifier(Twice()).frame(width: 40, alignment: .leading)
        },
        LayoutCase("concatenated", in: 100, 100, size: [24, 40], ["a": [1, 1, 10, 10]]) {
            block("a", 10, 10).modifier(Framed(inset: 1).concat(Twice()))
        },
        LayoutCase("that change nothing", in: 100, 100, size: [10, 10]) {
            block("a", 10, 10).modifier(EmptyModifier())
        },
    ]

    @Test(arguments: cases)
    func modifies(_ example: LayoutCase) { example.check() }

    @Test func theyHaveStateOfTheirOwn() {
        let eventLog = EventLog()
        let host = hostOf(block("a", 10, 10).modifier(Growing(eventLog: eventLog)))
        #expect(host.layout()["a"] == [1, 1, 10, 10])
        eventLog.clear()
        eventLog.run("grow")
        #expect(host.layout()["a"] == [2, 2, 10, 10])
        #expect(eventLog.counts == ["body modifier": 1])
    }

    @Test(
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theySeeTheEnvironment(direction: LayoutDirection) {
        struct Following: ViewModifier {
            @Environment(\.layoutDirection) private var direction
            func body(content: Content) -> some View { content.frame(width: direction == .rightToLeft ? 20 : 10) }
        }
        let host = hostOf(Color.red.modifier(Following()), in: 100, 10, direction: direction)
        #expect(host.layout().size.width == (direction == .rightToLeft ? 20 : 10))
    }

    @Test func contentKeepsItsStateWhenTheModifierChanges() {
        struct Content: View {
            let eventLog: EventLog
            @State private var width: CGFloat = 10
            var body: some View {
                eventLog.set("widen") { width += 10 }
                return block("a", width, 10)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Content(eventLog: eventLog).modifier(Growing(eventLog: eventLog)))
        host.layout()
        eventLog.run("widen")
        #expect(host.layout()["a"] == [1, 1, 20, 10])
        eventLog.run("grow")
        #expect(host.layout()["a"] == [2, 2, 20, 10])
    }
}
