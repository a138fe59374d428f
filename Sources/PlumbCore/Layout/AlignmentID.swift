import Foundation
import Synchronization

/// A kind of alignment guide: where it is when nobody has set it.
public protocol AlignmentID {
    /// The guide's place in the view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide as the engine knows it: a small number, its axis in the lowest bit.
struct AlignmentKey: Hashable, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The key of a user's type: the same for the same type and axis as long as the process lives.
    init(_ id: any AlignmentID.Type, axis: Axis) {
        let index = AlignmentRegistry.index(of: id)
        rawValue = UInt16(truncatingIfNeeded: index << 1) | UInt16(axis == .vertical ? 1 : 0)
    }

    @inline(__always) var axis: Axis { rawValue & 1 == 0 ? .horizontal : .vertical }

    // The built-in guides come first, so that one comparison tells them from users' own.
    static let leading = AlignmentKey(rawValue: 0 << 1)
    static let horizontalCenter = AlignmentKey(rawValue: 1 << 1)
    static let trailing = AlignmentKey(rawValue: 2 << 1)
    static let top = AlignmentKey(rawValue: 0 << 1 | 1)
    static let verticalCenter = AlignmentKey(rawValue: 1 << 1 | 1)
    static let bottom = AlignmentKey(rawValue: 2 << 1 | 1)
    static let firstTextBaseline = AlignmentKey(rawValue: 3 << 1 | 1)
    static let lastTextBaseline = AlignmentKey(rawValue: 4 << 1 | 1)
    static let builtInCount = 5

    /// leading … bottom and the baselines.
    @inline(__always) var isBuiltIn: Bool { rawValue < UInt16(Self.builtInCount << 1) }
    /// Guides of the frame: never merged from children (Docs/Rules.md, section 2).
    @inline(__always) var isEdgeOrCenter: Bool { rawValue < 3 << 1 }
    @inline(__always) var isBaseline: Bool { isBuiltIn && !isEdgeOrCenter }

    /// Where a built-in guide is by default, as a fraction of the view's length.
    @inline(__always)
    var fraction: Double {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter, .verticalCenter: 0.5
        default: 1
        }
    }

    /// The guide's name, for people.
    var name: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: "\(id)"
        }
    }

    var id: any AlignmentID.Type { AlignmentRegistry.type(at: Int(rawValue >> 1)) }
}

/// Users' alignment types, numbered in the order in which they turn up.
private enum AlignmentRegistry {
    private static let lock = Mutex(())
    // Touched under the lock only; metatypes are not Sendable before the language knows that these are.
    nonisolated(unsafe) private static var types: [any AlignmentID.Type] = []
    nonisolated(unsafe) private static var indices: [ObjectIdentifier: Int] = [:]

    static func index(of id: any AlignmentID.Type) -> Int {
        lock.withLock { _ in
            if let known = indices[ObjectIdentifier(id)] { return known + AlignmentKey.builtInCount }
            let next = types.count
            types.append(id)
            indices[ObjectIdentifier(id)] = next
            return next + AlignmentKey.builtInCount
        }
    }

    static func type(at index: Int) -> any AlignmentID.Type {
        lock.withLock { _ in types[index - AlignmentKey.builtInCount] }
    }
}
