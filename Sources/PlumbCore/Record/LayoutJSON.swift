import Foundation

/// The JSON of `plumb layout`: numbers in the shortest form that reads back as the same value.
package enum LayoutJSON {
    /// `{"proposal": [w, h], "size": [w, h], "frames": {"identifier": [x, y, w, h]}}`; an identifier that occurs
    /// several times has an array of frames. Identifiers stand in the order of their first view.
    package static func object(_ report: LayoutReport) -> String {
        var order: [String] = []
        var frames: [String: [String]] = [:]
        for (identifier, frame) in report.frames {
            if frames[identifier] == nil { order.append(identifier) }
            frames[identifier, default: []].append(
                array([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]))
        }
        let members = order.map { identifier in
            let all = frames[identifier] ?? []
            return quoted(identifier) + ": " + (all.count == 1 ? all[0] : "[" + all.joined(separator: ", ") + "]")
        }
        let proposal = array([report.proposal.width, report.proposal.height])
        let size = array([report.size.width, report.size.height])
        return "{\"proposal\": \(proposal), \"size\": \(size), \"frames\": {\(members.joined(separator: ", "))}}"
    }

    /// A JSON string with its quotation marks.
    package static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                out += "\\u" + String(format: "%04x", scalar.value)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// A number that is finite, or `null`: JSON has no word for the others.
    package static func number(_ value: CGFloat?) -> String {
        guard let value, value.isFinite else { return "null" }
        let double = Double(value)
        if double == 0 { return "0" }
        let text = "\(double)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func array(_ values: [CGFloat?]) -> String {
        "[" + values.map(number).joined(separator: ", ") + "]"
    }
}
