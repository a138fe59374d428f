import Foundation
import PlumbTesting
import SwiftUI
import Testing

/// Numbers that are none, endless, huge or negative in what draws: a finite picture in bounded time, and a sentence
/// where an effect is left out.
@MainActor @Suite(.serialized) struct HostileModifierTests {
    /// A modifier or a style with a number.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is no number is said. False where it counts as 0, or as if nobody had set anything.
        var speaks = true
        let view: @MainActor @Sendable (CGFloat) -> AnyView

        init<V: View>(
            _ name: String, speaks: Bool = true, @ViewBuilder _ view: @escaping @MainActor @Sendable (CGFloat) -> V
        ) {
            testDescription = name
            self.speaks = speaks
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated static let rows: [Row] = [
        // Effects.
        Row("opacity") { Text(verbatim: "a").opacity(Double($0)) },
        Row("blur") { Text(verbatim: "a").blur(radius: $0) },
        Row("shadow") { Text(verbatim: "a").shadow(radius: $0) },
        Row("shadow, moved") { Text(verbatim: "a").shadow(radius: 1, x: $0, y: $0) },
        Row("brightness") { Text(verbatim: "a").brightness(Double($0)) },
        Row("contrast") { Text(verbatim: "a").contrast(Double($0)) },
        Row("saturation") { Text(verbatim: "a").saturation(Double($0)) },
        Row("grayscale") { Text(verbatim: "a").grayscale(Double($0)) },
        Row("hueRotation") { Text(verbatim: "a").hueRotation(.degrees(Double($0))) },
        Row("rotationEffect") { Text(verbatim: "a").rotationEffect(.degrees(Double($0))) },
        Row("rotation3DEffect") { Text(verbatim: "a").rotation3DEffect(.degrees(Double($0)), axis: (1, 0, 0)) },
        Row("rotation3DEffect, perspective") {
            Text(verbatim: "a").rotation3DEffect(.degrees(30), axis: (1, 0, 0), perspective: $0)
        },
        Row("scaleEffect") { Text(verbatim: "a").scaleEffect($0) },
        Row("scaleEffect, anchored") { Text(verbatim: "a").scaleEffect(2, anchor: UnitPoint(x: $0, y: 0)) },
        Row("offset") { Text(verbatim: "a").offset(x: $0, y: 0) },
        Row("transformEffect") {
            Text(verbatim: "a").transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        },
        Row("projectionEffect") {
            Text(verbatim: "a").projectionEffect(
                ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0)))
        },
        Row("visualEffect") { number in
            Text(verbatim: "a").visualEffect { content, _ in content.blur(radius: number).offset(y: number) }
        },
        Row("visualEffect, opacity") { number in
            Text(verbatim: "a").visualEffect { content, _ in content.opacity(Double(number)) }
        },
        Row("visualEffect, colors") { number in
            Text(verbatim: "a").visualEffect { content, _ in content.hueRotation(.degrees(Double(number))) }
        },
        Row("scrollTransition") { number in
            ScrollView {
                Text(verbatim: "a").scrollTransition { content, _ in
                    content.opacity(Double(number)).blur(radius: number)
                }
            }
        },
        Row("cornerRadius", speaks: false) { Color.red.cornerRadius($0) },
        Row("clipShape", speaks: false) { Color.red.clipShape(RoundedRectangle(cornerRadius: $0)) },
        Row("mask") { number in Color.red.mask { Circle().offset(x: number) } },
        Row("border") { Color.red.border(.blue, width: $0) },
        // Shapes.
        Row("RoundedRectangle", speaks: false) { RoundedRectangle(cornerRadius: $0) },
        Row("RoundedRectangle, sizes", speaks: false) { RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)) },
        Row("UnevenRoundedRectangle", speaks: false) {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 4)
        },
        Row("stroke") { Circle().stroke(.red, lineWidth: $0) },
        Row("stroke, miter") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0)) },
        Row("stroke, phase") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $0))
        },
        Row("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0) },
        Row("stroke as a shape", speaks: false) { Rectangle().stroke(lineWidth: $0).offset(x: 1) },
        Row("inset") { Circle().inset(by: $0) },
        Row("trim", speaks: false) { Circle().trim(from: 0, to: $0) },
        Row("rotation of a shape") { Rectangle().rotation(.degrees(Double($0))) },
        Row("scale of a shape") { Rectangle().scale($0) },
        Row("offset of a shape") { Rectangle().offset(x: $0) },
        Row("size of a shape") { Rectangle().size(width: $0, height: 4) },
        Row("transform of a shape") {
            Rectangle().transform(CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0))
        },
        Row("path") { number in
            Path { path in
                path.move(to: .zero)
                path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: number, y: 1))
                path.addLine(to: CGPoint(x: 9, y: number))
            }
        },
        Row("arc", speaks: false) { number in
            Path {
                $0.addArc(
                    center: CGPoint(x: 9, y: 9), radius: number, startAngle: .zero, endAngle: .degrees(Double(number)),
                    clockwise: false)
            }
        },
        Row("union", speaks: false) { Circle().union(Rectangle().offset(x: $0)) },
        // Styles.
        Row("linear gradient") {
            LinearGradient(
                colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
        },
        Row("radial gradient") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
        },
        Row("angular gradient") {
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(Double($0)))
        },
        Row("elliptical gradient") {
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: $0)
        },
        Row("mesh gradient") {
            MeshGradient(
                width: 2, height: 2, points: [.zero, [1, 0], [0, 1], [Float($0), 1]],
                colors: [.red, .green, .blue, .white])
        },
        Row("shadow of a style") { Circle().fill(.red.shadow(.drop(radius: $0))) },
        Row("inner shadow of a style") { Circle().fill(.red.shadow(.inner(radius: 2, x: $0))) },
        Row("image paint") { Circle().fill(.image(Image(systemName: "star"), scale: $0)) },
        // Texts and symbols.
        Row("tracking", speaks: false) { Text(verbatim: "abc").tracking($0) },
        Row("kerning", speaks: false) { Text(verbatim: "abc").kerning($0) },
        Row("baselineOffset", speaks: false) { Text(verbatim: "abc").baselineOffset($0) },
        Row("color", speaks: false) { Color(red: Double($0), green: 0, blue: 1) },
        Row("opacity of a color", speaks: false) { Color.red.opacity(Double($0)) },
        Row("opacity of a style", speaks: false) { Circle().fill(.red.opacity(Double($0))) },
        Row("gradient stops", speaks: false) { number in
            Rectangle().fill(
                LinearGradient(
                    stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)], startPoint: .top,
                    endPoint: .bottom))
        },
        Row("font", speaks: false) { Text(verbatim: "abc").font(.system(size: $0)) },
        Row("lineSpacing", speaks: false) { Text(verbatim: "a\nb").lineSpacing($0) },
        Row("minimumScaleFactor", speaks: false) { Text(verbatim: "abc def").minimumScaleFactor($0).frame(width: 20) },
        Row("variable value", speaks: false) { Image(systemName: "wifi", variableValue: Double($0)) },
        Row("symbol", speaks: false) { Image(systemName: "star").font(.system(size: $0)) },
        // Canvases.
        Row("canvas") { number in
            Canvas { context, _ in
                context.addFilter(.blur(radius: number))
                context.fill(Path(CGRect(x: number, y: 0, width: 9, height: number)), with: .color(.red))
            }
        },
        Row("canvas, moved") { number in
            Canvas { context, _ in
                context.translateBy(x: number, y: 0)
                context.rotate(by: .degrees(Double(number)))
                context.opacity = Double(number)
                context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
            }
        },
    ]

    nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0]

    @Test(arguments: rows) func endsInAFinitePicture(_ row: Row) throws {
        for number in Self.numbers {
            let start = processorSeconds
            let host = try TestHost(
                row.view(number).frame(width: 40, height: 40), size: ProposedViewSize(width: 60, height: 60))
            let dump = "\(host.displayList.items)"
            #expect(!dump.contains("nan") && !dump.contains("inf"), "\(row.testDescription)(\(number))")
            // The largest blur there is (`GaussianBlur.largest`) takes a debug build a minute, and a release build less
            // than a second.
            if abs(number) < 1e300 || !number.isFinite { #expect(try !host.picture().isEmpty) }
            let time = processorSeconds - start
            #expect(time < 2, "\(row.testDescription)(\(number)) takes \(time) s")
            if number.isNaN, row.speaks {
                #expect(!host.diagnostics.isEmpty, "\(row.testDescription)(\(number)) says nothing")
            }
            for sentence in host.diagnostics { #expect(sentence.count < 300 && !sentence.contains("\n")) }
        }
    }
}

/// Seconds that this thread has computed: what else the machine does doesn't count.
var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
