import Foundation
import Testing

/// Each example in a window, used with a real mouse and a real keyboard: once it is still, it shows what `plumb render`
/// draws after the same touches.
struct ExampleWindowTests {
    /// What a person does, at points of the window.
    enum Act {
        case click(Int, Int)
        case drag(Int, Int, Int, Int)
        case type(String)
    }

    struct Use: CustomTestStringConvertible, Sendable {
        let name: String
        let title: String
        let size: (width: Int, height: Int)
        let acts: [Act]
        var testDescription: String { name }
    }

    static let uses = [
        Use(
            name: "Counter", title: "Counter", size: (240, 185),
            acts: [.click(170, 140), .click(170, 140), .click(70, 140)]),
        Use(
            name: "ToDo", title: "To do", size: (320, 300),
            acts: [.click(288, 34), .click(32, 126), .click(293, 169), .click(244, 34)]),
        Use(name: "DraggableCard", title: "Draggable card", size: (320, 320), acts: [.drag(160, 160, 240, 120)]),
        Use(
            name: "Carousel", title: "Carousel", size: (340, 345),
            acts: [.click(72, 294), .click(268, 294), .click(268, 294)]),
        Use(
            name: "Controls", title: "Controls", size: (393, 1000),
            acts: [
                .click(100, 57), .type("Ada"), .click(100, 101), .type("secret\n"), .click(331, 192), .click(303, 236),
                .click(100, 368), .click(331, 456), .click(334, 654), .click(150, 953),
            ]),
        // Done, added with a name, a colour of a menu and a symbol, another one deleted after an alert, and counted.
        Use(
            name: "Habits", title: "Preview", size: (393, 852),
            acts: [
                .click(200, 127), .click(366, 22), .click(100, 123), .type("Tea"), .click(345, 267), .click(300, 350),
                .click(75, 385), .click(365, 37), .drag(300, 188, 190, 188), .click(366, 188), .click(263, 465),
                .click(295, 830),
            ]),
    ]

    private static func example(_ name: String) -> String {
        PlumbRun.package.appendingPathComponent("Examples/\(name).swift").path
    }

    /// A picture's pixels at one pixel to a point.
    private func render(_ use: Use, _ options: [String], in folder: ScratchFolder, by server: XServer) throws -> Data? {
        let run = try PlumbRun(
            ["render", Self.example(use.name), "--size", "\(use.size.width)x\(use.size.height)", "--scale", "1"]
                + options + ["-o", "a.png"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return try server.pixels(of: folder.url.appendingPathComponent("a.png"))
    }

    private func open(_ use: Use, in folder: ScratchFolder) throws -> WindowProgram {
        try WindowProgram(
            ["run", Self.example(use.name), "--size", "\(use.size.width)x\(use.size.height)", "--scale", "1"],
            title: use.title, in: folder)
    }

    @Test(arguments: uses) func theWindowShowsWhatRenderDrawsAfterTheSameTouches(_ use: Use) throws {
        let folder = try ScratchFolder()
        let program = try open(use, in: folder)
        let first = try render(use, [], in: folder, by: program.server)
        try program.wait("the first picture of \(use.name)") { try program.screenshot().bytes == first }

        var script: [String] = []
        for (index, act) in use.acts.enumerated() {
            let time = Double(index) + 0.5
            switch act {
            case .click(let x, let y):
                try program.click(x: x, y: y)
                script += ["--tap", "\(x),\(y)@\(time)"]
            case .drag(let x, let y, let endX, let endY):
                try program.drag(x: x, y: y, toX: endX, y: endY)
                script += ["--drag", "\(x),\(y):\(endX),\(endY)@\(time)"]
            case .type(let text):
                try program.type(text)
                script += ["--type", text.replacing("\n", with: "\\n") + "@\(time)"]
            }
            // A view on its way takes the touch where it is.
            usleep(700_000)
        }
        let last = try render(use, script + ["--at", "\(use.acts.count + 2)"], in: folder, by: program.server)
        #expect(last != first || use.name == "DraggableCard")
        try program.wait("the last picture of \(use.name)") { try program.screenshot().bytes == last }
        #expect(program.errors.isEmpty)
    }

    @Test func aCardIsHeldUntilTheButtonIsReleased() throws {
        let use = try #require(Self.uses.first { $0.name == "DraggableCard" })
        let program = try open(use, in: try ScratchFolder())
        try program.wait("the card") { try program.screenshot()[160, 160] != 0xFFFFFF }
        let first = try program.screenshot()
        #expect(first[280, 160] == 0xFFFFFF)
        try program.hold(x: 160, y: 160, toX: 240, y: 160)
        // Eighty points to the right, where the page was.
        try program.wait("the card beside its place") { try program.screenshot()[280, 160] != 0xFFFFFF }
        try program.server.xdotool("mouseup", "1")
        try program.wait("the card at home") { try program.screenshot() == first }
    }

    @Test func aStopwatchRunsWhileItIsStarted() throws {
        let use = Use(name: "Stopwatch", title: "Stopwatch", size: (260, 360), acts: [])
        let folder = try ScratchFolder()
        let program = try open(use, in: folder)
        let first = try render(use, [], in: folder, by: program.server)
        try program.wait("the first picture") { try program.screenshot().bytes == first }
        let start = (x: 198, y: 240)
        let lap = (x: 62, y: 240)
        try program.click(x: start.x, y: start.y)
        try program.wait("a running watch") { try program.screenshot().bytes != first }
        usleep(300_000)
        let early = try program.screenshot()
        try program.wait("time to go on") { try program.screenshot() != early }
        try program.click(x: lap.x, y: lap.y)
        try program.click(x: start.x, y: start.y)
        // Stopped, with a lap in the list.
        var still = try program.screenshot()
        try program.wait("a stopped watch") {
            usleep(700_000)
            defer { still = (try? program.screenshot()) ?? still }
            return try program.screenshot() == still
        }
        #expect(still.bytes != first)
        try program.click(x: lap.x, y: lap.y)
        try program.wait("a watch that was reset") { try program.screenshot().bytes == first }
    }
}
