import Foundation
import PlumbCombine
import PlumbCore

/// What runs when something happens to a view. In a random tree it changes nothing: what changes is a specimen's own
/// state.
enum EventsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        OnAppearFeature.self, OnDisappearFeature.self, OnChangeFeature.self, OnReceiveFeature.self, TaskFeature.self,
        OnOpenURLFeature.self,
    ]
}

enum OnAppearFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onAppear", test: "OnAppearTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onAppear {}, ".onAppear {}")
    }
}

enum OnDisappearFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onDisappear", test: "OnAppearTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onDisappear {}, ".onDisappear {}")
    }
}

enum OnChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onChange", test: "OnChangeTests")

    @available(*, deprecated, message: "What it uses is.")
    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onChange(of: s.a) { _, _ in }, ".onChange(of: \(s.code(s.a))) { _, _ in }")
    }
}

enum OnReceiveFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onReceive", test: "OnReceiveTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onReceive(Just(1)) { _ in }, ".onReceive(Just(1)) { _ in }")
    }
}

enum TaskFeature: ViewFeature {
    static let facts = FeatureFacts("task", test: "TaskTests")
    static let laws = LawPart.leftOut(
        "What it starts runs when the layout is over, on the host's clock; TaskTests and LifetimeTests hold it.")
}

enum OnOpenURLFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onOpenURL", test: "WorldValuesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onOpenURL { _ in }, ".onOpenURL { _ in }")
    }
}
