import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct EnvironmentalModifierTests {
    private struct Indent: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Inset {
            Inset(length: environment.layoutDirection == .leftToRight ? 10 : 20)
        }
    }

    private struct Inset: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    @Test func becomesWhatTheEnvironmentSays() {
        let host = hostOf(block("a", 5, 5).modifier(Indent()).environment(\.layoutDirection, .leftToRight))
        #expect(host.layout().size == CGSize(width: 25, height: 25))
        host.setRoot(block("a", 5, 5).modifier(Indent()).environment(\.layoutDirection, .rightToLeft))
        #expect(host.layout().size == CGSize(width: 45, height: 45))
    }

    @Test func transformedToTheSameValueEvaluatesNoBody() {
        struct Reader: View {
            let eventLog: EventLog
            @Environment(\.lineSpacing) private var spacing
            var body: some View {
                eventLog.note("\(spacing)")
                return Color.red
            }
        }
        let eventLog = EventLog()
        func view(_ spacing: CGFloat) -> some View {
            Reader(eventLog: eventLog).transformEnvironment(\.lineSpacing) { $0 += spacing }
        }
        let host = hostOf(view(3))
        host.layout()
        host.setRoot(view(3))
        host.layout()
        #expect(eventLog.events == ["3.0"])
        host.setRoot(view(4))
        host.layout()
        #expect(eventLog.events == ["3.0", "4.0"])
    }

    /// Guides of list rows are guides as users' own are.
    @Test func separatorsOfRowsAreGuides() {
        let guide = Alignment(horizontal: .listRowSeparatorLeading, vertical: .top)
        let stack = ZStack(alignment: guide) {
            block("a", 30, 10).alignmentGuide(.listRowSeparatorLeading) { _ in 12 }
            block("b", 30, 10)
        }
        #expect(hostOf(stack).layout()["b"] == [12, 0, 30, 10])
        let trailing = ZStack(alignment: Alignment(horizontal: .listRowSeparatorTrailing, vertical: .top)) {
            block("a", 30, 10)
            block("b", 20, 10)
        }
        #expect(hostOf(trailing).layout()["b"] == [10, 0, 20, 10])
    }
}
