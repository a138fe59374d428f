import PlumbCore
import PlumbWhy
import SwiftUI
import Testing

@testable import PlumbSnapshots

/// Layouts as text: what is in them, and that they are read back as they were written.
@MainActor struct LayoutFormTests {
    struct Row: View {
        let title: String

        var body: some View {
            HStack {
                Text(title)
                Spacer()
                Image(systemName: "star")
            }
        }
    }

    struct Page: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Title").font(.headline).accessibilityIdentifier("title")
                ForEach(["one", "two"], id: \.self) { Row(title: $0) }
                Button("Buy") {}
            }
            .padding(16)
            .background { Color.yellow }
        }
    }

    static func form<V: View>(_ view: V, width: Double = 200) -> LayoutForm {
        var world = World()
        world.proposal = ProposedViewSize(width: width, height: 300)
        return LayoutForm(ViewHost(view, in: world).trace(byTypes: true))
    }

    @Test func aFormReadsAsViewsAreWritten() {
        let text = Self.form(Page()).text
        #expect(
            text == """
                VStack (Page)   168 × 104 at 16, 16   spacing 8, alignment leading
                  Text “Title” #“title”   50 × 20 at 16, 16   font 17 semibold
                  HStack (Row)   168 × 20 at 16, 44
                    Text “one”   30 × 20 at 16, 44   font 17
                    Spacer   116 × 0 at 46, 54
                    Image   22 × 20 at 162, 44   naturalSize 22 20
                  HStack (Row)   168 × 20 at 16, 72
                    Text “two”   30 × 20 at 16, 72   font 17
                    Spacer   116 × 0 at 46, 82
                    Image   22 × 20 at 162, 72   naturalSize 22 20
                  Button   30 × 20 at 16, 100
                    Text “Buy”   30 × 20 at 16, 100   font 17
                .padding   200 × 136 at 0, 0   insets 16
                .background
                  Color   200 × 136 at 0, 0

                """)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let awkward = VStack {
            Text("a\nb \\ ”quoted“ \u{1}").accessibilityIdentifier("two words")
            Text("x").overlay { Circle() }.padding(3).overlay(alignment: .top) { Text("y") }.offset(x: 3)
            Text("a, b   c").frame(maxWidth: .infinity)
        }
        for form in [Self.form(Page()), Self.form(awkward), Self.form(Form { Toggle("On", isOn: .constant(true)) })] {
            let read = try LayoutForm(text: form.text)
            #expect(read.text == form.text)
            #expect(read.views.count == form.views.count)
        }
    }

    @Test(arguments: [
        ("Text", 1), ("Text   1 × 1", 1), ("VStack   1 × 1 at 0, 0\n    Text   1 × 1 at 0, 0", 2), (".padding", 1),
        ("Text “a   1 × 1 at 0, 0", 1), (" Text   1 × 1 at 0, 0", 1), ("Text   1 × 1 at 0, 0   spacing", 1),
    ])
    func whatIsNoFormIsRefused(_ text: String, _ line: Int) {
        #expect(throws: LayoutForm.Malformed(line: line)) { try LayoutForm(text: text) }
    }

    /// What users give to Plumb's own views is shown, what these consist of is not; no places are needed for that.
    @Test func controlsAreOneViewEach() {
        let form = Self.form(
            Form {
                Section("Sound") {
                    Toggle("On", isOn: .constant(true))
                    Label("Loud", systemImage: "speaker")
                }
            })
        let names = form.views.map(\.name)
        #expect(names.contains("Form"))
        #expect(names.contains("Toggle"))
        #expect(names.contains("Label"))
        #expect(!names.contains("Capsule"))
        #expect(form.views.compactMap(\.text).contains("On"))
    }
}
