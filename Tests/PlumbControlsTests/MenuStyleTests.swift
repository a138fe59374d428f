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
        let host = hostOf(menu.menuStyle(Boxed()), in: 300, 300)
        #expect(host.tap(at: CGPoint(x: 150, y: 150)))
        host.advance(by: 1)
        let open = host.dump
        #expect(open.contains("fill"))
        // Rows of 44 begin below the button, with its 10 points of padding.
        host.tap(at: CGPoint(x: 150, y: 150 + 20 + 10 + 44 + 22))
        host.advance(by: 1)
        #expect(taps.values.count <= 1)
    }

    @Test func aPrimaryActionStays() {
        let taps = Record<String>()
        let menu = Menu("Sort") {
            Button("A") {}
        } primaryAction: {
            taps.values.append("primary")
        }
        let host = hostOf(menu.menuStyle(Boxed()), in: 100, 100)
        #expect(host.tap(at: CGPoint(x: 50, y: 50)))
        #expect(taps.values == ["primary"])
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
