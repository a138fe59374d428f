import Foundation
import Testing

@testable import PlumbCore

/// A modifier on a list applies to each of its members.
@Suite @MainActor
struct GroupTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("no box of its own", in: 100, 100, size: [30, 10], ["a": [0, 0, 10, 10], "b": [10, 0, 20, 10]]) {
            HStack(spacing: 0) {
                Group {
                    block("a", 10, 10)
                    block("b", 20, 10)
                }
            }
        },
        // Each member is padded by 5: 20 and 30 wide.
        LayoutCase(
            "padding on each member", in: 100, 100, size: [50, 20], ["a": [5, 5, 10, 10], "b": [25, 5, 20, 10]]
        ) {
            HStack(spacing: 0) {
                Group {
                    block("a", 10, 10)
                    block("b", 20, 10)
                }
                .padding(5)
            }
        },
        // Padding 5 inside, a frame of 40 outside, for each.
        LayoutCase(
            "two modifiers in order", in: 200, 100, size: [80, 20], ["a": [5, 5, 10, 10], "b": [45, 5, 20, 10]]
        ) {
            HStack(spacing: 0) {
                Group {
                    block("a", 10, 10)
                    block("b", 20, 10)
                }
                .padding(5).frame(width: 40, alignment: .leading)
            }
        },
        // a 2 + 10 + 2; b 2 + 1 + 10 + 1 + 2 + 2 = 18; c 28; d 1.
        LayoutCase(
            "nested groups", in: 200, 100, size: [61, 14],
            ["a": [2, 2, 10, 10], "b": [17, 2, 10, 10], "c": [35, 2, 20, 10]]
        ) {
            HStack(spacing: 0) {
                Group {
                    block("a", 10, 10)
                    Group {
                        block("b", 10, 10)
                        block("c", 20, 10)
                    }
                    .padding(.horizontal, 1).padding(.trailing, 2)
                }
                .padding(2)
                block("d", 1, 1)
            }
        },
        LayoutCase(
            "a ForEach inside", in: 200, 100, size: [36, 12], ["0": [1, 1, 10, 10], "1": [13, 1, 10, 10]]
        ) {
            HStack(spacing: 0) { ForEach(0..<3) { block("\($0)", 10, 10) }.padding(1) }
        },
        LayoutCase("an if inside", in: 200, 100, size: [24, 12], ["a": [1, 1, 10, 10], "b": [13, 1, 10, 10]]) {
            HStack(spacing: 0) {
                Group {
                    if true { block("a", 10, 10) }
                    if false { block("x", 10, 10) }
                    if false { block("y", 10, 10) } else { block("b", 10, 10) }
                }
                .padding(1)
            }
        },
        LayoutCase("nothing inside", in: 200, 100, size: [10, 10]) {
            HStack {
                block("a", 10, 10)
                Group {}.padding(50)
                EmptyView().frame(width: 70)
            }
        },
        // One overlay for each member.
        LayoutCase("overlay", in: 200, 100, ["o": [0, 0, 10, 10]]) {
            HStack {
                Group {
                    block("a", 10, 10)
                    block("b", 20, 10)
                }
                .overlay { Color.red.named("o") }
            }
        },
    ]

    @Test(arguments: cases)
    func members(_ example: LayoutCase) { example.check() }

    @Test func modifiersWaitForMembersThatComeLater() {
        struct Root: View {
            let count: Int
            var body: some View {
                HStack(spacing: 0) { Group { ForEach(0..<count, id: \.self) { block("\($0)", 10, 10) } }.padding(2) }
            }
        }
        let host = hostOf(Root(count: 1))
        #expect(host.layout().size == CGSize(width: 14, height: 14))
        host.setRoot(Root(count: 3))
        #expect(host.layout().size == CGSize(width: 42, height: 14))
        #expect(host.layout()["2"] == [30, 2, 10, 10])
    }

    /// The members of a composed view inside the group change by its own state, long after the modifier was applied.
    @Test func modifiersReachMembersOfABodyThatChangesByItself() {
        struct Several: View {
            let eventLog: EventLog
            @State private var count = 1
            var body: some View {
                eventLog.set("more") { count += 1 }
                return ForEach(0..<count, id: \.self) { block("\($0)", 10, 10) }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(
            HStack(spacing: 0) {
                Group { Several(eventLog: eventLog) }.padding(2).frame(height: 40, alignment: .top)
                block("last", 1, 1)
            })
        host.layout()
        eventLog.run("more")
        let report = host.layout()
        #expect(report["0"] == [2, 2, 10, 10])
        #expect(report["1"] == [16, 2, 10, 10])
        #expect(report["last"]?[0] == 28)
    }
}
