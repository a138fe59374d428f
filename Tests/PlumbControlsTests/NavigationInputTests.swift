import Foundation
import Observation
import PlumbCore
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Stacks whose path changes faster, or is longer or odder, than people would make it.
@MainActor
@Suite struct NavigationInputTests {
    /// What a test changes.
    @MainActor @Observable
    final class Remote {
        var path: [Int] = []
    }

    private struct Counter: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Screen \(number)")
                Button("count \(count)") { count += 1 }
            }
        }
    }

    private struct Stack: View {
        @Bindable var remote: Remote

        var body: some View {
            NavigationStack(path: $remote.path) {
                Text("Root").toolbar(.hidden, for: .navigationBar)
                    .navigationDestination(for: Int.self) {
                        Counter(number: $0).toolbar(.hidden, for: .navigationBar)
                    }
            }
        }
    }

    private func stack(_ path: [Int] = []) -> (remote: Remote, host: ViewHost) {
        let remote = Remote()
        remote.path = path
        let host = screenOf(Stack(remote: remote))
        host.rest()
        return (remote, host)
    }

    /// The screens that are seen, in the order in which they are read.
    private func seen(_ host: ViewHost) -> [String] {
        host.labels.filter { $0 == "Root" || $0.hasPrefix("Screen") }
    }

    // MARK: Many pushes

    /// With a push every 20 milliseconds, 26 screens are on their way at most, of half a second each, below the topmost
    /// one. The others have come to rest, and are not seen.
    @Test(arguments: [300, 1000]) func screensComeToRestOneByOne(count: Int) {
        let model = NavigationModel()
        model.setRoot(AnyView(Color.red), column: nil)
        var most = 0
        func seen() -> Int { model.screens.count { model.isSeen($0) } }
        for push in 1...count {
            let elements = (1...push).map { AnyHashable($0) }
            model.path = PathAccess(elements: elements, append: { _ in false }, removeLast: { _ in })
            let move = model.show(model.wanted(.iOS17))
            most = max(most, seen())
            model.settle(move - 25)
        }
        #expect(most == 27)
        for move in count - 25...count { model.settle(move) }
        #expect(seen() == 1 && model.screens.count == count + 1)
    }

    /// The same on a screen: of 61 there are about 27.
    @Test func onlyWhatIsOnItsWayIsSeen() {
        let (remote, host) = stack()
        for number in 1...60 {
            remote.path.append(number)
            host.advance(by: 0.02)
        }
        #expect((2...30).contains(seen(host).count), "\(seen(host))")
        #expect(seen(host).contains("Screen 60") && seen(host).contains("Screen 59"))
        host.rest()
        #expect(seen(host) == ["Screen 60"])
    }

    /// A screen is seen until what came over it is there, also where that took the place of another one on its way.
    @Test func whatLiesBelowAPushIsSeenToItsEnd() {
        let (remote, host) = stack()
        remote.path = [1]
        host.advance(by: 0.3)
        remote.path = [2]
        host.advance(by: 0.3)
        #expect(seen(host) == ["Root", "Screen 2"])
        host.advance(by: 0.3)
        #expect(seen(host) == ["Screen 2"])
    }

    @Test func aThousandScreensArePushedAtOnce() {
        let (remote, host) = stack()
        remote.path = Array(1...1000)
        host.rest()
        #expect(seen(host) == ["Screen 1,000"])
        remote.path.removeLast(999)
        host.rest()
        #expect(seen(host) == ["Screen 1"])
        remote.path = []
        host.rest()
        #expect(seen(host) == ["Root"] && host.diagnostics.isEmpty && host.checkInvariants().isEmpty)
    }

    // MARK: Odd paths

    /// Equal values are screens of their own, each with its state: they are told apart by their place in the path.
    @Test func equalValuesAreScreensOfTheirOwn() {
        let (remote, host) = stack([7])
        host.go("count 0")
        remote.path = [7, 7]
        host.rest()
        #expect(seen(host) == ["Screen 7"] && host.element("count 0") != nil)
        remote.path = [7, 7, 7]
        host.rest()
        host.go("count 0")
        host.go("count 1")
        remote.path = [7, 7]
        host.rest()
        #expect(host.element("count 0") != nil)
        remote.path = [7]
        host.rest()
        #expect(host.element("count 1") != nil)
        remote.path = []
        host.rest()
        #expect(seen(host) == ["Root"] && host.diagnostics.isEmpty)
    }

    /// A path of equal values at once, and links that bring the same value twice.
    @Test func equalValuesComeAtOnce() {
        let (remote, host) = stack()
        remote.path = [5, 5, 5]
        host.rest()
        #expect(seen(host) == ["Screen 5"])
        remote.path.removeLast()
        host.rest()
        remote.path.removeLast()
        host.rest()
        #expect(seen(host) == ["Screen 5"] && host.checkInvariants().isEmpty)
        remote.path.removeLast()
        host.rest()
        #expect(seen(host) == ["Root"])
    }

    /// What is set while a screen is on its way is shown when all has come to rest, and nothing else.
    @Test(
        arguments: [
            ([1], [], "Root"), ([1], [1, 2], "Screen 2"), ([1], [2], "Screen 2"), ([1, 2], [2, 1], "Screen 1"),
            ([1], [1], "Screen 1"), ([1, 2, 3], [1], "Screen 1"),
        ] as [([Int], [Int], String)])
    func aPathIsSetWhileAScreenComes(first: [Int], second: [Int], shown: String) {
        for times in 1...2 {
            let (remote, host) = stack()
            for _ in 0..<times {
                remote.path = first
                host.advance(by: 0.1)
                remote.path = second
                host.advance(by: 0.1)
            }
            host.rest()
            #expect(seen(host) == [shown] && remote.path == second)
            #expect(host.diagnostics.isEmpty && host.checkInvariants().isEmpty)
            let before = host.dump
            host.rest()
            #expect(host.dump == before)
        }
    }
}
