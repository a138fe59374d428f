import Foundation
import PlumbControls
import PlumbCore

/// How wide buttons with borders are.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// As wide as their label needs.
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// As wide as their label needs.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// As wide as proposed.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

extension View {
    /// How wide the buttons with borders within are.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { flexibleButtons(sizing == .flexible) }
}

extension EnvironmentValues {
    /// How wide buttons with borders are.
    public var buttonSizing: ButtonSizing { hasFlexibleButtons ? .flexible : .automatic }
}

extension ButtonRole {
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
    /// Takes over what was done.
    public static let confirm = ButtonRole(name: "confirm")
}

/// The label of a button that has a role and no label: a symbol, and words for readers.
public struct DefaultButtonLabel: View {
    let role: ButtonRole?

    public var body: some View {
        switch role {
        case .cancel?, .close?: Label(role == .close ? "Close" : "Cancel", systemImage: "xmark").labelStyle(.iconOnly)
        case .confirm?: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        case .destructive?: Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
        default: EmptyView()
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose label follows from its role.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
