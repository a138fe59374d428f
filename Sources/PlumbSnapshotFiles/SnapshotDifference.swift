import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbWhy

/// What is different between a snapshot and what is shown now: words first, then lines, then pictures.
package struct SnapshotDifference: Sendable {
    /// A sentence each.
    package var sentences: [String] = []
    /// The lines that differ, with those around them; empty for pictures.
    package var lines: [String] = []
    /// Files by their names: "old.png", "new.png", "difference.png"; none for text.
    package var pictures: [(name: String, data: Data)] = []

    /// How near pictures must be.
    package struct Tolerance: Sendable {
        package var precision = 1.0
        package var perceptualPrecision = 1.0
        package init(precision: Double = 1, perceptualPrecision: Double = 1) {
            self.precision = precision
            self.perceptualPrecision = perceptualPrecision
        }
    }

    /// Nil where the content is the same, or near enough. Another world alone is no difference.
    package init?(_ old: SnapshotFile, _ new: TakenSnapshot, _ tolerance: Tolerance = Tolerance()) {
        if old.content == new.file.content { return nil }
        let form = new.file.record.form
        var pixels: PictureComparison?
        if let picture = form.picture {
            let scale = Self.scale(new.file.record)
            func bitmap(_ file: SnapshotFile) -> Bitmap? {
                try? PictureFile.pixels(of: file.content, type: picture.rawValue, scale: scale)
            }
            if let before = bitmap(old), let after = bitmap(new.file) {
                let compared = PictureComparison(
                    before, after, precision: tolerance.precision, perceptualPrecision: tolerance.perceptualPrecision)
                // Files of one picture may differ in how they are packed.
                if form == .image, compared.isMatch { return nil }
                pixels = compared
                pictures = compared.files
            }
        }
        if let before = old.layout, let after = Self.read(new.layout) {
            sentences = LayoutComparison(before, after).sentences
        }
        if sentences.isEmpty, let pixels { sentences = pixels.sentences(new.layout) }
        if form != .image, form != .pdf {
            lines = LineDifference(Self.text(old), Self.text(new.file)).lines
            if form == .accessibility {
                sentences = LineDifference.words(Self.text(old), Self.text(new.file)) + sentences
            }
        }
        if sentences.isEmpty { sentences = [Self.plain(form)] }
        sentences += new.file.record.differences(from: old.record)
    }

    private static func plain(_ form: SnapshotForm) -> String {
        switch form {
        case .layout, .accessibility, .trace: "Lines differ."
        case .svg, .pdf: "The file differs; the picture that it shows and the layout are the same."
        case .image: "The picture differs, and the layout is the same."
        }
    }

    /// As it is written and read again: numbers have the same decimals then.
    private static func read(_ layout: LayoutForm) -> LayoutForm? {
        guard var form = try? LayoutForm(text: layout.text), form.views.count == layout.views.count else { return nil }
        form.places = layout.places
        return form
    }

    private static func text(_ file: SnapshotFile) -> String { String(decoding: file.content, as: UTF8.self) }

    /// Pixels to a point.
    private static func scale(_ record: SnapshotRecord) -> Double {
        let world = (try? JSONSerialization.jsonObject(with: Data(record.world.utf8))) as? [String: Any]
        return (world?["displayScale"] as? NSNumber)?.doubleValue ?? 2
    }
}

extension PictureComparison {
    /// Both pictures and the difference as files: "old.png", "new.png", "difference.png".
    package var files: [(name: String, data: Data)] {
        var files = [
            (name: "old.png", data: PNGEncoder().encode(old)), (name: "new.png", data: PNGEncoder().encode(new)),
        ]
        if isSameSize { files.append(("difference.png", PNGEncoder().encode(difference))) }
        return files
    }
}

/// Lines that differ between two texts.
package struct LineDifference {
    /// "- old", "+ new", and up to two lines around each; at most forty.
    package private(set) var lines: [String] = []

    private static let most = 40

    package init(_ old: String, _ new: String) {
        let (a, b) = (Self.split(old), Self.split(new))
        let change = ListChange(from: a, to: b)
        var all: [(mark: Character, text: Substring)] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, change.removed.contains(i) {
                all.append(("−", a[i]))
                i += 1
            } else if j < b.count, change.inserted.contains(j) {
                all.append(("+", b[j]))
                j += 1
            } else {
                all.append((" ", i < a.count ? a[i] : b[j]))
                i += 1
                j += 1
            }
        }
        var last = -1
        for index in all.indices {
            let around = max(0, index - 2)..<min(all.count, index + 3)
            guard all[around].contains(where: { $0.mark != " " }) else { continue }
            if lines.count == Self.most {
                lines.append("…")
                return
            }
            if last >= 0, last < index - 1 { lines.append("…") }
            lines.append("\(all[index].mark) \(all[index].text)")
            last = index
        }
    }

    /// What has gone, come or changed, a sentence each.
    static func words(_ old: String, _ new: String) -> [String] {
        let (a, b) = (split(old), split(new))
        let change = ListChange(from: a, to: b)
        func text(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }
        let gone = change.removed.sorted().map { text(a[$0]) }
        let come = change.inserted.sorted().map { text(b[$0]) }
        if gone.count == come.count, gone.count <= 6 {
            return zip(gone, come).map { "The element \($1) was \($0)." }
        }
        return gone.prefix(6).map { "The element \($0) is gone." } + come.prefix(6).map { "The element \($0) is new." }
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
