import CSDL2
import Foundation

/// SDL, opened when the first window is: programs that only make pictures load neither it nor the forty libraries of
/// X11, Wayland and sound that come with it. The names below are those of SDL's header and stand before them in this
/// module, so nothing links against SDL.
enum SDLLibrary {
    /// Opens the library.
    ///
    /// - Throws: `WindowError` where it isn't installed or is too old.
    static func open() throws {
        guard handle != nil else {
            throw WindowError("windows need the library SDL 2, which isn't installed: install libsdl2-2.0-0")
        }
        // The newest function that is used (SDL 2.26).
        guard dlsym(handle, "SDL_GetWindowSizeInPixels") != nil else {
            throw WindowError("windows need SDL 2.26 or newer; update libsdl2-2.0-0")
        }
    }

    /// Whether it is installed.
    static var isThere: Bool { handle != nil }

    private static var handle: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }
    private static let address = UInt(bitPattern: dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_GLOBAL))

    /// A function of the library, which `open` has found.
    fileprivate static func function<F>(_ name: String) -> F {
        guard let address = dlsym(handle, name) else { fatalError("SDL has no \(name)") }
        return unsafeBitCast(address, to: F.self)
    }
}

typealias SDLWindow = OpaquePointer
typealias SDLSurface = UnsafeMutablePointer<SDL_Surface>
typealias SDLText = UnsafePointer<CChar>
typealias SDLNumber = UnsafeMutablePointer<Int32>

let SDL_Init: @convention(c) (UInt32) -> Int32 = SDLLibrary.function("SDL_Init")
let SDL_WasInit: @convention(c) (UInt32) -> UInt32 = SDLLibrary.function("SDL_WasInit")
let SDL_SetHint: @convention(c) (SDLText?, SDLText?) -> SDL_bool = SDLLibrary.function("SDL_SetHint")
let SDL_GetError: @convention(c) () -> SDLText = SDLLibrary.function("SDL_GetError")
let SDL_GetVersion: @convention(c) (UnsafeMutablePointer<SDL_version>) -> Void = SDLLibrary.function("SDL_GetVersion")
let SDL_free: @convention(c) (UnsafeMutableRawPointer?) -> Void = SDLLibrary.function("SDL_free")

let SDL_CreateWindow: @convention(c) (SDLText?, Int32, Int32, Int32, Int32, UInt32) -> SDLWindow? =
    SDLLibrary.function("SDL_CreateWindow")
let SDL_DestroyWindow: @convention(c) (SDLWindow?) -> Void = SDLLibrary.function("SDL_DestroyWindow")
let SDL_ShowWindow: @convention(c) (SDLWindow?) -> Void = SDLLibrary.function("SDL_ShowWindow")
let SDL_HideWindow: @convention(c) (SDLWindow?) -> Void = SDLLibrary.function("SDL_HideWindow")
let SDL_RaiseWindow: @convention(c) (SDLWindow?) -> Void = SDLLibrary.function("SDL_RaiseWindow")
let SDL_GetWindowID: @convention(c) (SDLWindow?) -> UInt32 = SDLLibrary.function("SDL_GetWindowID")
let SDL_SetWindowTitle: @convention(c) (SDLWindow?, SDLText?) -> Void = SDLLibrary.function("SDL_SetWindowTitle")
let SDL_SetWindowSize: @convention(c) (SDLWindow?, Int32, Int32) -> Void = SDLLibrary.function("SDL_SetWindowSize")
let SDL_SetWindowPosition: @convention(c) (SDLWindow?, Int32, Int32) -> Void =
    SDLLibrary.function("SDL_SetWindowPosition")
let SDL_SetWindowMinimumSize: @convention(c) (SDLWindow?, Int32, Int32) -> Void =
    SDLLibrary.function("SDL_SetWindowMinimumSize")
let SDL_SetWindowMaximumSize: @convention(c) (SDLWindow?, Int32, Int32) -> Void =
    SDLLibrary.function("SDL_SetWindowMaximumSize")
let SDL_GetWindowPosition: @convention(c) (SDLWindow?, SDLNumber?, SDLNumber?) -> Void =
    SDLLibrary.function("SDL_GetWindowPosition")
let SDL_GetWindowFlags: @convention(c) (SDLWindow?) -> UInt32 = SDLLibrary.function("SDL_GetWindowFlags")
let SDL_GetWindowSize: @convention(c) (SDLWindow?, SDLNumber?, SDLNumber?) -> Void =
    SDLLibrary.function("SDL_GetWindowSize")
let SDL_GetWindowSizeInPixels: @convention(c) (SDLWindow?, SDLNumber?, SDLNumber?) -> Void =
    SDLLibrary.function("SDL_GetWindowSizeInPixels")
let SDL_GetWindowDisplayIndex: @convention(c) (SDLWindow?) -> Int32 = SDLLibrary.function("SDL_GetWindowDisplayIndex")
let SDL_GetDisplayUsableBounds: @convention(c) (Int32, UnsafeMutablePointer<SDL_Rect>?) -> Int32 =
    SDLLibrary.function("SDL_GetDisplayUsableBounds")
let SDL_GetWindowWMInfo: @convention(c) (SDLWindow?, UnsafeMutablePointer<SDL_SysWMinfo>?) -> SDL_bool =
    SDLLibrary.function("SDL_GetWindowWMInfo")

let SDL_GetWindowSurface: @convention(c) (SDLWindow?) -> SDLSurface? = SDLLibrary.function("SDL_GetWindowSurface")
let SDL_UpdateWindowSurfaceRects: @convention(c) (SDLWindow?, UnsafePointer<SDL_Rect>?, Int32) -> Int32 =
    SDLLibrary.function("SDL_UpdateWindowSurfaceRects")
let SDL_CreateRGBSurfaceWithFormat: @convention(c) (UInt32, Int32, Int32, Int32, UInt32) -> SDLSurface? =
    SDLLibrary.function("SDL_CreateRGBSurfaceWithFormat")
let SDL_FreeSurface: @convention(c) (SDLSurface?) -> Void = SDLLibrary.function("SDL_FreeSurface")
let SDL_SetSurfaceBlendMode: @convention(c) (SDLSurface?, SDL_BlendMode) -> Int32 =
    SDLLibrary.function("SDL_SetSurfaceBlendMode")
let SDL_UpperBlit:
    @convention(c) (SDLSurface?, UnsafePointer<SDL_Rect>?, SDLSurface?, UnsafeMutablePointer<SDL_Rect>?) -> Int32 =
        SDLLibrary.function("SDL_UpperBlit")
let SDL_LockSurface: @convention(c) (SDLSurface?) -> Int32 = SDLLibrary.function("SDL_LockSurface")
let SDL_UnlockSurface: @convention(c) (SDLSurface?) -> Void = SDLLibrary.function("SDL_UnlockSurface")

let SDL_PumpEvents: @convention(c) () -> Void = SDLLibrary.function("SDL_PumpEvents")
let SDL_PollEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>?) -> Int32 = SDLLibrary.function("SDL_PollEvent")
let SDL_GetModState: @convention(c) () -> SDL_Keymod = SDLLibrary.function("SDL_GetModState")
let SDL_StartTextInput: @convention(c) () -> Void = SDLLibrary.function("SDL_StartTextInput")
let SDL_HasClipboardText: @convention(c) () -> SDL_bool = SDLLibrary.function("SDL_HasClipboardText")
let SDL_GetClipboardText: @convention(c) () -> UnsafeMutablePointer<CChar>? =
    SDLLibrary.function("SDL_GetClipboardText")
let SDL_SetClipboardText: @convention(c) (SDLText?) -> Int32 = SDLLibrary.function("SDL_SetClipboardText")
let SDL_OpenURL: @convention(c) (SDLText?) -> Int32 = SDLLibrary.function("SDL_OpenURL")
