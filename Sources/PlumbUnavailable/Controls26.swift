import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
public struct ButtonSizing: Hashable, Sendable {
    public static var automatic: ButtonSizing { absent() }
    public static var fitted: ButtonSizing { absent() }
    public static var flexible: ButtonSizing { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
public struct DefaultButtonLabel: View {
    public var body: Never { absent() }
}

extension ButtonRole {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public static var close: ButtonRole { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public static var confirm: ButtonRole { absent() }
}

@available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
extension Button where Label == DefaultButtonLabel {
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public var buttonSizing: ButtonSizing { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public var labelIconToTitleSpacing: CGFloat? { absent() }

    @available(*, unavailable, message: "Plumb draws iOS 17, which has no such controls; leave this out")
    public var labelReservedIconWidth: CGFloat? { absent() }
}
