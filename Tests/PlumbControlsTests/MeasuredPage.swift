import Foundation
import PlumbCairo
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Tests of numbers that were measured on pictures: the projects that have the pictures of several suites.
protocol MeasuredSuite {}

extension MeasuredSuite {
    static var hass: String { "home-assistant/iOS, snapshots of 2025, iOS 18" }
    static var cash: String { "cashapp/AccessibilitySnapshot@5b03db8, iOS 17.5 and 18.5" }
    static var spezi: String { "StanfordSpezi/SpeziAccount, documentation of 2024" }
    static var wns: String { "ImaginativeShohag/Why-Not-SwiftUI, pictures of iOS 17" }
    static var words: String { "WordsgramUITests.swift, the tree of a screen of 375 points" }

    @MainActor static func named(_ name: String, _ text: String = "Hh") -> some View {
        Text(verbatim: text).accessibilityIdentifier(name)
    }

    /// A card, and the next one: from the bottom of one to the top of the other.
    static func gap(
        _ name: String, _ source: String, in width: Double = 390, on system: SystemVersion = .iOS17,
        at size: DynamicTypeSize = .large, _ gap: Double, footer: String? = nil, header: String? = nil
    ) -> Measured {
        Measured("between cards: " + name, source, in: width, on: system, at: size, [gap]) {
            List {
                Section {
                    Text("Hh")
                } footer: {
                    if let footer { Text(verbatim: footer) }
                }
                Section {
                    Text("Hh")
                } header: {
                    if let header { Text(verbatim: header) }
                }
            }
        } _: {
            $0.cards.count == 2 ? [$0.cards[1].top - $0.card.bottom] : []
        }
    }

    /// A header above a card.
    static func header(
        _ name: String, _ source: String, in width: Double = 390, on system: SystemVersion = .iOS17,
        at size: DynamicTypeSize = .large, as scheme: ColorScheme = .light, within error: Double = 0.5,
        title: String = "hhh", _ values: [Double],
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        Measured("a header: " + name, source, in: width, on: system, at: size, as: scheme, within: error, values) {
            List { Section(title) { Text("Hh") } }
        } _: {
            find($0)
        }
    }

    /// A footer of two lines below a card.
    static func footer(
        _ name: String, _ source: String, on system: SystemVersion = .iOS17, at size: DynamicTypeSize = .large,
        as scheme: ColorScheme = .light, within error: Double = 0.5, _ values: [Double],
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        Measured("a footer: " + name, source, on: system, at: size, as: scheme, within: error, values) {
            List {
                Section {
                    Text("Hh")
                } footer: {
                    Text("HHH\nHHH")
                }
            }
        } _: {
            find($0)
        }
    }
}

/// A number that was measured on a picture of Apple's system, and views like those of the picture.
struct Measured: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The project that has the picture, its commit, and the version of iOS that drew it.
    var source: String
    var width: Double
    var size: DynamicTypeSize
    var scheme: ColorScheme
    /// How exact the picture is, in points.
    var error: Double
    /// Points, or parts of a colour from 0 to 255.
    var values: [Double]
    /// The system of the picture.
    var system: SystemVersion
    /// How high the page is, and what the shape of its screen takes.
    var height = 844.0
    var insets = EdgeInsets()
    /// What is done before the picture.
    var act: @MainActor @Sendable (ViewHost) -> Void = { _ in }
    var view: @MainActor @Sendable () -> AnyView
    var find: @MainActor @Sendable (MeasuredPage) -> [Double]

    init(
        _ name: String, _ source: String, in width: Double = 390, on system: SystemVersion = .iOS17,
        at size: DynamicTypeSize = .large, as scheme: ColorScheme = .light, within error: Double = 0.5,
        _ values: [Double], of view: @escaping @MainActor @Sendable () -> any View,
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) {
        testDescription = name
        self.system = system
        (self.source, self.width, self.size, self.scheme) = (source, width, size, scheme)
        (self.error, self.values, self.find) = (error, values, find)
        self.view = { AnyView(view()) }
    }

    @MainActor func check(_ location: SourceLocation = #_sourceLocation) throws {
        let found = find(try MeasuredPage(self))
        let isRight = found.count == values.count && zip(found, values).allSatisfy { abs($0 - $1) <= error }
        #expect(isRight, "\(testDescription): \(found), measured \(values) (\(source))", sourceLocation: location)
    }
}

/// A page with the system's fonts, in pixels of a third of a point as in the pictures.
@MainActor
struct MeasuredPage {
    let host: ViewHost
    let bitmap: Bitmap
    private let system: SystemVersion
    private let texts: [(text: String, x: Double, baseline: Double)]
    private static let scale = 3.0
    private static let engine = Result { try PangoTextEngine() }

    init(_ row: Measured) throws {
        var world = World(
            proposal: ProposedViewSize(width: row.width, height: row.height), displayScale: Self.scale,
            colorScheme: row.scheme, dynamicTypeSize: row.size)
        world.safeAreaInsets = row.insets
        world.textEngine = try Self.engine.get()
        world.system = row.system
        system = row.system
        host = ViewHost(row.view(), in: world)
        host.update()
        row.act(host)
        let list = host.displayList()
        texts = list.items.compactMap {
            guard case .glyphs(let run, let point, _) = $0 else { return nil }
            return (run.text, Double(point.x) + (run.glyphs.first?.x ?? 0), Double(point.y))
        }
        bitmap = try CairoRenderer().bitmap(list, scale: Self.scale)
    }

    /// x, y, width and height of the view of a name.
    func frame(_ name: String) -> [Double] { host.frame(name) ?? [.nan, .nan, .nan, .nan] }
    /// The frame of what readers hear by a label.
    func element(_ label: String) -> CGRect { host.element(label)?.frame ?? .null }
    /// The middle of its height.
    func middle(_ name: String) -> Double { frame(name)[1] + frame(name)[3] / 2 }
    /// Where the first text with some words begins, where all do, and their baselines.
    func start(_ words: String) -> Double { starts(words).first ?? .nan }
    func starts(_ words: String) -> [Double] { texts.filter { $0.text.hasPrefix(words) }.map(\.x) }
    func baselines(_ words: String) -> [Double] { texts.filter { $0.text.hasPrefix(words) }.map(\.baseline) }

    /// Red, green and blue of the pixel at a point.
    func color(_ x: Double, _ y: Double) -> [Double] {
        let (column, row) = (Int((x * Self.scale).rounded(.down)), Int((y * Self.scale).rounded(.down)))
        guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return [] }
        let at = (row * bitmap.width + column) * 4
        return [2, 1, 0].map { Double(bitmap.pixels[at + $0]) }
    }

    private func distance(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).map { abs($0 - $1) }.reduce(0, +) }

    private func isLike(_ a: [Double], _ b: [Double], _ limit: Double = 3) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= limit }
    }

    /// From where to where the pixels of a column have a colour.
    func runs(x: Double, of color: [Double]) -> [(top: Double, bottom: Double)] {
        var runs: [(top: Double, bottom: Double)] = []
        var start: Int?
        for row in 0...bitmap.height {
            let isIn = isLike(self.color(x, (Double(row) + 0.5) / Self.scale), color)
            if isIn, start == nil { start = row }
            if !isIn, let first = start {
                runs.append((Double(first) / Self.scale, Double(row) / Self.scale))
                start = nil
            }
        }
        return runs
    }

    /// Where the first card begins and ends.
    var card: (top: Double, bottom: Double) { cards.first ?? (.nan, .nan) }
    /// The cards of a list, at their leading padding, or where corners do not reach.
    var cards: [(top: Double, bottom: Double)] { runs(x: system == .iOS17 ? 31.5 : 250, of: [255, 255, 255]) }

    /// Left, top, right and bottom of all pixels in a rectangle that are at least half as far from the one in its top
    /// left corner as the farthest is; or of those that have a colour.
    func ink(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, of wanted: [Double]? = nil) -> [Double] {
        let ground = color(x.lowerBound, y.lowerBound)
        let limit = wanted == nil ? distance(strongest(x, y), ground) / 2 : 0
        var box = CGRect.null
        let step = 1 / Self.scale
        for row in stride(from: y.lowerBound + step / 2, to: y.upperBound, by: step) {
            for column in stride(from: x.lowerBound + step / 2, to: x.upperBound, by: step) {
                let found = color(column, row)
                guard wanted.map({ isLike(found, $0) }) ?? (limit > 0 && distance(found, ground) >= limit) else {
                    continue
                }
                let pixel = CGRect(
                    x: (column * Self.scale).rounded(.down) / Self.scale,
                    y: (row * Self.scale).rounded(.down) / Self.scale, width: step, height: step)
                box = box.union(pixel)
            }
        }
        return box.isNull ? [.nan, .nan, .nan, .nan] : [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) }
    }

    /// Width and height of the ink, and where it ends.
    func extent(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> [Double] {
        let box = ink(x, y)
        return [box[2] - box[0], box[3] - box[1], box[2]]
    }

    /// The colour in a rectangle that is farthest from the one in its corner.
    func strongest(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> [Double] {
        let ground = color(x.lowerBound, y.lowerBound)
        var best = (distance: -1.0, color: ground)
        let step = 1 / Self.scale
        for row in stride(from: y.lowerBound + step / 2, to: y.upperBound, by: step) {
            for column in stride(from: x.lowerBound + step / 2, to: x.upperBound, by: step) {
                let found = color(column, row)
                let distance = distance(found, ground)
                if distance > best.distance { best = (distance, found) }
            }
        }
        return best.color
    }
}
