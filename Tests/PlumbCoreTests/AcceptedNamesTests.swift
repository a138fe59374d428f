import Foundation
import Testing

@testable import PlumbCore

/// Names of what Plumb's hosts have not: size and place are the view's, and what views can read of them is what was
/// said.
@Suite @MainActor
struct AcceptedNamesTests {
    private struct Reader: View {
        @Environment(\.isHoverEffectEnabled) private var hovers
        @Environment(\.allowedDynamicRange) private var range
        @Environment(\.sizeCategory) private var size

        var body: some View {
            block("\(hovers) \(range.map { "\($0 == .high)" } ?? "nil") \(size)", 10, 10)
        }
    }

    @Test func namesWithoutAnEffect() {
        let host = hostOf(
            block("a", 10, 20)
                .hoverEffect().hoverEffect(.lift, isEnabled: false).defaultHoverEffect(.highlight)
                .hoverEffectDisabled().writingToolsBehavior(.disabled).findDisabled().replaceDisabled()
                .invalidatableContent().allowedDynamicRange(.high), in: 100, 100)
        #expect(host.layout()["a"] == [0, 0, 10, 20])
    }

    @Test func nothingFlashesWithoutAScrollView() {
        let view = block("a", 10, 20).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
        let host = hostOf(view, in: 100, 100)
        #expect(host.layout()["a"] == [0, 0, 10, 20])
        #expect(host.displayList().items.count == 1)
    }

    @Test func whatViewsRead() {
        #expect(hostOf(Reader()).layout()["true nil large"] != nil)
        let host = hostOf(
            Reader().hoverEffectDisabled(false).hoverEffectDisabled().allowedDynamicRange(.high)
                .environment(\.sizeCategory, .accessibilityMedium))
        #expect(host.layout()["false true accessibilityMedium"] != nil)
    }

    /// The twelve sizes by both names.
    @Test func sizesHaveTwoNames() {
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            var values = EnvironmentValues()
            values.sizeCategory = category
            #expect(values.dynamicTypeSize == size)
            #expect(values.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large <= .large)
        #expect(ContentSizeCategory.accessibilityLarge > .extraLarge && ContentSizeCategory.small >= .small)
    }

    /// Mirrored where one reads from right to left: what was at the left is painted at the right.
    @Test(arguments: [
        (LayoutDirection.leftToRight, true, false), (.rightToLeft, true, true), (.rightToLeft, false, false),
    ])
    func arrowsPointOn(direction: LayoutDirection, isEnabled: Bool, isMirrored: Bool) {
        let view = Rectangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
            .frame(width: 40, height: 10)
        func dump<V: View>(_ view: V) -> String {
            ViewHost(
                view,
                in: World(
                    proposal: ProposedViewSize(width: 40, height: 10), layoutDirection: direction)
            ).dump
        }
        let flipped = dump(view.flipsForRightToLeftLayoutDirection(isEnabled))
        #expect((flipped == dump(view.scaleEffect(x: -1, y: 1))) == isMirrored)
        #expect((flipped == dump(view.scaleEffect(x: 1, y: 1))) == !isMirrored)
    }
}
