import PlumbCore

extension TabContent {
    /// A number on the tab; none for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// A text on the tab; none for nil.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { carrying(\.tab.badge, label) }

    /// A text on the tab, looked up in the localised strings; none for nil.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// A text on the tab as it stands; none for nil.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Whether the tab can't be chosen in the bar.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { carrying(\.tab.isDisabled, disabled) }

    /// Whether nothing stands for the tab in the bar. The selection can still show it.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { carrying(\.tab.isHidden, hidden) }
}

// MARK: What people rearrange

// A bar at the bottom can't be rearranged, as on an iPhone: what is said about that has no effect there.

extension TabContent {
    /// The name by which people's changes of the tab are kept. A bar can't be changed.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// What people can change in a sidebar. A bar can't be changed.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Whether the tab is seen in a bar or sidebar that people can change. A bar at the bottom has all of them.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Where a tab stands in a bar that is a sidebar too. A bar at the bottom has all of them.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// What people can change about a tab in a sidebar.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// What its place allows.
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    /// Its order.
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    /// Nothing.
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// One of the forms of a bar that is a sidebar too.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// What the window has room for.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// Where the platform puts it.
    public static let automatic = TabPlacement(name: "automatic")
    /// In the sidebar only, where there is one.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

// MARK: Accessibility

extension TabContent {
    /// What a reader says of the tab.
    public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { carrying(\.tab.label, isEnabled ? Text(label) : nil) }

    /// What a reader says of the tab.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        carrying(\.tab.label, isEnabled ? Text(label) : nil)
    }

    /// What a reader says after the tab's label.
    public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        carrying(\.tab.value, isEnabled ? valueDescription : nil)
    }

    /// What a reader says after the tab's label.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        carrying(\.tab.value, isEnabled ? Text(value) : nil)
    }

    /// What a reader says of what choosing the tab does.
    public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { carrying(\.tab.hint, isEnabled ? Text(hint) : nil) }

    /// What a reader says of what choosing the tab does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        carrying(\.tab.hint, isEnabled ? Text(hint) : nil)
    }

    /// What people say to choose the tab.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        carrying(\.tab.inputLabels, isEnabled ? inputLabelKeys.map { Text($0) } : nil)
    }

    /// What people say to choose the tab.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { carrying(\.tab.inputLabels, isEnabled ? inputLabels.map { Text($0) } : nil) }

    /// What the tab is found by.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        carrying(\.tab.identifier, isEnabled ? identifier : nil)
    }
}
