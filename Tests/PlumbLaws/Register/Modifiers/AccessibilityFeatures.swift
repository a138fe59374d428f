import Foundation
import PlumbCore

/// What views say to those who can't see them: from A to F.
enum AccessibilityFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AccessibilityFeature.self, AccessibilityActionFeature.self, AccessibilityActionsFeature.self,
        AccessibilityActivationPointFeature.self, AccessibilityAddTraitsFeature.self,
        AccessibilityAdjustableActionFeature.self, AccessibilityChildrenFeature.self,
        AccessibilityCustomContentFeature.self, AccessibilityDefaultFocusFeature.self,
        AccessibilityDirectTouchFeature.self, AccessibilityDragPointFeature.self, AccessibilityDropPointFeature.self,
        AccessibilityElementFeature.self, AccessibilityFocusedFeature.self,
    ]
}

enum AccessibilityFeature: ViewFeature {
    static let facts = FeatureFacts("accessibility", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(activationPoint: CGPoint.zero))
        }
        probes.view(
            "func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(activationPoint: UnitPoint.center))
        }
        probes.view(
            "func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(addTraits: .isButton))
        }
        probes.view("func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>") { c in
            c.show(c.view.accessibility(hidden: true))
        }
        probes.view("func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>") { c in
            c.show(c.view.accessibility(hint: Text("a")))
        }
        probes.view("func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>")
        { c in
            c.show(c.view.accessibility(identifier: "a"))
        }
        probes.view("func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>")
        { c in
            c.show(c.view.accessibility(inputLabels: [Text("a")]))
        }
        probes.view("func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>") { c in
            c.show(c.view.accessibility(label: Text("a")))
        }
        probes.view(
            "func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(removeTraits: .isButton))
        }
        probes.view(
            "func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(selectionIdentifier: AnyHashable(1)))
        }
        probes.view(
            "func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibility(sortPriority: 1))
        }
        probes.view("func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>") { c in
            c.show(c.view.accessibility(value: Text("a")))
        }
    }
}

enum AccessibilityActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityAction(.escape) {})
        }
        probes.view(
            "func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label : View"
        ) { c in
            c.show(c.view.accessibilityAction(action: {}, label: { Text("a") }))
        }
        probes.view(
            "func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityAction(named: Text("a")) {})
        }
        probes.view(
            "func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityAction(named: "a") {})
        }
        probes.view(
            "func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityAction(named: Substring("a")) {})
        }
    }
}

enum AccessibilityActionsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityActions", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It is laid out as accessibilityRepresentation is, which takes part.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View"
        ) { c in
            c.show(c.view.accessibilityActions { Text("a") })
        }
        probes.view(
            "func accessibilityActions<Content>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View where Content : View"
        ) { c in
            c.show(c.view.accessibilityActions(category: .edit) { Text("a") })
        }
    }
}

enum AccessibilityActivationPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityActivationPoint", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityActivationPoint(CGPoint.zero))
        }
        probes.view(
            "func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityActivationPoint(UnitPoint.center))
        }
        probes.view(
            "func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityActivationPoint(CGPoint.zero, isEnabled: true))
        }
    }
}

enum AccessibilityAddTraitsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityAddTraits", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityAddTraits(.isHeader))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityAddTraits(.isHeader), ".accessibilityAddTraits(.isHeader)")
    }
}

enum AccessibilityAdjustableActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityAdjustableAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityAdjustableAction { _ in })
        }
    }
}

enum AccessibilityChildrenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityChildren", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V : View") { c in
            c.show(c.view.accessibilityChildren { Text("a") })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityChildren { Text("b") }, #".accessibilityChildren { Text("b") }"#)
    }
}

enum AccessibilityCustomContentFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityCustomContent", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(
                c.view.accessibilityCustomContent(
                    AccessibilityCustomContentKey("a", id: "a"), Text("b"), importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(
                c.view.accessibilityCustomContent(AccessibilityCustomContentKey("a", id: "a"), "b", importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent<V>(_ key: AccessibilityCustomContentKey, _ value: V, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V : StringProtocol"
        ) { c in
            c.show(
                c.view.accessibilityCustomContent(
                    AccessibilityCustomContentKey("a", id: "a"), Substring("a"), importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent(_ label: Text, _ value: Text, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityCustomContent(Text("a"), Text("b"), importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityCustomContent("a", Text("b"), importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityCustomContent("a", "b", importance: .high))
        }
        probes.view(
            "func accessibilityCustomContent<V>(_ labelKey: LocalizedStringKey, _ value: V, importance: Accessibility.AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityCustomContent("a", Substring("a"), importance: .high))
        }
    }
}

enum AccessibilityDefaultFocusFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDefaultFocus", test: "AccessibilityFocusTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityDefaultFocus<Value>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View where Value : Hashable"
        ) { c in
            c.show(c.view.accessibilityDefaultFocus(AccessibilityFocusState<Bool>().projectedValue, true))
        }
    }
}

enum AccessibilityDirectTouchFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDirectTouch", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityDirectTouch(true, options: .silentOnTouch))
        }
    }
}

enum AccessibilityDragPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDragPoint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityDragPoint(.center, description: "a"))
        }
        probes.view(
            "func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityDragPoint(.center, description: "a", isEnabled: true))
        }
    }
}

enum AccessibilityDropPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDropPoint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityDropPoint(.center, description: "a"))
        }
        probes.view(
            "func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityDropPoint(.center, description: "a", isEnabled: true))
        }
    }
}

enum AccessibilityElementFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityElement", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View") { c in
            c.show(c.view.accessibilityElement(children: .combine))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityElement(children: .combine), ".accessibilityElement(children: .combine)")
    }
}

enum AccessibilityFocusedFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityFocused", test: "AccessibilityFocusTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View") { c in
            c.show(c.view.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue))
        }
        probes.view(
            "func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable"
        ) { c in
            c.show(c.view.accessibilityFocused(AccessibilityFocusState<Int?>().projectedValue, equals: 1))
        }
    }
}
