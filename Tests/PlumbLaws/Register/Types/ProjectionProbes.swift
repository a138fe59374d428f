import Foundation
import PlumbCore

/// What is seen in perspective.
enum ProjectionProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        transforms(&probes)
        probes.row("GeometryEffect", "func effectValue(size: CGSize) -> ProjectionTransform") { context in
            context.show(Color.red.modifier(Tilt()))
        }
        probes.row(
            "VisualEffect",
            "func rotation3D(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = "
                + ".center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().rotation3D(.degrees(1), axis: (x: 0, y: 1, z: 0))
        }
        probes.row(
            "VisualEffect",
            "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint "
                + "= .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect"
        ) { _ in
            _ = EmptyVisualEffect().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))
        }
        probes.row("VisualEffect", "func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect") { _ in
            _ = EmptyVisualEffect().transformEffect(ProjectionTransform())
        }
    }

    @MainActor private static func transforms(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct ProjectionTransform : Equatable, Sendable") { _ in _ = ProjectionTransform.self }
        probes.row("CGPoint", "func applying(_ m: ProjectionTransform) -> CGPoint") { _ in
            _ = CGPoint.zero.applying(ProjectionTransform())
        }
        probes.row("ProjectionTransform", "init()") { _ in _ = ProjectionTransform() }
        probes.row("ProjectionTransform", "init(_ m: CGAffineTransform)") { _ in
            _ = ProjectionTransform(CGAffineTransform(scaleX: 1, y: 2))
        }
        probes.row("ProjectionTransform", "init(_ m: CATransform3D)") { _ in
            _ = ProjectionTransform(CATransform3DMakeRotation(1, 0, 1, 0))
        }
        probes.row("ProjectionTransform", "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform") {
            _ in
            _ = ProjectionTransform().concatenating(ProjectionTransform())
        }
        probes.row("ProjectionTransform", "mutating func invert() -> Bool") { _ in
            var transform = ProjectionTransform()
            let isDone: Bool = transform.invert()
            _ = isDone
        }
        probes.row("ProjectionTransform", "func inverted() -> ProjectionTransform") { _ in
            _ = ProjectionTransform().inverted()
        }
        probes.row("ProjectionTransform", "var isAffine: Bool { get }") { _ in _ = ProjectionTransform().isAffine }
        probes.row("ProjectionTransform", "var isIdentity: Bool { get }") { _ in _ = ProjectionTransform().isIdentity }
        for row in ["m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33"] {
            let value = ["m11", "m22", "m33"].contains(row) ? "1.0" : "0.0"
            probes.row("ProjectionTransform", "var \(row): CGFloat = \(value)") { _ in
                var m = ProjectionTransform()
                (m.m11, m.m12, m.m13, m.m21, m.m22) = (1, 2, 3, 4, 5)
                (m.m23, m.m31, m.m32, m.m33) = (6, 7, 8, 9)
            }
        }
    }
}

private struct Tilt: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CATransform3DMakeRotation(0.1, 1, 0, 0))
    }
}
