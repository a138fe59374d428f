import Foundation
import Testing

/// Whatever comes to a host comes through `ViewHost.apply`.
@Suite
struct DoorTests {
    /// Conveniences of `ViewHost`, each a call of `apply`: for programs and tests, not for Plumb itself.
    private static let conveniences: Set = [
        "send(_:)", "tap(at:count:)", "tap(_:count:)", "press(at:duration:)", "press(_:duration:)",
        "drag(from:to:duration:)", "drag(_:by:duration:)", "scroll(at:by:)", "type(_:)", "press(_:_:)", "open(_:)",
        "advance(by:)", "advance(to:)", "advance(inOneFrameTo:)",
    ]
    /// The settings with a setter that is such a convenience.
    private static let settings: Set = ["proposal", "displayScale", "colorScheme", "scenePhase"]
    /// What is asked of a host, and what its owner makes of it: the root view, its log, who is told of changes.
    private static let others: Set = [
        "apply", "log", "init", "setRoot", "update", "layout", "displayList", "failure", "diagnostics", "hasFocus",
        "time", "date", "nextFrame", "size", "shownColorScheme", "surroundings", "systemBars", "follow",
        "setChangeListener", "settings", "overflow", "hasPageSteppedBack", "previewRequest", "device", "openAddress",
        "endEditing",
        "pasteboard", "accessibilityTree", "world", "benchmarkFigures", "checkInvariants", "drawnMarks", "forgetLayout",
        "layoutCounts", "pageFurniture",
    ]

    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let host = repository.appendingPathComponent("Sources/PlumbCore/Host").path + "/"

    @Test func nobodyComesInByAnotherWay() throws {
        let store = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("index/store").path
        let index = try IndexStore(store, of: Self.repository.appendingPathComponent("Sources/PlumbCore"))
        let uses = index.references.filter {
            $0.declaredIn.hasPrefix(Self.host) && !$0.file.hasPrefix(Self.host) && Self.conveniences.contains($0.name)
        }
        #expect(uses.isEmpty, "\(uses.map { "\($0.file):\($0.line) calls \($0.name)" })")
        for module in ["PlumbRendering", "PlumbTesting", "PlumbWindows", "PlumbHosting", "PlumbUIKit", "plumb"] {
            let folder = Self.repository.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(Self.doors(in: text) == [], "\(file.path)")
            }
        }
    }

    /// The calls and assignments of a text that change a host by another way than `apply`.
    private static func doors(in text: String) -> [String] {
        let names = Set(conveniences.map { $0.prefix { $0 != "(" } }.map(String.init))
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        return code.matches(of: /\bhost\.(\w+)(\(| = )/).filter {
            $0.output.2 == "(" ? names.contains(String($0.output.1)) : settings.contains(String($0.output.1))
        }.map { String($0.output.0) }
    }

    @Test func aDoorIsFound() {
        let text = "host.apply(.advance(by: 1)); host.advance(by: 1); host.proposal = .zero; host.proposal == .zero"
        #expect(Self.doors(in: text) == ["host.advance(", "host.proposal = "])
    }

    /// Whoever gives a host another member says here which of the three it is.
    @Test func everyMemberIsListed() throws {
        var members: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.host).sorted() {
            let text = try String(contentsOfFile: Self.host + file, encoding: .utf8)
            var isInHost = false
            for line in text.split(separator: "\n") {
                if line.first?.isWhitespace == false {
                    isInHost = line.contains("extension ViewHost") || line.contains("class ViewHost")
                }
                guard isInHost,
                    let match = line.firstMatch(
                        of:
                            /^    (public|package)( internal\(set\))?( convenience)?( static| nonisolated)* (func|var|init)( \w+)?/
                    )
                else { continue }
                members.insert(match.output.6.map { String($0.dropFirst()) } ?? "init")
            }
        }
        let conveniences = Set(Self.conveniences.map { String($0.prefix { $0 != "(" }) })
        let known = conveniences.union(Self.settings).union(Self.others)
        #expect(members.subtracting(known).isEmpty && members.count > 30)
        #expect(known.subtracting(members).isEmpty)
    }
}
