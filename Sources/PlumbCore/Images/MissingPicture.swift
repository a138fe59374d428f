import Foundation
import PlumbGraphics

extension DrawContext {
    /// A crossed frame, as a draughtsman marks a picture that is not there yet.
    mutating func drawMissingPicture(in rect: CGRect) {
        if rect.width <= 1 || rect.height <= 1 { return }
        let line = UnitPaint.color(environment.platform.rgba(.gray, environment.colorScheme))
        let frame = rect.insetBy(dx: 0.5, dy: 0.5)
        fill(Path(rect), line.mapColors { $0.opacity(0.15) }, in: rect, FillStyle())
        let cross = Path { path in
            path.addRect(frame)
            path.move(to: CGPoint(x: frame.minX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
            path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        }
        stroke(cross, line, in: rect, StrokeStyle(lineWidth: 1))
    }
}
