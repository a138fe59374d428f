import Foundation
import PlumbLayout

/// What a stack layout keeps between calls: nothing, because subviews remember their answers themselves.
public struct StackLayoutCache: Sendable {
    init() {}
}

extension BoxParameters {
    static func stack(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?) -> BoxParameters {
        BoxParameters(
            .stack, a: spacing?.isFinite == true ? spacing.engineLength : .unspecified, alignment: alignment,
            axis: axis,
            flags: spacing?.isFinite == true ? .uniformSpacing : [])
    }
}

extension GraphBuilder {
    /// A container around its content. Around exactly one view, always the same, there is no container at all: its
    /// guides, priority and spacing are the view's (OpenSwiftUI `isIdentityUnaryLayout`).
    ///
    /// - Parameter type: names the container. Callers give the one of an empty container: the runtime need not look it
    ///   up for each of them.
    func addContainer<T, C: View>(_ type: T.Type, _ parameters: BoxParameters, orientation axis: Axis?, content: C) {
        let inner: UInt8 = axis == nil ? 0 : axis == .horizontal ? 1 : 2
        if C.arity == .fixed(1) {
            let outer = orientation
            let isInLone = isInLoneContainer
            orientation = inner
            isInLoneContainer = isInsideNew
            add(content)
            orientation = outer
            isInLoneContainer = isInLone
            graph.records.updateLog?.noteLoneStack(axis, parameters.horizontal, parameters.vertical, around: previous)
            return
        }
        let scope = openBox(type, parameters)
        orientation = inner
        add(content)
        close(scope)
    }

    /// Views where one is expected: several form a ZStack, one stands by itself, guides and all, also behind an `if`.
    func addLayer<V: View>(_ view: V, alignment: Alignment) {
        if V.arity.isAtMostOne {
            add(view)
        } else {
            add(ZStack(alignment: alignment) { view })
        }
    }
}
