import Foundation

/// How a link comes to the bus of the assistive technologies: on a thread of its own.
extension ReaderLink {
    /// Connects, and waits for what would make it connect again.
    func connect() {
        var session: BusConnection?
        defer { session?.close() }
        do {
            guard GioLibrary.isThere else { throw BusConnection.Failure(description: "the library GIO is too old") }
            if let address = Self.sessionAddress {
                session = try Self.watch(address) { [poke] in poke.signal() }
            } else if Self.givenAddress == nil {
                throw BusConnection.Failure(description: "there is no session bus: DBUS_SESSION_BUS_ADDRESS is not set")
            }
        } catch {
            return report(error)
        }
        while !state.withLock(\.isClosed) {
            do { try look(session) } catch { report(error) }
            poke.wait()
        }
    }

    private func report(_ error: any Error) {
        guard isWanted else { return }
        state.withLock { $0.problem = "no screen reader can read the window: \(error)" }
        wake()
    }

    /// Where the session's bus is; nil where none runs. None is started.
    private static var sessionAddress: String? {
        let variables = ProcessInfo.processInfo.environment
        if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
            return address.hasPrefix("autolaunch:") ? nil : address
        }
        guard let folder = variables["XDG_RUNTIME_DIR"], FileManager.default.fileExists(atPath: "\(folder)/bus") else {
            return nil
        }
        let allowed = CharacterSet(charactersIn: "-_/.").union(.alphanumerics)
        return "\(folder)/bus".addingPercentEncoding(withAllowedCharacters: allowed).map { "unix:path=\($0)" }
    }

    /// The bus of the assistive technologies, where somebody says which one it is.
    private static var givenAddress: String? {
        ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Connects with the session's bus, to hear when accessibility is turned on.
    private static func watch(_ address: String, _ poke: @escaping @Sendable () -> Void) throws -> BusConnection {
        let session = try BusConnection(to: address) { message in
            let isNews =
                message.member == "NameOwnerChanged" && message.body.first?.text == "org.a11y.Bus"
                || message.member == "PropertiesChanged" && message.path == "/org/a11y/bus"
            if !message.isCall, isNews { poke() }
            return false
        }
        for rule in [
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.a11y.Bus'",
            "type='signal',interface='org.freedesktop.DBus.Properties',path='/org/a11y/bus'",
        ] { _ = try session.bus("AddMatch", [.string(rule)]) }
        return session
    }

    /// Connects with the assistive technologies where accessibility is on.
    private func look(_ session: BusConnection?) throws {
        if let readers = state.withLock(\.readers), !readers.isClosed { return }
        let address: String
        if let given = Self.givenAddress {
            address = given
        } else if let session {
            if !isWanted {
                guard try session.bus("NameHasOwner", [.string("org.a11y.Bus")]).first?.isTrue == true,
                    try Self.isOn(session)
                else { return }
            }
            let found = try Self.patiently {
                try session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
            }
            guard let text = found.first?.text, !text.isEmpty else { return }
            address = text
        } else {
            return
        }
        try join(address)
    }

    private static func isOn(_ session: BusConnection) throws -> Bool {
        try ["IsEnabled", "ScreenReaderEnabled"].contains { name in
            try patiently {
                try session.call(
                    "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
                    [.string("org.a11y.Status"), .string(name)])
            }.first?.isTrue == true
        }
    }

    /// A service that has just been started has its name before its objects.
    private static func patiently(_ call: () throws -> [BusValue]) throws -> [BusValue] {
        for _ in 0..<20 {
            if let found = try? call() { return found }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return try call()
    }

    /// Tells the registry that there is one more application. What comes in before it has answered waits for the first
    /// tree.
    private func join(_ address: String) throws {
        let readers = try BusConnection(to: address) { [weak self] in self?.take($0) ?? false }
        let isClosed = state.withLock { state in
            state.context = AccessibleContext(bus: readers.name, desktop: Self.registryRoot)
            if !state.isClosed { state.readers = readers }
            return state.isClosed
        }
        if isClosed { return readers.close() }
        do {
            let own = BusValue.tuple([.string(readers.name), .path(AccessibleID.application.path)])
            let desktop = try readers.call(
                Self.registry, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed", [own])
            if let desktop = desktop.first { state.withLock { $0.context.desktop = desktop } }
            _ = try readers.bus("AddMatch", [.string("type='signal',interface='\(Self.registry)'")])
            let wishes = try readers.call(
                Self.registry, "/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents")
            let listeners = (wishes.first?.parts ?? []).compactMap { wish -> (bus: String, event: String)? in
                guard wish.parts.count > 1, let bus = wish.parts[0].text, let event = wish.parts[1].text else {
                    return nil
                }
                return (bus, event)
            }
            state.withLock { $0.listeners = listeners }
            wake()
        } catch {
            state.withLock { if $0.readers === readers { $0.readers = nil } }
            readers.close()
            throw error
        }
    }
}

extension BusConnection {
    /// Asks the bus itself.
    fileprivate func bus(_ member: String, _ body: [BusValue]) throws -> [BusValue] {
        try call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, body)
    }
}
