import PlumbTesting
import SwiftUI
import Testing

struct Card: View {
    @State private var way = CGSize.zero
    @State private var isMarked = false

    var body: some View {
        (isMarked ? Color.orange : .blue)
            .frame(width: 100, height: isMarked ? 80 : 60)
            .accessibilityIdentifier("card")
            .offset(way)
            .gesture(DragGesture().onChanged { way = $0.translation })
            .simultaneousGesture(LongPressGesture().onEnded { _ in isMarked = true })
    }
}

@MainActor struct CardTests {
    @Test func theCardFollowsTheFinger() throws {
        let host = try TestHost(Card())
        let start = try #require(host.frame(of: "card"))
        #expect(try host.drag("card", by: CGSize(width: 80, height: 0)))
        #expect(host.frame(of: "card") == start.offsetBy(dx: 80, dy: 0))
    }

    @Test func aLongPressMarksIt() throws {
        let host = try TestHost(Card())
        try host.press("card", duration: 0.2)
        #expect(host.frame(of: "card")?.height == 60)
        #expect(try host.press("card", duration: 0.6))
        #expect(host.frame(of: "card")?.height == 80)
    }

    @Test func aFingerThatStaysDownDoesTheSame() throws {
        let host = try TestHost(Card(), size: .unspecified)
        host.send(.touch(.began, at: CGPoint(x: 20, y: 20), finger: 1))
        host.advance(by: 0.4)
        #expect(host.frame(of: "card")?.height == 60)
        host.advance(by: 0.2)
        #expect(host.frame(of: "card")?.height == 80)
    }
}
