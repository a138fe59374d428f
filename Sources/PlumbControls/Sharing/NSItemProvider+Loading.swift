import Foundation
import PlumbCore
import PlumbFoundation

extension NSItemProvider {
    /// Begins some work; `hand` is given what comes of it, or what went wrong, on the main actor.
    private func begin<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        _ hand: @escaping @Sendable @MainActor (Result<Value, any Error>) -> Void
    ) {
        beginHostTask {
            let result: Result<Value, any Error>
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            await hand(result)
        }
    }

    /// Loads the bytes of a form; `hand` is given them, or what went wrong, on the main actor.
    private func load(
        _ entry: Entry?, _ hand: @escaping @Sendable @MainActor (Result<Transferred, any Error>) -> Void
    ) -> Progress {
        begin(
            {
                guard let entry else { throw CocoaError(.coderValueNotFound) }
                return try await entry.load()
            }, hand)
        return Progress(totalUnitCount: 1)
    }

    /// Loads the bytes of a form.
    ///
    /// - Parameter completionHandler: is given them, or what went wrong.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { loadDataRepresentation(for: .named(typeIdentifier), completionHandler: completionHandler) }

    /// Loads the bytes of a form.
    ///
    /// - Parameter completionHandler: is given them, or what went wrong.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(entry(for: contentType)) { result in
            switch Result(catching: { try result.get().data() }) {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Writes the bytes of a form to a file, which is there as long as the closure runs.
    ///
    /// - Parameter completionHandler: is given the file, or what went wrong.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = UTType.named(typeIdentifier)
        let name = suggestedName
        return load(entry(for: type)) { result in
            do {
                let file = try result.get().file(ending: type.preferredFilenameExtension, named: name)
                completionHandler(file.url, nil)
                if file.isOwn { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads an item: a text, an address, or bytes, by its type.
    ///
    /// - Parameter options: nothing here looks at them.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = UTType.named(typeIdentifier)
        let entry = entry(for: type)
        _ = load(entry) { result in
            do {
                let data = try result.get().data()
                let kind = entry?.type ?? type
                if kind.conforms(to: .url) {
                    let words = String(decoding: data, as: UTF8.self)
                    guard let url = NSURL(string: words) else { throw CocoaError(.coderReadCorrupt) }
                    completionHandler?(url, nil)
                } else if kind.conforms(to: .plainText) {
                    completionHandler?(NSString(string: String(decoding: data, as: UTF8.self)), nil)
                } else {
                    completionHandler?(data as NSData, nil)
                }
            } catch {
                completionHandler?(nil, error)
            }
        }
    }

    // MARK: Objects

    /// Whether an object of a class can be made of a form.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(aClass) != nil
    }

    /// Whether a value of a type can be made of a form: a text of the type `String`, an address of the type `URL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { readable(T._ObjectiveCType.self) != nil }

    /// The form that a class likes best, and the type it is read as.
    private func readable(_ aClass: any NSItemProviderReading.Type) -> (entry: Entry, type: String)? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let entry = entry(for: .named(type)) { return (entry, entry.type.identifier) }
        }
        return nil
    }

    /// Makes an object of a form.
    ///
    /// - Parameter completionHandler: is given it, or what went wrong.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = readable(aClass)
        let made = Handed(aClass)
        return load(readable?.entry) { result in
            do {
                guard let readable, let aClass = made.value as? any NSItemProviderReading.Type else {
                    throw CocoaError(.coderValueNotFound)
                }
                let data = try result.get().data()
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: readable.type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a value of a form: a text of the type `String`, an address of the type `URL`.
    ///
    /// - Parameter completionHandler: is given it, or what went wrong.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let hand = Handed { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType { T._forceBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { object, error in
            (hand.value as? ((any NSItemProviderReading)?, (any Error)?) -> Void)?(object, error)
        }
    }

    // MARK: Transferable

    /// Adds all forms of a value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        addForms(of: T.self, Handed(transferable()))
    }

    /// The form of a type's that takes one of these, and which of them.
    func match<T: Transferable>(_ type: T.Type) -> (load: @Sendable (Transferred) async throws -> Handed, entry: Entry)?
    {
        for form in TransferForm.of(T.self) {
            if let load = form.load, let entry = entry(for: form.type) { return (load, entry) }
        }
        return nil
    }

    /// What is handed over, if it is of a type and would be taken as such: then nothing has to be written and read.
    func value<T: Transferable>(as type: T.Type) -> T? {
        guard let value = object as? T, match(type) != nil else { return nil }
        return value
    }

    /// Makes a value of a form; `hand` is given it, or what went wrong, on the main actor.
    func transfer<T: Transferable>(
        _ type: T.Type, _ hand: @escaping @Sendable @MainActor (Result<Handed, any Error>) -> Void
    ) {
        let (match, value) = (match(type), value(as: type).map { Handed($0) })
        begin(
            {
                guard let match else { throw CocoaError(.coderValueNotFound) }
                if let value { return value }
                return try await match.load(try await match.entry.load())
            }, hand)
    }

    /// Makes a value of a form.
    ///
    /// - Parameter completionHandler: is given it, or what went wrong.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        transfer(transferableType) { result in
            completionHandler(Result { try TransferForm.item(try result.get(), as: T.self) })
        }
        return Progress(totalUnitCount: 1)
    }
}
