import PlumbCore

/// What Plumb has of SwiftUI, each feature said once: rows of SwiftUI's interface, the uses that show that they are true, and the
/// part that the feature takes in the laws of layout. Tests compare, the laws draw from here, and nobody keeps a list of their own.
///
/// A new modifier is one enum in one file of `Modifiers`, and stands in the `features` of the same file; that is all it needs. The rule,
/// held by `RegisterTests`: a modifier that only draws is complete with four files: its source, its file here, its test, and its page of
/// Docs/Layout or its line of CHANGELOG.md. No other file names it, or lists it.
package enum Register {
    /// The files of `Modifiers`.
    static let areas: [any FeatureArea.Type] = [
        FramesFeatures.self, PlacesFeatures.self, GridsFeatures.self, SafeAreasFeatures.self, LayersFeatures.self,
        PaintingFeatures.self, ColorsFeatures.self, TransformsFeatures.self, TextsFeatures.self,
        SymbolsFeatures.self,
        IdentitiesFeatures.self,
        EnvironmentsFeatures.self, PreferencesFeatures.self, EventsFeatures.self, MotionsFeatures.self,
        TouchesFeatures.self, ScrollingFeatures.self, FocusingFeatures.self, KeysFeatures.self, TextInputsFeatures.self,
        ControlsFeatures.self, AccessibilityFeatures.self, AccessibilityMoreFeatures.self, AcceptedFeatures.self,
        NotYetFeatures.self,
    ]

    /// The files of `Types`: what is no modifier of views.
    static let types: [any ProbeSource.Type] = [
        TypeProbes.self, TextInitProbes.self, AlignmentProbes.self, EdgeProbes.self, MeasureProbes.self,
        CoordinateProbes.self,
        LayoutProbes.self, LayoutTypeProbes.self, ContainerProbes.self, BindingProbes.self, StorageProbes.self,
        ObjectProbes.self, ControlGroupProbes.self, FocusProbes.self, KeyProbes.self, TextFieldProbes.self,
        TextInputProbes.self, GestureProbes.self, GestureValueProbes.self, MotionTypeProbes.self, MotionProbes.self,
        CurveProbes.self, TimelineProbes.self, ScrollTransitionProbes.self, ScrollProbes.self, ProjectionProbes.self,
        SymbolProbes.self,
        SymbolEffectProbes.self, ColorProbes.self, FilterProbes.self, SubviewProbes.self, PictureProbes.self,
        ShapeProbes.self, StyleProbes.self, PreviewProbes.self, PresentationProbes.self, TextRendererProbes.self,
        AccessibilityProbes.self, UIKitProbes.self, PictureAddressProbes.self, SharingProbes.self, SmallNameProbes.self,
        PictureLabelProbes.self, UnavailableRows.self,
    ]

    /// The modifiers of views, by area.
    package static let features: [any ViewFeature.Type] = areas.flatMap { $0.features }

    /// All rows in order. Where a context is given, every use runs.
    @MainActor package static func rows(using context: SignatureContext? = nil) -> [SignatureProbes.Row] {
        var probes = SignatureProbes(context)
        for source in types { source.add(to: &probes) }
        for feature in features { feature.declare(in: &probes) }
        return probes.rows
    }
}

/// A file of modifiers that belong together.
protocol FeatureArea: SendableMetatype {
    static var features: [any ViewFeature.Type] { get }
}

/// A modifier of views: a method of `View`, with all its forms.
package protocol ViewFeature: SendableMetatype {
    static var facts: FeatureFacts { get }

    /// What the laws draw, or why they leave the modifier out. One that is a specimen itself need not say it.
    static var laws: LawPart { get }

    /// Says the rows with their uses.
    @MainActor static func declare(in probes: inout SignatureProbes)
}

extension ViewFeature where Self: ModifierSpecimen {
    package static var laws: LawPart { .takesPart([Self.self]) }
}

/// What is known of a modifier, beside what it does.
package struct FeatureFacts: Sendable {
    /// The method's name.
    package let name: String
    /// The test file that holds what it does.
    package let test: String
    /// The page of Docs/Layout that shows it. Without one, it is in CHANGELOG.md.
    package let page: String?
    /// It only draws: a source of its own holds all of it.
    package let drawsOnly: Bool

    init(_ name: String, test: String, page: String? = nil, drawsOnly: Bool = false) {
        self.name = name
        self.test = test
        self.page = page
        self.drawsOnly = drawsOnly
    }
}

/// How a modifier takes part in the laws of layout.
package enum LawPart: Sendable {
    case takesPart([any ModifierSpecimen.Type])
    /// In a sentence, why not.
    case leftOut(String)
}
