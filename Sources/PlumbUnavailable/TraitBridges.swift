import PlumbCore
import PlumbUIKit

// Values of the environment that UIKit's traits carry too.

@available(
    *, unavailable,
    message: "Plumb carries no values of SwiftUI into UIKit's traits; use an EnvironmentKey and @Environment"
)
public protocol UIMutableTraits {}

@available(
    *, unavailable,
    message: "Plumb carries no values of SwiftUI into UIKit's traits; use an EnvironmentKey and @Environment"
)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Self.Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}
