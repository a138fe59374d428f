import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Shaping and setting together.
struct TextSettingTests {
    let engine: PangoTextEngine
    private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

    init() throws { engine = try PangoTextEngine() }

    private func layout(
        _ text: String, size: Double = 17, width: Double? = nil, height: Double? = nil,
        change: (inout TextLayoutOptions) -> Void = { _ in }
    ) -> TextLayout {
        let spans = [TextSpan(text, font: FontDescriptor(size: size))]
        var options = TextLayoutOptions(lineMetrics: engine.lineMetrics(of: spans), pixel: 0.5)
        change(&options)
        return TextLayout(engine.shape(spans), options: options, proposedWidth: width, proposedHeight: height) { span in
            engine.shape([TextSpan("…", font: spans[span].font)])
        }
    }

    @Test func helloInBody() {
        let layout = layout("Hello")
        // 40.689 in Inter, less five times 27.1 ∕ 1000 of 17; an ascent of 16.187 to the nearest half point.
        #expect(layout.size == CGSize(width: 38.5, height: 20.5))
        #expect(layout.firstBaseline == 16)
    }

    @Test func narrowerMeansMoreLines() {
        var counts: [Int] = []
        for width in stride(from: 40.0, through: 700, by: 7) {
            let layout = layout(paragraph, width: width)
            counts.append(layout.lineCount)
            #expect(Double(layout.size.width) <= width)
            #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 })
            let again = self.layout(
                paragraph, width: Double(layout.size.width), height: Double(layout.size.height))
            #expect(again.lineCount == layout.lineCount && again.size == layout.size && !again.isTruncated)
        }
        #expect(counts == counts.sorted(by: >))
        #expect(counts.first! > 8 && counts.last! == 1)
    }

    @Test(arguments: [1, 2, 3])
    func truncationEndsWithAnEllipsis(limit: Int) {
        let layout = layout(paragraph, width: 150) { $0.lineLimit = limit }
        #expect(layout.isTruncated && layout.lineCount == limit)
        #expect(layout.lines.last!.runs.map(\.glyphs.text).joined().hasSuffix("…"))
        #expect(layout.lines.last!.width <= 150)
    }

    @Test func mixedDirectionsStandInVisualOrder() {
        let line = layout("abc שלום def").lines[0]
        #expect(line.runs.map(\.glyphs.text).map { $0.trimmingCharacters(in: .whitespaces) } == ["abc", "שלום", "def"])
        #expect(zip(line.runs, line.runs.dropFirst()).allSatisfy { $0.x < $1.x })
        let reversed = layout("שלום abc דג").lines[0]
        #expect(reversed.runs.first!.glyphs.text.contains("דג"))
        #expect(reversed.runs.last!.glyphs.text.contains("שלום"))
    }
}
