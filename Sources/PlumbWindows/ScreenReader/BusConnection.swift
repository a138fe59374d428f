import Foundation
import Synchronization

/// One connection to a bus. What comes in is handed over on a thread of GLib's, which must not be kept waiting.
final class BusConnection: Sendable {
    /// A sentence on what did not work.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let connection: GObjectPointer
    private let takers: Takers

    /// Who takes what comes in; GLib holds it as long as the connection lives.
    private final class Takers: Sendable {
        let take = Mutex<(@Sendable (BusMessage) -> Bool)?>(nil)
    }

    /// The name that the bus knows the connection by.
    let name: String

    /// Connects, which may take a while.
    ///
    /// - Parameters:
    ///   - address: where the bus is.
    ///   - take: is given each call, each signal and each answer, and says whether a call was for it; calls that nobody
    ///     takes are answered with an error.
    init(to address: String, take: @escaping @Sendable (BusMessage) -> Bool) throws {
        var error: GError?
        // A client of a bus that speaks for itself.
        let found = g_dbus_connection_new_for_address_sync(address, 1 << 0 | 1 << 3, nil, nil, &error)
        guard let found else { throw BusConnection.failure(&error, "the bus at \(address) can't be reached") }
        connection = GObjectPointer(value: found)
        name = g_dbus_connection_get_unique_name(found).map { String(cString: $0) } ?? ""
        let takers = Takers()
        self.takers = takers
        takers.take.withLock { $0 = take }
        _ = g_dbus_connection_add_filter(
            found,
            { _, message, isIncoming, context in
                guard isIncoming != 0, let context else { return message }
                let takers = Unmanaged<Takers>.fromOpaque(context).takeUnretainedValue()
                let take = takers.take.withLock { $0 }
                guard let take, let read = BusMessage(message), take(read), read.isCall else { return message }
                // Whoever took the call answers it.
                g_object_unref(message)
                return nil
            }, Unmanaged.passRetained(takers).toOpaque(),
            { context in
                if let context { Unmanaged<Takers>.fromOpaque(context).release() }
            })
    }

    deinit { g_object_unref(connection.value) }

    /// Ends the connection. Nothing comes in any more; what was sent goes out first, if the bus takes it within a
    /// second.
    func close() {
        takers.take.withLock { $0 = nil }
        let limit = GObjectPointer(value: g_cancellable_new())
        let isOver = DispatchSemaphore(value: 0)
        let isCancelled = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            if isOver.wait(timeout: .now() + 1) == .timedOut { g_cancellable_cancel(limit.value) }
            isCancelled.signal()
        }
        _ = g_dbus_connection_flush_sync(connection.value, limit.value, nil)
        isOver.signal()
        isCancelled.wait()
        g_object_unref(limit.value)
        _ = g_dbus_connection_close_sync(connection.value, nil, nil)
    }

    var isClosed: Bool { g_dbus_connection_is_closed(connection.value) != 0 }

    /// Calls somebody and waits for the answer, at most five seconds. Not for the main thread, and not for GLib's.
    func call(
        _ receiver: String, _ path: String, _ interface: String, _ member: String, _ body: [BusValue] = []
    ) throws -> [BusValue] {
        let message = g_dbus_message_new_method_call(receiver, path, interface, member)
        defer { g_object_unref(message) }
        if !body.isEmpty { g_dbus_message_set_body(message, BusValue.tuple(body).made()) }
        var error: GError?
        let reply = g_dbus_connection_send_message_with_reply_sync(
            connection.value, message, 0, 5000, nil, nil, &error)
        guard let reply else { throw BusConnection.failure(&error, "\(receiver) does not answer \(member)") }
        defer { g_object_unref(reply) }
        let parts = BusMessage.body(of: reply)
        // 3: an error.
        if g_dbus_message_get_message_type(reply) == 3 {
            throw Failure(description: "\(receiver) refuses \(member): \(parts.first?.text ?? "no reason given")")
        }
        return parts
    }

    /// Calls somebody and does not wait. Returns the number of the call; nil where the bus is gone.
    func ask(
        _ receiver: String, _ path: String, _ interface: String, _ member: String, _ body: [BusValue]
    ) -> UInt32? {
        let message = g_dbus_message_new_method_call(receiver, path, interface, member)
        defer { g_object_unref(message) }
        g_dbus_message_set_body(message, BusValue.tuple(body).made())
        var number: UInt32 = 0
        return g_dbus_connection_send_message(connection.value, message, 0, &number, nil) != 0 ? number : nil
    }

    /// Tells everybody.
    func signal(_ path: String, _ interface: String, _ member: String, _ body: [BusValue]) {
        let message = g_dbus_message_new_signal(path, interface, member)
        send(message, body)
    }

    func reply(to call: BusMessage, _ body: [BusValue]) {
        guard call.wantsReply else { return }
        send(g_dbus_message_new_method_reply(call.message.value), body)
    }

    func refuse(_ call: BusMessage, _ error: BusError) {
        guard call.wantsReply else { return }
        send(g_dbus_message_new_method_error_literal(call.message.value, error.name, error.sentence), [])
    }

    private func send(_ message: GObject, _ body: [BusValue]) {
        if !body.isEmpty { g_dbus_message_set_body(message, BusValue.tuple(body).made()) }
        // A bus that is gone takes nothing; nobody is there to be told.
        _ = g_dbus_connection_send_message(connection.value, message, 0, nil, nil)
        g_object_unref(message)
    }

    private static func failure(_ error: inout GError?, _ what: String) -> Failure {
        defer { if let error { g_error_free(error) } }
        let reason = error?.load(fromByteOffset: 8, as: GText?.self).map { String(cString: $0) }
        return Failure(description: reason.map { "\(what): \($0)" } ?? what)
    }
}

/// Why a call is refused, as D-Bus names it.
struct BusError: Error, Equatable {
    let name: String
    let sentence: String

    static func unknownObject(_ path: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.UnknownObject", sentence: "there is no element \(path) any more")
    }

    static func unknownMethod(_ member: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.UnknownMethod", sentence: "the element has no \(member)")
    }

    static func invalid(_ sentence: String) -> BusError {
        BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", sentence: sentence)
    }

    static let closed = BusError(
        name: "org.freedesktop.DBus.Error.UnknownObject", sentence: "the window has been closed")
}

/// An object of GLib's.
private struct GObjectPointer: @unchecked Sendable {
    // Safe: GLib lets any thread use connections, messages and what cancels a call.
    let value: GObject
}

/// What has come in.
struct BusMessage: Sendable {
    /// Holds the message of GLib's, for the answer.
    final class Holder: Sendable {
        private let pointer: GObjectPointer
        var value: GObject { pointer.value }

        init(_ message: GObject) { pointer = GObjectPointer(value: g_object_ref(message)) }
        deinit { g_object_unref(pointer.value) }
    }

    let message: Holder
    let isCall: Bool
    let sender: String
    let path: String
    let interface: String
    let member: String
    let body: [BusValue]

    /// The number of the call that this answers; nil where it is none.
    let question: UInt32?

    fileprivate init?(_ message: GObject) {
        // 1 to 4: a call, an answer, an error in its place, a signal.
        let kind = g_dbus_message_get_message_type(message)
        guard (1...4).contains(kind) else { return nil }
        func text(_ words: GText?) -> String { words.map { String(cString: $0) } ?? "" }
        self.message = Holder(message)
        isCall = kind == 1
        question = kind == 2 || kind == 3 ? g_dbus_message_get_reply_serial(message) : nil
        sender = text(g_dbus_message_get_sender(message))
        path = text(g_dbus_message_get_path(message))
        interface = text(g_dbus_message_get_interface(message))
        member = text(g_dbus_message_get_member(message))
        body = BusMessage.body(of: message)
    }

    fileprivate static func body(of message: GObject) -> [BusValue] {
        g_dbus_message_get_body(message).flatMap(BusValue.init)?.parts ?? []
    }

    /// Not where the caller has said that it waits for none.
    var wantsReply: Bool { isCall && g_dbus_message_get_flags(message.value) & 1 == 0 }
}
