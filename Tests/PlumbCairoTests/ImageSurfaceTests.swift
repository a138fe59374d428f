import CCairo
import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Memory of pixels that is used again shows nothing of what was drawn before.
struct ImageSurfaceTests {
    private static func bytes(_ surface: OpaquePointer?) -> UnsafeMutableBufferPointer<UInt8> {
        let count = Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
        return UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(surface), count: count)
    }

    /// Widths whose rows have padding, sizes on both sides of the least that is kept, and the largest.
    @Test(arguments: [(1, 1), (7, 9), (300, 300), (301, 217), (1200, 630), (2000, 4200)])
    func whatIsMadeIsClear(width: Int, height: Int) throws {
        for format in [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24, CAIRO_FORMAT_A8] {
            for _ in 0..<3 {
                let surface = try #require(ImageSurface.make(format, width: width, height: height))
                #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
                #expect(cairo_image_surface_get_width(surface) == Int32(width))
                #expect(cairo_image_surface_get_height(surface) == Int32(height))
                let bytes = Self.bytes(surface)
                #expect(bytes.allSatisfy { $0 == 0 })
                bytes.update(repeating: 0xAB)
                cairo_surface_destroy(surface)
            }
        }
    }

    /// Two that are there at once have memory of their own.
    @Test func twoAtOnceAreTwo() throws {
        let surfaces = (0..<20).map { _ in ImageSurface.make(CAIRO_FORMAT_ARGB32, width: 500, height: 500) }
        for (number, surface) in surfaces.enumerated() {
            Self.bytes(surface).update(repeating: UInt8(number))
        }
        for (number, surface) in surfaces.enumerated() {
            #expect(Self.bytes(surface).allSatisfy { $0 == UInt8(number) })
        }
        for surface in surfaces { cairo_surface_destroy(surface) }
    }

    @Test(arguments: [(0, 10), (10, 0), (-1, 10), (40_000, 10)])
    func absurdSizesHaveAStatus(width: Int, height: Int) {
        let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: width, height: height)
        defer { cairo_surface_destroy(surface) }
        #expect(cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS || width * height == 0)
    }

    /// A page without a ground, on memory that has had one.
    @Test func nothingShinesThrough() throws {
        let size = CGSize(width: 400, height: 300)
        let red = DisplayItem.fill(
            Path(CGRect(origin: .zero, size: size)), .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1)), FillStyle())
        let empty = try CairoRenderer().bitmap(DisplayList(size: size), scale: 1)
        for _ in 0..<4 {
            let full = try CairoRenderer().bitmap(DisplayList(size: size, items: [red]), scale: 1)
            #expect(full.pixels.allSatisfy { $0 == 0xFF || $0 == 0 } && full.pixels.contains(0xFF))
            #expect(try CairoRenderer().bitmap(DisplayList(size: size), scale: 1).pixels == empty.pixels)
            #expect(empty.pixels.allSatisfy { $0 == 0 })
        }
    }
}
