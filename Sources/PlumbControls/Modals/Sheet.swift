import Foundation
import PlumbCore

extension View {
    /// Shows views on a sheet over the page while a value is true. Size and place are the view's.
    ///
    /// On a telephone the sheet covers the page up to 10 points below the safe area, and the page steps back; with
    /// `presentationDetents(_:)` it is lower. On a tablet it is a card of 540 × 620 points, or what
    /// `presentationSizing(_:)` says. A finger that pulls it down closes it. Docs/Modals has all distances and where
    /// they are from.
    ///
    /// - Parameters:
    ///   - isPresented: becomes false when the sheet is closed.
    ///   - onDismiss: runs when the sheet is gone.
    ///   - content: is evaluated while the sheet is there.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(.sheet, isPresented, onDismiss, content))
    }

    /// Shows views on a sheet while there is a value, made of it. A value with another id closes the sheet, and opens
    /// another one. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - item: becomes nil when the sheet is closed.
    ///   - onDismiss: runs when the sheet is gone.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(.sheet, item, onDismiss, content))
    }

    /// Shows views over all of the screen while a value is true; no finger closes them. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - isPresented: becomes false when the cover is closed.
    ///   - onDismiss: runs when the cover is gone.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(.cover, isPresented, onDismiss, content))
    }

    /// Shows views over all of the screen while there is a value, made of it; no finger closes them. Size and place are
    /// the view's.
    ///
    /// - Parameters:
    ///   - item: becomes nil when the cover is closed.
    ///   - onDismiss: runs when the cover is gone.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(.cover, item, onDismiss, content))
    }

    /// Shows views in a bubble at this view while a value is true: as large as they want to be. On a telephone they are
    /// a sheet, unless `presentationCompactAdaptation(_:)` says otherwise. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - isPresented: becomes false when the popover is closed.
    ///   - attachmentAnchor: the part of this view at which the bubble stands.
    ///   - arrowEdge: has no effect: as on an iPhone before iOS 18, a bubble stands where there is room, below first.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(.popover(attachmentAnchor), isPresented, nil, content))
    }

    /// Shows views in a bubble at this view while there is a value, made of it. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - item: becomes nil when the popover is closed.
    ///   - attachmentAnchor: the part of this view at which the bubble stands.
    ///   - arrowEdge: has no effect: as on an iPhone before iOS 18, a bubble stands where there is room, below first.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(.popover(attachmentAnchor), item, nil, content))
    }
}

/// The part of a view at which a popover stands.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view's bounds.
    case point(UnitPoint)

    /// In the coordinates of the view's frame.
    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source):
            source.value(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}

/// How a view presents others.
enum SheetKind {
    case sheet, cover
    /// What is a column in a wide window.
    case inspector
    case popover(PopoverAttachmentAnchor)
}

/// What a view presents, as its modifier says it.
struct SheetRequest<Presented: View> {
    let kind: SheetKind
    /// The id of what is wanted; nil for nothing.
    let wanted: AnyHashable?
    let dismiss: @MainActor () -> Void
    let onDismiss: (() -> Void)?
    let presented: () -> Presented?
}

/// Keeps what is known of a presentation.
struct SheetModifier<Presented: View>: ViewModifier {
    private let request: SheetRequest<Presented>
    @State private var model = SheetModel()

    init(
        _ kind: SheetKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Presented
    ) {
        request = SheetRequest(
            kind: kind, wanted: isPresented.wrappedValue ? true : nil, dismiss: { isPresented.wrappedValue = false },
            onDismiss: onDismiss, presented: content)
    }

    init<Item: Identifiable>(
        _ kind: SheetKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Presented
    ) {
        let value = item.wrappedValue
        request = SheetRequest(
            kind: kind, wanted: value.map { AnyHashable($0.id) }, dismiss: { item.wrappedValue = nil },
            onDismiss: onDismiss, presented: { value.map(content) })
    }

    func body(content: Content) -> some View { content.modifier(SheetPresenter(request, model)) }
}

/// Presents views.
///
/// 1. While something is wanted, and nothing else is shown, its views are there. What is wanted with another id waits
/// until the first is gone. 2. How it looks follows from the room (`SheetStyle`). 3. It comes and goes by the
/// platform's spring, whatever the change was made with.
private struct SheetPresenter<Presented: View>: ViewModifier {
    private let request: SheetRequest<Presented>
    private let model: SheetModel
    private let traits: Traits
    @State private var version = 0
    @Environment(\.self) private var values

    init(_ request: SheetRequest<Presented>, _ model: SheetModel) {
        self.request = request
        self.model = model
        traits = Traits(model.traits, of: PresentationTrait.comparable)
    }

    func body(content: Content) -> some View {
        let _ = version
        let style = SheetStyle(request.kind, adaptation: traits[PresentationTrait.Adaptation.self], values)
        let _ = model.follow(style, values, look: { [$version] in $version.wrappedValue += 1 })
        let _ = model.request(request.kind, request.dismiss)
        let spring = values.platform.springs.sheet
        content.presentation(
            isPresented: model.take(request.wanted), presentation(style), dimming: .black.opacity(model.backdrop.shade),
            transition: style.transition, animation: .exact(spring)
        ) {
            if let view = request.presented() {
                SheetView(model: model, style: style, isFloating: model.leavesPageInUse, content: view)
            }
        }
    }

    private func presentation(_ style: SheetStyle) -> PresentationTraits {
        let (model, values, onDismiss) = (model, values, request.onDismiss)
        var result = PresentationTraits(level: style.isBubble ? .menu : .sheet)
        result.place = { model.place(in: $0, style, values) }
        result.blocksTouches = !model.leavesPageInUse
        result.isExclusive = !style.isBubble
        result.cancel = { if !model.staysOpen { model.dismiss() } }
        result.canCancel = { !model.staysOpen }
        result.touchedOutside = { if model.isClosedFromOutside(style) { model.dismiss() } }
        let metrics = values.platform.metrics
        if style == .sheet {
            result.recess = PresentationRecess(
                amount: model.backdrop.recess, scale: CGFloat(metrics.sheetRecess), radius: CGFloat(metrics.sheetRadius)
            )
        }
        result.ended = {
            model.end()
            onDismiss?()
        }
        return result
    }
}

/// How a presentation looks.
enum SheetStyle: Equatable {
    /// A card from the bottom of the screen, as wide as that.
    case sheet
    /// A card in the middle of a tablet's screen.
    case form
    /// All of the screen.
    case cover
    /// A bubble at a view.
    case popover

    init(_ kind: SheetKind, adaptation: PresentationTrait.Adaptation.Value?, _ values: EnvironmentValues) {
        let isNarrow = values.screenWidthClass != .regular
        let isLow = values.verticalSizeClass == .compact
        let adaptation = isNarrow ? adaptation?.horizontal : isLow ? adaptation?.vertical : nil
        switch (kind, adaptation) {
        case (.cover, _), (_, .fullScreenCover?): self = .cover
        case (.popover, .popover?), (.popover, PresentationAdaptation.Kind.none?): self = .popover
        // Source: Apple (`prefersEdgeAttachedInCompactHeight`): a sheet has all of a low screen.
        case _ where isLow: self = .cover
        case (.sheet, _), (.inspector, _): self = isNarrow ? .sheet : .form
        case (.popover, _): self = isNarrow ? .sheet : .popover
        }
    }

    var isBubble: Bool { self == .popover }

    @MainActor var transition: AnyTransition { isBubble ? .opacity : .move(edge: .bottom) }
}
