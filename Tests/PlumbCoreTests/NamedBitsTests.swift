import PlumbLayout
import Testing

@testable import PlumbCore

/// Names of bits: each stands for one, and for one of its own.
@Suite struct NamedBitsTests {
    private static func bits<Bits: OptionSet>(_ members: Bits...) -> [Int] where Bits.RawValue: BinaryInteger {
        members.map { Int($0.rawValue) }
    }

    private static let families: [(name: String, bits: [Int])] = [
        ("Axis.Set", bits(Axis.Set.horizontal, .vertical)),
        ("Edge.Set", bits(Edge.Set.top, .leading, .bottom, .trailing)),
        ("VerticalEdge.Set", bits(VerticalEdge.Set.top, .bottom)),
        ("HorizontalEdge.Set", bits(HorizontalEdge.Set.leading, .trailing)),
        ("SafeAreaRegions", bits(SafeAreaRegions.container, .keyboard)),
        ("MatchedGeometryProperties", bits(MatchedGeometryProperties.position, .size)),
        ("PinnedScrollableViews", bits(PinnedScrollableViews.sectionHeaders, .sectionFooters)),
        ("EditActions", bits(EditActions<[Int]>.delete, .move)),
        ("GestureMask", bits(GestureMask.gesture, .subviews)),
        (
            "ContentShapeKinds",
            bits(ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .accessibility)
        ),
        (
            "AccessibilitySettings",
            bits(
                AccessibilitySettings.reduceMotion, .reduceTransparency, .differentiateWithoutColor, .boldText,
                .increaseContrast)
        ),
        ("AccessibilityDirectTouchOptions", bits(AccessibilityDirectTouchOptions.requiresActivation, .silentOnTouch)),
        ("RedactionReasons", bits(RedactionReasons.placeholder, .privacy, .invalidated)),
        ("SubmitTriggers", bits(SubmitTriggers.text, .search)),
        ("FocusInteractions", bits(FocusInteractions.activate, .edit)),
        (
            "EventModifiers",
            bits(EventModifiers.capsLock, .shift, .control, .option, .command, .numericPad)
        ),
        ("KeyPress.Phases", bits(KeyPress.Phases.down, .repeat, .up)),
        ("ClipOptions", bits(GraphicsContext.ClipOptions.inverse)),
        ("ShadowOptions", bits(GraphicsContext.ShadowOptions.shadowAbove, .shadowOnly)),
        ("BlurOptions", bits(GraphicsContext.BlurOptions.opaque, .dithersResult)),
        ("DrawingOptions", bits(Text.Layout.DrawingOptions.disablesSubpixelQuantization)),
    ]

    @Test func eachNameIsABitOfItsOwn() {
        for (name, bits) in Self.families { #expect(bits == bits.indices.map { 1 << $0 }, "\(name)") }
    }

    @Test func namesOfSeveral() {
        #expect(Edge.Set.all.rawValue == 15 && Edge.Set.horizontal.rawValue == 10 && Edge.Set.vertical.rawValue == 5)
        #expect(VerticalEdge.Set.all.rawValue == 3 && HorizontalEdge.Set.all.rawValue == 3)
        #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
        #expect(EventModifiers.all.rawValue == 63 && KeyPress.Phases.all.rawValue == 7)
        #expect(EditActions<[Int]>.all == [.delete, .move])
        #expect(EditActions<Set<Int>>.all.isEmpty && EditActions<String>.all == .delete)
        #expect(EditActions<UnsafeMutableBufferPointer<Int>>.all == .move)
    }

    /// Names of one value each, of which no two are the same.
    @Test func noTwoNamesAreTheSame() {
        func areDistinct<Value: Equatable>(_ values: Value...) -> Bool {
            values.allSatisfy { value in values.filter { $0 == value }.count == 1 }
        }
        #expect(areDistinct(ScrollAnchorRole.initialOffset, .sizeChanges, .alignment))
        #expect(areDistinct(ContentMarginPlacement.automatic, .scrollContent, .scrollIndicators))
        #expect(areDistinct(ScrollIndicatorVisibility.automatic, .visible, .hidden, .never))
        #expect(areDistinct(ScrollBounceBehavior.automatic, .always, .basedOnSize))
        #expect(areDistinct(ScrollDismissesKeyboardMode.automatic, .immediately, .interactively, .never))
        #expect(areDistinct(ViewAlignedScrollTargetBehavior.LimitBehavior.automatic, .always, .never, .alwaysByOne))
        let modes: [GraphicsContext.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
            .destinationOver, .destinationOut, .plusDarker, .plusLighter,
        ]
        #expect(modes.map(\.rawValue) == Array(0...15) + [20, 21, 23, 26, 27])
    }
}
