import Foundation
import Observation
import PlumbCore
import Testing

@testable import PlumbControls

/// What comes and goes when screens are pushed, tabs are chosen and columns change.
///
/// The order is that of SwiftUI since iOS 16, as people have measured it: what comes appears as it begins to come, and
/// what goes disappears when it is not seen any more. A covered screen keeps its state, a popped one loses it, and a
/// `task` ends and begins with disappearing and appearing (developer.apple.com, `NavigationStack`, `View.task`).
@MainActor
@Suite struct LifeCycleTests {
    /// A screen that tells of its life, with a count that it keeps.
    private struct Living: View {
        let name: String
        let log: LifeLog
        @State private var count = 0

        var body: some View {
            VStack {
                Button("count \(name)") { count += 1 }
                Text("\(name) has \(count)")
            }
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
            .task {
                log.add("task \(name)")
                do { try await Task.sleep(for: .seconds(1000)) } catch { log.add("end \(name)") }
            }
        }
    }

    /// What a test changes.
    @MainActor @Observable
    final class Remote {
        var path: [Int] = []
        var isShown = false
        var item: Int?
        var tab = 0
        var choice: Int?
        var isThere = true
        var sheet = false
        var second = false
        var shown: Shown?
    }

    struct Shown: Identifiable, Equatable {
        let id: Int
    }

    private struct Stack: View {
        @Bindable var remote: Remote
        let log: LifeLog
        var root = "A"

        var body: some View {
            NavigationStack(path: $remote.path) {
                Living(name: root, log: log).navigationTitle(root)
                    .navigationDestination(for: Int.self) { Living(name: "\($0)", log: log) }
                    .navigationDestination(isPresented: $remote.isShown) { Living(name: "shown", log: log) }
                    .navigationDestination(item: $remote.item) { Living(name: "item \($0)", log: log) }
            }
        }
    }

    private struct Tabs: View {
        @Bindable var remote: Remote
        let log: LifeLog

        var body: some View {
            TabView(selection: $remote.tab) {
                Stack(remote: remote, log: log).tabItem { Text("One") }.tag(0)
                Living(name: "B", log: log).tabItem { Text("Two") }.tag(1)
            }
        }
    }

    private struct Columns: View {
        @Bindable var remote: Remote
        let log: LifeLog

        var body: some View {
            NavigationSplitView {
                List([1, 2], id: \.self, selection: $remote.choice) { Text("Row \($0)") }
                    .onAppear { log.add("+side") }.onDisappear { log.add("-side") }
            } detail: {
                if let choice = remote.choice { Living(name: "\(choice)", log: log).id(choice) }
            }
        }
    }

    /// A screen that is presented, and can close itself.
    private struct Presented: View {
        let name: String
        let log: LifeLog
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Living(name: name, log: log)
                Button("close \(name)") { dismiss() }
            }
        }
    }

    /// A sheet over a stack, another one over that, and one for a value.
    private struct Sheets: View {
        @Bindable var remote: Remote
        let log: LifeLog

        var body: some View {
            Stack(remote: remote, log: log)
                .sheet(isPresented: $remote.sheet, onDismiss: { log.add("S is gone") }) {
                    Presented(name: "S", log: log)
                        .sheet(isPresented: $remote.second, onDismiss: { log.add("T is gone") }) {
                            Presented(name: "T", log: log)
                        }
                }
                .sheet(item: $remote.shown, onDismiss: { log.add("one is gone") }) {
                    Presented(name: "of \($0.id)", log: log)
                }
        }
    }

    private struct Cover: View {
        @Bindable var remote: Remote
        let log: LifeLog

        var body: some View {
            Tabs(remote: remote, log: log)
                .fullScreenCover(isPresented: $remote.sheet, onDismiss: { log.add("C is gone") }) {
                    Presented(name: "C", log: log)
                }
        }
    }

    enum Scene: Sendable { case stack, tabs, columns, wideColumns, removable, sheets, cover }

    struct Step: Sendable {
        let what: @MainActor @Sendable (ViewHost, Remote) -> Void
        let log: [String]

        init(_ log: [String], _ what: @escaping @MainActor @Sendable (ViewHost, Remote) -> Void) {
            self.what = what
            self.log = log
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let scene: Scene
        let steps: [Step]

        init(_ name: String, in scene: Scene = .stack, _ steps: [Step]) {
            (testDescription, self.scene, self.steps) = (name, scene, steps)
        }
    }

    nonisolated static let first = Step(["+A", "task A"]) { _, _ in }
    nonisolated static func path(_ path: [Int], _ log: [String]) -> Step { Step(log) { $1.path = path } }
    /// Moves a finger from the leading edge by so many points, and lets go.
    nonisolated static func swipe(by way: CGFloat, _ log: [String]) -> Step {
        Step(log) { host, _ in
            host.send(.touch(.began, at: CGPoint(x: 5, y: 400)))
            for part in 1...20 {
                host.advance(by: 0.05)
                host.send(.touch(.changed, at: CGPoint(x: 5 + way * CGFloat(part) / 20, y: 400)))
            }
            host.advance(by: 0.5)
            host.send(.touch(.ended, at: CGPoint(x: 5 + way, y: 400)))
        }
    }

    nonisolated static let cases = [
        Case("the first screen", [first]),
        Case("push", [first, path([1], ["+1", "task 1", "-A", "end A"])]),
        Case("pop", [first, path([1], ["+1", "task 1", "-A", "end A"]), path([], ["+A", "task A", "-1", "end 1"])]),
        Case(
            "push without an animation",
            [
                first,
                Step(["-A", "end A", "+1", "task 1"]) { _, remote in
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { remote.path = [1] }
                },
            ]),
        Case(
            "a replaced path",
            [
                first, path([1], ["+1", "task 1", "-A", "end A"]), path([2], ["+2", "task 2", "-1", "end 1"]),
            ]),
        Case(
            "two values at once: the one between is not seen", [first, path([1, 2], ["+2", "task 2", "-A", "end A"])]),
        Case(
            "two screens go at once",
            [
                first, path([1, 2], ["+2", "task 2", "-A", "end A"]), path([], ["+A", "task A", "-2", "end 2"]),
            ]),
        Case(
            "the one between is seen when the last one goes",
            [
                first, path([1, 2], ["+2", "task 2", "-A", "end A"]), path([1], ["+1", "task 1", "-2", "end 2"]),
            ]),
        Case(
            "a path that is set while a screen comes",
            [
                first,
                Step(["+1", "task 1", "+2", "task 2", "-A", "end A", "-1", "end 1"]) { host, remote in
                    remote.path = [1]
                    host.advance(by: 0.1)
                    remote.path = [1, 2]
                },
            ]),
        Case(
            "half a swipe, let go",
            [
                first, path([1], ["+1", "task 1", "-A", "end A"]),
                swipe(by: 120, ["+A", "task A", "-A", "end A"]),
            ]),
        Case(
            "a swipe that goes",
            [first, path([1], ["+1", "task 1", "-A", "end A"]), swipe(by: 300, ["+A", "task A", "-1", "end 1"])]),
        Case(
            "a presented screen",
            [
                first, Step(["+shown", "task shown", "-A", "end A"]) { $1.isShown = true },
                Step(["+A", "task A", "-shown", "end shown"]) { $1.isShown = false },
            ]),
        Case(
            "an item, another one, and none",
            [
                first, Step(["+item 1", "task item 1", "-A", "end A"]) { $1.item = 1 },
                Step(["-item 1", "+item 2", "end item 1", "task item 2"]) { $1.item = 2 },
                Step(["+A", "task A", "-item 2", "end item 2"]) { $1.item = nil },
            ]),
        Case(
            "the state of a covered screen is kept",
            [
                Step(["+A", "task A"]) { host, _ in host.go("count A") },
                path([1], ["+1", "task 1", "-A", "end A"]),
                Step(["+A", "task A", "-1", "end 1"]) { host, remote in
                    remote.path = []
                    host.rest()
                    #expect(host.element("A has 1") != nil)
                },
            ]),
        Case(
            "the state of a popped screen ends",
            [
                first,
                Step(["+1", "task 1", "-A", "end A"]) { host, remote in
                    remote.path = [1]
                    host.rest()
                    host.go("count 1")
                },
                path([], ["+A", "task A", "-1", "end 1"]),
                Step(["+1", "task 1", "-A", "end A"]) { host, remote in
                    remote.path = [1]
                    host.rest()
                    #expect(host.element("1 has 0") != nil)
                },
            ]),
        Case("another tab", in: .tabs, [first, Step(["-A", "end A", "+B", "task B"]) { $1.tab = 1 }]),
        Case(
            "the first tab again, with its state", in: .tabs,
            [
                Step(["+A", "task A"]) { host, _ in host.go("count A") },
                Step(["-A", "end A", "+B", "task B"]) { $1.tab = 1 },
                Step(["-B", "end B", "+A", "task A"]) { host, remote in
                    remote.tab = 0
                    host.rest()
                    #expect(host.element("A has 1") != nil)
                },
            ]),
        Case(
            "a pushed screen in a tab", in: .tabs,
            [
                first, path([1], ["+1", "task 1", "-A", "end A"]),
                Step(["-1", "end 1", "+B", "task B"]) { $1.tab = 1 },
                Step(["-B", "end B", "+1", "task 1"]) { $1.tab = 0 },
            ]),
        Case(
            "a choice on a phone, and back", in: .columns,
            [
                Step(["+side"]) { _, _ in },
                Step(["+1", "task 1", "-side"]) { $1.choice = 1 },
                Step(["+side", "-1", "end 1"]) { host, _ in host.go("Back") },
            ]),
        Case(
            "a choice in a wide window", in: .wideColumns,
            [
                Step(["+side"]) { _, _ in }, Step(["+1", "task 1"]) { $1.choice = 1 },
                Step(["-1", "+2", "end 1", "task 2"]) { $1.choice = 2 },
            ]),
        Case(
            "a stack that goes with what it shows", in: .removable,
            [
                first, path([1], ["+1", "task 1", "-A", "end A"]), Step(["-1", "end 1"]) { $1.isThere = false },
            ]),
        Case(
            "a screen is pushed behind a sheet", in: .sheets,
            [
                first, Step(["+S", "task S"]) { $1.sheet = true }, path([1], ["+1", "task 1", "-A", "end A"]),
                Step(["-S", "S is gone", "end S"]) { $1.sheet = false },
                path([], ["+A", "task A", "-1", "end 1"]),
            ]),
        Case(
            "another tab behind a cover", in: .cover,
            [
                first, Step(["+C", "task C"]) { $1.sheet = true },
                Step(["-A", "end A", "+B", "task B"]) { $1.tab = 1 },
                Step(["-C", "C is gone", "end C"]) { host, _ in host.go("close C") },
                Step(["-B", "end B", "+A", "task A"]) { $1.tab = 0 },
            ]),
        Case(
            "a sheet that closes itself, and comes again without its state", in: .sheets,
            [
                first,
                Step(["+S", "task S"]) { host, remote in
                    remote.sheet = true
                    host.rest()
                    host.go("count S")
                },
                Step(["-S", "S is gone", "end S"]) { host, remote in
                    host.go("close S")
                    #expect(!remote.sheet)
                },
                Step(["+S", "task S"]) { host, remote in
                    remote.sheet = true
                    host.rest()
                    #expect(host.element("S has 0") != nil)
                },
            ]),
        Case(
            "a sheet over a sheet: both go at once", in: .sheets,
            [
                first, Step(["+S", "task S"]) { $1.sheet = true }, Step(["+T", "task T"]) { $1.second = true },
                Step(["-S", "-T", "T is gone", "S is gone", "end S", "end T"]) {
                    ($1.sheet, $1.second) = (false, false)
                },
            ]),
        Case(
            "a sheet for another value", in: .sheets,
            [
                first, Step(["+of 1", "task of 1"]) { $1.shown = Shown(id: 1) },
                Step(["-of 1", "one is gone", "+of 2", "end of 1", "task of 2"]) { $1.shown = Shown(id: 2) },
                Step(["-of 2", "one is gone", "end of 2"]) { $1.shown = nil },
            ]),
    ]

    private struct Removable: View {
        let remote: Remote
        let log: LifeLog
        var body: some View { if remote.isThere { Stack(remote: remote, log: log) } }
    }

    @Test(arguments: cases) func screensComeAndGoInOrder(_ line: Case) async {
        let (remote, log) = (Remote(), LifeLog())
        let host =
            switch line.scene {
            case .stack: screenOf(Stack(remote: remote, log: log))
            case .tabs: screenOf(Tabs(remote: remote, log: log))
            case .columns: screenOf(Columns(remote: remote, log: log))
            case .wideColumns:
                screenOf(Columns(remote: remote, log: log), width: 1194, height: 834, top: 24, bottom: 20)
            case .removable: screenOf(Removable(remote: remote, log: log))
            case .sheets: screenOf(Sheets(remote: remote, log: log))
            case .cover: screenOf(Cover(remote: remote, log: log))
            }
        host.update()
        for (number, step) in line.steps.enumerated() {
            step.what(host, remote)
            host.update()
            host.rest()
            // Tasks run by themselves: in which order to what views do is not said.
            for _ in 0..<20 { await Task.yield() }
            let lines = log.take()
            #expect(lines.filter { !$0.isTask } == step.log.filter { !$0.isTask }, "step \(number)")
            #expect(lines.filter(\.isTask).sorted() == step.log.filter(\.isTask).sorted(), "step \(number)")
        }
        #expect(host.checkInvariants().isEmpty)
    }
}

extension String {
    fileprivate var isTask: Bool { hasPrefix("task") || hasPrefix("end") }
}
