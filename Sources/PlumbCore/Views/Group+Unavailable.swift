import Foundation

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
public protocol AccessibilityRotorContent {}

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
    public var body: Never { primitiveBody(Self.self) }
}
