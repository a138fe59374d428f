import Foundation

/// An object that an `NSItemProvider` hands over. Source: Apple (Foundation).
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of its forms, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Gives the bytes of a form to the closure, once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that is made of what an `NSItemProvider` hands over. Source: Apple (Foundation).
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of what it can be made of, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes one.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Plain text; of addresses, how they are written.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText, .plainText, .url].map(\.identifier)
    }

    /// The text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("\(self)".utf8), nil)
        return nil
    }

    /// A text from UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return text
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The address as it is written.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// An address from how it is written.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderReadCorrupt)
        }
        return url
    }
}
