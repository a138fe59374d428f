import CCairo
import Foundation
import PlumbGraphics

/// What reads a kind of vector pictures.
protocol VectorLibrary: Sendable {
    /// The size in points of what a file draws; nil where it can't be read or has none.
    func size(of data: Data) -> CGSize?
    /// Draws a file at its own size; false where it can't be read.
    func draw(_ data: Data, on cr: OpaquePointer) -> Bool
}

/// SVG, by librsvg: it loads nothing from outside the file, and refuses files that refer to themselves.
struct RSVGLibrary: VectorLibrary {
    private typealias Open =
        @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer?
    private typealias SizeInPixels =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Int32
    private typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
            UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
        ) -> Void
    private typealias Render =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutablePointer<OpaquePointer?>?
        ) -> Int32

    private typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void

    private let open: Open
    private let setResolution: SetResolution
    private let sizeInPixels: SizeInPixels
    private let dimensions: Dimensions
    private let render: Render

    init() throws {
        let library = try LoadedLibrary("librsvg-2.so.2", package: "librsvg2-2")
        open = try library.function("rsvg_handle_new_from_data", Open.self)
        setResolution = try library.function("rsvg_handle_set_dpi", SetResolution.self)
        sizeInPixels = try library.function("rsvg_handle_get_intrinsic_size_in_pixels", SizeInPixels.self)
        dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions", Dimensions.self)
        render = try library.function("rsvg_handle_render_document", Render.self)
    }

    private func handle(_ data: Data) -> OpaquePointer? {
        let handle = data.withUnsafeBytes { bytes in
            open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, nil)
        }
        // An inch is 96 pixels of CSS; the library's own is 90.
        if let handle { setResolution(handle, 96) }
        return handle
    }

    func size(of data: Data) -> CGSize? { handle(data).flatMap(size) }

    /// Width and height where the file says them, else those of its view box. A pixel of SVG is a point.
    private func size(_ handle: OpaquePointer) -> CGSize? {
        var (width, height) = (0.0, 0.0)
        if sizeInPixels(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        // A length is a number and its unit, a view box four numbers.
        var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
        var lengths = [Double](repeating: 0, count: 4)
        var box = [Double](repeating: 0, count: 4)
        lengths.withUnsafeMutableBytes { lengths in
            guard let base = lengths.baseAddress else { return }
            dimensions(handle, &hasWidth, base, &hasHeight, base + 16, &hasBox, &box)
        }
        return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : nil
    }

    func draw(_ data: Data, on cr: OpaquePointer) -> Bool {
        guard let handle = handle(data), let size = size(handle) else { return false }
        return render(handle, cr, [0, 0, size.width, size.height], nil) != 0
    }
}

/// The first page of a PDF, by Poppler.
struct PopplerLibrary: VectorLibrary {
    private typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    private typealias Open =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> OpaquePointer?
    private typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    private typealias PageSize =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Void
    private typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    private let makeBytes: MakeBytes
    private let open: Open
    private let page: Page
    private let pageSize: PageSize
    private let render: Render

    init() throws {
        let library = try LoadedLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8")
        let glib = try LoadedLibrary("libglib-2.0.so.0", package: "libglib2.0-0")
        makeBytes = try glib.function("g_bytes_new", MakeBytes.self)
        open = try library.function("poppler_document_new_from_bytes", Open.self)
        page = try library.function("poppler_document_get_page", Page.self)
        pageSize = try library.function("poppler_page_get_size", PageSize.self)
        render = try library.function("poppler_page_render", Render.self)
    }

    private func firstPage(_ data: Data) -> OpaquePointer? {
        let bytes = data.withUnsafeBytes { makeBytes($0.baseAddress, $0.count) }
        return bytes.flatMap { open($0, nil, nil) }.flatMap { page($0, 0) }
    }

    func size(of data: Data) -> CGSize? {
        guard let page = firstPage(data) else { return nil }
        var (width, height) = (0.0, 0.0)
        pageSize(page, &width, &height)
        return CGSize(width: width, height: height)
    }

    func draw(_ data: Data, on cr: OpaquePointer) -> Bool {
        guard let page = firstPage(data) else { return false }
        render(page, cr)
        return true
    }
}
