import Foundation
import PlumbGraphics
import PlumbLayout

/// What a scroll view is doing.
@frozen
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger lies on it, and has not scrolled.
    case tracking
    /// A finger scrolls it.
    case interacting
    /// It goes on by itself after a finger has let it go, to where it comes to rest or a target behavior says.
    case decelerating
    /// It goes where somebody wants it, by an animation.
    case animating

    /// Whether it does anything.
    public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// How it stands to its content.
    public let geometry: ScrollGeometry
    /// How fast a finger has let the content go, in points a second towards its end; nil where none has just let it go
    /// on the move.
    public let velocity: CGVector?
}

extension ScrollPan {
    /// What the scroll view is doing.
    var scrollPhase: ScrollPhase {
        if isTravelling { return .animating }
        if isGoingOn { return .decelerating }
        if isPulling { return .interacting }
        return isTouched ? .tracking : .idle
    }
}

/// Tells when the phase of a scroll view changes. Size and place are the view's.
///
/// The action runs in the frame of the change, after the layout (Docs/Rules.md, section 14, rule 8).
struct ScrollPhaseModifier: SubtreeModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: ScrollPhaseModifier, content: C, in builder: GraphBuilder
    ) {
        builder.observeScrolling(ScrollPhaseModifier.self, of: content, ScrollPhaseObserver(modifier.action, builder)) {
            $0.action = modifier.action
        }
    }
}

private final class ScrollPhaseObserver: ScrollObserver {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    private var last = ScrollPhase.idle

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void, _ builder: GraphBuilder) {
        self.action = action
        super.init(builder)
    }

    override func look(at scroll: ScrollNode) {
        guard let pan = scroll.role.pan, pan.scrollPhase != last else { return }
        let phase = pan.scrollPhase
        let geometry = scroll.geometry
        let velocity = last == .interacting && phase == .decelerating ? pan.releaseVelocity : .zero
        let isMoving = velocity.width != 0 || velocity.height != 0
        let context = ScrollPhaseChangeContext(
            geometry: geometry, velocity: isMoving ? CGVector(dx: velocity.width, dy: velocity.height) : nil)
        note("onScrollPhaseChange", ScrollPhase.self) { [self] in
            let old = last
            last = phase
            action(old, phase, context)
        }
    }
}

extension View {
    /// Follows what the first scroll view in this view is doing. Size and place are the view's.
    ///
    /// - Parameter action: is given the phase before and the new one.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Follows what the first scroll view in this view is doing. Size and place are the view's.
    ///
    /// - Parameter action: is given the phase before, the new one, and how the scroll view stands.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
