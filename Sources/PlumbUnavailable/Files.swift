import Foundation
import PlumbControls
import PlumbCore

// Dialogs for files, and documents.

@available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
public protocol ReferenceFileDocument: AnyObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable)
extension FileDocument {
    public static var writableContentTypes: [UTType] { absent() }
}

@available(*, unavailable)
extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { absent() }
}

@available(*, unavailable, message: "Plumb opens no documents; read the file with FileManager")
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

@available(*, unavailable, message: "Plumb opens no documents; write the file with FileManager")
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

@available(*, unavailable, message: "Linux's Foundation has no FileWrapper; use Data and FileManager")
public final class FileWrapper {
    public init(regularFileWithContents contents: Data) { absent() }
    public init(directoryWithFileWrappers children: [String: FileWrapper]) { absent() }
    public var regularFileContents: Data? { absent() }
    public var fileWrappers: [String: FileWrapper]? { absent() }
    public var filename: String? { absent() }
    public var preferredFilename: String? {
        get { absent() }
        set { absent() }
    }
}

extension View {
    @available(*, unavailable, message: "Plumb has no file dialogs; read the file with FileManager")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; read the files with FileManager")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; read the files with FileManager")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; write the file with FileManager")
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View where D: FileDocument { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; write the file with FileManager")
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View where D: ReferenceFileDocument { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; write the files with FileManager")
    public func fileExporter<C>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C: Collection, C.Element: FileDocument { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; write the file with FileManager")
    public func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where T: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; move the file with FileManager")
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no file dialogs; move the files with FileManager")
    public func fileMover<C>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C: Collection, C.Element == URL { absent() }

    @available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { absent() }
}
