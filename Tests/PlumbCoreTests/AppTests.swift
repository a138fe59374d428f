import Foundation
import Synchronization
import Testing

@testable import PlumbCore

/// Apps and scenes as views see them; their windows are tested with `plumb run`.
@Suite @MainActor
struct AppTests {
    private func host<A: App>(_ app: A, _ windows: AppWindows) -> ViewHost {
        var configuration = World(proposal: ProposedViewSize(width: 200, height: 100))
        configuration.isScreen = true
        return ViewHost(AppContent(app, windows: windows), in: configuration)
    }

    private struct Counting: App {
        @State private var count = 0
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Count \(count)") {
                Color.red.frame(width: CGFloat(10 + count), height: phase == .active ? 10 : 20)
                    .accessibilityIdentifier("box").onTapGesture { count += 1 }
            }
            .defaultSize(width: 30, height: 40)
            .defaultSize(width: 50, height: 60)
            WindowGroup { Color.green }
        }
    }

    @Test func theFirstWindowsContentLivesWithTheStateOfItsApp() throws {
        let windows = AppWindows()
        let host = host(Counting(), windows)
        #expect(windows.first?.title(in: host.surroundings) == "Count 0")
        #expect(windows.first?.defaultSize == CGSize(width: 30, height: 40))
        #expect(host.layout()["box"] == [95, 45, 10, 10])
        #expect(host.tap(at: CGPoint(x: 100, y: 50)))
        #expect(windows.first?.title(in: host.surroundings) == "Count 1")
        #expect(host.layout()["box"] == [94.5, 45, 11, 10])
        host.scenePhase = .inactive
        #expect(host.layout()["box"] == [94.5, 40, 11, 20])
        #expect(host.layout().size == CGSize(width: 200, height: 100))
    }

    private struct Nested: Scene {
        @State private var width = 10.0
        @Environment(\.layoutDirection) private var direction

        var body: some Scene {
            Window("Nested", id: "nested") {
                Color.red.frame(width: width, height: 10).accessibilityIdentifier("box").onTapGesture { width = 30 }
            }
        }
    }

    private struct Outer: App {
        @State private var other = 1.0

        var body: some Scene {
            Group { Nested() }.windowResizability(.contentSize).windowResizability(.automatic)
        }
    }

    @Test func scenesWithBodiesKeepTheirOwnState() {
        let windows = AppWindows()
        let host = host(Outer(), windows)
        #expect(windows.first?.title(in: host.surroundings) == "Nested" && windows.first?.id == "nested")
        #expect(windows.first?.resizability == .contentSize)
        #expect(host.layout()["box"] == [95, 45, 10, 10])
        #expect(host.tap(at: CGPoint(x: 100, y: 50)))
        #expect(host.layout()["box"] == [85, 45, 30, 10])
    }

    @MainActor private final class Seen { var phases: [ScenePhase] = [] }

    private struct Watching: App {
        var seen = Seen()
        @Environment(\.scenePhase) private var phase

        init() {}
        init(_ seen: Seen) { self.seen = seen }

        var body: some Scene {
            WindowGroup { Color.red }
                .onChange(of: phase) { old, new in seen.phases += [old, new] }
        }
    }

    @Test func changesOfAScenesValueAreTold() {
        let seen = Seen()
        let host = host(Watching(seen), AppWindows())
        host.update()
        #expect(seen.phases.isEmpty)
        host.scenePhase = .background
        host.update()
        #expect(seen.phases == [.active, .background])
    }

    /// As wide as the app's phase says, and as high as the window's.
    private struct PhaseBox: View {
        let app: ScenePhase
        @Environment(\.scenePhase) private var phase

        private static func length(_ phase: ScenePhase) -> CGFloat {
            switch phase {
            case .background: 10
            case .inactive: 20
            case .active: 40
            }
        }

        var body: some View {
            Color.red.frame(width: Self.length(app), height: Self.length(phase)).accessibilityIdentifier("box")
        }
    }

    private struct Phased: App {
        @Environment(\.scenePhase) private var phase
        var body: some Scene { WindowGroup { PhaseBox(app: phase) } }
    }

    /// An app hears of all its windows together, the views in a window of that one. Where nobody says anything of the
    /// others, there is only the one.
    @Test func anAppHearsOfAllItsWindows() {
        let host = host(Phased(), AppWindows())
        #expect(host.layout()["box"] == [80, 30, 40, 40])
        host.scenePhase = .inactive
        #expect(host.layout()["box"] == [90, 40, 20, 20])
        host.apply(.surroundings(World.Change(\.appPhase, .active)))
        #expect(host.layout()["box"] == [80, 40, 40, 20])
        host.scenePhase = .background
        #expect(host.layout()["box"] == [80, 45, 40, 10])
        host.apply(.surroundings(World.Change(\.appPhase, .background)))
        #expect(host.layout()["box"] == [95, 45, 10, 10])
    }

    private struct Presenting: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $number in
                Color.red.frame(width: CGFloat(number), height: 10).accessibilityIdentifier("box")
                    .onTapGesture { number += 1 }
            } defaultValue: {
                20
            }
        }
    }

    @Test func aWindowForAValueOpensWithItsDefault() {
        let host = host(Presenting(), AppWindows())
        #expect(host.layout()["box"] == [90, 45, 20, 10])
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(host.layout()["box"] == [89.5, 45, 21, 10])
    }

    @Test func sizesThatAreNoneAreNoDefault() {
        struct Odd: App {
            var body: some Scene {
                WindowGroup { Color.red }.defaultSize(width: .nan, height: 10).defaultSize(width: 10, height: 0)
            }
        }
        let windows = AppWindows()
        _ = host(Odd(), windows)
        #expect(windows.first != nil && windows.first?.defaultSize == nil)
    }

    // MARK: What windows need of hosts

    @Test func aScreenIsAsLargeAsItsProposalAndShowsTheRootInItsCentre() {
        var configuration = World(proposal: ProposedViewSize(width: 100, height: 50))
        configuration.isScreen = true
        let host = ViewHost(
            Color.red.frame(width: 200, height: 10).accessibilityIdentifier("box"), in: configuration)
        #expect(host.layout()["box"] == [-50, 20, 200, 10])
        #expect(host.displayList().size == CGSize(width: 100, height: 50))
        host.proposal = ProposedViewSize(width: 300, height: 20)
        #expect(host.layout()["box"] == [50, 5, 200, 10])
    }

    private struct Reader: View {
        @Environment(\.displayScale) private var scale
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: scale * 10, height: CGFloat(count + 1)).accessibilityIdentifier("box")
                .onTapGesture { count += 1 }
        }
    }

    @Test func whatIsInheritedCanChangeAndStateStays() {
        let host = ViewHost(Reader().environment(\.lineLimit, 2))
        #expect(host.layout()["box"] == [0, 0, 20, 1])
        host.tap(at: .zero)
        host.displayScale = 3
        #expect(host.layout()["box"] == [0, 0, 30, 2])
        #expect(host.displayScale == 3)
        host.displayScale = .nan
        #expect(host.displayScale == 3)
        #expect(host.size(for: .unspecified) == CGSize(width: 30, height: 2))
    }

    @Test func timeCanPassInOneFrame() {
        let host = ViewHost(Color.red)
        var times: [Double] = []
        host.graph.clock.follow { time in
            times.append(time)
            return true
        }
        host.advance(inOneFrameTo: 1)
        host.advance(inOneFrameTo: 0.5)
        host.advance(inOneFrameTo: .nan)
        #expect(times == [1])
    }

    private struct Shared: View {
        let hold: @MainActor (Binding<Int>) -> Void
        @State private var count = 0
        var body: some View {
            let _ = hold($count)
            return Text("\(count)")
        }
    }

    @Test func aChangeWakesWhoeverSleepsOnce() {
        var binding: Binding<Int>?
        let host = ViewHost(Shared { binding = $0 })
        host.update()
        final class Counter: Sendable { let count = Mutex(0) }
        let counter = Counter()
        host.setChangeListener { counter.count.withLock { $0 += 1 } }
        binding?.wrappedValue = 1
        binding?.wrappedValue = 2
        #expect(counter.count.withLock { $0 } == 1)
        host.update()
        binding?.wrappedValue = 3
        #expect(counter.count.withLock { $0 } == 2)
        host.setChangeListener(nil)
        host.update()
        binding?.wrappedValue = 4
        #expect(counter.count.withLock { $0 } == 2)
    }
}
