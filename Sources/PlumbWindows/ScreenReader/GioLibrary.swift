import Foundation

/// GLib's D-Bus, by its names in the library. Pango brings the library along, so nothing new is loaded; it is looked up
/// at run time, as SDL is, so that nothing is linked and no header is needed.
enum GioLibrary {
    /// Whether all functions below are there.
    static let isThere = names.allSatisfy { dlsym(handle, $0) != nil }

    private static var handle: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }
    private static let address = UInt(bitPattern: dlopen("libgio-2.0.so.0", RTLD_LAZY))

    /// A function of the library; `isThere` has been asked before.
    fileprivate static func function<F>(_ name: String) -> F {
        guard let address = dlsym(handle, name) else { fatalError("GIO has no \(name)") }
        return unsafeBitCast(address, to: F.self)
    }

    private static let names = [
        "g_object_ref", "g_object_unref", "g_error_free", "g_dbus_connection_new_for_address_sync",
        "g_dbus_connection_add_filter", "g_dbus_connection_close_sync", "g_dbus_connection_flush_sync",
        "g_cancellable_new", "g_cancellable_cancel", "g_dbus_connection_is_closed",
        "g_dbus_connection_send_message", "g_dbus_connection_send_message_with_reply_sync",
        "g_dbus_connection_get_unique_name", "g_dbus_message_new_method_call", "g_dbus_message_new_signal",
        "g_dbus_message_new_method_reply", "g_dbus_message_new_method_error_literal",
        "g_dbus_message_get_message_type", "g_dbus_message_get_path", "g_dbus_message_get_interface",
        "g_dbus_message_get_reply_serial", "g_dbus_message_get_member", "g_dbus_message_get_sender",
        "g_dbus_message_get_body",
        "g_dbus_message_set_body", "g_dbus_message_get_flags", "g_variant_type_new", "g_variant_type_free",
        "g_variant_unref", "g_variant_get_type_string", "g_variant_n_children", "g_variant_get_child_value",
        "g_variant_get_string", "g_variant_get_boolean", "g_variant_get_byte", "g_variant_get_int16",
        "g_variant_get_uint16", "g_variant_get_int32", "g_variant_get_uint32",
        "g_variant_get_double", "g_variant_new_string", "g_variant_new_object_path",
        "g_variant_new_boolean", "g_variant_new_int16", "g_variant_new_int32", "g_variant_new_uint32",
        "g_variant_new_double", "g_variant_new_variant", "g_variant_new_array", "g_variant_new_tuple",
        "g_variant_new_dict_entry",
    ]
}

typealias GObject = UnsafeMutableRawPointer
typealias GText = UnsafePointer<CChar>
/// An error of GLib: two numbers of 32 bits, and where the sentence is.
typealias GError = UnsafeMutableRawPointer
typealias GErrors = UnsafeMutablePointer<GError?>
/// Connection, message, whether it has come in, what it was added with; returns the message, or nothing to keep it from
/// others.
typealias GBusFilter = @convention(c) (GObject, GObject, Int32, UnsafeMutableRawPointer?) -> GObject?
typealias GDestroy = @convention(c) (UnsafeMutableRawPointer?) -> Void

let g_object_ref: @convention(c) (GObject) -> GObject = GioLibrary.function("g_object_ref")
let g_object_unref: @convention(c) (GObject) -> Void = GioLibrary.function("g_object_unref")
let g_error_free: @convention(c) (GError) -> Void = GioLibrary.function("g_error_free")

let g_dbus_connection_new_for_address_sync: @convention(c) (GText, UInt32, GObject?, GObject?, GErrors?) -> GObject? =
    GioLibrary.function("g_dbus_connection_new_for_address_sync")
let g_dbus_connection_add_filter: @convention(c) (GObject, GBusFilter, UnsafeMutableRawPointer?, GDestroy?) -> UInt32 =
    GioLibrary.function("g_dbus_connection_add_filter")
let g_dbus_connection_close_sync: @convention(c) (GObject, GObject?, GErrors?) -> Int32 =
    GioLibrary.function("g_dbus_connection_close_sync")
let g_dbus_connection_flush_sync: @convention(c) (GObject, GObject?, GErrors?) -> Int32 =
    GioLibrary.function("g_dbus_connection_flush_sync")
let g_cancellable_new: @convention(c) () -> GObject = GioLibrary.function("g_cancellable_new")
let g_cancellable_cancel: @convention(c) (GObject) -> Void = GioLibrary.function("g_cancellable_cancel")
let g_dbus_connection_is_closed: @convention(c) (GObject) -> Int32 = GioLibrary.function("g_dbus_connection_is_closed")
let g_dbus_connection_send_message:
    @convention(c) (GObject, GObject, UInt32, UnsafeMutablePointer<UInt32>?, GErrors?) -> Int32 =
        GioLibrary.function("g_dbus_connection_send_message")
let g_dbus_connection_send_message_with_reply_sync:
    @convention(c) (GObject, GObject, UInt32, Int32, UnsafeMutablePointer<UInt32>?, GObject?, GErrors?) -> GObject? =
        GioLibrary.function("g_dbus_connection_send_message_with_reply_sync")
let g_dbus_connection_get_unique_name: @convention(c) (GObject) -> GText? =
    GioLibrary.function("g_dbus_connection_get_unique_name")

let g_dbus_message_new_method_call: @convention(c) (GText?, GText, GText?, GText) -> GObject =
    GioLibrary.function("g_dbus_message_new_method_call")
let g_dbus_message_new_signal: @convention(c) (GText, GText, GText) -> GObject =
    GioLibrary.function("g_dbus_message_new_signal")
let g_dbus_message_new_method_reply: @convention(c) (GObject) -> GObject =
    GioLibrary.function("g_dbus_message_new_method_reply")
let g_dbus_message_new_method_error_literal: @convention(c) (GObject, GText, GText) -> GObject =
    GioLibrary.function("g_dbus_message_new_method_error_literal")
let g_dbus_message_get_message_type: @convention(c) (GObject) -> UInt32 =
    GioLibrary.function("g_dbus_message_get_message_type")
let g_dbus_message_get_path: @convention(c) (GObject) -> GText? = GioLibrary.function("g_dbus_message_get_path")
let g_dbus_message_get_interface: @convention(c) (GObject) -> GText? =
    GioLibrary.function("g_dbus_message_get_interface")
let g_dbus_message_get_member: @convention(c) (GObject) -> GText? = GioLibrary.function("g_dbus_message_get_member")
let g_dbus_message_get_reply_serial: @convention(c) (GObject) -> UInt32 =
    GioLibrary.function("g_dbus_message_get_reply_serial")
let g_dbus_message_get_sender: @convention(c) (GObject) -> GText? = GioLibrary.function("g_dbus_message_get_sender")
let g_dbus_message_get_body: @convention(c) (GObject) -> GObject? = GioLibrary.function("g_dbus_message_get_body")
let g_dbus_message_set_body: @convention(c) (GObject, GObject) -> Void = GioLibrary.function("g_dbus_message_set_body")
let g_dbus_message_get_flags: @convention(c) (GObject) -> UInt32 = GioLibrary.function("g_dbus_message_get_flags")

let g_variant_type_new: @convention(c) (GText) -> OpaquePointer = GioLibrary.function("g_variant_type_new")
let g_variant_type_free: @convention(c) (OpaquePointer) -> Void = GioLibrary.function("g_variant_type_free")
let g_variant_unref: @convention(c) (GObject) -> Void = GioLibrary.function("g_variant_unref")
let g_variant_get_type_string: @convention(c) (GObject) -> GText = GioLibrary.function("g_variant_get_type_string")
let g_variant_n_children: @convention(c) (GObject) -> Int = GioLibrary.function("g_variant_n_children")
let g_variant_get_child_value: @convention(c) (GObject, Int) -> GObject =
    GioLibrary.function("g_variant_get_child_value")
let g_variant_get_string: @convention(c) (GObject, UnsafeMutablePointer<Int>?) -> GText =
    GioLibrary.function("g_variant_get_string")
let g_variant_get_boolean: @convention(c) (GObject) -> Int32 = GioLibrary.function("g_variant_get_boolean")
let g_variant_get_byte: @convention(c) (GObject) -> UInt8 = GioLibrary.function("g_variant_get_byte")
let g_variant_get_int16: @convention(c) (GObject) -> Int16 = GioLibrary.function("g_variant_get_int16")
let g_variant_get_uint16: @convention(c) (GObject) -> UInt16 = GioLibrary.function("g_variant_get_uint16")
let g_variant_get_int32: @convention(c) (GObject) -> Int32 = GioLibrary.function("g_variant_get_int32")
let g_variant_get_uint32: @convention(c) (GObject) -> UInt32 = GioLibrary.function("g_variant_get_uint32")
let g_variant_get_double: @convention(c) (GObject) -> Double = GioLibrary.function("g_variant_get_double")
let g_variant_new_string: @convention(c) (GText) -> GObject = GioLibrary.function("g_variant_new_string")
let g_variant_new_object_path: @convention(c) (GText) -> GObject = GioLibrary.function("g_variant_new_object_path")
let g_variant_new_boolean: @convention(c) (Int32) -> GObject = GioLibrary.function("g_variant_new_boolean")
let g_variant_new_int16: @convention(c) (Int16) -> GObject = GioLibrary.function("g_variant_new_int16")
let g_variant_new_int32: @convention(c) (Int32) -> GObject = GioLibrary.function("g_variant_new_int32")
let g_variant_new_uint32: @convention(c) (UInt32) -> GObject = GioLibrary.function("g_variant_new_uint32")
let g_variant_new_double: @convention(c) (Double) -> GObject = GioLibrary.function("g_variant_new_double")
let g_variant_new_variant: @convention(c) (GObject) -> GObject = GioLibrary.function("g_variant_new_variant")
let g_variant_new_array: @convention(c) (OpaquePointer?, UnsafePointer<GObject?>?, Int) -> GObject =
    GioLibrary.function("g_variant_new_array")
let g_variant_new_tuple: @convention(c) (UnsafePointer<GObject?>?, Int) -> GObject =
    GioLibrary.function("g_variant_new_tuple")
let g_variant_new_dict_entry: @convention(c) (GObject, GObject) -> GObject =
    GioLibrary.function("g_variant_new_dict_entry")
