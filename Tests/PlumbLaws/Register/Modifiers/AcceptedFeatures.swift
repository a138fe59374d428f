import Foundation
import PlumbCore

/// Names without an effect on a picture: what they speak of, Plumb's hosts do not have.
enum AcceptedFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        SensoryFeedbackFeature.self, StatusBarHiddenFeature.self, StatusBarFeature.self, SystemOverlaysFeature.self,
        HoverEffectFeature.self, DefaultHoverEffectFeature.self, HoverEffectDisabledFeature.self,
        WritingToolsBehaviorFeature.self, FindDisabledFeature.self, ReplaceDisabledFeature.self,
        InvalidatableContentFeature.self, AllowedDynamicRangeFeature.self, ContainerBackgroundFeature.self,
        ScrollIndicatorsFlashFeature.self,
    ]
}

enum SensoryFeedbackFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("sensoryFeedback", test: "SensoryFeedbackTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T : Equatable")
        { c in
            c.show(c.view.sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1))
        }
        probes.view(
            "func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View where T : Equatable"
        ) { c in
            c.show(c.view.sensoryFeedback(.impact(flexibility: .soft), trigger: 1) { $0 < $1 })
        }
        probes.view(
            "func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View where T : Equatable"
        ) { c in
            c.show(c.view.sensoryFeedback(trigger: 1) { $0 < $1 ? .increase : nil })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.sensoryFeedback(.success, trigger: s.a), ".sensoryFeedback(.success, trigger: \(s.code(s.a)))")
    }
}

enum StatusBarHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("statusBarHidden", test: "SensoryFeedbackTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func statusBarHidden(_ hidden: Bool = true) -> some View") { c in
            c.show(c.view.statusBarHidden())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.statusBarHidden(), ".statusBarHidden()")
    }
}

enum StatusBarFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("statusBar", test: "SensoryFeedbackTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func statusBar(hidden: Bool) -> some View") { c in
            c.show(c.view.statusBar(hidden: true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.statusBar(hidden: true), ".statusBar(hidden: true)")
    }
}

enum SystemOverlaysFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("persistentSystemOverlays", test: "SensoryFeedbackTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func persistentSystemOverlays(_ visibility: Visibility) -> some View") { c in
            c.show(c.view.persistentSystemOverlays(.hidden))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.persistentSystemOverlays(.hidden), ".persistentSystemOverlays(.hidden)")
    }
}

enum HoverEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hoverEffect", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func hoverEffect(_ effect: HoverEffect = .automatic) -> some View") { c in
            c.show(c.view.hoverEffect())
        }
        probes.view("func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View") { c in
            c.show(c.view.hoverEffect(.lift, isEnabled: true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hoverEffect(.lift), ".hoverEffect(.lift)")
    }
}

enum DefaultHoverEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultHoverEffect", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func defaultHoverEffect(_ effect: HoverEffect?) -> some View") { c in
            c.show(c.view.defaultHoverEffect(.highlight))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.defaultHoverEffect(nil), ".defaultHoverEffect(nil)")
    }
}

enum HoverEffectDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hoverEffectDisabled", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func hoverEffectDisabled(_ disabled: Bool = true) -> some View") { c in
            c.show(c.view.hoverEffectDisabled())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hoverEffectDisabled(), ".hoverEffectDisabled()")
    }
}

enum WritingToolsBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("writingToolsBehavior", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View") { c in
            c.show(c.view.writingToolsBehavior(.limited))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.writingToolsBehavior(.disabled), ".writingToolsBehavior(.disabled)")
    }
}

enum FindDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("findDisabled", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func findDisabled(_ isDisabled: Bool = true) -> some View") { c in
            c.show(c.view.findDisabled())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.findDisabled(), ".findDisabled()")
    }
}

enum ReplaceDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("replaceDisabled", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func replaceDisabled(_ isDisabled: Bool = true) -> some View") { c in
            c.show(c.view.replaceDisabled())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.replaceDisabled(), ".replaceDisabled()")
    }
}

enum InvalidatableContentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("invalidatableContent", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func invalidatableContent(_ invalidatable: Bool = true) -> some View") { c in
            c.show(c.view.invalidatableContent())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.invalidatableContent(), ".invalidatableContent()")
    }
}

enum AllowedDynamicRangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("allowedDynamicRange", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View") { c in
            c.show(c.view.allowedDynamicRange(.high))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.allowedDynamicRange(.standard), ".allowedDynamicRange(.standard)")
    }
}

enum ContainerBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("containerBackground", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle"
        ) { c in
            c.show(c.view.containerBackground(.red, for: .widget))
        }
        probes.view(
            "func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View"
        ) { c in
            c.show(c.view.containerBackground(for: .navigation) { Color.red })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.containerBackground(.red, for: .tabView), ".containerBackground(.red, for: .tabView)")
    }
}

enum ScrollIndicatorsFlashFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollIndicatorsFlash", test: "AcceptedNamesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollIndicatorsFlash(onAppear: Bool) -> some View") { c in
            c.show(c.view.scrollIndicatorsFlash(onAppear: true))
        }
        probes.view("func scrollIndicatorsFlash(trigger value: some Equatable) -> some View") { c in
            c.show(c.view.scrollIndicatorsFlash(trigger: 1))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollIndicatorsFlash(onAppear: true), ".scrollIndicatorsFlash(onAppear: true)")
    }
}
