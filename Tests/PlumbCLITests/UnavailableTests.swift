import Foundation
import Testing

/// What Docs/Signatures.md calls unavailable does not compile, and the compiler's error says what to use instead.
struct UnavailableTests {
    /// A use of each: statements, or a function after its name.
    private static let uses: [(owner: String, signature: String, use: String)] = [
        (
            #"EdgeInsets"#, #"init(_ nsEdgeInsets: NSDirectionalEdgeInsets)"#,
            #"(_ insets: NSDirectionalEdgeInsets) { _ = EdgeInsets(insets) }"#
        ),
        (
            #"Group"#, #"init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue"#,
            #"<C: TableRowContent>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#,
            #"init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == "#
                + #"Content.TableRowValue, C == Content.TableColumnSortComparator"#,
            #"<C: TableColumnContent>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#,
            #"init(@AccessibilityRotorContentBuilder content: () -> Content) where Content : "#
                + #"AccessibilityRotorContent"#,
            #"<C: AccessibilityRotorContent>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#, #"init(@ToolbarContentBuilder content: () -> Content) where Content : ToolbarContent"#,
            #"<C: ToolbarContent>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#,
            #"init(@ToolbarContentBuilder content: () -> Content) where Content : "#
                + #"CustomizableToolbarContent"#,
            #"<C: CustomizableToolbarContent>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#, #"init(@CommandsBuilder content: () -> Content) where Content : Commands"#,
            #"<C: Commands>(_ c: C) { _ = Group { c } }"#
        ),
        (
            #"Group"#, #"typealias TableColumnBody = Never where Content : TableColumnContent"#,
            #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableColumnBody.self }"#
        ),
        (
            #"Group"#,
            #"typealias TableColumnSortComparator = Content.TableColumnSortComparator where Content : "#
                + #"TableColumnContent"#,
            #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableColumnSortComparator.self }"#
        ),
        (
            #"Group"#, #"typealias TableRowBody = Never where Content : TableRowContent"#,
            #"<C: TableRowContent>(_ c: C) { _ = Group<C>.TableRowBody.self }"#
        ),
        (
            #"Group"#, #"typealias TableRowValue = Content.TableRowValue where Content : TableColumnContent"#,
            #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableRowValue.self }"#
        ),
        (
            #"Group"#, #"typealias TableRowValue = Content.TableRowValue where Content : TableRowContent"#,
            #"<C: TableRowContent>(_ c: C) { _ = Group<C>.TableRowValue.self }"#
        ),
        (
            #"Group"#, #"var body: Never { get } where Content : AccessibilityRotorContent"#,
            #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group.body }"#
        ),
        (
            #"Group"#, #"Group : AccessibilityRotorContent where Content : AccessibilityRotorContent"#,
            #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group as any AccessibilityRotorContent }"#
        ),
        (
            #"Group"#, #"Group : Commands where Content : Commands"#,
            #"<C: Commands>(_ group: Group<C>) { _ = group as any Commands }"#
        ),
        (
            #"Group"#, #"Group : CustomizableToolbarContent where Content : CustomizableToolbarContent"#,
            #"<C: CustomizableToolbarContent>(_ group: Group<C>) { _ = group as any CustomizableToolbarContent }"#
        ),
        (
            #"Group"#, #"Group : TableColumnContent where Content : TableColumnContent"#,
            #"<C: TableColumnContent>(_ group: Group<C>) { _ = group as any TableColumnContent }"#
        ),
        (
            #"Group"#, #"Group : TableRowContent where Content : TableRowContent"#,
            #"<C: TableRowContent>(_ group: Group<C>) { _ = group as any TableRowContent }"#
        ),
        (
            #"Group"#, #"Group : ToolbarContent where Content : ToolbarContent"#,
            #"<C: ToolbarContent>(_ group: Group<C>) { _ = group as any ToolbarContent }"#
        ),
        (
            #"TimelineView.Context"#, #"func invalidateTimelineContent()"#,
            #"(_ c: TimelineViewDefaultContext) { c.invalidateTimelineContent() }"#
        ),
        (
            #"View"#, #"func inspectorColumnWidth(_ width: CGFloat) -> some View"#,
            #"() { _ = Text("a").inspectorColumnWidth(1) }"#
        ),
        (
            #"View"#,
            #"func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some "#
                + #"View"#,
            #"() { _ = Text("a").inspectorColumnWidth(min: 1, ideal: 1, max: 2) }"#
        ),
        (
            #"View"#, #"func listRowInsets(_ insets: EdgeInsets?) -> some View"#,
            #"() { _ = Text("a").listRowInsets(nil) }"#
        ),
        (
            #"VisualEffect"#, #"func brightness(_ amount: Double) -> some VisualEffect"#,
            #"() { _ = EmptyVisualEffect().brightness(1) }"#
        ),
        (
            #"VisualEffect"#, #"func contrast(_ amount: Double) -> some VisualEffect"#,
            #"() { _ = EmptyVisualEffect().contrast(1) }"#
        ),
        (
            #"VisualEffect"#, #"func grayscale(_ amount: Double) -> some VisualEffect"#,
            #"() { _ = EmptyVisualEffect().grayscale(1) }"#
        ),
        (
            #"VisualEffect"#, #"func hueRotation(_ angle: Angle) -> some VisualEffect"#,
            #"() { _ = EmptyVisualEffect().hueRotation(.zero) }"#
        ),
        (
            #"VisualEffect"#, #"func saturation(_ amount: Double) -> some VisualEffect"#,
            #"() { _ = EmptyVisualEffect().saturation(1) }"#
        ),
    ]

    /// Owner, signature and remedy of the rows that are not there.
    private static func table() throws -> [(owner: String, signature: String, remedy: String)] {
        let file = PlumbRun.package.appendingPathComponent("Docs/Signatures.md")
        var owner = ""
        var rows: [(owner: String, signature: String, remedy: String)] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## ") { owner = String(line.dropFirst(3)) }
            let pieces = line.dropFirst(3).dropLast(2).components(separatedBy: "` | unavailable: ")
            if pieces.count == 2 { rows.append((owner, pieces[0], pieces[1])) }
        }
        return rows
    }

    @Test func everyUseIsAnErrorWithItsRemedy() throws {
        let rows = try Self.table()
        #expect(rows.map { [$0.owner, $0.signature] } == Self.uses.map { [$0.owner, $0.signature] })
        // Uses stand in lines 2 and on.
        let functions = Self.uses.enumerated().map { "func use\($0.offset)\($0.element.use)" }
        let run = try ScratchFolder().plumb("layout", functions.joined(separator: "\n"), ["--json"])
        #expect(run.status == 1)
        for (index, row) in rows.enumerated() {
            let errors = run.errorLines.filter { $0.hasPrefix("Views.swift:\(index + 2):") && $0.contains(": error: ") }
            #expect(
                errors.contains { $0.hasSuffix("is unavailable: \(row.remedy)") }, "\(functions[index]): \(errors)")
        }
    }
}
