import Foundation
import PlumbCore
import PlumbFoundation

/// Something that is handed over within the program, in one or more forms: what a drag brings along.
///
/// It asks for the bytes of a form when somebody loads them. What is loaded arrives later, on the main actor, at the
/// time of the host whose code has asked for it.
///
/// Source: Apple (Foundation, `NSItemProvider`). Nothing is handed over to other programs.
public final class NSItemProvider: NSObject, Sendable {
    /// One form.
    struct Entry: Sendable {
        let type: UTType
        let load: @Sendable () async throws -> Transferred
    }

    /// What is given when loading comes to nothing.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// Is given an item, or what went wrong.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    private struct Contents {
        var entries: [Entry] = []
        /// What is handed over, as it is; nil where only closures know.
        var object: Handed?
        var name: String?
    }

    private let contents = Guarded(Contents())

    /// One without forms: `registerDataRepresentation` and others add some.
    public override init() { super.init() }

    /// With an object and all forms that it has.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// With an item of a type; nil for an item without bytes.
    ///
    /// - Parameters:
    ///   - item: a text, an address, bytes.
    ///   - typeIdentifier: of what type it is; nil for the item's own.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if let object = item as? any NSItemProviderWriting, typeIdentifier == nil {
            registerObject(object, visibility: .all)
        } else {
            let handed = Handed(item)
            contents.withLock { $0.object = handed }
            add(.named(typeIdentifier ?? UTType.data.identifier)) { .data(try Self.bytes(of: handed)) }
        }
    }

    /// With the bytes of a file, of the type that its ending says; nil for an address of no file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.lastPathComponent
        add(type) { .file(fileURL, isOriginal: false) }
        add(.fileURL) { .data(Data(fileURL.absoluteString.utf8)) }
    }

    /// With a value in all forms in which it is handed over.
    convenience init<T: Transferable>(transferring value: T) {
        self.init()
        let handed = Handed(value)
        contents.withLock { $0.object = handed }
        suggestedName = addForms(of: T.self, handed).lazy.compactMap { $0.name(handed) }.first
    }

    /// A name for a file with what is handed over.
    public var suggestedName: String? {
        get { contents.withLock { $0.name } }
        set { contents.withLock { $0.name = newValue } }
    }

    var entries: [Entry] { contents.withLock { $0.entries } }
    /// What is handed over, as it is.
    var object: Any? { contents.withLock { $0.object }?.value }

    func add(_ type: UTType, _ load: @escaping @Sendable () async throws -> Transferred) {
        contents.withLock { $0.entries.append(Entry(type: type, load: load)) }
    }

    /// Adds all forms in which a value is handed over, and returns them.
    @discardableResult
    func addForms<T: Transferable>(of type: T.Type, _ handed: Handed) -> [TransferForm] {
        TransferForm.of(type).filter { form in
            guard let export = form.export, form.isOffered(handed) else { return false }
            add(form.type) { try await export(handed) }
            return true
        }
    }

    private static func bytes(of handed: Handed) throws -> Data {
        switch handed.value {
        case let data as NSData: return Data(referencing: data)
        case let text as NSString: return Data("\(text)".utf8)
        case let url as NSURL: return Data(url.absoluteString.utf8)
        default: throw CocoaError(.coderInvalidValue)
        }
    }

    // MARK: Forms

    /// Who may see what is handed over. Nobody else is there: it changes nothing.
    ///
    /// Source: Apple (`NSItemProviderRepresentationVisibility`).
    public typealias Visibility = NSItemProviderRepresentationVisibility

    /// The types of the forms, the best one first.
    public var registeredTypeIdentifiers: [String] { entries.map(\.type.identifier) }
    /// The types of the forms, the best one first.
    public var registeredContentTypes: [UTType] { entries.map(\.type) }

    /// The types of the forms that are cases of a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether a form is of a type, or of a case of it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasItem(conformingTo: .named(typeIdentifier))
    }

    func hasItem(conformingTo type: UTType) -> Bool { entry(for: type) != nil }

    /// The form of a type, or the first of a case of it.
    func entry(for type: UTType) -> Entry? {
        let all = entries
        return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
    }

    /// Adds bytes of a type.
    ///
    /// - Parameter loadHandler: is asked for them, and calls what it is given, once.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { registerDataRepresentation(for: .named(typeIdentifier), visibility: visibility, loadHandler: loadHandler) }

    /// Adds bytes of a type.
    ///
    /// - Parameter loadHandler: is asked for them, and calls what it is given, once.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(contentType) { .data(try await Self.answer { _ = loadHandler($0) }) }
    }

    /// Adds a file of a type.
    ///
    /// - Parameter loadHandler: is asked for it, and calls what it is given, once.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(.named(typeIdentifier)) {
            .file(
                try await Self.answer { done in _ = loadHandler { url, _, error in done(url, error) } },
                isOriginal: false)
        }
    }

    /// Adds all forms of an object.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let handed = Handed(object)
        contents.withLock { if $0.object == nil { $0.object = handed } }
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            add(.named(type)) {
                let object = try TransferForm.item(handed, as: (any NSItemProviderWriting).self)
                return .data(
                    try await Self.answer {
                        _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                    })
            }
        }
    }

    /// What a closure is told by who it asks; the first answer counts.
    private static func answer<Value: Sendable>(
        _ ask: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
    ) async throws -> Value {
        try await withUnsafeThrowingContinuation { continuation in
            let isOpen = Guarded(true)
            ask { value, error in
                let isFirst = isOpen.withLock { isOpen in
                    defer { isOpen = false }
                    return isOpen
                }
                guard isFirst else { return }
                if let value { return continuation.resume(returning: value) }
                continuation.resume(throwing: error ?? CocoaError(.coderValueNotFound))
            }
        }
    }
}

/// Who may see what is handed over.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all
    /// Programs of the same team.
    case team
    /// Programs of the same group.
    case group
    /// The program itself.
    case ownProcess
}

/// What may be done with a file that is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It may be read and written where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension UTType {
    /// The type with an identifier, also one that only the app knows.
    static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}
