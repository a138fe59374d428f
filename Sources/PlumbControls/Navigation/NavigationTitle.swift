import PlumbCore

/// What a navigation bar looks like.
public struct NavigationBarItem: Sendable {
    /// How large the title of a navigation bar is.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; large on the first screen of a stack.
        case automatic
        /// In the bar's row.
        case inline
        /// Below the row, until content is scrolled under it.
        case large
    }
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As on the screen below; large on the first screen of a stack.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Below the row, until content is scrolled under it.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// In the bar's row.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// In the bar's row on iPhone.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

enum TitleTrait: TraitKey { typealias Value = Text }
enum SubtitleTrait: TraitKey { typealias Value = Text }
enum TitleModeTrait: TraitKey { typealias Value = NavigationBarItem.TitleDisplayMode }
enum BackButtonHiddenTrait: TraitKey { typealias Value = Bool }

extension View {
    /// The title of the screen around, in its navigation bar. Does nothing outside of a stack. Size and place are the
    /// view's.
    public func navigationTitle(_ title: Text) -> some View {
        trait(TitleTrait.self, in: \.screen, as: "navigationTitle", title)
    }

    /// The title of the screen around, in its navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// The title of the screen around as it stands, in its navigation bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// The title of the screen around. On iOS 17, people edit it by the title's menu; Plumb shows it, and has no way to
    /// edit it.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Words below the title of the screen around.
    package func screenSubtitle(_ subtitle: Text) -> some View {
        trait(SubtitleTrait.self, in: \.screen, as: "navigationSubtitle", subtitle)
    }

    /// How large the title of the screen around is. Size and place are the view's; the safe area follows the bar.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        trait(TitleModeTrait.self, in: \.screen, displayMode)
    }

    /// How large the title of the screen around is.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// The title of the screen around: the older form of `navigationTitle`.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the screen around: the older form of `navigationTitle`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// The title of the screen around: the older form of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// The title of the screen around, and how large it is: the older form of two modifiers.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// The title of the screen around, and how large it is: the older form of two modifiers.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// The title of the screen around, and how large it is: the older form of two modifiers.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Whether the bar of the screen around has no button that goes back. A finger can't go back either.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        trait(BackButtonHiddenTrait.self, in: \.screen, hidesBackButton)
    }

    /// Whether the screen around has no navigation bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// What stands in the navigation bar of the screen around: the older form of `toolbar`.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// What stands in the navigation bar of the screen around: the older form of `toolbar`.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// What stands in the navigation bar of the screen around: the older form of `toolbar`.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }
}
