import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// How large sheets are on a tablet.
@MainActor
@Suite struct PresentationSizingTests {
    private struct Page<Sized: View>: View {
        let content: CGSize?
        @ViewBuilder let sized: (AnyView) -> Sized
        @State private var isShown = false
        @State private var grows: CGFloat = 0

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    sized(AnyView(inner.accessibilityIdentifier("sheet").overlay { buttons }))
                }
        }

        private var buttons: some View {
            VStack {
                Button("Larger") { grows = 100 }
                Button("Smaller") { grows = 0 }
            }
        }

        @ViewBuilder private var inner: some View {
            if let content {
                Color.red.frame(width: content.width + grows, height: content.height + grows)
            } else {
                Color.red
            }
        }
    }

    /// A square, as in Apple's documentation.
    private struct SquareSizing: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize { ProposedViewSize(width: 400, height: 400) }
    }

    private struct HugeSizing: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize { ProposedViewSize(width: 3000, height: .infinity) }
    }

    /// Twice as high as the content is when it is 300 wide.
    private struct TwiceSizing: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize {
            ProposedViewSize(
                width: 300, height: 2 * root.sizeThatFits(ProposedViewSize(width: 300, height: nil)).height)
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Of the content; nil for all that it is proposed.
        var content: CGSize?
        var screen = CGSize(width: 820, height: 1180)
        var isNarrow = false
        let sized: @MainActor @Sendable (AnyView) -> AnyView
        /// Of the card.
        let size: [Double]
    }

    nonisolated static let small = CGSize(width: 200, height: 100)
    nonisolated static let large = CGSize(width: 600, height: 700)

    nonisolated static let cases = [
        Case(testDescription: "without a word", sized: { $0 }, size: [540, 620]),
        Case(testDescription: "automatic", sized: { AnyView($0.presentationSizing(.automatic)) }, size: [540, 620]),
        Case(testDescription: "form", sized: { AnyView($0.presentationSizing(.form)) }, size: [540, 620]),
        Case(
            testDescription: "form around little", content: small, sized: { AnyView($0.presentationSizing(.form)) },
            size: [540, 620]),
        Case(
            testDescription: "form around much", content: large, sized: { AnyView($0.presentationSizing(.form)) },
            size: [600, 700]),
        Case(
            testDescription: "page: as high as the screen has room for",
            sized: { AnyView($0.presentationSizing(.page)) }, size: [704, 1180 - 24 - 20 - 40]),
        Case(
            testDescription: "page on a low screen", screen: CGSize(width: 1180, height: 820),
            sized: { AnyView($0.presentationSizing(.page)) }, size: [704, 736]),
        Case(
            testDescription: "fitted", content: small, sized: { AnyView($0.presentationSizing(.fitted)) },
            size: [200, 100]),
        Case(
            testDescription: "too large", sized: { AnyView($0.presentationSizing(HugeSizing())) }, size: [780, 1096]),
        Case(
            testDescription: "form, fitted upright", content: small,
            sized: { AnyView($0.presentationSizing(.form.fitted(horizontal: false, vertical: true))) },
            size: [540, 100]),
        Case(
            testDescription: "page, fitted sideways", content: small,
            sized: { AnyView($0.presentationSizing(.page.fitted(horizontal: true, vertical: false))) },
            size: [200, 1096]),
        Case(
            testDescription: "a size of one's own", sized: { AnyView($0.presentationSizing(SquareSizing())) },
            size: [400, 400]),
        Case(
            testDescription: "one that asks the content", content: small,
            sized: { AnyView($0.presentationSizing(TwiceSizing())) }, size: [300, 200]),
        Case(
            testDescription: "one's own, fitted", content: small,
            sized: { AnyView($0.presentationSizing(SquareSizing().fitted(horizontal: true, vertical: true))) },
            size: [200, 100]),
        Case(
            testDescription: "nothing on a telephone", screen: CGSize(width: 393, height: 852), isNarrow: true,
            sized: { AnyView($0.presentationSizing(.fitted)) }, size: [393, 852 - 34 - 24 - 10]),
    ]

    private func host(_ line: Case) -> ViewHost {
        screenOf(
            Page(content: line.content, sized: line.sized)
                .environment(\.horizontalSizeClass, line.isNarrow ? .compact : .regular),
            width: line.screen.width, height: line.screen.height, top: 24, bottom: line.isNarrow ? 34 : 20)
    }

    /// The card: what is painted behind the views.
    private func card(_ host: ViewHost) -> [Double]? {
        host.graph.presentations.above.first.map {
            let size = host.graph.tree[$0.content].size
            return [size.width, size.height]
        }
    }

    @Test(arguments: cases) func isAsLargeAsItSays(_ line: Case) {
        let host = host(line)
        host.go("Show")
        if line.isNarrow {
            // Above the home indicator, 10 below what the screen's shape leaves.
            #expect(host.frame("sheet").map { [$0[2], $0[3]] } == line.size)
            return
        }
        let found = card(host) ?? []
        #expect(zip(found, line.size).allSatisfy { isNear($0, $1) } && found.count == 2, "\(found)")
        // In the middle of the screen.
        let frame = host.frame("sheet") ?? []
        #expect(frame.count == 4 && isNear(frame[0] + frame[2] / 2, line.screen.width / 2), "\(frame)")
    }

    /// It becomes as large as its content; where it sticks, not smaller again, until it is closed.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func sticksWhereItSays(horizontal: Bool, vertical: Bool) {
        let line = Case(
            testDescription: "", content: Self.small,
            sized: { AnyView($0.presentationSizing(.fitted.sticky(horizontal: horizontal, vertical: vertical))) },
            size: [])
        let host = host(line)
        host.go("Show")
        #expect(card(host) == [200, 100])
        host.go("Larger")
        #expect(card(host) == [300, 200])
        host.go("Smaller")
        #expect(card(host) == [horizontal ? 300 : 200, vertical ? 200 : 100])
        host.press(.escape)
        host.rest()
        host.go("Show")
        #expect(card(host) == [200, 100])
    }

    /// Sizings are told from each other: another one counts at once.
    @Test func anotherOneCounts() {
        struct Page: View {
            @State private var isShown = false
            @State private var isPage = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Group {
                            if isPage {
                                inner.presentationSizing(.page)
                            } else {
                                inner.presentationSizing(.form)
                            }
                        }
                    }
            }
            private var inner: some View { Color.red.overlay { Button("Turn") { isPage.toggle() } } }
        }
        let host = screenOf(
            Page().environment(\.horizontalSizeClass, .regular), width: 820, height: 1180, top: 24, bottom: 20)
        host.go("Show")
        #expect(card(host) == [540, 620])
        host.go("Turn")
        #expect(card(host) == [704, 1096])
        #expect(SheetSizing(.form) == SheetSizing(.form) && SheetSizing(.form) != SheetSizing(.page))
        #expect(SheetSizing(.form.sticky(vertical: true)) != SheetSizing(.form.sticky(horizontal: true)))
        #expect(SheetSizing(.form.sticky(vertical: true)) != SheetSizing(.page.sticky(vertical: true)))
    }
}
