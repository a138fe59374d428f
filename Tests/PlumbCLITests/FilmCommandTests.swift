import Foundation
import Testing

/// Pictures at a time, films, and what is done to views on the way.
struct FilmCommandTests {
    private static let views = """
        struct A: View {
            @State private var isWide = false
            var body: some View {
                Color.blue.frame(width: isWide ? 80 : 40, height: 30).accessibilityIdentifier("bar")
                    .onTapGesture { isWide.toggle() }
                    .frame(width: 100, height: 50)
            }
        }
        """

    private func bytes(_ folder: ScratchFolder, _ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }

    @Test(arguments: [
        ("--at 1", 40), ("--at 1 --tap 50,25@1", 80), ("--at 1 --tap bar@0.5", 80),
        ("--at 1 --tap bar@0 --tap bar@0", 40),
        ("--at 2 --tap bar@1.5 --tap bar@0.5", 40), ("--tap bar@0", 80),
    ]) func framesAtATime(_ options: String, width: Double) throws {
        let run = try ScratchFolder().plumb(
            "layout", Self.views, ["--json"] + options.split(separator: " ").map(String.init))
        #expect(run.status == 0 && run.errors.isEmpty)
        let view = try #require(try run.json()["A"] as? [String: Any])
        let frames = try #require(view["frames"] as? [String: [Double]])
        #expect(frames["bar"]?[2] == width)
    }

    /// The wheel shows what lies further to the right and further down; the help and the page say so.
    @Test(arguments: [("0,30", 0.0, -30.0), ("25,0", -25, 0), ("25,30", -25, -30), ("-5,-5", 0, 0)])
    func theWheelShowsWhatLiesFurther(_ distance: String, x: Double, y: Double) throws {
        let views = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    ScrollView([.horizontal, .vertical]) {
                        Color.red.frame(width: 300, height: 300).accessibilityIdentifier("page")
                    }
                    .frame(width: 100, height: 100)
                    .defaultScrollAnchor(.topLeading)
                }
            }
            """
        let run = try ScratchFolder().plumb(
            "layout", views, ["--json", "--at", "1", "--scroll", "50,50:\(distance)@0.5"])
        #expect(run.status == 0)
        #expect(run.errors.contains("meets nothing") == (x == 0 && y == 0))
        let view = try #require(try run.json()["A"] as? [String: Any])
        let frames = try #require(view["frames"] as? [String: [Double]])
        #expect(frames["page"] == [x, y, 300, 300])
    }

    @Test func aPictureAtATimeIsThatOfTheFilm() throws {
        let folder = try ScratchFolder()
        let script = ["--tap", "bar@0.25", "--tap", "bar@0.5"]
        let views = Self.views.replacingOccurrences(
            of: "isWide.toggle()",
            with: "withAnimation(.spring(response: 0.5, dampingFraction: 0.4)) { isWide.toggle() }")
        let film = try folder.plumb(
            "render", views, ["--duration", "0.8", "--fps", "10", "-o", "frame-%02d.png"] + script)
        #expect(film.status == 0 && film.errors.isEmpty)
        #expect(folder.names == ["Views.swift"] + (0..<8).map { "frame-0\($0).png" })
        let moments: [(number: Int, time: String, taps: Int)] = [
            (0, "0", 0), (2, "0.2", 0), (3, "0.3", 1), (4, "0.4", 1), (5, "0.5", 2), (6, "0.6", 2),
        ]
        var pictures: Set<[UInt8]> = []
        for (number, time, taps) in moments {
            let picture = try folder.plumb("render", views, ["--at", time, "-o", "one.png"] + script.prefix(taps * 2))
            #expect(picture.status == 0 && picture.errors.isEmpty)
            pictures.insert(try bytes(folder, "one.png"))
            #expect(try bytes(folder, "one.png") == bytes(folder, "frame-0\(number).png"))
        }
        // The bar stands still in the first two.
        #expect(pictures.count == 5)
    }

    /// The delays and heads of films: three pictures, of 0.5, 1 and 0.5 s.
    @Test func filmsInThreeFormats() throws {
        let folder = try ScratchFolder()
        for name in ["a.gif", "a.apng", "a.webp"] {
            let run = try folder.plumb(
                "render", Self.views,
                ["--duration", "2", "--fps", "20", "--tap", "bar@0.5", "--tap", "bar@1.5", "--scale", "1", "-o", name])
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        }
        #expect(folder.names == ["Views.swift", "a.apng", "a.gif", "a.webp"])
        let gif = try bytes(folder, "a.gif")
        #expect(gif.starts(with: Array("GIF89a".utf8) + [100, 0, 50, 0]))
        let controls = gif.indices.dropLast(6).filter { gif[$0..<$0 + 3].elementsEqual([0x21, 0xF9, 4]) }
        #expect(controls.map { Int(gif[$0 + 4]) | Int(gif[$0 + 5]) << 8 } == [50, 100, 50])
        let apng = Data(try bytes(folder, "a.apng"))
        #expect(apng.range(of: Data("acTL".utf8) + [0, 0, 0, 3, 0, 0, 0, 0]) != nil)
        let webp = try bytes(folder, "a.webp")
        let frames = webp.indices.dropLast(4).filter { webp[$0..<$0 + 4].elementsEqual("ANMF".utf8) }
        #expect(frames.map { Int(webp[$0 + 20]) | Int(webp[$0 + 21]) << 8 } == [500, 1000, 500])
    }

    @Test func aFilmMayBeginLater() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", Self.views,
            ["--at", "1", "--duration", "1", "--tap", "bar@0.5", "--tap", "bar@1.5", "-o", "a.gif"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let gif = try bytes(folder, "a.gif")
        let controls = gif.indices.dropLast(6).filter { gif[$0..<$0 + 3].elementsEqual([0x21, 0xF9, 4]) }
        #expect(controls.map { Int(gif[$0 + 4]) } == [50, 50])
    }

    @Test func whatMeetsNothingIsAWarning() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.views, ["--at", "1", "--tap", "1,1@0.5", "-o", "a.png"])
        #expect(run.status == 0)
        #expect(run.errorLines == ["warning: --tap 1,1@0.5 meets nothing that takes notice of it"])
        let strict = try folder.plumb(
            "render", Self.views,
            ["--duration", "1", "--fps", "5", "--tap", "1,1@0.5", "--strict", "-o", "frame-%d.png"])
        #expect(strict.status == 1)
        #expect(folder.names == ["Views.swift", "a.png"])
    }

    /// A scroll view takes what scrolls it.
    @Test func aTapThatOnlyAScrollViewTookIsAWarning() throws {
        let view = "struct A: View { var body: some View { ScrollView { Color.red.frame(height: 2000) } } }"
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", view,
            ["--at", "1", "--tap", "50,50@0.5", "--drag", "50,200:50,100@0.6", "-o", "a.png"])
        #expect(run.status == 0)
        #expect(run.errorLines == ["warning: --tap 50,50@0.5 meets nothing that takes notice of it"])
    }

    @Test(arguments: ["a.gif", "frame-%03d.png", "a.png --at 1"]) func aViewThatIsNotThere(_ output: String) throws {
        let folder = try ScratchFolder()
        let words = output.split(separator: " ").map(String.init)
        let run = try folder.plumb(
            "render", Self.views,
            ["--tap", "save@0.5", "-o"] + words + (words.count == 1 ? ["--duration", "1", "--fps", "10"] : []))
        #expect(run.status == 2)
        #expect(
            run.errorLines == [
                "plumb: Views.swift: A: --tap save@0.5 finds no view with the accessibility identifier save; there is bar"
            ])
        #expect(folder.names == ["Views.swift"])
    }

    @Test func aTrapInTheMiddleLeavesNoFile() throws {
        let folder = try ScratchFolder()
        let view = """
            struct A: View {
                var body: some View { Color.red.onTapGesture { fatalError("no") } }
            }
            """
        for output in ["a.gif", "frame-%03d.png"] {
            let run = try folder.plumb("render", view, ["--duration", "1", "--tap", "9,9@0.5", "-o", output])
            #expect(run.status == 1)
            #expect(run.sentence.hasPrefix("plumb: A in Views.swift trapped"))
            #expect(folder.names == ["Views.swift"])
        }
    }

    @Test(arguments: ["a.gif", "a.apng", "a.webp", "%d.png"]) func aViewOfNoSizeHasNoFilm(_ output: String) throws {
        let folder = try ScratchFolder()
        let view = "struct A: View { var body: some View { Text(\"\") } }"
        let run = try folder.plumb("render", view, ["--text", "fixed", "--duration", "1", "-o", output])
        #expect(run.status == 1)
        #expect(run.sentence.hasPrefix("plumb: Views.swift: A is 0 × 20 points, there is nothing to draw"))
        #expect(folder.names == ["Views.swift"])
    }

    // MARK: Calls

    struct Call: Sendable, CustomTestStringConvertible {
        var arguments: String
        var sentence: String
        var testDescription: String { arguments }
    }

    private static func value(_ value: String, _ option: String, _ remedy: String) -> Call {
        Call(
            arguments: "\(option)=\(value) -o a.gif --duration 1",
            sentence: "The value '\(value)' is invalid for '\(option) <\(option.dropFirst(2))>': \(remedy)")
    }

    nonisolated static let calls: [Call] = [
        Call(arguments: "-o a.gif", sentence: "a.gif is a film; give its length with --duration, as --duration 3"),
        Call(
            arguments: "-o a.png --fps 20",
            sentence: "--fps is for films; give the length of one with --duration, as --duration 3"),
        Call(
            arguments: "-o a.png --duration 2.5",
            sentence:
                "a.png is no name of a film of 2.5 s; let it end in .gif, .apng, .webp, or give frames as frame-%03d.png"
        ),
        Call(
            arguments: "-o a.mp4 --duration 3",
            sentence:
                "a.mp4 is no name of a film of 3 s; let it end in .gif, .apng, .webp, or give frames as frame-%03d.png"),
        Call(
            arguments: "-o a.gif --duration 3 --fps 60",
            sentence: "--fps 60 is more than browsers show of a .gif; give 50 or less, or write an .apng or .webp"),
        Call(
            arguments: "-o all --all --duration 3",
            sentence: "--all draws pictures; give --view for a film of one view"),
        Call(
            arguments: "-o a.gif --duration 3 --tap save@3.5",
            sentence: "--tap save@3.5 comes after the film, which ends at 3 s; "
                + "give it an earlier time, or a longer --duration"),
        Call(
            arguments: "-o a.png --at 1 --drag 1,1:2,2@1.5",
            sentence: "--drag 1,1:2,2@1.5 comes after the picture, which is taken at 1 s; give a later --at"),
        Call(
            arguments: "-o a.png --type hello@0.5",
            sentence: "--type hello@0.5 comes after the picture, which is taken at 0 s; give a later --at"),
        value("-1", "--at", "write seconds from 0 to 600, as 1.5"),
        value("soon", "--at", "write seconds from 0 to 600, as 1.5"),
        value(
            "3,4", "--tap",
            "write X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5"),
        value(
            "@1", "--tap",
            "write X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5"),
        value(
            "save@1+2", "--tap",
            "write X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5"),
        value(
            "save@", "--tap",
            "write X,Y@SECONDS, IDENTIFIER@SECONDS or label:LABEL@SECONDS, as 200,40@0.5, save@0.5 or label:Save@0.5"),
        value("1,1@1", "--drag", "write X,Y:X,Y@SECONDS, as 300,40:20,40@1, or @1+0.5 for a drag of half a second"),
        value("1,1:a@-1", "--drag", "write X,Y:X,Y@SECONDS, as 300,40:20,40@1, or @1+0.5 for a drag of half a second"),
        value("1,1:down@1", "--scroll", "write X,Y:DX,DY@SECONDS, as 200,400:0,120@1"),
        value("1,1:0,nan@1", "--scroll", "write X,Y:DX,DY@SECONDS, as 200,400:0,120@1"),
        value("hello", "--type", "write TEXT@SECONDS, as hello@1"),
        value("0", "--fps", "write frames a second, from 1 to 60, as 30"),
        value("61", "--fps", "write frames a second, from 1 to 60, as 30"),
        value("0", "--duration", "write seconds, above 0 and up to 600, as 3"),
        value("601", "--duration", "write seconds, above 0 and up to 600, as 3"),
    ]

    @Test(arguments: calls) func isRefused(_ call: Call) throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", to: "A.swift")
        let run = try PlumbRun(
            ["render", "A.swift"] + call.arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorLines == ["plumb: \(call.sentence); see plumb render --help"])
        #expect(folder.names == ["A.swift"])
    }
}
