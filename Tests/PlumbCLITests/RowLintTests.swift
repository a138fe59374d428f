import Foundation
import Testing

/// What lint says of lists, forms, and of what is for the bars and the rows around views.
struct RowLintTests {
    /// Code with the words that are said of it, after the rule's id; none for code that is as it should be.
    static let rows: [(code: String, says: [String])] = [
        // Lists without a height.
        (
            "ScrollView { Text(\"Head\"); List { Text(\"One\"); Text(\"Two\") } }",
            [
                "collapsed: The ScrollView proposes no height, and the List without a proposal is 10 high. Its rows are not to be seen. It scrolls by itself: take the ScrollView away, or give it a height."
            ]
        ),
        (
            "ScrollView { VStack { Form { Text(\"One\") } } }",
            ["collapsed: The ScrollView proposes no height, and the Form without a proposal is 10 high."]
        ),
        ("ScrollView { List { Text(\"One\") }.frame(height: 200) }", []),
        ("ScrollView { List { Text(\"One\") }.containerRelativeFrame(.vertical) }", []),
        ("VStack { Text(\"Head\"); List { Text(\"One\") } }", []),
        // Bars.
        (
            "NavigationStack { Text(\"One\") }.toolbar { Text(\"Item\") }",
            ["bar-outside-stack: `.toolbar` is outside of the NavigationStack, and has no effect"]
        ),
        (
            "NavigationStack { Text(\"One\") }.navigationDestination(for: Int.self) { Text(\"\\($0)\") }",
            ["bar-outside-stack: `.navigationDestination` is outside of the NavigationStack, and has no effect"]
        ),
        (
            "TabView { NavigationStack { Text(\"One\") } }.navigationTitle(\"Title\")",
            ["bar-outside-stack: `.navigationTitle` is outside of the NavigationStack, and has no effect"]
        ),
        ("NavigationStack { Text(\"One\").navigationTitle(\"Title\").toolbar { Text(\"Item\") } }", []),
        ("NavigationStack { Text(\"One\") }.toolbar(.hidden, for: .tabBar)", []),
        ("NavigationSplitView { Text(\"One\").navigationTitle(\"Title\") } detail: { Text(\"Two\") }", []),
        (
            "Text(\"One\").navigationTitle(\"Title\")",
            ["bar-outside-stack: `.navigationTitle` has no effect: no NavigationStack is around."]
        ),
        // Older names, of which the newer ones are made.
        (
            "Text(\"One\").navigationBarTitle(\"Title\")",
            ["bar-outside-stack: `.navigationBarTitle` has no effect: no NavigationStack is around."]
        ),
        (
            "NavigationStack { Text(\"One\") }.navigationBarItems(trailing: Text(\"Item\"))",
            ["bar-outside-stack: `.navigationBarItems` is outside of the NavigationStack, and has no effect"]
        ),
        // Destinations.
        (
            "NavigationStack { ScrollView { LazyVStack { Text(\"One\").navigationDestination(isPresented: .constant(false)) { Text(\"Two\") } } } }",
            ["destination-in-lazy: `.navigationDestination` is in the LazyVStack, which makes a view only when"]
        ),
        (
            "NavigationStack { Form { Text(\"One\").navigationDestination(for: Int.self) { Text(\"\\($0)\") } } }",
            ["destination-in-lazy: `.navigationDestination` is in the Form, which makes a view only when"]
        ),
        ("NavigationStack { Form { NavigationLink(\"Go\") { Text(\"Two\") } } }", []),
        ("NavigationStack { List { Text(\"One\") }.navigationDestination(for: Int.self) { Text(\"\\($0)\") } }", []),
        // Rows.
        (
            "List { HStack { Text(\"One\").listRowSeparator(.hidden); Text(\"Two\") } }",
            [
                "modifier-not-on-row: `.listRowSeparator` is on a view in the HStack, which is the row, and has no effect there. Write it on the HStack."
            ]
        ),
        (
            "List { VStack { Text(\"One\"); Text(\"Two\").swipeActions { Button(\"Go\") {} } } }",
            ["modifier-not-on-row: `.swipeActions` is on a view in the VStack, which is the row"]
        ),
        ("List { Text(\"One\").padding().listRowInsets(EdgeInsets()).listRowBackground(Color.red) }", []),
        ("List { Group { Text(\"One\"); Text(\"Two\") }.listRowSeparator(.hidden) }", []),
        ("List { Section { Text(\"One\") }.listRowSeparator(.hidden) }", []),
        ("Text(\"One\").listRowInsets(EdgeInsets())", []),
    ]

    private static let rules: Set<String> = [
        "collapsed", "bar-outside-stack", "destination-in-lazy", "modifier-not-on-row",
    ]

    @Test func whatIsSaid() throws {
        var views = ""
        for (index, row) in Self.rows.enumerated() {
            views += "struct V\(index): View { var body: some View { \(row.code) } }\n"
        }
        let run = try ScratchFolder().plumb(
            "lint", views, file: "Row.swift",
            ["--text", "fixed", "--size", "390x700", "--level", "note", "--format", "json"])
        let list = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        for (index, row) in Self.rows.enumerated() {
            let said = list.filter { $0["view"] as? String == "V\(index)" }.compactMap { finding -> String? in
                guard let rule = finding["rule"] as? String, Self.rules.contains(rule) else { return nil }
                return "\(rule): \(finding["message"] as? String ?? "")"
            }
            #expect(said.count == row.says.count, "\(row.code): \(said)")
            for (text, start) in zip(said, row.says) { #expect(text.hasPrefix(start), "\(row.code): \(text)") }
        }
        #expect(run.status == 1)
    }
}
