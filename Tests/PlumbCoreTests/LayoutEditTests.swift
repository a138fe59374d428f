import Foundation
import Testing

@testable import PlumbCore

/// What is tried on laid-out views is what views written that way give, and leaves no trace.
@Suite @MainActor
struct LayoutEditTests {
    typealias Make = @MainActor () -> AnyView

    /// A change, the view that it is tried on, the view by whose identifier it is found, and the view written that way.
    struct Example: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var before: Make
        var target: String
        /// Which rule the changed box has; nil for the view's own, whatever it is.
        var rule: TracedView.Rule?
        var edit: @Sendable (Int) -> LayoutEdit
        var after: Make
    }

    static func text(_ words: String) -> Text { Text(verbatim: words) }

    nonisolated static let examples: [Example] = [
        Example(
            testDescription: "priority",
            before: {
                AnyView(
                    HStack {
                        text("Hello, world").named("x"); Color.red.named("y")
                    })
            }, target: "x",
            edit: { .wrap($0, .priority(1)) },
            after: {
                AnyView(
                    HStack {
                        text("Hello, world").named("x").layoutPriority(1); Color.red.named("y")
                    })
            }),
        Example(
            testDescription: "fixedSize",
            before: {
                AnyView(
                    VStack {
                        HStack {
                            text("a"); Divider().named("y")
                        }.named("x")
                    })
            }, target: "x",
            edit: { .wrap($0, .fixedSize(horizontal: false, vertical: true)) },
            after: {
                AnyView(
                    VStack {
                        HStack {
                            text("a"); Divider().named("y")
                        }.named("x")
                            .fixedSize(horizontal: false, vertical: true)
                    })
            }),
        Example(
            testDescription: "flexible frame",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("long text").named("y")
                    })
            }, target: "x",
            edit: { .wrap($0, .flexibleFrame(maxWidth: .infinity, alignment: .leading)) },
            after: {
                AnyView(
                    VStack {
                        text("a").named("x").frame(maxWidth: .infinity, alignment: .leading)
                        text("long text").named("y")
                    })
            }),
        Example(
            testDescription: "frame",
            before: {
                AnyView(
                    HStack {
                        Color.red.named("x"); text("b").named("y")
                    })
            }, target: "x",
            edit: { .wrap($0, .frame(width: 20, height: 30, alignment: .top)) },
            after: {
                AnyView(
                    HStack {
                        Color.red.named("x").frame(width: 20, height: 30, alignment: .top); text("b").named("y")
                    })
            }),
        Example(
            testDescription: "padding",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("b").named("y")
                    })
            }, target: "x",
            edit: { .wrap($0, .padding(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 3))) },
            after: {
                AnyView(
                    VStack {
                        text("a").named("x").padding(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 3))
                        text("b").named("y")
                    })
            }),
        Example(
            testDescription: "priority of what makes the rows in sight only",
            before: {
                AnyView(
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100) { Color.red.frame(height: 20).named("\($0)") }
                        }.named("x")
                    })
            }, target: "x",
            edit: { .wrap($0, .priority(1)) },
            after: {
                AnyView(
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100) { Color.red.frame(height: 20).named("\($0)") }
                        }.named("x").layoutPriority(1)
                    })
            }),
        Example(
            testDescription: "alignment",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("long text").named("y")
                    })
            }, target: "x", rule: .stack,
            edit: { .align($0, horizontal: .leading, vertical: nil) },
            after: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("a").named("x"); text("long text").named("y")
                    })
            }),
        Example(
            testDescription: "spacing",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); Color.red.named("y")
                    })
            }, target: "x", rule: .stack,
            edit: { .spacing($0, 1) },
            after: {
                AnyView(
                    VStack(spacing: 1) {
                        text("a").named("x"); Color.red.named("y")
                    })
            }),
        Example(
            testDescription: "axes",
            before: {
                AnyView(
                    ViewThatFits {
                        text("very long words to fit").named("x"); text("short").named("y")
                    })
            }, target: "x", rule: .viewThatFits,
            edit: { .axes($0, .vertical) },
            after: {
                AnyView(
                    ViewThatFits(in: .vertical) {
                        text("very long words to fit").named("x"); text("short").named("y")
                    })
            }),
        Example(
            testDescription: "limits",
            before: {
                AnyView(
                    HStack {
                        text("Cancel everything").named("x").frame(maxWidth: .infinity)
                        text("OK").named("y").frame(maxWidth: .infinity)
                    })
            }, target: "x", rule: .flexibleFrame,
            edit: { .limit($0, minWidth: 0) },
            after: {
                AnyView(
                    HStack {
                        text("Cancel everything").named("x").frame(minWidth: 0, maxWidth: .infinity)
                        text("OK").named("y").frame(maxWidth: .infinity)
                    })
            }),
        Example(
            testDescription: "loosened frame",
            before: { AnyView(text("long words").named("x").frame(width: 40, height: 10)) }, target: "x", rule: .frame,
            edit: { .loosen($0, axes: .horizontal) },
            after: { AnyView(text("long words").named("x").frame(height: 10)) }),
        Example(
            testDescription: "removed",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("b").named("y")
                    })
            }, target: "x",
            edit: { .remove($0) }, after: { AnyView(VStack { text("b").named("y") }) }),
        Example(
            testDescription: "removed from the middle",
            before: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("b").named("y"); text("c").named("z")
                    })
            }, target: "y",
            edit: { .remove($0) },
            after: {
                AnyView(
                    VStack {
                        text("a").named("x"); text("c").named("z")
                    })
            }),
        Example(
            testDescription: "background",
            before: {
                AnyView(
                    ZStack {
                        Color.red.named("x"); text("b").named("y")
                    })
            }, target: "x", rule: .zStack,
            edit: { .background($0) }, after: { AnyView(text("b").named("y").background { Color.red.named("x") }) }),
    ]

    @Test(arguments: examples)
    func whatIsTriedIsWhatIsWritten(_ example: Example) throws {
        let host = hostOf(example.before(), in: 100, 90)
        let before = Self.frames(host)
        let trace = host.trace()
        var target = try #require(trace.views.first { $0.identifier == example.target }?.id)
        while let rule = example.rule, let view = trace.views.first(where: { $0.id == target }), view.rule != rule {
            target = try #require(view.parent)
        }
        let tried = try #require(host.trace(trying: [example.edit(target)]))
        let written = hostOf(example.after(), in: 100, 90)
        #expect(Self.frames(in: tried) == Self.frames(in: written.trace()))
        #expect(Self.frames(host) == before)
        #expect(host.checkInvariants() == [])
        #expect(host.trace().events == trace.events)
    }

    /// A picture that is scaled is laid out as a resizable one that keeps its ratio.
    @Test(arguments: [ContentMode.fit, .fill]) func picturesAreScaled(_ mode: ContentMode) throws {
        func make(_ view: some View) -> ViewHost {
            ViewHost(
                VStack {
                    view.named("x")
                    Color.red.named("y")
                }, in: World(proposal: ProposedViewSize(width: 100, height: 90), assets: OnePicture()))
        }
        let host = make(Image("leaf"))
        let before = Self.frames(host)
        let target = try #require(host.trace().views.first { $0.rule == .rigid }).id
        let tried = try #require(host.trace(trying: [.scale(target, fills: mode == .fill)]))
        let written = make(Image("leaf").resizable().aspectRatio(contentMode: mode))
        #expect(Self.frames(in: tried) == Self.frames(in: written.trace()))
        #expect(Self.frames(in: tried)["x"]?.width ?? 0 > 10)
        #expect(Self.frames(host) == before)
        #expect(host.checkInvariants() == [])
    }

    @Test func whatCannotBeChangedIsLeft() {
        let host = hostOf(Color.red.named("x"), in: 10, 10)
        let trace = host.trace()
        for edit: LayoutEdit in [
            .wrap(-1, .priority(1)), .wrap(999, .priority(1)), .remove(999), .axes(0, .vertical), .limit(0),
            .background(0),
            .scale(0, fills: false), .loosen(0, axes: .vertical),
        ] {
            #expect(host.trace(trying: [edit]) == nil)
        }
        #expect(host.trace(trying: [.wrap(trace.views[1].id, .priority(2)), .remove(999)]) == nil)
        #expect(host.trace().events == trace.events)
    }

    /// Content that is made for a size would be made anew around the change: it is not tried, and all is as before.
    @Test func viewsAroundAChangeAreNotMadeAnew() throws {
        let host = hostOf(
            GeometryReader { room in
                if room.size.width > 50 {
                    HStack { Color.red.frame(width: 10).named("x") }
                } else {
                    Color.green.named("small")
                }
            }
            .frame(width: 80), in: 100, 90)
        let before = Self.frames(host)
        let trace = host.trace()
        let target = try #require(trace.views.first { $0.identifier == "x" }).id
        let frame = try #require(
            trace.views.first { view in
                view.rule == .frame && trace.views.contains { $0.parent == view.id && $0.rule == .reader }
            }
        ).id
        let inside = LayoutEdit.wrap(target, .priority(1))
        let outside = LayoutEdit.wrap(frame, .frame(width: 20))
        #expect(host.trace(trying: [inside]) != nil)
        #expect(host.trace(trying: [.loosen(frame, axes: .horizontal)]) != nil)
        #expect(host.trace(trying: [inside, .loosen(frame, axes: .horizontal)]) == nil)
        #expect(host.trace(trying: [outside, inside]) != nil)
        // One that is given up does not stop the next.
        #expect(host.trace(trying: [inside, .loosen(frame, axes: .horizontal)], restores: false) == nil)
        #expect(host.trace(trying: [inside], restores: false) != nil)
        #expect(Self.frames(host) == before)
        #expect(host.checkInvariants() == [])
        #expect(host.trace().events == trace.events)
    }

    private struct Measuring: View {
        @State private var width = 0.0
        var body: some View {
            VStack {
                Color.red.named("x")
                    .onGeometryChange(for: Double.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                    .frame(width: 20)
                if width > 25 { Color.blue.named("wide") }
            }
        }
    }

    /// Where a change of places changes state, views would come and go around the change: it is not tried.
    @Test func stateThatChangesIsNotTried() throws {
        let host = hostOf(Measuring(), in: 100, 90)
        let before = Self.frames(host)
        let trace = host.trace()
        let frame = try #require(trace.views.first { $0.rule == .frame }).id
        #expect(host.trace(trying: [.wrap(frame, .priority(1))]) != nil)
        #expect(host.trace(trying: [.loosen(frame, axes: .horizontal)]) == nil)
        #expect(Self.frames(host) == before)
        #expect(host.checkInvariants() == [])
    }

    private static func frames(_ host: ViewHost) -> [String] {
        host.layout().frames.map { "\($0.identifier) \($0.frame)" }
    }

    /// The frames of all views with identifiers, from what was recorded.
    private static func frames(in trace: LayoutTrace) -> [String: CGRect] {
        var places: [Int: (origin: CGPoint, size: CGSize, parent: Int?)] = [:]
        for case .place(let view, let parent, let origin, _, let size) in trace.events.map(\.kind) {
            places[view] = (origin, size, parent)
        }
        var frames: [String: CGRect] = [:]
        for view in trace.views {
            guard let identifier = view.identifier, let place = places[view.id] else { continue }
            var frame = CGRect(origin: .zero, size: place.size)
            var next: Int? = view.id
            while let id = next, let place = places[id] {
                frame.origin.x += place.origin.x
                frame.origin.y += place.origin.y
                next = place.parent
            }
            frames[identifier] = frame
        }
        return frames
    }
}
