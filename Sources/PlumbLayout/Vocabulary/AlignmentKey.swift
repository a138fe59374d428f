import Foundation
import Synchronization

/// An alignment guide as the engine knows it: a small number, its axis in the lowest bit.
///
/// Views line up by guides: distances from a view's leading or top edge, in points. Nine are built in; others have a
/// default of their own.
public struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline package let rawValue: UInt16

    @inlinable
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The key of a guide of somebody's own: the same for the same id and axis as long as the process lives.
    ///
    /// - Parameter guide: what the guide is; asked for once.
    package init(_ id: ObjectIdentifier, axis: Axis, _ guide: () -> CustomGuide) {
        let index = CustomGuides.index(of: id, guide)
        rawValue = UInt16(truncatingIfNeeded: index << 1) | UInt16(axis == .vertical ? 1 : 0)
    }

    @inlinable @inline(__always) package var axis: Axis { rawValue & 1 == 0 ? .horizontal : .vertical }

    // The built-in guides come first, so that one comparison tells them from users' own.
    @inlinable package static var leading: AlignmentKey { AlignmentKey(rawValue: 0 << 1) }
    @inlinable package static var horizontalCenter: AlignmentKey { AlignmentKey(rawValue: 1 << 1) }
    @inlinable package static var trailing: AlignmentKey { AlignmentKey(rawValue: 2 << 1) }
    @inlinable package static var top: AlignmentKey { AlignmentKey(rawValue: 0 << 1 | 1) }
    @inlinable package static var verticalCenter: AlignmentKey { AlignmentKey(rawValue: 1 << 1 | 1) }
    @inlinable package static var bottom: AlignmentKey { AlignmentKey(rawValue: 2 << 1 | 1) }
    @inlinable package static var firstTextBaseline: AlignmentKey { AlignmentKey(rawValue: 3 << 1 | 1) }
    @inlinable package static var lastTextBaseline: AlignmentKey { AlignmentKey(rawValue: 4 << 1 | 1) }
    /// Where the texts in a view begin, and the part of it that they take from top to bottom: explicit on texts.
    @inlinable package static var textLeading: AlignmentKey { AlignmentKey(rawValue: 3 << 1) }
    @inlinable package static var textTop: AlignmentKey { AlignmentKey(rawValue: 5 << 1 | 1) }
    @inlinable package static var textBottom: AlignmentKey { AlignmentKey(rawValue: 6 << 1 | 1) }
    static let builtInCount = 7

    /// leading … bottom and the baselines.
    @inline(__always) package var isBuiltIn: Bool { rawValue < UInt16(Self.builtInCount << 1) }
    /// Guides of the frame: never merged from children (Docs/Rules.md, section 2).
    @inline(__always) package var isEdgeOrCenter: Bool { rawValue < 3 << 1 }
    @inline(__always) package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
    /// Guides that texts have by themselves.
    @inline(__always) package var isOfText: Bool { isBuiltIn && !isEdgeOrCenter }

    /// Where a built-in guide is by default, as a fraction of the view's length.
    @inline(__always)
    package var fraction: Double {
        switch self {
        case .leading, .top, .textLeading, .textTop: 0
        case .horizontalCenter, .verticalCenter: 0.5
        default: 1
        }
    }

    /// The guide's name, for people.
    package var name: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .textLeading: "textLeading"
        case .textTop: "textTop"
        case .textBottom: "textBottom"
        default: custom.name
        }
    }

    /// What a guide is that is not built in.
    var custom: CustomGuide { CustomGuides.guide(at: Int(rawValue >> 1)) }
}

/// A guide of somebody's own.
package struct CustomGuide: Sendable {
    let name: String
    /// Where the guide is when nobody has set it, in points.
    let defaultValue: @Sendable (BoxDimensions) -> Double

    package init(name: String, defaultValue: @escaping @Sendable (BoxDimensions) -> Double) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

/// Guides of people's own, numbered in the order in which they turn up.
private enum CustomGuides {
    private struct Known {
        var guides: [CustomGuide] = []
        var indices: [ObjectIdentifier: Int] = [:]
    }

    private static let known = Mutex(Known())

    static func index(of id: ObjectIdentifier, _ guide: () -> CustomGuide) -> Int {
        if let index = known.withLock({ $0.indices[id] }) { return index + AlignmentKey.builtInCount }
        // Made without the lock: the name and the default are other people's code.
        let new = guide()
        return known.withLock { known in
            if let index = known.indices[id] { return index + AlignmentKey.builtInCount }
            known.guides.append(new)
            known.indices[id] = known.guides.count - 1
            return known.guides.count - 1 + AlignmentKey.builtInCount
        }
    }

    static func guide(at index: Int) -> CustomGuide { known.withLock { $0.guides[index - AlignmentKey.builtInCount] } }
}
