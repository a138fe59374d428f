import CCairo
import Foundation
import PlumbGraphics

/// An SVG or PDF file, drawn into the pixels that it is shown in.
///
/// 1. The library that reads it is opened when the first such file is used.
/// 2. It is read and drawn in bounded time and memory (`BoundedWork`); what takes more is said in one sentence.
/// 3. What was drawn last is kept in four sizes, so that frames that show it anew cost nothing.
/// 4. At most 4,096 pixels a side are drawn; larger ones are stretched.
/// 5. Pages that show it are encoded on several threads: one at a time draws it.
final class VectorFile: VectorPicture {
    /// Points.
    let size: CGSize
    private let data: Data
    private let library: any VectorLibrary
    private let report: (ImageError) -> Void
    private let lock = NSLock()
    private var kept: [(size: PictureSize, bitmap: Bitmap)] = []

    static let types: Set<String> = ["svg", "pdf"]

    /// Bytes; drawings of a screen have some ten thousand.
    private static let mostBytes = 32 << 20
    private static let longestSide = 4096.0

    // (1)
    private static let svg = Result { try RSVGLibrary() as any VectorLibrary }
    private static let pdf = Result { try PopplerLibrary() as any VectorLibrary }

    /// - Parameters:
    ///   - type: the ending of the file's name.
    ///   - report: takes what is found out when the picture is drawn.
    init(_ data: Data, type: String, report: @escaping (ImageError) -> Void) throws {
        let name = type.uppercased()
        guard data.count <= Self.mostBytes else {
            throw ImageError("The \(name) file has \(data.count) bytes; \(Self.mostBytes) are the most.")
        }
        let library = try (type.lowercased() == "pdf" ? Self.pdf : Self.svg).get()
        self.library = library
        self.data = data
        self.report = report
        // (2)
        let (end, size) = BoundedWork.run(sharing: 16) { memory in
            guard let size = library.size(of: data) else { return false }
            memory.storeBytes(of: Double(size.width), as: Double.self)
            memory.storeBytes(of: Double(size.height), toByteOffset: 8, as: Double.self)
            return true
        } use: { memory in
            CGSize(width: memory.load(as: Double.self), height: memory.load(fromByteOffset: 8, as: Double.self))
        }
        guard let size else { throw Self.failure(end, name) }
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw ImageError("The \(name) file has no size: it needs a width and a height, or a view box.")
        }
        guard max(size.width, size.height) <= Double(PixelSize.longestSide) else {
            throw ImageError(
                "A picture of \(size.width) × \(size.height) points is too large: \(PixelSize.longestSide) a side are the most."
            )
        }
        self.size = size
    }

    private static func failure(_ end: BoundedWork.End, _ name: String) -> ImageError {
        switch end {
        case .tooLong: ImageError("The \(name) file takes more than five seconds to draw.")
        case .done, .failed:
            ImageError("The \(name) file is damaged, refers to itself, or takes more than 1 GiB to draw.")
        }
    }

    func bitmap(filling room: CGSize, scale: Double) -> Bitmap? {
        let (width, height) = (Double(room.width) * scale, Double(room.height) * scale)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        // (4)
        func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), Self.longestSide)) }
        let target = PictureSize(width: pixels(width), height: pixels(height))
        // (5)
        lock.lock()
        defer { lock.unlock() }
        // (3)
        if let known = kept.first(where: { $0.size == target }) { return known.bitmap }
        let (end, drawn) = BoundedWork.run(sharing: target.bytes) { memory in
            draw(into: memory, target)
        } use: { memory in
            Bitmap(
                width: target.width, height: target.height, scale: scale,
                pixels: Data(bytes: memory, count: target.bytes))
        }
        guard let drawn else {
            report(Self.failure(end, library is PopplerLibrary ? "PDF" : "SVG"))
            // What can't be drawn once is not tried with every frame.
            let nothing = Bitmap(width: 1, height: 1, scale: 1, pixels: Data(count: 4))
            kept.append((target, nothing))
            return nothing
        }
        if kept.count >= 4 { kept.removeFirst() }
        kept.append((target, drawn))
        return drawn
    }

    private func draw(into memory: UnsafeMutableRawPointer, _ target: PictureSize) -> Bool {
        guard
            let surface = cairo_image_surface_create_for_data(
                memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(target.width),
                Int32(target.height), Int32(target.width * 4)), let cr = cairo_create(surface)
        else { return false }
        cairo_scale(cr, Double(target.width) / size.width, Double(target.height) / size.height)
        guard library.draw(data, on: cr), cairo_status(cr) == CAIRO_STATUS_SUCCESS else { return false }
        cairo_surface_flush(surface)
        return true
    }
}
