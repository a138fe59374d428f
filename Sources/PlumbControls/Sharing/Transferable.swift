import Foundation
import PlumbCore

/// What can be handed to another app, and in which forms.
///
/// Plumb hands nothing over: a press of a `ShareLink` is said, and drag and drop is not there. The forms are kept as
/// they were written, and their closures are not called.
public protocol Transferable {
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
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

    /// A name for a file with what is handed over, made from it.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        self
    }

    /// Offers the form for some items only.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        self
    }

    /// Who may see what is handed over.
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
        TupleTransferRepresentation(value: (first, repeat each others))
    }
}

/// Several forms, the best one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Self
    let value: Value
}

/// In the forms of something else that it can be made into.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Self

    /// Handed over and taken as something else.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
    /// Handed over as something else.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    /// Taken as something else.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// As bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Self

    /// Handed over and taken as bytes.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Handed over as bytes.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Taken as bytes.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Self

    /// Handed over and taken as a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Handed over as a file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// Taken as a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
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

    /// As JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    /// As JSON, made and read by coders that are set up for it.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
    ) {}
    /// As a property list.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
        decoder: PropertyListDecoder
    ) {}
}
