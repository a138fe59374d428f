import Foundation
import PlumbCore
import PlumbFoundation

/// What can be handed to another app, and in which forms.
///
/// Within the app, drag and drop hands it over in these forms, and `NSItemProvider` keeps them. Plumb hands nothing to
/// other apps: a press of a `ShareLink` is said.
public protocol Transferable: SendableMetatype {
    /// The type of `transferRepresentation`. The compiler infers it.
    associatedtype Representation: TransferRepresentation

    /// The forms, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is handed over.
public protocol TransferRepresentation<Item> {
    /// What is handed over.
    associatedtype Item: Transferable
    /// The type of `body`. The compiler infers it.
    associatedtype Body: TransferRepresentation

    /// The forms that it is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Self {
    /// A form that is made of no others.
    public var body: Self { self }
}

extension TransferRepresentation {
    /// A name for a file with what is handed over.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.name = { _ in fileName } }
    }

    /// A name for a file with what is handed over, made from it.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        ChangedRepresentation(base: self) { $0.name = { ($0.value as? Item).flatMap(fileName) } }
    }

    /// Offers the form for some items only.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        ChangedRepresentation(base: self) { form in
            let earlier = form.isOffered
            form.isOffered = { item in earlier(item) && (item.value as? Item).map(condition) == true }
        }
    }

    /// Who may see what is handed over. Nobody else is there: it is kept, and changes nothing.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// Who may see what is handed over.
public enum TransferRepresentationVisibility: Hashable, Sendable {
    /// Every app.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// The app itself.
    case ownProcess
}

/// Puts forms together.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// One form.
    public static func buildExpression<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
    /// One form.
    public static func buildBlock<C: TransferRepresentation>(_ content: C) -> C where C.Item == Item { content }
    /// Several forms, the best one first.
    public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
        _ first: First, _ others: repeat each Other
    ) -> TupleTransferRepresentation<Item, (First, repeat each Other)> where First.Item == Item {
        var parts: [any TransferRepresentation] = [first]
        for other in repeat each others { parts.append(other) }
        return TupleTransferRepresentation(value: (first, repeat each others), parts: parts)
    }
}

/// Several forms, the best one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Self
    let value: Value
    let parts: [any TransferRepresentation]
}

/// In the forms of something else that it can be made into.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Self
    let exporting: (@Sendable (Item) throws -> Proxy)?
    let importing: (@Sendable (Proxy) throws -> Item)?

    /// Handed over and taken as something else.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }
    /// Handed over as something else.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        (self.exporting, importing) = (exporting, nil)
    }
    /// Taken as something else.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }
}

/// As bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Self
    let type: UTType
    let exporting: (@Sendable (Item) async throws -> Data)?
    let importing: (@Sendable (Data) async throws -> Item)?

    /// Handed over and taken as bytes.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { (type, self.exporting, self.importing) = (contentType, exporting, importing) }
    /// Handed over as bytes.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, self.exporting, importing) = (exportedContentType, exporting, nil)
    }
    /// Taken as bytes.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, exporting, self.importing) = (importedContentType, nil, importing)
    }
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Self
    let type: UTType
    let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Handed over and taken as a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, self.exporting, self.importing) = (contentType, exporting, importing) }
    /// Handed over as a file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { (type, self.exporting, importing) = (exportedContentType, exporting, nil) }
    /// Taken as a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, exporting, self.importing) = (importedContentType, nil, importing) }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether those who get it may change it where it is.
    public let allowAccessingOriginalFile: Bool

    /// - Parameters:
    ///   - file: where it is.
    ///   - allowAccessingOriginalFile: whether those who get it may change it where it is.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the sender's, and not a copy.
    public let isOriginalFile: Bool
}

/// As what `Codable` makes of it: JSON, unless coders are given.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Self

    let type: UTType
    let encode: @Sendable (Item) throws -> Data
    let decode: @Sendable (Data) throws -> Item

    /// As JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
    /// As JSON, made and read by coders that are set up for it.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
    ) {
        type = contentType
        let coders = Guarded((encoder, decoder))
        encode = { item in try coders.withLock { try $0.0.encode(item) } }
        decode = { data in try coders.withLock { try $0.1.decode(Item.self, from: data) } }
    }
    /// As a property list.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
        decoder: PropertyListDecoder
    ) {
        type = contentType
        let coders = Guarded((encoder, decoder))
        encode = { item in try coders.withLock { try $0.0.encode(item) } }
        decode = { data in try coders.withLock { try $0.1.decode(Item.self, from: data) } }
    }
}
