import Foundation
import PlumbCore

// What can be handed over of itself. Texts, addresses and bytes have the forms that Apple documents. A picture and a
// colour are handed over as they are, within the program.

extension String: Transferable {
    /// As plain text; taken from any plain text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(exportedContentType: .utf8PlainText) { Data($0.utf8) }
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension URL: Transferable {
    /// As an address.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw CocoaError(.coderReadCorrupt)
            }
            return url
        }
    }
}

extension Data: Transferable {
    /// As bytes; taken from all that is bytes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// As the text without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

extension Color: Transferable {
    /// As a colour within the program; elsewhere as the words that describe it.
    public static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation<Color>(type: UTType(exportedAs: "com.apple.cocoa.color", conformingTo: .data))
        ProxyRepresentation<Color, String> { $0.description }
    }
}

extension Image: Transferable {
    /// As a picture within the program: which pixels it has depends on where it is shown.
    public static var transferRepresentation: some TransferRepresentation {
        ValueRepresentation<Image>(type: .image)
    }
}

extension Never: Transferable {
    /// There is none: no bytes become one.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Never>(importedContentType: .data) { _ in throw CocoaError(.coderInvalidValue) }
    }
}
