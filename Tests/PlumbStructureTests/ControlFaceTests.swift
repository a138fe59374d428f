import Foundation
import Testing

/// Controls are made of what users have: public declarations of PlumbCore. What they use besides stands in one folder,
/// and in a list.
///
/// `package` names are visible to all modules, so the compiler does not tell a control that reaches too far: its index
/// does.
@Suite
struct ControlFaceTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What stands elsewhere, for PlumbCore uses it too: files, and why they are no business of the folder's.
    private static let shared = [
        // Where a view was written: what every view stores.
        "Places/LocatedValue.swift", "Places/SourceAddress.swift",
        // The numbers of the platform, in the environment and where a shape is drawn by itself.
        "Environment/EnvironmentValues.swift", "Host/HostAtWork.swift",
        // What a view is in a section: `Section` says it, and lists and menus dress it.
        "Graph/SectionMember.swift", "Collections/SectionMembers.swift", "Collections/LazyArrangement.swift",
        // What rows are told, and measured by: modifiers and texts say it, and lists read it.
        "Collections/RowNode.swift", "Collections/ListRow.swift", "Scrolling/ScrollIdealSize.swift",
        "Scrolling/ScrollRest.swift",
        // What stands around scroll views that are pulled down.
        "Scrolling/ScrollDressing.swift",
        // What views say about their row, screen or tab, and what ends their presentation.
        "Graph/TraitStore.swift", "State/Dismiss.swift",
        // What is presented, and how: menus, sheets and alerts are presentations.
        "Graph/PresentationTraits.swift", "Presentations/PresentationModifier.swift",
        // What ends at a presentation, what a finger on content moves first, who hears that it moves, and what is
        // lighter on a card.
        "Environment/EnvironmentContext.swift", "Scrolling/ScrollHandover.swift", "Scrolling/ScrollWatcher.swift",
        "Styles/Elevation.swift",
        // The part of a view at which a bubble stands.
        "Geometry/Anchor.swift",
        // That a layout hands no guides on: rows and lazy grids do not.
        "Containers/LayoutContainer.swift",
        // What a reader can do to a row.
        "Accessibility/SpokenRow.swift",
        // How words look, and that they are read as they are.
        "Text/TextCase.swift",
        // A gesture, which is built like users' own.
        "Events/SwipeGesture.swift",
        // What a view is made of: pickers and menus read their members, as lists do; groups and ForEach may be of items
        // of bars and of tabs.
        "Views/MemberReader.swift", "Views/Group.swift", "Collections/ForEach.swift",
        // By which modifiers members become rows: lists and menus have such.
        "Views/ListModifiers.swift",
        // What the status bar lies on: views say other things of it by the same preference.
        "Scenes/SystemOverlays.swift",
        // The kinds of views that records tell apart.
        "Record/TracedKind.swift",
        // The colours of the system, and the tint in force.
        "Styles/Color.swift", "Styles/SystemColors.swift", "Styles/SystemStyles.swift",
    ]

    /// What the files in a folder use of another one that is not public: `file: name`.
    private static func hidden(_ references: [IndexStore.Reference], from user: String, of home: String) throws
        -> Set<String>
    {
        var texts: [String: [Substring]] = [:]
        var found: Set<String> = []
        for use in references where use.file.hasPrefix(user) && use.declaredIn.hasPrefix(home) {
            if texts[use.declaredIn] == nil {
                let text = try String(contentsOfFile: use.declaredIn, encoding: .utf8)
                texts[use.declaredIn] = text.split(separator: "\n", omittingEmptySubsequences: false)
            }
            guard let lines = texts[use.declaredIn], !isPublic(use.declaredAt, in: lines) else { continue }
            let name = use.name.split(separator: ":", maxSplits: 1).last.map(String.init)
            let isAccessor = use.name.hasPrefix("getter:") || use.name.hasPrefix("setter:")
            found.insert("\(use.declaredIn.dropFirst(home.count)): \((isAccessor ? name : nil) ?? use.name)")
        }
        return found
    }

    /// Whether the declaration on a line is public: it says so, or says nothing and stands in one that is. Lines are
    /// indented as the formatter does it.
    private static func isPublic(_ line: Int, in lines: [Substring]) -> Bool {
        func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
        var index = line - 1
        while lines.indices.contains(index) {
            let code = lines[index].prefix(upTo: lines[index].firstRange(of: "//")?.lowerBound ?? lines[index].endIndex)
            let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "(") }
            if let access = words.first(where: { ["public", "open", "package"].contains($0) }) {
                return access != "package"
            }
            let own = indentation(lines[index])
            guard
                let parent = lines[..<index].lastIndex(where: {
                    let text = $0.drop { $0 == " " }
                    return indentation($0) < own && !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix(")")
                        && !text.hasPrefix("}") && !text.hasPrefix("where")
                })
            else { return false }
            index = parent
        }
        return false
    }

    @Test func controlsUseTheirFace() throws {
        let sources = Self.repository.appendingPathComponent("Sources").path
        let index = try IndexStore(
            LayerTests.store, of: URL(fileURLWithPath: "\(sources)/PlumbCore"),
            URL(fileURLWithPath: "\(sources)/PlumbControls"))
        let uses = try Self.hidden(index.references, from: "\(sources)/PlumbControls/", of: "\(sources)/PlumbCore/")
        let stray = uses.filter { use in
            !use.hasPrefix("ControlSPI/") && !Self.shared.contains { use.hasPrefix("\($0):") }
        }
        #expect(
            stray.isEmpty,
            """
            controls use what is not public:
            \(stray.sorted().joined(separator: "\n"))
            Use a public name that does the same, or declare what they need in PlumbCore/ControlSPI.
            """)
        // The list, so that whoever adds to it knows.
        let list = Self.repository.appendingPathComponent("Tests/PlumbStructureTests/control-face.txt")
        let known = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        #expect(uses.subtracting(known).sorted() == [], "add these to control-face.txt, if there is no other way")
        #expect(known.subtracting(uses).sorted() == [], "controls use these no more: take them out of control-face.txt")
    }

    /// The test itself: what says nothing is as visible as what it stands in.
    @Test func declarationsSayWhetherTheyArePublic() {
        let text = """
            public enum Open: Sendable {
                case first
                package func hidden(
                    _ name: String
                ) -> Int { 1 }
            }
            package struct Closed {
                // public
                var value: Int { 1 }
                struct Inner {
                    case second
                }
            }
            extension Open {
                public static func shown() {}
                func own() {}
            }
            """.split(separator: "\n", omittingEmptySubsequences: false)
        #expect([1, 2, 3, 7, 9, 10, 11, 15, 16].filter { Self.isPublic($0, in: text) } == [1, 2, 15])
    }
}
