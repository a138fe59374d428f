import Foundation
import PlumbCombine
import PlumbCore

/// What views inherit.
enum EnvironmentsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        EnvironmentFeature.self, EnvironmentObjectFeature.self, TransformEnvironmentFeature.self, DisabledFeature.self,
        DefaultAppStorageFeature.self,
    ]
}

enum EnvironmentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("environment", test: "EnvironmentTests")
    static let weight = 2
    static let laws = LawPart.takesPart([EnvironmentFeature.self, DirectionSpecimen.self, DressedSpecimen.self])

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.environment(\.specimenWidth, s.a), ".environment(\\.specimenWidth, \(s.code(s.a)))")
    }
}

enum EnvironmentObjectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("environmentObject", test: "ObservedObjectTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.environmentObject(ProbeObject.shared), ".environmentObject(ProbeObject.shared)")
    }
}

enum TransformEnvironmentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transformEnvironment", test: "EnvironmentTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.transformEnvironment(\.specimenWidth) { $0 += a },
            ".transformEnvironment(\\.specimenWidth) { $0 += \(s.code(a)) }")
    }
}

enum DisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("disabled", test: "PressTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.disabled(s.flag(0)), ".disabled(\(s.flag(0)))")
    }
}

enum DefaultAppStorageFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultAppStorage", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.defaultAppStorage(.standard), ".defaultAppStorage(.standard)")
    }
}

/// A direction of its own.
enum DirectionSpecimen: AppliedSpecimen {
    static let traits: SpecimenTraits = .sided
    static let weight = 2

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let direction = s.pick(
            0, [Word(".leftToRight", LayoutDirection.leftToRight), Word(".rightToLeft", .rightToLeft)])
        return Applied(
            view.environment(\.layoutDirection, direction.value), ".environment(\\.layoutDirection, \(direction.code))")
    }
}

/// A view that changes what its content inherits, when its state changes; the content's value is the same then.
enum DressedSpecimen: ModifierSpecimen {
    static let shape = SpecimenKind.Shape.modifier
    static let traits: SpecimenTraits = .state

    static func show<C: View, D: View>(_ content: C, _ others: D, _ s: Specimen, in world: SpecimenWorld) -> Applied {
        Applied(
            DressedView(specimen: s, world: world, content: content).id(s.id),
            ".modifier(DressedView(\(s.code(s.a)), \(s.code(s.b)))) /* a state changes width, case, size, line limit and style */"
        )
    }
}

private struct DressedView<Content: View>: View {
    let specimen: Specimen
    let world: SpecimenWorld
    let content: Content
    @State private var isOn: Bool
    @State private var wire = SpecimenWire()

    init(specimen: Specimen, world: SpecimenWorld, content: Content) {
        self.specimen = specimen
        self.world = world
        self.content = content
        _isOn = State(initialValue: world.state(specimen.id))
    }

    var body: some View {
        world.connect(specimen.id, wire) { isOn = $0 }
        return Group { content }
            .environment(\.specimenWidth, isOn ? specimen.a : specimen.b)
            .textCase(isOn == specimen.flag(1) ? .uppercase : nil)
            .dynamicTypeSize(isOn == specimen.flag(5) ? .accessibility1 : .large)
            .lineLimit(isOn && specimen.flag(2) ? 1 : nil)
            .foregroundStyle(isOn ? Color.green : specimen.flag(3) ? Color.red : Color.primary)
    }
}

private final class ProbeObject: ObservableObject {
    @MainActor static let shared = ProbeObject()
}
