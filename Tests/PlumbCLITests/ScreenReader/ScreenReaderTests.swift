import Foundation
import Testing

/// Windows as a screen reader knows them: AT-SPI's own library asks and acts, on a bus of the test's own.
@Suite(.serialized)
struct ScreenReaderTests {
    /// A window that is read.
    private final class Session {
        let program: WindowProgram
        let bus: SessionBus
        let reader: ScreenReader

        /// - Parameters:
        ///   - file: what is run, with its options.
        ///   - title: the window's; the program is called the same unless `name` says otherwise.
        init(_ arguments: [String], title: String, name: String? = nil, in folder: ScratchFolder) throws {
            bus = try SessionBus()
            try bus.startServices()
            try bus.turnOn()
            program = try WindowProgram(
                ["run"] + arguments, title: title, in: folder,
                environment: bus.environment.merging(["PLUMB_SCALE": "1"]) { $1 })
            reader = try ScreenReader(of: name ?? title, on: bus)
            try wait("the program among those that can be read") { try reader.ask("there") == "True" }
        }

        /// Runs a view of a name.
        convenience init(_ views: String, _ name: String, _ options: [String] = ["--size", "300x400"]) throws {
            let folder = try ScratchFolder()
            try folder.write("import SwiftUI\n" + views, to: "Views.swift")
            try self.init(["Views.swift", "--view", name] + options, title: name, in: folder)
        }

        func wait(_ what: String, _ condition: () throws -> Bool) throws { try program.wait(what, condition) }

        /// Waits for an event that has these words in it.
        func hear(_ words: String...) throws {
            var heard: [String] = []
            try wait("\(words) in what is heard: \(heard)") {
                heard += try reader.lines("events")
                return heard.contains { event in words.allSatisfy { event.contains($0) } }
            }
        }
    }

    private static let form = """
        struct Form1: View {
            @State var count = 0
            @State var isLoud = false
            @State var volume = 0.5
            @State var name = "Ada Lovelace"
            @State var secret = "xy"
            @State var notes = "One. Two."
            @State var steps = 2
            var body: some View {
                VStack {
                    Text("Settings").accessibilityAddTraits(.isHeader)
                    Text("Count: \\(count)")
                    Button("More") { count += 1 }.accessibilityHint("Adds one").accessibilityIdentifier("more")
                    Button("Off") {}.disabled(true)
                    Toggle("Loud", isOn: $isLoud)
                    Slider(value: $volume, in: 0...1) { Text("Volume") }
                    TextField("Name", text: $name).accessibilityLabel("Name")
                    SecureField("Secret", text: $secret).accessibilityLabel("Secret")
                    TextEditor(text: $notes).frame(height: 40).accessibilityLabel("Notes")
                    Stepper("Steps", value: $steps).accessibilityValue("\\(steps)")
                    ProgressView("Load", value: 0.25)
                    Link("Site", destination: URL(string: "https://example.org")!)
                    Image(systemName: "star.fill").accessibilityLabel("Star")
                    HStack { Text("a"); Text("b") }
                        .accessibilityElement(children: .contain).accessibilityLabel("Pair")
                }
            }
        }
        """

    /// What the source says, by hand.
    private static let formTree = """
        application Form1
          frame Form1
            heading Settings
            label Count: 0
            push button More (Adds one)
            push button Off
            check box Loud
            slider Volume
            entry Name
            password text Secret
            text Notes
            spin button Steps (2)
            progress bar Load
            link Site
            image Star
            panel Pair
              label a
              label b
        """

    /// An element, and a command about it with the answer.
    private static let formFacts: [(command: String, answer: String)] = [
        ("states push-button More", "enabled focusable sensitive showing visible"),
        ("states push-button Off", "showing visible"),
        ("states check-box Loud", "checkable enabled focusable sensitive showing visible"),
        (
            "states entry Name",
            "editable enabled focusable selectable text sensitive showing single line visible"
        ),
        ("states text Notes", "editable enabled focusable multi line selectable text sensitive showing visible"),
        ("states frame Form1", "active enabled resizable sensitive showing visible"),
        ("attributes heading Settings", "level:1 toolkit:Plumb"),
        ("attributes push-button More", "id:more toolkit:Plumb"),
        ("parent label b", "panel Pair 1"),
        ("value slider Volume", "0 0.5 1"),
        ("value progress-bar Load", "0 0.25 1"),
        ("text label Count: 0", "Count: 0"),
        ("text entry Name", "Ada Lovelace"),
        ("text password-text Secret", "••"),
        ("text text Notes", "One. Two."),
        ("word 5 entry Name", "'Lovelace' 4 12"),
        ("word 1 entry Name", "'Ada ' 0 4"),
        ("actions push-button More", "activate"),
        ("value label Count: 0", "error: NotImplementedError"),
        ("interfaces image Star", "Accessible Component"),
    ]

    @Test func aFormIsReadAsItsSourceSays() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        try session.wait("the form") { try session.reader.lines("tree").count > 10 }
        #expect(try session.reader.ask("tree") == Self.formTree)
        for (command, answer) in Self.formFacts { #expect(try session.reader.ask(command) == answer, "\(command)") }
        // The window has no frame of a window manager: what is drawn begins where it stands.
        let place = String(
            decoding: try session.program.server.run(
                "xdotool", ["getwindowgeometry", "--shell", session.program.window])
                ?? Data(), as: UTF8.self)
        func number(_ name: String) throws -> Int {
            let line = place.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
            return try #require(line.flatMap { Int($0.dropFirst(name.count + 1)) })
        }
        let inside = try session.reader.ask("window push-button More").split(separator: " ").compactMap { Int($0) }
        let outside = try session.reader.ask("screen push-button More").split(separator: " ").compactMap { Int($0) }
        try #require(inside.count == 4 && outside.count == 4)
        #expect(outside == [inside[0] + (try number("X")), inside[1] + (try number("Y")), inside[2], inside[3]])
        let (x, y) = (inside[0] + inside[2] / 2, inside[1] + inside[3] / 2)
        #expect(try session.reader.ask("at \(x) \(y)") == "push button More (Adds one)")
        // A mouse at that place presses that button.
        try session.program.click(x: x, y: y)
        try session.wait("a press of the mouse") { try session.reader.ask("text label Count: 1") == "Count: 1" }
        #expect(session.program.errors.isEmpty)
    }

    @Test func whatIsDoneThroughTheReaderIsDoneAndTold() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        let reader = session.reader
        try session.wait("the form") { try reader.lines("tree").count > 10 }
        _ = try reader.ask("events")

        #expect(try reader.ask("act activate push-button More") == "True")
        #expect(try reader.ask("text label Count: 1") == "Count: 1")
        try session.hear("object:property-change:accessible-name", "label", "Count: 1")
        #expect(try reader.ask("act activate push-button Off") == "False")

        #expect(try reader.ask("act activate check-box Loud") == "True")
        try session.hear("object:state-changed:checked", "check box Loud 1")
        #expect(try reader.ask("states check-box Loud").contains("checked"))

        let before = try reader.ask("value slider Volume")
        #expect(try reader.ask("act increment slider Volume") == "True")
        #expect(try reader.ask("value slider Volume") != before)
        #expect(try reader.ask("set 0 slider Volume") == "0 0 1")
        try session.hear("object:property-change:accessible-value", "slider Volume")
        #expect(try reader.ask("set 1 slider Volume") == "0 1 1")
        #expect(try reader.ask("set 0.37 slider Volume") == "0 0.37 1")
        #expect(try reader.ask("set 0.3 progress-bar Load") == "0 0.25 1")

        #expect(try reader.ask("act increment spin-button Steps") == "True")
        #expect(try reader.lines("tree").contains("    spin button Steps (3)"))
    }

    @Test func textsAreReadAndEdited() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        let reader = session.reader
        try session.wait("the form") { try reader.lines("tree").count > 10 }
        _ = try reader.ask("events")

        #expect(try reader.ask("focus push-button More") == "False")
        #expect(try reader.ask("focus entry Name") == "True")
        try session.hear("object:state-changed:focused", "entry Name 1")
        #expect(try reader.ask("states entry Name").contains("focused"))
        #expect(try reader.ask("offset entry Name") == "12")
        #expect(try reader.ask("caret 3 entry Name") == "True")
        try session.hear("object:text-caret-moved", "entry Name 3")
        try session.program.type("m")
        try session.hear("object:text-changed:insert", "entry Name 3 1 m")
        #expect(try reader.ask("text entry Name") == "Adam Lovelace")
        #expect(try reader.ask("insert 0:Dr. entry Name") == "True")
        #expect(try reader.ask("text entry Name") == "Dr.Adam Lovelace")
        #expect(try reader.ask("delete 3:8 entry Name") == "True")
        #expect(try reader.ask("text entry Name") == "Dr.Lovelace")
        try session.hear("object:text-changed:delete", "entry Name 3 5 Adam")
        #expect(try reader.ask("write Grace entry Name") == "True")
        #expect(try reader.ask("text entry Name") == "Grace")

        // Secrets stay secret.
        #expect(try reader.ask("write abc password-text Secret") == "True")
        #expect(try reader.ask("text password-text Secret") == "•••")
        let heard = try reader.lines("events")
        #expect(!heard.contains { $0.contains("password") && $0.contains("abc") })
    }

    @Test func keysGoByTheReaderFirst() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        let reader = session.reader
        try session.wait("the form") { try reader.lines("tree").count > 10 }
        #expect(try reader.ask("write Grace entry Name") == "True")
        #expect(try reader.ask("focus entry Name") == "True")
        try session.program.type("axBx1")
        try session.hear("key 1 ")
        try session.wait("what was typed, without what was taken") {
            try reader.ask("text entry Name") == "GraceaB1"
        }
        try session.program.key("Left", "BackSpace")
        try session.hear("key BackSpace 65288")
        try session.wait("what was typed") { try reader.ask("text entry Name") == "Gracea1" }
        #expect(session.program.errors.isEmpty)
    }

    @Test func elementsThatHaveGoneAreGoneAndNewOnesAreTold() throws {
        let session = try Session(
            """
            struct Rows: View {
                @State private var rows = Array(1...400)
                var body: some View {
                    VStack(spacing: 0) {
                        Button("Less") { rows.removeLast(399) }
                        Button("Again") { rows = [7, 8] }
                        ForEach(rows, id: \\.self) { row in Text("Row \\(row)") }
                    }
                    .frame(height: 300, alignment: .top)
                }
            }
            """, "Rows")
        let reader = session.reader
        try session.wait("400 rows") { try reader.ask("count") == "404" }
        // What stands below the window is there, and not seen.
        #expect(try reader.ask("states label Row 399") == "enabled sensitive visible")
        #expect(try reader.ask("keep a label Row 399") == "Row 399")
        #expect(try reader.ask("keep b label Row 1") == "Row 1")
        _ = try reader.ask("events")
        #expect(try reader.ask("act activate push-button Less") == "True")
        try session.hear("object:children-changed:remove", "frame")
        #expect(try reader.ask("kept a").hasPrefix("error: ") || reader.ask("kept a").contains("defunct"))
        #expect(try reader.ask("kept b").hasPrefix("Row 1 "))
        try session.wait("one row") { try reader.ask("count") == "5" }
        #expect(try reader.ask("act activate push-button Again") == "True")
        try session.hear("object:children-changed:add", "frame")
        try session.wait("two rows") { try reader.ask("count") == "6" }
        #expect(try reader.ask("text label Row 8") == "Row 8")
        #expect(session.program.errors.isEmpty && session.program.isRunning)
    }

    @Test func aWindowThatClosesIsTold() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        try session.wait("the form") { try session.reader.lines("tree").count > 10 }
        _ = try session.reader.ask("events")
        try session.program.key("ctrl+q")
        #expect(try session.program.end() == 0)
        try session.wait("an end") { try session.reader.ask("there") == "False" }
        #expect(try session.reader.ask("tree").hasPrefix("error: "))
        #expect(session.program.errors.isEmpty)
    }

    /// The window lives on when bus and services die while somebody reads.
    @Test func aBusThatDiesTakesNothingAlong() throws {
        let session = try Session(Self.form, "Form1", ["--size", "360x640"])
        try session.wait("the form") { try session.reader.lines("tree").count > 10 }
        let place = try session.reader.ask("window push-button More").split(separator: " ").compactMap { Int($0) }
        try #require(place.count == 4)
        session.bus.end()
        usleep(500_000)
        let before = try session.program.screenshot()
        try session.program.click(x: place[0] + place[2] / 2, y: place[1] + place[3] / 2)
        try session.wait("another picture") { try session.program.screenshot() != before }
        try session.program.key("ctrl+q")
        #expect(try session.program.end() == 0)
        #expect(session.program.errors.isEmpty)
    }

    @Test func nothingIsHandedOverUntilAccessibilityIsOn() throws {
        let bus = try SessionBus()
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct Quiet: View { var body: some View { Text(\"Hush\") } }", to: "A.swift")
        // The window is there before any service of accessibility.
        let program = try WindowProgram(
            ["run", "A.swift"], title: "Quiet", in: folder, environment: bus.environment)
        try bus.startServices()
        let reader = try ScreenReader(of: "Quiet", on: bus)
        usleep(1_000_000)
        #expect(try reader.ask("there") == "False")
        try bus.turnOn()
        try program.wait("the program among those that can be read") { try reader.ask("there") == "True" }
        try program.wait("its tree") {
            try reader.ask("tree") == "application Quiet\n  frame Quiet\n    label Hush"
        }
        #expect(program.errors.isEmpty)
    }

    /// Who asks without listening gets what the window shows now; in between, nobody makes a tree.
    @Test func whoOnlyAsksSeesWhatIsShown() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n" + Self.form, to: "A.swift")
        let bus = try SessionBus()
        let program = try WindowProgram(
            ["run", "A.swift", "--size", "360x640", "--scale", "2"], title: "Form1", in: folder,
            environment: bus.environment.merging(["PLUMB_SCREEN_READER": "on"]) { $1 })
        let reader = try ScreenReader(of: "Form1", on: bus, isListening: false)
        try program.wait("the program among those that can be read") { try reader.ask("there") == "True" }
        #expect(try reader.ask("text label Count: 0") == "Count: 0")
        // Places are the screen's pixels: two to a point.
        let place = try reader.ask("window push-button More").split(separator: " ").compactMap { Int($0) }
        try #require(place.count == 4)
        try program.click(x: place[0] + place[2] / 2, y: place[1] + place[3] / 2)
        try program.wait("a press") { try reader.ask("text label Count: 1") == "Count: 1" }
        #expect(program.errors.isEmpty)
    }

    @Test func whereThereIsNoBusOnlyWhoWantsOneIsTold() throws {
        for (wish, count) in [("", 0), ("off", 0), ("on", 1)] {
            let folder = try ScratchFolder()
            try folder.write("import SwiftUI\nstruct A: View { var body: some View { Color.red } }", to: "A.swift")
            let program = try WindowProgram(
                ["run", "A.swift", "--size", "100x100", "--scale", "1"], title: "A", in: folder,
                environment: [
                    "PLUMB_SCREEN_READER": wish, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
                    "AT_SPI_BUS_ADDRESS": "",
                ])
            try program.wait("what is to be said") { program.errorLines.count == count }
            try program.key("ctrl+q")
            #expect(try program.end() == 0)
            #expect(program.errorLines.count == count, "\(program.errors)")
            if count == 1 {
                #expect(program.errors.hasPrefix("warning: "), "\(program.errors)")
                #expect(program.errors.contains("no screen reader can read the window"), "\(program.errors)")
            }
        }
    }
}
