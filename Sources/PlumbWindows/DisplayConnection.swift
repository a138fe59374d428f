import CSDL2
import Foundation

/// The connection to the window system (X11 or Wayland).
@MainActor
struct DisplayConnection {
    /// Where the window system says that something has happened; nil where only asking helps.
    let descriptor: Int32?
    /// Pixels to a point that the desktop asks for; nil where it does not say.
    let scale: Double?
    /// Whether it says where on the screen a window is.
    let knowsPlaces: Bool

    /// X11's connection; nil for another window system.
    private var display: UnsafeMutableRawPointer?
    /// The window's number there.
    private var window: UInt = 0

    /// The number of the key with a symbol, as X11 counts; 0 where there is none.
    func keyCode(_ symbol: Int32) -> Int32 {
        typealias Code = @convention(c) (UnsafeMutableRawPointer?, UInt) -> UInt8
        guard let display else { return 0 }
        let code = Self.function("XKeysymToKeycode", of: "libX11.so.6", as: Code.self)
        return Int32(code?(display, UInt(UInt32(bitPattern: symbol))) ?? 0)
    }

    /// Where the mouse is, also while another program has it: units of the window system, from the window's top left.
    /// Nil where the window system does not say. SDL knows what it has been told, and a program that drags says
    /// nothing.
    var pointer: (x: Int32, y: Int32)? {
        typealias Query =
            @convention(c) (
                UnsafeMutableRawPointer?, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
                SDLNumber, SDLNumber, SDLNumber, SDLNumber, UnsafeMutablePointer<UInt32>
            ) -> Int32
        guard let display, let query = Self.function("XQueryPointer", of: "libX11.so.6", as: Query.self) else {
            return nil
        }
        var (root, child, buttons) = (UInt(0), UInt(0), UInt32(0))
        var (onScreen, inWindow): ((x: Int32, y: Int32), (x: Int32, y: Int32)) = ((0, 0), (0, 0))
        let isThere = query(
            display, window, &root, &child, &onScreen.x, &onScreen.y, &inWindow.x, &inWindow.y, &buttons)
        return isThere == 0 ? nil : inWindow
    }

    /// Connects the program, once.
    static func open() throws {
        try SDLLibrary.open()
        guard SDL_WasInit(SDL_INIT_VIDEO) == 0 else { return }
        let variables = ProcessInfo.processInfo.environment
        func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
        let remedy = "set DISPLAY or WAYLAND_DISPLAY; plumb render makes pictures without one"
        guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("SDL_VIDEODRIVER") else {
            throw WindowError("there is no display to open a window on; \(remedy)")
        }
        // The first interrupt ends the program, and the desktop's compositor and screen saver stay as they are.
        _ = SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        _ = SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        _ = SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        // The pixels are Cairo's: no graphics card is asked.
        _ = SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        // Fingers come as fingers.
        _ = SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        _ = SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Only what is there is tried: SDL would fall back on a driver that shows nothing.
        if !isSet("SDL_VIDEODRIVER") {
            let drivers = [isSet("DISPLAY") ? "x11" : nil, isSet("WAYLAND_DISPLAY") ? "wayland" : nil]
            _ = SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.compactMap { $0 }.joined(separator: ","))
        }
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
            let name = variables["DISPLAY"] ?? variables["WAYLAND_DISPLAY"] ?? ""
            throw WindowError("the display \(name) can't be opened: \(WindowError.reason); \(remedy)")
        }
    }

    init(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else {
            (descriptor, scale, knowsPlaces) = (nil, nil, false)
            return
        }
        switch info.subsystem {
        case SDL_SYSWM_X11:
            // The libraries are SDL's and loaded already; linking them would ask for their headers.
            let display = UnsafeMutableRawPointer(info.info.x11.display)
            typealias Number = @convention(c) (UnsafeMutableRawPointer?) -> Int32
            typealias Words = @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
            descriptor = Self.function("XConnectionNumber", of: "libX11.so.6", as: Number.self)?(display)
            let words = Self.function("XResourceManagerString", of: "libX11.so.6", as: Words.self)?(display)
            knowsPlaces = true
            self.display = display
            self.window = UInt(info.info.x11.window)
            scale = words.flatMap { Self.scale(inResources: String(cString: $0)) }
        case SDL_SYSWM_WAYLAND:
            let display = UnsafeMutableRawPointer(info.info.wl.display)
            typealias Number = @convention(c) (UnsafeMutableRawPointer?) -> Int32
            descriptor = Self.function("wl_display_get_fd", of: "libwayland-client.so.0", as: Number.self)?(display)
            (scale, knowsPlaces) = (nil, false)
        default: (descriptor, scale, knowsPlaces) = (nil, nil, false)
        }
    }

    private static func function<F>(_ name: String, of library: String, as type: F.Type) -> F? {
        guard let handle = dlopen(library, RTLD_LAZY), let address = dlsym(handle, name) else { return nil }
        return unsafeBitCast(address, to: type)
    }

    /// `Xft.dpi: 192` among the desktop's settings is two pixels to a point.
    static func scale(inResources text: String) -> Double? {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
            return Double(parts[1].trimmingCharacters(in: .whitespaces)).flatMap {
                $0 >= 48 && $0 <= 960 ? $0 / 96 : nil
            }
        }
        return nil
    }
}
