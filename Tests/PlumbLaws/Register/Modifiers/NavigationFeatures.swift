import PlumbControls
import PlumbCore

/// Stacks, bars, tabs and searches.
enum NavigationFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        NavigationTitleFeature.self,
        NavigationBarTitleFeature.self,
        NavigationBarTitleDisplayModeFeature.self,
        ToolbarTitleDisplayModeFeature.self,
        NavigationBarBackButtonHiddenFeature.self,
        NavigationBarHiddenFeature.self,
        NavigationBarItemsFeature.self,
        NavigationDestinationFeature.self,
        NavigationViewStyleFeature.self,
        ToolbarFeature.self,
        ToolbarVisibilityFeature.self,
        ToolbarBackgroundFeature.self,
        ToolbarBackgroundVisibilityFeature.self,
        ToolbarColorSchemeFeature.self,
        ToolbarTitleMenuFeature.self,
        TabItemFeature.self,
        TabViewStyleFeature.self,
        IndexViewStyleFeature.self,
        SearchableFeature.self,
        SearchSuggestionsFeature.self,
        SearchCompletionFeature.self,
        SearchScopesFeature.self, SearchFocusedFeature.self, TabViewCustomizationFeature.self, ToolbarRoleFeature.self,
        NavigationSplitViewStyleFeature.self,
        NavigationSplitViewColumnWidthFeature.self,
    ]
}

enum NavigationTitleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationTitle", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationTitle(Text(verbatim: "A")), ".navigationTitle(Text(verbatim: \"A\"))")
    }
}

enum NavigationBarTitleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationBarTitle", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationBarTitle(Text(verbatim: "A")), ".navigationBarTitle(Text(verbatim: \"A\"))")
    }
}

enum NavigationBarTitleDisplayModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationBarTitleDisplayMode", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationBarTitleDisplayMode(.inline), ".navigationBarTitleDisplayMode(.inline)")
    }
}

enum ToolbarTitleDisplayModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarTitleDisplayMode", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toolbarTitleDisplayMode(.inline), ".toolbarTitleDisplayMode(.inline)")
    }
}

enum NavigationBarBackButtonHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationBarBackButtonHidden", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationBarBackButtonHidden(), ".navigationBarBackButtonHidden()")
    }
}

enum NavigationBarHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationBarHidden", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationBarHidden(true), ".navigationBarHidden(true)")
    }
}

enum NavigationBarItemsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationBarItems", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.navigationBarItems(trailing: Text(verbatim: "A")),
            ".navigationBarItems(trailing: Text(verbatim: \"A\"))")
    }
}

enum NavigationDestinationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationDestination", test: "NavigationTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.navigationDestination(for: Int.self) { _ in Text(verbatim: "A") },
            ".navigationDestination(for: Int.self) { _ in Text(verbatim: \"A\") }")
    }
}

enum NavigationViewStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationViewStyle", test: "NavigationTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationViewStyle(.stack), ".navigationViewStyle(.stack)")
    }
}

enum ToolbarFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbar", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toolbar { Text(verbatim: "A") }, ".toolbar { Text(verbatim: \"A\") }")
    }
}

enum ToolbarVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarVisibility", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.toolbarVisibility(.hidden, for: .navigationBar), ".toolbarVisibility(.hidden, for: .navigationBar)")
    }
}

enum ToolbarBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarBackground", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.toolbarBackground(.visible, for: .navigationBar), ".toolbarBackground(.visible, for: .navigationBar)")
    }
}

enum ToolbarBackgroundVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarBackgroundVisibility", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.toolbarBackgroundVisibility(.visible, for: .navigationBar),
            ".toolbarBackgroundVisibility(.visible, for: .navigationBar)")
    }
}

enum ToolbarColorSchemeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarColorScheme", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toolbarColorScheme(.dark, for: .navigationBar), ".toolbarColorScheme(.dark, for: .navigationBar)")
    }
}

enum ToolbarTitleMenuFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarTitleMenu", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toolbarTitleMenu { Text(verbatim: "A") }, ".toolbarTitleMenu { Text(verbatim: \"A\") }")
    }
}

enum TabItemFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tabItem", test: "TabViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.tabItem { Text(verbatim: "A") }, ".tabItem { Text(verbatim: \"A\") }")
    }
}

enum TabViewStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tabViewStyle", test: "TabViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.tabViewStyle(.page), ".tabViewStyle(.page)")
    }
}

enum IndexViewStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("indexViewStyle", test: "TabViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.indexViewStyle(.page(backgroundDisplayMode: .always)),
            ".indexViewStyle(.page(backgroundDisplayMode: .always))")
    }
}

enum SearchableFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("searchable", test: "SearchTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.searchable(text: .constant("")), ".searchable(text: .constant(\"\"))")
    }
}

enum SearchSuggestionsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("searchSuggestions", test: "SearchTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.searchSuggestions { Text(verbatim: "A") }, ".searchSuggestions { Text(verbatim: \"A\") }")
    }
}

enum SearchCompletionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("searchCompletion", test: "SearchTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.searchCompletion("A"), ".searchCompletion(\"A\")")
    }
}

enum SearchScopesFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("searchScopes", test: "SearchTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.searchScopes(.constant(0)) { Text(verbatim: "A").tag(0) },
            ".searchScopes(.constant(0)) { Text(verbatim: \"A\").tag(0) }")
    }
}

enum SearchFocusedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("searchFocused", test: "SearchTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.searchFocused(FocusState<Bool>().projectedValue), ".searchFocused(FocusState<Bool>().projectedValue)")
    }
}

enum TabViewCustomizationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tabViewCustomization", test: "TabViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.tabViewCustomization(.constant(TabViewCustomization())),
            ".tabViewCustomization(.constant(TabViewCustomization()))")
    }
}

enum ToolbarRoleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toolbarRole", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toolbarRole(.editor), ".toolbarRole(.editor)")
    }
}

enum NavigationSplitViewStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationSplitViewStyle", test: "SplitViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.navigationSplitViewStyle(.balanced), ".navigationSplitViewStyle(.balanced)")
    }
}

enum NavigationSplitViewColumnWidthFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("navigationSplitViewColumnWidth", test: "SplitViewTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.navigationSplitViewColumnWidth(s.a), ".navigationSplitViewColumnWidth(\(s.code(s.a)))")
    }
}
