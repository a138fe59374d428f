import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct WorldValuesTests {
    /// Sizes of screens and windows whose classes Apple's guidelines list.
    nonisolated static let sizes: [(Double, Double, UserInterfaceSizeClass, UserInterfaceSizeClass)] = [
        (393, 852, .compact, .regular), (430, 932, .compact, .regular), (320, 568, .compact, .regular),
        (852, 393, .compact, .compact), (932, 430, .regular, .compact), (896, 414, .regular, .compact),
        (744, 1133, .regular, .regular), (1024, 768, .regular, .regular), (507, 768, .compact, .regular),
        (639, 834, .compact, .regular), (678, 1024, .regular, .regular), (.nan, .nan, .compact, .regular),
    ]

    @Test(arguments: sizes)
    func classesOfScreens(
        width: Double, height: Double, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
    ) {
        struct Reader: View {
            @Environment(\.horizontalSizeClass) var horizontal
            @Environment(\.verticalSizeClass) var vertical
            let use: (UserInterfaceSizeClass?, UserInterfaceSizeClass?) -> Void
            var body: some View {
                use(horizontal, vertical)
                return Color.red
            }
        }
        var found: [UserInterfaceSizeClass?] = []
        let host = hostOf(
            Reader { found = [$0, $1] }, in: width.isNaN ? nil : CGFloat(width), height.isNaN ? nil : CGFloat(height))
        host.layout()
        #expect(found == [horizontal, vertical])
        // Another size of the same window.
        host.proposal = ProposedViewSize(width: 1000, height: 1000)
        host.layout()
        #expect(found == [.regular, .regular])
    }

    @Test func datesDoNotDependOnTheMachine() {
        let values = EnvironmentValues()
        #expect(values.timeZone == .gmt)
        #expect(values.calendar.identifier == .gregorian && values.calendar.timeZone == .gmt)
        #expect(values.calendar.component(.hour, from: Date(timeIntervalSinceReferenceDate: 0)) == 0)
    }

    private struct Opener: View {
        @Environment(\.openURL) private var openURL
        let eventLog: EventLog
        let url: URL
        let answer: (Bool) -> Void
        var body: some View {
            eventLog.set("open") { openURL(url, completion: answer) }
            return Color.red
        }
    }

    @Test func addressesGoOutwardsToTheHost() {
        let eventLog = EventLog()
        let (one, two) = (URL(string: "https://example.org/1")!, URL(string: "https://example.org/2")!)
        var events: [String] = []
        var configuration = World()
        configuration.openURL = {
            events.append("host \($0.lastPathComponent)")
            return true
        }
        func run(_ inner: @escaping (URL) -> OpenURLAction.Result) -> [String] {
            events = []
            let view = Opener(eventLog: eventLog, url: one) { events.append("\($0)") }
                .environment(\.openURL, OpenURLAction(handler: inner))
                .environment(
                    \.openURL,
                    OpenURLAction {
                        events.append("outer \($0.lastPathComponent)")
                        return .systemAction
                    })
            let host = ViewHost(view, in: configuration)
            host.layout()
            eventLog.run("open")
            return events
        }
        #expect(run { _ in .handled } == ["true"])
        #expect(run { _ in .discarded } == ["false"])
        #expect(run { _ in .systemAction } == ["outer 1", "host 1", "true"])
        #expect(run { _ in .systemAction(two) } == ["outer 2", "host 2", "true"])
    }

    @Test func anAddressThatNobodyOpensIsSaid() {
        let eventLog = EventLog()
        var answer: Bool?
        let host = hostOf(Opener(eventLog: eventLog, url: URL(string: "x:y")!) { answer = $0 })
        host.layout()
        eventLog.run("open")
        #expect(answer == false)
        #expect(host.diagnostics.contains { $0.message.contains("opens x:y") })
    }

    @Test func viewsThatAreThereAreToldOfAddresses() {
        struct Root: View {
            let isThere: Bool
            let log: (String) -> Void
            @State private var width: CGFloat = 10
            var body: some View {
                VStack {
                    block("a", width, 10)
                    if isThere {
                        Color.red.onOpenURL { log("inner \($0.lastPathComponent)") }
                    }
                }
                .onOpenURL { _ in
                    log("outer")
                    width = 30
                }
            }
        }
        var events: [String] = []
        let host = hostOf(Root(isThere: true) { events.append($0) })
        #expect(host.open(URL(string: "plumb://a/b")!))
        #expect(events == ["outer", "inner b"])
        #expect(host.layout()["a"]?[2] == 30)
        host.setRoot(Root(isThere: false) { events.append($0) })
        host.open(URL(string: "plumb://a/c")!)
        #expect(events == ["outer", "inner b", "outer"])
        #expect(!hostOf(Color.red).open(URL(string: "x:y")!))
    }
}
