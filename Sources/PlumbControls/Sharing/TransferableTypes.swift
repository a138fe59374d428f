import Foundation
import PlumbCore

// What can be handed over of itself. Texts, addresses and bytes have the forms that Apple documents; those of a picture
// and of a colour are bytes here too.

extension String: Transferable {
    /// As plain text.
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension URL: Transferable {
    /// As an address.
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}

extension Data: Transferable {
    /// As bytes.
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// As the text without its attributes.
    public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
        ProxyRepresentation { String($0.characters) }
    }
}

extension Color: Transferable {
    /// As the words that describe it.
    public static var transferRepresentation: ProxyRepresentation<Color, String> {
        ProxyRepresentation { $0.description }
    }
}

extension Image: Transferable {
    /// As the words that describe it: which pixels it has depends on where it is shown.
    public static var transferRepresentation: ProxyRepresentation<Image, String> {
        ProxyRepresentation { String(describing: $0) }
    }
}

extension Never: Transferable {
    /// There is none: no bytes become one.
    public static var transferRepresentation: DataRepresentation<Never> {
        DataRepresentation(importedContentType: .data) { _ in throw CocoaError(.coderInvalidValue) }
    }
}
