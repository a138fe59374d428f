import PlumbCore

/// The modifiers that Plumb has, each with its part in the laws of layout: the laws draw from here, and keep no list of
/// their own.
///
/// What SwiftUI's interface is, and what of it works, stands in the tables of PlumbInterface; the calls that show it
/// are made from them. A new modifier is one enum in one file of `Modifiers`, and stands in the `features` of the same
/// file. `RegisterTests` hold the rule: a modifier that only draws is three files, its source with its documentation,
/// the table with its signature, and its file here with its law. No other file of the sources or the laws names it.
package enum Register {
    /// The files of `Modifiers`.
    static let areas: [any FeatureArea.Type] = [
        FramesFeatures.self, PlacesFeatures.self, GridsFeatures.self, SafeAreasFeatures.self, LayersFeatures.self,
        PaintingFeatures.self, ListsFeatures.self, NavigationFeatures.self, ModalsFeatures.self, ColorsFeatures.self,
        TransformsFeatures.self, TextsFeatures.self,
        SymbolsFeatures.self,
        IdentitiesFeatures.self,
        EnvironmentsFeatures.self, PreferencesFeatures.self, EventsFeatures.self, MotionsFeatures.self,
        TouchesFeatures.self, ScrollingFeatures.self, FocusingFeatures.self, KeysFeatures.self, TextInputsFeatures.self,
        ControlsFeatures.self, AccessibilityFeatures.self, AccessibilityMoreFeatures.self, AcceptedFeatures.self,
    ]

    /// The modifiers of views, by area.
    package static let features: [any ViewFeature.Type] = areas.flatMap { $0.features }
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
