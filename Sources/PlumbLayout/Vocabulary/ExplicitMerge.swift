import Foundation

/// How a container with several children turns their explicit values of a guide into its own (Docs/Rules.md, section 2;
/// OpenSwiftUI `AlignmentID._combineExplicit`, objc.io S01E238, Apple's documentation of `lastTextBaseline`).
///
/// 1. Edges and centres are never merged: the result is nil.
/// 2. The first baseline is the topmost, the last baseline the bottommost; so are the ends of texts.
/// 3. Users' guides are averaged.
/// 4. Without any explicit child the result is nil.
package struct ExplicitMerge {
    private var value = 0.0
    private var count = 0.0
    private let key: AlignmentKey

    package init(_ key: AlignmentKey) { self.key = key }

    /// Adds a child's value, its origin in the container included; NaN is "not explicit".
    package mutating func add(_ child: Double) {
        guard !child.isNaN, !key.isEdgeOrCenter else { return }
        if count == 0 {
            value = child
        } else if key.isOfText {
            value = key == .lastTextBaseline || key == .textBottom ? max(value, child) : min(value, child)
        } else {
            value = (value * count + child) / (count + 1)
        }
        count += 1
    }

    /// NaN is "not explicit".
    package var result: Double { count == 0 ? .unspecified : value }

    package static func value<S: Sequence>(of key: AlignmentKey, in values: S) -> CGFloat? where S.Element == CGFloat? {
        var merge = ExplicitMerge(key)
        for case let value? in values { merge.add(Double(value)) }
        return merge.result.isNaN ? nil : CGFloat(merge.result)
    }
}
