import Foundation
import PlumbCore

/// Texts on their lines, as renderers get them.
enum TextRendererProbes: ProbeSource {
    private struct Mark: TextAttribute {}

    private struct Asking: TextRenderer {
        var ask: (Text.Layout, inout GraphicsContext) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { ask(layout, &ctx) }
    }

    @MainActor private static func draw(
        _ c: SignatureContext, _ ask: @escaping (Text.Layout, inout GraphicsContext) -> Void
    ) { c.show(Text("a").customAttribute(Mark()).textRenderer(Asking(ask: ask))) }

    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol TextRenderer : Animatable") { c in c.isAnimatable(LoweredLines.self) }
        probes.row("TextRenderer", "func draw(layout: Text.Layout, in ctx: inout GraphicsContext)") { c in
            draw(c) { layout, context in Asking { _, _ in }.draw(layout: layout, in: &context) }
        }
        probes.row("TextRenderer", "func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize") { c in
            c.show(c.view.textRenderer(LoweredLines(distance: 2)))
        }
        probes.row("TextRenderer", "var displayPadding: EdgeInsets { get }") { _ in
            _ = LoweredLines(distance: 1).displayPadding
        }
        probes.row("TextProxy", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { c in
            c.show(c.view.textRenderer(LoweredLines(distance: 3)))
        }
        probes.row("Types", "protocol TextAttribute : Hashable") { c in c.isHashable(Mark.self) }
        probes.row("Text", "func customAttribute<T>(_ value: T) -> Text where T : TextAttribute") { c in
            c.show(Text("a").customAttribute(Mark()))
        }
        probes.row("Types", "struct Text.Layout : RandomAccessCollection, Equatable") { c in
            c.isCollection(Text.Layout.self)
        }
        probes.row("Text.Layout", "var isTruncated: Bool { get }") { c in
            draw(c) { layout, _ in _ = layout.isTruncated }
        }
        probes.row(
            "Text.Layout.DrawingOptions", "static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { get }"
        ) { c in draw(c) { layout, context in context.draw(layout[0], options: .disablesSubpixelQuantization) } }
        probes.row("Types", "struct Text.Layout.Line : RandomAccessCollection, Equatable") { c in
            c.isCollection(Text.Layout.Line.self)
        }
        probes.row("Text.Layout.Line", "var origin: CGPoint") { c in
            draw(c) { layout, context in
                var line = layout[0]
                line.origin.x += 1
                context.draw(line)
            }
        }
        probes.row("Text.Layout.Line", "var typographicBounds: Text.Layout.TypographicBounds { get }") { c in
            draw(c) { layout, _ in _ = layout[0].typographicBounds.rect }
        }
        probes.row("Types", "struct Text.Layout.Run : RandomAccessCollection, Equatable") { c in
            c.isCollection(Text.Layout.Run.self)
        }
        probes.row("Text.Layout.Run", "subscript<T>(key: T.Type) -> T? where T : TextAttribute { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0][Mark.self] }
        }
        probes.row("Text.Layout.Run", "var characterIndices: [Text.Layout.CharacterIndex] { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0].characterIndices.first?.advanced(by: 1) }
        }
        probes.row("Text.Layout.Run", "var layoutDirection: LayoutDirection { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0].layoutDirection }
        }
        probes.row("Text.Layout.Run", "var typographicBounds: Text.Layout.TypographicBounds { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0].typographicBounds }
        }
        probes.row("Types", "struct Text.Layout.RunSlice : RandomAccessCollection, Equatable") { c in
            c.isCollection(Text.Layout.RunSlice.self)
        }
        probes.row("Text.Layout.RunSlice", "init(run: Text.Layout.Run, indices: Range<Int>)") { c in
            draw(c) { layout, _ in _ = Text.Layout.RunSlice(run: layout[0][0], indices: 0..<9).run }
        }
        probes.row("Text.Layout.RunSlice", "subscript<T>(key: T.Type) -> T? where T : TextAttribute { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0][0][Mark.self] }
        }
        probes.row("Text.Layout.RunSlice", "var characterIndices: [Text.Layout.CharacterIndex] { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0][0].characterIndices }
        }
        probes.row("Text.Layout.RunSlice", "var typographicBounds: Text.Layout.TypographicBounds { get }") { c in
            draw(c) { layout, _ in _ = layout[0][0][0].typographicBounds.rect }
        }
        probes.row(
            "Types",
            "struct Text.Layout.TypographicBounds : Equatable, Sendable { init(); var origin: CGPoint; var width, ascent, descent, leading: CGFloat; var rect: CGRect { get } }"
        ) { _ in
            var bounds = Text.Layout.TypographicBounds()
            bounds.origin = CGPoint(x: 1, y: 2)
            (bounds.width, bounds.ascent, bounds.descent, bounds.leading) = (1, 2, 3, 4)
            _ = bounds.rect
        }
        probes.row(
            "GraphicsContext", "func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())"
        ) { c in draw(c) { layout, context in context.draw(layout[0]) } }
        probes.row(
            "GraphicsContext", "func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init())"
        ) { c in draw(c) { layout, context in context.draw(layout[0][0]) } }
        probes.row(
            "GraphicsContext", "func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())"
        ) { c in draw(c) { layout, context in context.draw(layout[0][0][0], options: .init()) } }
        probes.row("Font", "func leading(_ leading: Font.Leading) -> Font") { c in
            c.show(c.view.font(.body.leading(.tight)))
            c.show(c.view.font(.body.leading(.loose).leading(.standard)))
        }
        probes.row("Text", "init(_ resource: LocalizedStringResource)") { c in
            c.show(Text(LocalizedStringResource("a")))
            c.show(Text("\(LocalizedStringResource("a", defaultValue: "b")) c"))
        }
    }
}
