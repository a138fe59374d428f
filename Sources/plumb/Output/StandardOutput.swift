import Foundation

/// What was asked for, and nothing else.
enum StandardOutput {
    static func write(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw Failure(.call, "the result can't be written to stdout: \(error.localizedDescription)")
        }
    }
}
