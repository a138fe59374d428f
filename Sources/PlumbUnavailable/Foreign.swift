// Names of other frameworks of Apple's that declarations of SwiftUI mention.

@available(
    *, unavailable, message: "Plumb has no drag and drop yet; hand values over as bindings or in the environment"
)
public protocol Transferable {
    associatedtype Representation
    static var transferRepresentation: Self.Representation { get }
}

@available(
    *, unavailable, message: "Plumb has no drag and drop yet; hand values over as bindings or in the environment"
)
public class NSItemProvider {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no types of files; name them by their extension")
public struct UTType: Hashable, Sendable {
    public init?(_ identifier: String) { absent() }
}

@available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
public class NSUserActivity {
    public init(activityType: String) { absent() }
}
