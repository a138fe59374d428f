import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
public struct DismissSearchAction {
    public func callAsFunction() { absent() }
}

@available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
public struct SearchFieldPlacement: Sendable {
    public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    { absent() }
    public static var automatic: SearchFieldPlacement { absent() }
    public static var navigationBarDrawer: SearchFieldPlacement { absent() }
    public static var sidebar: SearchFieldPlacement { absent() }
    public static var toolbar: SearchFieldPlacement { absent() }
    public static var toolbarPrincipal: SearchFieldPlacement { absent() }
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static var always: SearchFieldPlacement.NavigationBarDrawerDisplayMode { absent() }
        public static var automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
public struct SearchScopeActivation {
    public static var automatic: SearchScopeActivation { absent() }
    public static var onSearchPresentation: SearchScopeActivation { absent() }
    public static var onTextEntry: SearchScopeActivation { absent() }
}

@available(*, unavailable, message: "Plumb has no search field yet; write a TextField, and filter by its text")
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    public static var automatic: SearchSuggestionsPlacement { absent() }
    public static var content: SearchSuggestionsPlacement { absent() }
    public static var menu: SearchSuggestionsPlacement { absent() }
    public struct Set: OptionSet, Sendable {
        public init(rawValue: Int) { absent() }
        public static var content: SearchSuggestionsPlacement.Set { absent() }
        public static var menu: SearchSuggestionsPlacement.Set { absent() }
        public typealias ArrayLiteralElement = SearchSuggestionsPlacement.Set.Element
        public typealias Element = SearchSuggestionsPlacement.Set
        public typealias RawValue = Int
        public var rawValue: Int {
            get { absent() }
            set { absent() }
        }
    }
}
