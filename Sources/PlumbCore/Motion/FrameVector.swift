import Foundation
import PlumbLayout

/// An origin and a size as one vector, in points.
struct FrameVector: VectorArithmetic {
    private var lanes: SIMD4<Double>

    init(origin: Lengths, size: Lengths) { lanes = SIMD4(origin.width, origin.height, size.width, size.height) }
    private init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

    var origin: Lengths { Lengths(lanes.x, lanes.y) }
    var size: Lengths { Lengths(lanes.z, lanes.w) }

    /// Of what has no frame.
    static let none = FrameVector(SIMD4(repeating: .nan))
    var isNone: Bool { lanes.x.isNaN }

    static let zero = FrameVector(SIMD4(repeating: 0))
    static func + (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes + b.lanes) }
    static func - (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes - b.lanes) }
    mutating func scale(by rhs: Double) { lanes *= rhs }
    var magnitudeSquared: Double { (lanes * lanes).sum() }
}
