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

    /// Rows of marks are read once.
    @Test(arguments: ["\"", "#"]) func rowsOfMarks(_ mark: String) throws {
        let count = 400_000
        let run = try ScratchFolder().plumb(
            "layout",
            """
            let text = ##" \(String(repeating: mark, count: count)) "##
            struct A: View { var body: some View { Color.red.frame(width: CGFloat(text.count) - 400_000, height: 10) } }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("\"size\": [2, 10]"), "\(run.errors.suffix(300))")
        #expect(run.duration < 60)
    }

    /// Plumb has what came until iOS 18: what is newer is not there, whatever Linux says.
    @Test(arguments: [
        ("if #available(iOS 17, *)", true), ("if #available(iOS 18.0, macOS 15, *)", true),
        ("if #available(iOS 26, *)", false),
        ("if #available(iOS 26.0,*)", false), ("if #available(macOS 26, iOS 26.1, *), Bool(true)", false),
        ("if #available(\n        iOS 26.0,\n        *\n    )", false), ("if #available(macOS 26, *)", true),
        ("if #unavailable(iOS 26)", true), ("if #unavailable(iOS 26, macOS 26)", true),
        ("if #unavailable(iOS 17)", false),
        ("if /* #available(iOS 26, *) */ #available(iOS 18, *)", true),
    ])
    func versions(_ condition: String, _ isTrue: Bool) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            func width() -> CGFloat { \(condition) { return 10 } else { return 20 } }
            let text = "#available(iOS 26, *) \\(old)"
            var old: Int { guard #available(iOS 26, *) else { return 1 }; return 2 }
            struct A: View {
                var body: some View {
                    \(condition) { Color.red.frame(width: width(), height: text == "#available(iOS 26, *) 1" ? 10 : 5) } else {
                        Color.red.frame(width: width(), height: 10)
                    }
                }
            }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("\"size\": [\(isTrue ? 10 : 20), 10]"), "\(run.output)\(run.errors)")
    }

    @Test func columnsStay() throws {
        let run = try ScratchFolder().plumb(
            "layout", "#if os(iOS) && UNKNOWN(3)\n#endif\n#if os(iOS)\nlet a: Int = \"\"\n#endif", ["--json"])
        #expect(run.errors.contains("Views.swift:2:16: error:"), "\(run.errors)")
        let versions = try ScratchFolder().plumb(
            "layout", "func f() { if #available(iOS 26, *) { let a: Int = \"\" } else { let b: Int = \"\" } }",
            ["--json"])
        #expect(versions.errors.contains("Views.swift:2:77: error:"), "\(versions.errors)")
    }

    /// What a newer system is needed for is not compiled, wherever it stands; all else is.
    @Test(arguments: [
        (
            "if #available(iOS 26, *) { Text(\"a\").glassEffect(.regular) } else { Color.red.frame(width: 10, height: 10) }",
            true
        ),
        (
            "if #unavailable(iOS 26) { Color.red.frame(width: 10, height: 10) } else { Text(\"a\").glassEffect(.regular) }",
            true
        ),
        (
            "if #available(iOS 26, *), [1].contains(where: { $0 == 1 }) { Text(\"}\").glassEffect(.regular) /* } */ } else { Color.red.frame(width: 10, height: 10) }",
            true
        ),
        (
            "if 1 > 2 { Text(\"b\") } else if #available(iOS 26, *) { Text(\"\\(\"}\")\").glassEffect() } else { Color.red.frame(width: 10, height: 10) }",
            true
        ),
        ("Color.red.frame(width: width(), height: wide)", true),
        ("if #available(iOS 18, *) { Text(\"a\").nothing() } else { Color.red.frame(width: 10, height: 10) }", false),
        ("if #available(iOS 26, *) { Text(\"a\") } else { Text(\"a\").nothing() }", false),
    ])
    func branchesOfNewerSystems(_ view: String, _ isDrawn: Bool) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            func width() -> CGFloat {
                if #available(iOS 26, *) {
                    let glass = Glass.regular
                    return glass.width
                }
                return 10
            }
            var wide: CGFloat { if #available(iOS 26, *) { Glass.regular.height } else { 10 } }
            struct A: View { var body: some View { \(view) } }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("\"size\": [10, 10]") == isDrawn, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("error") != isDrawn)
    }
}
