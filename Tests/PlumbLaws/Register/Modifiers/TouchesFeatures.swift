import Foundation
import PlumbCore

/// What fingers and pointers do to views; size and place are the view's.
enum TouchesFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        GestureFeature.self, HighPriorityGestureFeature.self, SimultaneousGestureFeature.self, OnTapGestureFeature.self,
        OnLongPressGestureFeature.self, OnHoverFeature.self, OnContinuousHoverFeature.self,
        AllowsHitTestingFeature.self, ContentShapeFeature.self, DefersSystemGesturesFeature.self,
    ]
}

enum GestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gesture", test: "GestureArenaTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture")
        { c in
            c.show(c.view.gesture(TapGesture()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.gesture(TapGesture(), including: .all), ".gesture(TapGesture(), including: .all)")
    }
}

enum HighPriorityGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("highPriorityGesture", test: "GestureArenaTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture"
        ) { c in
            c.show(c.view.highPriorityGesture(TapGesture(), including: .subviews))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.highPriorityGesture(DragGesture()), ".highPriorityGesture(DragGesture())")
    }
}

enum SimultaneousGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("simultaneousGesture", test: "GestureArenaTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture"
        ) { c in
            c.show(c.view.simultaneousGesture(TapGesture()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.simultaneousGesture(LongPressGesture()), ".simultaneousGesture(LongPressGesture())")
    }
}

enum OnTapGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onTapGesture", test: "OnTapGestureTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View"
        ) { c in
            c.show(c.view.onTapGesture(coordinateSpace: CoordinateSpace.global) { _ in })
        }
        probes.view(
            "func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View"
        ) { c in
            c.show(c.view.onTapGesture { (_: CGPoint) in })
        }
        probes.view("func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View") { c in
            c.show(c.view.onTapGesture {})
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onTapGesture {}, ".onTapGesture {}")
    }
}

enum OnLongPressGestureFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onLongPressGesture", test: "GestureArenaTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View"
        ) { c in
            c.show(c.view.onLongPressGesture {})
        }
        probes.view(
            "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View"
        ) { c in
            c.show(c.view.onLongPressGesture(pressing: nil, perform: {}))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onLongPressGesture {}, ".onLongPressGesture {}")
    }
}

enum OnHoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onHover", test: "HitTestTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func onHover(perform action: @escaping (Bool) -> Void) -> some View") { c in
            c.show(c.view.onHover { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onHover { _ in }, ".onHover { _ in }")
    }
}

enum OnContinuousHoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onContinuousHover", test: "HitTestTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View"
        ) { c in
            c.show(c.view.onContinuousHover(coordinateSpace: CoordinateSpace.global) { _ in })
        }
        probes.view(
            "func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View"
        ) { c in
            c.show(c.view.onContinuousHover { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onContinuousHover { _ in }, ".onContinuousHover { _ in }")
    }
}

enum AllowsHitTestingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("allowsHitTesting", test: "HitTestTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func allowsHitTesting(_ enabled: Bool) -> some View") { c in
            c.show(c.view.allowsHitTesting(true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.allowsHitTesting(s.flag(0)), ".allowsHitTesting(\(s.flag(0)))")
    }
}

enum ContentShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contentShape", test: "HitTestTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S : Shape"
        ) { c in
            c.show(c.view.contentShape(.interaction, Circle(), eoFill: true))
        }
        probes.view("func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S : Shape") { c in
            c.show(c.view.contentShape(Circle()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.contentShape(Circle()), ".contentShape(Circle())")
    }
}

enum DefersSystemGesturesFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defersSystemGestures", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func defersSystemGestures(on edges: Edge.Set) -> some View") { c in
            c.show(c.view.defersSystemGestures(on: .all))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let edges = s.edges(0)
        return Applied(view.defersSystemGestures(on: edges.value), ".defersSystemGestures(on: \(edges.code))")
    }
}
