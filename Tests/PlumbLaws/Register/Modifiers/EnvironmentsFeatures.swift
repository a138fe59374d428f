import Foundation
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
    static let laws = LawPart.takesPart([EnvironmentFeature.self, DirectionSpecimen.self])

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func environment<T>(_ object: T?) -> some View where T : AnyObject, T : Observable") { c in
            c.show(c.view.environment(ProbeModel()))
        }
        probes.view("func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View") {
            c in
            c.show(c.view.environment(\.isEnabled, false))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.environment(\.specimenWidth, s.a), ".environment(\\.specimenWidth, \(s.code(s.a)))")
    }
}

enum EnvironmentObjectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("environmentObject", test: "ObservedObjectTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func environmentObject<T>(_ object: T) -> some View where T : ObservableObject") { c in
            c.show(c.view.environmentObject(ProbeObject()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.environmentObject(ProbeObject.shared), ".environmentObject(ProbeObject.shared)")
    }
}

enum TransformEnvironmentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transformEnvironment", test: "EnvironmentTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View"
        ) { c in
            c.show(c.view.transformEnvironment(\.isEnabled) { $0.toggle() })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.transformEnvironment(\.specimenWidth) { $0 += a },
            ".transformEnvironment(\\.specimenWidth) { $0 += \(s.code(a)) }")
    }
}

enum DisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("disabled", test: "PressTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func disabled(_ disabled: Bool) -> some View") { c in
            c.show(c.view.disabled(true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.disabled(s.flag(0)), ".disabled(\(s.flag(0)))")
    }
}

enum DefaultAppStorageFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultAppStorage", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func defaultAppStorage(_ store: UserDefaults) -> some View") { c in
            c.show(c.view.defaultAppStorage(.standard))
        }
    }

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
