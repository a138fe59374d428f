import Foundation

// Names of Apple's Foundation that say where and on what a program runs. Linux's has none of them. Source: Apple
// (Foundation).

extension URL {
    /// The user's folder of documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The user's folder of what programs can make anew.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's folder of what programs keep for themselves.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's folder of what belongs to programs and not to documents.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The user's folder of what was loaded from elsewhere.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's own folder. It also stands for those that the system does not name.
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
    /// The folder of files that are needed for a short time.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
    }
}

extension ProcessInfo {
    /// False: what saves power on an iPhone does not exist here.
    public var isLowPowerModeEnabled: Bool { false }

    /// How hot a device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Nominal: nothing measures it.
    public var thermalState: ThermalState { .nominal }
}

/// Runs a closure. Without Objective-C there are no pools: what the closure lets go is gone at once.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

// What changes data and is not there yet: an error with its remedy, where the name alone would say nothing.

@available(*, unavailable, message: "Plumb has no UndoManager yet; keep earlier values in @State")
open class UndoManager {
    public init() {}
}

extension NSAttributedString {
    @available(
        *, unavailable, message: "Plumb has no NSAttributedString of an AttributedString yet; show that in a Text"
    )
    public convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
}
