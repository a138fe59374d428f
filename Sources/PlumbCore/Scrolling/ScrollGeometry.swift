import Foundation
import PlumbLayout

/// How a scroll view stands to its content. All in points, from the content's leading and top edges (Docs/Rules.md,
/// section 14, rule 6).
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content in the corner of the scroll view. At rest at the beginning it is less than 0 by the
    /// insets; it goes beyond the content where a finger has pulled it.
    public var contentOffset: CGPoint
    /// The length of the whole content.
    public var contentSize: CGSize
    /// What margins, bars and safe areas keep free around the content.
    public var contentInsets: EdgeInsets
    /// What the insets leave of the scroll view.
    public var containerSize: CGSize

    /// A geometry of these numbers.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the scroll view covers, with what lies under bars and in margins.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }

    /// A rectangle as large as the container, at the offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// The four values, for logs.
    public var debugDescription: String {
        "ScrollGeometry(offset \(contentOffset), content \(contentSize), insets \(contentInsets), container \(containerSize))"
    }
}

extension ScrollNode {
    /// How it stands to its content since the last layout.
    var geometry: ScrollGeometry {
        let tree = graph.tree
        let box = graph[node].box
        guard box >= 0, tree[box].firstChild >= 0 else {
            return ScrollGeometry(
                contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        }
        let size = tree[box].size
        let content = tree[tree[box].firstChild]
        let isMirrored = tree[box].flags.contains(.rightToLeft)
        let x = isMirrored ? size.width - content.x - content.size.width : content.x
        func number(_ value: Double) -> CGFloat { value.isFinite ? CGFloat(value) : 0 }
        let insets = state.insets
        return ScrollGeometry(
            contentOffset: CGPoint(x: 0 - number(x), y: 0 - number(content.y)), contentSize: content.size.cgSize,
            contentInsets: EdgeInsets(
                top: number(insets.near.height), leading: number(insets.near.width),
                bottom: number(insets.far.height), trailing: number(insets.far.width)),
            containerSize: CGSize(
                width: number(state.room(.horizontal, in: size)), height: number(state.room(.vertical, in: size))))
    }
}

/// Tells when something that is computed from a scroll view's geometry is another than last time. Size and place are
/// the view's.
///
/// 1. The value is computed after each layout. 2. The action runs when the layout has come to rest: once for the first
/// value (old and new are then the same), then for each that differs (Docs/Rules.md, section 14, rule 7).
struct ScrollGeometryModifier<Value: Equatable>: SubtreeModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: ScrollGeometryModifier, content: C, in builder: GraphBuilder
    ) {
        builder.observeScrolling(ScrollGeometryModifier.self, of: content, ScrollGeometryObserver(modifier, builder)) {
            $0.modifier = modifier
        }
    }
}

private final class ScrollGeometryObserver<Value: Equatable>: ScrollObserver {
    var modifier: ScrollGeometryModifier<Value>
    /// The value of the last call.
    private var last: Value?

    init(_ modifier: ScrollGeometryModifier<Value>, _ builder: GraphBuilder) {
        self.modifier = modifier
        super.init(builder)
    }

    override func look(at scroll: ScrollNode) {
        let geometry = scroll.geometry
        let value = tracking { modifier.transform(geometry) }
        // A value that is not equal to itself (NaN) is no news.
        guard value != last, value == value || last == nil else { return }
        note("onScrollGeometryChange", Value.self) { [self] in
            let old = last ?? value
            last = value
            modifier.action(old, value)
        }
    }
}

extension View {
    /// Follows the geometry of the first scroll view in this view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - transform: computes the value from the geometry, after each layout.
    ///   - action: is given the value of the last call and the new one.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}
