import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Sheets, alerts, dialogs and menus beside pictures that Apple's systems have drawn for public projects, with the
/// system's fonts: radii, fonts, colours and distances. (Where they stand: `SheetTests`, `AlertTests`, `MenuTests`.)
@MainActor
@Suite struct ModalMeasuredTests: MeasuredSuite {
    nonisolated static let script = FormMeasuredTests.script
    nonisolated static let medication = "StanfordSpezi/SpeziMedication, documentation of 2024"
    nonisolated static let flutter = "Flutter's menus, sampled on iOS 18.5"
    nonisolated static let apple = "Apple's documentation"

    private nonisolated static let (red, blue) = ([255.0, 59, 48], [0.0, 122, 255])
    private nonisolated static let (panel, line) = ([240.0, 240, 240], [178.0, 178, 178])

    /// A page that presents something, at rest.
    private nonisolated static func page(
        _ name: String, _ source: String, in width: Double = 390, as scheme: ColorScheme = .light,
        within error: Double = 0.05, _ values: [Double],
        of view: @escaping @MainActor @Sendable () -> any View,
        act: @escaping @MainActor @Sendable (ViewHost) -> Void = { $0.rest() },
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        var row = Measured(name, source, in: width, as: scheme, within: error, values, of: view, find)
        row.act = act
        return row
    }

    // MARK: Alerts

    /// An alert with two buttons, over a white page.
    private nonisolated static func alert(
        _ name: String, within error: Double = 0.05, _ values: [Double],
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        page(name, script, within: error, values) {
            Color.white.alert("Title", isPresented: .constant(true)) {
                Button("Go", role: .destructive) {}
                Button("Stop", role: .cancel) {}
            } message: {
                Text("Message")
            }
        } _: {
            find($0)
        }
    }

    nonisolated static let alerts: [Measured] = [
        alert("an alert's corners", within: 0.2, [14]) { $0.radii(ofWidth: 270) },
        alert("the fonts of its title and its message", [17, 600, 13, 400]) { $0.font("Title") + $0.font("Message") },
        alert("its words are black", within: 0.5, [0, 0, 0, 0, 0, 0]) { $0.paint("Title") + $0.paint("Message") },
        alert("above and below its words", [20, 20]) {
            let (title, message) = ($0.element("Title"), $0.element("Message"))
            return [title.minY - $0.outline(ofWidth: 270).minY, $0.element("Go").minY - message.maxY].map { Double($0) }
        },
        // It was from 2 to 4.
        alert("between its words", within: 1.05, [3]) {
            [Double($0.element("Message").minY - $0.element("Title").maxY)]
        },
        alert("the middle of its words", within: 0.5, [195, 195]) {
            [$0.element("Title").midX, $0.element("Message").midX].map { Double($0) }
        },
        alert("the fonts of its buttons", [17, 400, 17, 600]) { $0.font("Go") + $0.font("Stop") },
        alert("the colours of its buttons", within: 0.5, red + blue) { $0.paint("Go") + $0.paint("Stop") },
        alert("its card, and the page around", within: 2, panel + [204, 204, 204]) {
            let card = $0.outline(ofWidth: 270)
            return $0.color(card.minX + 20, card.midY) + $0.color(20, 20)
        },
        alert("the line above its buttons, a pixel", within: 0.1, [1.0 / 3, 0]) { page in
            page.runs(x: 75, of: line)
                .flatMap { [$0.bottom - $0.top, $0.top - Double(page.element("Stop").minY)] }
        },
        alert("the line between its buttons, a pixel", within: 0.2, [1.0 / 3, 195]) {
            let middle = Double($0.element("Stop").midY)
            let box = $0.ink(185...205, middle - 2...middle + 2, of: line)
            return [box[2] - box[0], (box[0] + box[2]) / 2]
        },
        page("one that is meant to be chosen", apple, [17, 600, 17, 400]) {
            Color.white.alert("Title", isPresented: .constant(true)) {
                Button("Go") {}.keyboardShortcut(.defaultAction)
                Button("Stop", role: .cancel) {}
            }
        } _: {
            $0.font("Go") + $0.font("Stop")
        },
    ]

    @Test(arguments: alerts) func anAlert(_ row: Measured) throws { try row.check() }

    // MARK: Fields of alerts

    private nonisolated static func field(
        _ name: String, within error: Double = 0.05, _ values: [Double],
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        page(name, script, within: error, values) {
            Color.white.alert("Title", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("Go") {}
            }
        } _: {
            find($0)
        }
    }

    nonisolated static let fields: [Measured] = [
        // Its height was from 29.3 to 30.3.
        field("a field's distance, width and height", within: 0.51, [15, 240, 29.8]) {
            let (field, card) = ($0.outline(ofWidth: 240), $0.outline(ofWidth: 270))
            return [field.minX - card.minX, field.width, field.height].map { Double($0) }
        },
        // It was from 5 to 6.
        field("a field's corners", within: 0.6, [5.5]) { $0.radii(ofWidth: 240) },
        field("a field's font", [13, 400]) { $0.font("Name") },
        field("a field's border, a pixel, and its ground", within: 2, [179, 179, 179, 255, 255, 255]) {
            let field = $0.outline(ofWidth: 240)
            let (x, top, pixel) = (Double(field.midX), Double(field.minY), 1.0 / 3)
            return $0.color(x, top + pixel / 2) + $0.color(x, top + pixel * 1.5)
        },
    ]

    @Test(arguments: fields) func aField(_ row: Measured) throws { try row.check() }

    // MARK: Dialogs

    /// A dialog with words and two buttons, over a white page.
    private nonisolated static func dialog(
        _ name: String, within error: Double = 0.05, _ values: [Double],
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        page(name, script, within: error, values) {
            Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Go") {}
                Button("Delete", role: .destructive) {}
            } message: {
                Text("Message")
            }
        } _: {
            find($0)
        }
    }

    nonisolated static let dialogs: [Measured] = [
        // They were from 13 to 14: of the card, and of the button that cancels.
        dialog("a dialog's corners", within: 0.6, [13.5, 13.5]) { $0.radii(ofWidth: 374) },
        dialog("its header, with a line of title and message each", within: 0.4, [76.67]) {
            [Double($0.element("Go").minY - $0.outline(ofWidth: 374).minY)]
        },
        dialog("the fonts of its title and its message", [13, 600, 13, 400]) { $0.font("Title") + $0.font("Message") },
        dialog("the fonts of its rows", [20, 400, 20, 400, 20, 600]) {
            $0.font("Go") + $0.font("Delete") + $0.font("Cancel")
        },
        dialog("the colours of its rows", within: 0.5, blue + red + blue) {
            $0.paint("Go") + $0.paint("Delete") + $0.paint("Cancel")
        },
        dialog("its card, the button that cancels, and the page", within: 2, panel + [255, 255, 255, 204, 204, 204]) {
            let (row, cancel) = ($0.element("Go"), $0.element("Cancel"))
            return $0.color(row.minX + 20, row.midY) + $0.color(cancel.minX + 20, cancel.midY) + $0.color(20, 20)
        },
        dialog("the lines above its rows, a pixel each", within: 0.1, [1.0 / 3, 0, 1.0 / 3, 0]) { page in
            zip(page.runs(x: 30, of: line), ["Go", "Delete"])
                .flatMap { [$0.bottom - $0.top, $0.top - Double(page.element($1).minY)] }
        },
    ]

    @Test(arguments: dialogs) func aDialog(_ row: Measured) throws { try row.check() }

    // MARK: Sheets

    /// A sheet over a page in the grey that was behind the measured one.
    private nonisolated static func sheet(
        _ name: String, from source: String = medication, as scheme: ColorScheme = .light, within error: Double = 0.05,
        _ values: [Double], _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        page(name, source, as: scheme, within: error, values) {
            Color(white: 242.0 / 255).ignoresSafeArea().sheet(isPresented: .constant(true)) { Text("Words") }
        } _: {
            find($0)
        }
    }

    nonisolated static let sheets: [Measured] = [
        sheet("a sheet's corners", within: 0.2, [10]) { $0.radii(ofWidth: 390) },
        sheet("the corners of the page behind, 0.917 times as large", within: 1, [10]) {
            $0.radii(ofWidth: 390 * 0.917)
        },
        sheet("the page behind, and black beside it", within: 1, [213, 213, 213, 0, 0, 0]) {
            $0.color(195, 5) + $0.color(5, 5)
        },
        sheet("a sheet's ground", within: 0.5, [255, 255, 255]) { $0.color(195, 800) },
        sheet("a sheet's ground in dark mode", from: spezi, as: .dark, within: 0.5, [28, 28, 30]) {
            $0.color(195, 800)
        },
    ]

    @Test(arguments: sheets) func aSheet(_ row: Measured) throws { try row.check() }

    // MARK: Menus

    nonisolated static let menus: [Measured] = [
        page("a menu's corners", flutter, within: 0.2, [13]) {
            Menu("Show") { Button("Go") {} }
        } act: {
            $0.go("Show")
        } _: {
            $0.radii(ofWidth: 250)
        },
        page("a menu on a tablet", flutter, in: 820, [262]) {
            Menu("Show") { Button("Go") {} }.environment(\.horizontalSizeClass, .regular)
        } act: {
            $0.go("Show")
        } _: {
            [Double($0.element("Go").width)]
        },
        page("the corners of a view that is lifted", "Flutter's CupertinoContextMenu", within: 0.2, [12]) {
            Color.red.frame(width: 100, height: 60).contextMenu { Button("Go") {} }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } act: {
            $0.press(at: CGPoint(x: 195, y: 422), duration: 0.6)
            $0.rest()
        } _: {
            $0.radii(ofWidth: 100)
        },
    ]

    @Test(arguments: menus) func aMenu(_ row: Measured) throws { try row.check() }
}

extension MeasuredPage {
    /// Size and weight of the first text with some words.
    func font(_ words: String) -> [Double] {
        glyphs(words).map { [$0.run.font.size, $0.run.font.weight] } ?? []
    }

    /// Red, green and blue of the first text with some words.
    func paint(_ words: String) -> [Double] {
        guard case .color(let color)? = glyphs(words)?.paint else { return [] }
        return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    }

    private func glyphs(_ words: String) -> (run: GlyphRun, paint: Paint)? {
        for item in host.displayList().items {
            if case .glyphs(let run, _, let paint) = item, run.text.hasPrefix(words) { return (run, paint) }
        }
        return nil
    }

    /// The outlines of a width that have round corners; of those that begin at the same height, the first.
    private func outlines(ofWidth width: Double) -> [Path] {
        var found: [Path] = []
        for outline in SeenFills(host).outlines where outline.topLeftRadius > 1 {
            let box = outline.boundingRect
            guard abs(Double(box.width) - width) < 0.1 else { continue }
            if !found.contains(where: { abs($0.boundingRect.minY - box.minY) < 1 }) { found.append(outline) }
        }
        return found
    }

    /// The frame of the first of them.
    fileprivate func outline(ofWidth width: Double) -> CGRect { outlines(ofWidth: width).first?.boundingRect ?? .null }

    /// Their radii.
    func radii(ofWidth width: Double) -> [Double] { outlines(ofWidth: width).map(\.topLeftRadius) }
}

extension Path {
    /// The radius of the corner at the top left: a continuous corner meets the diagonal 0.2915 radii from both edges.
    fileprivate var topLeftRadius: Double {
        let box = boundingRect
        let way = stride(from: 0.01, to: min(Double(box.height) / 2, 100), by: 0.01)
            .first { contains(CGPoint(x: Double(box.minX) + $0, y: Double(box.minY) + $0)) }
        return way.map { $0 / 0.2915 } ?? 0
    }
}
