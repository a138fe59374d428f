import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public protocol CustomPresentationDetent {
    static func height(in context: Self.Context) -> CGFloat?
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct DismissBehavior: Sendable {
    public static var destructive: DismissBehavior { absent() }
    public static var interactive: DismissBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { absent() }
    public static var fullScreenCover: PresentationAdaptation { absent() }
    public static var none: PresentationAdaptation { absent() }
    public static var popover: PresentationAdaptation { absent() }
    public static var sheet: PresentationAdaptation { absent() }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PresentationBackgroundInteraction: Sendable {
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { absent() }
    public static var automatic: PresentationBackgroundInteraction { absent() }
    public static var disabled: PresentationBackgroundInteraction { absent() }
    public static var enabled: PresentationBackgroundInteraction { absent() }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PresentationContentInteraction: Equatable, Sendable {
    public static var automatic: PresentationContentInteraction { absent() }
    public static var resizes: PresentationContentInteraction { absent() }
    public static var scrolls: PresentationContentInteraction { absent() }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PresentationDetent: Hashable, Sendable {
    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent { absent() }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { absent() }
    public static func height(_ height: CGFloat) -> PresentationDetent { absent() }
    public static var large: PresentationDetent { absent() }
    public static var medium: PresentationDetent { absent() }
    @dynamicMemberLookup public struct Context {
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { absent() }
        public var maxDetentValue: CGFloat { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public protocol PresentationSizing {

}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PresentationSizingRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { absent() }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct AutomaticPresentationSizing: PresentationSizing {

}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct FittedPresentationSizing: PresentationSizing {

}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct FormPresentationSizing: PresentationSizing {

}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
public struct PagePresentationSizing: PresentationSizing {

}
