import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Bubbles at a view: where they stand, and what they are where there is little room.
@MainActor
@Suite struct PopoverTests {
    private struct Page: View {
        let alignment: Alignment
        var anchor = PopoverAttachmentAnchor.rect(.bounds)
        var adaptation: PresentationAdaptation? = .popover
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .popover(isPresented: $isShown, attachmentAnchor: anchor) { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }

        @ViewBuilder private var content: some View {
            let color = Color.red.frame(width: 100, height: 60).accessibilityIdentifier("content")
            if let adaptation { color.presentationCompactAdaptation(adaptation) } else { color }
        }
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let alignment: @MainActor @Sendable () -> Alignment
        var anchor: @MainActor @Sendable () -> PopoverAttachmentAnchor = { .rect(.bounds) }
        var direction = LayoutDirection.leftToRight
        /// The left edge and the top of the content, 100 × 60. The button is 40 × 20.
        let content: [Double]
    }

    /// 13 points of arrow below or above the button, 10 from the edges of the screen.
    nonisolated static let places = [
        Place(testDescription: "below", alignment: { .center }, content: [146.5, 461.5]),
        Place(testDescription: "above", alignment: { .bottom }, content: [146.5, 725]),
        Place(testDescription: "at the near edge", alignment: { .topLeading }, content: [10, 92]),
        Place(testDescription: "at the far edge", alignment: { .topTrailing }, content: [283, 92]),
        Place(
            testDescription: "from right to left", alignment: { .topLeading }, direction: .rightToLeft,
            content: [283, 92]),
        Place(
            testDescription: "at a point", alignment: { .center }, anchor: { .point(.topLeading) },
            content: [126.5, 441.5]),
    ]

    @Test(arguments: places)
    func standsAtItsView(_ line: Place) {
        let host = screenOf(Page(alignment: line.alignment(), anchor: line.anchor()), direction: line.direction)
        host.go("Show")
        let found = host.frame("content") ?? []
        #expect(zip(found, line.content + [100, 60]).allSatisfy { isNear($0, $1) }, "\(found)")
        // A finger beside it closes it.
        host.tap(at: CGPoint(x: 200, y: 300))
        host.rest()
        #expect(host.frame("content") == nil)
    }

    /// Where there is little room it is a sheet, unless something else is said.
    @Test(
        arguments: [
            (nil, "sheet"), (PresentationAdaptation.automatic, "sheet"), (.sheet, "sheet"),
            (PresentationAdaptation.none, "popover"),
            (.popover, "popover"), (.fullScreenCover, "cover"),
        ] as [(PresentationAdaptation?, String)])
    func adapts(adaptation: PresentationAdaptation?, look: String) {
        let host = screenOf(Page(alignment: .center, adaptation: adaptation))
        host.go("Show")
        // The middle of what the safe area leaves of the sheet, or of the screen.
        let tops = ["sheet": 69 + (783.0 - 34) / 2 - 30, "cover": 59 + (852.0 - 93) / 2 - 30, "popover": 461.5]
        #expect(isNear(host.frame("content")?[1], tops[look] ?? .nan))
    }

    /// On a tablet it is a bubble.
    @Test func onATabletItIsABubble() {
        let host = screenOf(
            Page(alignment: .center, adaptation: nil).environment(\.horizontalSizeClass, .regular), width: 820,
            height: 1180, top: 24, bottom: 20)
        host.go("Show")
        #expect(isNear(host.frame("content")?[0], 360))
    }

    /// The tip of the arrow, 25 × 10 here, below what it points to and above it. It stays clear of the round corners:
    /// 10 of the arrow's room, a radius of 20 and half an arrow from the edges.
    @Test(arguments: [(70, 100), (0, 72.5), (200, 187.5)]) func theArrowPointsAtItsView(middle: CGFloat, tip: CGFloat) {
        let rect = CGRect(x: 30, y: 40, width: 200, height: 100)
        for isBelow in [true, false] {
            let outline = PopoverOutline(
                arrow: CGSize(width: 25, height: 10), radius: 20, middle: middle, isBelow: isBelow)
            let path = outline.path(in: rect)
            let y = isBelow ? rect.minY + 3 : rect.maxY - 3
            let inside = stride(from: rect.minX, through: rect.maxX, by: 0.25).filter {
                path.contains(CGPoint(x: $0, y: y))
            }
            #expect(inside.count > 4 && isNear(Double((inside.first! + inside.last!) / 2), Double(tip)), "\(inside)")
        }
    }

    /// The arrow points at the middle of the view, also where the bubble's own is not there.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theArrowIsAtTheView(_ direction: LayoutDirection)
    {
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                Color.red.frame(width: 40, height: 20)
                    .popover(isPresented: $isShown) {
                        Color.red.frame(width: 200, height: 60).presentationCompactAdaptation(.popover)
                    }
                    .padding(.leading, 60)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = screenOf(Page(), direction: direction)
        host.rest()
        // What is clipped reaches up to the view by the arrow alone.
        let outline = host.displayList().items.compactMap { item -> Path? in
            if case .pushClip(let path, _) = item, path.boundingRect.width < 300 { path } else { nil }
        }.first
        let top = outline?.boundingRect.minY ?? 0
        let tip = stride(from: 0 as CGFloat, through: 393, by: 0.25).filter {
            outline?.contains(CGPoint(x: $0, y: top + 4)) == true
        }
        let middle = tip.isEmpty ? 0 : (tip[0] + tip[tip.count - 1]) / 2
        #expect(abs(middle - (direction == .leftToRight ? 80 : 313)) < 1, "\(middle)")
    }

    /// A bubble leaves fingers on the page no use but to close it, and has no black behind.
    @Test func nothingIsDimmed() {
        let host = screenOf(Page(alignment: .center))
        host.go("Show")
        #expect(!SeenFills(host).fills.contains { $0.color.alpha < 1 && $0.color.red == 0 && $0.frame.width == 393 })
        #expect(host.labels == [])
    }
}
