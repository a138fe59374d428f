import Foundation
import PlumbCore
import PlumbWhy

/// Looks for the places of views in the program of the tests, while something is shown.
///
/// The program has both the tests and Plumb; whose a line is, its file says: Plumb's are in the folder of Plumb's
/// sources, and packages that were fetched or generated are in the build folder.
@MainActor enum SnapshotPlaces {
    /// The folder of Plumb's sources, as the compiler was given it.
    private nonisolated static let own =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .path + "/"

    private nonisolated static func isUsers(_ file: String) -> Bool {
        file.hasPrefix("/") && !file.contains("/.build/") && !file.hasPrefix(own) && !file.hasPrefix("/usr/")
    }

    /// Reading the program's lines takes seconds.
    private static let places = SourceResolver.ofThisProgram(isUsers)

    /// - Parameter body: takes what says where views were written; nil where the program has no lines.
    static func using<Result>(_ body: (SourceResolver?) throws -> Result) rethrows -> Result {
        guard let places else { return try body(nil) }
        return try places.recording { try body(places) }
    }
}
