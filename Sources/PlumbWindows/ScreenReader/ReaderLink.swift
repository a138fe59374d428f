import Foundation
import Synchronization

/// What connects a window with screen readers: AT-SPI, over D-Bus.
///
/// 1. The window opens without waiting for any of it: connecting is a thread's work. Where no bus is, or nobody on it
/// has asked for accessibility (`org.a11y.Status`), that is all; what is then said of it wakes the thread. 2. Calls
/// come in on a thread of GLib's and are answered there from the tree that the window has published. 3. The window
/// makes a tree when somebody listens to events, after each picture, ten times a second at most; else only when
/// somebody asks. 4. What is to be done comes to the main thread, and is answered when it has been done.
final class ReaderLink: Sendable {
    /// How often the tree is made while things move.
    static let shortestPause = 0.1

    struct Deed: Sendable {
        let deed: AccessibleDeed
        fileprivate let call: BusMessage
    }

    struct State {
        var isClosed = false
        /// The bus of the assistive technologies, once the window is there for them.
        var readers: BusConnection?
        var context = AccessibleContext(bus: "", desktop: ReaderLink.registryRoot)
        /// Who listens to which events.
        var listeners: [(bus: String, event: String)] = []
        var tree: AccessibleTree?
        /// Nothing has changed since the tree was made, as far as anybody knows.
        var isFresh = false
        var hasChanged = true
        var lastPublished = -Double.infinity
        /// Calls that wait for the next tree.
        var waiting: [BusMessage] = []
        var deeds: [Deed] = []
        /// What was asked about keys, by the numbers of the questions; nil while there is no answer.
        var questions: [UInt32: Bool?] = [:]
        var problem: String?
    }

    let state = Mutex(State())
    let poke = DispatchSemaphore(value: 0)
    /// Wakes the main thread.
    let wake: @Sendable () -> Void
    let isWanted: Bool

    static let registry = "org.a11y.atspi.Registry"
    static let registryRoot = BusValue.tuple([.string(registry), .path("/org/a11y/atspi/accessible/root")])

    /// - Parameters:
    ///   - isWanted: whether the window is handed over though nobody has asked for it.
    ///   - wake: makes the main thread look here; called from any thread.
    init(isWanted: Bool, wake: @escaping @Sendable () -> Void) {
        self.isWanted = isWanted
        self.wake = wake
    }

    /// What `PLUMB_SCREEN_READER` says: "off" for no connection, "on" for one though nobody has asked for it.
    static func begin(_ wake: @escaping @Sendable () -> Void) -> ReaderLink? {
        let wish = ProcessInfo.processInfo.environment["PLUMB_SCREEN_READER"]
        guard wish != "off" else { return nil }
        let link = ReaderLink(isWanted: wish == "on", wake: wake)
        let thread = Thread { link.connect() }
        thread.name = "screen readers"
        thread.start()
        return link
    }

    // MARK: For the main thread

    /// What is to be done.
    func takeDeeds() -> [Deed] {
        state.withLock { state in
            defer { state.deeds = [] }
            return state.deeds
        }
    }

    /// Answers what was asked for, after the tree that shows it was published.
    func answer(_ deed: Deed, _ isDone: Bool) {
        // Who sets a property is told nothing.
        let isProperty = deed.call.interface == "org.freedesktop.DBus.Properties"
        state.withLock(\.readers)?.reply(to: deed.call, isProperty ? [] : [.bool(isDone)])
    }

    /// Asks whether somebody takes a key. Returns the number of the question; nil where nobody listens.
    func ask(_ key: ReaderKey) -> UInt32? {
        state.withLock { state in
            guard !state.listeners.isEmpty, let readers = state.readers else { return nil }
            // The answer may come before the number is known here: it waits for the lock.
            let number = readers.ask(
                Self.registry, "/org/a11y/atspi/registry/deviceeventcontroller",
                AccessibleObject.prefix + "DeviceEventController", "NotifyListenersSync", [key.value])
            if let number { state.questions[number] = .some(nil) }
            return number
        }
    }

    /// Whether a key was taken; nil while that is not known.
    func isTaken(_ question: UInt32) -> Bool? {
        state.withLock { state in
            guard let known = state.questions[question] else { return false }
            if known != nil { state.questions[question] = nil }
            return known
        }
    }

    /// Why nobody can read the window, where somebody wants it to be read; once.
    func takeProblem() -> String? {
        state.withLock { state in
            defer { state.problem = nil }
            return state.problem
        }
    }

    /// Whether a tree is to be made, or seconds until then; nil where nobody wants one.
    ///
    /// - Parameter hasChanged: whether something may be another since the last time.
    func wait(hasChanged: Bool, at time: Double) -> Double? {
        let (wait, answered) = state.withLock { state -> (Double?, [BusMessage]) in
            if hasChanged {
                state.hasChanged = true
                if state.listeners.isEmpty { state.isFresh = false }
            }
            guard state.readers != nil else { return (nil, []) }
            if state.hasChanged || state.tree == nil {
                if !state.waiting.isEmpty || !state.listeners.isEmpty && state.tree == nil { return (0, []) }
                return (state.listeners.isEmpty ? nil : max(0, state.lastPublished + Self.shortestPause - time), [])
            }
            defer { state.waiting = [] }
            state.isFresh = true
            return (nil, state.waiting)
        }
        for call in answered { answer(call) }
        return wait
    }

    /// Hands over what the window shows now, and tells what has changed.
    func publish(_ tree: AccessibleTree, at time: Double) {
        let before = state.withLock { state in
            defer {
                state.tree = tree
                state.isFresh = true
                state.hasChanged = false
                state.lastPublished = time
                state.waiting = []
            }
            return state
        }
        guard let readers = before.readers else { return }
        if readers.isClosed {
            // The bus has gone; another may come.
            state.withLock {
                $0.readers = nil
                $0.listeners = []
                $0.tree = nil
            }
            poke.signal()
            return
        }
        let changes = before.tree.map { AccessibleChanges(old: $0, new: tree, context: before.context).events() }
        for event in changes ?? AccessibleChanges.beginning(tree) {
            let isWaitedFor = before.listeners.contains { event.matches($0.event) }
            if isWaitedFor || event.isForMemories { tell(event, readers, before.context) }
        }
        for call in before.waiting { answer(call) }
    }

    private func tell(_ event: AccessibleEvent, _ readers: BusConnection, _ context: AccessibleContext) {
        readers.signal(
            event.source.path, event.interface, event.member,
            [
                .string(event.detail), .int32(event.first), .int32(event.second), .variant(event.value),
                context.reference(.application),
            ])
    }

    /// The window closes: nobody is answered any more.
    func close() {
        let (waiting, readers, title) = state.withLock { state in
            defer {
                state.isClosed = true
                state.waiting = []
                state.deeds = []
                state.readers = nil
            }
            return (state.waiting + state.deeds.map(\.call), state.readers, state.tree?.window.title)
        }
        if let readers {
            for call in waiting { readers.refuse(call, .closed) }
            if let title {
                readers.signal(
                    AccessibleID.window.path, AccessibleObject.prefix + "Event.Window", "Destroy",
                    [
                        .string(""), .int32(0), .int32(0), .variant(.string(title)),
                        .tuple([.string(readers.name), .path(AccessibleID.application.path)]),
                    ])
            }
            readers.close()
        }
        poke.signal()
    }

    // MARK: For GLib's thread

    /// Takes what comes in on the bus of the assistive technologies.
    func take(_ message: BusMessage) -> Bool {
        if let question = message.question {
            let isAsked = state.withLock { state in
                guard state.questions[question] != nil else { return false }
                state.questions[question] = message.body.first?.isTrue ?? false
                return true
            }
            if isAsked { wake() }
            return false
        }
        guard message.isCall else {
            if message.interface == Self.registry { listen(message) }
            return false
        }
        let isCache = message.path == "/org/a11y/atspi/cache"
        guard isCache || AccessibleID(path: message.path) != nil else { return false }
        guard message.interface != "org.freedesktop.DBus.Peer" else { return false }
        if takeNumber(message) { return true }
        let isFresh = state.withLock { state in
            if !state.isFresh || state.tree == nil {
                state.waiting.append(message)
                return false
            }
            return true
        }
        if isFresh { answer(message) } else { wake() }
        return true
    }

    /// The registry gives the application a number.
    private func takeNumber(_ call: BusMessage) -> Bool {
        guard call.path == AccessibleID.application.path, call.interface == "org.freedesktop.DBus.Properties",
            call.member == "Set", call.body.count > 2, call.body[1].text == "Id", let number = call.body[2].number
        else { return false }
        state.withLock { $0.context.number = Int32(clamping: number) }
        state.withLock(\.readers)?.reply(to: call, [])
        return true
    }

    private func listen(_ message: BusMessage) {
        guard message.body.count > 1, let bus = message.body[0].text, let event = message.body[1].text else { return }
        state.withLock { state in
            switch message.member {
            case "EventListenerRegistered": state.listeners.append((bus, event))
            case "EventListenerDeregistered":
                // Nothing but the event's name is the same as it was when it was registered.
                if let index = state.listeners.firstIndex(where: { $0.bus == bus && $0.event == event }) {
                    state.listeners.remove(at: index)
                }
            default: break
            }
        }
        wake()
    }

    /// Answers from the tree that is there.
    private func answer(_ call: BusMessage) {
        let (tree, context, readers) = state.withLock { ($0.tree, $0.context, $0.readers) }
        guard let tree, let readers else { return }
        if call.path == "/org/a11y/atspi/cache" {
            guard call.interface == AccessibleObject.prefix + "Cache", call.member == "GetItems" else {
                return readers.refuse(call, .unknownMethod(call.member))
            }
            let ids = [AccessibleID.application, .window] + tree.order.map(AccessibleID.element)
            let items = ids.compactMap { AccessibleObject($0, in: tree, context)?.item }
            return readers.reply(to: call, [.array("((so)(so)(so)iiassusau)", items)])
        }
        guard let id = AccessibleID(path: call.path), let object = AccessibleObject(id, in: tree, context) else {
            return readers.refuse(call, .unknownObject(call.path))
        }
        do {
            switch try object.answer(call.interface, call.member, call.body) {
            case .values(let values): readers.reply(to: call, values)
            case .deed(let deed):
                state.withLock { $0.deeds.append(Deed(deed: deed, call: call)) }
                wake()
            }
        } catch {
            readers.refuse(call, error)
        }
    }
}
