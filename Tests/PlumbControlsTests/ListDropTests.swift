import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// What is dropped between the rows of a list.
@MainActor
@Suite struct ListDropTests {
    /// Rows of 44, from 35 on; the source stands below the list.
    private func host(_ record: Record<[String]>, _ log: LifeLog = LifeLog(), isPlain: Bool = false) -> ViewHost {
        hostOf(
            Holding(["a", "b", "c"], record) { items in
                VStack(spacing: 0) {
                    List {
                        Section {
                            ForEach(items.wrappedValue, id: \.self) { Text($0).accessibilityIdentifier($0) }
                                .dropDestination(for: String.self) { new, index in
                                    items.wrappedValue.insert(contentsOf: new, at: index)
                                }
                        }
                        Section {
                            ForEach(0..<2) { Text("other \($0)").accessibilityIdentifier("other \($0)") }
                                .onInsert(of: [.plainText]) { index, providers in
                                    log.add("\(index) \(providers.count)")
                                }
                            Text("loose").accessibilityIdentifier("loose")
                        }
                    }
                    .frame(height: 400)
                    Color.red.frame(width: 100, height: 100).draggable("new")
                    Color.green.frame(width: 100, height: 100).draggable(Data([1]))
                }
            }, in: 393, 600)
    }

    struct Drop: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The row, and how far below its middle.
        let row: String
        let offset: CGFloat
        let items: [[String]]
        var log: [String] = []
    }

    nonisolated static let drops = [
        Drop(testDescription: "before the first", row: "a", offset: -8, items: [["new", "a", "b", "c"]]),
        Drop(testDescription: "behind the first", row: "a", offset: 8, items: [["a", "new", "b", "c"]]),
        Drop(testDescription: "before the second", row: "b", offset: -8, items: [["a", "new", "b", "c"]]),
        Drop(testDescription: "behind the last", row: "c", offset: 8, items: [["a", "b", "c", "new"]]),
        Drop(testDescription: "in another section", row: "other 1", offset: -8, items: [], log: ["1 1"]),
        Drop(testDescription: "behind its last", row: "other 1", offset: 8, items: [], log: ["2 1"]),
        Drop(testDescription: "on a row of no collection", row: "loose", offset: 0, items: []),
    ]

    @Test(arguments: drops) func indexes(_ line: Drop) throws {
        let record = Record<[String]>()
        let log = LifeLog()
        let host = host(record, log)
        let frame = try #require(host.frame(line.row))
        // At the end of the row, where nothing is painted but its ground, and on its text.
        for x in [350, frame[0] + 5] {
            record.values = []
            let fresh = self.host(record, log)
            fresh.carry(
                from: CGPoint(x: 196, y: 450), to: CGPoint(x: x, y: frame[1] + frame[3] / 2 + Double(line.offset)))
            fresh.rest()
            #expect(record.values == line.items, "\(line.testDescription)")
            #expect(log.take() == line.log, "\(line.testDescription)")
            #expect(fresh.isEmptyHanded)
        }
        // What does not fit.
        record.values = []
        host.carry(
            from: CGPoint(x: 196, y: 550), to: CGPoint(x: 350, y: frame[1] + frame[3] / 2 + Double(line.offset)))
        host.rest()
        #expect(record.values == [] && log.take() == [])
    }

    /// A row can be dragged to another list, and deleted as before.
    @Test func rowsAreDragged() throws {
        let record = Record<[String]>()
        let host = hostOf(
            Holding(["a", "b", "c"], record) { items in
                List {
                    ForEach(items.wrappedValue, id: \.self) { item in
                        Text(item).accessibilityIdentifier(item).draggable(item)
                    }
                    .onDelete { items.wrappedValue.remove(atOffsets: $0) }
                    .dropDestination(for: String.self) { new, index in
                        var all = items.wrappedValue
                        all.insert("\(new.joined())!", at: index)
                        items.wrappedValue = all
                    }
                }
            }, in: 393, 400)
        let (first, last) = (try #require(host.frame("a")), try #require(host.frame("c")))
        host.carry(
            from: CGPoint(x: first[0] + 5, y: first[1] + 10), to: CGPoint(x: last[0] + 5, y: last[1] + 18))
        host.rest()
        #expect(record.values == [["a", "b", "c", "a!"]])
        host.swipe(from: CGPoint(x: 350, y: first[1] + 10), to: CGPoint(x: 40, y: first[1] + 10))
        host.advance(by: 1)
        #expect(record.values.last == ["b", "c", "a!"])
    }
}
