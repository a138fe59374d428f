import Foundation
import PlumbCore
import PlumbPlatform

/// What is known of an open menu since the last layout. Only layouts write it, and what they are followed by reads it.
final class MenuModel {
    /// Whether it stands above what has opened it.
    fileprivate(set) var opensUp = false
    /// The point that it grows from, in its own bounds.
    fileprivate(set) var origin = UnitPoint.top
}

private struct MenuModelKey: ContextEnvironmentKey { static var defaultValue: MenuModel? { nil } }
private struct MenuHasPriorityKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The open menu around; nil for one that stands at a lifted view.
    var menuModel: MenuModel? {
        get { self[MenuModelKey.self] }
        set { self[MenuModelKey.self] = newValue }
    }

    /// Whether the first rows of a menu are the nearest to what has opened it.
    var menuHasPriority: Bool {
        get { self[MenuHasPriorityKey.self] }
        set { self[MenuHasPriorityKey.self] = newValue }
    }
}

extension View {
    /// Shows a menu's card over the page while it is open. A touch anywhere else, and the escape key, close it.
    ///
    /// - Parameters:
    ///   - isWhole: whether the card stands over the view rather than become lower, where there is too little room
    ///     beside it.
    ///   - anchor: where the card stands, in the page's coordinates; nil for at the view.
    ///   - order: in which order rows stand that the view's environment does not say.
    func openMenu<Card: View>(
        isPresented: Binding<Bool>, _ platform: Platform, isWhole: Bool = false, at anchor: CGRect? = nil,
        order: MenuOrder = .automatic, @ViewBuilder card: @escaping () -> Card
    ) -> some View {
        modifier(
            OpenMenu(
                isPresented: isPresented, anchor: anchor, order: order,
                place: { $0.place(at: anchor, isWhole: isWhole, platform) }, card: card))
    }
}

/// Shows a card over the page while it is open: it begins at the top left of the frame that `place` says. Who types
/// goes on typing.
///
/// 1. The card grows out of the middle of the edge of the view at which it stands, and back into it, by springs. 2. A
/// touch anywhere else, and the escape key, close it. 3. In a menu above its view the first rows are the lowest, where
/// the order is that of priority.
struct OpenMenu<Card: View>: ViewModifier {
    let isPresented: Binding<Bool>
    var anchor: CGRect?
    var order = MenuOrder.automatic
    let place: (PresentationRoom) -> CGRect
    let card: () -> Card
    @State private var model = MenuModel()
    @Environment(\.platform) private var platform
    @Environment(\.menuOrder) private var ownOrder
    @Environment(\.isInScrolledContent) private var isScrolled

    func body(content: Content) -> some View {
        let springs = platform.springs
        let (model, hasPriority) = (model, hasPriority)
        content.presentation(
            isPresented: isPresented.wrappedValue, traits, transition: AnyTransition(MenuTransition(model: model)),
            animation: .exact(isPresented.wrappedValue ? springs.menu : springs.menuClosing)
        ) {
            card().transformEnvironment(\.self) {
                $0.menuModel = model
                $0.menuHasPriority = hasPriority
            }
        }
    }

    /// (3)
    private var hasPriority: Bool {
        switch ownOrder == .automatic ? order : ownOrder {
        case .priority: true
        case .automatic: !isScrolled
        default: false
        }
    }

    private var traits: PresentationTraits {
        let (model, isPresented, place, anchor) = (model, isPresented, place, anchor)
        var result = PresentationTraits(level: .menu)
        result.place = { room in
            let frame = place(room)
            model.stand(in: frame, at: anchor ?? room.anchor ?? CGRect(origin: room.free.mid, size: .zero))
            return PresentationFrame(frame, alignment: .topLeading)
        }
        result.holdsKeys = false
        // (2)
        let close = { isPresented.wrappedValue = false }
        result.touchedOutside = close
        result.cancel = close
        return result
    }
}

extension CGRect {
    fileprivate var mid: CGPoint { CGPoint(x: midX, y: midY) }
}

extension MenuModel {
    fileprivate func stand(in frame: CGRect, at anchor: CGRect) {
        opensUp = frame.midY < anchor.midY
        let edge = opensUp ? anchor.minY : anchor.maxY
        func part(_ point: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? min(max(0, (point - start) / length), 1) : UnitPoint.center.x
        }
        origin = UnitPoint(
            x: part(anchor.midX, frame.minX, frame.width), y: part(edge, frame.minY, frame.height))
    }
}

/// Grows out of a point, and fades.
private struct MenuTransition: Transition {
    let model: MenuModel

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .modifier(MenuGrowth(amount: phase.isIdentity ? 1 : 0, model: model))
    }
}

/// Scales a card about the point that it grows from, which is known when it has been laid out.
private nonisolated struct MenuGrowth: GeometryEffect {
    var amount: CGFloat
    let model: MenuModel

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let point = CGPoint(x: model.origin.x * size.width, y: model.origin.y * size.height)
        let scale = max(0, amount)
        return ProjectionTransform(
            CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
                .translatedBy(x: -point.x, y: -point.y))
    }
}

extension PresentationRoom {
    /// What bars leave of the page.
    var free: CGRect {
        let leading = isRightToLeft ? safeArea.trailing : safeArea.leading
        return CGRect(
            x: page.minX + leading, y: safeArea.top, width: page.width - safeArea.leading - safeArea.trailing,
            height: page.height - safeArea.top - safeArea.bottom)
    }
}

extension PresentationRoom {
    /// Where a card stands that a button has opened.
    ///
    /// 1. It begins where the button does, or ends where it ends, whichever is nearer to an edge of the page. The card
    /// of a button in the middle of the page has the button's middle. 2. It stands below the button, or above where
    /// there is more room and below not enough. 3. It keeps a margin from the edges, and clear
    /// of what bars take. Where it is wider than that, it keeps the leading edge.
    ///
    /// - Parameters:
    ///   - width: that it is proposed; nil for its own.
    ///   - place: the button, in the page's coordinates; nil for the view that presents the card.
    ///   - isMiddle: whether its middle is the button's, wherever that is.
    ///   - isWhole: whether it covers the button rather than become lower, where there is too little room beside it.
    func place(
        forWidth width: CGFloat? = nil, at place: CGRect? = nil, isMiddle: Bool = false, isWhole: Bool,
        _ platform: Platform
    ) -> CGRect {
        let (gap, edge) = (CGFloat(platform.metrics.menuGap), CGFloat(platform.metrics.menuMargin))
        let free = free
        let anchor = place ?? anchor ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0)
        let below = free.maxY - anchor.maxY - gap - edge
        let above = anchor.minY - free.minY - gap - edge
        let ideal = size(for: ProposedViewSize(width: width, height: nil))
        // (2)
        let isBelow = ideal.height <= below || below >= above
        let most = isWhole ? free.height - 2 * edge : isBelow ? below : above
        let height = min(ideal.height, max(most, 0))
        let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
        // (1)
        let isLeft = isRightToLeft ? anchor.midX < free.midX : anchor.midX <= free.midX
        let isMiddle = isMiddle || abs(anchor.midX - free.midX) <= gap
        let x = isMiddle ? anchor.midX - ideal.width / 2 : isLeft ? anchor.minX : anchor.maxX - ideal.width
        // (3)
        let (first, last) = (free.minX + edge, free.maxX - edge - ideal.width)
        let origin = CGPoint(
            x: isRightToLeft ? min(max(x, first), last) : max(min(x, last), first),
            y: max(min(y, free.maxY - edge - height), free.minY + edge))
        return CGRect(origin: origin, size: CGSize(width: ideal.width, height: height))
    }
}
