import Foundation
import PlumbCore

/// What views say to those who can't see them: from H to Z.
enum AccessibilityMoreFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AccessibilityHeadingFeature.self, AccessibilityHiddenFeature.self, AccessibilityHintFeature.self,
        AccessibilityIgnoresInvertColorsFeature.self, AccessibilityInputLabelsFeature.self,
        AccessibilityLabelFeature.self, AccessibilityLabeledPairFeature.self, AccessibilityLinkedGroupFeature.self,
        AccessibilityRemoveTraitsFeature.self, AccessibilityRepresentationFeature.self,
        AccessibilityRespondsToUserInteractionFeature.self, AccessibilityRotorFeature.self,
        AccessibilityScrollActionFeature.self, AccessibilityShowsLargeContentViewerFeature.self,
        AccessibilitySortPriorityFeature.self, AccessibilityTextContentTypeFeature.self, AccessibilityValueFeature.self,
        AccessibilityZoomActionFeature.self, SpeechAdjustedPitchFeature.self,
        SpeechAlwaysIncludesPunctuationFeature.self, SpeechAnnouncementsQueuedFeature.self,
        SpeechSpellsOutCharactersFeature.self, AccessibilityChartDescriptorFeature.self,
        AccessibilityQuickActionFeature.self,
    ]
}

private struct RotorProbe: Identifiable {
    let id = 1
    let name = "a"
}

enum AccessibilityHeadingFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityHeading", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityHeading(.h2))
        }
    }
}

enum AccessibilityHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityHidden", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityHidden(true))
        }
        probes.view(
            "func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityHidden(true, isEnabled: true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityHidden(true), ".accessibilityHidden(true)")
    }
}

enum AccessibilityHintFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityHint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>") {
            c in
            c.show(c.view.accessibilityHint(Text("a")))
        }
        probes.view(
            "func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityHint("a"))
        }
        probes.view(
            "func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityHint(Substring("a")))
        }
    }
}

enum AccessibilityIgnoresInvertColorsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityIgnoresInvertColors", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View") { c in
            c.show(c.view.accessibilityIgnoresInvertColors())
        }
    }
}

enum AccessibilityInputLabelsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityInputLabels", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityInputLabels([Text("a")]))
        }
        probes.view(
            "func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityInputLabels(["a"]))
        }
        probes.view(
            "func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityInputLabels([Substring("a")]))
        }
        probes.view(
            "func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityInputLabels(["a"], isEnabled: true))
        }
    }
}

enum AccessibilityLabelFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityLabel", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>")
        { c in
            c.show(c.view.accessibilityLabel(Text("a")))
        }
        probes.view(
            "func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityLabel("a"))
        }
        probes.view(
            "func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityLabel(Substring("a")))
        }
        probes.view(
            "func accessibilityLabel<V>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View where V : View"
        ) { c in
            c.show(
                c.view.accessibilityLabel { label in
                    label; Text("a")
                })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityLabel("b"), #".accessibilityLabel("b")"#)
    }
}

enum AccessibilityLabeledPairFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityLabeledPair", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue))
        }
    }
}

enum AccessibilityLinkedGroupFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityLinkedGroup", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue))
        }
    }
}

enum AccessibilityRemoveTraitsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRemoveTraits", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityRemoveTraits(.isHeader))
        }
    }
}

enum AccessibilityRepresentationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityRepresentation", test: "AccessibilityModifierTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.accessibilityRepresentation { Text("a") })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityRepresentation { Text("b") }, #".accessibilityRepresentation { Text("b") }"#)
    }
}

enum AccessibilityRespondsToUserInteractionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRespondsToUserInteraction", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityRespondsToUserInteraction())
        }
        probes.view(
            "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityRespondsToUserInteraction(false, isEnabled: true))
        }
    }
}

enum AccessibilityRotorFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRotor", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityRotor<EntryModel, ID>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.accessibilityRotor(Text("a"), entries: [RotorProbe()], entryID: \.id, entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<EntryModel, ID>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.accessibilityRotor(.headings, entries: [RotorProbe()], entryID: \.id, entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<EntryModel, ID>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where ID : Hashable"
        ) { c in
            c.show(c.view.accessibilityRotor("a", entries: [RotorProbe()], entryID: \.id, entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<L, EntryModel, ID>(_ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View where L : StringProtocol, ID : Hashable"
        ) { c in
            c.show(
                c.view.accessibilityRotor(Substring("a"), entries: [RotorProbe()], entryID: \.id, entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<EntryModel>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable"
        ) { c in
            c.show(c.view.accessibilityRotor(Text("a"), entries: [RotorProbe()], entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<EntryModel>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable"
        ) { c in
            c.show(c.view.accessibilityRotor(.headings, entries: [RotorProbe()], entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<EntryModel>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where EntryModel : Identifiable"
        ) { c in
            c.show(c.view.accessibilityRotor("a", entries: [RotorProbe()], entryLabel: \.name))
        }
        probes.view(
            "func accessibilityRotor<L, EntryModel>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View where L : StringProtocol, EntryModel : Identifiable"
        ) { c in
            c.show(c.view.accessibilityRotor(Substring("a"), entries: [RotorProbe()], entryLabel: \.name))
        }
    }
}

enum AccessibilityScrollActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityScrollAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityScrollAction { _ in })
        }
    }
}

enum AccessibilityShowsLargeContentViewerFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityShowsLargeContentViewer", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It is laid out as accessibilityRepresentation is, which takes part.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func accessibilityShowsLargeContentViewer() -> some View") { c in
            c.show(c.view.accessibilityShowsLargeContentViewer())
        }
        probes.view(
            "func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V : View"
        ) { c in
            c.show(c.view.accessibilityShowsLargeContentViewer { Text("a") })
        }
    }
}

enum AccessibilitySortPriorityFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilitySortPriority", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilitySortPriority(1))
        }
    }
}

enum AccessibilityTextContentTypeFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityTextContentType", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityTextContentType(.narrative))
        }
    }
}

enum AccessibilityValueFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityValue", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityValue(Text("a")))
        }
        probes.view(
            "func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityValue("a"))
        }
        probes.view(
            "func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol"
        ) { c in
            c.show(c.view.accessibilityValue(Substring("a")))
        }
        probes.view(
            "func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityValue(Text("a"), isEnabled: true))
        }
    }
}

enum AccessibilityZoomActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityZoomAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>"
        ) { c in
            c.show(c.view.accessibilityZoomAction { _ in })
        }
    }
}

enum SpeechAdjustedPitchFeature: ViewFeature {
    static let facts = FeatureFacts("speechAdjustedPitch", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func speechAdjustedPitch(_ value: Double) -> some View") { c in
            c.show(c.view.speechAdjustedPitch(0.5))
        }
    }
}

enum SpeechAlwaysIncludesPunctuationFeature: ViewFeature {
    static let facts = FeatureFacts("speechAlwaysIncludesPunctuation", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View") { c in
            c.show(c.view.speechAlwaysIncludesPunctuation())
        }
    }
}

enum SpeechAnnouncementsQueuedFeature: ViewFeature {
    static let facts = FeatureFacts("speechAnnouncementsQueued", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func speechAnnouncementsQueued(_ value: Bool = true) -> some View") { c in
            c.show(c.view.speechAnnouncementsQueued())
        }
    }
}

enum SpeechSpellsOutCharactersFeature: ViewFeature {
    static let facts = FeatureFacts("speechSpellsOutCharacters", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func speechSpellsOutCharacters(_ value: Bool = true) -> some View") { c in
            c.show(c.view.speechSpellsOutCharacters())
        }
    }
}

enum AccessibilityChartDescriptorFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityChartDescriptor", test: "UnavailableTests")
    static let laws = LawPart.leftOut("It is not there yet: a use is an error.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View",
            "func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R : AXChartDescriptorRepresentable",
            "Plumb has no chart descriptions yet; say what the chart shows with accessibilityLabel",
            use: #"<R: AXChartDescriptorRepresentable>(_ r: R) { _ = Text("a").accessibilityChartDescriptor(r) }"#)
    }
}

enum AccessibilityQuickActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityQuickAction", test: "UnavailableTests")
    static let laws = LawPart.leftOut("It is not there yet: a use is an error.")

    static func declare(in probes: inout SignatureProbes) {
        probes.unavailable(
            "View",
            "func accessibilityQuickAction<Style, Content>(style: Style, @ViewBuilder content: () -> Content) -> some View where Style : AccessibilityQuickActionStyle, Content : View",
            "Plumb has no quick actions of watches; write accessibilityAction",
            use:
                #"<S: AccessibilityQuickActionStyle>(_ s: S) { _ = Text("a").accessibilityQuickAction(style: s) { Text("b") } }"#
        )
    }
}
