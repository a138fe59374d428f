import Foundation
import Testing

@testable import PlumbCore

/// What passes the narrow place is recorded, and recording changes nothing.
@Suite @MainActor
struct LayoutTraceTests {
    private func host() -> ViewHost {
        hostOf(
            HStack(spacing: 10) {
                Color.red.named("color")
                Text(verbatim: "text").named("text")
                Color.red.frame(width: 20).layoutPriority(-1).named("frame")
            }, in: 200, 100)
    }

    private func id(_ name: String, in trace: LayoutTrace) -> Int? { trace.views.first { $0.identifier == name }?.id }

    @Test func viewsComeWithParentsBodiesAndRules() throws {
        struct Page: View {
            var body: some View { Color.red.padding(1).named("page") }
        }
        let trace = hostOf(Page(), in: 10, 10).trace()
        #expect(trace.views.map(\.name).first == "root")
        let color = try #require(trace.views.last)
        #expect(color.name == "Color")
        #expect(color.body == "Page")
        #expect(color.rule == "fill")
        let padding = try #require(trace.views.first { $0.id == color.parent })
        #expect(padding.rule == "insets")
    }

    @Test func offersSayInWhichOrderAndWhy() throws {
        let trace = host().trace()
        let offers = trace.events.compactMap { event -> [TracedOffer]? in
            guard case .offers(_, .horizontal, 200, 20, let children) = event.kind else { return nil }
            return children
        }
        let children = try #require(offers.first)
        #expect(children.map(\.view) == [id("text", in: trace), id("color", in: trace), id("frame", in: trace)])
        #expect(children.map(\.reason) == [.first, .flexibility, .priority])
        // 200 − 20 of gaps − 20 for the lower priority; half of it for the text, which takes 40.
        #expect(children.map(\.offer) == [80, 120, 20])
        #expect(children.map(\.answer) == [40, 120, 20])
    }

    @Test func everyViewIsPlacedWhereItsFrameIs() {
        let host = host()
        let trace = host.trace()
        for (identifier, frame) in host.layout().frames {
            var origin = CGPoint.zero
            var size: CGSize?
            var view = id(identifier, in: trace)
            while let current = view {
                for case .place(current, let parent, let own, _, let placed) in trace.events.map(\.kind) {
                    origin.x += own.x
                    origin.y += own.y
                    size = size ?? placed
                    view = parent
                }
            }
            #expect(CGRect(origin: origin, size: size ?? .zero) == frame, "\(identifier)")
        }
    }

    @Test func explicitGuidesAreToldAndQuestionsAreNested() throws {
        let trace = hostOf(
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(height: 20).alignmentGuide(.top) { _ in 5 }
                Color.red
            }, in: 100, 50
        ).trace()
        let guides = trace.events.compactMap { event -> CGFloat? in
            guard case .guide(_, "top", _, _, let value) = event.kind else { return nil }
            return value
        }
        #expect(guides.first == 5)
        #expect(trace.events.contains { $0.depth > 0 })
        // What was answered before leads nowhere.
        for (event, next) in zip(trace.events, trace.events.dropFirst()) where event.isRemembered {
            #expect(next.depth <= event.depth)
        }
    }

    /// Over random trees; `make laws` tries many more.
    @Test func recordingChangesNothing() throws {
        let law = try #require(Law.all.first { $0.name == "recorded" })
        for seed in 0..<100 as Range<UInt64> {
            if let failure = law.failure(seed: seed) { Issue.record("\(failure)") }
        }
    }

    @Test func whoeverDoesNotListenHearsNothing() {
        let host = host()
        host.layout()
        let before = host.trace()
        host.forgetLayout()
        let size = host.layout().size
        #expect(host.trace().events == before.events)
        #expect(size == CGSize(width: 200, height: 100))
    }
}
