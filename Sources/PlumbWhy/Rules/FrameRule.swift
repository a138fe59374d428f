import Foundation
import PlumbCore

extension LengthReasons {
    mutating func frame() {
        if let given = axis == .horizontal ? own.width : own.height {
            let isRelative = layout.kind(view) == .containerRelativeFrame
            let how = isRelative ? "`\(words.name(view))` gives" : "The frame was given"
            tell(1, "\(how) a \(word) of \(n(given)).", ("given", given))
        } else if let child {
            inner(child)
            tell(2, "\(frameName(around: child)) was given no \(word), and is as \(long) as its view.")
        }
    }
}

extension LengthReasons {
    /// A frame at the beginning of a sentence that may follow one about another frame in it.
    func frameName(around child: Int) -> String {
        depth > 1 && layout.rule(layout.core(child))?.isFrame == true ? "The frame around that" : "The frame"
    }
}

extension ProposalReasons {
    mutating func frame() {
        guard (axis == .horizontal ? own.width : own.height) != nil, let proposal else { return pass() }
        tell(2, "The frame around it proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
    }
}
