import Foundation
import PlumbControls
import PlumbCore

extension View {
    /// Puts a view on a pane of glass above the bar of the `TabView`; tabs keep clear of both.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Puts a view on a pane of glass above the bar of the `TabView`, or does not.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        tabAccessory(isEnabled ? AnyView(content()) : nil)
    }
}

/// Where the accessory of a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Above the bar.
    case expanded
    /// In the bar's row, where the bar is minimized: Plumb's bars are not.
    case inline
}

extension EnvironmentValues {
    /// Where the accessory of a tab bar stands that the view is in; nil outside of any.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        isInTabAccessory ? .expanded : nil
    }
}
