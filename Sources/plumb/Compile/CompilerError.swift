import Foundation

/// An error that the compiler prints as `FILE:line:column: error: message`.
struct CompilerError {
    var file: String
    var line: Int
    var message: String

    static func list(in text: String) -> [CompilerError] {
        text.split(separator: "\n").compactMap { line in
            guard let mark = line.range(of: ": error: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
                return nil
            }
            let file = place.dropLast(2).joined(separator: ":")
            return CompilerError(file: file, line: number, message: String(line[mark.upperBound...]))
        }
    }

    /// What the compiler says without what is about makers, each error once: several runs of it may find the same one.
    static func withoutMakers(_ text: String) -> String {
        var kept: [Substring] = []
        var known: Set<String> = []
        var block: [Substring] = []
        var isAtTable = false
        func close() {
            defer { block = [] }
            guard let first = block.first, !first.hasPrefix("\(MakerTable.fileName):") else { return }
            if known.insert(String(first)).inserted { kept += block }
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // The driver's remarks, and its word on runs that failed.
            if line.hasPrefix("remark: ")
                || line.hasPrefix("error: ") && line.contains(" command failed with exit code ")
            {
                continue
            }
            if !list(in: String(line)).isEmpty { close() }
            // Where a text ends too soon, the compiler shows what stands after it, and a caret below.
            if line.contains("#sourceLocation(file: \"\(MakerTable.fileName)\"") {
                isAtTable = true
            } else if isAtTable, line.allSatisfy({ $0 == " " || $0 == "^" || $0 == "~" }) {
                isAtTable = false
            } else {
                block.append(line)
            }
        }
        close()
        return kept.joined(separator: "\n")
    }

    /// What the compiler says without what Plumb's own declarations add: notes on where a name is declared
    /// unavailable, and errors about builders of what is unavailable, and about what would be its content. The error
    /// about the name that was written has said all there is to say.
    ///
    /// - Parameter files: the user's, whose notes stay.
    static func withoutNotesOnPlumb(_ text: String, files: Set<String>) -> String {
        let errors = list(in: text)
        let conformances = Set(errors.filter { isAboutContent($0.message) }.map(\.place))
        func isConsequence(_ error: CompilerError) -> Bool {
            builder(in: error.message) != nil || isAboutContent(error.message)
                || error.message.hasPrefix("'init(") && conformances.contains(error.place)
        }
        let told = Set(errors.filter { !isConsequence($0) }.compactMap { remedy(in: $0.message) })
        var isLeftOut = false
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if let error = list(in: String(line)).first {
                isLeftOut = isConsequence(error) && remedy(in: error.message).map(told.contains) == true
            } else if line.contains(": warning: ") {
                isLeftOut = false
            }
            if let mark = line.range(of: ": note: ") {
                let file = line[..<mark.lowerBound].split(separator: ":").dropLast(2).joined(separator: ":")
                isLeftOut = line.hasSuffix("has been explicitly marked unavailable here") && !files.contains(file)
            }
            return !isLeftOut
        }
        return kept.joined(separator: "\n")
    }

    private var place: String { "\(file):\(line)" }

    /// Whether the message is about a type that would be content of what is unavailable: a `ForEach` of tabs.
    private static func isAboutContent(_ message: String) -> Bool {
        message.prefixMatch(of: /conformance of '.*' to '(?:\w*Content|Commands)' is unavailable/) != nil
    }

    /// What stands behind "is unavailable: ".
    private static func remedy(in message: String) -> Substring? {
        message.range(of: "' is unavailable: ").map { message[$0.upperBound...] }
    }

    /// The function of a builder that the message is about, which no file has written.
    private static func builder(in message: String) -> Substring? {
        message.prefixMatch(
            of: /'(build(?:Block|Either|Optional|Expression|PartialBlock|Array|LimitedAvailability|FinalResult|If)\b)/
        )
        .map(\.1)
    }
}
