import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Testing

/// The ink of symbols on bitmaps, beside Apple's pictures.
@Suite @MainActor
struct SymbolInkTests {
    private static let world = Result {
        try World(fonts: [], assets: [], date: World.pinnedDate)
    }

    /// Ink in pixels of a third of a point, as measured on Apple's pictures; nil for what was not measured.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var width: Int
        var height: Int?
        /// How many pixels the picture may lie between: where the ink begins within a pixel is not known of Apple's.
        var tolerance = 0
        var view: @MainActor @Sendable () -> AnyView
    }

    nonisolated static let rows: [Row] = [
        Row(testDescription: "eraser.fill at 16", width: 46, height: 46) { text("eraser.fill", 16) },
        Row(testDescription: "xmark at 16", width: 37) { text("xmark", 16) },
        Row(testDescription: "location at 17", width: 48) { text("location", 17) },
        Row(testDescription: "plus resizable in 18", width: 53) { resizable("plus") },
        Row(testDescription: "speaker.slash.fill resizable in 18", width: 47, height: 48, tolerance: 1) {
            resizable("speaker.slash.fill")
        },
    ]

    private static func text(_ name: String, _ size: CGFloat) -> AnyView {
        AnyView(Image(systemName: name).font(.system(size: size)))
    }

    private static func resizable(_ name: String) -> AnyView {
        AnyView(Image(systemName: name).resizable().frame(width: 18, height: 18))
    }

    @Test(arguments: rows) func theInkIsAsLargeAsOnApplesPictures(_ row: Row) async throws {
        let ink = try await ink(of: row.view())
        #expect(abs(ink.width - row.width) <= row.tolerance, "\(ink)")
        if let height = row.height { #expect(abs(ink.height - height) <= row.tolerance, "\(ink)") }
    }

    /// The pixels that the ink touches where it begins at the edge of a pixel: the fewest of several places.
    private func ink(of view: AnyView) async throws -> (width: Int, height: Int) {
        var best = (width: Int.max, height: Int.max)
        for step in 0..<8 {
            let part = CGFloat(step) / 24
            let renderer = ImageRenderer(
                content: view.offset(x: part, y: part).frame(width: 40, height: 40), in: try Self.world.get())
            renderer.scale = 3
            let found = Self.extent(try await renderer.page().bitmap())
            best = (min(best.width, found.width), min(best.height, found.height))
        }
        return best
    }

    private static func extent(_ bitmap: Bitmap) -> (width: Int, height: Int) {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixels[(y * bitmap.width + x) * 4 + 3] > 8 {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        return left <= right ? (right - left + 1, bottom - top + 1) : (0, 0)
    }
}
