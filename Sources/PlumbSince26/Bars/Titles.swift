import Foundation
import PlumbControls
import PlumbCore

extension View {
    /// Words below the title of the screen around, in its navigation bar. Does nothing outside of a stack. Size and
    /// place are the view's.
    public func navigationSubtitle(_ subtitle: Text) -> some View { screenSubtitle(subtitle) }
    /// Words below the title of the screen around.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    /// Words below the title of the screen around, as they stand.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Whether the links within have an arrow at the end of their row.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        linkArrows(visibility != .hidden)
    }
}

extension EnvironmentValues {
    /// Whether links have an arrow at the end of their row.
    public var navigationLinkIndicatorVisibility: Visibility { hidesLinkArrows ? .hidden : .automatic }
}
