import Foundation
import PlumbLayout

/// A kind of alignment guide: where it is when nobody has set it.
public protocol AlignmentID {
    /// The guide's place in the view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentKey {
    /// The key of a user's type: the same for the same type and axis as long as the process lives.
    init(_ id: any AlignmentID.Type, axis: Axis) {
        // Safe: metatypes are constant; the language does not know of these that they are Sendable.
        nonisolated(unsafe) let id = id
        self.init(ObjectIdentifier(id), axis: axis) {
            CustomGuide(name: "\(id)") { Double(id.defaultValue(in: ViewDimensions($0))) }
        }
    }
}
