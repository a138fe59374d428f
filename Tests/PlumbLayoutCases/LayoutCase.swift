import Foundation
import PlumbLayout

/// One question to a small tree of boxes, and what a rule says that it answers.
///
/// The cases are tables in the folder `cases`, a line each: the tree, what is proposed to it, the question, the answer,
/// and where the answer is known from. `README.md` there says how they are written.
package struct LayoutCase: Sendable, CustomStringConvertible {
    let file: String
    let line: Int
    let tree: String
    let proposal: String
    let question: String
    let answer: String
    let source: String

    package var description: String { "\(file):\(line): \(tree)  \(proposal)  \(question)" }

    /// What is wrong; nil where the engine answers as the rule says.
    package func complaint() -> String? {
        do {
            if source.isEmpty { return "\(description): says not where the answer is known from" }
            let given = try answered()
            return isSame(given, answer) ? nil : "\(description)\n    answers  \(given)\n    by rule  \(answer)"
        } catch let problem as CaseProblem {
            return "\(description): \(problem.text)"
        } catch {
            return "\(description): \(error)"
        }
    }

    /// All cases; lines that are none are problems, too.
    package static func all() throws -> [LayoutCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("cases")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
        return try names.sorted().flatMap { name in
            try cases(in: String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), of: name)
        }
    }

    private static func cases(in text: String, of file: String) throws -> [LayoutCase] {
        var result: [LayoutCase] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let fields = line.components(separatedBy: "\t")
            guard fields.count == 5 else {
                throw CaseProblem("\(file):\(index + 1) has \(fields.count) columns, and a case has five")
            }
            result.append(
                LayoutCase(
                    file: file, line: index + 1, tree: fields[0], proposal: fields[1], question: fields[2],
                    answer: fields[3], source: fields[4]))
        }
        return result
    }
}

/// A case that is not written as cases are.
struct CaseProblem: Error {
    let text: String
    init(_ text: String) { self.text = text }
}

extension LayoutCase {
    /// Lays the tree out, and puts the question.
    private func answered() throws -> String {
        var reader = TreeReader(tree)
        let root = try reader.read()
        let boxes = reader.boxes
        let proposal = try Numbers.lengths(self.proposal)
        let size = boxes.layout(root: root, proposal: proposal)
        boxes.settle()
        let words = question.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("size", 1): return Numbers.text(size)
        case ("frame", _):
            return try words.dropFirst().map { name in
                let id = try reader.box(name)
                return "\(Numbers.text(boxes.corner(of: id))) \(Numbers.text(boxes[id].size))"
            }.joined(separator: "; ")
        case ("proposed", 2): return Numbers.text(boxes[try reader.box(words[1])].proposal)
        case ("explicit", 2):
            return Numbers.text(boxes.explicitGuide(try Guides.key(words[1]), of: root, proposal: proposal, size: size))
        case ("guide", 2):
            return Numbers.text(boxes.guide(try Guides.key(words[1]), of: root, proposal: proposal, size: size))
        case ("limits", 2):
            let axis = try Guides.axis(words[1])
            let limits = boxes.limits(root, axis, across: proposal[axis.other])
            return "\(Numbers.text(limits.minimum)) \(Numbers.text(limits.maximum))"
        case ("priority", 1): return Numbers.text(boxes.priority(of: root))
        case ("spacing", 1): return Preferences.text(boxes.spacing(of: root))
        case ("traits", 1): return Traits.text(boxes[root].flags)
        case ("scrolls", 1): return Traits.scrolling(boxes[root].flags)
        case ("placed", _):
            return try words.dropFirst().filter { !boxes[try reader.box($0)].x.isNaN }.joined(separator: " ")
        case ("reports", 1): return String(reader.reports.count)
        default: throw CaseProblem("“\(question)” is no question")
        }
    }

    /// Numbers that differ in the last digits are the same.
    private func isSame(_ given: String, _ wanted: String) -> Bool {
        func parts(_ text: String) -> [Substring] { text.split(whereSeparator: { " ,x;".contains($0) }) }
        let (given, wanted) = (parts(given), parts(wanted))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).allSatisfy { given, wanted in
            if given == wanted { return true }
            guard let some = Double(given), let other = Double(wanted) else { return false }
            return abs(some - other) <= 1e-6
        }
    }
}

extension LayoutTree {
    /// Where a box stands in its root, from the left and the top.
    fileprivate func corner(of id: BoxID) -> Lengths {
        var corner = Lengths.zero
        var current = id
        while self[current].parent >= 0 {
            corner = Lengths(corner.width + self[current].x, corner.height + self[current].y)
            current = self[current].parent
        }
        return corner
    }
}
