import Foundation
import Testing

@testable import PlumbCore

/// Effects that depend on size and place.
@MainActor
@Suite struct VisualEffectTests {
    private func frame<V: View>(_ view: V) -> [Double]? { host(view).layout()["a"] }

    /// In the centre of 100 × 100.
    private func host<V: View>(_ view: V) -> ViewHost { hostOf(view.frame(width: 100, height: 100), in: 100, 100) }

    private func block() -> some View { Color.red.named("a").frame(width: 20, height: 10) }

    @Test func transforms() {
        #expect(frame(block().visualEffect { content, _ in content.offset(x: 5, y: 7) }) == [45, 52, 20, 10])
        #expect(
            frame(block().visualEffect { content, proxy in content.offset(x: proxy.size.width) }) == [60, 45, 20, 10])
        #expect(frame(block().visualEffect { content, _ in content.scaleEffect(2) }) == [30, 40, 40, 20])
        #expect(
            frame(block().visualEffect { content, _ in content.scaleEffect(x: 2, anchor: .leading) })
                == [40, 45, 40, 10])
        // In the order in which they are written: moved by 5, then twice as far from the centre.
        #expect(
            frame(block().visualEffect { content, _ in content.offset(x: 5).scaleEffect(2).opacity(0.5) })
                == [40, 40, 40, 20])
        #expect(
            frame(block().visualEffect { content, _ in content.rotationEffect(.degrees(90)) })?.isClose(
                to: [45, 40, 10, 20]) == true)
    }

    /// Without a number the eye is as far away as the longer side.
    @Test func turnsInPerspective() {
        func text<E: VisualEffect>(
            _ effect: @escaping @Sendable (EmptyVisualEffect) -> E
        ) -> String { host(block().visualEffect { content, _ in effect(content) }).displayList().text }
        let angle = Angle.degrees(45)
        let near = text { $0.rotation3DEffect(angle, axis: (0, 1, 0), perspective: 1) }
        #expect(text { $0.rotation3DEffect(angle, axis: (0, 1, 0)) } == near)
        #expect(text { $0.rotation3D(angle, axis: (0, 1, 0)) } == near)
        #expect(text { $0.rotation3DEffect(angle, axis: (0, 1, 0), perspective: 2) } != near)
        func shown(_ view: some View) -> String { host(view).displayList().text }
        #expect(
            shown(block().rotation3DEffect(angle, axis: (0, 1, 0)))
                == shown(block().rotation3DEffect(angle, axis: (0, 1, 0), perspective: 1)))
    }

    @Test func layoutStays() {
        let report = hostOf(
            VStack(spacing: 0) {
                block().visualEffect { content, _ in content.offset(y: 50).scaleEffect(3) }
                Color.blue.named("b").frame(width: 10, height: 10)
            }
            .frame(width: 100), in: 100, 20
        ).layout()
        #expect(report["b"] == [45, 10, 10, 10])
    }

    @Test func marks() {
        let list = hostOf(
            Color.red.frame(width: 10, height: 10).visualEffect { content, _ in
                content.blur(radius: 3).scaleEffect(2).opacity(0.5)
            }, in: 10, 10
        ).displayList().text
        // The blur is scaled; what it blurs is scaled once.
        let words = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(words == ["layer", "transform", "blur", "transform", "transform", "fill"], "\(list)")
    }

    /// Effects follow a scroll view.
    @Test func followsPlaces() {
        struct Scrolled: View {
            let model: Switch
            var body: some View {
                VStack(spacing: 0) {
                    Color.clear.frame(height: model.isOn ? 50 : 0)
                    Color.red.named("a").frame(width: 10, height: 10)
                        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY) }
                    Spacer(minLength: 0)
                }
                .frame(width: 10)
            }
        }
        let model = Switch()
        let host = hostOf(Scrolled(model: model), in: 10, 100)
        #expect(host.layout()["a"] == [0, 0, 10, 10])
        model.isOn = true
        #expect(host.layout()["a"] == [50, 50, 10, 10])
    }

    /// Effects in effects are found once each: twenty of them would otherwise be found a million times.
    @Test func effectsInEffects() {
        let count = Count()
        var view = AnyView(Color.red.named("a").frame(width: 10, height: 10))
        for _ in 0..<20 {
            view = AnyView(
                view.visualEffect { content, proxy in
                    count.value += 1
                    return content.offset(x: proxy.frame(in: .global).minX >= 0 ? 1 : 0)
                })
        }
        let host = hostOf(view, in: 10, 10)
        _ = host.displayList()
        #expect(count.value < 2000, "\(count.value)")
        #expect(host.layout()["a"] == [20, 0, 10, 10])
    }

    @Test func numbersThatAreNone() {
        for number in [CGFloat.nan, .infinity, -.infinity] {
            let host = host(
                block().visualEffect { content, _ in
                    content.offset(x: number).scaleEffect(number).blur(radius: number).opacity(number)
                        .rotationEffect(.radians(number))
                })
            #expect(host.layout()["a"] == [40, 45, 20, 10])
            _ = host.displayList()
        }
    }
}

private final class Count: @unchecked Sendable { var value = 0 }
