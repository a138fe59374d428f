import Foundation

/// Why a command ends without a result: one sentence with the remedy, and whose fault it is.
struct Failure: Error {
    enum Status: Int32, Sendable {
        /// The user's file does not compile, traps, recurses or does not return.
        case file = 1
        /// The call is wrong, or the output can't be written.
        case call = 2
    }

    let status: Status
    let sentence: String

    init(_ status: Status, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    func exit() -> Never {
        standardError("plumb: \(sentence)")
        Foundation.exit(status.rawValue)
    }
}

/// Writes a line to stderr; stdout carries only what was asked for.
func standardError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// The system's word for the last error, as the second half of a sentence.
var systemError: String { String(cString: strerror(errno)).lowercased() }
