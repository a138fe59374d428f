import Foundation
import PlumbLayout
import Testing

@testable import PlumbCore

/// What views find in the environment where nobody has said anything, and names that stand for several values.
@Suite @MainActor
struct EnvironmentDefaultsTests {
    @Test func switchesStand() {
        let on: [KeyPath<EnvironmentValues, Bool>] = [
            \.isEnabled, \.isHoverEffectEnabled, \.isFocusEffectEnabled, \.isScrollEnabled, \.appearsActive,
            \.accessibilityPlayAnimatedImages,
        ]
        let off: [KeyPath<EnvironmentValues, Bool>] = [
            \.isFocused, \.accessibilityEnabled, \.isSceneCaptured, \.contentTransitionAddsDrawingGroup, \.isPresented,
            \.isLuminanceReduced, \.accessibilityReduceMotion, \.accessibilityReduceTransparency,
            \.accessibilityDifferentiateWithoutColor, \.accessibilityInvertColors, \.accessibilityShowButtonShapes,
            \.accessibilityVoiceOverEnabled, \.accessibilitySwitchControlEnabled, \.accessibilityDimFlashingLights,
            \.accessibilityLargeContentViewerEnabled, \.accessibilityShowBorders, \.allowsTightening,
            \.autocorrectionDisabled, \.closesSections, \.setsTopMargin,
        ]
        for path in on { #expect(EnvironmentValues()[keyPath: path], "\(path)") }
        for path in off { #expect(!EnvironmentValues()[keyPath: path], "\(path)") }
    }

    @Test func valuesStand() {
        var values = EnvironmentValues()
        #expect(values.displayScale == 2 && values.pixelLength == 0.5)
        values.displayScale = 0
        #expect(values.pixelLength == 1)
        #expect(values.screenKeyboard == 0 && values.screenSafeArea == EdgeInsets())
        #expect(values.redactionReasons.isEmpty && values.accessibilitySettings.isEmpty)
        #expect(values.layoutDirection == .leftToRight && values.colorScheme == .light)
        #expect(values.colorSchemeContrast == .standard && values.locale.identifier == "en_US")
        #expect(values.sizeCategory == .large && values.dynamicTypeSize == .large)
        #expect(values.font == nil && values.legibilityWeight == nil && values.imageScale == .medium)
        #expect(values.lineLimit == nil && values.lineSpacing == 0 && values.minimumScaleFactor == 1)
        #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail && values.textCase == nil)
        #expect(values.symbolRenderingMode == nil && values.symbolVariants == .none)
        #expect(values.horizontalScrollIndicatorVisibility == .automatic)
        #expect(values.verticalScrollIndicatorVisibility == .automatic)
        #expect(values.horizontalScrollBounceBehavior == .automatic)
        #expect(values.verticalScrollBounceBehavior == .automatic)
        #expect(values.scrollDismissesKeyboardMode == .automatic)
        #expect(values.keyboardShortcut == nil && values.allowedDynamicRange == nil)
        #expect(values.backgroundStyle == nil && values.tint == nil && values.scrollIdealSize == nil)
        let transaction = Transaction()
        #expect(!transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
    }

    /// A corner, an edge or a baseline is one line of each axis.
    @Test func alignmentsAreTwoLines() {
        let cases: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
            (.center, .center, .center), (.leading, .leading, .center), (.trailing, .trailing, .center),
            (.top, .center, .top), (.bottom, .center, .bottom), (.topLeading, .leading, .top),
            (.topTrailing, .trailing, .top), (.bottomLeading, .leading, .bottom), (.bottomTrailing, .trailing, .bottom),
            (.centerFirstTextBaseline, .center, .firstTextBaseline),
            (.centerLastTextBaseline, .center, .lastTextBaseline),
            (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
            (.leadingLastTextBaseline, .leading, .lastTextBaseline),
            (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
            (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
        ]
        for (alignment, horizontal, vertical) in cases {
            #expect(alignment.horizontal == horizontal && alignment.vertical == vertical)
        }
    }

    /// What an effect says last counts.
    @Test func variableColorsAreChosen() {
        let effect = VariableColorSymbolEffect()
        #expect(effect.iterative.cumulative == effect.cumulative && effect.iterative != effect.cumulative)
        #expect(effect.reversing.nonReversing == effect.nonReversing && effect.reversing != effect.nonReversing)
        #expect(effect.hideInactiveLayers.dimInactiveLayers == effect.dimInactiveLayers)
        #expect(effect.hideInactiveLayers != effect.dimInactiveLayers)
        #expect(effect == effect.cumulative.nonReversing.dimInactiveLayers)
    }
}
