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
    private let connection: DisplayConnection
    private let settings: WindowSettings
    private var pixels: WindowPixels
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
        result.isActive = SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
        result.isHidden = isHidden
        if connection.knowsPlaces {
            var place: (x: Int32, y: Int32) = (0, 0)
            SDL_GetWindowPosition(window, &place.x, &place.y)
            result.origin = CGPoint(x: Double(place.x), y: Double(place.y))
        }
        return result
    }

    // MARK: The loop

    /// Shows the view until the window is closed.
    ///
    /// Waiting is the main run loop's: what wakes it is the window system's connection, which it watches, a timer, work
    /// for the main queue or the main actor, a change of state from another thread, which arrives on the main queue, or
    /// the host's next frame. Nothing else costs time.
    public func run() throws {
        let source = connection.descriptor.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main) }
        source?.setEventHandler { SDL_PumpEvents() }
        source?.resume()
        // Nothing but a reason to look at the host again.
        host.setChangeListener { DispatchQueue.main.async {} }
        defer {
            source?.cancel()
            host.setChangeListener(nil)
            host.follow(nil)
        }
        let reader = ReaderLink.begin { DispatchQueue.main.async {} }
        defer { reader?.close() }
        var keys = ReaderKeys()
        let pace = FramePace(host.time)
        host.follow(pace.time)
        var hasChanged = true
        while isOpen {
            let handled = handleEvents(at: pace.now, reader, &keys)
            if handled.any {
                pace.needsFrame = true
                hasChanged = true
            }
            let served = reader.map { serve($0, hasChanged: hasChanged, at: pace.now) }
            hasChanged = false
            if served?.hasActed == true { pace.needsFrame = true }
            if isOpen, !isHidden, pace.isDue(host.nextFrame) {
                try showFrame(at: pace.now)
                pace.hasShownFrame()
                hasChanged = true
                // Showing a picture reads from the connection: what has arrived lies in the library then.
                continue
            }
            guard isOpen else { break }
            var wait = isHidden ? nil : pace.wait(host.nextFrame)
            for later in [served?.wait, handled.wait].compactMap({ $0 }) { wait = min(wait ?? later, later) }
            if connection.descriptor == nil { wait = min(wait ?? 1, 1 / FramePace.rate) }
            _ = RunLoop.main.run(mode: .default, before: wait.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture)
        }
    }

    private func showFrame(at time: Double) throws {
        host.apply(.frame(at: time))
        if host.failure != nil {
            close()
            return
        }
        var list = host.displayList()
        list.addPage(isDark: host.shownColorScheme == .dark)
        try pixels.show(list, scale: scale)
        afterFrame()
    }

    /// Hands on what has happened. Returns whether there may be something new to see, and seconds until keys that wait
    /// for screen readers are handed on.
    private func handleEvents(
        at time: Double, _ reader: ReaderLink?, _ keys: inout ReaderKeys
    ) -> (any: Bool, wait: Double?) {
        var arrived: [SDL_Event] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            // A mouse says a thousand times a second where it is; the last word counts.
            if event.type == SDL_MOUSEMOTION.rawValue, arrived.last?.type == event.type { arrived.removeLast() }
            if let reader, keys.hold(event, asking: reader, at: time, code: connection.keyCode) { continue }
            arrived.append(event)
        }
        let decided = reader.map { keys.decided(by: $0, at: time) }
        arrived += decided?.events ?? []
        if !arrived.isEmpty { host.apply(.frame(at: time)) }
        for event in arrived where isOpen { handle(event) }
        return (!arrived.isEmpty, decided?.wait)
    }

    private func handle(_ event: SDL_Event) {
        if event.type == SDL_QUIT.rawValue { return close() }
        if event.type == SDL_WINDOWEVENT.rawValue { handle(SDL_WindowEventID(UInt32(event.window.event))) }
        guard let input = events.input(event, unit: unit, size: size) else { return }
        let isTaken = host.apply(input).isTaken
        // Control-Q and Control-W close the window, unless the view wants them.
        if !isTaken, case .key(let key) = input, key.phase == .down, key.isCommand, key.key == "q" || key.key == "w" {
            close()
        }
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
            isHidden = false
            pixels.forget()
        case SDL_WINDOWEVENT_FOCUS_GAINED: show(.active)
        case SDL_WINDOWEVENT_FOCUS_LOST: show(isHidden ? .background : .inactive)
        default: break
        }
        if isHidden { host.update() }
    }
}
