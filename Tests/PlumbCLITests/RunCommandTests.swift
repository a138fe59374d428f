import Foundation
import Testing

/// `plumb run`: real windows, a real mouse and a real keyboard.
@Suite(.serialized)
struct RunCommandTests {
    private static let (red, green, blue) = (0xFF0000, 0x00FF00, 0x0000FF)
    private static let colors = """
        extension Color {
            static let r = Color(red: 1, green: 0, blue: 0), g = Color(red: 0, green: 1, blue: 0),
                b = Color(red: 0, green: 0, blue: 1)
        }

        """

    private func program(_ views: String, title: String, _ options: [String] = []) throws -> WindowProgram {
        try WindowProgram(views: Self.colors + views, title: title, ["--scale", "1"] + options)
    }

    @Test func aClickChangesStateAndPicture() throws {
        let program = try program(
            """
            struct Tapped: View {
                @State private var count = 0
                var body: some View {
                    HStack(spacing: 0) {
                        Color.b
                        (count == 0 ? Color.r : Color.g).onTapGesture { count += 1; print("tapped", count) }
                    }
                }
            }
            """, title: "Tapped", ["--size", "200x100"])
        try program.wait(for: Self.red, x: 150, y: 50)
        #expect(try program.screenshot()[50, 50] == Self.blue)
        try program.click(x: 150, y: 50)
        try program.wait(for: Self.green, x: 150, y: 50)
        try program.wait("what the view prints") { program.errors == "tapped 1\n" }
        let picture = try program.screenshot()
        #expect(picture.width == 200 && picture.height == 100)
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
    }

    @Test func theWheelScrolls() throws {
        let program = try program(
            """
            struct Long: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.r.frame(height: 100)
                            Color.g.frame(height: 96)
                            Color.b.frame(height: 1000)
                        }
                    }
                }
            }
            """, title: "Long", ["--size", "200x100"])
        try program.wait(for: Self.red, x: 100, y: 10)
        // Three notches down are 144 points.
        try program.server.xdotool("mousemove", "--window", program.window, "100", "50", "click", "--repeat", "3", "5")
        try program.wait(for: Self.green, x: 100, y: 10)
        try program.wait(for: Self.blue, x: 100, y: 90)
        try program.server.xdotool("click", "--repeat", "3", "4")
        try program.wait(for: Self.red, x: 100, y: 10)
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
    }

    @Test func theRootIsProposedTheWindowAndStandsInItsCentre() throws {
        let program = try program(
            """
            struct Centred: View {
                var body: some View { Color.r.frame(width: 40, height: 20) }
            }
            struct Filling: View {
                var body: some View { HStack(spacing: 0) { Color.r; Color.b } }
            }
            """, title: "Centred", ["--size", "200x100", "--view", "Centred"])
        try program.wait(for: Self.red, x: 81, y: 41)
        let picture = try program.screenshot()
        #expect(picture[119, 59] == Self.red)
        #expect(picture[79, 50] == 0xFFFFFF && picture[120, 50] == 0xFFFFFF)
        #expect(picture[100, 39] == 0xFFFFFF && picture[100, 60] == 0xFFFFFF)
        try program.server.xdotool("windowsize", program.window, "300", "200")
        try program.wait(for: Self.red, x: 169, y: 109)
        try program.wait(for: 0xFFFFFF, x: 100, y: 50)
        #expect(try program.screenshot().width == 300)
    }

    /// A window that comes back is inactive until it has the keyboard, which it may never get.
    @Test func aWindowThatComesBackIsInactive() throws {
        let program = try program(
            """
            struct Phase: View {
                @Environment(\\.scenePhase) private var phase
                var body: some View {
                    Color.r.onChange(of: phase) { _, new in print(new) }
                }
            }
            """, title: "Phase", ["--size", "100x100"])
        try program.wait(for: Self.red, x: 50, y: 50)
        for (command, phase) in [
            ("windowunmap", "background"), ("windowmap", "inactive"), ("windowfocus", "active"),
        ] {
            try program.server.xdotool(command, program.window)
            try program.wait("\(phase) after \(command); \(program.errors)") { program.errorLines.last == phase }
        }
    }

    /// The window is as large as the screen, and keeps what its bars would take: 20 points above.
    @Test func aDeviceIsAWindowOfItsSize() throws {
        let program = try program(
            "struct Phone: View { var body: some View { Color.r } }",
            title: "Phone", ["--device", "iPhone SE (1st generation)", "--landscape"])
        try program.wait(for: Self.red, x: 100, y: 1)
        let picture = try program.screenshot()
        #expect(picture.width == 568 && picture.height == 320)
        let standing = try self.program(
            "struct Phone: View { var body: some View { Color.r } }", title: "Phone",
            ["--device", "iPhone SE (1st generation)"])
        try standing.wait(for: Self.red, x: 100, y: 300)
        let tall = try standing.screenshot()
        #expect(tall.width == 320 && tall.height == 568)
        #expect(tall[100, 19] == 0xFFFFFF && tall[100, 20] == Self.red)
    }

    @Test func theWindowShowsThePictureThatRenderDraws() throws {
        let views = """
            struct Words: View {
                var body: some View {
                    VStack {
                        Text("Hello, window").font(.title)
                        Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        RoundedRectangle(cornerRadius: 12).stroke(.green, lineWidth: 3).opacity(0.5)
                    }
                    .frame(width: 300, height: 200)
                }
            }
            """
        let program = try WindowProgram(views: views, title: "Words", ["--size", "300x200", "--scale", "2"])
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", views, ["--size", "300x200", "--scale", "2", "-o", "a.png"])
        #expect(run.status == 0)
        let drawn = try program.server.pixels(of: folder.url.appendingPathComponent("a.png"))
        try program.wait("the same picture") { try program.screenshot().bytes == drawn }
    }

    @Test func whatMovesIsShownAndWhatIsStillCostsNothing() throws {
        let program = try program(
            """
            struct Waiting: View {
                @State private var step = 0
                var body: some View {
                    [Color.r, .g, .b][step].onAppear {
                        Task { @MainActor in
                            try? await Task.sleep(nanoseconds: 100_000_000)
                            step = 1
                            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { step = 2 }
                        }
                    }
                }
            }
            """, title: "Waiting", ["--size", "200x100"])
        try program.wait(for: Self.blue, x: 100, y: 50)
        // The rest of the first picture's work, then five seconds in which nothing happens.
        var before = program.ticks()
        try program.wait("a pause") {
            usleep(500_000)
            defer { before = program.ticks() }
            return program.ticks() == before
        }
        usleep(5_000_000)
        #expect(program.ticks() - before <= 1)
    }

    @Test func aTrapOfTheViewIsASentence() throws {
        let program = try program(
            """
            struct Trapping: View {
                @State private var list = [1]
                var body: some View { Color.r.onTapGesture { print("now"); list = [list[3]] } }
            }
            """, title: "Trapping", ["--size", "200x100"])
        try program.wait(for: Self.red, x: 100, y: 50)
        try program.click(x: 100, y: 50)
        #expect(try program.end() == 1)
        #expect(program.errorLines.first == "now")
        #expect(
            program.errorLines.last == "plumb: Trapping in Views.swift trapped; what Swift says about it stands above")
    }

    @Test func withoutADisplayItSaysSo() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", to: "Views.swift")
        for display in ["", ":4711"] {
            let run = try PlumbRun(
                ["run", "Views.swift"], in: folder.url, environment: ["DISPLAY": display, "WAYLAND_DISPLAY": ""])
            #expect(run.status == 2)
            #expect(run.errorLines.count == 1, "\(run.errors)")
            #expect(
                run.sentence.contains("display") && run.sentence.hasSuffix("plumb render makes pictures without one"))
        }
    }
}
