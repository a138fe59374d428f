import Foundation
import PlumbGraphics

// Parts of texts, as renderers draw them: with the fonts and styles they have, where they stand or were put.

extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.text, line.line, line.offset, options)
    }

    /// Draws letters of a text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let run = slice.run
        var line = run.text.lines[run.line]
        let isWhole = slice.indices == 0..<run.clusters.count
        line.runs = isWhole ? [run.run] : slice.clusters.map(\.run)
        draw(run.text, line, run.offset, options)
    }

    /// Draws a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    private func draw(
        _ text: DrawnText, _ line: TextLayout.Line, _ offset: CGPoint, _ options: Text.Layout.DrawingOptions
    ) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        var line = line
        if options.contains(.disablesSubpixelQuantization) {
            for index in line.runs.indices { line.runs[index].glyphs.isFree = true }
        }
        var page = makePage(isFaded: true)
        page.origin.x += offset.x
        page.origin.y += offset.y
        TextPainter(content: text.content, foreground: text.foreground, bounds: text.bounds).draw([line], in: &page)
        add(page.items, pageTransform, isFaded: true)
    }
}
