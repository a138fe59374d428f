import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Lists, controls and bars of iOS 26 beside pictures that Apple's system has drawn for public projects, with the
/// system's fonts. All numbers are measured on the pictures.
@MainActor
@Suite struct SystemMeasuredTests: MeasuredSuite {
    nonisolated static let lists = "snapshot tests of public repositories, iOS 26"
    nonisolated static let native = "serverpod/cupertino_native, pictures of iOS 26"
    nonisolated static let adaptive = "berkaycatak/adaptive_platform_ui, a picture of iOS 26"

    nonisolated static let page: [Double] = [242, 242, 247]
    nonisolated static let white: [Double] = [255, 255, 255]
    nonisolated static let line: [Double] = [232, 232, 232]

    private nonisolated static func on26(
        _ name: String, from source: String = lists, in width: Double = 390, at size: DynamicTypeSize = .large,
        as scheme: ColorScheme = .light, within error: Double = 0.5, _ values: [Double],
        of view: @escaping @MainActor @Sendable () -> any View,
        act: @escaping @MainActor @Sendable (ViewHost) -> Void = { _ in },
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        var row = Measured(
            name, source, in: width, on: .iOS26, at: size, as: scheme, within: error, values, of: view, find)
        row.act = act
        return row
    }

    // MARK: Rows

    /// How high the row of a view is that is alone on a card.
    private nonisolated static func height(
        _ name: String, at size: DynamicTypeSize = .large, _ height: Double, within error: Double = 0.5,
        of view: @escaping @MainActor @Sendable () -> any View
    ) -> Measured {
        on26("a row: " + name, at: size, within: error, [height]) {
            List { AnyView(view()) }
        } _: {
            $0.cards.map { $0.bottom - $0.top }
        }
    }

    @MainActor private static func icon(_ side: CGFloat) -> some View {
        HStack(spacing: 16) {
            Color.red.frame(width: side, height: side)
            Text("Hh")
        }
    }

    nonisolated static let rows: [Measured] = [
        height("a text", 52) { Text("Hh") },
        height("a text at medium", at: .medium, 51) { Text("Hh") },
        height("an icon of 28 and a text", 58) { icon(28) },
        height("an icon of 40 at medium", at: .medium, 70) { icon(40) },
        height("two texts at medium", at: .medium, 70.67) {
            VStack(alignment: .leading) {
                Text("Hh")
                Text("Hh")
            }
        },
        height("a switch", 52) { Toggle("Hh", isOn: .constant(true)) },
        height("a switch at medium", at: .medium, 51) { Toggle("Hh", isOn: .constant(true)) },
        height("a field at medium", at: .medium, 52, within: 1) { TextField("Hh", text: .constant("Hh")) },
        on26("three rows with icons", [174]) {
            List { ForEach(0..<3) { _ in icon(28) } }
        } _: {
            [($0.cards.last?.bottom ?? 0) - $0.card.top]
        },
        on26("where words begin", [32]) {
            List { named("a") }
        } _: {
            [$0.frame("a")[0]]
        },
        on26("a line below a text", [32, 86, 358, 87]) {
            List { ForEach(0..<2) { _ in Text("Hh") } }
        } _: {
            $0.ink(17...373, 60...100, of: line)
        },
        on26("a line below an icon of 40 and a text", [88, 104, 358, 105]) {
            List { ForEach(0..<2) { _ in icon(40) } }
        } _: {
            $0.ink(17...373, 95...120, of: line)
        },
        on26("a line below a label", [72, 86, 358, 87]) {
            List { ForEach(0..<2) { _ in Label("Hh", systemImage: "star.fill") } }
        } _: {
            $0.ink(17...373, 60...100, of: line)
        },
        on26("a line's colour", within: 0.5, line) {
            List { ForEach(0..<2) { _ in Text("Hh") } }
        } _: {
            $0.color(200, 86.5)
        },
        on26("a line's colour in the dark", as: .dark, within: 1, [56, 56, 59]) {
            List { ForEach(0..<2) { _ in Text("Hh") } }
        } _: {
            $0.color(200, 86.5)
        },
        on26("where a label's words begin", [72]) {
            List {
                Label {
                    named("a")
                } icon: {
                    Image(systemName: "star")
                }
            }
        } _: {
            [$0.frame("a")[0]]
        },
        on26("an arrow at medium", at: .medium, [6.33, 10.67, 355.33]) {
            List { DisclosureGroup("Hh") { Text("Hh") } }
        } _: {
            $0.extent(300...365, 40...80)
        },
        on26("a link's arrow is grey", within: 2, [197, 197, 199]) {
            NavigationStack {
                List { NavigationLink("Hh") { Text("Hh") } }.toolbar(.hidden, for: .navigationBar)
            }
        } _: {
            $0.strongest(333...365, 40...80)
        },
        on26("a link's value ends 38 before the card's edge at medium", at: .medium, [336]) {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("Hh")
                    } label: {
                        LabeledContent("HHH") { named("a") }
                    }
                }
                .toolbar(.hidden, for: .navigationBar)
            }
        } _: {
            [$0.frame("a")[0] + $0.frame("a")[2]]
        },
        on26("a value without an arrow", at: .medium, within: 0.7, [358]) {
            List { LabeledContent("Hh") { named("a") } }
        } _: {
            [$0.frame("a")[0] + $0.frame("a")[2]]
        },
        on26("a value's colour", within: 2, [138, 138, 142]) {
            List { LabeledContent("Hh", value: "HHH") }
        } _: {
            $0.strongest(200...369, 40...80)
        },
        on26("a menu's arrows", [7.7, 356]) {
            List { Picker("Hh", selection: .constant(1)) { named("a").tag(1) } }
        } _: {
            let box = $0.ink(346...370, 40...80)
            return [box[2] - box[0], box[2]]
        },
        on26("an inline picker's mark at medium", at: .medium, [14, 13.67, 355.67]) {
            List { Picker("", selection: .constant(1)) { Text("Hh").tag(1) }.pickerStyle(.inline).labelsHidden() }
        } _: {
            $0.extent(300...365, 40...80)
        },
        on26("an inline picker's mark has the tint", within: 2, [0, 136, 255]) {
            List { Picker("", selection: .constant(1)) { Text("Hh").tag(1) }.pickerStyle(.inline).labelsHidden() }
        } _: {
            $0.strongest(300...365, 40...80)
        },
        on26("a prompt's colour", within: 2, [196, 196, 198]) {
            List { TextField("HHH", text: .constant("")) }
        } _: {
            $0.strongest(25...200, 40...80)
        },
    ]

    @Test(arguments: rows) func row(_ row: Measured) throws { try row.check() }

    // MARK: Cards

    nonisolated static let margins: [Measured] = [375.0, 390, 430].map { width in
        on26("a card's margins in \(Int(width))", in: width, [16, width - 16]) {
            List { named("a") }
        } _: {
            let card = $0.ink(0...width, 61...62, of: white)
            return [card[0], card[2]]
        }
    }

    nonisolated static let cards: [Measured] = [
        on26("the page", page) {
            List { named("a") }
        } _: {
            $0.color(5, 5)
        },
        on26("the page and a card in the dark", as: .dark, [0, 0, 0, 28, 28, 30]) {
            List { named("a") }
        } _: {
            $0.color(5, 5) + $0.color(100, 42)
        },
        on26("the first card", [35]) {
            List { named("a") }
        } _: {
            $0.cards.map(\.top)
        },
        header("above the first card", lists, on: .iOS26, title: "HHH", [40.33]) { $0.cards.map(\.top) },
        header("above the first card at medium", lists, on: .iOS26, at: .medium, title: "HHH", [39.33]) {
            $0.cards.map(\.top)
        },
        gap("nothing", lists, on: .iOS26, 35),
        gap("a header", lists, on: .iOS26, 57.83, header: "Hh"),
        gap("a header, at medium", lists, on: .iOS26, at: .medium, 56.67, header: "Hh"),
        gap("a footer and a header", lists, on: .iOS26, 70, footer: "Hh", header: "Hh"),
        gap("a footer of two lines and a header", lists, on: .iOS26, 86, footer: "Hh\nHh", header: "Hh"),
        gap("a footer of four lines", lists, on: .iOS26, 95.33, footer: "Hh\nHh\nHh\nHh"),
        gap("a footer of two lines, at medium", lists, on: .iOS26, at: .medium, 60, footer: "Hh\nHh"),
        header("its words stand 14 above the card", lists, on: .iOS26, title: "HHH", [14]) {
            [$0.card.top - $0.baselines("HHH")[0]]
        },
        header("its words begin at 32", lists, on: .iOS26, title: "HHH", [32]) { [$0.start("HHH")] },
        header("its colour", lists, on: .iOS26, within: 2, title: "HHH", [133, 133, 138]) {
            $0.strongest(25...200, 3...38)
        },
        header("its colour in the dark", lists, on: .iOS26, as: .dark, within: 2, title: "HHH", [141, 141, 146]) {
            $0.strongest(25...200, 3...38)
        },
        footer("from line to line", lists, on: .iOS26, [16]) {
            let lines = $0.baselines("HHH")
            return zip(lines.dropFirst(), lines).map { $0 - $1 }
        },
        footer("from line to line at medium", lists, on: .iOS26, at: .medium, [14]) {
            let lines = $0.baselines("HHH")
            return zip(lines.dropFirst(), lines).map { $0 - $1 }
        },
        footer("its capitals begin 10.67 below the card", lists, on: .iOS26, [10.67]) {
            [$0.ink(25...200, 88...130)[1] - $0.card.bottom]
        },
        footer("its capitals begin 10.33 below the card at medium", lists, on: .iOS26, at: .medium, [10.33]) {
            [$0.ink(25...200, 87...130)[1] - $0.card.bottom]
        },
        footer("its colour", lists, on: .iOS26, within: 2, [133, 133, 138]) { $0.strongest(25...200, 88...130) },
    ]

    @Test(arguments: margins + cards) func card(_ row: Measured) throws { try row.check() }

    /// How far the corner of a card cuts in, pixel row by pixel row: a continuous corner of 26.
    @Test func cornersAreContinuous() throws {
        let measured = [
            31.38, 24.29, 21.47, 19.61, 18.19, 17.04, 16.05, 15.17, 14.41, 13.71, 13.06, 12.47, 11.94, 11.39, 10.93,
            10.43, 10.02, 9.61, 9.20, 8.80, 8.43, 8.07, 7.74, 7.40, 7.09, 6.78, 6.49, 6.18, 5.89, 5.64, 5.38, 5.15,
            4.87, 4.65, 4.44, 4.19, 4.00, 3.81, 3.60, 3.45, 3.22, 3.09, 2.88, 2.78, 2.57, 2.47, 2.31, 2.18, 2.09, 1.91,
            1.82, 1.73, 1.58, 1.50, 1.43, 1.31, 1.22, 1.15, 1.09, 0.99, 0.91, 0.86, 0.80, 0.75, 0.69, 0.61, 0.57, 0.53,
            0.49, 0.45, 0.43, 0.39, 0.37, 0.32, 0.30, 0.27,
        ]
        for (row, found) in try corner(rows: 3, count: measured.count).enumerated() {
            // The topmost rows of pixels are cut by the curve's flat end.
            let limit = row == 0 ? 3.0 : row == 1 ? 1 : 0.5
            #expect(abs(found - measured[row]) <= limit, "row \(row): \(found), measured \(measured[row])")
        }
    }

    /// A card of one row is a capsule: the corners are circles of half of its height.
    @Test func aCardOfOneRowIsACapsule() throws {
        let measured = [22.99, 20.55, 19.09, 17.93]
        let found = try corner(rows: 1, count: measured.count + 1)
        // The picture's first row of pixels with any of the card is the second one.
        for (found, measured) in zip(found.dropFirst(), measured) {
            #expect(abs(found - measured) <= 0.5, "\(found), measured \(measured)")
        }
    }

    private func corner(rows: Int, count: Int) throws -> [Double] {
        let picture = Measured("corner", Self.lists, on: .iOS26, at: .medium, as: .dark, []) {
            List { ForEach(0..<rows, id: \.self) { _ in Text("Hh") } }
        } _: { _ in
            []
        }
        let page = try MeasuredPage(picture)
        return (0..<count).map { row in
            (0..<(row < 40 ? 120 : 45)).reduce(0.0) { sum, column in
                let value = page.color(16 + (Double(column) + 0.5) / 3, 35 + (Double(row) + 0.5) / 3)[0]
                return sum + (1 - value / 28) / 3
            }
        }
    }

    // MARK: Controls

    @MainActor private static var segments: some View {
        Picker("", selection: .constant(1)) { ForEach(1..<4) { Text("H").tag($0) } }.pickerStyle(.segmented)
    }

    nonisolated static let controls: [Measured] = [
        on26("a switch that is on", [297, 360, 28, 321, 358]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            let (track, knob) = ($0.ink(200...369, 38...85), $0.ink(310...359, 60.5...61.5, of: white))
            return [track[0], track[2], track[3] - track[1], knob[0], knob[2]]
        },
        on26("a switch that is off", [299, 336]) {
            List { Toggle("Hh", isOn: .constant(false)) }
        } _: {
            let knob = $0.ink(298...340, 60.5...61.5, of: white)
            return [knob[0], knob[2]]
        },
        on26("a switch's colour that is on", [52, 199, 89]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            $0.color(310, 61)
        },
        on26("a switch's colour that is off", within: 1, [197, 197, 199]) {
            List { Toggle("Hh", isOn: .constant(false)) }
        } _: {
            $0.color(350, 61)
        },
        on26("a switch's colour that is off, in the dark", as: .dark, within: 1, [90, 90, 94]) {
            List { Toggle("Hh", isOn: .constant(false)) }
        } _: {
            $0.color(350, 61)
        },
        on26("a slider's line", from: native, [6]) {
            ZStack {
                Color.white
                Slider(value: .constant(0.0)).padding(.horizontal, 20)
            }
        } _: {
            $0.runs(x: 300, of: [229, 229, 229]).map { $0.bottom - $0.top }
        },
        on26("a slider's line is grey", from: native, [229, 229, 229]) {
            ZStack {
                Color.white
                Slider(value: .constant(0.0)).padding(.horizontal, 20)
            }
        } _: {
            $0.color(300, 422)
        },
        on26("a slider's knob", from: native, [20, 57, 24]) {
            ZStack {
                Color.black
                Slider(value: .constant(0.0)).padding(.horizontal, 20)
            }
        } _: {
            let knob = $0.ink(10...80, 400...440, of: white)
            return [knob[0], knob[2], knob[3] - knob[1]]
        },
        on26("a stepper", [94, 32]) {
            ZStack {
                Color.white
                Stepper("", value: .constant(1)).labelsHidden().accessibilityIdentifier("a")
            }
        } _: {
            Array($0.frame("a")[2...])
        },
        on26("segments", from: native, [32, 238, 238, 239]) {
            ZStack {
                Color.white
                segments.accessibilityIdentifier("a")
            }
        } _: {
            [$0.frame("a")[3]] + $0.color(260, 410)
        },
        on26("there is no line between segments", from: native, [238, 238, 239]) {
            ZStack {
                Color.white
                segments
            }
        } _: {
            $0.color(260, 422)
        },
        on26("a bordered button at large", [44.33 - 10, 12]) {
            ZStack {
                Color.white
                Button {
                } label: {
                    named("a")
                }.buttonStyle(.bordered).accessibilityIdentifier("b")
            }
        } _: {
            [$0.frame("b")[3], $0.frame("a")[0] - $0.frame("b")[0]]
        },
        on26("a bordered button of 30", [44]) {
            ZStack {
                Color.white
                Button {
                } label: {
                    Color.red.frame(width: 30, height: 30)
                }
                .buttonStyle(.bordered).accessibilityIdentifier("b")
            }
        } _: {
            [$0.frame("b")[3]]
        },
        on26("a bordered button's fill", from: native, within: 1, [233, 233, 234]) {
            ZStack {
                Color.white
                Button {
                } label: {
                    Color.clear.frame(width: 100, height: 30)
                }.buttonStyle(.bordered)
            }
        } _: {
            $0.color(195, 422)
        },
        on26("a disabled button's fill", from: native, within: 1, [239, 239, 239]) {
            ZStack {
                Color.white
                Button {
                } label: {
                    Color.clear.frame(width: 100, height: 30)
                }.buttonStyle(.bordered).disabled(true)
            }
        } _: {
            $0.color(195, 422)
        },
        on26("a tinted button's fill", from: native, within: 1, [209, 231, 255]) {
            ZStack {
                Color.white
                Button {
                } label: {
                    Color.clear.frame(width: 100, height: 30)
                }.buttonStyle(.bordered)
                    .tint(Color(red: 0, green: 122 / 255, blue: 1))
            }
        } _: {
            $0.color(195, 422)
        },
        on26("glass over white", from: native, within: 1, [253, 253, 253]) {
            ZStack {
                Color.white
                Color.clear.frame(width: 100, height: 60).glass(in: Capsule())
            }
        } _: {
            $0.color(195, 422)
        },
        on26("glass over the grouped page", within: 1.5, [252, 252, 255]) {
            ZStack {
                Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
                Color.clear.frame(width: 100, height: 60).glass(in: Capsule())
            }
        } _: {
            $0.color(195, 422)
        },
        on26("glass over black", as: .dark, within: 1, [25, 25, 25]) {
            ZStack {
                Color.black
                Color.clear.frame(width: 100, height: 60).glass(in: Capsule())
            }
        } _: {
            $0.color(195, 422)
        },
        on26("the shadow below glass", within: 3, [231]) {
            ZStack {
                Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
                Color.clear.frame(width: 200, height: 44).glass(in: Capsule())
            }
        } _: {
            [$0.color(195, 444.5)[0]]
        },
    ]

    @Test(arguments: controls) func control(_ row: Measured) throws { try row.check() }

    // MARK: Words

    /// As on iOS 17.
    nonisolated static let words: [Measured] = [(DynamicTypeSize.large, 20.33), (.medium, 19.33)].map { size, height in
        on26("a line of words, and the next one", at: size, [height, height + 2]) {
            VStack {
                named("a")
                named("b")
            }
        } _: {
            [$0.frame("a")[3], $0.frame("b")[1] - $0.frame("a")[1]]
        }
    }

    @Test(arguments: words) func word(_ row: Measured) throws { try row.check() }

    // MARK: Bars

    @MainActor private static func screen(_ title: String = "Hlle") -> some View {
        Color.white.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }

    nonisolated static let bars: [Measured] = [
        on26("the bottom of a bar", [54]) {
            NavigationStack { Color.white.accessibilityIdentifier("a").navigationBarTitleDisplayMode(.inline) }
        } _: {
            [$0.frame("a")[1]]
        },
        on26("the bottom of a bar with a large title", [106]) {
            NavigationStack { Color.white.accessibilityIdentifier("a").navigationTitle("HHH") }
        } _: {
            [$0.frame("a")[1]]
        },
        on26("the middle of a title", at: .medium, [22, 195]) {
            NavigationStack { screen() }
        } _: {
            let box = $0.ink(100...290, 1...43)
            return [(box[1] + box[3]) / 2, (box[0] + box[2]) / 2]
        },
        on26("a large title", [16, 90.3]) {
            NavigationStack { Color.white.navigationTitle("HHH") }
        } _: {
            [$0.starts("HHH").min() ?? .nan, $0.ink(1...300, 56...104)[3]]
        },
        on26("a button with a symbol ends 16 before the edge, 44 wide", [44, 44, 16]) {
            NavigationStack {
                screen("").toolbar {
                    Button {
                    } label: {
                        Image(systemName: "plus").accessibilityIdentifier("a")
                    }
                }
            }
        } _: {
            // The symbol stands in the middle of its pane.
            let (middle, frame) = ($0.middle("a"), $0.frame("a"))
            let centre = frame[0] + frame[2] / 2
            return [2 * middle, 2 * (374 - centre), 390 - (centre + 22)]
        },
        on26("words have 16 at both sides", [16]) {
            NavigationStack {
                screen("").toolbar {
                    Button {
                    } label: {
                        named("a", "Reset")
                    }
                }
            }
        } _: {
            [374 - $0.frame("a")[0] - $0.frame("a")[2]]
        },
        on26("words of a bar have the label's colour", within: 3, [25, 25, 25]) {
            NavigationStack { screen("").toolbar { Button("HHHHH") {} } }
        } _: {
            $0.strongest(305...370, 5...40)
        },
        on26("the button that confirms has the tint", within: 1, [68, 152, 195]) {
            Confirmation(isDisabled: false)
        } _: {
            let button = $0.element("Done")
            return $0.color(button.midX, button.minY + 5)
        },
        on26("the button that confirms is grey where it is disabled", within: 1, [213, 213, 217]) {
            Confirmation(isDisabled: true)
        } _: {
            let button = $0.element("Done")
            return $0.color(button.midX, button.minY + 5)
        },
        on26("the mark of a disabled button that confirms is white", within: 1, [255, 255, 255]) {
            Confirmation(isDisabled: true)
        } _: {
            let button = $0.element("Done")
            return $0.strongest(button.minX + 5...button.maxX - 5, button.minY + 5...button.maxY - 5)
        },
        on26("the fill of a bar's glass over the grouped page", within: 1.5, [252, 252, 255]) {
            NavigationStack {
                List { Text("Hh") }.navigationBarTitleDisplayMode(.inline).toolbar { Button("HHHHH") {} }
            }
        } _: {
            $0.color(340, 8)
        },
    ]

    @Test(arguments: bars) func bar(_ row: Measured) throws { try row.check() }

    @MainActor private static var twoTabs: some View {
        TabView {
            Color.white.tabItem { Label("HHH", systemImage: "square.fill") }
            Color.white.tabItem { Label("III", systemImage: "circle") }
        }
    }

    nonisolated static let tabs: [Measured] = [
        on26("a tab's symbol and words", from: native, within: 0.7, [785, 809.7]) {
            twoTabs
        } _: {
            let symbol = $0.ink(138...166, 768...799)
            return [(symbol[1] + symbol[3]) / 2, $0.baselines("HHH").first ?? .nan]
        },
        on26("the mark behind a tab", from: native, within: 1, [235, 235, 236]) {
            twoTabs
        } _: {
            $0.color(115, 790)
        },
        on26("a tab that searches", from: native, in: 402, [323, 381]) {
            TabView {
                Tab("A", systemImage: "house") { Color.white }
                Tab("B", systemImage: "person") { Color.white }
                Tab(role: .search) { Color.white }
            }
        } _: {
            let frame = $0.element("Search")
            return [frame.minX, frame.maxX].map { Double($0) }
        },
    ]

    @Test(arguments: tabs) func tab(_ row: Measured) throws { try row.check() }

    // MARK: Menus and alerts

    @MainActor private static func pageWithMenu(@ViewBuilder _ rows: @escaping () -> some View) -> some View {
        ZStack {
            Color.white
            Menu("Go") { rows() }
        }
    }

    nonisolated static let cardsOverThePage: [Measured] = [
        on26("a menu: its width, and two groups of two rows", from: native, within: 0.67, [250, 209]) {
            ZStack(alignment: .top) {
                Color.clear
                Menu("Go") {
                    Button("A") {}
                    Button("B") {}
                    Divider()
                    Button("C") {}
                    Button("D") {}
                }
            }
        } act: {
            $0.go("Go")
        } _: {
            let (first, last) = ($0.element("A"), $0.element("D"))
            // 10 above the first row, and below the last.
            return [first.width, last.maxY - first.minY + 20].map { Double($0) }
        },
        on26("a menu's words, image and card", from: native, within: 0.7, [28, 36.2, 60, 249, 249, 249]) {
            pageWithMenu {
                Button("A") {}
                Divider()
                Button("B", systemImage: "square.fill") {}
            }
        } act: {
            $0.go("Go")
        } _: {
            let card = $0.element("A")
            let image = $0.ink(card.minX + 20...card.minX + 52, $0.element("B").minY + 8...$0.element("B").maxY - 8)
            return [$0.start("A") - card.minX, (image[0] + image[2]) / 2 - card.minX, $0.start("B") - card.minX]
                + $0.color(card.midX, card.midY)
        },
        on26("a row of two lines in a menu", from: native, [64]) {
            pageWithMenu { Button("Many words that have no room in one line") {} }
        } act: {
            $0.go("Go")
        } _: {
            [$0.element("Many words that have no room in one line").height]
        },
        on26("a disabled row of a menu", from: native, within: 2, [109, 109, 109]) {
            pageWithMenu { Button("HHH") {}.disabled(true) }
        } act: {
            $0.go("Go")
        } _: {
            let row = $0.element("HHH")
            return $0.strongest(row.minX + 26...row.minX + 70, row.minY + 8...row.maxY - 8)
        },
        on26("the shadow of a menu: beside, above and below", from: native, within: 2.5, [12, 8, 16]) {
            pageWithMenu { ForEach(0..<5) { Button("\($0)") {} } }
        } act: {
            $0.go("Go")
        } _: { page in
            let (first, last) = (page.element("0"), page.element("4"))
            let card = (top: first.minY - 10, bottom: last.maxY + 10)
            return [
                page.color(first.minX - 1, (card.top + card.bottom) / 2), page.color(first.midX, card.top - 1),
                page.color(first.midX, card.bottom + 1),
            ].map { 255 - $0[0] }
        },
        on26("an alert's buttons", from: adaptive, [140, 48, 8]) {
            Color.clear.alert("Hh", isPresented: .constant(true)) {
                Button("A") {}
                Button("B", role: .cancel) {}
            }
        } _: {
            let (other, cancel) = ($0.element("A"), $0.element("B"))
            return [cancel.width, cancel.height, other.minX - cancel.maxX].map { Double($0) }
        },
        on26("an alert of three buttons", from: adaptive, [288, 48, 56]) {
            Color.clear.alert("Hh", isPresented: .constant(true)) {
                Button("A") {}
                Button("B") {}
                Button("C") {}
            }
        } _: {
            let (first, second) = ($0.element("A"), $0.element("B"))
            return [first.width, first.height, second.minY - first.minY].map { Double($0) }
        },
    ]

    @Test(arguments: cardsOverThePage) func card(over row: Measured) throws { try row.check() }
}

/// A button that confirms, over a grouped page.
private struct Confirmation: View {
    let isDisabled: Bool

    var body: some View {
        NavigationStack {
            Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255).ignoresSafeArea()
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done", systemImage: "checkmark") {}.disabled(isDisabled)
                    }
                }
        }
        .tint(Color(red: 68 / 255, green: 152 / 255, blue: 195 / 255))
    }
}
