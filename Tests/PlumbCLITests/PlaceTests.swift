import Foundation
import Testing

/// Where `plumb` says that views were written.
struct PlaceTests {
    /// Views with marks: a comment stands before each view or modifier whose place is asked for, a modifier's before
    /// its dot.
    private static let source = """
        struct Row: View {
            var title = "row"
            var body: some View { /*row*/Text(title) }
        }
        struct Chain: View {
            var body: some View {
                /*a*/Text("a")
                    /*b*/.padding(4)
                    /*c*/.background {
                        /*d*/Text("d")
                    }
                    /*e*/.frame(width: 100, alignment:
                        .leading)
            }
        }
        struct TwoInALine: View {
            var body: some View { /*a*/HStack { /*b*/Text("b"); /*c*/Text("c")/*d*/.padding() } }
        }
        struct Convenience: View {
            var body: some View {
                /*a*/VStack {
                    /*b*/Label("b", systemImage: "star")/*c*/.padding()
                    /*d*/Button("d") {}
                    /*e*/Button { } label: { /*f*/Text("f") }
                }
            }
        }
        struct Helpers: View {
            var title: some View { /*a*/Text("a")/*b*/.padding(1) }
            func row(_ number: Int) -> some View {
                let title = "row \\(number)"
                return /*c*/Row(title: title)/*d*/.padding(2)
            }
            @ViewBuilder func rows() -> some View {
                /*e*/Row(title: "1")
                /*f*/Row(title: "2")
            }
            func plain() -> Row { Row(title: "plain") }
            var body: some View {
                /*g*/VStack {
                    title
                    row(1)
                    /*rows*/rows()
                    /*h*/plain()
                    /*i*/Row(title: "3")
                }
            }
        }
        struct Argument: View {
            var body: some View {
                /*a*/HStack {
                    /*b*/Text("b")/*c*/.background(/*d*/Text("d"))
                    /*e*/Text("e")/*f*/.background(Row(title: "nobody knows"))
                    /*g*/Row(title: "g")
                }
            }
        }
        struct Rows: View {
            var body: some View {
                /*a*/VStack {
                    /*b*/ForEach(0..<2) { number in
                        let title = "\\(number)"
                        /*c*/Row(title: title)
                        /*d*/Row(title: title)/*e*/.padding(1)
                    }
                }
            }
        }
        struct Branches: View {
            @State private var isOn = true
            var body: some View {
                /*a*/VStack {
                    if isOn { /*b*/Row(title: "b") } else { Row(title: "no") }
                    if !isOn { Text("no") } else { /*c*/Text("c")/*d*/.padding() }
                    if isOn { /*e*/Circle()/*f*/.frame(width: 1) }
                    switch isOn {
                    case true: Color/*g*/.clear/*h*/.frame(width: 1)
                    case false: Divider()
                    }
                }
            }
        }
        struct Mapped: View {
            let texts = ["1", "2"].map(Text.init)
            var body: some View {
                /*a*/HStack {
                    texts[0]  // Nobody knows.
                    /*b*/ForEach(["3"], id: \\.self, content: Text.init)
                }
            }
        }
        struct Framed: ViewModifier {
            func body(content: Content) -> some View {
                /*framed*/VStack { /*before*/Row(title: "x"); content; content/*padding*/.padding(1) }
            }
        }
        extension View {
            func card() -> some View { /*card*/padding(2) }
        }
        struct Modified: View {
            var body: some View {
                /*a*/HStack {
                    /*b*/Row(title: "x")/*c*/.modifier(Framed())
                    Row(title: "d")/*d*/.card()
                    /*e*/Row(title: "e")/*f*/.padding()/*g*/.frame(width: 1)
                }
            }
        }
        struct Box<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { /*box*/HStack { content; /*end*/Divider() } }
        }
        struct Nested: View {
            var body: some View {
                /*a*/VStack {
                    /*b*/Box { /*c*/Row(title: "c") }
                    /*d*/Box { /*e*/Row(title: "e"); /*f*/VStack { /*g*/Row(title: "g") } }
                    /*h*/Group { /*i*/Text("i"); /*j*/Text("j") }/*k*/.padding()
                    /*l*/Text("l")/*m*/.font(.title)
                    /*n*/Rectangle()/*o*/.fill(.red)/*p*/.frame(width: 1)
                }
            }
        }
        struct Lazy: View {
            var body: some View {
                /*a*/ScrollView {
                    /*b*/LazyVStack {
                        /*c*/Row(title: "c")
                        /*d*/ForEach(0..<1) { _ in /*e*/Row(title: "e") }
                    }
                }
            }
        }
        #Preview("P1") {
            /*a*/Text("a")
                /*b*/.padding()
        }
        // One line, and not at its beginning.
        @available(iOS 17, *) #Preview("P2") { /*a*/Row(title: "a")/*b*/.padding() }
        #Preview("P3") {
            @Previewable @State var text =
                "a"
            @Previewable @State var isOn = true
            if isOn { /*a*/Text(text)/*b*/.padding() }
        }
        struct Provided: PreviewProvider {
            static var previews: some View { /*a*/Text("a")/*b*/.padding() }
        }
        """

    /// By hand: what each box's view is, where it was written, and in brackets what has no box of its own around it.
    /// Boxes of which nothing is known are left out: Plumb's own views are made of them.
    private static let expected = [
        ("Chain", "FrameModifier e, LayersModifier c, PaddingModifier b, Text a, Text d"),
        ("TwoInALine", "HStack a, Text b, PaddingModifier d, Text c"),
        (
            "Convenience",
            "VStack a, PaddingModifier c, Label b, Image b, Text b, Button d, Text d, Button e, Text f"
        ),
        (
            "Helpers",
            "VStack g, PaddingModifier b, Text a, PaddingModifier d, Text row [c], Text row [rows e], Text row [rows f], "
                + "Text row [h], Text row [i]"
        ),
        (
            "Argument",
            "HStack a, LayersModifier c, Text b, Text d, LayersModifier f, Text e, Text row, Text row [g]"
        ),
        (
            "Rows",
            "VStack a, Text row [b c], PaddingModifier e [b], Text row [d], Text row [b c], PaddingModifier e [b], "
                + "Text row [d]"
        ),
        (
            "Branches",
            "VStack a, Text row [b], PaddingModifier d, Text c, FrameModifier f, Circle e, FrameModifier h, Color g"
        ),
        ("Mapped", "HStack a, Text in Mapped.body [b]"),
        (
            "Modified",
            "HStack a, VStack framed [c], Text row [before], Text row [b], PaddingModifier padding, Text row [b], "
                + "PaddingModifier card, Text row [d], FrameModifier g, PaddingModifier f, Text row [e]"
        ),
        (
            "Nested",
            "VStack a, HStack box [b], Text row [c], Divider end, HStack box [d], Text row [e], Text row [f g], "
                + "Divider end, PaddingModifier k [h], Text i, PaddingModifier k [h], Text j, Text l, FrameModifier p, "
                + "Rectangle o [n]"
        ),
        ("Lazy", "ScrollView a, LazyVStack b, Text row [c], Text row [d e]"),
        ("P1", "PaddingModifier b, Text a"), ("P2", "PaddingModifier b, Text row [a]"),
        ("P3", "PaddingModifier b [Card.swift:141:18], Text a"), ("Provided", "PaddingModifier b, Text a"),
    ]

    @Test func eachViewAndModifierHasItsPlace() throws {
        let run = try ScratchFolder().plumb("layout", Self.source, file: "Card.swift", ["--all", "--trace"])
        #expect(run.status == 0, "\(run.errors)")
        let places = Self.places(in: "import SwiftUI\n" + Self.source)
        var found: [String: [String]] = [:]
        var view = ""
        for line in run.output.split(separator: "\n") {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            if object["event"] as? String == "show" { view = object["name"] as? String ?? "" }
            guard object["event"] as? String == "view" else { continue }
            func mark(_ place: String) -> String {
                #expect(place.hasPrefix("Card.swift:"))
                return places[String(place.dropFirst(11))] ?? place
            }
            let at = (object["at"] as? String).map { " " + mark($0) } ?? (object["in"] as? String).map { " in " + $0 }
            let around = (object["around"] as? [String]).map { " [" + $0.map(mark).joined(separator: " ") + "]" }
            guard at != nil || around != nil, let name = object["name"] as? String else { continue }
            found[view, default: []].append(name + (at ?? "") + (around ?? ""))
        }
        for (view, expected) in Self.expected {
            #expect(found[view]?.joined(separator: ", ") == expected, "\(view)")
        }
    }

    /// Marks by what they stand before, as a line and a column.
    private static func places(in source: String) -> [String: String] {
        var places: [String: String] = [:]
        for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var column = 0
            for part in line.split(separator: "/*", omittingEmptySubsequences: false) {
                if column > 0, let end = part.range(of: "*/") {
                    let dot = part[end.upperBound...].hasPrefix(".") ? 1 : 0
                    let start = column + part.utf8.distance(from: part.startIndex, to: end.upperBound) + dot + 1
                    places["\(number + 1):\(start)"] = String(part[..<end.lowerBound])
                }
                column += part.utf8.count + 2
            }
        }
        return places
    }

    // MARK: Warnings

    @Test(arguments: [
        ("Text(\"a\")/*x*/.padding(.nan)", "padding was given nan"),
        ("Text(\"a\")\n    /*x*/.frame(width: -1)", "frame(width:) was given -1.0"),
        ("/*x*/Spacer(minLength: .nan)", "Spacer's minLength was given nan"),
        ("HStack { /*x*/ForEach([1, 1], id: \\.self) { _ in Text(\"a\") } }", "ForEach was given several elements"),
        // A layout asks.
        (
            "VStack(alignment: .leading) { Text(\"a\")/*x*/.alignmentGuide(.leading) { _ in .nan }; Text(\"b\") }",
            "alignmentGuide was given nan"
        ),
        ("Broken().around(Text(\"a\"))", "Broken answers"),
    ]) func aWarningHasThePlaceOfItsView(_ view: String, _ sentence: String) throws {
        let source = """
            struct Broken: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: CGFloat.nan, height: 1)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {}
                func around(_ view: some View) -> some View { self /*layout*/{ view } }
            }
            struct A: View { var body: some View { VStack { \(view); Text("z") } } }
            """
        let run = try ScratchFolder().plumb("render", source, file: "Card.swift", ["--view", "A", "-o", "a.png"])
        let mark = view.contains("/*x*/") ? "x" : "layout"
        let place = try #require(Self.places(in: "import SwiftUI\n" + source).first { $0.value == mark }).key
        #expect(run.errorLines.contains { $0.hasPrefix("Card.swift:\(place): warning: \(sentence)") }, "\(run.errors)")
    }

    /// The path is the one of the call, and another file of the same text has its own.
    @Test func thePathIsThatOfTheCall() throws {
        let folder = try ScratchFolder()
        let source = "import SwiftUI\nstruct A: View {\n    var body: some View { Text(\"a\").padding(.nan) }\n}\n"
        for path in ["A.swift", "folder/B.swift"] {
            try folder.write(source, to: path)
            for given in [path, "./\(path)", folder.url.appendingPathComponent(path).path] {
                let run = try PlumbRun(["layout", given, "--json"], in: folder.url)
                #expect(run.errorLines.first?.hasPrefix("\(given):3:37: warning: padding") == true, "\(run.errors)")
            }
        }
    }
}
