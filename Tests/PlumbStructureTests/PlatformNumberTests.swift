import Foundation
import PlumbInterface
import Testing

/// The platform's numbers stand in the tables of PlumbPlatform, each with its unit and its source, and nowhere else.
@Suite struct PlatformNumberTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let data = root.appendingPathComponent("Sources/PlumbPlatform/Data")

    /// Numbers in PlumbControls that are not the platform's. Others than 0, 1 and 2 - nothing, the whole, two sides or
    /// halves - need a line here.
    private static let reasons: [(file: String, numbers: Set<String>, why: String)] = [
        ("Choices/Wheel.swift", ["10"], "rounds of a wheel without an end"),
        ("Dragging/DropDelegate.swift", ["3", "4"], "bits of a set"),
        ("Sharing/TransferForms.swift", ["6"], "how many forms may stand for each other"),
        ("Sharing/DynamicType.swift", ["5", "8", "31", "255", "0xFFFF"], "bits of a code"),
        ("Modals/Popover.swift", ["0.4", "0.85", "1.6", "6"], "parts of an arrow's width and height: its curves"),
        ("Values/ProgressTimer.swift", ["60", "1000"], "how often a timer is looked at"),
        ("Values/PickedColor.swift", ["100", "255"], "per cent, and steps of a component of eight bits"),
        ("Values/ColorPalette.swift", ["100", "255"], "per cent, and steps of a component of eight bits"),
        ("Values/PlatformGaugeStyles.swift", ["90", "360", "0.0001"], "a whole ring from its top; a dot's arc"),
    ]

    /// The numbers of a file's code, without those in comments and strings.
    private static func numbers(of text: String) -> [(line: Int, number: String)] {
        text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            let code = line.replacing(/\/\/.*/, with: "").replacing(/"[^"]*"/, with: "\"\"")
            return code.matches(of: /[\w.$#]*[0-9][\w.]*/).map { String($0.output) }
                .filter { $0.first?.isNumber == true }
                .map { (index + 1, $0.replacing(/\.0$/, with: "").replacing(/\.+$/, with: "")) }
        }
    }

    @Test func numbersOfCodeAreFound() {
        let code = "a1.b(2, x: -3.5) // 4\nlet c = \"5\", d = $0.e[0x6F] + 7.0 + 0...8 + 9..<a"
        #expect(Self.numbers(of: code).map(\.number) == ["2", "3.5", "0x6F", "7", "0...8", "9"])
    }

    @Test func controlsHaveNoNumbersOfTheirOwn() throws {
        let folder = Self.root.appendingPathComponent("Sources/PlumbControls")
        var used: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            let allowed = Self.reasons.first { $0.file == path }?.numbers ?? []
            for (line, number) in Self.numbers(of: text) {
                for part in number.components(separatedBy: "...") where !["", "0", "1", "2"].contains(part) {
                    used[path, default: []].insert(part)
                    #expect(
                        allowed.contains(part),
                        "\(path):\(line) has \(part); make it a row of PlumbPlatform, or say here why it is none")
                }
            }
        }
        for (file, numbers, why) in Self.reasons {
            #expect(numbers.subtracting(used[file] ?? []) == [], "\(file) has no \(why) any more")
        }
    }

    /// Each row says what it counts, how it is known, and from where: `PlatformTable` reads no other.
    @Test(arguments: PlatformTable.Kind.allCases) func everyRowSaysWhereItIsFrom(_ kind: PlatformTable.Kind) throws {
        let table = try #require(try PlatformTable(kind, of: "iOS17", in: Self.data))
        #expect(!table.rows.isEmpty)
        for row in table.rows {
            #expect(!row.unit.isEmpty && row.source.count > 3 && !row.purpose.isEmpty, "\(row.name)")
            #expect(PlatformTable.marks.contains(row.mark))
            // What has no source is from memory.
            if row.source.hasPrefix("no published source") { #expect(row.mark == "recalled", "\(row.name)") }
        }
    }

    /// So does each row that differs on another platform, and none says what the first one's does.
    @Test(arguments: PlatformTable.Kind.allCases) func whatDiffersSaysWhereItIsFrom(_ kind: PlatformTable.Kind) throws {
        guard let table = try PlatformTable(kind, of: "iOS26", over: "iOS17", in: Self.data) else { return }
        for row in table.rows where row.source.hasPrefix("no published source") {
            #expect(row.mark == "recalled", "\(row.name)")
        }
    }

    /// Where it does not, `make docs` writes it.
    @Test func thePageOfTheNumbersIsTheTables() throws {
        let page = try SystemNumbersPage(folder: Self.data)
        let written = try String(
            contentsOf: Self.root.appendingPathComponent(SystemNumbersPage.path), encoding: .utf8)
        #expect(written == page.text, "\(SystemNumbersPage.path) differs from the tables: make docs")
    }

    /// A control asks for numbers, and not for the system that has them: a third system is rows alone.
    @Test func noControlAsksForASystem() throws {
        for module in ["PlumbControls", "PlumbSince26", "PlumbUIKit"] {
            let folder = Self.root.appendingPathComponent("Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                    .components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }.joined(separator: "\n")
                for word in ["iOS17", "iOS26", "SystemVersion", "platform.name"] {
                    #expect(!text.contains(word), "\(path) asks for \(word)")
                }
            }
        }
    }

    /// Each row of numbers is read by somebody.
    @Test(arguments: [PlatformTable.Kind.metrics, .gestures, .springs, .shadows])
    func everyNumberIsUsed(_ kind: PlatformTable.Kind) throws {
        let table = try #require(try PlatformTable(kind, of: "iOS17", in: Self.data))
        // Bytes: searching a string of all sources for each row takes half a minute.
        var code = Data()
        for module in ["PlumbCore", "PlumbControls", "PlumbUIKit"] {
            let folder = Self.root.appendingPathComponent("Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                code += try Data(contentsOf: folder.appendingPathComponent(path))
            }
        }
        for row in table.rows {
            let isRead = code.range(of: Data("\(kind.rawValue).\(row.name)".utf8)) != nil
            #expect(isRead, "\(row.name) is read nowhere")
        }
    }
}
