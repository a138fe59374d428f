import Foundation
import PlumbCore

/// What says who gets keys, and what is known of who has them.
enum FocusingFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        FocusableFeature.self, FocusedFeature.self, DefaultFocusFeature.self, FocusEffectDisabledFeature.self,
        FocusSectionFeature.self, FocusScopeFeature.self, PrefersDefaultFocusFeature.self, FocusedValueFeature.self,
        FocusedSceneValueFeature.self, FocusedObjectFeature.self, FocusedSceneObjectFeature.self,
    ]
}

enum FocusableFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusable", test: "FocusTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func focusable(_ isFocusable: Bool = true) -> some View") { c in
            c.show(c.view.focusable())
        }
        probes.view("func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View") { c in
            c.show(c.view.focusable(interactions: .edit))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusable(s.flag(0)), ".focusable(\(s.flag(0)))")
    }
}

enum FocusedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focused", test: "FocusTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func focused(_ condition: FocusState<Bool>.Binding) -> some View") { c in
            c.show(c.view.focused(FocusState<Bool>().projectedValue))
        }
        probes.view(
            "func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable"
        ) { c in
            c.show(c.view.focused(FocusState<Int?>().projectedValue, equals: 1))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(FocusedSpecimen(content: view), ".modifier(FocusedSpecimen) /* focused(_:) with a state of its own */")
    }
}

enum DefaultFocusFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultFocus", test: "FocusTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V : Hashable"
        ) { c in
            c.show(c.view.defaultFocus(FocusState<Bool>().projectedValue, true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.defaultFocus(FocusState<Bool>().projectedValue, true),
            ".defaultFocus(FocusState<Bool>().projectedValue, true)")
    }
}

enum FocusEffectDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusEffectDisabled", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func focusEffectDisabled(_ disabled: Bool = true) -> some View") { c in
            c.show(c.view.focusEffectDisabled())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusEffectDisabled(s.flag(0)), ".focusEffectDisabled(\(s.flag(0)))")
    }
}

enum FocusSectionFeature: ViewFeature {
    static let facts = FeatureFacts("focusSection", test: "UnavailableTests")
    static let laws = LawPart.leftOut("It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func focusSection() -> some View",
            "Plumb visits views in the order of the tree, as iOS does; put them in the order that tab is to take",
            use: #"() { _ = Text("a").focusSection() }"#)
    }
}

enum FocusScopeFeature: ViewFeature {
    static let facts = FeatureFacts("focusScope", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func focusScope(_ namespace: Namespace.ID) -> some View",
            "Plumb is iOS, where there are no focus scopes; write defaultFocus(_:_:)",
            use: #"(_ n: Namespace.ID) { _ = Text("a").focusScope(n) }"#)
    }
}

enum PrefersDefaultFocusFeature: ViewFeature {
    static let facts = FeatureFacts("prefersDefaultFocus", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View",
            "func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View",
            "Plumb is iOS, where there are no focus scopes; write defaultFocus(_:_:)",
            use: #"(_ n: Namespace.ID) { _ = Text("a").prefersDefaultFocus(in: n) }"#)
    }
}

enum FocusedValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusedValue", test: "FocusedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View"
        ) { c in
            c.show(c.view.focusedValue(\.probe, 1))
        }
        probes.view(
            "func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View"
        ) { c in
            c.show(c.view.focusedValue(\.probe, Optional<Int>.none))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusedValue(\.probe, s.pick(0, [0, 1])), ".focusedValue(\\.probe, \(s.pick(0, [0, 1])))")
    }
}

enum FocusedSceneValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusedSceneValue", test: "FocusedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View")
        { c in
            c.show(c.view.focusedSceneValue(\.probe, 1))
        }
        probes.view(
            "func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View"
        ) { c in
            c.show(c.view.focusedSceneValue(\.probe, Optional<Int>.none))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.focusedSceneValue(\.probe, s.pick(0, [0, 1])), ".focusedSceneValue(\\.probe, \(s.pick(0, [0, 1])))")
    }
}

enum FocusedObjectFeature: ViewFeature {
    static let facts = FeatureFacts("focusedObject", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func focusedObject<T>(_ object: T?) -> some View where T : ObservableObject",
            "Plumb has no focused objects; give the object with focusedValue(_:_:)",
            use: #"<T: AnyObject>(_ o: T) { _ = Text("a").focusedObject(o) }"#)
    }
}

enum FocusedSceneObjectFeature: ViewFeature {
    static let facts = FeatureFacts("focusedSceneObject", test: "UnavailableTests")
    static let laws = LawPart.leftOut(
        "It is unavailable.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View", "func focusedSceneObject<T>(_ object: T?) -> some View where T : ObservableObject",
            "Plumb has no focused objects; give the object with focusedSceneValue(_:_:)",
            use: #"<T: AnyObject>(_ o: T) { _ = Text("a").focusedSceneObject(o) }"#)
    }
}

/// Has a state that says whether its content has the focus.
private struct FocusedSpecimen<Content: View>: View {
    let content: Content
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack { content }.focused($isFocused).padding(isFocused ? 4 : 0)
    }
}
