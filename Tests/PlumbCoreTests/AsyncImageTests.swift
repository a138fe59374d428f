import Foundation
import Synchronization
import Testing

@testable import PlumbCore

/// Pictures of 8 × 6 pixels at every address but those that end in "broken", counted.
private final class Shelf: PictureSource {
    private let seen = Mutex<[String]>([])
    /// What was asked for, in order.
    var asked: [String] { seen.withLock { $0 } }

    func picture(at url: URL, scale: Double) throws -> Bitmap {
        seen.withLock { $0.append("\(url.lastPathComponent)@\(scale)") }
        if url.path.hasSuffix("broken") { throw PictureFailure(.cannotDecodeContentData, "it is broken") }
        return Bitmap(width: 8, height: 6, scale: scale, pixels: Data(repeating: 255, count: 8 * 6 * 4))
    }
}

/// Phases, sizes, and what follows from another address.
@Suite @MainActor
struct AsyncImageTests {
    private let shelf = Shelf()

    private static func address(_ name: String) -> URL { URL(string: "shelf:///\(name)")! }

    private func host<V: View>(_ view: V, in width: CGFloat? = 100, _ height: CGFloat? = 100) -> ViewHost {
        var configuration = World(proposal: ProposedViewSize(width: width, height: height))
        configuration.pictures = shelf
        return ViewHost(view, in: configuration)
    }

    /// The name of the phase is that of the view.
    private struct Phased: View {
        let url: URL?
        var scale: CGFloat = 1
        var transaction = Transaction()

        var body: some View {
            AsyncImage(url: url, scale: scale, transaction: transaction) { phase in
                switch phase {
                case .empty: block("empty", 10, 10)
                case .success(let image): image.accessibilityIdentifier("image")
                case .failure(let error): block("failure \((error as? URLError)?.errorCode ?? 0)", 20, 20)
                }
            }
        }
    }

    @Test func thePictureIsInTheFirstPicture() {
        let host = host(Phased(url: Self.address("a")))
        #expect(host.layout()["image"] == [0, 0, 8, 6])
        #expect(host.diagnostics.isEmpty)
        #expect(shelf.asked == ["a@1.0"])
        // Nothing is asked for twice.
        host.advance(by: 1)
        #expect(shelf.asked == ["a@1.0"])
    }

    @Test func whatCannotBeReadIsAFailureAndSaid() {
        let host = host(Phased(url: Self.address("broken")))
        #expect(host.layout()["failure -1016"] == [0, 0, 20, 20])
        #expect(host.diagnostics.map(\.message) == ["AsyncImage has no picture of shelf:///broken: it is broken"])
    }

    @Test func withoutAnAddressThePhaseIsEmpty() {
        let host = host(Phased(url: nil))
        #expect(host.layout()["empty"] == [0, 0, 10, 10])
        #expect(host.diagnostics.isEmpty && shelf.asked.isEmpty)
    }

    @Test func aHostWithoutPicturesSaysSo() {
        let host = ViewHost(Phased(url: Self.address("a")), in: World())
        #expect(
            host.layout()["failure -16"] != nil || host.layout().frames.contains { $0.identifier.hasPrefix("failure") })
        #expect(
            host.diagnostics.map(\.message) == [
                "AsyncImage has no picture of shelf:///a: this host has no pictures with addresses"
            ])
    }

    nonisolated static let scales: [(CGFloat, [Double], String?)] = [
        (2, [0, 0, 4, 3], nil), (0.5, [0, 0, 16, 12], nil),
        (0, [0, 0, 8, 6], "AsyncImage was given the scale 0.0, which is no scale; it counts as 1"),
        (.nan, [0, 0, 8, 6], "AsyncImage was given the scale nan, which is no scale; it counts as 1"),
        (.infinity, [0, 0, 8, 6], "AsyncImage was given the scale inf, which is no scale; it counts as 1"),
        (-3, [0, 0, 8, 6], "AsyncImage was given the scale -3.0, which is no scale; it counts as 1"),
    ]

    @Test(arguments: scales)
    func itsSizeIsItsPixelsAtItsScale(scale: CGFloat, frame: [Double], sentence: String?) {
        let host = host(Phased(url: Self.address("a"), scale: scale))
        #expect(host.layout()["image"] == frame)
        #expect(host.diagnostics.map(\.message) == [sentence].compactMap { $0 })
    }

    @Test func thePlainFormIsThePictureAndAGreyAreaWithoutOne() {
        #expect(host(AsyncImage(url: Self.address("a"))).layout().size == CGSize(width: 8, height: 6))
        let gap = host(AsyncImage(url: nil))
        #expect(gap.layout().size == CGSize(width: 100, height: 100))
        #expect(gap.displayList().items.count == 1)
        #expect(host(AsyncImage(url: nil), in: 30, nil).layout().size == CGSize(width: 30, height: 10))
    }

    @Test func contentAndPlaceholder() {
        func view(_ url: URL?) -> some View {
            AsyncImage(url: url) { image in
                image.resizable().frame(width: 50, height: 40).accessibilityIdentifier("content")
            } placeholder: {
                block("placeholder", 30, 30)
            }
        }
        #expect(host(view(Self.address("a"))).layout()["content"] == [0, 0, 50, 40])
        for url in [nil, Self.address("broken")] { #expect(host(view(url)).layout()["placeholder"] == [0, 0, 30, 30]) }
    }

    /// A content that shows nothing at first loads all the same; one of several views loads once.
    @Test func loadingIsNotTheContents() {
        let shown = host(
            VStack(spacing: 0) {
                AsyncImage(url: Self.address("a")) { phase in
                    if let image = phase.image { image.accessibilityIdentifier("image") }
                }
                AsyncImage(url: Self.address("b")) { _ in
                    block("one", 10, 10)
                    block("two", 10, 10)
                }
            })
        #expect(shown.layout()["image"] != nil)
        #expect(shown.layout()["two"] != nil)
        #expect(shelf.asked.sorted() == ["a@1.0", "b@1.0"])
    }

    private struct Changing: View {
        let log: EventLog
        @State private var name = "a"
        @State private var isShown = true

        var body: some View {
            log.set("b") { name = "b" }
            log.set("broken") { name = "broken" }
            log.set("toggle") { isShown.toggle() }
            return VStack {
                if isShown { Phased(url: AsyncImageTests.address(name)) }
            }
        }
    }

    @Test func anotherAddressBeginsAnew() {
        let log = EventLog()
        let host = host(Changing(log: log))
        #expect(host.layout()["image"] != nil)
        log.run("b")
        #expect(host.layout()["image"] != nil)
        log.run("broken")
        #expect(host.layout()["image"] == nil)
        #expect(shelf.asked == ["a@1.0", "b@1.0", "broken@1.0"])
    }

    @Test func whatComesBackBeginsAnew() {
        let log = EventLog()
        let host = host(Changing(log: log))
        host.update()
        log.run("toggle")
        #expect(host.layout()["image"] == nil)
        log.run("toggle")
        #expect(host.layout()["image"] != nil)
        #expect(shelf.asked == ["a@1.0", "a@1.0"])
    }

    /// The transaction moves what the phase changes.
    @Test func phasesChangeInTheTransaction() {
        struct Growing: View {
            let transaction: Transaction
            var body: some View {
                AsyncImage(url: AsyncImageTests.address("a"), transaction: transaction) { phase in
                    block("bar", phase.image == nil ? 10 : 50, 10)
                }
            }
        }
        let still = host(Growing(transaction: Transaction()))
        #expect(still.layout()["bar"]?[2] == 50)
        #expect(still.nextFrame == nil)
        let moving = host(Growing(transaction: Transaction(animation: .linear(duration: 1))))
        moving.update()
        #expect(moving.nextFrame != nil)
        moving.advance(by: 2)
        #expect(moving.nextFrame == nil)
    }

    /// What is not seen is not asked for.
    @Test func aLazyRowLoadsWhenItComesIntoSight() {
        let host = host(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { index in
                        AsyncImage(url: AsyncImageTests.address("\(index)")).frame(height: 50)
                    }
                }
            })
        host.update()
        #expect(shelf.asked.contains("0@1.0"))
        #expect(shelf.asked.count < 10)
        #expect(host.checkInvariants() == [])
    }
}
