import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

/// SwiftUI's values by UIKit's names, there and back.
@MainActor struct TraitNameTests {
    @Test func weights() {
        for (mine, theirs) in [(LegibilityWeight.regular, UILegibilityWeight.regular), (.bold, .bold)] {
            #expect(UILegibilityWeight(mine) == theirs)
            #expect(LegibilityWeight(theirs) == mine)
        }
        #expect(UILegibilityWeight(nil) == .unspecified)
        #expect(LegibilityWeight(.unspecified) == nil)
    }

    @Test func sizeClasses() {
        for (mine, theirs) in [
            (UserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact), (.regular, .regular),
        ] {
            #expect(UIUserInterfaceSizeClass(mine) == theirs)
            #expect(UserInterfaceSizeClass(theirs) == mine)
        }
        #expect(UIUserInterfaceSizeClass(nil) == .unspecified)
        #expect(UserInterfaceSizeClass(.unspecified) == nil)
    }

    @Test func directions() {
        for (mine, theirs) in [
            (LayoutDirection.leftToRight, UITraitEnvironmentLayoutDirection.leftToRight), (.rightToLeft, .rightToLeft),
        ] {
            #expect(UITraitEnvironmentLayoutDirection(mine) == theirs)
            #expect(LayoutDirection(theirs) == mine)
        }
        #expect(LayoutDirection(.unspecified) == nil)
    }

    @Test func contrasts() {
        for (mine, theirs) in [(ColorSchemeContrast.standard, UIAccessibilityContrast.normal), (.increased, .high)] {
            #expect(UIAccessibilityContrast(mine) == theirs)
            #expect(ColorSchemeContrast(theirs) == mine)
        }
        #expect(UIAccessibilityContrast(nil) == .unspecified)
        #expect(ColorSchemeContrast(.unspecified) == nil)
    }

    @Test func collectionsHaveWhatTheyAreMadeWith() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .compact)
        #expect(traits.accessibilityContrast == .high)
        var expected = World.Settings()
        expected.colorScheme = .dark
        expected.displayScale = 3
        expected.dynamicTypeSize = .accessibility2
        expected.layoutDirection = .rightToLeft
        expected.horizontalSizeClass = .regular
        expected.verticalSizeClass = .compact
        expected.accessibility = .increaseContrast
        var settings = World.Settings()
        traits.set(&settings)
        #expect(settings == expected)
    }

    @Test(arguments: [
        UITraitCollection(traitsFrom: []), UITraitCollection(userInterfaceStyle: .unspecified),
        UITraitCollection(preferredContentSizeCategory: .unspecified),
        UITraitCollection(layoutDirection: .unspecified), UITraitCollection(horizontalSizeClass: .unspecified),
        UITraitCollection(verticalSizeClass: .unspecified), UITraitCollection(accessibilityContrast: .unspecified),
    ])
    func whatSaysNothingSetsNothing(_ traits: UITraitCollection) {
        var settings = World.Settings()
        traits.set(&settings)
        #expect(settings == World.Settings())
    }

    @Test func textSizes() {
        for size in DynamicTypeSize.allCases {
            #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
        }
        for size in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
        }
        #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
        #expect(UIContentSizeCategory(nil as ContentSizeCategory?) == .unspecified)
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        #expect(ContentSizeCategory(UIContentSizeCategory(rawValue: "none")) == nil)
        #expect(UIContentSizeCategory(ContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
    }

    @Test(
        arguments: [
            (.solid, [.single]), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
            (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
        ] as [(Text.LineStyle.Pattern, NSUnderlineStyle)])
    func lines(pattern: Text.LineStyle.Pattern, style: NSUnderlineStyle) {
        #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern)) == style)
        #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
    }

    @Test(
        arguments: [[], .thick, .double, [.single, .byWord], .patternDash, [.thick, .patternDot]] as [NSUnderlineStyle])
    func linesThatSwiftUIHasNot(style: NSUnderlineStyle) {
        #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
    }
}
