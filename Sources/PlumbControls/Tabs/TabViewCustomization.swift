import Foundation
import PlumbCore

/// What people have changed about the tabs of a `TabView`: which ones they see, and in which order.
///
/// People can't change tabs in Plumb, as on an iPhone. The value keeps what a program writes, is stored and read again,
/// and changes nothing that is seen.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// No changes.
    public init() {}

    /// What is changed about a tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        private var isSeen: Bool?

        fileprivate init() {}

        /// Whether the tab is seen in a sidebar.
        public var sidebarVisibility: Visibility {
            get { isSeen.map { $0 ? .visible : .hidden } ?? .automatic }
            set { isSeen = newValue == .automatic ? nil : newValue == .visible }
        }

        /// Whether the tab is seen in the bar. Only people can change that.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// What is changed about a section of tabs.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        private var order: [String]?

        fileprivate init() {}

        /// The names of the section's tabs in order; nil while nobody has changed it. Only people can.
        public var tabOrder: [String]? { order }

        /// Forgets the order.
        public mutating func resetTabOrder() { order = nil }
    }

    /// What is changed about the tab with a `customizationID`.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// What is changed about the section with a `customizationID`.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// Whether the tab with a `customizationID` is seen in a sidebar.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The names of a section's tabs in order; nil while nobody has changed it.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Forgets which tabs are seen.
    public mutating func resetVisibility() { tabs = [:] }

    /// Forgets the order in all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Forgets the order in a section.
    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
}

extension View {
    /// Where changes are kept that people make to the tabs of a `TabView`. They can't make any in Plumb, as on an
    /// iPhone; where an iPad would let them, a sentence says so. Size and place are the view's.
    ///
    /// - Parameter customization: keeps what the program writes into it.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        modifier(CustomizedTabs(isKept: customization != nil))
    }
}

private struct CustomizedTabs: ViewModifier {
    let isKept: Bool
    @Environment(\.report) private var report
    @Environment(\.horizontalSizeClass) private var width

    func body(content: Content) -> some View {
        if isKept, width == .regular {
            let _ = report(
                "people can't change the tabs of a TabView in Plumb; its TabViewCustomization keeps what the program "
                    + "writes into it")
        }
        content
    }
}

extension AppStorage {
    /// A customization of tabs stored under a name.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(
        wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TabViewCustomization { self.init(encoded: wrappedValue, key, store: store) }
}

extension SceneStorage {
    /// A customization of tabs that is kept for the window under a name.
    public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String)
    where Value == TabViewCustomization { self.init(encoded: wrappedValue, key) }
}
