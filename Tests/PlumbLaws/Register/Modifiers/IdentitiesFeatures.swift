import Foundation
import PlumbCore

/// What names views, and what makes other views of them.
enum IdentitiesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        IdFeature.self, TagFeature.self, EquatableFeature.self, ModifierFeature.self,
        AccessibilityIdentifierFeature.self, PreviewDisplayNameFeature.self, PreviewLayoutFeature.self,
        PreviewDeviceFeature.self, PreviewInterfaceOrientationFeature.self, PreviewContextFeature.self,
    ]
}

enum IdFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("id", test: "ScrollPositionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let id = s.pick(0, [0, 1, 2])
        return Applied(view.id(id), ".id(\(id))")
    }
}

enum TagFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tag", test: "ValueControlTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let tag = s.pick(0, [0, 1, 2])
        return Applied(view.tag(tag), ".tag(\(tag))")
    }
}

enum EquatableFeature: ViewFeature {
    static let facts = FeatureFacts("equatable", test: "EquatableViewTests")
    static let laws = LawPart.leftOut(
        "It is a method of views that can be compared, which no view around a random tree can be; EquatableViewTests hold what it skips."
    )
}

enum ModifierFeature: ViewFeature {
    static let facts = FeatureFacts("modifier", test: "ViewModifierTests")
    static let laws = LawPart.takesPart([TwiceSpecimen.self, SwitchedSpecimen.self])
}

enum AccessibilityIdentifierFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityIdentifier", test: "PreferenceValueTests")
    static let laws = LawPart.leftOut(
        "Every view of a random tree has one: by it the laws know its frame.")
}

enum PreviewDisplayNameFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewDisplayName", test: "PreviewModifiersTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewDisplayName("name"), ".previewDisplayName(\"name\")")
    }
}

enum PreviewLayoutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewLayout", test: "PreviewModifiersTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewLayout(.sizeThatFits), ".previewLayout(.sizeThatFits)")
    }
}

enum PreviewDeviceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewDevice", test: "PreviewModifiersTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewDevice("iPhone 8"), ".previewDevice(\"iPhone 8\")")
    }
}

enum PreviewInterfaceOrientationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewInterfaceOrientation", test: "PreviewModifiersTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewInterfaceOrientation(.landscapeLeft), ".previewInterfaceOrientation(.landscapeLeft)")
    }
}

enum PreviewContextFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewContext", test: "PreviewModifiersTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewContext(ProbePreviewContext()), ".previewContext(ProbePreviewContext())")
    }
}

/// A modifier of users that shows its content once or twice.
enum TwiceSpecimen: AppliedSpecimen {
    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (inset, isFramed) = (s.a, s.flag(0))
        return Applied(
            view.modifier(TwiceModifier(inset: inset, isFramed: isFramed)),
            ".modifier(TwiceModifier(inset: \(s.code(inset)), isFramed: \(isFramed)))")
    }
}

private struct TwiceModifier: ViewModifier {
    let inset: CGFloat
    let isFramed: Bool
    func body(content: Content) -> some View {
        VStack {
            content.padding(inset)
            if isFramed { content.frame(width: 20) }
        }
    }
}

/// A modifier of users with a state.
enum SwitchedSpecimen: ModifierSpecimen {
    static let shape = SpecimenKind.Shape.modifier
    static let traits: SpecimenTraits = .state

    static func show<C: View, D: View>(_ content: C, _ others: D, _ s: Specimen, in world: SpecimenWorld) -> Applied {
        Applied(
            Group { content }.modifier(SwitchedModifier(id: s.id, inset: s.a, world: world)).id(s.id),
            ".modifier(SwitchedModifier(inset: \(s.code(s.a))))")
    }
}

private struct SwitchedModifier: ViewModifier {
    let id: Int
    let inset: CGFloat
    let world: SpecimenWorld
    @State private var isOn: Bool
    @State private var wire = SpecimenWire()

    init(id: Int, inset: CGFloat, world: SpecimenWorld) {
        self.id = id
        self.inset = inset
        self.world = world
        _isOn = State(initialValue: world.state(id))
    }

    func body(content: Content) -> some View {
        world.connect(id, wire) { isOn = $0 }
        return content.padding(.leading, isOn ? inset : 0).background(isOn ? Color.yellow : Color.gray)
    }
}

/// Knows nothing but defaults.
private struct ProbePreviewContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
