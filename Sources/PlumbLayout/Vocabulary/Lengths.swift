import Foundation

/// A width and a height in points: a size, an offset, or a proposal, where NaN stands for "unspecified" (nil).
///
/// The engine computes with this instead of optionals: a proposal is two words, and a comparison is one instruction.
public struct Lengths: BitwiseCopyable, Sendable {
    @usableFromInline package var width: Double
    @usableFromInline package var height: Double

    @inlinable @inline(__always)
    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// A length along `axis` and one across it.
    @inlinable @inline(__always)
    package init(_ axis: Axis, _ along: Double, across: Double) {
        if axis == .horizontal {
            self.init(along, across)
        } else {
            self.init(across, along)
        }
    }

    @inlinable @inline(__always)
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable package static var zero: Lengths { Lengths(0, 0) }
    @inlinable package static var unspecified: Lengths { Lengths(.nan, .nan) }

    /// The same lengths, bit for bit, so that two unspecified lengths are equal.
    @inlinable @inline(__always)
    package func isIdentical(to other: Lengths) -> Bool {
        width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
    }

    /// What `isIdentical` compares, for sets.
    var bits: SIMD2<UInt64> { SIMD2(width.bitPattern, height.bitPattern) }

    @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
    package var cgSize: CGSize { CGSize(width: width, height: height) }
}

extension Double {
    /// The one representation of "unspecified", so that proposals compare bit for bit.
    @inlinable @inline(__always) package static var unspecified: Double { .nan }

    /// `self`, or the fallback when unspecified.
    @inlinable @inline(__always)
    package func specified(or fallback: Double) -> Double { isNaN ? fallback : self }

    /// What a flexible view answers where nothing is proposed: `ProposedViewSize.replacingUnspecifiedDimensions(by:)`
    /// states it, whatever the platform (OpenSwiftUI `_ProposedSize.fixingUnspecifiedDimensions`).
    package static var idealLength: Double { 10 }
}
