import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

// Single names that belong to no larger family.

extension Subview {
    @available(*, unavailable, message: "Plumb measures subviews in a Layout alone; write one")
    public enum ContainerSizingOptions {
        case uniform(axis: Axis.Set)
        case variable
    }
}

extension View {
    @available(
        *, unavailable, message: "Plumb matches a tag with an optional selection always; leave includeOptional out"
    )
    public func tag<V>(_ tag: V, includeOptional: Bool) -> some View where V: Hashable { absent() }

    @available(*, unavailable, message: "Plumb opens links as the system does; read them by onOpenURL(perform:)")
    public func onOpenURL(prefersInApp: Bool) -> some View { absent() }

    @available(*, unavailable, message: "Plumb runs the tasks of views by the host's clock; leave the executor out")
    public func task<T>(
        id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable { absent() }

    @available(
        *, unavailable,
        message: "Plumb stops at the views of a layout; write scrollTargetLayout(isEnabled:) on their stack"
    )
    public func scrollTarget(isEnabled: Bool = true) -> some View { absent() }
}

extension GeometryEffect {
    @available(
        *, unavailable,
        message: "Plumb has no effects that geometry does not see yet; write offset, scaleEffect or rotationEffect"
    )
    public func ignoredByLayout() -> Self { absent() }
}

extension ViewModifier {
    @available(
        *, unavailable, message: "Plumb animates views and not modifiers alone; write animation(_:value:) on the view"
    )
    public func animation(_ animation: Animation?) -> some ViewModifier { self }

    @available(
        *, unavailable, message: "Plumb animates views and not modifiers alone; write transaction(_:) on the view"
    )
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

extension LocalizedStringKey.StringInterpolation {
    @available(*, unavailable, message: "Plumb has no names of colours; write the name")
    public mutating func appendInterpolation(accessibilityName color: Color) { absent() }
}

extension AttributeScopes {
    @available(*, unavailable, message: "Plumb reads no attributes aloud; say it with accessibilityLabel(_:)")
    public struct AccessibilityAttributes {}
}

extension AttributeScopes.SwiftUIAttributes {
    @available(*, unavailable, message: "Plumb reads no attributes aloud; say it with accessibilityLabel(_:)")
    public var accessibility: AttributeScopes.AccessibilityAttributes { absent() }
}
