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
        // Names of files may have line breaks and whatever moves a terminal's cursor: a sentence is one line.
        self.sentence = sentence.unicodeScalars.map(Self.visible).joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }

    func exit() -> Never {
        standardError("plumb: \(sentence)")
        Foundation.exit(status.rawValue)
    }
}

/// The system's word for the last error, as the second half of a sentence.
var systemError: String { String(cString: strerror(errno)).lowercased() }
