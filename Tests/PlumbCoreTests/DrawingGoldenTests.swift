import Foundation
import PlumbControls
import PlumbLaws
import Testing

@testable import PlumbCore

/// Texts, shapes, styles, canvases and layouts: Goldens/Drawing.
@MainActor
@Suite struct DrawingGoldenTests {
    private struct Texts: View {
        private var attributed: AttributedString {
            var text = AttributedString("plain bold link")
            if let range = text.range(of: "bold") {
                text[range].font = .system(size: 20, weight: .bold)
                text[range].foregroundColor = .red
                text[range].backgroundColor = .yellow
                text[range].underlineStyle = .single
                text[range].kern = 2
                text[range].baselineOffset = 3
            }
            if let range = text.range(of: "link") { text[range].link = URL(fileURLWithPath: "/a") }
            return text
        }

        private let long = "Some words that need more than one line of this page, and then some more words to cut"

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Text("**bold** *italic* `code` ~~gone~~ [link](https://a.b)")
                Text(attributed)
                Text("One").bold() + Text(" two").italic() + Text(" three").foregroundColor(.green).font(.caption)
                Text("Lines").underline(true, pattern: .dash, color: .red).strikethrough(pattern: .dot)
                Text("Tracked").tracking(3).kerning(2).baselineOffset(4)
                Text("12:34").monospacedDigit().fontDesign(.serif).fontWidth(.condensed).fontWeight(.heavy)
                Text("Caps").textCase(.uppercase).font(.body.smallCaps())
                Text(long).lineLimit(1).truncationMode(.head)
                Text(long).lineLimit(1).truncationMode(.middle)
                Text(long).lineLimit(2).multilineTextAlignment(.trailing).lineSpacing(4)
                Text(long).lineLimit(3, reservesSpace: true).multilineTextAlignment(.center)
                Text(long).lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true)
                Text("Scaled").font(.largeTitle.leading(.loose))
                Text("Scaled").font(.title3.leading(.tight)).textScale(.secondary)
                Text("אבג abc דהו").font(.headline)
            }
        }
    }

    private struct Dates: View {
        private let day = World.pinnedDate

        var body: some View {
            VStack {
                Text(day, style: .date)
                Text(day, style: .time)
                Text(day.addingTimeInterval(-90), style: .relative)
                Text(day.addingTimeInterval(-5), style: .offset)
                Text(day.addingTimeInterval(-5), style: .timer)
                Text(day...day.addingTimeInterval(7200))
                Text(timerInterval: day...day.addingTimeInterval(70), pauseTime: day.addingTimeInterval(30))
                Text(3.14159, format: .number.precision(.fractionLength(2)))
                Text("\(5, format: .percent) of \(1234)")
                Text("^[\(2) apple](inflect: true)")
                TimelineView(.periodic(from: day, by: 2)) { Text("\($0.date.timeIntervalSince(day))") }
            }
        }
    }

    private struct Shapes: View {
        var body: some View {
            VStack(spacing: 3) {
                HStack(spacing: 3) {
                    Rectangle().fill(.red)
                    RoundedRectangle(cornerRadius: 6).strokeBorder(.blue, lineWidth: 3)
                    Capsule().stroke(
                        .green, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 1))
                    Circle().trim(from: 0.25, to: 0.75).stroke(lineWidth: 2)
                    Ellipse().inset(by: 4).rotation(.degrees(30)).fill(.orange)
                }
                HStack(spacing: 3) {
                    UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 12).fill(.purple)
                    Circle().subtracting(Rectangle().offset(x: 10)).fill(.brown)
                    ContainerRelativeShape().fill(.teal)
                    Rectangle().scale(x: 0.5, y: 0.8, anchor: .topLeading).fill(.pink.gradient)
                    Path {
                        $0.addArc(
                            center: CGPoint(x: 20, y: 20), radius: 15, startAngle: .degrees(0), endAngle: .degrees(120),
                            clockwise: true)
                    }
                    .fill(style: FillStyle(eoFill: true))
                }
                HStack(spacing: 3) {
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 2, endRadius: 40)
                    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(45))
                    EllipticalGradient(colors: [.red, .blue], center: .bottom, endRadiusFraction: 0.8)
                    Rectangle().fill(.regularMaterial)
                }
                HStack(spacing: 3) {
                    Image(systemName: "star").imageScale(.large).foregroundStyle(.red)
                    Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit)
                    Image(systemName: "person.crop.circle").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
                    Image(systemName: "heart").symbolVariant(.circle.fill).font(.title)
                    Image(systemName: "speaker.wave.3", variableValue: 0.5)
                }
                HStack(spacing: 3) {
                    ForEach(0..<4, id: \.self) { level in
                        Rectangle().foregroundStyle(
                            [
                                AnyShapeStyle(.primary), AnyShapeStyle(.secondary), AnyShapeStyle(.tertiary),
                                AnyShapeStyle(.quaternary),
                            ][level])
                    }
                    Rectangle().fill(.tint)
                    Rectangle().fill(.background).border(.separator, width: 2)
                }
                .foregroundStyle(.indigo).tint(.mint)
                HStack(spacing: 3) {
                    Color.red.opacity(0.5).shadow(radius: 4, x: 1, y: 2)
                    Color.green.blur(radius: 2).saturation(0.3).contrast(1.2)
                    Color.blue.hueRotation(.degrees(40)).brightness(0.1).grayscale(0.2)
                    Color.yellow.colorMultiply(.red).blendMode(.multiply).compositingGroup()
                    Color.cyan.mask { Circle() }.clipShape(.rect(cornerRadius: 5)).overlay { Text("o") }
                    Text("3D").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).scaleEffect(x: -1, y: 1)
                }
            }
        }
    }

    private struct Painting: View {
        var body: some View {
            Canvas { context, size in
                context.fill(Path(CGRect(x: 5, y: 5, width: 40, height: 20)), with: .color(.red))
                context.stroke(
                    Path(ellipseIn: CGRect(x: 50, y: 5, width: 30, height: 20)),
                    with: .linearGradient(
                        Gradient(colors: [.blue, .green]), startPoint: .zero, endPoint: CGPoint(x: 80, y: 0)),
                    lineWidth: 2)
                context.drawLayer { layer in
                    layer.opacity = 0.5
                    layer.translateBy(x: 10, y: 30)
                    layer.rotate(by: .degrees(10))
                    layer.scaleBy(x: 2, y: 1)
                    layer.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
                    layer.addFilter(.blur(radius: 1))
                    layer.draw(Text("drawn").font(.caption), at: CGPoint(x: 4, y: 4), anchor: .topLeading)
                }
                let text = context.resolve(Text("resolved words that break").foregroundStyle(.purple))
                context.draw(text, in: CGRect(x: 100, y: 10, width: 90, height: 80))
                let measured = text.measure(in: CGSize(width: 60, height: 200))
                context.stroke(Path(CGRect(origin: CGPoint(x: 100, y: 100), size: measured)), with: .foreground)
                context.draw(context.resolve(Image(systemName: "star")), at: CGPoint(x: size.width - 20, y: 20))
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 30, y: 120)) }
                var other = context
                other.blendMode = .screen
                other.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
                other.fill(
                    Path(roundedRect: CGRect(x: 60, y: 90, width: 20, height: 30), cornerRadius: 4), with: .style(.tint)
                )
            } symbols: {
                Text("S").padding(3).background(.yellow).tag(1)
            }
        }
    }

    private struct Faded: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for (index, line) in layout.enumerated() {
                var copy = context
                copy.opacity = 0.5
                copy.translateBy(x: CGFloat(index) * 3, y: 0)
                copy.draw(line)
                for run in line {
                    copy.opacity = 0.2
                    copy.stroke(Path(run.typographicBounds.rect), with: .color(.red))
                    if let slice = run.first { context.draw(slice, options: .disablesSubpixelQuantization) }
                }
            }
        }
    }

    private struct Rendered: View {
        var body: some View {
            VStack {
                (Text("one ").foregroundColor(.blue) + Text("two and three").underline()).textRenderer(Faded())
                Text("at").padding(3).drawingGroup().opacity(0.5)
            }
            .frame(width: 90)
        }
    }

    private struct Layouts: View {
        var body: some View {
            VStack(spacing: 4) {
                Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 3) {
                    GridRow {
                        Text("a")
                        Text("bbbb").gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow(alignment: .bottom) {
                        Text("wide").gridCellColumns(2).gridCellAnchor(.trailing)
                        Text("c").font(.title)
                    }
                }
                HStack(alignment: .firstTextBaseline) {
                    Text("base").font(.largeTitle)
                    Text("line\nline").alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] + 3 }
                    Spacer(minLength: 10)
                    Text("end").layoutPriority(1)
                }
                ViewThatFits(in: .horizontal) {
                    Text("much too long for any page of this width, whatever one does with the words in it")
                    Text("fits")
                }
                .background(.yellow, in: .capsule)
                .overlay(alignment: .topTrailing) { Circle().frame(width: 6).offset(x: 3, y: -3) }
                ZStack(alignment: .bottomTrailing) {
                    Color.red.frame(maxWidth: 120, minHeight: 20, maxHeight: 30)
                    Text("z").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).zIndex(-1)
                }
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minY))")
                        .position(x: proxy.size.width / 3, y: proxy.size.height / 2)
                }
                .frame(height: 30).border(.green)
                Color.blue.aspectRatio(3, contentMode: .fit).frame(width: 60, height: 60).clipped()
                Text("fixed size of words").fixedSize().frame(width: 40, alignment: .trailing)
                Color.gray.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.frame(height: 8)
            }
            .padding(.horizontal)
            .safeAreaInset(edge: .bottom, spacing: 5) { Text("inset").frame(maxWidth: .infinity).background(.bar) }
            .background(Color.mint, ignoresSafeAreaEdges: .top)
        }
    }

    private struct Spoken: View {
        var body: some View {
            VStack {
                VStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: .combine).accessibilityHint("hint").accessibilityAddTraits(.isHeader)
                HStack {
                    Text("c").accessibilityHidden(true)
                    Text("d").accessibilityLabel("D").accessibilityValue("value").accessibilitySortPriority(2)
                    Text("e").accessibilityInputLabels(["E"]).accessibilityHeading(.h2)
                }
                .accessibilityElement(children: .contain).accessibilityLabel("group").accessibilityIdentifier("group")
                Rectangle().accessibilityLabel("shape").accessibilityAction(named: "act") {}
                    .accessibilityAdjustableAction { _ in }.accessibilityActivationPoint(CGPoint(x: 3, y: 4))
                Image(systemName: "star").accessibilityRemoveTraits(.isImage)
                Text("custom").accessibilityCustomContent("name", "content", importance: .high)
                    .accessibilityRepresentation { Text("instead") }
                Color.red.frame(height: 5).accessibilityElement().accessibilityLabel("ignored").accessibilityChildren {
                    Text("child one")
                    Text("child two")
                }
            }
        }
    }

    nonisolated static let scenes: [GoldenScene] = {
        let texts = GoldenScene("Drawing/texts") { _ in Texts() }
        let shapes = GoldenScene("Drawing/shapes", in: GoldenScene.page(200, 200)) { _ in Shapes() }
        let layouts = GoldenScene("Drawing/layouts", in: GoldenScene.phone) { _ in Layouts() }
        return [
            texts, texts.also("right to left", in: GoldenScene.rightToLeft), texts.also("large", in: GoldenScene.large),
            GoldenScene("Drawing/dates") { _ in
                Dates()
            } script: {
                $0.after(1, 1, 60)
            },
            shapes, shapes.also("right to left", in: GoldenScene.rightToLeft),
            shapes.also("dark", in: GoldenScene.dark),
            GoldenScene("Drawing/canvas", in: GoldenScene.page(200, 150)) { _ in Painting() },
            GoldenScene("Drawing/canvas dark") {
                GoldenScene.page(200, 150)(&$0)
                GoldenScene.dark(&$0)
            } _: { _ in
                Painting()
            },
            GoldenScene("Drawing/renderer", in: GoldenScene.page(100, 100)) { _ in Rendered() },
            layouts, layouts.also("right to left", in: GoldenScene.rightToLeft),
            layouts.also("large", in: GoldenScene.large),
            GoldenScene("Drawing/spoken") { _ in Spoken() },
        ]
    }()

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}
