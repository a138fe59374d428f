import Foundation
import PlumbCore
import PlumbFoundation

/// A value of any type that is handed from who gives it to who takes it; one of them has it at a time.
struct Handed: Sendable {
    private let box: Guarded<Any>

    init(_ value: Any) { box = Guarded(value) }

    var value: Any { box.withLock { $0 } }
}

/// Something on its way, in one of its forms.
enum Transferred: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)
    /// As it is, within the program.
    case value(Handed)

    /// Its bytes; those of a file are read.
    func data() throws -> Data {
        switch self {
        case .data(let data): return data
        case .file(let url, _): return try Data(contentsOf: url)
        case .value: throw CocoaError(.coderInvalidValue)
        }
    }

    /// A file with it. Bytes are written to one for a short time, which whoever asks takes away.
    func file(ending: String?, named name: String? = nil) throws -> (url: URL, isOriginal: Bool, isOwn: Bool) {
        if case .file(let url, let isOriginal) = self { return (url, isOriginal, false) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var url = folder.appendingPathComponent((name ?? "item").replacingOccurrences(of: "/", with: ":"))
        if url.pathExtension.isEmpty, let ending { url.appendPathExtension(ending) }
        try data().write(to: url)
        return (url, false, true)
    }
}

/// One form in which values of a type are handed over or taken.
struct TransferForm: Sendable {
    var type: UTType
    /// Nil for a form that is taken only.
    var export: (@Sendable (Handed) async throws -> Transferred)?
    /// Nil for a form that is handed over only.
    var load: (@Sendable (Transferred) async throws -> Handed)?
    var name: @Sendable (Handed) -> String? = { _ in nil }
    var isOffered: @Sendable (Handed) -> Bool = { _ in true }

    /// How many times something may stand for something else: forms that stand for each other have no end.
    private static let longestWay = 6

    /// The forms of a type, the best one first.
    static func of<T: Transferable>(_ type: T.Type, depth: Int = 0) -> [TransferForm] {
        forms(of: T.transferRepresentation, depth: depth)
    }

    static func forms(of representation: any TransferRepresentation, depth: Int) -> [TransferForm] {
        guard depth < longestWay else { return [] }
        if let maker = representation as? any FormMaker { return maker.forms(depth: depth) }
        func body<R: TransferRepresentation>(_ representation: R) -> [TransferForm] {
            forms(of: representation.body, depth: depth + 1)
        }
        return body(representation)
    }

    /// An item that a form is asked to hand over, and is none of its type.
    static func item<Item>(_ handed: Handed, as type: Item.Type) throws -> Item {
        guard let item = handed.value as? Item else { throw CocoaError(.coderInvalidValue) }
        return item
    }
}

/// A representation that knows its forms.
protocol FormMaker {
    func forms(depth: Int) -> [TransferForm]
}

/// Others, with something else about them.
struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation, FormMaker {
    typealias Item = Base.Item
    typealias Body = Self
    let base: Base
    let change: (inout TransferForm) -> Void

    func forms(depth: Int) -> [TransferForm] {
        TransferForm.forms(of: base, depth: depth).map {
            var form = $0
            change(&form)
            return form
        }
    }
}

/// As it is, within the program.
struct ValueRepresentation<Item: Transferable>: TransferRepresentation, FormMaker {
    typealias Body = Self
    let type: UTType

    func forms(depth: Int) -> [TransferForm] {
        [
            TransferForm(type: type) {
                .value($0)
            } load: { transferred in
                guard case .value(let handed) = transferred, handed.value is Item else {
                    throw CocoaError(.coderInvalidValue)
                }
                return handed
            }
        ]
    }
}

extension TupleTransferRepresentation: FormMaker {
    func forms(depth: Int) -> [TransferForm] { parts.flatMap { TransferForm.forms(of: $0, depth: depth) } }
}

extension ProxyRepresentation: FormMaker {
    func forms(depth: Int) -> [TransferForm] {
        let (exporting, importing) = (exporting, importing)
        return TransferForm.of(Proxy.self, depth: depth + 1).map { inner in
            var form = inner
            form.export = nil
            form.load = nil
            (form.name, form.isOffered) = ({ _ in nil }, { _ in true })
            if let exporting, let export = inner.export {
                form.export = { try await export(Handed(try exporting(TransferForm.item($0, as: Item.self)))) }
            }
            if let importing, let load = inner.load {
                form.load = {
                    let proxy = try TransferForm.item(try await load($0), as: Proxy.self)
                    return Handed(try importing(proxy))
                }
            }
            return form
        }
        .filter { $0.export != nil || $0.load != nil }
    }
}

extension DataRepresentation: FormMaker {
    func forms(depth: Int) -> [TransferForm] {
        var form = TransferForm(type: type)
        if let exporting {
            form.export = { .data(try await exporting(TransferForm.item($0, as: Item.self))) }
        }
        if let importing { form.load = { Handed(try await importing(try $0.data())) } }
        return [form]
    }
}

extension FileRepresentation: FormMaker {
    func forms(depth: Int) -> [TransferForm] {
        var form = TransferForm(type: type)
        let ending = type.preferredFilenameExtension
        if let exporting {
            form.export = {
                let sent = try await exporting(TransferForm.item($0, as: Item.self))
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
        }
        if let importing {
            form.load = { transferred in
                let (url, isOriginal, isOwn) = try transferred.file(ending: ending)
                defer { if isOwn { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) } }
                return Handed(try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal)))
            }
        }
        return [form]
    }
}

extension CodableRepresentation: FormMaker {
    func forms(depth: Int) -> [TransferForm] {
        let (encode, decode) = (encode, decode)
        return [
            TransferForm(type: type) {
                .data(try encode(TransferForm.item($0, as: Item.self)))
            } load: {
                Handed(try decode(try $0.data()))
            }
        ]
    }
}
