import CSDL2
import Foundation
import PlumbCore

/// A window that shows a view and hands on what people do to it.
///
/// The root view is proposed the window's size. The host's time goes as time does while the window can be seen.
@MainActor
public final class HostWindow {
    /// The host that the window shows and gives touches and keys to.
    public let host: ViewHost
    private let window: OpaquePointer
    let connection: DisplayConnection
    private let settings: WindowSettings
    private var pixels: WindowPixels
    private var pace = FramePace(0)
    private var events = WindowEvents()
    /// Pixels to a point.
    private var scale = 1.0
    private(set) var isOpen = true
    private var isHidden = false
    /// Runs after every picture: the title may be another, or views have got something wrong.
    public var afterFrame: () -> Void = {}
    /// Takes sentences about what does not work as somebody wants it.
    public var warn: (String) -> Void = { _ in }

    /// Connects the program with the window system, once.
    public static func connect() throws { try DisplayConnection.open() }

    /// Opens a window.
    ///
    /// 1. The scale is known when there is a window: a hidden one is made.
    /// 2. The view says how large it likes to be where no size was asked for.
    public init(_ host: ViewHost, _ settings: WindowSettings) throws {
        try DisplayConnection.open()
        // 1
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
        guard let window = SDL_CreateWindow(settings.title, centered, centered, 393, 852, flags) else {
            throw WindowError("the window can't be opened: \(WindowError.reason)")
        }
        self.host = host
        self.window = window
        self.settings = settings
        connection = DisplayConnection(of: window)
        pixels = WindowPixels(of: window)
        findScale()
        // 2
        let liked = host.size(
            for: ProposedViewSize(
                width: settings.width.map { CGFloat($0) }, height: settings.height.map { CGFloat($0) }))
        let size = CGSize(
            width: settings.width.map { CGFloat($0) } ?? liked.width,
            height: settings.height.map { CGFloat($0) } ?? liked.height)
        let room = Self.room(on: window)
        SDL_SetWindowSize(window, min(units(size.width), room.w), min(units(size.height), room.h))
        limitSize()
        SDL_SetWindowPosition(window, centered, centered)
        SDL_ShowWindow(window)
        SDL_StartTextInput()
        takeSize()
    }

    isolated deinit { SDL_DestroyWindow(window) }

    /// What the title bar says; at first that of the settings. The window shows another title at once.
    public lazy var title: String = settings.title {
        didSet { if title != oldValue { SDL_SetWindowTitle(window, title) } }
    }

    /// The size of what is shown, in points.
    var size: CGSize {
        let pixels = pixelSize
        return CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }

    /// Closes the window: the loop ends.
    public func close() { isOpen = false }

    // MARK: Units

    private var unitSize: (width: Int32, height: Int32) {
        var size: (width: Int32, height: Int32) = (0, 0)
        SDL_GetWindowSize(window, &size.width, &size.height)
        return size
    }

    /// What a screen has to show a window in.
    private static func room(on window: OpaquePointer) -> SDL_Rect {
        var room = SDL_Rect(x: 0, y: 0, w: .max, h: .max)
        let index = SDL_GetWindowDisplayIndex(window)
        guard index >= 0, SDL_GetDisplayUsableBounds(index, &room) == 0, room.w > 0, room.h > 0 else {
            return SDL_Rect(x: 0, y: 0, w: .max, h: .max)
        }
        return room
    }

    private var pixelSize: (width: Int32, height: Int32) {
        var size: (width: Int32, height: Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &size.width, &size.height)
        return size
    }

    /// Points to one of the units that the window system counts in: pixels on X11, its own points on Wayland.
    private var unit: Double {
        let (units, pixels) = (unitSize, pixelSize)
        return units.width > 0 ? Double(pixels.width) / Double(units.width) / scale : 1 / scale
    }

    private func units(_ points: CGFloat) -> Int32 { Int32(max(1, min(32767, (Double(points) / unit).rounded(.up)))) }

    private func findScale() {
        let (units, pixels) = (unitSize, pixelSize)
        let density = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
        scale = settings.wantedScale ?? (density > 1 ? density : connection.scale) ?? 1
        host.apply(.surroundings(World.Change(\.displayScale, scale)))
    }

    /// Lets a person make the window only as small and as large as the view can be.
    private func limitSize() {
        if settings.keepsLeastSize {
            let least = host.size(for: .zero)
            SDL_SetWindowMinimumSize(window, units(least.width), units(least.height))
        }
        if settings.keepsGreatestSize {
            let most = host.size(for: .infinity)
            SDL_SetWindowMaximumSize(window, units(most.width), units(most.height))
        }
    }

    private func takeSize() {
        pixels.forget()
        let size = size
        host.apply(.surroundings(World.Change(\.proposal, ProposedViewSize(size))))
    }

    /// What screen readers are told of the window itself.
    var accessibleWindow: AccessibleWindow {
        var result = AccessibleWindow(program: settings.program ?? settings.title, title: title, size: size)
        result.units = 1 / unit
        result.isActive = hasKeyboard
        result.isHidden = isHidden
        if connection.knowsPlaces {
            var place: (x: Int32, y: Int32) = (0, 0)
            SDL_GetWindowPosition(window, &place.x, &place.y)
            result.origin = CGPoint(x: Double(place.x), y: Double(place.y))
        }
        return result
    }

    // MARK: Showing it

    /// Shows the view until the window is closed.
    public func run() throws { try WindowLoop(self).run() }

    /// The host's time goes as time does from now on.
    func begin() {
        // Nothing but a reason to look at the host again.
        host.setChangeListener { DispatchQueue.main.async {} }
        pace = FramePace(host.time)
        host.follow(pace.time)
    }

    func end() {
        host.setChangeListener(nil)
        host.follow(nil)
        SDL_HideWindow(window)
    }

    /// What the window shows may be another.
    func needsFrame() { pace.needsFrame = true }

    /// Brings the window to the front.
    func raise() { SDL_RaiseWindow(window) }

    var hasKeyboard: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

    /// Shows what is to be seen now, if anything is. Returns whether it did.
    func showFrameIfDue() throws -> Bool {
        guard isOpen, !isHidden, pace.isDue(host.nextFrame) else { return false }
        host.apply(.frame(at: pace.now))
        if host.failure != nil {
            close()
        } else {
            var list = host.displayList()
            list.addPage(isDark: host.shownColorScheme == .dark)
            try pixels.show(list, scale: scale)
            afterFrame()
        }
        pace.hasShownFrame()
        return true
    }

    /// Seconds until the next picture is due; nil for never.
    var wait: Double? { isHidden ? nil : pace.wait(host.nextFrame) }

    // MARK: What happens to it

    /// Whether the window is told of an event: of those of the whole program, every one is.
    func isMeant(by event: SDL_Event) -> Bool {
        let id =
            switch SDL_EventType(event.type) {
            case SDL_WINDOWEVENT: event.window.windowID
            case SDL_MOUSEMOTION: event.motion.windowID
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
            case SDL_MOUSEWHEEL: event.wheel.windowID
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
            case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
            case SDL_TEXTINPUT: event.text.windowID
            case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
            default: UInt32(0)
            }
        return id == 0 || id == SDL_GetWindowID(window)
    }

    /// Events are about to be handed on: the host's time is theirs.
    func beginEvents() {
        host.apply(.frame(at: pace.now))
        pace.needsFrame = true
    }

    /// Hands on what has happened. Returns a key that no view wants.
    func handle(_ event: SDL_Event) -> KeyInput? {
        if event.type == SDL_QUIT.rawValue { close() }
        if event.type == SDL_WINDOWEVENT.rawValue { handle(SDL_WindowEventID(UInt32(event.window.event))) }
        guard isOpen, let input = events.input(event, unit: unit, size: size, pointer: pointer) else { return nil }
        let isTaken = host.apply(input).isTaken
        guard !isTaken, case .key(let key) = input else { return nil }
        return key
    }

    /// Where the mouse is, in points of the window, also while another program has it.
    private var pointer: CGPoint? {
        connection.pointer.map { CGPoint(x: Double($0.x) * unit, y: Double($0.y) * unit) }
    }

    private func show(_ phase: ScenePhase) { host.apply(.surroundings(World.Change(\.scenePhase, phase))) }

    private func handle(_ event: SDL_WindowEventID) {
        switch event {
        case SDL_WINDOWEVENT_CLOSE: close()
        case SDL_WINDOWEVENT_SIZE_CHANGED: takeSize()
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            findScale()
            takeSize()
        case SDL_WINDOWEVENT_EXPOSED: pixels.forget()
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            isHidden = true
            show(.background)
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            pixels.forget()
            guard isHidden else { break }
            isHidden = false
            // The keyboard may have come before, may come later, or not at all.
            show(hasKeyboard ? .active : .inactive)
        case SDL_WINDOWEVENT_FOCUS_GAINED: show(.active)
        case SDL_WINDOWEVENT_FOCUS_LOST: show(isHidden ? .background : .inactive)
        default: break
        }
        if isHidden { host.update() }
    }
}
