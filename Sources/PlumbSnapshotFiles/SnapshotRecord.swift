import Foundation
import PlumbCore
import PlumbVersion
import PlumbWhy

/// What stands in a snapshot beside its content: the world in which it was made, and the layout, by which a difference
/// is told in words.
package struct SnapshotRecord: Sendable, Equatable {
    /// What the lines mean: it goes up when a line means something else.
    package static let version = 1

    package var form: SnapshotForm
    /// Plumb's version.
    package var plumb = Version.number
    /// The settings that are not those of a picture, as JSON.
    package var world: String
    /// The files whose letters are in it, with the beginning of their checksums; empty with the fixed text engine.
    package var fonts: [String] = []
    package var size: CGSize
    /// The text of the layout; empty where the content is it.
    package var layout = ""

    package init(_ form: SnapshotForm, world: World.Settings, fonts: [String], size: CGSize) {
        self.form = form
        self.world = Self.text(of: world)
        self.fonts = fonts
        self.size = size
    }

    private static func text(of settings: World.Settings) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let change = World.Change(from: World.Settings(), to: settings)
        return (try? encoder.encode(change)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    // MARK: Text

    /// The lines of the head.
    package var head: String {
        """
        plumb snapshot \(Self.version) \(form.rawValue)
        plumb \(plumb)
        world \(world)
        fonts \(fonts.isEmpty ? "fixed" : fonts.joined(separator: ", "))
        size \(LayoutForm.number(size.width)) × \(LayoutForm.number(size.height))

        """
    }

    /// Why a file is no snapshot, as the rest of a sentence that begins with its name.
    package enum Unreadable: Error, Equatable {
        case damaged
        case newer(String)

        package var words: String {
            switch self {
            case .damaged: "is no snapshot of Plumb's, or is damaged; delete it, and the next run records it"
            case .newer(let version):
                "was recorded by a newer Plumb (\(version)), whose snapshots this one (\(Version.number)) can't read; update Plumb, or record it again"
            }
        }
    }

    /// Reads a head, and gives what follows the empty line.
    package static func read(_ text: Substring) throws(Unreadable) -> (record: SnapshotRecord, rest: Substring) {
        guard let end = text.range(of: "\n\n") else { throw .damaged }
        let lines = text[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        func value(_ key: String) -> Substring? {
            lines.dropFirst().first { $0.hasPrefix(key + " ") }?.dropFirst(key.count + 1)
        }
        let first = lines[0].split(separator: " ")
        guard first.count == 4, first[0] == "plumb", first[1] == "snapshot", let version = Int(first[2]) else {
            throw .damaged
        }
        guard version <= Self.version else { throw .newer(String(value("plumb") ?? "?")) }
        let sizes = value("size")?.split(separator: " ") ?? []
        guard let form = SnapshotForm(rawValue: String(first[3])), let world = value("world"),
            let fonts = value("fonts"), let plumb = value("plumb"), sizes.count == 3, let width = Double(sizes[0]),
            let height = Double(sizes[2])
        else { throw .damaged }
        var record = SnapshotRecord(
            form, world: World.Settings(), fonts: [], size: CGSize(width: width, height: height))
        record.world = String(world)
        record.plumb = String(plumb)
        record.fonts = fonts == "fixed" ? [] : fonts.components(separatedBy: ", ")
        return (record, text[end.upperBound...])
    }

    // MARK: Differences

    /// What is other in the world than in an older snapshot, a sentence each; none where it is the same.
    package func differences(from old: SnapshotRecord) -> [String] {
        var sentences: [String] = []
        let (a, b) = (Self.settings(old.world), Self.settings(world))
        for key in Set(a.keys).union(b.keys).sorted() where a[key] != b[key] {
            sentences.append(
                "The world is another one: \(key) is \(b[key] ?? "as in a picture"), and was \(a[key] ?? "as in a picture") when the snapshot was recorded."
            )
        }
        // A view that needs a font less, or one more, is another view in the same world.
        let (gone, new) = (old.fonts.filter { !fonts.contains($0) }, fonts.filter { !old.fonts.contains($0) })
        if !gone.isEmpty, !new.isEmpty {
            sentences.append(
                "The fonts are others: \(Words.list(new)) here, \(Words.list(gone)) in the snapshot; install the same files, or record it again."
            )
        }
        if plumb != old.plumb {
            sentences.append("It was recorded by Plumb \(old.plumb), and this is Plumb \(plumb).")
        }
        return sentences
    }

    private static func settings(_ text: String) -> [String: String] {
        let object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
        return object.mapValues { value in
            if let text = value as? String { return text }
            // A dictionary's own order is another one each time.
            let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)
            return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
        }
    }
}
