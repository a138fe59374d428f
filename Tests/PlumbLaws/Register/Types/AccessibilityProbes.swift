import Foundation
import PlumbCore

/// What is said to those who can't see a view: the types.
enum AccessibilityProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "enum AccessibilityAdjustmentDirection : Sendable") { c in
            c.isSendable(AccessibilityAdjustmentDirection.self)
        }
        probes.row("Types", "enum AccessibilityHeadingLevel : UInt") { _ in
            _ = AccessibilityHeadingLevel.self
        }
        probes.row("Types", "enum AccessibilityLabeledPairRole") { _ in
            _ = AccessibilityLabeledPairRole.self
        }
        probes.row("Types", "struct AccessibilityActionKind : Equatable, Sendable") { c in
            c.isSendable(AccessibilityActionKind.self)
        }
        probes.row("Types", "struct AccessibilityAttachmentModifier : ViewModifier") { _ in
            _ = AccessibilityAttachmentModifier.self
        }
        probes.row("Types", "struct AccessibilityChildBehavior : Hashable") { _ in
            _ = AccessibilityChildBehavior.self
        }
        probes.row("Types", "struct AccessibilityCustomContentKey") { _ in
            _ = AccessibilityCustomContentKey.self
        }
        probes.row("Types", "struct AccessibilityDirectTouchOptions : OptionSet, Sendable") { c in
            c.isSendable(AccessibilityDirectTouchOptions.self)
        }
        probes.row("Types", "struct AccessibilityFocusState<Value> : DynamicProperty where Value : Hashable") { _ in
            _ = AccessibilityFocusState<Bool>.self as any DynamicProperty.Type
        }
        probes.row("Types", "struct AccessibilitySystemRotor : Sendable") { c in
            c.isSendable(AccessibilitySystemRotor.self)
        }
        probes.row("Types", "struct AccessibilityTechnologies : SetAlgebra, Sendable") { c in
            c.isSendable(AccessibilityTechnologies.self)
        }
        probes.row("Types", "struct AccessibilityTextContentType : Sendable") { c in
            c.isSendable(AccessibilityTextContentType.self)
        }
        probes.row("Types", "struct AccessibilityTraits : SetAlgebra, Sendable") { c in
            c.isSendable(AccessibilityTraits.self)
        }
        probes.row("Types", "struct AccessibilityZoomGestureAction") { _ in
            _ = AccessibilityZoomGestureAction.self
        }
        addKinds(to: &probes)
        addSets(to: &probes)
    }

    @MainActor private static func addKinds(to probes: inout SignatureProbes) {
        probes.row("AccessibilityActionKind", "init(named name: Text)") { _ in
            _ = AccessibilityActionKind(named: Text("a"))
        }
        probes.row("AccessibilityActionKind", "static let `default`: AccessibilityActionKind") { _ in
            _ = AccessibilityActionKind.default
        }
        probes.row("AccessibilityActionKind", "static let escape: AccessibilityActionKind") { _ in
            _ = AccessibilityActionKind.escape
        }
        probes.row("AccessibilityActionKind", "static let magicTap: AccessibilityActionKind") { _ in
            _ = AccessibilityActionKind.magicTap
        }
        probes.row("AccessibilityAdjustmentDirection", "case increment") { _ in
            _ = AccessibilityAdjustmentDirection.increment
        }
        probes.row("AccessibilityAdjustmentDirection", "case decrement") { _ in
            _ = AccessibilityAdjustmentDirection.decrement
        }
        probes.row("AccessibilityChildBehavior", "static let combine: AccessibilityChildBehavior") { _ in
            _ = AccessibilityChildBehavior.combine
        }
        probes.row("AccessibilityChildBehavior", "static let contain: AccessibilityChildBehavior") { _ in
            _ = AccessibilityChildBehavior.contain
        }
        probes.row("AccessibilityChildBehavior", "static let ignore: AccessibilityChildBehavior") { _ in
            _ = AccessibilityChildBehavior.ignore
        }
        probes.row("AccessibilityCustomContentKey", "init(_ labelKey: LocalizedStringKey)") { _ in
            _ = AccessibilityCustomContentKey("a")
        }
        probes.row("AccessibilityCustomContentKey", "init(_ label: Text, id: String)") { _ in
            _ = AccessibilityCustomContentKey(Text("a"), id: "b")
        }
        probes.row("AccessibilityCustomContentKey", "init(_ labelKey: LocalizedStringKey, id: String)") { _ in
            _ = AccessibilityCustomContentKey("a", id: "b")
        }
        probes.row("AccessibilityHeadingLevel", "case unspecified") { _ in
            _ = AccessibilityHeadingLevel.unspecified
        }
        probes.row("AccessibilityHeadingLevel", "case h1") { _ in
            _ = AccessibilityHeadingLevel.h1
        }
        probes.row("AccessibilityHeadingLevel", "case h2") { _ in
            _ = AccessibilityHeadingLevel.h2
        }
        probes.row("AccessibilityHeadingLevel", "case h3") { _ in
            _ = AccessibilityHeadingLevel.h3
        }
        probes.row("AccessibilityHeadingLevel", "case h4") { _ in
            _ = AccessibilityHeadingLevel.h4
        }
        probes.row("AccessibilityHeadingLevel", "case h5") { _ in
            _ = AccessibilityHeadingLevel.h5
        }
        probes.row("AccessibilityHeadingLevel", "case h6") { _ in
            _ = AccessibilityHeadingLevel.h6
        }
        probes.row("AccessibilityLabeledPairRole", "case label") { _ in
            _ = AccessibilityLabeledPairRole.label
        }
        probes.row("AccessibilityLabeledPairRole", "case content") { _ in
            _ = AccessibilityLabeledPairRole.content
        }
        probes.row("AccessibilityTextContentType", "static let console: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.console
        }
        probes.row("AccessibilityTextContentType", "static let fileSystem: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.fileSystem
        }
        probes.row("AccessibilityTextContentType", "static let messaging: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.messaging
        }
        probes.row("AccessibilityTextContentType", "static let narrative: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.narrative
        }
        probes.row("AccessibilityTextContentType", "static let plain: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.plain
        }
        probes.row("AccessibilityTextContentType", "static let sourceCode: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.sourceCode
        }
        probes.row("AccessibilityTextContentType", "static let spreadsheet: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.spreadsheet
        }
        probes.row("AccessibilityTextContentType", "static let wordProcessing: AccessibilityTextContentType") { _ in
            _ = AccessibilityTextContentType.wordProcessing
        }
        probes.row("AccessibilityZoomGestureAction.Direction", "case zoomIn") { _ in
            _ = AccessibilityZoomGestureAction.Direction.zoomIn
        }
        probes.row("AccessibilityZoomGestureAction.Direction", "case zoomOut") { _ in
            _ = AccessibilityZoomGestureAction.Direction.zoomOut
        }
        probes.row("AccessibilitySystemRotor", "static var boldText: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.boldText
        }
        probes.row("AccessibilitySystemRotor", "static var headings: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.headings
        }
        probes.row("AccessibilitySystemRotor", "static var images: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.images
        }
        probes.row("AccessibilitySystemRotor", "static var italicText: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.italicText
        }
        probes.row("AccessibilitySystemRotor", "static var landmarks: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.landmarks
        }
        probes.row("AccessibilitySystemRotor", "static var links: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.links
        }
        probes.row("AccessibilitySystemRotor", "static var lists: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.lists
        }
        probes.row("AccessibilitySystemRotor", "static var misspelledWords: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.misspelledWords
        }
        probes.row("AccessibilitySystemRotor", "static var tables: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.tables
        }
        probes.row("AccessibilitySystemRotor", "static var textFields: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.textFields
        }
        probes.row("AccessibilitySystemRotor", "static var underlineText: AccessibilitySystemRotor { get }") { _ in
            _ = AccessibilitySystemRotor.underlineText
        }
        probes.row(
            "AccessibilitySystemRotor",
            "static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor"
        ) { _ in
            _ = AccessibilitySystemRotor.headings(level: .h1)
        }
        probes.row("AccessibilitySystemRotor", "static func links(visited: Bool) -> AccessibilitySystemRotor") { _ in
            _ = AccessibilitySystemRotor.links(visited: true)
        }
        probes.row("AccessibilityFocusState", "init() where Value == Bool") { _ in
            _ = AccessibilityFocusState<Bool>()
        }
        probes.row("AccessibilityFocusState", "init<T>() where Value == T?, T : Hashable") { _ in
            _ = AccessibilityFocusState<Int?>()
        }
        probes.row("AccessibilityFocusState", "init(for technologies: AccessibilityTechnologies) where Value == Bool") {
            _ in
            _ = AccessibilityFocusState<Bool>(for: .voiceOver)
        }
        probes.row(
            "AccessibilityFocusState",
            "init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T : Hashable"
        ) { _ in
            _ = AccessibilityFocusState<Int?>(for: .switchControl)
        }
        probes.row("AccessibilityFocusState", "var wrappedValue: Value { get set }") { _ in
            _ = AccessibilityFocusState<Bool>().wrappedValue
        }
        probes.row("AccessibilityFocusState", "var projectedValue: AccessibilityFocusState<Value>.Binding { get }") {
            _ in
            _ = AccessibilityFocusState<Bool>().projectedValue
        }
    }

    @MainActor private static func addSets(to probes: inout SignatureProbes) {
        probes.row("AccessibilityDirectTouchOptions", "static let requiresActivation: AccessibilityDirectTouchOptions")
        { _ in
            _ = AccessibilityDirectTouchOptions.requiresActivation
        }
        probes.row("AccessibilityDirectTouchOptions", "static let silentOnTouch: AccessibilityDirectTouchOptions") {
            _ in
            _ = AccessibilityDirectTouchOptions.silentOnTouch
        }
        probes.row("AccessibilityTraits", "static let allowsDirectInteraction: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.allowsDirectInteraction
        }
        probes.row("AccessibilityTraits", "static let causesPageTurn: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.causesPageTurn
        }
        probes.row("AccessibilityTraits", "static let isButton: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isButton
        }
        probes.row("AccessibilityTraits", "static let isHeader: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isHeader
        }
        probes.row("AccessibilityTraits", "static let isImage: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isImage
        }
        probes.row("AccessibilityTraits", "static let isKeyboardKey: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isKeyboardKey
        }
        probes.row("AccessibilityTraits", "static let isLink: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isLink
        }
        probes.row("AccessibilityTraits", "static let isModal: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isModal
        }
        probes.row("AccessibilityTraits", "static let isSearchField: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isSearchField
        }
        probes.row("AccessibilityTraits", "static let isSelected: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isSelected
        }
        probes.row("AccessibilityTraits", "static let isStaticText: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isStaticText
        }
        probes.row("AccessibilityTraits", "static let isSummaryElement: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isSummaryElement
        }
        probes.row("AccessibilityTraits", "static let isTabBar: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isTabBar
        }
        probes.row("AccessibilityTraits", "static let isToggle: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.isToggle
        }
        probes.row("AccessibilityTraits", "static let playsSound: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.playsSound
        }
        probes.row("AccessibilityTraits", "static let startsMediaSession: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.startsMediaSession
        }
        probes.row("AccessibilityTraits", "static let updatesFrequently: AccessibilityTraits") { _ in
            _ = AccessibilityTraits.updatesFrequently
        }
        probes.row("AccessibilityTechnologies", "static var voiceOver: AccessibilityTechnologies { get }") { _ in
            _ = AccessibilityTechnologies.voiceOver
        }
        probes.row("AccessibilityTechnologies", "static var switchControl: AccessibilityTechnologies { get }") { _ in
            _ = AccessibilityTechnologies.switchControl
        }
        probes.row("Text", "func accessibilityLabel(_ label: Text) -> Text") { _ in
            _ = Text("a").accessibilityLabel(Text("b")) as Text
        }
        probes.row("Text", "func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text") { _ in
            _ = Text("a").accessibilityLabel("b") as Text
        }
        probes.row("Text", "func accessibilityLabel<S>(_ label: S) -> Text where S : StringProtocol") { _ in
            _ = Text("a").accessibilityLabel(Substring("b")) as Text
        }
        probes.row("Text", "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text") { _ in
            _ = Text("a").accessibilityHeading(.h1) as Text
        }
        probes.row("Text", "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text") { _ in
            _ = Text("a").accessibilityTextContentType(.plain) as Text
        }
        probes.row("Text", "func speechAdjustedPitch(_ value: Double) -> Text") { _ in
            _ = Text("a").speechAdjustedPitch(1) as Text
        }
        probes.row("Text", "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text") { _ in
            _ = Text("a").speechAlwaysIncludesPunctuation() as Text
        }
        probes.row("Text", "func speechAnnouncementsQueued(_ value: Bool = true) -> Text") { _ in
            _ = Text("a").speechAnnouncementsQueued() as Text
        }
        probes.row("Text", "func speechSpellsOutCharacters(_ value: Bool = true) -> Text") { _ in
            _ = Text("a").speechSpellsOutCharacters() as Text
        }
        probes.row("Types", "enum LegibilityWeight : Hashable, Sendable") { c in
            c.isSendable(LegibilityWeight.self)
        }
        probes.row("EnvironmentValues", "var legibilityWeight: LegibilityWeight? { get set }") { _ in
            _ = EnvironmentValues().legibilityWeight
        }
    }
}
