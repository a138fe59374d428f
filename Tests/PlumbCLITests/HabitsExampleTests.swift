import Foundation
import Testing

/// Examples/Habits.swift, used from start to end by what is read on it.
@Suite struct HabitsExampleTests {
    private struct Element: Decodable {
        var label: String?
        var value: String?
        var traits: [String]?
    }
    private struct Screen: Decodable { var elements: [Element] }

    /// What is on the screen after some acts, a second apart: taps by label, and words that are typed.
    private func screen(_ acts: [String]) throws -> [Element] {
        var arguments = ["layout", "Examples/Habits.swift", "--accessibility", "--device", "iPhone 15 Pro"]
        for (index, act) in acts.enumerated() {
            let time = Double(index) + 0.5
            let isWord = act.hasPrefix("type ")
            arguments += isWord ? ["--type", "\(act.dropFirst(5))@\(time)"] : ["--tap", "label:\(act)@\(time)"]
        }
        arguments += ["--at", "\(Double(acts.count) + 0.9)"]
        let run = try PlumbRun(arguments, in: PlumbRun.package)
        #expect(run.status == 0, "\(run.errors)")
        let all = try JSONDecoder().decode([String: Screen].self, from: Data(run.output.utf8))
        return try #require(all["Preview"]).elements
    }

    private func labels(_ elements: [Element]) -> [String] { elements.compactMap(\.label) }

    private func value(_ label: String, in elements: [Element]) -> String? {
        elements.first { $0.label == label && $0.value != nil }?.value
    }

    @Test func aHabitIsDoneAndCounted() throws {
        let first = try screen([])
        #expect(value("Read", in: first) == "not done" && labels(first).contains("0 of 3 done"))
        let done = try screen(["Read"])
        #expect(value("Read", in: done) == "done" && labels(done).contains("1 of 3 done"))
        // The other tab counts it, and the first keeps it.
        let weeks = try screen(["Read", "Weeks"])
        #expect(value("Done each day", in: weeks) == "1, 1, 2, 2, 1, 2, 1")
        #expect(try value("Read", in: screen(["Read", "Weeks", "Today"])) == "done")
    }

    @Test func aHabitIsAdded() throws {
        let form = try screen(["Add"])
        #expect(labels(form).contains("New Habit") && !labels(form).contains("Read"))
        #expect(form.contains { $0.label == "Save" && $0.traits?.contains("isButton") == true })
        // Save waits for a name.
        #expect(try labels(screen(["Add", "Save"])).contains("New Habit"))
        let added = try screen(["Add", "Name", "type T", "type e", "type a", "Save"])
        #expect(value("Tea", in: added) == "not done" && labels(added).contains("0 of 4 done"))
    }

    @Test func whatIsWrittenIsNotLostByAccident() throws {
        let asked = try screen(["Add", "Name", "type T", "Cancel"])
        #expect(labels(asked) == ["Discard the changes?", "Discard Changes", "Keep Editing"])
        #expect(try labels(screen(["Add", "Name", "type T", "Cancel", "Keep Editing"])).contains("New Habit"))
        #expect(try labels(screen(["Add", "Name", "type T", "Cancel", "Discard Changes"])).contains("0 of 3 done"))
    }
}
