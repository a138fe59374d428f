import Foundation
import PlumbCore

/// `plumb-bench changes`: one change in a list of 10,000 rows, in milliseconds from the change to places, and to marks
/// where they are asked for.
@MainActor
enum Changes {
    struct Figure {
        var name: String
        var milliseconds: Double
        /// Marks that were made, of how many; nil where none were asked for.
        var marks: Int?
    }

    static func run(rows count: Int, isJSON: Bool) {
        let figures = figures(rows: count)
        if isJSON {
            let entries = figures.map { figure in
                let marks = figure.marks.map { ", \"marks\": \($0)" } ?? ""
                return
                    "  \"\(figure.name)\": {\"milliseconds\": \(String(format: "%.3f", figure.milliseconds))\(marks)}"
            }
            print("{\n\(entries.joined(separator: ",\n"))\n}")
        } else {
            for figure in figures {
                let name = figure.name.padding(toLength: 20, withPad: " ", startingAt: 0)
                let marks = figure.marks.map { "  \($0) marks made" } ?? ""
                print(name + String(format: "%9.3f ms", figure.milliseconds) + marks)
            }
        }
    }

    static func figures(rows count: Int) -> [Figure] {
        var figures: [Figure] = []
        // The colour of one row among many is state of that row.
        let host = host(ColoredList(count: count))
        _ = host.displayList()
        _ = host.displayList()
        figures.append(Figure(name: "colour, places", milliseconds: median { change(host) { host.update() } }))
        figures.append(
            Figure(
                name: "colour, marks", milliseconds: median { change(host) { _ = host.displayList() } },
                marks: host.drawnMarks))
        let numbers = Array(0..<count)
        for (name, changed) in [
            ("insert in front", [-1] + numbers), ("delete in front", Array(numbers.dropFirst())),
            ("reverse", Array(numbers.reversed())),
        ] {
            var lists = [numbers, changed]
            let host = Self.host(NumberList(numbers: numbers))
            let forth = median {
                lists.swapAt(0, 1)
                host.setRoot(NumberList(numbers: lists[0]))
                host.update()
                // Back again, which is not timed.
                return {
                    lists.swapAt(0, 1)
                    host.setRoot(NumberList(numbers: lists[0]))
                    host.update()
                }
            }
            figures.append(Figure(name: name, milliseconds: forth))
        }
        return figures
    }

    private static func host<V: View>(_ view: V) -> ViewHost {
        let host = ViewHost(
            view, in: World(proposal: ProposedViewSize(width: 1000, height: nil)))
        host.update()
        return host
    }

    private static func change(_ host: ViewHost, _ look: () -> Void) -> () -> Void {
        ColoredRow.change?()
        look()
        return {}
    }

    /// The median of nine, in milliseconds. What a round returns is done after it, and not timed.
    private static func median(_ round: () -> () -> Void) -> Double {
        round()()
        var times: [Double] = []
        for _ in 0..<9 {
            let start = DispatchTime.now().uptimeNanoseconds
            let after = round()
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
            after()
        }
        return times.sorted()[4]
    }
}

private struct ColoredList: View {
    let count: Int
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { ColoredRow(isWatched: $0 == count / 2) }
        }
    }
}

private struct ColoredRow: View {
    static var change: (() -> Void)?

    @State private var isRed = false
    let isWatched: Bool

    var body: some View {
        if isWatched { ColoredRow.change = { isRed.toggle() } }
        return HStack(spacing: 0) {
            (isRed ? Color.red : Color.gray).frame(width: 24, height: 24)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}

private struct NumberList: View {
    let numbers: [Int]
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(numbers, id: \.self) { NumberRow(number: $0) }
        }
    }
}

private struct NumberRow: View {
    let number: Int
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 24, height: 24)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}
