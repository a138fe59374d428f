import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Rows that a finger carries to the edges of their list.
@MainActor
@Suite struct ListCarryTests {
    /// Rows of 44 from 35 on, in a list that is 400 high.
    private func host(_ count: Int, isEditing: Bool, _ record: Record<[Int]>) -> ViewHost {
        hostOf(
            Holding(Array(0..<count), record) { items in
                List {
                    ForEach(items.wrappedValue, id: \.self) { Text("row \($0)") }
                        .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            }, in: 393, 400)
    }

    /// A finger takes the row at the first place, on its grip or after it has held it, and goes to the others.
    private func carry(_ host: ViewHost, isEditing: Bool, _ places: [CGFloat]) {
        let x: CGFloat = isEditing ? 352 : 200
        for (index, y) in places.enumerated() {
            host.send(.touch(index == 0 ? .began : .changed, at: CGPoint(x: x, y: y)))
            host.advance(by: index == 0 ? 0.6 : 1.0 / 60)
        }
    }

    private func letGo(_ host: ViewHost, isEditing: Bool, at y: CGFloat) {
        host.send(.touch(.ended, at: CGPoint(x: isEditing ? 352 : 200, y: y)))
        host.advance(by: 3)
    }

    /// The list scrolls while the finger is near the edge, and the row stays under the finger; it is dropped where it
    /// is seen, beyond what was in sight.
    @Test(arguments: [false, true]) func edgesScroll(isEditing: Bool) throws {
        let record = Record<[Int]>()
        let host = host(100, isEditing: isEditing, record)
        carry(host, isEditing: isEditing, [57, 70, 200, 390])
        host.advance(by: 2)
        // One that was held moves from where the finger moves on.
        #expect(isNear(host.element("row 0").map { Double($0.frame.midY) }, isEditing ? 390 : 377))
        host.send(.touch(.changed, at: CGPoint(x: isEditing ? 352 : 200, y: 200)))
        host.advance(by: 3)
        #expect(host.nextFrame == nil, "it goes on away from the edge")
        #expect(record.values.isEmpty)
        letGo(host, isEditing: isEditing, at: 200)
        #expect(record.values.count == 1)
        let items = try #require(record.values.last)
        #expect(items.filter { $0 != 0 } == Array(1..<100))
        // 8 points in each of 121 frames, and as far as the finger has gone.
        let place = try #require(items.firstIndex(of: 0))
        #expect((24...26).contains(place))
        let middle = try #require(host.element("row 0")).frame.midY
        #expect(abs(middle - 200) <= 44)
        #expect(host.nextFrame == nil)
    }

    /// It ends with the content, at the bottom and at the top.
    @Test(arguments: [false, true]) func itEndsWithTheContent(isEditing: Bool) throws {
        let record = Record<[Int]>()
        let host = host(40, isEditing: isEditing, record)
        carry(host, isEditing: isEditing, [57, 70, 200, 400])
        host.advance(by: 6)
        #expect(host.nextFrame == nil, "it goes on at the end of the content")
        letGo(host, isEditing: isEditing, at: 400)
        #expect(record.values == [Array(1..<40) + [0]])
        let last = try #require(host.element("row 0")).frame.midY
        #expect(isNear(Double(last), 400 - 35 - 22))
        carry(host, isEditing: isEditing, [last, 330, 200, 2])
        host.advance(by: 6)
        #expect(host.nextFrame == nil)
        letGo(host, isEditing: isEditing, at: 2)
        #expect(record.values.last == Array(0..<40))
        #expect(isNear(host.element("row 0").map { Double($0.frame.midY) }, 57))
    }

    /// A finger that takes a row near an edge and goes away from it scrolls nothing.
    @Test func takingARowAtAnEdgeScrollsNothing() {
        let record = Record<[Int]>()
        let host = host(100, isEditing: true, record)
        carry(host, isEditing: true, [365, 360, 355])
        host.advance(by: 1)
        #expect(isNear(host.element("row 0").map { Double($0.frame.midY) }, 57))
        letGo(host, isEditing: true, at: 355)
        #expect(record.values.isEmpty)
    }

    /// A row that goes while a finger carries it leaves the others in their places.
    @Test(arguments: [false, true]) func aRowThatGoesIsCarriedNoMore(isEditing: Bool) {
        let record = Record<[String]>()
        let data = Record<Binding<[String]>>()
        let host = hostOf(
            Holding(["a", "b", "c"], record) { items in
                let _ = data.values = [items]
                List {
                    ForEach(items.wrappedValue, id: \.self) { Text($0) }
                        .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            }, in: 393, 400)
        carry(host, isEditing: isEditing, [57, 70, 90])
        data.values.last?.wrappedValue = ["b", "c"]
        host.advance(by: 3)
        #expect(isNear(host.element("b").map { Double($0.frame.midY) }, 57))
        #expect(isNear(host.element("c").map { Double($0.frame.midY) }, 101))
        letGo(host, isEditing: isEditing, at: 90)
        #expect(record.values == [["b", "c"]])
    }
}
