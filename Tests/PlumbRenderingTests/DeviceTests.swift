import Foundation
import PlumbUI
import Testing

@testable import PlumbRendering

/// Every device, in both orientations: what a view on its screen sees (Docs/Rules.md, section 28).
@MainActor struct DeviceTests {
    /// Numbers in points; insets from the top, counter-clockwise; classes of width and height by their first letters.
    struct Row: Sendable, CustomTestStringConvertible {
        let names: [String]
        let size: [Double]
        let scale: Double
        let portrait: [Double]
        let landscape: [Double]
        let radius: Double
        let classes: String
        let landscapeClasses: String
        var testDescription: String { names[0] }

        init(
            _ names: String..., size: [Double], at scale: Double, _ portrait: [Double], _ landscape: [Double],
            radius: Double, _ classes: String, _ landscapeClasses: String
        ) {
            (self.names, self.size, self.scale, self.portrait) = (names, size, scale, portrait)
            (self.landscape, self.radius, self.classes) = (landscape, radius, classes)
            self.landscapeClasses = landscapeClasses
        }
    }

    nonisolated private static let none = [0.0, 0, 0, 0]

    nonisolated static let rows: [Row] = [
        Row("iPhone SE (1st generation)", size: [320, 568], at: 2, [20, 0, 0, 0], none, radius: 0, "cr", "cc"),
        Row(
            "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s",
            size: [375, 667], at: 2, [20, 0, 0, 0], none, radius: 0, "cr", "cc"),
        Row(
            "iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", size: [414, 736], at: 3, [20, 0, 0, 0], none, radius: 0,
            "cr", "rc"),
        Row(
            "iPhone X", "iPhone XS", "iPhone 11 Pro", size: [375, 812], at: 3, [44, 0, 34, 0], [0, 44, 21, 44],
            radius: 39, "cr", "cc"),
        Row(
            "iPhone 11", "iPhone XR", size: [414, 896], at: 2, [48, 0, 34, 0], [0, 48, 21, 48], radius: 41.5, "cr", "rc"
        ),
        Row(
            "iPhone 11 Pro Max", "iPhone XS Max", size: [414, 896], at: 3, [44, 0, 34, 0], [0, 44, 21, 44], radius: 39,
            "cr", "rc"),
        Row(
            "iPhone 12 mini", "iPhone 13 mini", size: [375, 812], at: 3, [50, 0, 34, 0], [0, 50, 21, 50], radius: 44,
            "cr", "cc"),
        Row(
            "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", size: [390, 844],
            at: 3, [47, 0, 34, 0], [0, 47, 21, 47], radius: 47.33, "cr", "cc"),
        Row(
            "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus", size: [428, 926], at: 3, [47, 0, 34, 0],
            [0, 47, 21, 47], radius: 53.33, "cr", "rc"),
        Row(
            "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16", size: [393, 852], at: 3, [59, 0, 34, 0],
            [0, 59, 21, 59], radius: 55, "cr", "cc"),
        Row(
            "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus", size: [430, 932], at: 3,
            [59, 0, 34, 0], [0, 59, 21, 59], radius: 55, "cr", "rc"),
        Row(
            "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", size: [402, 874], at: 3, [62, 0, 34, 0], [0, 62, 21, 62],
            radius: 62, "cr", "cc"),
        Row(
            "iPhone 16 Pro Max", "iPhone 17 Pro Max", size: [440, 956], at: 3, [62, 0, 34, 0], [0, 62, 21, 62],
            radius: 62, "cr", "rc"),
        Row("iPhone Air", size: [420, 912], at: 3, [68, 0, 34, 0], [0, 68, 21, 68], radius: 62, "cr", "rc"),
        Row(
            "iPad mini (6th generation)", "iPad mini (A17 Pro)", size: [744, 1133], at: 2, [24, 0, 20, 0],
            [24, 0, 20, 0], radius: 21.5, "rr", "rr"),
        Row(
            "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)", size: [810, 1080], at: 2,
            [20, 0, 0, 0], [20, 0, 0, 0], radius: 0, "rr", "rr"),
        Row(
            "iPad (10th generation)", "iPad (A16)", size: [820, 1180], at: 2, [24, 0, 20, 0], [24, 0, 20, 0],
            radius: 25, "rr", "rr"),
        Row(
            "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad Air (4th generation)", "iPad Air (5th generation)",
            size: [820, 1180], at: 2, [24, 0, 20, 0], [24, 0, 20, 0], radius: 18, "rr", "rr"),
        Row(
            "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", size: [1024, 1366], at: 2, [24, 0, 20, 0],
            [24, 0, 20, 0], radius: 18, "rr", "rr"),
        Row(
            "iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch) (1st generation)",
            "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)", size: [834, 1194], at: 2,
            [24, 0, 20, 0], [24, 0, 20, 0], radius: 18, "rr", "rr"),
        Row(
            "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)", size: [834, 1210], at: 2, [24, 0, 20, 0], [24, 0, 20, 0],
            radius: 30, "rr", "rr"),
        Row(
            "iPad Pro (12.9-inch) (6th generation)", "iPad Pro (12.9-inch) (3rd generation)",
            "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)", size: [1024, 1366],
            at: 2, [24, 0, 20, 0], [24, 0, 20, 0], radius: 18, "rr", "rr"),
        Row(
            "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)", size: [1032, 1376], at: 2, [24, 0, 20, 0],
            [24, 0, 20, 0], radius: 30, "rr", "rr"),
    ]

    @Test func everyDeviceIsTested() {
        let names = Self.rows.flatMap(\.names)
        #expect(Set(names) == Set(Device.all.map(\.name)) && names.count == Device.all.count)
        #expect(Device.all.allSatisfy { Device.named($0.name.uppercased())?.name == $0.name })
    }

    /// Says what it sees.
    private struct Witness: View {
        @Environment(\.displayScale) private var scale
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical

        var body: some View {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                let sizes = [proxy.size.width, proxy.size.height].map { "\(Double($0))" }
                let edges = [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Double($0))" }
                let classes = [horizontal, vertical].map { $0 == .regular ? "r" : "c" }.joined()
                Color.red.accessibilityIdentifier(
                    "\(sizes.joined(separator: " ")) | \(edges.joined(separator: " ")) | \(Double(scale)) \(classes)")
            }
        }
    }

    private func seen(_ options: ShowOptions, _ request: PreviewRequest = PreviewRequest()) throws -> (
        words: String, size: CGSize, stage: Stage
    ) {
        var options = options
        options.world.proposal = ProposedViewSize(width: 393, height: 852)
        options.hasFixedText = true
        let view = Witness().previewDevice(request.device.map { PreviewDevice(rawValue: $0) })
            .previewInterfaceOrientation(request.orientation ?? .portrait)
        let maker =
            request == PreviewRequest() ? ViewMaker { AnyView(Witness()) } : ViewMaker { AnyView(view) }
        let (host, stage) = try Stages(options).host(for: maker)
        let report = host.layout()
        return (report.frames[0].identifier, report.size, stage)
    }

    @Test(arguments: rows, [false, true])
    func aViewSeesItsScreen(_ row: Row, isLandscape: Bool) throws {
        let size = isLandscape ? row.size.reversed() : row.size
        let insets = isLandscape ? row.landscape : row.portrait
        let room = [size[0] - insets[1] - insets[3], size[1] - insets[0] - insets[2]].map { "\($0)" }
        let words =
            "\(room.joined(separator: " ")) | \(insets.map { "\($0)" }.joined(separator: " ")) | \(row.scale) "
            + (isLandscape ? row.landscapeClasses : row.classes)
        for name in row.names {
            var options = ShowOptions()
            (options.device, options.isLandscape) = (name, isLandscape)
            let called = try seen(options)
            // What a preview names, it gets as well.
            let named = try seen(
                ShowOptions(),
                PreviewRequest(device: name, orientation: isLandscape ? .landscapeRight : .portrait))
            for shown in [called, named] {
                #expect(shown.words == words)
                #expect(shown.size == CGSize(width: size[0], height: size[1]))
                #expect(shown.stage.scale == row.scale)
                #expect(shown.stage.screen?.device.cornerRadius == row.radius)
            }
        }
    }

    @Test(arguments: [
        ("iPhone 15 Por", "iPhone 15 Pro"), ("iphone15 pro", "iPhone 15 Pro"),
        ("iPhone 51", "iPhone 15"), ("iPhone 99", "iPhone 17"),
        // Newer ones come in two sizes: none is meant.
        ("iPad Air", "iPad Air 13-inch (M3)"), ("iPad Pro", "iPad Pro 13-inch (M5)"),
        ("iPad Pro 13 inch (M4)", "iPad Pro 13-inch (M4)"), ("", nil), ("Galaxy", nil),
        (String(repeating: "iPhone", count: 1000), nil),
    ])
    func aNameThatIsNoneHasANeighbour(_ name: String, _ neighbour: String?) {
        #expect(Device.named(name) == nil)
        #expect(Device.nearest(to: name)?.name == neighbour)
    }

    /// A name without its generation is that of the newest.
    @Test(arguments: [
        ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad", "iPad (A16)"), ("iPad mini", "iPad mini (A17 Pro)"),
        ("iPad Pro 11-inch", "iPad Pro 11-inch (M5)"), ("iPad Air 13-inch", "iPad Air 13-inch (M3)"),
        ("iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"), ("iPhone 8", "iPhone 8"),
    ])
    func aNameWithoutItsGenerationIsTheNewest(_ name: String, _ device: String) {
        #expect(Device.named(name)?.name == device)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("abc", "acb", 1), ("abc", "abcd", 1), ("abc", "xbc", 1), ("ab", "ba", 1),
    ])
    func distances(_ a: String, _ b: String, _ distance: Int) {
        #expect(EditDistance.between(a, b) == distance && EditDistance.between(b, a) == distance)
    }

    /// Turned, the middle of the upper edge is the middle of the left or the right one.
    @Test func placesAreTurnedWithTheScreen() {
        let device = Device.standard
        let top = CGPoint(x: device.width / 2, y: 11)
        #expect(top.applying(Screen(device: device, orientation: .portrait).turn) == top)
        #expect(top.applying(Screen(device: device, orientation: .landscapeLeft).turn) == CGPoint(x: 11, y: 196.5))
        #expect(top.applying(Screen(device: device, orientation: .landscapeRight).turn) == CGPoint(x: 841, y: 196.5))
    }
}
