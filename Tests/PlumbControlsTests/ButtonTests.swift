import Foundation
import PlumbCore
import PlumbGraphics
import PlumbLaws
import Testing

@testable import PlumbControls

/// Buttons: actions, styles and how they nest.
@MainActor
@Suite struct ButtonTests {
    @Test func aTapRunsTheAction() {
        let taps = Record<String>()
        let host = hostOf(Button("OK") { taps.values.append("tap") }, in: 20, 20)
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(taps.values == ["tap"])
    }

    @Test func whatIsDisabledDoesNothingAndIsGrey() {
        let taps = Record<String>()
        let host = hostOf(Button("OK") { taps.values.append("tap") }.disabled(true), in: 20, 20)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps.values.isEmpty)
        #expect(host.dump.contains("#3C3C43/0.3"))
    }

    /// A style that tells how it was made.
    private struct Telling: ButtonStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.accessibilityIdentifier(
                "\(name)\(configuration.isPressed ? " pressed" : "")\(configuration.role == .destructive ? " red" : "")"
            )
        }
    }

    @Test func aStyleKnowsWhetherTheButtonIsPressed() {
        let host = hostOf(Button("OK", role: .destructive) {}.buttonStyle(Telling(name: "a")), in: 20, 20)
        #expect(host.frame("a red") == [0, 0, 20, 20])
        host.send(.touch(.began, at: CGPoint(x: 5, y: 5)))
        #expect(host.frame("a pressed red") != nil)
        host.send(.touch(.changed, at: CGPoint(x: 500, y: 5)))
        #expect(host.frame("a red") != nil)
        host.send(.touch(.changed, at: CGPoint(x: 5, y: 5)))
        host.send(.touch(.ended, at: CGPoint(x: 5, y: 5)))
        #expect(host.frame("a red") != nil)
    }

    /// A segment that is not chosen shows that a finger is on it.
    @Test func segmentsArePressed() {
        let host = hostOf(
            Picker("A", selection: .constant(0)) {
                Text("A").tag(0)
                Text("B").tag(1)
            }
            .pickerStyle(.segmented), in: 200, 32)
        for (x, isSeen) in [(50.0, false), (150, true)] {
            host.send(.touch(.began, at: CGPoint(x: x, y: 16)))
            #expect(host.dump.contains("layer 0.2 ") == isSeen, "\(x)")
            host.send(.touch(.ended, at: CGPoint(x: x, y: 16)))
            host.advance(by: 1)
        }
    }

    /// `buttonBorder` is the shape that bordered buttons have where it is drawn.
    @Test func shapesFollowTheButtonsAround() {
        func outline<V: View>(_ view: V) -> String { hostOf(view.frame(width: 40, height: 30), in: 40, 30).dump }
        let border: ButtonBorderShape = .buttonBorder
        func rounded(_ radius: CGFloat) -> String {
            outline(RoundedRectangle(cornerRadius: radius, style: .continuous).fill(.red))
        }
        let capsule = outline(Capsule(style: .continuous).fill(.red))
        #expect(outline(border.fill(.red)) == rounded(8))
        #expect(outline(border.fill(.red).controlSize(.large)) == rounded(12))
        #expect(outline(border.fill(.red).controlSize(.mini)) == capsule)
        #expect(outline(border.fill(.red).buttonBorderShape(.roundedRectangle(radius: 5))) == rounded(5))
        #expect(outline(border.fill(.red).buttonBorderShape(.capsule)) == capsule)
        #expect(
            outline(border.inset(by: 2).fill(.red).buttonBorderShape(.circle))
                == outline(Circle().inset(by: 2).fill(.red)))
        #expect(
            outline(Color.clear.background(.red, in: .buttonBorder).buttonBorderShape(.capsule)).contains(
                capsule.components(separatedBy: "fill ")[1]))
    }

    @Test func theInnermostStyleWins() {
        let host = hostOf(
            VStack { Button("OK") {}.buttonStyle(Telling(name: "inner")) }.buttonStyle(Telling(name: "outer")))
        #expect(host.frame("inner") != nil)
        #expect(host.frame("outer") == nil)
    }

    /// A button in the body of a style has the style around it.
    private struct Doubling: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Button(configuration)
                Button(configuration)
            }
        }
    }

    @Test func stylesNest() {
        let taps = Record<String>()
        let host = hostOf(
            Button("OK") { taps.values.append("tap") }.buttonStyle(Doubling()).buttonStyle(Doubling())
                .buttonStyle(Telling(name: "base")), in: nil, nil)
        #expect(host.layout().size == CGSize(width: 80, height: 20))
        #expect(host.layout().frames.map(\.identifier) == Array(repeating: "base", count: 4))
        host.tap(at: CGPoint(x: 70, y: 5))
        #expect(taps.values == ["tap"])
    }

    /// A style may run the action when it likes, and may have state and read the environment.
    private struct TapTwice: PrimitiveButtonStyle {
        @State private var count = 0
        @Environment(\.controlSize) private var size

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.accessibilityIdentifier("\(count) \(size)").onTapGesture {
                count += 1
                if count == 2 { configuration.trigger() }
            }
        }
    }

    @Test func stylesHaveState() {
        let taps = Record<String>()
        let host = hostOf(
            Button("OK") { taps.values.append("tap") }.buttonStyle(TapTwice()).controlSize(.mini), in: 20, 20)
        #expect(host.frame("0 mini") != nil)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.frame("1 mini") != nil)
        #expect(taps.values.isEmpty)
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 6, y: 5))
        #expect(taps.values == ["tap"])
    }

    /// The colours of the platform's styles.
    nonisolated static let colors: [(String, String, @MainActor @Sendable () -> AnyView)] = [
        ("the tint", "#007AFF", { AnyView(Button("A") {}) }),
        ("a tint", "#34C759", { AnyView(Button("A") {}.tint(.green)) }),
        ("red for what deletes", "#FF3B30", { AnyView(Button("A", role: .destructive) {}) }),
        ("what somebody has set", "#AF52DE", { AnyView(Button("A") {}.foregroundColor(.purple)) }),
        ("the label's colour", "#000000", { AnyView(Button("A") {}.buttonStyle(.plain)) }),
        ("grey under a bordered one", "#767680/0.12", { AnyView(Button("A") {}.buttonStyle(.bordered)) }),
        ("its tint, faint", "#34C759/0.15", { AnyView(Button("A") {}.buttonStyle(.bordered).tint(.green)) }),
        ("faint red", "#FF3B30/0.15", { AnyView(Button("A", role: .destructive) {}.buttonStyle(.bordered)) }),
        ("white on the tint", "#FFFFFF", { AnyView(Button("A") {}.buttonStyle(.borderedProminent)) }),
        ("the tint below", "#007AFF", { AnyView(Button("A") {}.buttonStyle(.borderedProminent)) }),
    ]

    @Test(arguments: colors.indices) func color(index: Int) {
        let (name, color, view) = Self.colors[index]
        let dump = hostOf(view()).dump
        #expect(dump.contains("\(color)\n"), "\(name): \(dump)")
    }

    @Test func aButtonThatRepeats() {
        let taps = Record<String>()
        let host = hostOf(
            Button("OK") { taps.values.append("tap") }.buttonRepeatBehavior(.enabled), in: 20, 20)
        host.hold(at: CGPoint(x: 5, y: 5), for: 0.3)
        #expect(taps.values.count == 1)
        // After 0.5, 0.6, 0.7 and 0.8 seconds, and not once more in the end.
        host.hold(at: CGPoint(x: 5, y: 5), for: 0.85)
        #expect(taps.values.count == 5)
        host.advance(by: 2)
        #expect(taps.values.count == 5)
        #expect(host.nextFrame == nil)
    }

    @Test func aLinkOpensItsAddress() {
        let opened = Record<URL>()
        let host = hostOf(
            Link("AB", destination: URL(string: "https://example.org/a")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.values.append(url)
                        return .handled
                    }), in: 20, 20)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(opened.values.map(\.absoluteString) == ["https://example.org/a"])
    }

    /// The same styles over an update: no button is evaluated anew.
    @Test func sameStylesAreTheSame() {
        var (a, b) = (StyleChain<PrimitiveButtonStyleConfiguration>(), StyleChain<PrimitiveButtonStyleConfiguration>())
        #expect(a == b)
        a.add(BorderedButtonStyle(), in: \.buttonStyles) { $0.makeBody(configuration: $1) }
        #expect(a != b)
        b.add(BorderedButtonStyle(), in: \.buttonStyles) { $0.makeBody(configuration: $1) }
        #expect(a == b)
        b.add(PlainButtonStyle(), in: \.buttonStyles) { $0.makeBody(configuration: $1) }
        #expect(a != b)
    }

    private struct Padded: PrimitiveButtonStyle {
        let inset: CGFloat
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(inset) }
    }

    private struct Comparable: PrimitiveButtonStyle, Equatable {
        let inset: CGFloat
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(inset) }
    }

    /// Styles with content are the same only where they say so.
    @Test func stylesWithContentAreCompared() {
        func chain(_ style: some PrimitiveButtonStyle) -> StyleChain<PrimitiveButtonStyleConfiguration> {
            var chain = StyleChain<PrimitiveButtonStyleConfiguration>()
            chain.add(style, in: \.buttonStyles) { $0.makeBody(configuration: $1) }
            return chain
        }
        #expect(chain(Comparable(inset: 1)) == chain(Comparable(inset: 1)))
        #expect(chain(Comparable(inset: 1)) != chain(Comparable(inset: 2)))
        #expect(chain(Padded(inset: 1)) != chain(Padded(inset: 2)))
        #expect(chain(Padded(inset: 1)) != chain(Comparable(inset: 1)))
    }
}

/// Toggles that are buttons.
@MainActor
@Suite struct ButtonToggleTests {
    private struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).background(.red) }
    }

    /// The fill behind the label; nil for none.
    private func fill<V: View>(_ view: V) -> RGBA? {
        SeenFills(hostOf(view.toggleStyle(.button), in: nil, nil)).fills.first { $0.color.alpha > 0 }?.color
    }

    /// Off, it has the border of the buttons around; on, it is filled with the tint whatever they have.
    @Test func itHasTheBorderOfTheButtonsAround() {
        func toggle(_ isOn: Bool) -> some View { Toggle("A", isOn: .constant(isOn)) }
        let button = Button("A") {}
        let bordered = fill(button.buttonStyle(.bordered))
        let prominent = fill(button.buttonStyle(.borderedProminent))
        #expect(bordered != nil && prominent != nil && bordered != prominent)
        #expect(fill(toggle(false)) == nil)
        #expect(fill(toggle(false).buttonStyle(.borderless)) == nil)
        #expect(fill(toggle(false).buttonStyle(.bordered)) == bordered)
        #expect(fill(toggle(false).buttonStyle(.borderedProminent)) == bordered)
        #expect(fill(toggle(true)) == prominent)
        #expect(fill(toggle(true).buttonStyle(.plain)) == prominent)
        #expect(fill(toggle(true).buttonStyle(.bordered)) == prominent)
        #expect(fill(toggle(true).buttonStyle(Round())) == fill(button.buttonStyle(Round())))
    }
}
