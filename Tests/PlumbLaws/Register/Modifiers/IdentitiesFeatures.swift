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

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func id<ID>(_ id: ID) -> some View where ID : Hashable") { c in
            c.show(c.view.id(1))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let id = s.pick(0, [0, 1, 2])
        return Applied(view.id(id), ".id(\(id))")
    }
}

enum TagFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tag", test: "ValueControlTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func tag<V>(_ tag: V) -> some View where V : Hashable") { c in
            c.show(c.view.tag(1))
        }
    }

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

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func equatable() -> EquatableView<Self> where Self : Equatable") { c in
            c.show(ProbeEquatable().equatable())
        }
    }
}

enum ModifierFeature: ViewFeature {
    static let facts = FeatureFacts("modifier", test: "ViewModifierTests")
    static let laws = LawPart.takesPart([TwiceSpecimen.self, SwitchedSpecimen.self])

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>") { c in
            c.show(c.view.modifier(EmptyModifier()))
        }
    }
}

enum AccessibilityIdentifierFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityIdentifier", test: "PreferenceValueTests")
    static let laws = LawPart.leftOut(
        "Every view of a random tree has one: by it the laws know its frame.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityIdentifier("a"))
        }
        probes.view(
            "func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityIdentifier("a", isEnabled: true))
        }
    }
}

enum PreviewDisplayNameFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewDisplayName", test: "PreviewModifiersTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func previewDisplayName(_ value: String?) -> some View") { c in
            c.show(c.view.previewDisplayName("a"))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewDisplayName("name"), ".previewDisplayName(\"name\")")
    }
}

enum PreviewLayoutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewLayout", test: "PreviewModifiersTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func previewLayout(_ value: PreviewLayout) -> some View") { c in
            c.show(c.view.previewLayout(.sizeThatFits))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewLayout(.sizeThatFits), ".previewLayout(.sizeThatFits)")
    }
}

enum PreviewDeviceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewDevice", test: "PreviewModifiersTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func previewDevice(_ value: PreviewDevice?) -> some View") { c in
            c.show(c.view.previewDevice("iPhone 8"))
            c.show(c.view.previewDevice(nil))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewDevice("iPhone 8"), ".previewDevice(\"iPhone 8\")")
    }
}

enum PreviewInterfaceOrientationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewInterfaceOrientation", test: "PreviewModifiersTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View") { c in
            c.show(c.view.previewInterfaceOrientation(.landscapeLeft))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.previewInterfaceOrientation(.landscapeLeft), ".previewInterfaceOrientation(.landscapeLeft)")
    }
}

enum PreviewContextFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("previewContext", test: "PreviewModifiersTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func previewContext<C>(_ value: C) -> some View where C : PreviewContext") { c in
            c.show(c.view.previewContext(ProbePreviewContext()))
        }
    }

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

    init(id: Int, inset: CGFloat, world: SpecimenWorld) {
        self.id = id
        self.inset = inset
        self.world = world
        _isOn = State(initialValue: world.state(id))
    }

    func body(content: Content) -> some View {
        world.connect(id) { isOn = $0 }
        return content.padding(.leading, isOn ? inset : 0).background(isOn ? Color.yellow : Color.gray)
    }
}
