import Foundation
import Testing

/// Examples/Habits.swift as an app in a window: what is done in it is kept in a file, and is there the next time. (What
/// it shows: `HabitsExampleTests`; that a window shows what is drawn: `ExampleWindowTests`.)
@Suite struct HabitsWindowTests {
    private struct Habit: Decodable {
        let name: String
        let days: [Int]
    }

    /// Opens the app, whose documents are in a folder of the test's.
    private func open(in home: ScratchFolder) throws -> WindowProgram {
        let file = PlumbRun.package.appendingPathComponent("Examples/Habits.swift").path
        return try WindowProgram(
            ["run", file, "--view", "HabitsApp", "--size", "393x852", "--scale", "1"], title: "HabitsApp",
            in: try ScratchFolder(),
            // Foundation looks for a user's documents where the first says, and not in HOME.
            environment: ["CFFIXED_USER_HOME": home.url.path, "HOME": home.url.path])
    }

    private func kept(in home: ScratchFolder) throws -> [Habit] {
        let file = home.url.appendingPathComponent("Documents/habits.json")
        return try JSONDecoder().decode([Habit].self, from: Data(contentsOf: file))
    }

    /// 1. A habit is done, another one added, a third one deleted. 2. The file has it when the window is closed. 3. The
    /// next window shows the very same.
    @Test func whatIsDoneIsThereTheNextTime() throws {
        let home = try ScratchFolder()
        try home.write("", to: "Documents/other.txt")
        let program = try open(in: home)
        // The icon of the first row is there, and its circle is empty.
        try program.wait(for: 0x007AFF, x: 43, y: 127)
        let first = try program.screenshot()
        #expect(first[333, 127] == 0xFFFFFF)
        // 1
        try program.click(x: 200, y: 127)
        try program.wait(for: 0x007AFF, x: 333, y: 127)
        func pause() { usleep(700_000) }
        for (x, y) in [(366, 22), (100, 123)] {
            try program.click(x: x, y: y)
            pause()
        }
        try program.type("Tea")
        pause()
        try program.click(x: 365, y: 37)
        pause()
        try program.drag(x: 300, y: 188, toX: 190, y: 188)
        for (x, y) in [(366, 188), (263, 465)] {
            pause()
            try program.click(x: x, y: y)
        }
        // The new habit's purple icon is where the third row was and is again.
        try program.wait(for: 0xAF52DE, x: 55, y: 258)
        var still = try program.screenshot()
        try program.wait("a page at rest") {
            pause()
            defer { still = (try? program.screenshot()) ?? still }
            return try program.screenshot() == still
        }
        #expect(still != first)
        // 2
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
        #expect(program.errors.isEmpty)
        let habits = try kept(in: home)
        #expect(habits.map(\.name) == ["Read", "Call home", "Tea"])
        #expect(habits.map(\.days.count) == [6, 1, 0])
        // 3
        let again = try open(in: home)
        try again.wait("what was done") { try again.screenshot() == still }
        try again.click(x: 200, y: 127)
        try again.wait(for: 0xFFFFFF, x: 333, y: 127)
        try again.wait("a day less in the file") { try kept(in: home).map(\.days.count) == [5, 1, 0] }
    }
}
