import Foundation
import PlumbGraphics

extension UnitCurve {
    /// A cubic Bézier curve from (0, 0) to (1, 1) as polynomials of its parameter u: x = ((a·u + b)·u + c)·u, y
    /// likewise.
    ///
    /// Answers are rounded to multiples of 2⁻²⁰ (OpenSwiftUI `UnitCurve.CubicSolver`).
    struct CubicSolver: Hashable, Sendable {
        private let ax, bx, cx: Double
        private let ay, by, cy: Double

        /// The points' x are moved to the nearest of 0…1, so that x never turns back.
        init(_ startControlPoint: UnitPoint, _ endControlPoint: UnitPoint) {
            let x1 = UnitCurve.clamped(Double(startControlPoint.x))
            let x2 = UnitCurve.clamped(Double(endControlPoint.x))
            let y1 = Double(startControlPoint.y)
            let y2 = Double(endControlPoint.y)
            cx = 3 * x1
            bx = 3 * (x2 - x1) - cx
            ax = 1 - cx - bx
            cy = 3 * y1
            by = 3 * (y2 - y1) - cy
            ay = 1 - cy - by
        }

        /// y where x is `time` (0…1).
        func value(at time: Double) -> Double {
            let u = parameter(at: time)
            return CubicSolver.quantized(((ay * u + by) * u + cy) * u)
        }

        /// dy/dx where x is `time` (0…1).
        ///
        /// Where both derivatives are equal the answer is 1; that includes an end whose control point lies on it, where
        /// both are 0 (SwiftUI states 1 for the start of `easeOut`). Where only x stands still, it is infinite.
        func velocity(at time: Double) -> Double {
            let u = parameter(at: time)
            let dx = (3 * ax * u + 2 * bx) * u + cx
            let dy = (3 * ay * u + 2 * by) * u + cy
            if dx == dy { return 1 }
            if dx == 0 { return dy < 0 ? -.infinity : .infinity }
            return CubicSolver.quantized(dy / dx)
        }

        /// The parameter at which x is `time`.
        ///
        /// 1. The ends are known.
        /// 2. The solution is enclosed between two parameters; x grows, so each try moves one of them.
        /// 3. The next try is Newton's, or the middle where Newton's leaves the enclosure or x stands still.
        private func parameter(at time: Double) -> Double {
            // 1
            if time <= 0 { return 0 }
            if time >= 1 { return 1 }
            var low = 0.0
            var high = 1.0
            var u = time
            for _ in 0..<64 {
                // 2
                let error = ((ax * u + bx) * u + cx) * u - time
                if abs(error) < 1e-14 { break }
                if error > 0 { high = u } else { low = u }
                // 3
                let newton = u - error / ((3 * ax * u + 2 * bx) * u + cx)
                u = newton > low && newton < high ? newton : (low + high) / 2
            }
            return u
        }

        private static func quantized(_ value: Double) -> Double { (value * 0x1p20).rounded() * 0x1p-20 }
    }
}
