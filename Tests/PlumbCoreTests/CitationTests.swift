import Foundation
import Testing

/// What comments cite of Docs/Rules.md is written there.
@Suite
struct CitationTests {
    private static func book() throws -> RuleBook {
        RuleBook(
            try String(contentsOf: Repository.root.appendingPathComponent("Docs/Rules.md"), encoding: .utf8))
    }

    @Test(arguments: ["Sources", "Tests"])
    func citationsLeadSomewhere(folder: String) throws {
        let book = try Self.book()
        var count = 0
        for file in Repository.swiftFiles(in: folder) where file.lastPathComponent != "CitationTests.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let found = CitationFinder.citations(in: text)
            count += found.count
            for citation in found {
                if let fault = citation.fault ?? book.fault(citation) {
                    Issue.record("\(file.path):\(citation.line): \(fault)")
                }
            }
        }
        #expect(count > 20)
    }

    /// The numbers that comments can cite have no hole: a rule that goes leaves its number.
    @Test func rulesAreNumbered() throws {
        let book = try Self.book()
        #expect(book.numbers(of: "section") == Array(0...29))
        for kind in ["correction", "disagreement"] {
            let numbers = book.numbers(of: kind)
            #expect(numbers == Array(1...max(numbers.count, 1)))
        }
    }

    private static let sample = """
        # Rules
        ## The platform
        ### Correction 2: shapes
        ## Section 1: stacks
        1. One.
           More.
        2. Two.
        ## Section 3: others
        """

    @Test(arguments: [
        ("// Docs/Rules.md, section 1.", []),
        ("/// (Docs/Rules.md, section 1, step 2, and correction 2; others)", []),
        ("/// Docs/Rules.md, sections 1 and 3 (some\n/// words) and correction 2.", []),
        ("/// Docs/Rules.md, section 3 and \"The platform\".", []),
        ("/// Docs/Rules.md, \"The platform\".", []),
        ("/// Numbers of CSS Color 4, section 10.", []),
        ("let section = 4 // nothing", []),
        ("let a = \"section 9\"", []),
        ("/// A list (Docs/Rules.md).", []),
        ("// As section 1 says.", ["section 1 of what?"]),
        ("/// Docs/Rules.md, section 1.\nlet a = 1  // Correction 2.", ["correction 2 of what?"]),
        ("// Docs/Rules.md, section 2.", ["there is no section 2"]),
        ("// Docs/Rules.md, sections 1, 4 and 5.", ["there is no section 4", "there is no section 5"]),
        ("// Docs/Rules.md, section 1, steps 2–3.", ["section 1 has no step 3"]),
        ("// Docs/Rules.md, correction 2 and disagreement 6.", ["there is no disagreement 6"]),
        ("// Docs/Rules.md, \"The end\".", ["there is no \"The end\""]),
        ("// Docs/Rules.md, the rest.", ["Docs/Rules.md, what of it?"]),
    ])
    func theFinderFindsThem(_ text: String, _ faults: [String]) {
        let book = RuleBook(Self.sample)
        #expect(CitationFinder.citations(in: text).compactMap { $0.fault ?? book.fault($0) } == faults)
    }
}

/// The headings of Docs/Rules.md, and how many steps each of its rules has.
private struct RuleBook {
    private var steps: [String: Int] = [:]
    private var titles: Set<String> = []

    init(_ text: String) {
        var current = ""
        for line in text.components(separatedBy: "\n") {
            if let heading = line.wholeMatch(of: /##+ (.*)/) {
                titles.insert(String(heading.output.1))
                let name = heading.output.1.prefix { $0 != ":" }
                current = name.lowercased()
                steps[current] = 0
            } else if line.prefixMatch(of: /\d+\.\s/) != nil {
                steps[current, default: 0] += 1
            }
        }
    }

    func numbers(of kind: String) -> [Int] {
        steps.keys.compactMap { $0.wholeMatch(of: /([a-z]+) (\d+)/) }.filter { $0.output.1 == kind }
            .compactMap { Int($0.output.2) }.sorted()
    }

    /// What is wrong with a citation; nil where it leads somewhere.
    func fault(_ citation: Citation) -> String? {
        if let title = citation.title { return titles.contains(title) ? nil : "there is no \"\(title)\"" }
        let name = "\(citation.kind) \(citation.number)"
        guard let count = steps[name] else { return "there is no \(name)" }
        if let step = citation.lastStep, step > count { return "\(name) has no step \(step)" }
        return nil
    }
}

/// A rule that a comment names.
private struct Citation {
    var line: Int
    var kind = ""
    var number = 0
    /// The last of the steps that are named with it.
    var lastStep: Int?
    /// A heading without a number.
    var title: String?
    /// What makes it no citation at all.
    var fault: String?
}

/// Reads comments: what follows "Docs/Rules.md" in the same comment, and rules that stand there without it.
private enum CitationFinder {
    static func citations(in text: String) -> [Citation] {
        var found: [Citation] = []
        var comment = ""
        var first = 0
        let lines = text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            let own = CitationFinder.comment(of: line)
            let isContinued = own != nil && line.drop { $0 == " " }.hasPrefix("//")
            if !isContinued || comment.isEmpty {
                found += citations(inComment: comment, line: first)
                comment = ""
                first = index + 1
            }
            if let own { comment += own + " " }
            if !isContinued {
                found += citations(inComment: comment, line: first)
                comment = ""
            }
        }
        return found + citations(inComment: comment, line: first)
    }

    /// What stands after the slashes; nil for a line without a comment. Slashes in a string, as addresses have them,
    /// are none.
    private static func comment(of line: String) -> String? {
        var isInString = false
        var slashes = 0
        var previous: UInt8 = 0
        for (index, byte) in line.utf8.enumerated() {
            if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInString.toggle() }
            slashes = byte == UInt8(ascii: "/") && !isInString ? slashes + 1 : 0
            if slashes == 2 {
                return String(decoding: line.utf8.dropFirst(index + 1).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
                    .trimmingCharacters(in: .whitespaces)
            }
            previous = byte
        }
        return nil
    }

    private static func citations(inComment text: String, line: Int) -> [Citation] {
        // Regular expressions take their time; most comments have nothing for them.
        guard ["ection", "isagreement", "Docs/Rules.md"].contains(where: { text.contains($0) }) else { return [] }
        var found: [Citation] = []
        for match in text.matches(of: /Docs\/Rules\.md(,?)\s+(?:"([^"]+)"|(\S+))/) where match.output.1 == "," {
            if let title = match.output.2 {
                found.append(Citation(line: line, title: String(title)))
            } else if match.output.3?.wholeMatch(of: /(section|correction|disagreement)s?/) == nil {
                found.append(Citation(line: line, fault: "Docs/Rules.md, what of it?"))
            }
        }
        if let match = text.firstMatch(of: /Docs\/Rules\.md.*? and "([^"]+)"/) {
            found.append(Citation(line: line, title: String(match.output.1)))
        }
        let book = text.firstRange(of: "Docs/Rules.md")?.lowerBound ?? text.endIndex
        let rules =
            /\b([Ss]ection|[Cc]orrection|[Dd]isagreement)s? (\d+(?:(?:, | and )\d+)*)(?:, steps? (?:\d+–)?(\d+))?/
        for match in text.matches(of: rules) {
            let kind = match.output.1.lowercased()
            if match.range.lowerBound < book {
                // Other books have sections too.
                let isOther = text[..<match.range.lowerBound].contains(/(CSS|EXIF|SVG)[^;]*$/)
                let fault = "\(kind) \(match.output.2) of what?"
                if !isOther { found.append(Citation(line: line, fault: fault)) }
                continue
            }
            for number in match.output.2.matches(of: /\d+/).compactMap({ Int($0.output) }) {
                found.append(
                    Citation(line: line, kind: kind, number: number, lastStep: match.output.3.flatMap { Int($0) }))
            }
        }
        return found
    }
}
