import Foundation
import Testing

/// Names from elsewhere in expressions that keep Swift's type checker busy are said within seconds; what compiles is
/// compiled, however long that takes.
struct UnknownNameTests {
    /// An expression that takes the type checker longer than anybody waits: all operators may mean anything while one
    /// operand is unknown.
    private static func slow(_ operand: String) -> String {
        "\"a\" + String(a) + \"b\" + \"\\(a)\" + \"c\" + \(operand) + \"d\" + \"e\" + String(a + 1) + \"f\" + \"g\""
    }

    /// Bodies with unknown names in long expressions, each of which is given up after some seconds by itself.
    private static func views(_ operand: String, count: Int = 12, modifiers: String = "") -> String {
        let views = (0..<count).map { index in
            """
            struct Slow\(index): View {
                @State private var a = 1
                var body: some View {
                    VStack {
                        Text(\(slow(operand)))
                            .padding(CGFloat(a) * 2 + 3 * 4 - 1 + Double(a) * 0.5 + 3)\(modifiers)
                    }
                }
            }
            """
        }
        return views.joined(separator: "\n")
    }

    @Test(arguments: [
        (
            "Weatherly.name(a)", "cannot find 'Weatherly' in scope",
            "SwiftUI has no Weatherly; if another file declares it"
        ),
        (
            "String(a).fancyThing(3)", "cannot find a member 'fancyThing' in any module or file",
            "SwiftUI has no fancyThing; if another file declares it"
        ),
        ("weatherName(a)", "cannot find 'weatherName' in scope", ""),
    ]) func aSlowFileEndsWithinSeconds(_ operand: String, _ message: String, _ remedy: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.views(operand), ["--json", "--compile-timeout", "100"])
        #expect(run.status == 1 && run.output.isEmpty)
        // On a machine that does nothing else, these are five.
        #expect(run.duration < 30, "\(run.duration)")
        for index in 0..<12 {
            let line = 6 + index * 9
            #expect(run.errors.contains("Views.swift:\(line):"), "\(run.errors)")
        }
        #expect(run.errors.contains(": error: \(message)\n"))
        #expect(remedy.isEmpty || run.errorLines.count { $0.hasPrefix("plumb: \(remedy)") } == 1, "\(run.errors)")
        #expect(run.sentence.hasSuffix("kept the compiler busy, so it was ended; its errors stand above"))
    }

    /// What compiles is silent, wherever its names are from.
    @Test func whatCompilesHasNoUnknownName() throws {
        let views = #"""
            import Foundation
            import UIKit

            enum Kind: String, CaseIterable, Codable { case first, second }
            struct Item: Codable, Identifiable {
                var id = UUID()
                var kind = Kind.first
                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    id = try values.decode(UUID.self, forKey: .id)
                }
                init() {}
            }
            @dynamicMemberLookup struct Loose {
                subscript(dynamicMember name: String) -> Int { name.count }
            }
            #if canImport(UIKit)
            struct OnlyHere { var inside: some View { Text("a").whatever() } }
            extension View { func whatever() -> some View { self } }
            #endif
            struct Named { var `default` = 1 }
            @Observable final class Model { var named = Named(); var café = 2 }
            struct Box<Content: View, Other>: View where Other: Hashable {
                @Environment(\.colorScheme) private var scheme
                let content: Content
                let other: Other?
                var body: some View {
                    if let other { Text("\(other.hashValue)") } else { content }
                    switch Kind.allCases.first { case .first?: Text("a"); case let found?: Text(found.rawValue); default: EmptyView() }
                }
            }
            struct Shown: View {
                @State private var model = Model()
                @State private var number = 1
                var body: some View {
                    Box(content: Text("\(model.named.default + model.café) \(Loose().anythingAtAll)"), other: Optional(3))
                        .onChange(of: number) { oldValue, newValue in print(oldValue, newValue, $number.wrappedValue, _number) }
                    OnlyHere().inside
                    Text("\(Int(hypot(3.0, 4.0)) + Int(INT_MAX) - Int(CInt.max))")
                        .task { do { try await Task.sleep(nanoseconds: 1) } catch { print(error.localizedDescription) } }
                    SwiftUI.Text(Swift.String(describing: stat().st_size))
                }
            }
            #Preview("P") { @Previewable @State var shown = true; Toggle("a", isOn: $shown) }
            """#
        let folder = try ScratchFolder()
        // Another text each time, for what was compiled before is not looked at.
        try folder.write("import SwiftUI\n\(views)\n// \(UUID())\n", to: "Views.swift")
        let run = try PlumbRun(["list", "Views.swift"], in: folder.url, environment: ["PLUMB_NAMES": "first"])
        #expect(run.status == 0, "\(run.errors)")
        try folder.write("import SwiftUI\n\(views)\nlet a = Shawn()\n// \(UUID())\n", to: "Views.swift")
        let other = try PlumbRun(["list", "Views.swift"], in: folder.url, environment: ["PLUMB_NAMES": "first"])
        #expect(other.status == 1)
        #expect(other.errors.contains("error: cannot find 'Shawn' in scope\nlet a = Shawn()\n        ^~~~~\nplumb: "))
        #expect(other.errors.contains("did you mean Shown?"), "\(other.errors)")
    }
}
