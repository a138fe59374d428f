import Foundation
import Testing

@testable import PlumbCore

/// A drawing in a canvas of 100 × 50 points, and its marks as text without the canvas' own clip.
struct DrawingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marks: String
    let draw: @MainActor @Sendable (inout GraphicsContext) -> Void

    init(_ name: String, _ draw: @escaping @MainActor @Sendable (inout GraphicsContext) -> Void, gives marks: String) {
        testDescription = name
        self.marks = marks
        self.draw = draw
    }
}

@MainActor
struct GraphicsContextTests {
    nonisolated static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    nonisolated static let black = GraphicsContext.Shading.color(red: 0, green: 0, blue: 0)
    nonisolated static let white = GraphicsContext.Shading.color(white: 1)
    nonisolated static let blackToWhite = Gradient(colors: [Color(white: 0), Color(white: 1)])

    nonisolated static let cases: [DrawingCase] = [
        DrawingCase(
            "fills and outlines",
            { context in
                context.fill(square, with: .color(red: 1, green: 0, blue: 0))
                context.fill(square, with: black, style: FillStyle(eoFill: true))
                context.stroke(square, with: white)
                context.stroke(square, with: white, lineWidth: 3)
                context.stroke(square, with: white, lineWidth: 0)
                context.fill(Path(), with: black)
            },
            gives: """
                fill [0 0 10 10] #ff0000
                fill [0 0 10 10] #000000 eo
                stroke [0 0 10 10] #ffffff 1 wide
                stroke [0 0 10 10] #ffffff 3 wide
                """),
        DrawingCase(
            "gradients at places of user space, styles by the bounds of the path",
            { context in
                context.translateBy(x: 20, y: 0)
                context.fill(
                    square,
                    with: .linearGradient(blackToWhite, startPoint: .zero, endPoint: CGPoint(x: 50, y: 5)))
                context.fill(
                    square,
                    with: .radialGradient(blackToWhite, center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4))
                context.fill(
                    square, with: .conicGradient(blackToWhite, center: CGPoint(x: 5, y: 5), angle: .radians(1)))
                context.fill(
                    square,
                    with: .style(LinearGradient(gradient: blackToWhite, startPoint: .top, endPoint: .bottom)))
            },
            gives: """
                fill [20 0 10 10] linear #000000-#ffffff 20 0 to 70 5
                fill [20 0 10 10] radial #000000-#ffffff at 21 2 3 to 4
                fill [20 0 10 10] angular #000000-#ffffff at 25 5 1 to 7.28
                fill [20 0 10 10] linear #000000-#ffffff 25 0 to 25 10
                """),
        DrawingCase(
            "moves are carried out, other transforms are groups that neighbours share",
            { context in
                context.translateBy(x: 10, y: 20)
                context.fill(square, with: black)
                context.scaleBy(x: 2, y: 3)
                context.fill(square, with: black)
                context.stroke(square, with: black)
                context.rotate(by: .degrees(90))
                context.concatenate(CGAffineTransform(translationX: 1, y: 0))
                context.fill(square, with: black)
                context.transform = CGAffineTransform(translationX: 1, y: 1)
                context.fill(square, with: black)
            },
            gives: """
                fill [10 20 10 10] #000000
                transform 2 0 0 3 10 20
                  fill [0 0 10 10] #000000
                  stroke [0 0 10 10] #000000 1 wide
                transform 0 3 -2 0 10 23
                  fill [0 0 10 10] #000000
                fill [1 1 10 10] #000000
                """),
        DrawingCase(
            "a copy has its own state and draws to the same place, in order",
            { context in
                var copy = context
                copy.translateBy(x: 50, y: 0)
                copy.opacity = 0.5
                copy.clip(to: square)
                context.fill(square, with: black)
                copy.fill(square, with: black)
                context.fill(square, with: white)
            },
            gives: """
                fill [0 0 10 10] #000000
                clip [50 0 10 10]
                  fill [50 0 10 10] #000000/0.5
                fill [0 0 10 10] #ffffff
                """),
        DrawingCase(
            "clips meet; marks under the same ones share them",
            { context in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 50)))
                context.fill(square, with: black)
                var inner = context
                inner.translateBy(x: 5, y: 0)
                inner.clip(to: square, style: FillStyle(eoFill: true))
                inner.fill(square, with: black)
                inner.fill(square, with: white)
                context.fill(square, with: white)
            },
            gives: """
                clip [0 0 60 50]
                  fill [0 0 10 10] #000000
                  clip [5 0 10 10] eo
                    fill [5 0 10 10] #000000
                    fill [5 0 10 10] #ffffff
                  fill [0 0 10 10] #ffffff
                """),
        DrawingCase(
            "an inverse clip of the even-odd rule is one more outline",
            { context in
                context.clip(to: square, style: FillStyle(eoFill: true), options: .inverse)
                context.fill(square, with: black)
            },
            gives: """
                clip (-1 -1 m 101 -1 l 101 51 l -1 51 l h 0 0 m 10 0 l 10 10 l 0 10 l h) eo
                  fill [0 0 10 10] #000000
                """),
        DrawingCase(
            "another inverse clip takes its shape away from what it shows",
            { context in
                context.clip(to: square, options: .inverse)
                context.fill(square, with: white)
            },
            gives: """
                layer 1 normal
                  fill [0 0 10 10] #ffffff
                  layer 1 destinationOut
                    fill [0 0 10 10] #000000
                """),
        DrawingCase(
            "a clip to a layer leaves what the layer covers",
            { context in
                context.clipToLayer(opacity: 0.5) { $0.fill(square, with: white) }
                context.fill(square, with: black)
            },
            gives: """
                layer 1 normal
                  fill [0 0 10 10] #000000
                  layer 1 destinationOut
                    fill [0 0 100 50] #000000
                    layer 1 destinationOut
                      layer 0.5 normal
                        fill [0 0 10 10] #ffffff
                """),
        DrawingCase(
            "a blend mode sees the drawing, not the page; masks are within it",
            { context in
                context.fill(square, with: white)
                context.clip(to: square, options: .inverse)
                context.blendMode = .multiply
                context.fill(square, with: black)
            },
            gives: """
                layer 1 normal
                  fill [0 0 10 10] #ffffff
                  layer 1 multiply
                    layer 1 normal
                      fill [0 0 10 10] #000000
                      layer 1 destinationOut
                        fill [0 0 10 10] #000000
                """),
        DrawingCase(
            "a layer is faded, blended and clipped as a whole, and starts opaque",
            { context in
                context.opacity = 0.5
                context.translateBy(x: 1, y: 0)
                context.clip(to: square)
                context.drawLayer { layer in
                    layer.fill(square, with: black)
                    layer.translateBy(x: 1, y: 0)
                    layer.fill(square, with: white)
                }
                context.fill(square, with: white)
            },
            gives: """
                clip [1 0 10 10]
                  layer 0.5 normal
                    fill [1 0 10 10] #000000
                    fill [2 0 10 10] #ffffff
                  fill [1 0 10 10] #ffffff/0.5
                """),
        DrawingCase(
            "a layer in which nothing is blended needs no group; one in which something is does",
            { context in
                context.drawLayer { $0.fill(square, with: black) }
                context.drawLayer { layer in
                    layer.fill(square, with: white)
                    layer.blendMode = .destinationOut
                    layer.fill(square, with: black)
                }
            },
            gives: """
                fill [0 0 10 10] #000000
                layer 1 normal
                  fill [0 0 10 10] #ffffff
                  layer 1 destinationOut
                    fill [0 0 10 10] #000000
                """),
        DrawingCase(
            "texts by their anchor, at their ideal size (10 × 20 a character, baseline at 16)",
            { context in
                context.draw(Text(verbatim: "abc").foregroundColor(Color(white: 0)), at: CGPoint(x: 50, y: 25))
                context.draw(
                    Text(verbatim: "abc").foregroundColor(Color(white: 0)), at: CGPoint(x: 50, y: 25),
                    anchor: .topLeading)
                context.draw(
                    Text(verbatim: "abc").foregroundColor(Color(white: 0)), at: CGPoint(x: 50, y: 25),
                    anchor: .bottomTrailing)
            },
            gives: """
                glyphs "abc" at 35 31 #000000
                glyphs "abc" at 50 41 #000000
                glyphs "abc" at 20 21 #000000
                """),
        DrawingCase(
            "texts in a rectangle: lines no wider, as many as fit",
            { context in
                context.opacity = 0.5
                context.draw(
                    Text(verbatim: "ab cd").foregroundColor(Color(white: 1)),
                    in: CGRect(x: 5, y: 5, width: 30, height: 50))
                context.scaleBy(x: 2, y: 2)
                context.draw(
                    Text(verbatim: "abcd").foregroundColor(Color(white: 1)),
                    in: CGRect(x: 5, y: 5, width: 30, height: 20))
            },
            gives: """
                glyphs "ab" at 5 21 #ffffff/0.5
                glyphs "cd" at 5 41 #ffffff/0.5
                transform 2 0 0 2 0 0
                  glyphs "ab" at 5 21 #ffffff/0.5
                  glyphs "…" at 25 21 #ffffff/0.5
                """),
        DrawingCase(
            "a text's shading paints what has no colour of its own",
            { context in
                var text = context.resolve(
                    Text(verbatim: "a").foregroundColor(Color(white: 1)) + Text(verbatim: "b"))
                text.shading = black
                context.draw(text, at: .zero, anchor: .topLeading)
                text.shading = .linearGradient(
                    blackToWhite, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 0))
                context.draw(text, at: CGPoint(x: 50, y: 0), anchor: .topLeading)
            },
            gives: """
                glyphs "a" at 0 16 #ffffff
                glyphs "b" at 10 16 #000000
                glyphs "a" at 50 16 #ffffff
                glyphs "b" at 60 16 linear #000000-#ffffff 0 0 to 100 0
                """),
        DrawingCase(
            "drawn pictures at their size, stretched, faded as a whole, and as a shape",
            { context in
                let image = Image(size: CGSize(width: 10, height: 10)) { $0.fill(square, with: black) }
                context.draw(image, at: CGPoint(x: 50, y: 25))
                context.opacity = 0.5
                context.draw(image, in: CGRect(x: 20, y: 0, width: 40, height: 20))
                context.opacity = 1
                var resolved = context.resolve(image)
                resolved.shading = white
                context.draw(resolved, at: .zero, anchor: .topLeading)
            },
            gives: """
                clip [45 20 10 10]
                  fill [45 20 10 10] #000000
                layer 0.5 normal
                  transform 4 0 0 2 20 0
                    clip [0 0 10 10]
                      fill [0 0 10 10] #000000
                layer 1 normal
                  fill [0 0 10 10] #ffffff
                  layer 1 destinationOut
                    fill [0 0 10 10] #000000
                    layer 1 destinationOut
                      clip [0 0 10 10]
                        fill [0 0 10 10] #000000
                """),
        DrawingCase(
            "what is invisible leaves no mark",
            { context in
                context.opacity = 0
                context.fill(square, with: black)
                context.drawLayer { $0.fill(square, with: black) }
                context.opacity = -1
                context.draw(Text(verbatim: "a"), at: .zero)
            }, gives: ""),
    ]

    @Test(arguments: cases) func marks(_ drawing: DrawingCase) {
        let list = displayList { context, _ in
            MainActor.assumeIsolatedDrawing(&context, drawing.draw)
        }
        #expect(list.text == clipped(drawing.marks))
    }

    /// The canvas' own clip around lines.
    private func clipped(_ lines: String) -> String {
        lines.isEmpty
            ? "" : (["clip [0 0 100 50]"] + lines.split(separator: "\n").map { "  " + $0 }).joined(separator: "\n")
    }

    private func displayList(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> DisplayList {
        hostOf(Canvas(renderer: renderer), in: 100, 50).displayList()
    }

    // MARK: What can be asked

    @Test("Clips in user space: the bounds at first, then what the outlines leave of them")
    func clipBounds() {
        var rects: [CGRect] = []
        _ = displayList { context, _ in
            rects.append(context.clipBoundingRect)
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            rects.append(context.clipBoundingRect)
            context.clip(to: Self.square)
            rects.append(context.clipBoundingRect)
            context.clip(to: Self.square, options: .inverse)
            rects.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 70, y: 0, width: 5, height: 5)))
            rects.append(context.clipBoundingRect)
        }
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rects == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: -5, y: 0, width: 50, height: 25), square, square,
                .null,
            ])
    }

    @Test("Measures and baselines of texts")
    func textMeasures() {
        var sizes: [CGSize] = []
        var baselines: [CGFloat] = []
        _ = displayList { context, _ in
            let text = context.resolve(Text(verbatim: "ab cd"))
            for size in [CGSize(width: 30, height: 100), CGSize(width: 100, height: 100)] {
                sizes.append(text.measure(in: size))
                baselines += [text.firstBaseline(in: size), text.lastBaseline(in: size)]
            }
        }
        #expect(sizes == [CGSize(width: 30, height: 40), CGSize(width: 50, height: 20)])
        #expect(baselines == [16, 36, 16, 16])
    }

    @Test("Pictures: size, baseline and shading")
    func resolvedImages() {
        var drawing: GraphicsContext.ResolvedImage?
        var symbol: GraphicsContext.ResolvedImage?
        _ = displayList { context, _ in
            drawing = context.resolve(Image(size: CGSize(width: 30, height: 20)) { _ in })
            symbol = context.resolve(Image(systemName: "star"))
        }
        #expect(drawing?.size == CGSize(width: 30, height: 20))
        #expect(drawing?.baseline == 20)
        #expect(drawing?.shading == nil)
        #expect(symbol?.shading != nil)
        // Half a capital (6 of 12 points) below the centre.
        #expect((symbol?.baseline ?? 0) == (symbol?.size.height ?? 0) / 2 + 6)
    }

    @Test("The environment of the canvas, and shadings resolved in it")
    func environment() {
        let canvas = Canvas { context, _ in
            #expect(context.environment.colorScheme == .dark)
            context.fill(Self.square, with: context.resolve(.foreground))
            context.fill(Self.square, with: .style(.background))
        }
        let host = hostOf(
            canvas.foregroundColor(Color(red: 0, green: 1, blue: 0)).environment(\.colorScheme, .dark), in: 100, 50)
        #expect(
            host.displayList().text == clipped("fill [0 0 10 10] #00ff00\nfill [0 0 10 10] #000000"))
    }

    @Test("Changed colours around the canvas reach every mark")
    func colorEffects() {
        let canvas = Canvas { context, _ in
            context.fill(Self.square, with: Self.black)
            context.draw(Text(verbatim: "a").foregroundColor(Color(white: 1)), at: .zero, anchor: .topLeading)
            if let symbol = context.resolveSymbol(id: 1) {
                context.draw(symbol, in: CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        } symbols: {
            Color(white: 1).tag(1)
        }
        #expect(
            hostOf(canvas.colorInvert(), in: 100, 50).displayList().text
                == clipped(
                    """
                    fill [0 0 10 10] #ffffff
                    glyphs "a" at 0 16 #000000
                    transform 0.5 0 0 0.5 0 0
                      fill [0 0 10 10] #000000
                    """))
    }

    // MARK: Bad input

    @Test("Errors of a layer's content come out; what it had drawn is dropped")
    func errors() {
        struct Wrong: Error {}
        let list = displayList { context, _ in
            do {
                try context.drawLayer { layer in
                    layer.fill(Self.square, with: Self.black)
                    throw Wrong()
                }
                Issue.record("nothing was thrown")
            } catch { context.fill(Self.square, with: Self.white) }
        }
        #expect(list.text == clipped("fill [0 0 10 10] #ffffff"))
    }

    @Test(
        "Numbers that are none never trap, and groups are closed",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
    func absurdNumbers(x: CGFloat) {
        let list = displayList { context, _ in
            let rect = CGRect(x: x, y: x, width: x, height: x)
            context.opacity = Double(x)
            context.blendMode = .multiply
            context.fill(
                Path(ellipseIn: rect), with: .style(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            )
            context.stroke(Path(rect), with: .color(white: Double(x)), lineWidth: x)
            context.draw(Text(verbatim: "a b"), in: rect)
            context.draw(Text(verbatim: "a"), at: CGPoint(x: x, y: 0), anchor: UnitPoint(x: x, y: x))
            context.draw(Image(systemName: "star"), in: rect)
            context.draw(Image(size: rect.size) { $0.fill(Path(rect), with: .foreground) }, at: .zero)
            context.clip(to: Path(rect), options: .inverse)
            context.clip(to: Path(rect))
            context.scaleBy(x: x, y: 0)
            context.rotate(by: .radians(Double(x)))
            _ = context.clipBoundingRect
            context.drawLayer { $0.fill(Path(rect), with: .color(.red)) }
            context.clipToLayer(opacity: Double(x)) { $0.fill(Path(rect), with: .color(.red)) }
            context.fill(Path(rect), with: .color(.red))
        }
        #expect(!list.text.contains("left open"))
    }

    @Test("A blend mode that the renderers lack is normal, and is reported")
    func unknownBlendMode() {
        let host = hostOf(
            Canvas { context, _ in
                context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
                context.fill(Self.square, with: Self.black)
            }, in: 100, 50)
        #expect(host.displayList().text == clipped("fill [0 0 10 10] #000000"))
        #expect(host.diagnostics.map(\.message) == ["Plumb has no blend mode number 99; it is drawn as normal"])
    }
}

extension MainActor {
    /// Renderers run on the main thread.
    fileprivate static func assumeIsolatedDrawing(
        _ context: inout GraphicsContext, _ draw: @MainActor @Sendable (inout GraphicsContext) -> Void
    ) {
        nonisolated(unsafe) var copy = context
        MainActor.assumeIsolated { draw(&copy) }
        context = copy
    }
}
