import Foundation
import Testing

@testable import PlumbCore

/// What can be done to views by those who can't see them.
@MainActor struct AccessibilityActionTests {
    @MainActor private final class Log {
        var events: [String] = []
    }

    @Test func actionsRun() throws {
        let log = Log()
        let host = ViewHost(
            Text("a")
                .accessibilityAction { log.events.append("default") }
                .accessibilityAction(.escape) { log.events.append("escape") }
                .accessibilityAction(.magicTap) { log.events.append("magic") }
                .accessibilityAction(named: "Copy") { log.events.append("copy") }
                .accessibilityAdjustableAction { log.events.append("\($0)") }
                .accessibilityScrollAction { log.events.append("\($0)") }
                .accessibilityZoomAction { log.events.append("\($0.direction)") }
                .accessibilityAction {
                    log.events.append("action by a view")
                } label: {
                    Text("View")
                }
                .accessibilityActions { Text("Button").accessibilityAction { log.events.append("button") } })
        let actions = try host.element("a").actions
        #expect(
            actions == [
                "activate", "escape", "magicTap", "Copy", "increment", "decrement", "scrollUp", "scrollLeft",
                "scrollDown", "scrollRight", "zoomIn", "zoomOut", "View", "Button",
            ])
        for action in actions { #expect(try host.act(action, on: "a")) }
        #expect(
            log.events == [
                "default", "escape", "magic", "copy", "increment", "decrement", "top", "leading", "bottom", "trailing",
                "zoomIn", "zoomOut", "action by a view", "button",
            ])
    }

    @Test func theOuterActionGoesBeforeTheInner() throws {
        let log = Log()
        let host = ViewHost(
            Text("a").onTapGesture { log.events.append("tap") }
                .accessibilityAction { log.events.append("inner") }.padding()
                .accessibilityAction { log.events.append("outer") })
        #expect(try host.act("activate", on: "a"))
        #expect(log.events == ["outer"])
    }

    @Test func aGestureIsTappedWhereTheElementIs() throws {
        let log = Log()
        let host = ViewHost(
            HStack(spacing: 0) {
                Text("a").onTapGesture { log.events.append("a") }
                Text("b").onTapGesture { log.events.append("b") }
            })
        #expect(try host.act("activate", on: "b"))
        #expect(log.events == ["b"])
    }

    @Test func aTapGoesToTheActivationPoint() throws {
        let log = Log()
        let row = HStack(spacing: 0) {
            Text("abc")
            Text("d").onTapGesture { log.events.append("d") }
        }
        let host = ViewHost(
            row.accessibilityElement(children: .combine).accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5)))
        let element = try #require(host.accessibilityTree().first)
        #expect(element.activationPoint == CGPoint(x: 36, y: 10))
        #expect(host.apply(.perform("activate", on: .element(element.id))).isTaken)
        #expect(log.events == ["d"])
    }

    @Test func combinedActionsActOnTheirViews() throws {
        let log = Log()
        let host = ViewHost(
            HStack(spacing: 0) {
                Text("a").onTapGesture { log.events.append("a") }
                Text("b").onTapGesture { log.events.append("b") }
            }
            .accessibilityElement(children: .combine))
        #expect(try host.act("b", on: "a, b"))
        #expect(try host.act("a", on: "a, b"))
        #expect(log.events == ["b", "a"])
    }

    @Test func whatIsDisabledDoesNothing() throws {
        let log = Log()
        let host = ViewHost(Text("a").accessibilityAction { log.events.append("a") }.disabled(true))
        #expect(try !host.act("activate", on: "a"))
        #expect(log.events.isEmpty)
    }

    @Test func stateChangesAreSeen() throws {
        struct Counting: View {
            @State var count = 0
            var body: some View {
                Text("count").accessibilityValue("\(count)").accessibilityAdjustableAction {
                    count += $0 == .increment ? 1 : -1
                }
            }
        }
        let host = ViewHost(Counting())
        #expect(try host.act("increment", on: "count"))
        #expect(try host.act("increment", on: "count"))
        #expect(try host.element("count").value == "2")
    }
}
