import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Styles of menus, and labels that are seen or not.
@MainActor
@Suite struct MenuStyleTests {
    /// A style with a border of its own, and what the environment says of indicators.
    private struct Boxed: MenuStyle {
        @Environment(\.menuIndicatorVisibility) private var indicator

        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding(10)
                .accessibilityIdentifier(indicator == .hidden ? "boxed without" : "boxed")
        }
    }

    @Test func aStyleMakesTheButton() {
        let menu = Menu("Sort") { Button("A") {} }
        #expect(hostOf(menu, in: nil, nil).layout().size == CGSize(width: 40, height: 20))
        let boxed = hostOf(menu.menuStyle(Boxed()), in: nil, nil)
        #expect(boxed.frame("boxed") == [0, 0, 60, 40])
        #expect(hostOf(menu.menuStyle(Boxed()).menuIndicator(.hidden), in: nil, nil).frame("boxed without") != nil)
        for size in [
            hostOf(menu.menuStyle(.automatic), in: nil, nil).layout().size,
            hostOf(menu.menuStyle(.button), in: nil, nil).layout().size,
            hostOf(menu.menuStyle(.borderlessButton).buttonStyle(.bordered), in: nil, nil).layout().size,
        ] { #expect(size == CGSize(width: 40, height: 20)) }
        #expect(
            hostOf(menu.menuStyle(.button).buttonStyle(.bordered), in: nil, nil).layout().size
                == CGSize(width: 64, height: 34))
    }

    /// The rows of a menu in a style are its rows.
    @Test func aStyledMenuOpens() {
        let taps = Record<String>()
        let menu = Menu("Sort") {
            Button("A") { taps.values.append("A") }
            Button("B") { taps.values.append("B") }
        }
        let host = hostOf(menu.menuStyle(Boxed()).frame(width: 300, height: 300, alignment: .top), in: 300, 300)
        let plain = hostOf(menu.padding(10).frame(width: 300, height: 300, alignment: .top), in: 300, 300)
        for host in [host, plain] {
            #expect(host.tap(at: CGPoint(x: 150, y: 20)))
            host.advance(by: 1)
        }
        #expect(host.dump == plain.dump)
        // Below the button of 20 and its padding come the rows of 44.
        for y in stride(from: 45.0, to: 200, by: 5) where taps.values.isEmpty { host.tap(at: CGPoint(x: 150, y: y)) }
        #expect(taps.values == ["A"])
    }

    @Test func aPrimaryActionStays() {
        let taps = Record<String>()
        let menu = Menu("Sort") {
            Button("A") {}
        } primaryAction: {
            taps.values.append("primary")
        }
        let host = hostOf(menu.menuStyle(Boxed()), in: 100, 100)
        #expect(host.tap(at: CGPoint(x: 30, y: 20)))
        #expect(taps.values == ["primary"])
        #expect(!host.labels.contains("A"))
    }

    /// A finger that rests on it opens the menu, and is no tap; the menu of a disabled button stays closed.
    @Test(arguments: [false, true]) func aHeldPrimaryActionOpens(isStyled: Bool) {
        let taps = Record<String>()
        let menu = Menu("Sort") {
            Button("A") { taps.values.append("A") }
        } primaryAction: {
            taps.values.append("primary")
        }
        let view = isStyled ? AnyView(menu.menuStyle(Boxed())) : AnyView(menu.padding(10))
        let host = hostOf(view.frame(width: 300, height: 300, alignment: .top), in: 300, 300)
        host.press(at: CGPoint(x: 150, y: 20), duration: 0.8)
        host.rest()
        #expect(taps.values == [])
        #expect(host.labels == ["A"])
        host.go("A")
        #expect(taps.values == ["A"])
        #expect(host.labels == ["Sort"])
        let disabled = hostOf(view.disabled(true).frame(width: 300, height: 300, alignment: .top), in: 300, 300)
        disabled.press(at: CGPoint(x: 150, y: 20), duration: 0.8)
        disabled.rest()
        #expect(disabled.labels == ["Sort"])
        #expect(taps.values == ["A"])
    }

    @Test func labelsAreSeenAsTheirVisibilitySays() {
        func width<V: View>(_ view: V) -> CGFloat { hostOf(view, in: nil, nil).layout().size.width }
        let toggle = Toggle("On", isOn: .constant(true))
        let hidden = width(toggle.labelsHidden())
        #expect(width(toggle.labelsVisibility(.hidden)) == hidden)
        #expect(width(toggle) > hidden)
        #expect(width(toggle.labelsVisibility(.visible)) == width(toggle))
        #expect(width(toggle.labelsVisibility(.visible).labelsHidden()) == width(toggle))
    }
}
