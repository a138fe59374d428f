import Foundation
import PlumbCore

/// What scroll views inherit.
enum ScrollingFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        ScrollBounceBehaviorFeature.self, ScrollClipDisabledFeature.self, ScrollDisabledFeature.self,
        ScrollDismissesKeyboardFeature.self, ScrollIndicatorsFeature.self, ScrollPositionFeature.self,
        ScrollTargetBehaviorFeature.self, ScrollTargetLayoutFeature.self, DefaultScrollAnchorFeature.self,
        ScrollGeometryChangeFeature.self, ScrollPhaseChangeFeature.self, ScrollVisibilityFeature.self,
        ScrollTargetVisibilityFeature.self,
    ]
}

enum ScrollBounceBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollBounceBehavior", test: "ScrollingTests", page: "ScrollView")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View"
        ) { c in
            c.show(c.view.scrollBounceBehavior(.basedOnSize))
            c.show(c.view.scrollBounceBehavior(.basedOnSize, axes: .horizontal))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollBounceBehavior(.basedOnSize), ".scrollBounceBehavior(.basedOnSize)")
    }
}

enum ScrollClipDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollClipDisabled", test: "ScrollingTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollClipDisabled(_ disabled: Bool = true) -> some View") { c in
            c.show(c.view.scrollClipDisabled())
            c.show(c.view.scrollClipDisabled(false))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollClipDisabled(s.flag(0)), ".scrollClipDisabled(\(s.flag(0)))")
    }
}

enum ScrollDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollDisabled", test: "ScrollingTests", page: "ScrollView")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollDisabled(_ disabled: Bool) -> some View") { c in
            c.show(c.view.scrollDisabled(true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollDisabled(s.flag(0)), ".scrollDisabled(\(s.flag(0)))")
    }
}

enum ScrollDismissesKeyboardFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollDismissesKeyboard", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View") { c in
            c.show(c.view.scrollDismissesKeyboard(.immediately))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollDismissesKeyboard(.never), ".scrollDismissesKeyboard(.never)")
    }
}

enum ScrollIndicatorsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollIndicators", test: "ScrollingTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View"
        ) { c in
            c.show(c.view.scrollIndicators(.hidden))
            c.show(c.view.scrollIndicators(.hidden, axes: .vertical))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollIndicators(.hidden), ".scrollIndicators(.hidden)")
    }
}

enum ScrollPositionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollPosition", test: "ScrollPositionTests", page: "ScrollPosition")
    static let traits: SpecimenTraits = .remembers

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View") { c in
            c.show(c.view.scrollPosition(id: .constant(Optional(1))))
            c.show(c.view.scrollPosition(id: .constant(Optional(1)), anchor: .top))
        }
        probes.view(
            "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View"
        ) { c in
            c.show(c.view.scrollPosition(.constant(ScrollPosition(edge: .bottom))))
            c.show(c.view.scrollPosition(.constant(ScrollPosition(id: 1)), anchor: .top))
        }
        probes.view("func scrollPosition(initialAnchor: UnitPoint?) -> some View") { c in
            c.show(c.view.scrollPosition(initialAnchor: .bottom))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (id, anchor) = (s.pick(0, [0, 1, 2]), s.unitPoint(1))
        return Applied(
            view.scrollPosition(id: .constant(Optional(id)), anchor: anchor.value),
            ".scrollPosition(id: .constant(\(id)), anchor: \(anchor.code))")
    }
}

enum ScrollTargetBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollTargetBehavior", test: "ScrollPanTests", page: "ScrollPosition")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View") { c in
            c.show(c.view.scrollTargetBehavior(.paging))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollTargetBehavior(.viewAligned), ".scrollTargetBehavior(.viewAligned)")
    }
}

enum ScrollTargetLayoutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollTargetLayout", test: "ScrollPositionTests", page: "ScrollPosition")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func scrollTargetLayout(isEnabled: Bool = true) -> some View") { c in
            c.show(c.view.scrollTargetLayout())
            c.show(c.view.scrollTargetLayout(isEnabled: false))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollTargetLayout(isEnabled: s.flag(0)), ".scrollTargetLayout(isEnabled: \(s.flag(0)))")
    }
}

enum DefaultScrollAnchorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultScrollAnchor", test: "ScrollingTests", page: "ScrollView")
    static let traits: SpecimenTraits = [.remembers, .sided]

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View") { c in
            c.show(c.view.defaultScrollAnchor(.bottom))
        }
        probes.view("func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View") { c in
            c.show(c.view.defaultScrollAnchor(.bottom, for: .initialOffset))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let anchor = s.unitPoint(0)
        return Applied(view.defaultScrollAnchor(anchor.value), ".defaultScrollAnchor(\(anchor.code))")
    }
}

enum ScrollGeometryChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollGeometryChange", test: "ScrollGeometryTests", page: "ScrollGeometry")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, "
                + "action: @escaping (T, T) -> Void) -> some View where T : Equatable"
        ) { c in
            c.show(c.view.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in })
            c.show(
                c.view.onScrollGeometryChange(for: Bool.self) {
                    $0.visibleRect.minY < 0
                } action: { _, _ in
                })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in },
            ".onScrollGeometryChange(for: CGFloat.self, of: \\.contentOffset.y) { _, _ in }")
    }
}

enum ScrollPhaseChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollPhaseChange", test: "ScrollPhaseTests", page: "ScrollGeometry")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View"
        ) { c in
            c.show(c.view.onScrollPhaseChange { old, new in _ = old.isScrolling && new == .idle })
        }
        probes.view(
            "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) "
                + "-> Void) -> some View"
        ) { c in
            c.show(c.view.onScrollPhaseChange { _, _, context in _ = (context.geometry, context.velocity) })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onScrollPhaseChange { _, _ in }, ".onScrollPhaseChange { _, _ in }")
    }
}

enum ScrollVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollVisibilityChange", test: "ScrollVisibilityTests", page: "ScrollGeometry")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) "
                + "-> some View"
        ) { c in
            c.show(c.view.onScrollVisibilityChange { _ in })
            c.show(c.view.onScrollVisibilityChange(threshold: 1) { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollVisibilityChange(threshold: Double(s.a)) { _ in },
            ".onScrollVisibilityChange(threshold: \(s.code(s.a))) { _ in }")
    }
}

enum ScrollTargetVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts(
        "onScrollTargetVisibilityChange", test: "ScrollVisibilityTests", page: "ScrollGeometry")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, "
                + "_ action: @escaping ([ID]) -> Void) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.onScrollTargetVisibilityChange(idType: Int.self) { _ in })
            c.show(c.view.onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { _ in })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollTargetVisibilityChange(idType: Int.self) { _ in },
            ".onScrollTargetVisibilityChange(idType: Int.self) { _ in }")
    }
}
