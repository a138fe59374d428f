import Foundation
import PlumbLaws
import Testing

@testable import PlumbCore

/// Colours on their way.
@MainActor
@Suite struct PaintMotionTests {
    private func host(_ model: Switch, _ content: @escaping @MainActor (Bool) -> some View) -> ViewHost {
        let host = ViewHost(
            SwitchedView(model: model) { AnyView(content($0)) },
            in: World(proposal: ProposedViewSize(width: 100, height: 100), assets: OnePicture()))
        host.update()
        return host
    }

    /// What waits for a colour hears of its end, though the view has gone before.
    @Test func aColourThatHasGoneIsAtItsEnd() {
        let (model, gone) = (Switch(), Switch())
        let host = host(model) { isOn in
            ZStack { if !gone.isOn { Rectangle().fill(isOn ? .red : .blue) } }
        }
        var isOver = false
        withAnimation(.linear(duration: 10)) {
            model.isOn = true
        } completion: {
            isOver = true
        }
        host.advance(by: 1)
        #expect(!isOver)
        gone.isOn = true
        host.advance(by: 0.1)
        #expect(isOver)
    }

    /// Between a colour and a gradient there is nothing: the gradient is there at once. Between colours there are
    /// others.
    @Test(arguments: [false, true]) func aTintMovesToAColour(isGradient: Bool) {
        let model = Switch()
        let end =
            isGradient
            ? AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) : AnyShapeStyle(.red)
        let host = host(model) { isOn in
            Image("leaf").renderingMode(.template).foregroundStyle(isOn ? end : AnyShapeStyle(.blue))
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.update()
        host.advance(by: 0.5)
        let middle = host.dump
        host.advance(by: 1)
        #expect((host.dump == middle) == isGradient)
    }
}
