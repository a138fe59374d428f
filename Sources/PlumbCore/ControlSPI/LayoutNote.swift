import Foundation
import PlumbLayout
import PlumbPlatform

/// What a control says of a layout to those who ask why: words and numbers.
///
/// Controls are asked for notes when a layout that was recorded is over. No other layout pays for them.
package struct LayoutNote: Sendable, Equatable {
    /// What a note is about.
    package enum Subject: Sendable, Equatable {
        /// Why what stands in the control is proposed the width that it is. A sentence.
        case width
        /// Why it was put where it was. A sentence.
        case place
        /// What the control is: a row, around a view that somebody has written. One or more sentences.
        case row
        /// What takes room at an edge. The name of it, and how much it takes: "the tab bar 49".
        case edge(Edge)
    }

    package var subject: Subject
    package var text: Text
    /// The number that the note is about, in points.
    package var length: CGFloat
    /// Where the number is from; nil for one that depends on the views.
    package var look: Look?

    package init(_ subject: Subject, _ length: CGFloat, _ text: Text, look: Look? = nil) {
        (self.subject, self.length, self.text, self.look) = (subject, length, text, look)
    }

    /// Whose numbers a length is made of, and how they are known.
    package struct Look: Sendable, Equatable {
        private var platform: Platform
        private var mark: Platform.Mark

        /// - Parameter mark: of the number that is the least sure one.
        package init(_ platform: Platform, _ mark: Platform.Mark) { (self.platform, self.mark) = (platform, mark) }

        /// The one of some that is the least sure.
        package static func leastSure(of looks: [Look]) -> Look? { looks.max { $0.mark < $1.mark } }

        /// "as on iOS 17 (measured)".
        package var words: String { "as on \(platform.words) (\(mark))" }
    }

    /// Words with lengths in them, which are written as all numbers in sentences are.
    package struct Text: Sendable, Equatable, ExpressibleByStringInterpolation {
        package enum Piece: Sendable, Equatable {
            case words(String)
            case number(CGFloat)
        }

        package private(set) var pieces: [Piece]

        package init(stringLiteral words: String) { pieces = [.words(words)] }
        package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

        package static func + (a: Text, b: Text) -> Text {
            var sum = a
            sum.pieces += b.pieces
            return sum
        }

        package struct Interpolation: StringInterpolationProtocol {
            fileprivate var pieces: [Piece] = []

            package init(literalCapacity: Int, interpolationCount: Int) {}
            package mutating func appendLiteral(_ words: String) { pieces.append(.words(words)) }
            package mutating func appendInterpolation(_ length: CGFloat) { pieces.append(.number(length)) }
            package mutating func appendInterpolation(_ words: String) { pieces.append(.words(words)) }
            package mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
        }
    }
}

/// A layout of a control that has notes for those who ask why.
package protocol NotedLayout: Layout {
    /// What is to be said of the layout as it was placed.
    func notes(in size: CGSize, subviews: Subviews) -> [LayoutNote]
}

/// A role or a node that has notes about its box.
@MainActor
protocol NotedBox: AnyObject {
    func notes(of box: BoxID, in graph: ViewGraph) -> [LayoutNote]
}

extension LayoutSubview {
    /// Whether a modifier in the view sets a guide.
    package func sets(_ guide: HorizontalAlignment) -> Bool {
        box >= 0 && arrangement.tree.sets(guide.key, in: box)
    }
}

extension LayoutTree {
    fileprivate func sets(_ key: AlignmentKey, in box: BoxID) -> Bool {
        if self[box].rule == .guide, self[box].horizontal == key, !self[box].flags.contains(.vertical) { return true }
        var isSet = false
        forEachChild(of: box) { if sets(key, in: $0) { isSet = true } }
        return isSet
    }
}
