import Foundation
import Testing

@testable import PlumbCore

@Suite
struct UnitCurveTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var curve: UnitCurve
        /// Progress, value, velocity.
        var points: [(Double, Double, Double)]
        /// The published digits.
        var tolerance: Double
        var testDescription: String { name }
    }

    /// Values and velocities that OpenSwiftUI's UnitCurveCompatibilityTests state of SwiftUI.
    @Test(
        arguments: [
            Case(
                name: "linear", curve: .linear,
                points: [(0, 0, 1), (0.25, 0.25, 1), (0.5, 0.5, 1), (0.75, 0.75, 1), (1, 1, 1)], tolerance: 0),
            Case(
                name: "easeIn", curve: .easeIn,
                points: [(0, 0, 0), (0.25, 0.09, 0.67), (0.5, 0.32, 1.07), (0.75, 0.62, 1.37), (1, 1, 0)],
                tolerance: 0.01),
            Case(
                name: "easeOut", curve: .easeOut,
                points: [(0, 0, 1), (0.25, 0.38, 1.37), (0.5, 0.68, 1.07), (0.75, 0.91, 0.67), (1, 1, 0)],
                tolerance: 0.01),
            Case(
                name: "easeInOut", curve: .easeInOut,
                points: [(0, 0, 0), (0.25, 0.13, 1.06), (0.5, 0.5, 1.72), (0.75, 0.87, 1.06), (1, 1, 0)],
                tolerance: 0.01),
            Case(
                name: "circularEaseIn", curve: .circularEaseIn,
                points: [
                    (0, 0, 0), (0.25, 0.032, 0.258), (0.5, 0.134, 0.577), (0.75, 0.339, 1.134), (1, 1, .infinity),
                ], tolerance: 0.001),
            Case(
                name: "circularEaseOut", curve: .circularEaseOut,
                points: [
                    (0, 0, .infinity), (0.25, 0.661, 1.134), (0.5, 0.866, 0.577), (0.75, 0.968, 0.258), (1, 1, 0),
                ], tolerance: 0.001),
            Case(
                name: "circularEaseInOut", curve: .circularEaseInOut,
                points: [
                    (0, 0, 0), (0.25, 0.067, 0.577), (0.5, 0.5, .infinity), (0.75, 0.933, 0.577), (1, 1, 0),
                ], tolerance: 0.001),
            Case(
                name: "x outside of 0…1",
                curve: .bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1)),
                points: [(0, 0, .infinity), (0.5, 0.5, -1), (1, 1, .infinity)], tolerance: 1e-6),
        ])
    func published(_ example: Case) {
        for (progress, value, velocity) in example.points {
            #expect(abs(example.curve.value(at: progress) - value) <= example.tolerance, "at \(progress)")
            let answer = example.curve.velocity(at: progress)
            #expect(answer == velocity || abs(answer - velocity) <= example.tolerance, "at \(progress): \(answer)")
        }
    }

    /// Against a solution of x(u) = p by bisection to the last bit, with the rounding to 2⁻²⁰.
    @Test(
        arguments: [
            (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.9, 0, 0.1, 1),
            (0, 1.5, 0, -0.5),
            (0.1, 0.75, 0.85, 0.35), (1, 1, 1, 1), (0, 0, 0, 0),
        ] as [(Double, Double, Double, Double)])
    func againstBisection(x1: Double, y1: Double, x2: Double, y2: Double) {
        func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
            3 * a * u * (1 - u) * (1 - u) + 3 * b * u * u * (1 - u) + u * u * u
        }
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        for progress in stride(from: 0.0, through: 1, by: 1.0 / 64) {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<100 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < progress { low = middle } else { high = middle }
            }
            let value = curve.value(at: progress)
            #expect(abs(value - bezier(y1, y2, low)) < 1e-6, "at \(progress)")
            #expect((value * 0x1p20) == (value * 0x1p20).rounded(), "at \(progress)")
        }
    }

    @Test func overshootsWithControlPointsOutside() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.5, y: 2))
        #expect(curve.value(at: 0.8) > 1)
    }

    @Test func inverses() {
        #expect(UnitCurve.linear.inverse == .linear)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
        for progress in stride(from: 0.0, through: 1, by: 0.05) {
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-5)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test(
        arguments: [
            UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ])
    func progressOutsideIsClamped(curve: UnitCurve) {
        for progress in [-3, -.infinity, .nan] as [Double] {
            #expect(curve.value(at: progress) == 0)
            #expect(curve.velocity(at: progress) == curve.velocity(at: 0))
        }
        for progress in [1.5, .infinity] as [Double] {
            #expect(curve.value(at: progress) == 1)
            #expect(curve.velocity(at: progress) == curve.velocity(at: 1))
        }
    }

    @Test func linearGoesOn() {
        for progress in [-3, -0.5, 1.5, 40, -.infinity, .infinity] as [Double] {
            #expect(UnitCurve.linear.value(at: progress) == progress)
            #expect(UnitCurve.linear.velocity(at: progress) == 1)
        }
        #expect(UnitCurve.linear.value(at: .nan) == 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func oddControlPointsDontTrap(number: Double) {
        let point = UnitPoint(x: number, y: number)
        let curve = UnitCurve.bezier(startControlPoint: point, endControlPoint: .bottomTrailing)
        for progress in [0, 0.3, 1, number] { _ = (curve.value(at: progress), curve.inverse.velocity(at: progress)) }
        let flat = UnitCurve.bezier(startControlPoint: UnitPoint(x: number, y: 0), endControlPoint: .bottomTrailing)
        #expect(flat.value(at: 1) == 1 && (0...1).contains(flat.value(at: 0.5)))
    }

    @Test func equality() {
        #expect(
            UnitCurve.easeIn
                == .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
        #expect(UnitCurve.circularEaseIn != .circularEaseOut)
    }
}
