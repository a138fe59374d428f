import Foundation
import PlumbInterface
import PlumbLaws
import Testing

/// The register has every modifier of views, and is the one place that has it.
///
/// The rule: a modifier that only draws is three files: the source that declares and documents it, the table of
/// SwiftUI's interface with its signature, and its file of the register with its law. `aDrawingModifierIsThreeFiles`
/// counts them: a file of the sources counts that declares the modifier or names a type that is declared beside it, a
/// table that has a row of it, and a file of the register and the laws that names the modifier's entry or has it in a
/// list or a switch. Tests stand beside; Docs/API is made from the tables. What sentences about layouts say of a few
/// modifiers stands in the folder Record: no modifier needs it.
@Suite @MainActor
struct RegisterTests {
    @Test func everyModifierIsRegistered() throws {
        let declared = Set(try Repository.modifiers().map(\.name))
        let registered = Register.features.map { $0.facts.name }
        #expect(Set(registered).count == registered.count, "a modifier is registered twice")
        #expect(declared.subtracting(registered).sorted() == [], "not in Tests/PlumbLaws/Register/Modifiers")
        #expect(Set(registered).subtracting(declared).sorted() == [], "no source declares them")
        #expect(registered.count > 150)
    }

    /// The scan finds what is there: forms that span lines, attributes, and both targets.
    @Test func theScanFindsModifiers() throws {
        let found = Repository.modifierNames(
            in: """
                extension View {
                    /// Not `func commented()`.
                    public func plain() -> some View { self }
                    @ViewBuilder public func built(
                        _ value: Int
                    ) -> some View { if value > 0 { self } }
                    func own() -> some View { self }
                }
                public func outside() {}
                extension Text {
                    public func ofTexts() -> Text { self }
                }
                extension View where Self: Equatable {
                    public func constrained() -> some View { self }
                }
                """)
        #expect(found == ["plain", "built", "constrained"])
    }

    @Test func everyModifierTakesPartInTheLawsOrSaysWhyNot() {
        var taking = 0
        for feature in Register.features {
            switch feature.laws {
            case .takesPart(let specimens):
                taking += 1
                #expect(!specimens.isEmpty, "\(feature.facts.name)")
            case .leftOut(let reason):
                #expect(reason.hasSuffix(".") && reason.contains(" "), "\(feature.facts.name): \(reason)")
            }
        }
        #expect(taking > 140)
        #expect(Set(ModifierKind.all).count == ModifierKind.all.count)
    }

    /// Each is of SwiftUI's interface, and works.
    @Test func everyModifierHasItsRows() throws {
        let rows = try InterfaceTable(folder: InterfaceTable.folder).rows
        let works = Set(rows.filter { $0.state == .works && $0.owner == "View" }.map(\.path))
        for feature in Register.features where !Self.besides.contains(feature.facts.name) {
            #expect(works.contains("View.\(feature.facts.name)"), "the tables have no \(feature.facts.name)")
        }
    }

    /// Modifiers that Apple's lists of SwiftUI leave out.
    private static let besides: Set<String> = ["hoverEffect", "hoverEffectDisabled", "toolbarBackgroundVisibility"]

    @Test func everyModifierHasItsTestAndItsPage() throws {
        let tests = Repository.swiftFiles(in: "Tests").filter { !$0.path.contains("/PlumbLaws/") }
        for feature in Register.features {
            let facts = feature.facts
            guard let test = tests.first(where: { $0.lastPathComponent == facts.test + ".swift" }) else {
                Issue.record("\(facts.name): there is no \(facts.test).swift")
                continue
            }
            #expect(try Repository.words(of: test).contains(facts.name), "\(facts.test) has no .\(facts.name)")
            if let page = facts.page {
                let page = Repository.file("Docs/Layout/\(page).md")
                #expect(try Repository.words(of: page).contains(facts.name), "\(page.lastPathComponent): \(facts.name)")
            }
        }
    }

    /// No file of the laws names a modifier's entry, or has it in a list or a switch, but its own.
    @Test func nobodyElseListsModifiers() throws {
        let laws = try Repository.swiftFiles(in: "Tests/PlumbLaws").map { try RepositoryFile($0) }
        for feature in Register.features {
            #expect(
                laws.filter { $0.lists(feature) }.count == 1,
                "\(feature.facts.name): \(laws.filter { $0.lists(feature) }.map(\.name))")
        }
    }

    @Test func aDrawingModifierIsThreeFiles() throws {
        let drawing = Register.features.filter { $0.facts.drawsOnly }
        #expect(drawing.count >= 9)
        let sources = try Repository.swiftFiles(in: "Sources").filter { !$0.path.contains("/PlumbCore/Record/") }
            .map { try RepositoryFile($0) }
        let lists = try (Repository.swiftFiles(in: "Tests/PlumbLaws") + Repository.swiftFiles(in: "Tests/plumb-laws"))
            .map { try RepositoryFile($0) }
        let table = try InterfaceTable(folder: InterfaceTable.folder)
        for feature in drawing {
            let files = Repository.filesToTouch(for: feature, sources: sources, lists: lists, table: table)
            #expect(files.count == 3, "\(feature.facts.name): \(files.sorted())")
        }
    }

    /// A second file of the sources that knows the modifier, and a list of names, are counted.
    @Test func theCountSeesWhatKnowsAModifier() throws {
        let feature = try #require(Register.features.first { $0.facts.name == "blur" })
        let source = RepositoryFile(
            name: "Blur.swift",
            text: """
                public struct BlurModifier: PaintEffect {}
                extension View {
                    public func blur() -> some View { modifier(BlurModifier()) }
                }
                """)
        let machine = RepositoryFile(name: "DrawPass.swift", text: "if modifier is BlurModifier { }")
        let register = RepositoryFile(name: "Painting.swift", text: "enum BlurFeature: ViewFeature {}")
        let list = RepositoryFile(name: "Names.swift", text: "let names = [\"shadow\", \"blur\"]")
        let row = try #require(InterfaceRow(cells: ["View", "", "func blur()", "13.0", "", "works", ""]))
        let table = InterfaceTable(areas: [InterfaceTable.Area(name: "effects", rows: [row])])
        let files = Repository.filesToTouch(
            for: feature, sources: [source, machine], lists: [register, list], table: table)
        #expect(files == ["Blur.swift", "DrawPass.swift", "Painting.swift", "Names.swift", "effects.tsv"])
    }
}

/// A file's name and what is in it.
struct RepositoryFile {
    let name: String
    let text: String
    let words: Set<String>

    init(name: String, text: String) {
        self.name = name
        self.text = text
        words = Repository.words(in: text)
    }

    init(_ file: URL) throws {
        self.init(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    }

    /// Names the modifier's entry, or the modifier in a list of names or as a case.
    func lists(_ feature: any ViewFeature.Type) -> Bool {
        if words.contains("\(feature)") { return true }
        let name = feature.facts.name
        guard words.contains(name) else { return false }
        if text.contains("[\"\(name)\"") || text.contains(", \"\(name)\"") { return true }
        // The word for all of them is a kind of its own.
        if name == "modifier" { return false }
        return text.split(separator: "\n").contains {
            let line = $0.drop(while: { $0 == " " })
            guard line.hasPrefix("case ") else { return false }
            let label = line.dropFirst(5).prefix { $0 != ":" && $0 != "=" && $0 != "(" }
            return Repository.words(in: String(label)).contains(name)
        }
    }

    /// The types that the file declares at its top.
    var types: [String] {
        text.split(separator: "\n").compactMap { line in
            guard let first = line.first, first != " ", first != "/" else { return nil }
            let words = line.split(separator: " ")
            guard let kind = words.firstIndex(where: { ["struct", "class", "enum", "protocol"].contains($0) }),
                kind + 1 < words.count
            else { return nil }
            return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
}

extension Repository {
    static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The words of a text: what is between anything that no name has in it.
    static func words(in text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    static func words(of file: URL) throws -> Set<String> {
        words(in: try String(contentsOf: file, encoding: .utf8))
    }

    /// The names of the public methods in `extension View`s, in sources that swift-format has laid out: what is in an
    /// extension is indented by four spaces, and the extension ends with a brace at the margin.
    static func modifierNames(in text: String) -> [String] {
        var names: [String] = []
        var isInView = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("extension ") || line.hasPrefix("@MainActor extension ") {
                let words = line.split { $0 == " " || $0 == "{" || $0 == ":" }
                isInView =
                    words.firstIndex(of: "extension").map { $0 + 1 < words.count && words[$0 + 1] == "View" } ?? false
            } else if line.hasPrefix("}") {
                isInView = false
            }
            guard isInView, line.hasPrefix("    "), !line.hasPrefix("     "), !line.hasPrefix("    /"),
                line.contains("public "), !line.contains(" static "), let start = line.range(of: " func ")
            else { continue }
            let name = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            // A name that begins with an underscore is nobody's to look up.
            if !name.hasPrefix("_"), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// All modifiers of views, with the files that declare them.
    static func modifiers() throws -> [(name: String, file: URL)] {
        try (swiftFiles(in: "Sources/PlumbCore") + swiftFiles(in: "Sources/PlumbControls")).flatMap { file in
            modifierNames(in: try String(contentsOf: file, encoding: .utf8)).map { ($0, file) }
        }
    }

    /// The files that a modifier has to be written in.
    @MainActor static func filesToTouch(
        for feature: any ViewFeature.Type, sources: [RepositoryFile], lists: [RepositoryFile], table: InterfaceTable
    ) -> Set<String> {
        let name = feature.facts.name
        let own = sources.filter { $0.words.contains(name) && modifierNames(in: $0.text).contains(name) }
        let types = Set(own.flatMap(\.types))
        var files = Set(own.map(\.name))
        for source in sources where !source.words.isDisjoint(with: types) { files.insert(source.name) }
        for file in lists where file.lists(feature) { files.insert(file.name) }
        for area in table.areas where area.rows.contains(where: { $0.path == "View.\(name)" }) {
            files.insert("\(area.name).tsv")
        }
        return files
    }
}
