import Foundation
import PlumbCore

/// Names without an effect on a picture: what they speak of, Plumb's hosts do not have.
enum AcceptedFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        SensoryFeedbackFeature.self, StatusBarHiddenFeature.self, StatusBarFeature.self, SystemOverlaysFeature.self,
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
