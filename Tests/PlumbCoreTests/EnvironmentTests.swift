import Foundation
import Testing

@testable import PlumbCore

private struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

extension EnvironmentValues {
    fileprivate var blockWidth: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

/// As wide as the environment says.
private struct EnvironmentBlock: View {
    let name: String
    let switches: Switches
    @Environment(\.blockWidth) private var width
    var body: some View {
        switches.note("body \(name)")
        return block(name, width, 10)
    }
}

@Suite @MainActor
struct EnvironmentTests {
    @Test func defaultsAndInheritance() {
        let switches = Switches()
        let report = hostOf(
            HStack(spacing: 0) {
                EnvironmentBlock(name: "a", switches: switches)
                HStack(spacing: 0) {
                    EnvironmentBlock(name: "b", switches: switches)
                    EnvironmentBlock(name: "c", switches: switches).environment(\.blockWidth, 30)
                }
                .environment(\.blockWidth, 20)
                EnvironmentBlock(name: "d", switches: switches).transformEnvironment(\.blockWidth) { $0 += 5 }
            }
        ).layout()
        #expect(report["a"]?[2] == 10)
        #expect(report["b"]?[2] == 20)
        #expect(report["c"]?[2] == 30)
        #expect(report["d"]?[2] == 15)
    }

    /// The middle view is the same value as before; its child must still see the change.
    @Test func changesReachTheChildrenOfSkippedViews() {
        struct Middle: View {
            let switches: Switches
            var body: some View {
                switches.note("body middle")
                return VStack {
                    EnvironmentBlock(name: "a", switches: switches)
                    block("b", 1, 1)
                }
            }
        }
        struct Root: View {
            let switches: Switches
            @State private var width: CGFloat = 20
            var body: some View {
                switches.set("grow") { width += 10 }
                return Middle(switches: switches).environment(\.blockWidth, width)
            }
        }
        let switches = Switches()
        let host = hostOf(Root(switches: switches))
        #expect(host.layout()["a"]?[2] == 20)
        switches.run("grow")
        #expect(host.layout()["a"]?[2] == 30)
    }

    @Test func changesReachRowsOfAForEachAndMembersOfAGroup() {
        struct Root: View {
            let switches: Switches
            let width: CGFloat
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<2) { EnvironmentBlock(name: "\($0)", switches: switches) }
                    Group { EnvironmentBlock(name: "g", switches: switches) }.padding(0)
                    AnyView(EnvironmentBlock(name: "v", switches: switches))
                    GeometryReader { _ in EnvironmentBlock(name: "r", switches: switches) }
                }
                .environment(\.blockWidth, width)
            }
        }
        let switches = Switches()
        let host = hostOf(Root(switches: switches, width: 20))
        host.layout()
        host.setRoot(Root(switches: switches, width: 33))
        let report = host.layout()
        for name in ["0", "1", "g", "v", "r"] { #expect(report[name]?[2] == 33, "\(name)") }
    }

    @Test func theSameEnvironmentEvaluatesNothing() {
        struct Root: View {
            let switches: Switches
            @State private var height: CGFloat = 10
            var body: some View {
                switches.set("grow") { height += 1 }
                return VStack {
                    block("x", 10, height)
                    EnvironmentBlock(name: "a", switches: switches)
                }
            }
        }
        let switches = Switches()
        let host = hostOf(Root(switches: switches).environment(\.blockWidth, 20))
        host.layout()
        switches.clear()
        switches.run("grow")
        host.layout()
        #expect(switches["body a"] == 0)
    }

    /// A modifier that sets the same value again changes nothing for those who read it.
    @Test func aModifierThatSetsTheSameAgainEvaluatesNothing() {
        struct Root: View {
            let switches: Switches
            @State private var height: CGFloat = 10
            var body: some View {
                switches.set("grow") { height += 1 }
                return VStack {
                    block("x", 10, height)
                    EnvironmentBlock(name: "a", switches: switches).environment(\.blockWidth, 20)
                }
            }
        }
        let switches = Switches()
        let host = hostOf(Root(switches: switches))
        host.layout()
        switches.clear()
        switches.run("grow")
        host.layout()
        #expect(switches["body a"] == 0)
    }
}
