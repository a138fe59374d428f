import Foundation
import PlumbCore

/// Something that is done to a view at a time, as `plumb render --tap save@0.5` says it.
package struct ScriptAction: Codable, Sendable {
    /// A tap, a drag, a scroll, or what is typed.
    package var event: HostEvent
    /// Seconds after the view appeared.
    package var time: Double
    /// How the call says it, for sentences.
    package var source: String

    package init(_ event: HostEvent, time: Double, source: String) {
        self.event = event
        self.time = time
        self.source = source
    }

    /// When it is over.
    package var end: Double {
        if case .drag(_, _, let duration) = event { return time + duration }
        return time
    }
}

/// One sentence that says why something can't be done to a view.
package struct ScriptError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
