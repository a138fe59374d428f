import CCairo
import Foundation
import PlumbFoundation

/// Surfaces of pixels whose memory is used again: the system takes as long for fresh pages as a gradient takes to be
/// painted on them.
enum ImageSurface {
    /// A surface of Cairo's, for one `cairo_surface_destroy`. Where there is no memory for it, `cairo_surface_status`
    /// says so.
    ///
    /// - Parameter isCleared: false for whoever writes every pixel.
    static func make(
        _ format: cairo_format_t, width: Int, height: Int, isCleared: Bool = true
    ) -> OpaquePointer? {
        let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        let count = stride * height
        guard stride > 0, height > 0, leastBytes...mostBytes ~= count, let block = shelf.take(count)
        else { return cairo_image_surface_create(format, Int32(width), Int32(height)) }
        if isCleared { block.clear(count) }
        let bytes = block.base.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, format, Int32(width), Int32(height), Int32(stride))
        let status = cairo_surface_set_user_data(surface, key, Unmanaged.passRetained(block).toOpaque()) { block in
            guard let block else { return }
            ImageSurface.shelf.keep(Unmanaged<ImageSurface.Block>.fromOpaque(block).takeRetainedValue())
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            // Cairo has not taken the block.
            Unmanaged.passUnretained(block).release()
            cairo_surface_destroy(surface)
            return cairo_image_surface_create(format, Int32(width), Int32(height))
        }
        return surface
    }

    /// What is smaller, malloc keeps by itself.
    private static let leastBytes = 128 << 10
    /// What is larger is given back. So are the oldest blocks where all of them have more bytes than this.
    private static let mostBytes = 32 << 20

    private static let shelf = Shelf()
    /// Cairo knows user data by the address of a key.
    // Safe: only the address is used.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private final class Block {
        let base: UnsafeMutableRawPointer
        let count: Int
        /// Pages that nobody has written to are zero.
        private var isFresh = true

        init?(_ count: Int) {
            guard let base = calloc(count, 1) else { return nil }
            (self.base, self.count) = (base, count)
        }

        deinit { free(base) }

        func clear(_ count: Int) {
            if !isFresh { memset(base, 0, count) }
        }

        func isKept() { isFresh = false }
    }

    /// Blocks that nobody draws on, the one that came last at the end. Any thread may ask.
    private struct Shelf: Sendable {
        private let blocks = Guarded<[Block]>([])

        /// A block of at least so many bytes, and of at most twice as many.
        func take(_ count: Int) -> Block? {
            let kept = blocks.withLock { blocks in
                blocks.lastIndex { count...2 * count ~= $0.count }.map { blocks.remove(at: $0) }
            }
            return kept ?? Block(count)
        }

        func keep(_ block: Block) {
            block.isKept()
            // What goes is freed outside of the lock.
            let gone = blocks.withLock { blocks in
                blocks.append(block)
                var (rest, first) = (blocks.reduce(0) { $0 + $1.count }, 0)
                while rest > mostBytes {
                    rest -= blocks[first].count
                    first += 1
                }
                let gone = Array(blocks[..<first])
                blocks.removeFirst(first)
                return gone
            }
            withExtendedLifetime(gone) {}
        }
    }
}
