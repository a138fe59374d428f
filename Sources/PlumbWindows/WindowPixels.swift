import CSDL2
import Foundation
import PlumbCairo
import PlumbCore

/// The pixels of a window. Cairo draws into the memory that the window system shows; nothing is copied in between.
@MainActor
struct WindowPixels {
    private let window: OpaquePointer
    /// What the pixels show; nil when they show nothing of use.
    private var shown: (list: DisplayList, scale: Double)?

    init(of window: OpaquePointer) { self.window = window }

    /// Forgets what is shown: the memory is another, or somebody has drawn over it.
    mutating func forget() { shown = nil }

    /// Brings a picture onto the screen: what differs from the last one.
    mutating func show(_ list: DisplayList, scale: Double) throws {
        guard let surface = SDL_GetWindowSurface(window) else {
            throw WindowError("the window has no pixels: \(WindowError.reason)")
        }
        let (width, height) = (surface.pointee.w, surface.pointee.h)
        guard width > 0, height > 0 else { return }
        let last = shown.flatMap { $0.scale == scale ? $0.list : nil }
        shown = nil
        let format = surface.pointee.format.pointee
        var rects: [CGRect]
        if format.BytesPerPixel == 4, format.Rmask == 0xFF_0000, format.Gmask == 0xFF00, format.Bmask == 0xFF {
            rects = try paint(list, into: surface, scale: scale, over: last)
        } else {
            // A screen with other pixels: SDL converts.
            let format = SDL_PIXELFORMAT_ARGB8888.rawValue
            guard let other = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format) else {
                throw WindowError("there is not enough memory for the window: \(WindowError.reason)")
            }
            defer { SDL_FreeSurface(other) }
            rects = try paint(list, into: other, scale: scale, over: nil)
            _ = SDL_SetSurfaceBlendMode(other, SDL_BLENDMODE_NONE)
            _ = SDL_UpperBlit(other, nil, surface, nil)
        }
        shown = (list, scale)
        guard !rects.isEmpty else { return }
        let changed = rects.map {
            SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
        }
        _ = SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count))
    }

    private func paint(
        _ list: DisplayList, into surface: UnsafeMutablePointer<SDL_Surface>, scale: Double, over shown: DisplayList?
    ) throws -> [CGRect] {
        _ = SDL_LockSurface(surface)
        defer { SDL_UnlockSurface(surface) }
        let size = surface.pointee
        return try PixelCanvas(base: size.pixels, width: Int(size.w), height: Int(size.h), stride: Int(size.pitch))
            .paint(list, scale: scale, over: shown)
    }
}
