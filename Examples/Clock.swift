import SwiftUI

/// A clock at nine past ten, drawn with Canvas.
struct Clock: View {
    var hour = 10.0
    var minute = 9.0
    var second = 36.0

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2
            context.translateBy(x: size.width / 2, y: size.height / 2)
            drawFace(in: context, radius: radius)
            drawMarks(in: context, radius: radius)
            drawTexts(in: context, radius: radius)
            drawHand(in: context, turns: (hour + minute / 60) / 12, length: radius * 0.5, width: radius * 0.07)
            drawHand(in: context, turns: (minute + second / 60) / 60, length: radius * 0.74, width: radius * 0.045)
            drawSecondHand(in: context, radius: radius)
        } symbols: {
            Day()
                .tag("day")
        }
        .frame(width: 280, height: 280)
        .padding(20)
    }

    /// The case with its rim, and the dial.
    private func drawFace(in context: GraphicsContext, radius: CGFloat) {
        let rim = Gradient(colors: [Color(white: 0.95), Color(white: 0.55), Color(white: 0.85), Color(white: 0.5)])
        context.fill(
            circle(radius),
            with: .linearGradient(
                rim, startPoint: CGPoint(x: -radius, y: -radius), endPoint: CGPoint(x: radius, y: radius)))
        let dial = Gradient(colors: [
            Color(red: 0.16, green: 0.2, blue: 0.33), Color(red: 0.05, green: 0.07, blue: 0.14),
        ])
        context.fill(
            circle(radius * 0.94),
            with: .radialGradient(
                dial, center: CGPoint(x: 0, y: -radius * 0.3), startRadius: 0, endRadius: radius * 1.2))
    }

    /// Sixty marks, those of the hours longer.
    private func drawMarks(in context: GraphicsContext, radius: CGFloat) {
        for minute in 0..<60 {
            let isHour = minute % 5 == 0
            var turned = context
            turned.rotate(by: .degrees(Double(minute) * 6))
            let mark = Path { path in
                path.move(to: CGPoint(x: 0, y: -radius * 0.9))
                path.addLine(to: CGPoint(x: 0, y: -radius * (isHour ? 0.83 : 0.87)))
            }
            turned.stroke(
                mark, with: .color(white: 1, opacity: isHour ? 1 : 0.5),
                style: StrokeStyle(lineWidth: isHour ? 3 : 1.5, lineCap: .round))
        }
    }

    /// The hours, a moon between them, and the day in a symbol.
    private func drawTexts(in context: GraphicsContext, radius: CGFloat) {
        for hour in 1...12 {
            let angle = Double(hour) / 6 * .pi
            let text = Text("\(hour)").font(.title2).fontWeight(.semibold).foregroundColor(.white)
            context.draw(text, at: CGPoint(x: sin(angle) * radius * 0.69, y: -cos(angle) * radius * 0.69))
        }
        var moon = context.resolve(Image(systemName: "moon.stars.fill"))
        moon.shading = .color(.yellow)
        context.draw(moon, at: CGPoint(x: 0, y: -radius * 0.36))
        if let day = context.resolveSymbol(id: "day") {
            context.draw(day, at: CGPoint(x: 0, y: radius * 0.36))
        }
    }

    private func drawHand(in context: GraphicsContext, turns: Double, length: CGFloat, width: CGFloat) {
        var turned = context
        turned.rotate(by: .radians(turns * 2 * .pi))
        let hand = CGRect(x: -width / 2, y: -length, width: width, height: length + width)
        turned.fill(Path(roundedRect: hand, cornerRadius: width / 2), with: .color(white: 0.95))
    }

    private func drawSecondHand(in context: GraphicsContext, radius: CGFloat) {
        var turned = context
        turned.rotate(by: .degrees(second * 6))
        turned.fill(Path(CGRect(x: -1, y: -radius * 0.82, width: 2, height: radius)), with: .color(.orange))
        turned.fill(circle(radius * 0.05), with: .color(.orange))
        turned.fill(circle(radius * 0.02), with: .color(.black))
    }

    private func circle(_ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }
}

/// The day, as a view that the clock draws.
private struct Day: View {
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "calendar")
            Text("Sat 21")
        }
        .font(.caption)
        .foregroundColor(.white)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(Capsule().fill(Color.white.opacity(0.2)))
    }
}

#Preview("Clock") {
    Clock()
        .background(Color(white: 0.92))
}
