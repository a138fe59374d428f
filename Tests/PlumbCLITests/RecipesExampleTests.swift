import Foundation
import Testing

/// Examples/Recipes.swift, used from start to end by what is read on it: filtered, added to, swiped and edited.
@Suite struct RecipesExampleTests {
    private struct Element: Decodable {
        var label: String?
        var value: String?
        var traits: [String]?
        var enabled: Bool?
        /// x, y, width and height.
        var frame: [Double]
    }
    private struct Screen: Decodable { var elements: [Element] }

    /// What a person does.
    private enum Act {
        case tap(String)
        case write(String)
        /// At a place where nothing is read.
        case touch(x: Double, y: Double)
        /// Along a row, from one place to another.
        case swipe(y: Double, from: Double, to: Double)

        func arguments(at time: Double) -> [String] {
            switch self {
            case .tap(let label): ["--tap", "label:\(label)@\(time)"]
            case .write(let words): ["--type", "\(words)@\(time)"]
            case .touch(let x, let y): ["--tap", "\(x),\(y)@\(time)"]
            case .swipe(let y, let start, let end): ["--drag", "\(start),\(y):\(end),\(y)@\(time)"]
            }
        }
    }

    /// What is on the screen after some acts, a second apart.
    private func screen(_ acts: [Act], _ options: [String] = []) throws -> [Element] {
        var arguments = ["layout", "Examples/Recipes.swift", "--accessibility", "--device", "iPhone 15 Pro"] + options
        for (index, act) in acts.enumerated() { arguments += act.arguments(at: Double(index) + 0.5) }
        arguments += ["--at", "\(Double(acts.count) + 1.5)"]
        let run = try PlumbRun(arguments, in: PlumbRun.package)
        #expect(run.status == 0, "\(run.errors)")
        let all = try JSONDecoder().decode([String: Screen].self, from: Data(run.output.utf8))
        return try #require(all["Preview"]).elements
    }

    private static let titles = ["Tomato soup", "Bruschetta", "Mushroom risotto", "Lentil curry", "Lemon tart"]

    private func labels(_ elements: [Element]) -> [String] { elements.compactMap(\.label) }

    /// The titles of the recipes that are shown, from top to bottom: each has its minutes on the same line.
    private func recipes(_ elements: [Element]) -> [String] {
        let minutes = elements.filter { $0.label?.hasSuffix(" min") == true }.map(\.frame)
        return minutes.compactMap { frame in
            elements.first {
                $0.traits == ["isStaticText"] && abs($0.frame[1] - frame[1]) < 1 && $0.frame[0] < frame[0]
            }?.label
        }
    }

    private func middle(_ label: String, _ elements: [Element]) throws -> Double {
        let frame = try #require(elements.first { $0.label == label }).frame
        return frame[1] + frame[3] / 2
    }

    private func isEnabled(_ label: String, _ elements: [Element]) -> Bool {
        elements.contains { $0.label == label && $0.enabled != false }
    }

    @Test func theListIsFiltered() throws {
        let first = try screen([])
        #expect(recipes(first) == Self.titles)
        #expect(labels(first).filter { ["Starters", "Main courses", "Desserts"].contains($0) }.count == 3)
        // A course without recipes has no header.
        let filtered = try screen([.tap("Filter"), .write("le")])
        #expect(filtered.first { $0.label == "Filter" }?.value == "le")
        #expect(recipes(filtered) == ["Lentil curry", "Lemon tart"])
        #expect(!labels(filtered).contains("Starters") && labels(filtered).contains("Desserts"))
        #expect(try recipes(screen([.tap("Filter"), .write("l"), .write("en")])) == ["Lentil curry"])
        let none = try screen([.tap("Filter"), .write("zz")])
        #expect(recipes(none) == [] && !labels(none).contains("Main courses"))
        // What stands behind the courses stays.
        #expect(labels(none).contains("New recipe"))
        #expect(try recipes(screen([], ["--open-url", "recipes://soup"])) == ["Tomato soup"])
    }

    @Test func recipesAreAdded() throws {
        // Add waits for a title.
        let first = try screen([.tap("Add")])
        #expect(!isEnabled("Add", first) && recipes(first) == Self.titles)
        let written = try screen([.tap("New recipe"), .write("Te"), .write("a")])
        #expect(isEnabled("Add", written) && written.first { $0.label == "New recipe" }?.value == "Tea")
        let added = try screen([.tap("New recipe"), .write("Tea"), .tap("Add")])
        #expect(
            recipes(added) == ["Tomato soup", "Bruschetta", "Mushroom risotto", "Lentil curry", "Tea", "Lemon tart"])
        #expect(added.first { $0.label == "New recipe" }?.value == nil && !isEnabled("Add", added))
        // Two of them, the one behind the other, and the filter counts for them as well.
        let two = try screen([
            .tap("New recipe"), .write("Tea"), .tap("Add"), .tap("New recipe"), .write("Teacake"), .tap("Add"),
            .tap("Filter"), .write("tea"),
        ])
        #expect(recipes(two) == ["Tea", "Teacake"])
    }

    @Test func recipesAreDeletedBySwipes() throws {
        let y = try middle("Lentil curry", screen([]))
        let others = Self.titles.filter { $0 != "Lentil curry" }
        // A short way shows the button, which deletes; a tap on the row closes it again.
        let short = Act.swipe(y: y, from: 340, to: 240)
        let opened = try screen([short])
        #expect(isEnabled("Delete", opened) && recipes(opened) == Self.titles)
        #expect(try recipes(screen([short, .tap("Delete")])) == others)
        let closed = try screen([short, .tap("Lentil curry")])
        #expect(!labels(closed).contains("Delete") && recipes(closed) == Self.titles)
        // A long way deletes by itself.
        #expect(try recipes(screen([.swipe(y: y, from: 360, to: 20)])) == others)
        // The last one of a course takes the header with it.
        let tart = try screen([.swipe(y: try middle("Lemon tart", screen([])), from: 360, to: 20)])
        #expect(recipes(tart) == Self.titles.filter { $0 != "Lemon tart" } && !labels(tart).contains("Desserts"))
    }

    /// To the other side, a recipe gets a star, or loses it.
    @Test func recipesAreMarked() throws {
        let first = try screen([])
        func stars(_ elements: [Element]) -> Int {
            elements.filter { $0.label == "Favourite" && $0.traits == ["isImage"] }.count
        }
        #expect(stars(first) == 2)
        let soup = Act.swipe(y: try middle("Tomato soup", first), from: 60, to: 180)
        let marked = try screen([soup, .tap("Favourite")])
        #expect(stars(marked) == 3 && recipes(marked) == Self.titles)
        let tart = Act.swipe(y: try middle("Lemon tart", first), from: 60, to: 380)
        #expect(try stars(screen([tart])) == 1)
    }

    @Test func recipesAreEdited() throws {
        let editing = try screen([.tap("Edit")])
        #expect(labels(editing).contains("Done") && !labels(editing).contains("Edit"))
        // The circle before a recipe, whose middle stands 32 behind the card's edge at 20, shows the button.
        let circle = Act.touch(x: 52, y: try middle("Mushroom risotto", editing))
        let asked = try screen([.tap("Edit"), circle])
        #expect(isEnabled("Delete", asked) && recipes(asked) == Self.titles)
        let done = try screen([.tap("Edit"), circle, .tap("Delete"), .tap("Done")])
        #expect(recipes(done) == Self.titles.filter { $0 != "Mushroom risotto" })
        #expect(labels(done).contains("Edit") && !labels(done).contains("Delete"))
        // So it goes with those that a filter leaves.
        let filter: [Act] = [.tap("Filter"), .write("le"), .tap("Edit")]
        let filtered = try screen(filter)
        #expect(recipes(filtered) == ["Lentil curry", "Lemon tart"])
        let first = Act.touch(x: 52, y: try middle("Lentil curry", filtered))
        #expect(try recipes(screen(filter + [first, .tap("Delete"), .tap("Done")])) == ["Lemon tart"])
        // What a filter finds has not come back.
        let later: [Act] = [.tap("Edit"), circle, .tap("Delete"), .tap("Done"), .tap("Filter"), .write("to")]
        #expect(try recipes(screen(later)) == ["Tomato soup"])
    }
}
