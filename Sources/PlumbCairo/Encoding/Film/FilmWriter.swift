import Foundation
import PlumbGraphics

/// Writes pictures, one after the other, into one file that loops for ever.
///
/// 1. Equal pictures in a row are one, which is shown longer.
/// 2. Of a picture only the smallest rectangle is written that differs from the picture before.
/// 3. Times are rounded, not delays: a film is as long as it should be, to a step of its format.
/// 4. A picture that is larger than those before makes the film larger; the others stand in its top left corner.
///
/// Three pictures are kept, whatever the number of frames: the first, which is as large as the largest in the end, the
/// last, and the one before. The same pictures and times give the same bytes.
package final class FilmWriter {
    private let format: FilmFormat
    /// Premultiplied; 0 for a film that lets things through.
    private let background: UInt32
    private var encoder: any FilmEncoder
    private var first: FilmFrame?
    private var pending: FilmFrame?
    /// Seconds at which the pending picture makes room.
    private var end = 0.0
    private var writtenTicks = 0

    /// - Parameters:
    ///   - scale: pixels to a point, for formats that say so.
    ///   - background: the page under the pictures; nil where there is none.
    ///   - dithering: whether a GIF mixes the colours that its palette lacks.
    package init(_ format: FilmFormat, scale: Double, background: RGBA?, dithering: Bool = true) {
        self.format = format
        self.background = background.map(Self.word) ?? 0
        encoder =
            switch format {
            case .gif: GIFEncoder(dithering: dithering)
            case .apng: APNGEncoder(scale: scale)
            case .webp: WebPFilmEncoder()
            }
    }

    private static func word(_ color: RGBA) -> UInt32 {
        [1, color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32((max(0, min(1, $1)) * 255).rounded()) }
    }

    /// Shows a picture until a time.
    ///
    /// - Parameter end: seconds from the beginning of the film.
    package func add(_ bitmap: Bitmap, until end: Double) throws {
        let side = max(bitmap.width, bitmap.height)
        guard side <= format.longestSide else {
            throw RenderError(
                "A .\(format.rawValue) has \(format.longestSide) pixels a side at most, and the picture has \(side); "
                    + "choose a smaller size or scale.")
        }
        var picture = FilmPicture(bitmap, on: background)
        guard let last = pending else {
            pending = FilmFrame(picture: picture, base: nil, part: picture.bounds)
            self.end = end
            return
        }
        // 4
        let (width, height) = (max(picture.width, last.picture.width), max(picture.height, last.picture.height))
        picture = picture.padded(width: width, height: height, with: background)
        let before = last.picture.padded(width: width, height: height, with: background)
        // 1 and 2
        guard let change = picture.change(from: before) else {
            pending?.picture = before
            pending?.base = last.base?.padded(width: width, height: height, with: background)
            self.end = max(self.end, end)
            return
        }
        // What a GIF shows can be covered but not taken away, except all of it.
        let isCleared = format == .gif && background == 0 && picture.hides(before)
        try writePending(isCleared: isCleared)
        pending = FilmFrame(
            picture: picture, base: isCleared ? nil : before, part: isCleared ? picture.bounds : change)
        self.end = max(self.end, end)
    }

    /// Shows the last picture longer.
    ///
    /// - Parameter end: seconds from the beginning of the film.
    package func extend(until end: Double) { self.end = max(self.end, end) }

    /// The film's file; nothing can be added to it.
    package func finish() throws -> Data {
        guard let last = pending else { throw RenderError("A film needs a picture.") }
        let (width, height) = (last.picture.width, last.picture.height)
        try writePending(isCleared: false)
        guard var first else { throw RenderError("A film needs a picture.") }
        first.picture = first.picture.padded(width: width, height: height, with: background)
        first.part = first.picture.bounds
        return try encoder.file(first: first)
    }

    private func writePending(isCleared: Bool) throws {
        guard var frame = pending else { return }
        // 3
        let wanted = Int((end * format.ticksPerSecond).rounded()) - writtenTicks
        frame.ticks = format.representable(max(format.shortestDelay, wanted))
        writtenTicks += frame.ticks
        frame.isCleared = isCleared
        if isCleared { frame.part = frame.picture.bounds }
        if first == nil { first = frame } else { try encoder.add(frame) }
    }
}

/// What is written of a picture, and for how long it is shown.
struct FilmFrame {
    var picture: FilmPicture
    /// What is shown already, in the same size; nil for nothing.
    var base: FilmPicture?
    var part: PixelRectangle
    /// In the steps of the format.
    var ticks = 0
    /// Whether the picture is taken away before the next one comes.
    var isCleared = false

    /// The rows of a part, as small to pack as can be. Where all that has changed is opaque, the rest is see-through,
    /// and the rows are to be laid over what is there; else they replace it.
    func withRows<Result>(
        of part: PixelRectangle, _ body: (_ rows: PixelBuffer, _ areLaidOver: Bool) throws -> Result
    ) rethrows -> Result {
        if let change = base.flatMap({ picture.opaqueChange(from: $0, in: part) }) {
            return try change.withRows(of: change.bounds) { try body($0, true) }
        }
        return try picture.withRows(of: part) { try body($0, false) }
    }
}

/// A format of films. Frames are written when they come; the first one at the end, when the size of the film is known.
protocol FilmEncoder {
    /// Takes a frame after the first.
    mutating func add(_ frame: FilmFrame) throws
    /// The whole film, with its first frame, which is as large as the film.
    func file(first: FilmFrame) throws -> Data
}
