import Foundation
import Testing

@testable import PlumbCore

/// Variants of symbols (Docs/Rules.md, section 27, step 5).
@Suite @MainActor
struct SymbolVariantTests {
    @Test(arguments: [
        ("heart", SymbolVariants.none, "heart"), ("heart", .fill, "heart.fill"), ("heart", .circle, "heart.circle"),
        ("heart", .circle.fill, "heart.circle.fill"), ("heart", .fill.circle, "heart.circle.fill"),
        ("heart", .slash, "heart.slash"), ("heart", .slash.fill, "heart.slash.fill"),
        ("heart", .slash.circle.fill, "heart.slash.circle.fill"), ("heart", .square, "heart.square"),
        // What the name says already.
        ("heart.fill", .fill, "heart.fill"), ("heart.circle", .fill, "heart.circle.fill"),
        ("plus.circle", .square, "plus.circle"), ("plus.circle.fill", .fill, "plus.circle.fill"),
        ("bell.slash", .slash.fill, "bell.slash.fill"),
        // What there is not is left out.
        ("wifi", .fill, "wifi"), ("chevron.right", .fill, "chevron.right"),
        ("chevron.right", .circle.fill, "chevron.right.circle.fill"), ("plus", .rectangle.fill, "plus.rectangle.fill"),
        ("house", .rectangle.fill, "house.fill"),
        ("person.badge.plus", .fill, "person.badge.plus.fill"), ("folder.badge.plus", .fill, "folder.badge.plus.fill"),
        // Before the badge, where there is no such name behind it.
        ("bag.badge.questionmark", .fill, "bag.fill.badge.questionmark"),
        ("no.such", .fill, "no.such"), ("", .fill, ""),
    ])
    func names(_ name: String, _ variant: SymbolVariants, _ expected: String) {
        #expect(variant.name(for: name) == expected)
    }

    @Test(arguments: [
        (SymbolVariants.circle.fill, SymbolVariants.fill, true), (.circle.fill, .circle, true),
        (.circle.fill, .square, false), (.circle, .fill, false), (.none, .none, true), (.fill, .none, true),
        (.none, .slash, false),
    ])
    func contains(_ a: SymbolVariants, _ b: SymbolVariants, _ expected: Bool) { #expect(a.contains(b) == expected) }

    private func items<V: View>(_ view: V) -> String {
        let host = ViewHost(
            view, in: World(proposal: ProposedViewSize(width: 50, height: 50)))
        #expect(host.diagnostics.isEmpty)
        return "\(host.displayList().items)"
    }

    @Test func variantsAroundAViewAddUp() {
        let plain = items(Image(systemName: "heart.circle.fill"))
        #expect(items(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle)) == plain)
        #expect(items(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.circle.fill)) == plain)
        // The inner figure wins.
        #expect(items(Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.square.fill)) == plain)
        let bare = Image(systemName: "heart").environment(\.symbolVariants, .none).symbolVariant(.fill)
        #expect(items(bare) == items(Image(systemName: "heart")))
    }
}
