import Foundation
import PlumbCore

/// A button that opens an address.
///
/// Size, place and look are a button's. What opening is, the environment's `openURL` says.
@Located
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// - Parameter destination: the address to open.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityControl(accessibility)
    }

    /// A button, but for its trait.
    private var accessibility: AccessibilityControl {
        var control = AccessibilityControl(.each)
        control.traits = .isLink
        control.removedTraits = .isButton
        control.link = destination
        return control
    }
}

extension Link where Label == Text {
    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
