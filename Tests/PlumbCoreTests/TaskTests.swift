import Foundation
import Testing

@testable import PlumbCore

@MainActor
private final class Log {
    var events: [String] = []
    func note(_ event: String) { events.append(event) }
}

/// Code that belongs to no actor.
private func slowAnswer() async -> Int {
    try? await Task.sleep(for: .seconds(1))
    return 42
}

@Suite @MainActor
struct TaskTests {
    @Test func aTaskRunsBetweenFramesAndSleepsByTheHostsClock() {
        struct Root: View {
            @State private var width: CGFloat = 10
            var body: some View {
                block("a", width, 10).task {
                    width = 20
                    try? await Task.sleep(for: .seconds(2))
                    width = 30
                    try? await Task.sleep(nanoseconds: 500_000_000)
                    width = 40
                }
            }
        }
        let host = hostOf(Root())
        #expect(host.layout()["a"]?[2] == 20)
        #expect(host.nextFrame == 2)
        host.advance(by: 1.99)
        #expect(host.layout()["a"]?[2] == 20)
        host.advance(by: 0.01)
        #expect(host.layout()["a"]?[2] == 30)
        host.advance(by: 0.5)
        #expect(host.layout()["a"]?[2] == 40)
        #expect(host.nextFrame == nil)
    }

    /// Functions without an actor, child tasks and groups of a view's task are run by the host as well.
    @Test func codeOfNoActorIsDeterministicToo() {
        struct Root: View {
            @State private var width: CGFloat = 10
            var body: some View {
                block("a", width, 10).task {
                    async let one = slowAnswer()
                    let two = await withTaskGroup(of: Int.self) { group in
                        for _ in 0..<3 { group.addTask { await slowAnswer() } }
                        var sum = 0
                        for await answer in group { sum += answer }
                        return sum
                    }
                    width = CGFloat(await one + two)
                }
            }
        }
        let host = hostOf(Root())
        #expect(host.layout()["a"]?[2] == 10)
        host.advance(by: 0.9)
        #expect(host.layout()["a"]?[2] == 10)
        host.advance(by: 0.1)
        #expect(host.layout()["a"]?[2] == 168)
    }

    @Test func aTaskOfAnActionIsRunToo() {
        let eventLog = EventLog()
        struct Root: View {
            let eventLog: EventLog
            @State private var width: CGFloat = 10
            var body: some View {
                block("a", width, 10).onTapGesture {
                    Task {
                        width = 20
                        try await Task.sleep(for: .seconds(1))
                        width = 30
                    }
                }
            }
        }
        let host = hostOf(Root(eventLog: eventLog))
        host.layout()
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(host.layout()["a"]?[2] == 20)
        host.advance(by: 1)
        #expect(host.layout()["a"]?[2] == 30)
    }

    @Test func aTaskIsCancelledWithItsView() {
        struct Root: View {
            let isThere: Bool
            let log: Log
            var body: some View {
                VStack {
                    block("x", 10, 10)
                    if isThere {
                        block("a", 10, 10)
                            .task {
                                log.note("begin")
                                do {
                                    try await Task.sleep(for: .seconds(10))
                                    log.note("slept")
                                } catch {
                                    log.note("cancelled \(Task.isCancelled)")
                                }
                            }
                            .onDisappear { log.note("disappear") }
                    }
                }
            }
        }
        let log = Log()
        let host = hostOf(Root(isThere: true, log: log))
        host.layout()
        host.advance(by: 1)
        #expect(log.events == ["begin"])
        host.setRoot(Root(isThere: false, log: log))
        host.layout()
        #expect(log.events.sorted() == ["begin", "cancelled true", "disappear"])
        #expect(host.nextFrame == nil)
    }

    @Test func aTaskBeginsAnewWithAnotherIdentifier() {
        struct Root: View {
            let id: Int
            let other: CGFloat
            let log: Log
            var body: some View {
                block("a", other, 10).task(id: id) {
                    log.note("begin \(id)")
                    try? await Task.sleep(for: .seconds(1))
                    log.note("\(Task.isCancelled ? "cancelled" : "end") \(id)")
                }
            }
        }
        let log = Log()
        let host = hostOf(Root(id: 1, other: 10, log: log))
        host.layout()
        host.setRoot(Root(id: 1, other: 20, log: log))
        host.layout()
        #expect(log.events == ["begin 1"])
        host.setRoot(Root(id: 2, other: 20, log: log))
        host.layout()
        #expect(log.events.sorted() == ["begin 1", "begin 2", "cancelled 1"])
        host.advance(by: 2)
        #expect(log.events.last == "end 2")
    }

    @Test func anAlternativeThatIsNotChosenBeginsNoTask() {
        let log = Log()
        let host = hostOf(
            ViewThatFits {
                block("wide", 1000, 10).task { log.note("wide") }
                block("narrow", 10, 10).task { log.note("narrow") }
            })
        host.layout()
        #expect(log.events == ["narrow"])
    }

    /// In the order in which they were asked for, also among hosts that know nothing of each other.
    @Test func hostsHaveTimesOfTheirOwn() {
        struct Root: View {
            let name: String
            let log: Log
            var body: some View {
                Color.red.task {
                    try? await Task.sleep(for: .seconds(1))
                    log.note(name)
                }
            }
        }
        let log = Log()
        let (one, two) = (hostOf(Root(name: "one", log: log)), hostOf(Root(name: "two", log: log)))
        one.layout()
        two.layout()
        two.advance(by: 1)
        #expect(log.events == ["two"])
        one.advance(by: 1)
        #expect(log.events == ["two", "one"])
    }

    @Test func aTaskThatNeverRestsEndsInASentence() {
        let host = hostOf(Color.red.task { while !Task.isCancelled { try? await Task.sleep(for: .zero) } })
        host.layout()
        #expect(host.diagnostics.contains { $0.message.contains("without end") })
        host.setRoot(Color.red.task {})
    }

    @Test func tasksGoWithTheHost() async {
        let log = Log()
        weak var graph: ViewGraph?
        do {
            let host = hostOf(
                Color.red.task {
                    try? await Task.sleep(for: .seconds(1000))
                    log.note("over")
                })
            host.layout()
            graph = host.graph
        }
        #expect(graph == nil)
        for _ in 0..<1000 where log.events.isEmpty { await Task.yield() }
        #expect(log.events == ["over"])
    }
}
