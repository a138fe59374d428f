import CSourcePlace
import Foundation

/// Where in the user's program a view or a modifier was written: the address to which the call returns that made it, 0
/// where that is not known.
///
/// It says nothing about the view: all places are equal, so that views with equal contents are equal. Addresses are
/// found while `plumb` runs a file (`begin`); otherwise looking for one is a load and a branch
/// (Docs/Decisions/0019-places.md).
@usableFromInline package struct SourceAddress: Hashable, Sendable {
    @usableFromInline package let address: UInt

    @inlinable @inline(__always) init(address: UInt) { self.address = address }

    /// Nothing is known.
    @inlinable @inline(__always) package static var unknown: SourceAddress { SourceAddress(address: 0) }

    /// The user's call that led here. Optimised code of other modules has a copy of it, as it has of what makes views;
    /// that code is never recorded.
    @inlinable @inline(__always) package static func here() -> SourceAddress { isRecorded ? found() : unknown }

    @usableFromInline @inline(never) static func found() -> SourceAddress {
        SourceAddress(address: UInt(plumb_source_call().address))
    }

    @inlinable package static func == (a: SourceAddress, b: SourceAddress) -> Bool { true }
    @inlinable package func hash(into hasher: inout Hasher) {}

    /// Whether places are being looked for.
    // Safe: set once, before the first view is made.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) package private(set) static var isRecorded = false

    /// Looks for places from now on, on this thread: the one that runs the views.
    ///
    /// - Parameter object: the user's shared object, as `dlopen` gave it.
    /// - Returns: how far the object's code lies above the addresses of its file; nil if there is no such object.
    @MainActor static func begin(_ object: UnsafeMutableRawPointer) -> Int? {
        let base = plumb_source_record(object)
        guard base >= 0 else { return nil }
        isRecorded = true
        return base
    }

    /// Looks for places in this program from now on, on this thread.
    ///
    /// - Parameter code: where in the program's file the user's code is, in ascending order.
    /// - Returns: how far the program's code lies above the addresses of its file; nil if that is not known.
    @MainActor static func begin(inProgramAt code: [Range<UInt>]) -> Int? {
        guard let program = dlopen(nil, RTLD_NOW), let base = begin(program) else { return nil }
        let pairs = code.flatMap { [$0.lowerBound &+ UInt(base), $0.upperBound &+ UInt(base)] }
        guard !code.isEmpty, plumb_source_limit(pairs, code.count) else {
            end()
            return nil
        }
        return base
    }

    /// Looks for places no more.
    @MainActor static func end() {
        isRecorded = false
        plumb_source_stop()
    }
}

/// A point of the user's program, as addresses in its code. What it is in the source, the line table says.
package struct SourcePoint: Hashable, Sendable {
    /// What the address has to do with the point.
    package enum Kind: UInt8, Sendable {
        /// The call at the point returns to the address.
        case call
        /// The expression at the point has been evaluated at the address.
        case expression
        /// A modifier's call returns to the address; the point is what it modifies.
        case modified
    }

    package var kind: Kind
    package var address: UInt
    /// Where the expression ends that the point is in; 0 where that is not known.
    package var expression: UInt = 0
    /// Where the expression before it ends: what lies before that is something else. 0 where that is not known.
    package var start: UInt = 0

    package init(_ kind: Kind, _ address: UInt, expression: UInt = 0, start: UInt = 0) {
        self.kind = kind
        self.address = address
        self.expression = expression
        self.start = start
    }

    /// The user's calls that led here, the innermost first; none unless places are recorded. On any thread.
    static func callsHere() -> [SourcePoint] {
        guard SourceAddress.isRecorded else { return [] }
        return withUnsafeTemporaryAllocation(of: plumb_user_call.self, capacity: 8) { calls in
            let count = Int(plumb_source_calls(calls.baseAddress, 8))
            return calls.prefix(count).map { SourcePoint(.call, UInt($0.address)) }
        }
    }

    /// The point of a value that knows its place.
    package init?(_ place: SourceAddress) {
        if place.address == 0 { return nil }
        self.init(.call, place.address)
    }
}

/// The point in the user's program that Plumb is at work for, for sentences: that of the innermost view being walked
/// over.
package enum SourceTrail {
    /// Used on the thread that runs the views, while places are recorded.
    // Safe: used on the thread that runs the views.
    @exclusivity(unchecked) nonisolated(unsafe) static var last: SourcePoint?

    /// The point; nil where it is not known, or where this thread runs no views.
    package static var point: SourcePoint? { SourceAddress.isRecorded && plumb_source_is_thread() ? last : nil }

    /// Whether this is the thread that runs the views, and places are recorded.
    static var isHere: Bool { plumb_source_is_thread() }
}
