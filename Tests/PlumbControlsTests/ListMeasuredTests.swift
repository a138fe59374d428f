import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Lists beside pictures that Apple's systems have drawn for public projects: rows, cards, headers and footers like
/// theirs, with the system's fonts. All numbers are measured on the pictures.
@MainActor
@Suite struct ListMeasuredTests: MeasuredSuite {
    nonisolated static let vault = "bradleymackey/vault-ios, snapshots of 2024, iOS 17 and 18"
    nonisolated static let ods = "Orange-OpenSource/ods-ios, documentation 1.0.0"
    nonisolated static let brunow = "DavidBrunow/brunow.org, pictures of lists"

    nonisolated static let page: [Double] = [242, 242, 247]
    nonisolated static let line: [Double] = [198, 198, 200]

    /// How high the row of a view is that is alone on a card.
    private nonisolated static func height(
        _ name: String, _ source: String, in width: Double = 390, at size: DynamicTypeSize = .large, _ height: Double,
        of view: @escaping @MainActor @Sendable () -> any View
    ) -> Measured {
        Measured("a row: " + name, source, in: width, at: size, [height]) {
            List { AnyView(view()) }
        } _: {
            $0.cards.map { $0.bottom - $0.top }
        }
    }

    /// The row of a link with a value, in a stack without a bar or in none.
    private nonisolated static func link(
        _ name: String, _ source: String, at size: DynamicTypeSize = .large, as scheme: ColorScheme = .light,
        within error: Double = 0.5, _ values: [Double], in isInStack: Bool = true,
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        Measured("a link: " + name, source, at: size, as: scheme, within: error, values) {
            let list = List {
                NavigationLink {
                    Text("Hh")
                } label: {
                    LabeledContent("HHH") { named("a") }
                }
            }
            if isInStack { return NavigationStack { list.toolbar(.hidden, for: .navigationBar) } }
            return list
        } _: {
            find($0)
        }
    }

    nonisolated static let rows: [Measured] = [
        height("a text", cash, in: 393, 44) { Text("Hh") },
        height("a text at medium", hass, at: .medium, 44) { Text("Hh") },
        height("an icon of 28 and a text", vault, 44) {
            HStack(spacing: 16) {
                Color.red.frame(width: 28, height: 28)
                Text("Hh")
            }
        },
        height("a switch", hass, at: .medium, 44) { Toggle("Hh", isOn: .constant(true)) },
        height("two texts at medium", hass, at: .medium, 62.67) {
            VStack(alignment: .leading) {
                Text("Hh")
                Text("Hh")
            }
        },
        height("a text and a smaller one at medium", hass, at: .medium, 60.67) {
            VStack(alignment: .leading) {
                Text("Hh")
                Text("Hh").font(.subheadline)
            }
        },
        height("a picture of 90", words, in: 375, 112) { Color.red.frame(width: 90, height: 90) },
        height("a picture and two texts at medium", hass, at: .medium, 170) {
            VStack(spacing: 0) {
                Color.red.frame(width: 80, height: 80)
                Text("Hh").font(.title3.bold()).padding(.top, 16)
                Text("Hh").font(.subheadline).padding(.top, 4)
            }
            .padding(4)
        },
        height("two texts at AX3", "a list at AX3, iOS 18", at: .accessibility3, 118.67) {
            VStack(alignment: .leading) {
                Text("Hh")
                Text("Hh")
            }
        },
        height("a field", vault, 44) { TextField("Hh", text: .constant("Hh")) },
        Measured("four rows and three", hass, at: .medium, [176, 132]) {
            List {
                Section { ForEach(0..<4) { Text("\($0)") } }
                Section { ForEach(0..<3) { Text("\($0)") } }
            }
        } _: {
            $0.cards.map { $0.bottom - $0.top }
        },
        Measured("a row begins where the card's padding ends", cash, in: 393, [40]) {
            List { named("a") }
        } _: {
            [$0.frame("a")[0]]
        },
        Measured("a line below a text", hass, [40, 78.67, 370, 79]) {
            List { ForEach(0..<2) { _ in Text("Hh") } }
        } _: {
            $0.ink(21...389, 60...90, of: line)
        },
        Measured("a line below an icon and a text", vault, [84, 78.67, 370, 79]) {
            List {
                ForEach(0..<2) { _ in
                    HStack(spacing: 16) {
                        Color.red.frame(width: 28, height: 28)
                        Text("Hh")
                    }
                }
            }
        } _: {
            $0.ink(21...389, 60...90, of: line)
        },
        Measured("a line in the dark", hass, as: .dark, within: 1, [62, 62, 65]) {
            List { ForEach(0..<2) { _ in Text("Hh") } }
        } _: {
            $0.color(200, 78.8)
        },
        Measured("a label", vault, [40, 68, 84]) {
            List {
                Label {
                    named("a")
                } icon: {
                    Color.red.frame(width: 28, height: 28)
                }
            }
        } _: {
            let icon = $0.ink(30...83, 40...74)
            return [icon[0], icon[2], $0.frame("a")[0]]
        },
        Measured("a label's symbol has its middle at 34 of the card", vault, [54]) {
            List { Label("Hh", systemImage: "star.fill") }
        } _: {
            let icon = $0.ink(30...83, 40...74)
            return [(icon[0] + icon[2]) / 2]
        },
        Measured("a switch at the trailing edge", hass, at: .medium, [301, 352, 31, 323, 350]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            let (track, knob) = ($0.ink(200...359, 38...77), $0.ink(310...351, 56...57, of: [255, 255, 255]))
            return [track[0], track[2], track[3] - track[1], knob[0], knob[2]]
        },
        Measured("a switch's colour", hass, [52, 199, 89]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            $0.color(310, 57)
        },
        Measured("a switch's colour in the dark", hass, as: .dark, [48, 209, 88]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            $0.color(310, 57)
        },
        Measured("below a switch there is no shadow", hass + "; 18.6", [255, 255, 255]) {
            List { Toggle("Hh", isOn: .constant(true)) }
        } _: {
            $0.color(336.5, 73.5)
        },
        Measured("a value at the trailing edge", hass, at: .medium, [350]) {
            List { LabeledContent("Hh") { named("a") } }
        } _: {
            [$0.frame("a")[0] + $0.frame("a")[2]]
        },
        Measured("a value's colour", hass, within: 2, [138, 138, 142]) {
            List { LabeledContent("Hh", value: "HHH") }
        } _: {
            $0.strongest(200...369, 40...74)
        },
        Measured("a value's colour in the dark", hass, as: .dark, within: 2, [152, 152, 159]) {
            List { LabeledContent("Hh", value: "HHH") }
        } _: {
            $0.strongest(200...369, 40...74)
        },
        Measured("an arrow", vault, [7, 12, 349.33]) {
            List { DisclosureGroup("Hh") { Text("Hh") } }
        } _: {
            $0.extent(300...359, 40...74)
        },
        Measured("a group's arrow has the tint", vault, within: 2, [0, 122, 255]) {
            List { DisclosureGroup("Hh") { Text("Hh") } }
        } _: {
            $0.strongest(300...359, 40...74)
        },
        Measured("a menu's value ends 6 before the arrows", vault, [6]) {
            List { Picker("Hh", selection: .constant(1)) { named("a").tag(1) } }
        } _: {
            [$0.ink(337...359, 40...74)[0] - $0.frame("a")[0] - $0.frame("a")[2]]
        },
        Measured("a menu's arrows", vault, [8.67, 12.33, 348]) {
            List { Picker("Hh", selection: .constant(1)) { named("a").tag(1) } }
        } _: {
            $0.extent(337...359, 40...74)
        },
        Measured("a menu's arrows are grey", vault, within: 2, [138, 138, 142]) {
            List { Picker("Hh", selection: .constant(1)) { named("a").tag(1) } }
        } _: {
            $0.strongest(337...359, 40...74)
        },
        Measured("an inline picker's mark at medium", hass, at: .medium, [13.67, 13.33, 348]) {
            List { Picker("", selection: .constant(1)) { Text("Hh").tag(1) }.pickerStyle(.inline).labelsHidden() }
        } _: {
            $0.extent(300...359, 40...74)
        },
        link("its arrow", vault, [7, 12, 349.33]) { $0.extent(333...359, 40...74) },
        link("its arrow at medium", hass, at: .medium, [6.67, 11.33, 349.33]) { $0.extent(333...359, 40...74) },
        link("its arrow's colour", hass, within: 2, [191, 191, 191]) { $0.strongest(333...359, 40...74) },
        link("its arrow's colour in the dark", hass, as: .dark, within: 2, [85, 85, 86]) {
            $0.strongest(333...359, 40...74)
        },
        link("a value ends 10.7 before its arrow", hass, [332]) { [$0.frame("a")[0] + $0.frame("a")[2]] },
        link("outside of any stack", vault, within: 2, [127, 127, 127, 223, 223, 223], in: false) {
            $0.strongest(30...200, 40...74) + $0.strongest(337...359, 40...74)
        },
        Measured("an inline picker's mark", spezi, in: 393, [351]) {
            List { Picker("", selection: .constant(1)) { Text("Hh").tag(1) }.pickerStyle(.inline).labelsHidden() }
        } _: {
            [$0.extent(300...362, 40...74)[2]]
        },
        Measured("a button has the tint", hass, within: 2, [0, 122, 255]) {
            List { Button("HHH") {} }
        } _: {
            $0.strongest(30...200, 40...74)
        },
    ]

    @Test(arguments: rows) func row(_ row: Measured) throws { try row.check() }

    // MARK: Cards

    private nonisolated static func margin(_ source: String, _ width: Double, _ margin: Double) -> Measured {
        Measured("a card's margins in \(Int(width))", source, in: width, [margin, width - margin]) {
            List { named("a") }
        } _: {
            let card = $0.ink(0...width, 70...71, of: [255, 255, 255])
            return [card[0], card[2]]
        }
    }

    nonisolated static let cards: [Measured] = [
        margin(words, 375, 16), margin(hass + "; " + brunow, 390, 20), margin(cash + "; " + wns, 393, 20),
        margin(cash, 402, 20), margin(spezi, 428, 20), margin(spezi, 430, 20),
        Measured("the page", hass, page) {
            List { named("a") }
        } _: {
            $0.color(5, 5)
        },
        Measured("the page in the dark", hass, as: .dark, [0, 0, 0]) {
            List { named("a") }
        } _: {
            $0.color(5, 5)
        },
        Measured("a card in the dark", hass, as: .dark, [28, 28, 30]) {
            List { named("a") }
        } _: {
            $0.color(30, 57)
        },
        Measured("the first card", vault, in: 393, [35]) {
            List { named("a") }
        } _: {
            $0.cards.map(\.top)
        },
        Measured("the first card without margins", hass, at: .medium, [0]) {
            List { named("a") }.contentMargins(.top, 0)
        } _: {
            $0.cards.map(\.top)
        },
        header("above the first card", cash, in: 393, [38.67]) { $0.cards.map(\.top) },
        header("above the first card at medium", hass, at: .medium, [37.33]) { $0.cards.map(\.top) },
        gap("nothing", vault + "; " + hass, 35.33),
        gap("nothing, at medium", hass, at: .medium, 35.33),
        gap("a header", vault + "; " + cash, 56.33, header: "Hh"),
        gap("a header, at medium", hass, at: .medium, 55, header: "Hh"),
        gap("a footer and a header", cash, in: 393, 72.33, footer: "Hh", header: "Hh"),
        gap("a footer", hass, 33.67 + 17.67, footer: "Hh"),
        gap("a footer of two lines, at medium", hass, at: .medium, 64, footer: "Hh\nHh"),
        header("its capitals end 9 above the card", hass, [9]) { [$0.card.top - $0.ink(35...200, 5...37)[3]] },
        header("its capitals", hass, [9.67]) {
            let box = $0.ink(35...200, 5...37); return [box[3] - box[1]]
        },
        header("its capitals at medium", hass, at: .medium, [9]) {
            let box = $0.ink(35...200, 5...36)
            return [box[3] - box[1]]
        },
        header("its words begin at 40", hass, [40]) { [$0.start("HHH")] },
        header("its colour", hass, within: 2, [133, 133, 139]) { $0.strongest(35...200, 5...37) },
        header("its colour in the dark", hass, as: .dark, within: 2, [141, 141, 147]) {
            $0.strongest(35...200, 5...37)
        },
        footer("from line to line at medium", hass, at: .medium, [14]) {
            let lines = $0.baselines("HHH")
            return zip(lines.dropFirst(), lines).map { $0 - $1 }
        },
        footer("its capitals begin 8.33 below the card at medium", hass, at: .medium, [8.33]) {
            [$0.ink(35...200, 79.5...130)[1] - $0.card.bottom]
        },
        footer("its colour", hass, within: 2, [133, 133, 139]) { $0.strongest(35...200, 79.5...130) },
        footer("its colour in the dark", hass, as: .dark, within: 2, [141, 141, 147]) {
            $0.strongest(35...200, 79.5...130)
        },
    ]

    @Test(arguments: cards) func card(_ row: Measured) throws { try row.check() }

    /// How far the corner of a card cuts in, pixel row by pixel row: a continuous corner of 10. (home-assistant/iOS,
    /// snapshots of 2025, iOS 18.)
    @Test func cornersAreContinuous() throws {
        let measured = [
            10.18, 7.35, 6.17, 5.39, 4.75, 4.25, 3.78, 3.39, 3.03, 2.70, 2.41, 2.14, 1.86, 1.66, 1.47, 1.25, 1.13, 0.95,
            0.83, 0.75, 0.59, 0.52, 0.47, 0.41, 0.33, 0.27,
        ]
        let page = try MeasuredPage(
            Measured("corner", Self.hass, as: .dark, []) {
                List { Text("Hh") }
            } _: { _ in
                []
            })
        for (row, inset) in measured.enumerated() {
            // In the topmost row of pixels the published curve covers 9.51, by its area; the picture has 10.18 there.
            let inset = row == 0 ? 9.51 : inset
            var found = 0.0
            for column in 0..<45 {
                let value = page.color(20 + (Double(column) + 0.5) / 3, 35 + (Double(row) + 0.5) / 3)[0]
                found += (1 - value / 28) / 3
            }
            #expect(abs(found - inset) <= 0.5, "row \(row): \(found), measured \(inset)")
        }
    }

    // MARK: Styles

    @ViewBuilder private static var sections: some View {
        Section {
            named("a")
        } header: {
            named("head")
        } footer: {
            named("foot")
        }
        Section {
            named("b")
        } header: {
            Text("Hh")
        }
    }

    /// From the middle of a row to that of another, and from the top of the list to the first row's middle.
    nonisolated static let styles: [Measured] = [
        Measured("plain: where words begin", "NativeScript/docs, screenshots of 2023", in: 393, [20]) {
            List { named("a") }.listStyle(.plain)
        } _: {
            [$0.frame("a")[0]]
        },
        Measured("plain: where words begin in 375", words, in: 375, [16]) {
            List { named("a") }.listStyle(.plain)
        } _: {
            [$0.frame("a")[0]]
        },
        Measured("plain: a header", ods, in: 393, within: 1.4, [50.3]) {
            List { sections }.listStyle(.plain)
        } _: {
            [$0.middle("a") - 22]
        },
        Measured("plain: a header's words are half black", ods, in: 393, within: 3, [138, 138, 142]) {
            List { sections }.listStyle(.plain)
        } _: {
            $0.strongest(15...200, 23...50)
        },
        Measured("plain: a footer is a row", ods, in: 393, within: 1.4, [44]) {
            List { sections }.listStyle(.plain)
        } _: {
            [$0.middle("foot") - $0.middle("a")]
        },
        Measured("inset: from row to row", ods, in: 393, within: 1.4, [44 + 76]) {
            List { sections }.listStyle(.inset)
        } _: {
            [$0.middle("b") - $0.middle("a")]
        },
        Measured("grouped: as insetGrouped", ods, in: 393, within: 1.4, [38.67 + 22, 44 + 72.33, 20]) {
            List { sections }.listStyle(.grouped)
        } _: {
            [$0.middle("a"), $0.middle("b") - $0.middle("a"), $0.frame("a")[0]]
        },
        Measured("sidebar: as insetGrouped", ods, in: 393, within: 1.4, [38.67 + 22, 44 + 72.33, 40]) {
            List { sections }.listStyle(.sidebar)
        } _: {
            [$0.middle("a"), $0.middle("b") - $0.middle("a"), $0.frame("a")[0]]
        },
        Measured("sidebar: a header's arrow points down in the tint", ods, in: 393, within: 3, [0, 122, 255]) {
            List { Section("Hh", isExpanded: .constant(true)) { named("a") } }.listStyle(.sidebar)
        } _: {
            $0.strongest(300...362, 5...37)
        },
        Measured("sidebar: a header's arrow", ods, in: 393, within: 1.4, [12]) {
            List { Section("Hh", isExpanded: .constant(true)) { named("a") } }.listStyle(.sidebar)
        } _: {
            [$0.extent(300...362, 5...37)[0]]
        },
    ]

    @Test(arguments: styles) func style(_ row: Measured) throws { try row.check() }

    /// Headers of plain lists stay at the top. (Orange-OpenSource/ods-ios, documentation 1.0.0.)
    @Test func plainHeadersStay() {
        let host = hostOf(
            List {
                Section {
                    ForEach(0..<40) { Text("\($0)") }
                } header: {
                    Text("head").accessibilityIdentifier("head")
                }
            }.listStyle(.plain), in: 393, 400)
        let before = host.frame("head")?[1]
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 300))
        host.update()
        #expect(before != nil && host.frame("head").map { $0[1] >= 0 && $0[1] <= (before ?? 0) } == true)
    }
}
