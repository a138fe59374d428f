import Foundation
import Testing

@testable import PlumbCore

@MainActor
struct CanvasTests {
    // MARK: Sizes

    nonisolated static let sizes: [LayoutCase] = [
        LayoutCase("takes what is proposed", in: 120, 40, size: [120, 40]) { Canvas { _, _ in } },
        LayoutCase("10 where nothing is", in: nil, nil, size: [10, 10]) { Canvas { _, _ in } },
        LayoutCase("each length by itself", in: 70, nil, size: [70, 10]) { Canvas { _, _ in } },
        LayoutCase("symbols do not count", in: nil, 30, size: [10, 30]) {
            Canvas { _, _ in
            } symbols: {
                Color.red.frame(width: 500, height: 500).tag(0)
            }
        },
        LayoutCase(
            "in a stack", in: 100, 20, size: [100, 20], ["canvas": [30, 0, 70, 20]]
        ) {
            HStack(spacing: 0) {
                block("a", 30, 20)
                Canvas { _, _ in
                } symbols: {
                    Text(verbatim: "symbol").named("symbol").tag(0)
                }
                .named("canvas")
            }
        },
        LayoutCase("a drawn picture keeps its size", in: 100, 50, size: [30, 20]) {
            Image(size: CGSize(width: 30, height: 20)) { _ in }
        },
        LayoutCase("a resizable one takes what is proposed", in: 100, nil, size: [100, 20]) {
            Image(size: CGSize(width: 30, height: 20)) { _ in }.resizable()
        },
        LayoutCase("a size that is none", in: nil, nil, size: [0, 0]) {
            Image(size: CGSize(width: CGFloat.nan, height: -3)) { _ in }
        },
    ]

    @Test(arguments: sizes) func sizes(_ layout: LayoutCase) { layout.check() }

    // MARK: Drawing

    @Test("The renderer is given the final size, where the canvas stands, each time it is drawn")
    func renderer() {
        var sizes: [CGSize] = []
        let canvas = Canvas { context, size in
            sizes.append(size)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0))
        }
        let host = hostOf(canvas.padding(5), in: 40, 30)
        host.layout()
        #expect(sizes.isEmpty)
        #expect(host.displayList().text == "clip [5 5 30 20]\n  fill [5 5 30 20] #000000")
        _ = host.displayList()
        #expect(sizes == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)])
    }

    @Test("A canvas draws with the state of now")
    func state() {
        let host = hostOf(Growing(), in: 40, 30)
        #expect(host.displayList().text == "clip [0 0 40 30]\n  fill [0 0 1 1] #000000")
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(host.displayList().text == "clip [0 0 40 30]\n  fill [0 0 2 2] #000000")
    }

    @Test("Nothing drawn leaves nothing")
    func empty() {
        #expect(hostOf(Canvas { _, _ in }).displayList().items.isEmpty)
        #expect(hostOf(Image(size: CGSize(width: 30, height: 20)) { _ in }).displayList().items.isEmpty)
    }

    @Test("A drawn picture: at its size, stretched, and as a shape in the foreground style")
    func image() {
        let image = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(white: 0))
        }
        #expect(hostOf(image).displayList().text == "clip [0 0 10 10]\n  fill [1 1 5 5] #000000")
        #expect(
            hostOf(image.resizable().padding(10), in: 50, 40).displayList().text == """
                transform 3 0 0 2 10 10
                  clip [0 0 10 10]
                    fill [1 1 5 5] #000000
                """)
        #expect(
            hostOf(image.renderingMode(.template).foregroundColor(Color(red: 1, green: 0, blue: 0))).displayList().text
                == """
                layer 1 normal
                  fill [0 0 10 10] #ff0000
                  layer 1 destinationOut
                    fill [0 0 10 10] #000000
                    layer 1 destinationOut
                      clip [0 0 10 10]
                        fill [1 1 5 5] #000000
                """)
    }

    // MARK: Symbols

    @Test("Symbols are drawn by tag, at their ideal size, by anchor or into a rectangle, as often as wanted")
    func symbols() {
        var size: CGSize?
        let canvas = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: "a") else { return }
            size = symbol.size
            context.draw(symbol, at: CGPoint(x: 50, y: 25))
            context.draw(symbol, at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
            context.opacity = 0.5
            context.rotate(by: .degrees(90))
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        } symbols: {
            Text(verbatim: "ab").foregroundColor(Color(white: 0)).tag("a")
            Color.red.tag("b")
        }
        #expect(
            hostOf(canvas.padding(5), in: 110, 60).displayList().text == """
                clip [5 5 100 50]
                  transform 1 0 0 1 45 20
                    glyphs "ab" at 0 16 #000000
                  transform 1 0 0 1 85 35
                    glyphs "ab" at 0 16 #000000
                  layer 0.5 normal
                    transform 0 0.5 -0.5 0 5 5
                      glyphs "ab" at 0 16 #000000
                """)
        #expect(size == CGSize(width: 20, height: 20))
    }

    @Test("Which symbol a tag finds")
    func tags() {
        var found: [String: CGSize?] = [:]
        let canvas = Canvas { context, _ in
            found["loop"] = context.resolveSymbol(id: 2)?.size
            found["padded"] = context.resolveSymbol(id: "padded")?.size
            found["outer"] = context.resolveSymbol(id: "outer")?.size
            found["inner"] = context.resolveSymbol(id: "inner")?.size
            found["in a stack"] = context.resolveSymbol(id: "in a stack")?.size
            found["missing"] = context.resolveSymbol(id: "missing")?.size
        } symbols: {
            ForEach(1..<4) { index in Color.red.frame(width: CGFloat(index), height: 1).tag(index) }
            Color.red.frame(width: 10, height: 10).tag("padded").padding(5).background(Color.blue)
            Color.red.frame(width: 3, height: 3).tag("inner").tag("outer")
            HStack {
                Color.red.tag("in a stack")
                Color.blue
            }
        }
        _ = hostOf(canvas).displayList()
        #expect(
            found.compactMapValues { $0 } == [
                "loop": CGSize(width: 2, height: 1), "padded": CGSize(width: 20, height: 20),
                "outer": CGSize(width: 3, height: 3),
            ])
    }

    @Test("Symbols can't be seen, tapped or named where they stand; the canvas can be tapped")
    func hiddenSymbols() {
        var taps: [String] = []
        let canvas = Canvas { _, _ in
        } symbols: {
            block("symbol", 20, 20).onTapGesture { taps.append("symbol") }.tag(0)
        }
        let host = hostOf(canvas.onTapGesture { taps.append("canvas") })
        #expect(host.displayList().items.isEmpty)
        #expect(host.layout()["symbol"] == nil)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == ["canvas"])
    }

    @Test("Symbols keep their state and follow it; those that go are gone")
    func livingSymbols() {
        let host = hostOf(Marks(names: ["a", "b"]), in: 100, 50)
        #expect(
            host.displayList().text == """
                clip [0 0 100 50]
                  transform 1 0 0 1 0 0
                    glyphs "a" at 0 16 #000000
                    glyphs "b" at 0 16 #000000
                """)
        host.setRoot(Marks(names: ["b"]))
        #expect(
            host.displayList().text == """
                clip [0 0 100 50]
                  transform 1 0 0 1 0 0
                    glyphs "b" at 0 16 #000000
                """)
        #expect(host.displayList().text == hostOf(Marks(names: ["b"]), in: 100, 50).displayList().text)
    }

    @Test("A canvas among the symbols of another has symbols of its own")
    func nested() {
        let canvas = Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
        } symbols: {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
            } symbols: {
                Color(white: 0).frame(width: 2, height: 2).tag(1)
            }
            .tag(1)
        }
        #expect(
            hostOf(canvas, in: 20, 20).displayList().text == """
                clip [0 0 20 20]
                  transform 1 0 0 1 0 0
                    clip [0 0 10 10]
                      transform 1 0 0 1 0 0
                        fill [0 0 2 2] #000000
                """)
    }
}

/// A square that grows by a point a tap.
private struct Growing: View {
    @State private var length: CGFloat = 1
    var body: some View {
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: length, height: length)), with: .color(white: 0))
        }
        .onTapGesture { length += 1 }
    }
}

/// Draws each of its symbols at the top left.
private struct Marks: View {
    let names: [String]
    var body: some View {
        Canvas { context, _ in
            for name in ["a", "b"] {
                if let symbol = context.resolveSymbol(id: name) {
                    context.draw(symbol, at: .zero, anchor: .topLeading)
                }
            }
        } symbols: {
            ForEach(names, id: \.self) { Text(verbatim: $0).foregroundColor(Color(white: 0)).tag($0) }
        }
    }
}
