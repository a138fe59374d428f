import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// More of lists and controls beside pictures that Apple's systems have drawn for public projects, with the system's
/// fonts: edit mode, corners, borders, colours, fonts. All numbers are measured on the pictures. (Rows, cards and
/// styles: `ListMeasuredTests`; sizes of controls: `FormMeasuredTests`.)
@MainActor
@Suite struct ControlMeasuredTests: MeasuredSuite {
    nonisolated static let calendar = "react-native-datetimepicker, iOS 15"

    // MARK: Lists

    @MainActor private static var edited: some View {
        List { ForEach(["a", "b"], id: \.self) { named($0) }.onDelete { _ in } }
            .environment(\.editMode, .constant(.active))
    }

    @MainActor private static var titled: some View {
        List {
            Section {
                Text("Hh")
            } header: {
                Text("HHH")
            } footer: {
                Text("Hhh")
            }
        }
    }

    nonisolated static let lists: [Measured] = [
        Measured("a circle that deletes, and its middle", spezi, in: 393, [41, 63, 52]) {
            edited
        } _: {
            let circle = $0.ink(30...75, 36...78)
            return [circle[0], circle[2], (circle[0] + circle[2]) / 2]
        },
        Measured("edit mode moves words by 40", spezi, in: 393, [40 + 40]) {
            edited
        } _: {
            [$0.frame("a")[0]]
        },
        Measured("above and below an icon of 28, whose text stands as without it", ListMeasuredTests.vault, [8, 8, 0]) {
            List {
                Section {
                    HStack(spacing: 16) {
                        Color.red.frame(width: 28, height: 28)
                        Text("Hh")
                    }
                }
                Section { Text("Hi") }
            }
        } _: {
            guard $0.cards.count == 2, let beside = $0.baselines("Hh").first, let alone = $0.baselines("Hi").first
            else { return [] }
            let icon = $0.ink(30...83, 37...78)
            return [
                icon[1] - $0.cards[0].top, $0.cards[0].bottom - icon[3],
                beside - $0.cards[0].top - (alone - $0.cards[1].top),
            ]
        },
        Measured("a field's words begin where texts do, in black", ListMeasuredTests.vault, [40, 0, 0, 0]) {
            List { TextField("Hh", text: .constant("HHH")) }
        } _: {
            [$0.start("HHH")] + $0.strongest(30...200, 40...74)
        },
        Measured("an icon of a link outside of any stack", ListMeasuredTests.vault, within: 2, [127, 188, 255]) {
            List {
                NavigationLink {
                    Text("Hh")
                } label: {
                    Label("HHH", systemImage: "square.fill")
                }
            }
        } _: {
            $0.strongest(30...80, 40...74)
        },
        // "Back to…ious page", which ends at 332, beside a title that is whole.
        Measured("a value is cut in its middle, and its title is not", hass, at: .medium, [1, 1, 1, 1, 332]) {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("Hh")
                    } label: {
                        HStack {
                            Text("Swipe to the left").frame(maxWidth: .infinity, alignment: .leading)
                            named("a", "Back to previous page").lineLimit(1).truncationMode(.middle)
                        }
                    }
                }
                .toolbar(.hidden, for: .navigationBar)
            }
        } _: { page in
            let parts = ["Swipe to the left", "Back to", "…", "ious page"]
            return parts.map { Double(page.starts($0).count) } + [page.frame("a")[0] + page.frame("a")[2]]
        },
        Measured("the font of a header above a card", cash, in: 393, [13, 400]) {
            titled
        } _: {
            $0.font("HHH")
        },
        Measured("the font of a footer below a card", cash, in: 393, [13, 400]) {
            titled
        } _: {
            $0.font("Hhh")
        },
        Measured("the font of a header of a plain list", ListMeasuredTests.ods, in: 393, [17, 600]) {
            titled.listStyle(.plain)
        } _: {
            $0.font("HHH")
        },
        Measured("the width of a sidebar", wns, in: 1194, [320]) {
            BarMeasuredTests.sidebar()
        } _: {
            [$0.ink(1...400, 400...401, of: ListMeasuredTests.page)[2]]
        },
        // Measured between 8 and 10.
        Measured("the corners of a sidebar's chosen row", wns, in: 1194, within: 1.5, [9]) {
            BarMeasuredTests.sidebar()
        } _: {
            let tint: [Double] = [0, 122, 255]
            let row = $0.ink(1...319, 20...200, of: tint)
            return [$0.radius(row[0], row[1], of: tint)]
        },
    ]

    @Test(arguments: lists) func list(_ row: Measured) throws { try row.check() }

    /// The first card of a list without a header begins 35 below the safe area. (home-assistant/iOS and
    /// bradleymackey/vault-ios, snapshots of 2024 and 2025, iOS 17 and 18.)
    @Test(arguments: [(0, 35), (47, 82), (54, 89), (59, 94)] as [(CGFloat, Double)])
    func theFirstCardBelowTheSafeArea(inset: CGFloat, top: Double) {
        let host = screenOf(List { Self.named("a") }, width: 390, height: 844, top: inset)
        // A row's text stands 12 below the row's top.
        #expect(host.frame("a").map { abs($0[1] - 12 - top) <= 0.5 } == true)
    }

    // MARK: Controls

    @MainActor private static func dates<S: DatePickerStyle>(_ style: S) -> some View {
        DatePicker("Hh", selection: .constant(World.pinnedDate), displayedComponents: .date).datePickerStyle(style)
    }

    /// A view at the top of a page.
    @MainActor private static func onTop(_ view: some View, of page: Color = .white) -> some View {
        view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(page)
    }

    @MainActor private static var field: some View {
        TextField("", text: .constant("HHH")).textFieldStyle(.roundedBorder).padding(20)
    }

    @MainActor private static var segments: some View {
        Picker("", selection: .constant(1)) {
            Text("Hh").tag(1)
            Text("HHH").tag(2)
        }
        .pickerStyle(.segmented).padding()
    }

    nonisolated static let controls: [Measured] = [
        Measured("the bar of a date's wheels", FormMeasuredTests.script, in: 393, [48, 345, 34]) {
            onTop(dates(.wheel).labelsHidden())
        } _: {
            let bar = $0.ink(0...393, 88...128, of: [244, 244, 245])
            return [bar[0], bar[2], bar[3] - bar[1]]
        },
        Measured("the line below the names of the days", calendar, in: 320, within: 0.7, [60]) {
            onTop(dates(.graphical))
        } _: {
            [$0.ink(54...96, 40...66)[3]]
        },
        Measured("the corners of a chip", spezi, in: 393, [8]) {
            onTop(dates(.compact).padding())
        } _: {
            // Before its words, which begin 12 from its side.
            let fill = $0.color(270, 33)
            let chip = $0.ink(150...392, 1...60, of: fill)
            return [$0.radius(chip[0], chip[1], of: fill)]
        },
        // A pixel wide and 34 high, a fifth of black.
        Measured("the border of a field", wns, in: 393, within: 0.2, [1.0 / 3, 34, 204]) {
            onTop(field)
        } _: {
            let lines = $0.runs(x: 200, of: [204, 204, 204])
            guard lines.count == 2 else { return [] }
            return [
                lines[0].bottom - lines[0].top, lines[1].bottom - lines[0].top, $0.color(200, lines[0].top + 0.1)[0],
            ]
        },
        // Measured between 5 and 6.
        Measured("the corners of a field's border", wns, in: 393, [5.5]) {
            onTop(field, of: .red)
        } _: {
            [$0.radius(20, 20, of: [204, 204, 204])]
        },
        // It is laid out 49 wide, up to 304.
        Measured("a switch is drawn wider than it is", FormMeasuredTests.page, in: 320, [255, 306]) {
            onTop(Toggle("Hh", isOn: .constant(true)).padding())
        } _: {
            let track = $0.ink(230...319, 1...60)
            return [track[0], track[2]]
        },
        Measured("a slider's tint", FormMeasuredTests.page, in: 320, [255, 59, 48]) {
            onTop(Slider(value: .constant(1)).tint(.red).padding())
        } _: {
            $0.color(100, 31.5)
        },
        Measured("the track of segments", FormMeasuredTests.page, in: 320, within: 1, [238, 238, 239]) {
            onTop(segments)
        } _: {
            $0.color(200, 20)
        },
        Measured("the words of segments", FormMeasuredTests.page, in: 320, [13]) {
            onTop(segments)
        } _: {
            Array($0.font("HHH").prefix(1))
        },
        Measured("a colour's ring, and the gap within", FormMeasuredTests.vault, [3.2, 2]) {
            Form { ColorPicker("Hh", selection: .constant(Color(red: 0, green: 0, blue: 0.5))) }
        } _: {
            // One row of pixels, through the middle.
            let (ring, disc) = ($0.ink(318...326, 57...57.3), $0.ink(326...335, 57...57.3))
            return [ring[2] - ring[0], disc[0] - ring[2]]
        },
        Measured("an editor's text at medium", FormMeasuredTests.vault, at: .medium, [11.3]) {
            TextEditor(text: .constant("Hlle"))
        } _: {
            [$0.ink(0...200, 1...60)[1]]
        },
    ]

    @Test(arguments: controls) func control(_ row: Measured) throws { try row.check() }
}

extension MeasuredPage {
    /// The radius of a corner whose square begins at a point: by how much of the square's diagonal lies outside of a
    /// colour. Continuous corners meet the diagonal where round ones do.
    fileprivate func radius(_ x: Double, _ y: Double, of fill: [Double]) -> Double {
        guard x.isFinite, y.isFinite, fill.count == 3 else { return .nan }
        let ground = color(x - 1, y - 1)
        let channel = (0..<3).max { abs(fill[$0] - ground[$0]) < abs(fill[$1] - ground[$1]) } ?? 0
        let outside = (0..<24).map { (pixel: Int) -> Double in
            let place = (Double(pixel) + 0.5) / 3
            let part = (color(x + place, y + place)[channel] - ground[channel]) / (fill[channel] - ground[channel])
            return 1 - min(max(part, 0), 1)
        }
        return outside.reduce(0, +) / 3 / (1 - 0.5.squareRoot())
    }
}
