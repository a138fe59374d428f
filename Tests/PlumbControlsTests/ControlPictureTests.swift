import Foundation
import PlumbCairo
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// How controls look, on pixels of a point.
@MainActor
@Suite struct ControlPictureTests {
    nonisolated static let red = Color(red: 1, green: 0, blue: 0)
    nonisolated static let blue = Color(red: 0, green: 0, blue: 1)
    nonisolated static let redToBlue = Gradient(colors: [red, blue])

    /// A picture without its words, which the tests' fonts can't draw.
    private func picture<V: View>(
        _ view: V, in width: CGFloat? = nil, _ height: CGFloat? = nil, direction: LayoutDirection = .leftToRight
    ) throws -> Bitmap {
        var list = hostOf(view, in: width, height, direction: direction).displayList()
        list.items.removeAll { if case .glyphs = $0 { true } else { false } }
        return try CairoRenderer().bitmap(list, scale: 1)
    }

    /// Red, green, blue and alpha.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let at = (y * bitmap.width + x) * 4
        return [2, 1, 0, 3].map { Int(bitmap.pixels[at + $0]) }
    }

    private func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 180 && pixel[2] < 75 && pixel[3] > 250 }
    private func isBlue(_ pixel: [Int]) -> Bool { pixel[2] > 180 && pixel[0] < 75 && pixel[3] > 250 }
    private func isBetween(_ pixel: [Int]) -> Bool { pixel[0] > 90 && pixel[2] > 90 && pixel[3] > 250 }

    // MARK: Boxes

    @Test func aBoxHasTheBackgroundThatIsSet() throws {
        let box = GroupBox { Color.clear.frame(height: 28) }
        // 28 points of content, and 16 around them.
        let plain = try picture(box.backgroundStyle(Self.red), in: 100)
        #expect(plain.height == 60 && pixel(plain, 50, 5) == [255, 0, 0, 255])
        let gradient = try picture(
            box.backgroundStyle(LinearGradient(gradient: Self.redToBlue, startPoint: .leading, endPoint: .trailing)),
            in: 100)
        #expect(isRed(pixel(gradient, 2, 30)) && isBlue(pixel(gradient, 97, 30)))
        // A material lets through some of the blue behind it; the box's own background would be a grey.
        let glass = pixel(try picture(box.backgroundStyle(.regularMaterial).background(Self.blue), in: 100), 50, 5)
        #expect(glass[2] - glass[0] > 20 && glass[0] > 0, "\(glass)")
        // Boxes in boxes have it as well.
        let inner = try picture(GroupBox { box }.backgroundStyle(Self.red), in: 132)
        #expect(pixel(inner, 66, 5) == [255, 0, 0, 255] && pixel(inner, 66, 20) == [255, 0, 0, 255])
    }

    // MARK: Gauges

    /// Six points high; the dot of a half has its middle at 100. Around it two points are cut out.
    @Test func aGradientRunsAlongALineWithAMark() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(Self.redToBlue)
        let line = try picture(gauge, in: 200)
        #expect(line.width == 200 && line.height == 6)
        #expect(isRed(pixel(line, 4, 3)) && isBlue(pixel(line, 195, 3)))
        #expect(isBetween(pixel(line, 92, 3)) && isBetween(pixel(line, 100, 3)))
        #expect(pixel(line, 96, 3)[3] == 0 && pixel(line, 103, 3)[3] == 0)
        // From right to left, line, gradient and mark begin at the right: a quarter's dot has its middle at 148.5.
        let quarter = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(Self.redToBlue)
        let mirrored = try picture(quarter, in: 200, direction: .rightToLeft)
        #expect(isBlue(pixel(mirrored, 4, 3)) && isRed(pixel(mirrored, 195, 3)))
        #expect(pixel(mirrored, 148, 3)[3] == 255 && pixel(mirrored, 144, 3)[3] == 0 && pixel(mirrored, 152, 3)[3] == 0)
    }

    /// The gradient belongs to the track, of which the half is filled: its end has the colour of the middle.
    @Test func aGradientRunsAlongALineThatFillsUp() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity).tint(Self.redToBlue)
        let line = try picture(gauge, in: 200)
        let middle = line.height / 2
        #expect(isRed(pixel(line, 3, middle)) && isBetween(pixel(line, 96, middle)))
        #expect(pixel(line, 110, middle)[3] < 100)
        let mirrored = try picture(gauge, in: 200, direction: .rightToLeft)
        #expect(isRed(pixel(mirrored, 196, middle)) && isBetween(pixel(mirrored, 103, middle)))
    }

    /// A ring of 58 points, six wide, open from 45° to 135°: at 150° it has hardly begun, at 30° it has hardly anything
    /// left.
    @Test func aGradientRunsAlongARing() throws {
        let ring = try picture(gauge(0.5))
        #expect(ring.width == 58 && ring.height == 58)
        #expect(isRed(pixel(ring, 6, 42)) && isBlue(pixel(ring, 51, 42)))
        // The mark of a half is at the top, with two points around it that are cut out.
        #expect(isBetween(pixel(ring, 29, 3)) && pixel(ring, 25, 3)[3] == 0 && pixel(ring, 32, 3)[3] == 0)
    }

    private func gauge(_ value: Double) -> some View {
        Gauge(value: value) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text("a")
        } maximumValueLabel: {
            Text("z")
        }
        .gaugeStyle(.accessoryCircular).tint(Self.redToBlue)
    }

    /// Ring, gradient, mark and the words at the ends are mirrored together.
    @Test func aRingIsMirroredAsAWhole() throws {
        let (there, back) = (try picture(gauge(0.25)), try picture(gauge(0.25), direction: .rightToLeft))
        var difference = 0
        for y in 0..<58 {
            for x in 0..<58 {
                let pair = zip(pixel(there, x, y), pixel(back, 57 - x, y))
                difference = max(difference, pair.map { abs($0 - $1) }.max() ?? 0)
            }
        }
        #expect(difference <= 8)
        // The mark of a quarter stands at 202.5°: 9° further along the ring it is cut out. On the other side it is not.
        #expect(pixel(there, 6, 15)[3] == 0 && pixel(there, 51, 15)[3] == 255)
        let host = hostOf(gauge(0.25), in: nil, nil, direction: .rightToLeft)
        let places = host.words.map { ($0.text, $0.point.x) }
        let first = try #require(places.first { $0.0 == "a" }).1
        #expect(try #require(places.first { $0.0 == "z" }).1 < first)
    }

    // MARK: Shadows

    /// The switch is 51 × 31 points large, its knob ends two points above the lower edge.
    @Test(arguments: [false, true]) func theShadowOfAKnobEndsAtTheTrack(isOn: Bool) throws {
        let bitmap = try picture(Toggle(isOn: .constant(isOn)) { EmptyView() }.labelsHidden().padding(20))
        let track = CGRect(x: 20, y: 20, width: 51, height: 31)
        var beside = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where !track.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                beside = max(beside, pixel(bitmap, x, y)[3])
            }
        }
        #expect(beside == 0)
        // On the track it is there.
        let (under, away) = isOn ? (55, 35) : (35, 55)
        let (dark, plain) = (pixel(bitmap, under, 49), pixel(bitmap, away, 49))
        #expect(isOn ? dark[1] < plain[1] : dark[3] > plain[3])
    }

    // MARK: Titles and subtitles

    struct Titled: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
            testDescription = name
            self.view = { AnyView(view()) }
        }
    }

    @MainActor @ViewBuilder private static var texts: some View {
        Text("Title")
        Text("Subtitle").italic()
    }

    nonisolated static let titled: [Titled] = [
        Titled("a toggle") { Toggle(isOn: .constant(true)) { texts } },
        Titled("labeled content") {
            LabeledContent {
                Text("6")
            } label: {
                texts
            }
        },
        Titled("a stepper") { Stepper(value: .constant(1)) { texts } },
        Titled("a label") {
            Label {
                texts
            } icon: {
                Color.red.frame(width: 20, height: 20)
            }
        },
        Titled("a toggle in a form") { Form { Toggle(isOn: .constant(true)) { texts } } },
        Titled("labeled content in a form") {
            Form {
                LabeledContent {
                    Text("6")
                } label: {
                    texts
                }
            }
        },
        Titled("a stepper in a form") { Form { Stepper(value: .constant(1)) { texts } } },
        Titled("a label in a form") {
            Form {
                Label {
                    texts
                } icon: {
                    Color.red.frame(width: 20, height: 20)
                }
            }
        },
        Titled("a picker in a form") {
            Form {
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    texts
                }
            }
        },
    ]

    /// The second of two texts stands below the first, in the font of subheadlines (15 points beside 17) and in the
    /// secondary colour.
    @Test(arguments: titled) func theSecondTextIsASubtitle(_ example: Titled) throws {
        let words = hostOf(example.view(), in: 393, 852).words
        let title = try #require(words.first { $0.text == "Title" })
        let subtitle = try #require(words.first { $0.text == "Subtitle" })
        #expect(title.point.x == subtitle.point.x && title.point.y < subtitle.point.y)
        #expect(title.size == 17 && subtitle.size == 15)
        let plain = hostOf(Text("a").foregroundStyle(.secondary)).words
        #expect(subtitle.paint == plain.first?.paint && subtitle.paint != title.paint)
    }

    /// Other views than texts stay as they are, beside each other.
    @Test func onlyTextsAreSubtitles() throws {
        let words = hostOf(
            Toggle(isOn: .constant(true)) {
                HStack {
                    Text("Title")
                    Text("Subtitle")
                }
            }, in: 300, 31
        ).words
        #expect(words.prefix(2).map(\.size) == [17, 17] && words[0].point.y == words[1].point.y)
    }
}

/// A text as it is drawn.
struct DrawnWord {
    let text: String
    let size: CGFloat
    let point: CGPoint
    let paint: Paint
}

extension ViewHost {
    @MainActor var words: [DrawnWord] {
        var offsets = [CGPoint.zero]
        var words: [DrawnWord] = []
        for item in displayList().items {
            switch item {
            case .glyphs(let run, let point, let paint):
                let offset = offsets.last ?? .zero
                words.append(
                    DrawnWord(
                        text: run.text, size: run.font.size,
                        point: CGPoint(x: point.x + offset.x, y: point.y + offset.y), paint: paint))
            case .pushTransform(let transform):
                let offset = offsets.last ?? .zero
                offsets.append(CGPoint(x: offset.x + transform.tx, y: offset.y + transform.ty))
            case .pop: offsets.removeLast()
            case .fill, .stroke, .image: break
            default: offsets.append(offsets.last ?? .zero)
            }
        }
        return words
    }
}
