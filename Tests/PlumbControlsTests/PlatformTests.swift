import Foundation
import PlumbGraphics
import PlumbLaws
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// A platform with other numbers is seen everywhere: each row of iOS 17's is changed by the same rule.
@MainActor
@Suite struct PlatformTests {
    /// Lengths, times and text are twice as large, parts half, angles half, colours and shadows others.
    private nonisolated static let other: Platform = {
        let iOS = Platform.iOS17
        func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T {
            var new = value
            change(&new)
            return new
        }
        func changed(_ unit: Platform.Unit, _ value: Double) -> Double {
            switch unit {
            case .points, .seconds, .pointsASecond, .aSecond: value * 2
            case .fraction, .factor, .degrees: value / 2
            case .count: value + 3
            case .fractionAMillisecond: value * value
            }
        }
        return Platform(
            name: "other", metrics: iOS.metrics.mapped(changed), gestures: iOS.gestures.mapped(changed),
            springs: iOS.springs.mapped { changed($0) { ($0.response, $0.dampingFraction) = (2 * $0.response, 1) } },
            shadows: iOS.shadows.mapped { changed($0) { ($0.radius, $0.y) = (2 * $0.radius, -$0.y) } },
            colors: iOS.colors.mapped { shades in
                func turned(_ color: RGBA) -> RGBA {
                    RGBA(red: 1 - color.red, green: color.blue, blue: color.green, alpha: color.alpha / 2)
                }
                return changed(shades) {
                    ($0.light, $0.dark) = (turned($0.light), turned($0.dark))
                    ($0.lightIncreased, $0.darkIncreased) = (turned($0.lightIncreased), turned($0.darkIncreased))
                }
            },
            materials: iOS.materials.mapped { changed($0) { $0.radius *= 2 } },
            textStyles: iOS.textStyles.mapped {
                changed($0) {
                    ($0.size, $0.lines) = ($0.size.map { 2 * $0 }, $0.lines.map { 3 * $0 })
                    ($0.weight, $0.boldWeight) = (300, 900)
                }
            }, marks: iOS.marks)
    }()

    private func host<V: View>(
        _ view: V, in width: CGFloat? = 600, _ height: CGFloat? = 600, _ platform: Platform = PlatformTests.other,
        engine: any TextEngine = FixedTextEngine()
    ) -> ViewHost {
        var configuration = World(
            proposal: ProposedViewSize(width: width, height: height), textEngine: engine)
        configuration.platform = platform
        return ViewHost(view, in: configuration)
    }

    // MARK: Sizes

    /// By the rules of the controls, in twice the metrics, around texts of 10 × 20 a character.
    nonisolated static let sizes: [ControlCase] = [
        // A gap of 16.
        ControlCase("a stack", in: nil, is: (10, 36)) {
            VStack {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
        },
        ControlCase("texts and views", in: nil, is: (46, 20)) {
            HStack {
                Text("AB")
                Color.red.frame(width: 10, height: 10)
            }
        },
        ControlCase("a grid", in: nil, is: (36, 36)) {
            Grid {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 10)
                }
                GridRow { Color.red.frame(width: 10, height: 10) }
            }
        },
        ControlCase("a lazy grid", in: 100, is: (100, 36)) {
            LazyVGrid(columns: [GridItem()]) {
                Color.red.frame(height: 10)
                Color.red.frame(height: 10)
            }
        },
        ControlCase("a lazy grid's columns", in: nil, is: (36, 10)) {
            LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(10))]) { Color.red.frame(height: 10) }
        },
        ControlCase("a lazy stack", in: 100, is: (100, 36)) {
            LazyVStack {
                Color.red.frame(height: 10)
                Color.red.frame(height: 10)
            }
        },
        ControlCase("a layout of one's own", in: nil, is: (36, 10)) {
            Beside {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
        },
        ControlCase("an inset of the safe area", in: nil, is: (10, 36)) {
            Color.red.frame(width: 10, height: 10).safeAreaInset(edge: .bottom) { Color.red.frame(height: 10) }
        },
        ControlCase("a spacer", in: nil, is: (36, 10)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
        },
        ControlCase("padding", in: nil, is: (106, 74)) {
            Color.red.frame(width: 10, height: 10).padding().padding(.leading)
        },
        ControlCase("padding of the safe area", in: nil, is: (74, 74)) {
            Color.red.frame(width: 10, height: 10).safeAreaPadding()
        },
        ControlCase("a bordered button", is: (68, 48)) { Button("OK") {}.buttonStyle(.bordered) },
        ControlCase("a small button", is: (60, 40)) { Button("OK") {}.buttonStyle(.bordered).controlSize(.small) },
        ControlCase("a large button", is: (100, 80)) { Button("OK") {}.buttonStyle(.bordered).controlSize(.large) },
        ControlCase("a switch", is: (98, 62)) { Toggle("A", isOn: .constant(true)).labelsHidden() },
        ControlCase("a switch and its label", in: nil, is: (124, 62)) {
            Toggle("A", isOn: .constant(true)).fixedSize()
        },
        ControlCase("a slider", is: (300, 62)) { Slider(value: .constant(0.5)) },
        ControlCase("a stepper", is: (188, 64)) { Stepper("A", value: .constant(1)).labelsHidden() },
        ControlCase("a spinner", is: (40, 40)) { ProgressView() },
        ControlCase("a large spinner", is: (74, 74)) { ProgressView().controlSize(.large) },
        ControlCase("progress with words", is: (300, 36)) { ProgressView("A", value: 0.5) },
        // Two choices of 32 and a word each.
        ControlCase("segments", in: nil, is: (84, 64)) {
            Picker("A", selection: .constant(0)) {
                Text("A").tag(0)
                Text("B").tag(1)
            }.pickerStyle(.segmented)
        },
        ControlCase("a box", is: (300, 84)) { GroupBox { Text("A") } },
        ControlCase("a ring", is: (116, 116)) {
            Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
        },
        ControlCase("a gauge", is: (300, 36)) { Gauge(value: 0.5) { Text("A") } },
        ControlCase("a field with a border", is: (300, 44)) {
            TextField("A", text: .constant("B")).textFieldStyle(.roundedBorder)
        },
        ControlCase("grouped controls", in: nil, is: (118, 48)) {
            ControlGroup {
                Button("A") {}
                Button("B") {}
            }
        },
        // 10, 32, 20, 32 and 10, in a padding of 32.
        ControlCase("nothing to show", in: nil, is: (94, 168)) {
            ContentUnavailableView {
                Label {
                    Text("ABC")
                } icon: {
                    Color.red.frame(width: 10, height: 10)
                }
            } description: {
                EmptyView()
            } actions: {
                Color.red.frame(width: 20, height: 10)
            }
        },
    ]

    @Test(arguments: sizes) func size(_ example: ControlCase) {
        let answer = host(example.view(), in: example.width, nil).layout().size
        #expect(answer == example.size, "\(example.testDescription)")
        // As it is on iOS it is another.
        let own = host(example.view(), in: example.width, nil, .iOS17).layout().size
        #expect(answer != own)
    }

    // MARK: Forms

    private func form(_ width: CGFloat) -> ViewHost {
        host(
            Form {
                Section {
                    Text("A").accessibilityIdentifier("row")
                } header: {
                    Text("B").accessibilityIdentifier("head")
                }
                Section { Text("C").accessibilityIdentifier("next") }
            }, in: width, 900)
    }

    /// Margins and insets of 32, and of 40 from 780 points on; rows of 88, headers with 34 above and 12 below, cards
    /// 70.66 apart.
    @Test func aFormHasOtherMargins() {
        for (width, x) in [(CGFloat(779), 64.0), (780, 80)] {
            let form = form(width)
            #expect(form.frame("head") == [x, 34, 10, 20])
            #expect(form.frame("row") == [x, 100, 10, 20])
            let next = 66 + 88 + 70.66 + 34
            #expect(form.frame("next").map { abs($0[1] - next) < 1e-9 } == true)
        }
    }

    // MARK: Texts

    /// Twice the size on three times the line.
    @Test func textsHaveAnotherSizeAndLeading() {
        func height(_ text: String, _ platform: Platform) -> CGFloat {
            host(Text(text).fixedSize(), platform, engine: SystemMetrics()).layout().size.height
        }
        #expect(height("A\nB", .iOS17) - height("A", .iOS17) == 22)
        #expect(height("A\nB", Self.other) - height("A", Self.other) == 66)
        var values = EnvironmentValues()
        values.platform = Self.other
        let font = Font.body.descriptor(in: values)
        #expect((font.size, font.weight) == (34, 300))
        #expect(Font.body.bold().descriptor(in: values).weight == 900)
        #expect(Font.title.descriptor(in: values).size == 56)
        let loose = Font.body.leading(.loose).descriptor(in: values)
        #expect(loose.leading - font.leading == 4)
        values.dynamicTypeSize = .accessibility5
        #expect(Font.caption2.descriptor(in: values).size == 82)
    }

    private func host<V: View>(_ view: V, _ platform: Platform, engine: any TextEngine) -> ViewHost {
        host(view, in: nil, nil, platform, engine: engine)
    }

    // MARK: Colours

    @Test func coloursAreOthers() {
        func colour(_ view: some View, _ platform: Platform) -> String { host(view, in: 10, 10, platform).dump }
        // #FF3B30 turned is #00303B in half the opacity.
        var values = EnvironmentValues()
        values.platform = Self.other
        let red = Color.red.rgba(in: values)
        #expect(red == RGBA(hex: 0x00303B, alpha: 0.5))
        values.colorScheme = .dark
        #expect(Color.red.rgba(in: values) == RGBA(hex: 0x003A45, alpha: 0.5))
        for view in [AnyView(Color.red), AnyView(Rectangle().fill(.tint)), AnyView(Rectangle().fill(.regularMaterial))]
        {
            #expect(colour(view, Self.other) != colour(view, .iOS17))
        }
        // A quarter of what a half was.
        values.foregroundStyle = nil
        let faint = AnyShapeStyle(Color.black).unitPaint(in: values)
        #expect("\(faint.faded(atLevel: 1, in: values))" == "\(faint.mapColors { $0.opacity(0.25) })")
    }

    // MARK: Touches

    /// A finger that goes 15 points does not scroll before 20.
    @Test func aFingerGoesFartherBeforeItScrolls() {
        func top(_ platform: Platform, after way: CGFloat) -> CGFloat {
            let host = host(
                ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("a") }, in: 100, 400, platform)
            host.send(.touch(.began, at: CGPoint(x: 50, y: 300)))
            host.send(.touch(.changed, at: CGPoint(x: 50, y: 300 - way)))
            host.send(.touch(.changed, at: CGPoint(x: 50, y: 300 - way - 5)))
            return host.frame("a")?[1] ?? .nan
        }
        #expect(top(.iOS17, after: 15) == -10)
        #expect(top(Self.other, after: 14) == 0)
        #expect(top(Self.other, after: 25) == -10)
    }

    /// Taps may be twice as long, twice as far, and follow each other twice as late.
    @Test func tapsMayBeLonger() {
        final class Taps { var count = 0 }
        func taps(_ platform: Platform, _ touches: (ViewHost) -> Void, times: Int = 1) -> Int {
            let taps = Taps()
            let host = host(Color.red.onTapGesture(count: times) { taps.count += 1 }, in: 200, 200, platform)
            touches(host)
            host.update()
            return taps.count
        }
        func long(_ host: ViewHost) { host.hold(at: CGPoint(x: 50, y: 50), for: 1) }
        func twice(_ host: ViewHost) {
            host.hold(at: CGPoint(x: 50, y: 50), for: 0.01)
            host.advance(by: 0.5)
            host.hold(at: CGPoint(x: 50, y: 50), for: 0.01)
        }
        func far(_ host: ViewHost) {
            host.send(.touch(.began, at: CGPoint(x: 50, y: 50)))
            host.send(.touch(.ended, at: CGPoint(x: 120, y: 50)))
        }
        #expect((taps(.iOS17, long), taps(Self.other, long)) == (0, 1))
        #expect((taps(.iOS17, far), taps(Self.other, far)) == (0, 1))
        #expect((taps(.iOS17, twice, times: 2), taps(Self.other, twice, times: 2)) == (0, 1))
    }

    /// A drag's predicted end is half a second on.
    @Test func aDragGoesOnForLonger() {
        func farther(_ platform: Platform) -> CGFloat {
            final class Log { var value: DragGesture.Value? }
            let log = Log()
            let host = host(Color.red.gesture(DragGesture().onChanged { log.value = $0 }), in: 200, 200, platform)
            host.send(.touch(.began, at: CGPoint(x: 50, y: 50)))
            host.advance(by: 0.1)
            host.send(.touch(.changed, at: CGPoint(x: 90, y: 50)))
            host.update()
            return (log.value?.predictedEndLocation.x ?? .nan) - 90
        }
        #expect(abs(farther(.iOS17) - 100) < 1e-6)
        #expect(abs(farther(Self.other) - 200) < 1e-6)
    }

    // MARK: Springs

    /// A spring of twice the response is at rest after twice the time.
    @Test func aSpringTakesLonger() {
        func restTime(_ springs: Platform.Springs) -> Double {
            let iOS = Platform.iOS17
            let platform = Platform(
                name: "springs", metrics: iOS.metrics, gestures: iOS.gestures, springs: springs, shadows: iOS.shadows,
                colors: iOS.colors, materials: iOS.materials, textStyles: iOS.textStyles,
                marks: iOS.marks)
            let host = host(OneSwitch(), in: 200, 100, platform)
            host.update()
            host.tap("switch")
            let start = host.time
            while host.nextFrame != nil, host.time < start + 30 { host.advance(by: 1.0 / 120) }
            return host.time - start
        }
        let iOS = Platform.iOS17.springs
        let once = restTime(iOS)
        let twice = restTime(
            iOS.mapped {
                var new = $0
                new.response *= 2
                return new
            })
        #expect(once > 0.3 && abs(twice / once - 2) < 0.15, "\(once), \(twice)")
    }

    // MARK: Menus

    /// The card is twice as wide, and stands twice as far from the button.
    @Test func aMenuIsWider() {
        let host = host(
            Menu("Menu") { Button("A") {}.accessibilityIdentifier("row") }.accessibilityIdentifier("menu"), in: 700, 600
        )
        host.tap("menu")
        host.advance(by: 2)
        let menu = host.frame("menu") ?? []
        let row = host.frame("row") ?? []
        #expect(menu.count == 4 && row.count == 4)
        #expect(row[2] == 524 || row[0] == menu[0] + 32, "\(menu) \(row)")
    }
}

/// Two views beside each other, as far apart as they prefer.
private struct Beside: Layout {
    private func gap(_ subviews: Subviews) -> CGFloat {
        subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes[0].width + gap(subviews) + sizes[1].width, height: sizes[0].height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct OneSwitch: View {
    @State private var isOn = false
    var body: some View { Toggle("A", isOn: $isOn).labelsHidden().accessibilityIdentifier("switch") }
}

/// The characters of the fixed engine on lines as high as the system's font.
private final class SystemMetrics: TextEngine {
    private let engine = FixedTextEngine()
    var isFixed: Bool { false }
    func shape(_ spans: [TextSpan]) -> ShapedText { engine.shape(spans) }
    func metrics(of font: FontDescriptor) -> LineMetrics { .systemFont(size: font.size, leading: font.leading) }
}
