import Foundation
import Testing

/// A file's own types and modifiers are meant wherever they have the name of one that Plumb lacks.
struct OwnNamesTests {
    /// What the file declares, and a view that uses it: 10 × 10 points where it is the file's own.
    @Test(arguments: [
        ("struct Chart: View { OWN }", "Chart()"),
        ("struct List<C: View>: View { @ViewBuilder var content: () -> C; OWN }", "List { Text(\"a\") }"),
        (
            "struct NavigationStack<C: View>: View { @ViewBuilder var content: () -> C; OWN }",
            "NavigationStack { Text(\"a\") }"
        ),
        ("struct NavigationView<C: View>: View { @ViewBuilder var content: C; OWN }", "NavigationView { Text(\"a\") }"),
        ("struct NavigationLink: View { let title: String; OWN }", "NavigationLink(title: \"a\")"),
        ("struct TabView: View { OWN }", "TabView()"),
        ("struct DatePicker: View { @Binding var date: Date; OWN }", "DatePicker(date: .constant(.now))"),
        ("struct ColorPicker: View { let title: String; OWN }", "ColorPicker(title: \"a\")"),
        ("struct Table: View { OWN }", "Table()"),
        (
            "enum Tab: CaseIterable { case one, two }",
            "Color.red.frame(width: Tab.allCases.count == 2 ? 10 : 0, height: 10)"
        ),
        ("struct Shader { let width = 10.0 }", "Color.red.frame(width: Shader().width, height: 10)"),
        ("struct ToolbarItem: View { OWN }", "ToolbarItem()"),
        (
            "extension View { func glassEffect() -> some View { frame(width: 10) } }",
            "Color.red.frame(height: 10).glassEffect()"
        ),
        (
            "extension View { func searchable(_ text: Binding<String>) -> some View { frame(width: 10) } }",
            "Color.red.frame(height: 10).searchable(.constant(\"a\"))"
        ),
        (
            "extension View { func searchable(text: Binding<String>) -> some View { frame(width: 10) } }",
            "Color.red.frame(height: 10).searchable(text: .constant(\"a\"))"
        ),
        (
            """
            extension View {
                func sheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View { frame(width: 10) }
            }
            """, "Color.red.frame(height: 10).sheet(isPresented: .constant(true)) { Text(\"a\") }"
        ),
        (
            """
            extension View {
                func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { frame(width: 10) }
                func navigationTitle(_ title: String) -> some View { frame(height: 10) }
            }
            """, "Color.red.toolbar { Text(\"a\") }.navigationTitle(\"a\")"
        ),
        (
            "extension View { func alert(_ title: String, isPresented: Binding<Bool>) -> some View { frame(width: 10) } }",
            "Color.red.frame(height: 10).alert(\"a\", isPresented: .constant(true))"
        ),
        (
            "extension Color { func listRowBackground(_ other: Color) -> some View { frame(width: 10, height: 10) } }",
            "Color.red.listRowBackground(.blue)"
        ),
    ])
    func theFilesOwnIsMeant(_ declaration: String, _ use: String) throws {
        let own = "var body: some View { Color.red.frame(width: 10, height: 10) }"
        let run = try ScratchFolder().plumb(
            "layout",
            declaration.replacingOccurrences(of: "OWN", with: own)
                + "\nstruct Shown: View { var body: some View { \(use) } }",
            ["--size", "fit", "--view", "Shown", "--json"])
        #expect(run.output.contains("\"size\": [10, 10]"), "\(run.output)\(run.errors)")
        #expect(run.errors.isEmpty)
    }
}
