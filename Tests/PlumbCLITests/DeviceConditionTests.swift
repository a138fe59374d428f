import Foundation
import Testing

/// `#if` is answered as on an iPhone, and no line or column moves.
struct DeviceConditionTests {
    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("os(macOS)", false), ("!os(macOS)", true),
        ("os(macOS) || os(iOS)", true), ("os( iOS ) && !targetEnvironment(simulator)", true),
        ("canImport(AppKit)", false),
        ("canImport(UIKit)", true), ("canImport(SwiftUI)", true), ("canImport(MapKit)", false), ("DEBUG", true),
        ("arch(arm64)", true), ("arch(x86_64)", false), ("swift(>=5.9)", true), ("(os(visionOS) ||\n  os(iOS))", true),
        ("os(iOS) // os(Linux)", true), ("canImport(FoundationNetworking)", false), ("NOBODY", false),
    ])
    func conditions(_ condition: String, _ isTrue: Bool) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            struct A: View {
                #if \(condition)
                let width: CGFloat = 10
                #else
                let width: CGFloat = 20
                #endif
                var body: some View { Color.red.frame(width: width, height: 10) }
            }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("\"size\": [\(isTrue ? 10 : 20), 10]"), "\(run.errors)")
    }

    @Test func otherBranchesAndStringsStay() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            #"""
            let text = """
            #if os(Linux)
            \("#if os(Linux)")
            """
            /* /* nested */
            #if os(Linux)
            */
            #if os(macOS)
            import AppKit
            #elseif os(iOS)
            let width = text.contains("os(Linux)") && text.components(separatedBy: "os(Linux)").count == 3 ? 30.0 : 0
            #endif
            struct A: View {
                var body: some View {
                    if #available(iOS 17, *) { Color.red.frame(width: width, height: 10) } else { Text("old") }
                }
            }
            """#, ["--size", "fit", "--json"])
        #expect(run.output.contains("\"size\": [30, 10]"), "\(run.errors)")
    }

    @Test func columnsStay() throws {
        let run = try ScratchFolder().plumb(
            "layout", "#if os(iOS) && UNKNOWN(3)\n#endif\n#if os(iOS)\nlet a: Int = \"\"\n#endif", ["--json"])
        #expect(run.errors.contains("Views.swift:2:16: error:"), "\(run.errors)")
    }
}
