import Foundation
import PlumbCore

/// How a presentation is shown where there is little room.
public struct PresentationAdaptation: Sendable {
    enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind

    /// As the platform does: popovers are sheets on telephones.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// As everywhere else.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// As a bubble at the view that presents it. A sheet stays a sheet.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// Over all of the screen.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable {
        case disabled, enabled
        case upThrough(PresentationDetent)
    }
    let kind: Kind

    /// As the platform does: it can't.
    public static var automatic: PresentationBackgroundInteraction { disabled }
    /// It can't: it is dimmed.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
    /// It can, and is not dimmed.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }

    /// It can while the sheet is no higher than there.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a finger on content that scrolls does in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    enum Kind: Sendable { case resizes, scrolls }
    let kind: Kind

    /// As the platform does: it resizes.
    public static var automatic: PresentationContentInteraction { resizes }
    /// It makes the sheet as high as it can be first, then it scrolls.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// It scrolls. From the beginning of the content, it pulls the sheet down.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// What views in a presentation say about it.
enum PresentationTrait {
    struct Detents: Equatable {
        let all: Set<PresentationDetent>
        let selection: Binding<PresentationDetent>?

        static func == (a: Detents, b: Detents) -> Bool {
            a.all == b.all && a.selection?.wrappedValue == b.selection?.wrappedValue
        }
    }
    struct Background {
        let view: AnyView
        let source: EnvironmentSource
    }

    enum DetentsKey: TraitKey { typealias Value = Detents }
    enum Indicator: TraitKey { typealias Value = Visibility }
    enum Radius: TraitKey { typealias Value = CGFloat? }
    enum Ground: TraitKey { typealias Value = Background }
    enum BackgroundInteraction: TraitKey { typealias Value = PresentationBackgroundInteraction.Kind }
    enum ContentInteraction: TraitKey { typealias Value = PresentationContentInteraction }
    enum Adaptation: TraitKey {
        struct Value: Equatable {
            let horizontal, vertical: PresentationAdaptation.Kind
        }
    }
    enum Sizing: TraitKey { typealias Value = SheetSizing }
    /// Whether a person can't close it.
    enum StaysOpen: TraitKey { typealias Value = Bool }

    /// What matters for more than its background.
    static var comparable: [any TraitKey.Type] {
        [
            DetentsKey.self, Indicator.self, Radius.self, BackgroundInteraction.self, ContentInteraction.self,
            Adaptation.self, StaysOpen.self, Sizing.self,
        ]
    }
}

private struct SheetTraitsKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }
private struct IsInSheetKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What is said about the presentation around; nil where there is none.
    var sheet: TraitStore? {
        get { self[SheetTraitsKey.self] }
        set { self[SheetTraitsKey.self] = newValue }
    }

    /// How opaque the black is behind alerts, dialogs and lower sheets.
    var modalDim: Double { colorScheme == .dark ? platform.metrics.sheetDimDark : platform.metrics.sheetDimLight }

    /// Whether views stand on a sheet, whose bars are higher.
    var isInSheet: Bool {
        get { self[IsInSheetKey.self] }
        set { self[IsInSheetKey.self] = newValue }
    }
}

extension View {
    /// The heights at which the sheet around comes to rest; the lowest first. Size and place are the view's.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        trait(
            PresentationTrait.DetentsKey.self, in: \.sheet, PresentationTrait.Detents(all: detents, selection: nil))
    }

    /// The heights at which the sheet around comes to rest. Size and place are the view's.
    ///
    /// - Parameter selection: where it rests; follows a finger that has let go.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        trait(
            PresentationTrait.DetentsKey.self, in: \.sheet,
            PresentationTrait.Detents(all: detents, selection: selection))
    }

    /// Whether the sheet around has a mark by which it is dragged: a capsule of 36 × 5 points, 5 below its top. Without
    /// a word it has one where it rests at several heights. Size and place are the view's.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        trait(PresentationTrait.Indicator.self, in: \.sheet, visibility)
    }

    /// The radius of the corners of the sheet around, in points; nil for the platform's 10. Size and place are the
    /// view's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        trait(PresentationTrait.Radius.self, in: \.sheet, cornerRadius)
    }

    /// What the presentation around is painted with, in place of the platform's background. Size and place are the
    /// view's.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// What lies behind all in the presentation around, in place of the platform's background. Size and place are the
    /// view's.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return trait(PresentationTrait.Ground.self, in: \.sheet) {
            PresentationTrait.Background(view: view, source: $0)
        }
    }

    /// Whether what lies behind the sheet around can be used. Size and place are the view's.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        trait(PresentationTrait.BackgroundInteraction.self, in: \.sheet, interaction.kind)
    }

    /// What a finger on content that scrolls does in the sheet around. Size and place are the view's.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        trait(PresentationTrait.ContentInteraction.self, in: \.sheet, behavior)
    }

    /// How the presentation around is shown where there is little room. Size and place are the view's.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// How the presentation around is shown where there is little room along an axis; where there is little along both,
    /// the horizontal one counts. Size and place are the view's.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        trait(
            PresentationTrait.Adaptation.self, in: \.sheet,
            .init(horizontal: horizontalAdaptation.kind, vertical: verticalAdaptation.kind))
    }

    /// Whether a person can't close the presentation around, by a finger or the escape key; the app can. Size and place
    /// are the view's.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        trait(PresentationTrait.StaysOpen.self, in: \.sheet, isDisabled)
    }
}
