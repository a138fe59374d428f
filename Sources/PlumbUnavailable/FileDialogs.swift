import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no file dialogs; read and write files with FileManager")
public struct FileDialogBrowserOptions: OptionSet {
    public init(rawValue: Int) { absent() }
    public var rawValue: Int { absent() }
    public static var displayFileExtensions: FileDialogBrowserOptions { absent() }
    public static var enumeratePackages: FileDialogBrowserOptions { absent() }
    public static var includeHiddenFiles: FileDialogBrowserOptions { absent() }
    public typealias ArrayLiteralElement = FileDialogBrowserOptions
    public typealias Element = FileDialogBrowserOptions
    public typealias RawValue = Int
}

@available(*, unavailable, message: "Plumb has no file dialogs; read and write files with FileManager")
extension FileDialogBrowserOptions: Sendable {

}
