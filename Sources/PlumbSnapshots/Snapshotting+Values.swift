import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbSnapshotFiles
import PlumbUIKit

extension Diffing where Value == String {
    /// Text, whose lines are compared.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            old == new ? nil : (LineDifference(old, new).lines.joined(separator: "\n"), [])
        }
    }
}

extension Diffing where Value == Data {
    /// Bytes.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            let words = place.map { "byte \($0) is the first that differs" } ?? "one begins with the other"
            return ("\(new.count) bytes, and there were \(old.count); \(words).", [])
        }
    }
}

extension Diffing where Value == UIImage {
    /// Pictures, whose pixels are compared.
    public static var image: Diffing { image() }

    /// Pictures, whose pixels are compared.
    ///
    /// - Parameters:
    ///   - precision: how many pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1.
    ///   - scale: pixels to a point; one, unless given.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        func bitmap(_ image: UIImage) -> Bitmap? {
            image.pngData().flatMap { try? ImageDecoder.decode($0, scale: Double(scale ?? 1)) }
        }
        return Diffing(
            toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() }
        ) { old, new in
            guard let before = bitmap(old), let after = bitmap(new) else {
                return bitmap(old) == nil && bitmap(new) == nil ? nil : ("one of the pictures is empty.", [])
            }
            let compared = PictureComparison(
                before, after, precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
            if compared.isMatch { return nil }
            let words =
                compared.isSameSize
                ? "\(compared.changed.count) of \(after.width * after.height) pixels differ."
                : "\(after.width) × \(after.height) pixels, and there were \(before.width) × \(before.height)."
            return (words, compared.files.map { SnapshotAttachment(data: $0.data, name: $0.name) })
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// The text itself.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes themselves.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The picture itself.
    public static var image: Snapshotting { image() }

    /// The picture itself.
    ///
    /// - Parameters:
    ///   - precision: how many pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1.
    ///   - scale: pixels to a point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` gives.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The value's members, a line each. Members of sets and dictionaries are sorted; addresses are left out.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, with its members sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        named("json") { try encoder.encode($0) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// The value as an encoder writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        named("plist") { try encoder.encode($0) }
    }

    private static func named(_ suffix: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var lines: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "\(type(of: value)) can't be encoded: \(error)"
            }
        }
        lines.pathExtension = suffix
        return lines
    }
}

/// The members of values, as lines.
enum ValueDump {
    private static let deepest = 24

    static func text(of value: Any) -> String { lines(value, nil, 0).map { $0 + "\n" }.joined() }

    private static func lines(_ value: Any, _ label: String?, _ level: Int) -> [String] {
        let indent = String(repeating: "  ", count: level)
        let name = label.map { "\($0): " } ?? ""
        let mirror = Mirror(reflecting: value)
        func leaf(_ text: String) -> [String] { ["\(indent)- \(name)\(text)"] }
        switch value {
        case let text as any StringProtocol: return leaf(String(reflecting: String(text)))
        case let date as Date: return leaf(date.formatted(.iso8601))
        case let url as URL: return leaf(url.absoluteString)
        case let data as Data: return leaf("\(data.count) bytes")
        default: break
        }
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { lines($0.value, label, level) } ?? leaf("nil")
        }
        guard level < deepest else { return leaf("…") }
        var members = mirror.children.map { ($0.label, $0.value) }
        var base: Mirror? = mirror.superclassMirror
        while let around = base {
            members = around.children.map { ($0.label, $0.value) } + members
            base = around.superclassMirror
        }
        if members.isEmpty, mirror.displayStyle == .enum || mirror.displayStyle == nil { return leaf("\(value)") }
        let type = "\(mirror.subjectType)"
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            var inner = members.map { lines($0.1, nil, level + 1) }
            if mirror.displayStyle != .collection { inner.sort { $0.joined() < $1.joined() } }
            return ["\(indent)▿ \(name)\(members.count) element\(members.count == 1 ? "" : "s")"]
                + inner.flatMap(\.self)
        default:
            return ["\(indent)▿ \(name)\(type)"] + members.flatMap { lines($0.1, $0.0, level + 1) }
        }
    }
}
