import Foundation
import PlumbCombine
import PlumbCore

/// What runs when something happens to a view. In a random tree it changes nothing: what changes is a specimen's own state.
enum EventsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        OnAppearFeature.self, OnDisappearFeature.self, OnChangeFeature.self, OnReceiveFeature.self, TaskFeature.self,
        OnOpenURLFeature.self,
    ]
}

enum OnAppearFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onAppear", test: "OnAppearTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onAppear(perform action: (() -> Void)? = nil) -> some View") { c in
            c.show(c.view.onAppear())
            c.show(c.view.onAppear {})
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onAppear {}, ".onAppear {}")
    }
}

enum OnDisappearFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onDisappear", test: "OnAppearTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onDisappear(perform action: (() -> Void)? = nil) -> some View") { c in
            c.show(c.view.onDisappear())
            c.show(c.view.onDisappear {})
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onDisappear {}, ".onDisappear {}")
    }
}

enum OnChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onChange", test: "OnChangeTests")

    @available(*, deprecated, message: "What it uses is.")
    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View where V : Equatable"
        ) { c in
            c.show(c.view.onChange(of: 1, perform: { _ in }))
        }
        probes.view(
            "func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V : Equatable"
        ) { c in
            c.show(c.view.onChange(of: 1) { _, _ in })
        }
        probes.view(
            "func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V : Equatable"
        ) { c in
            c.show(c.view.onChange(of: 1) {})
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onChange(of: s.a) { _, _ in }, ".onChange(of: \(s.code(s.a))) { _, _ in }")
    }
}

enum OnReceiveFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onReceive", test: "OnReceiveTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P : Publisher, P.Failure == Never"
        ) { c in
            c.show(c.view.onReceive(Just(1)) { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onReceive(Just(1)) { _ in }, ".onReceive(Just(1)) { _ in }")
    }
}

enum TaskFeature: ViewFeature {
    static let facts = FeatureFacts("task", test: "TaskTests")
    static let laws = LawPart.leftOut(
        "What it starts runs when the layout is over, on the host's clock; TaskTests and LifetimeTests hold it.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View"
        ) { c in
            c.show(c.view.task {})
        }
        probes.view(
            "func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View where T : Equatable"
        ) { c in
            c.show(c.view.task(id: 1) {})
        }
    }
}

enum OnOpenURLFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onOpenURL", test: "WorldValuesTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onOpenURL(perform action: @escaping (URL) -> ()) -> some View") { c in
            c.show(c.view.onOpenURL { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onOpenURL { _ in }, ".onOpenURL { _ in }")
    }
}
