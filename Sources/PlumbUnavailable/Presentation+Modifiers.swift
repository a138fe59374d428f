import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension Transaction {
    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public var dismissBehavior: DismissBehavior {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

@available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
extension PresentationSizing {
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }

    public static var automatic: AutomaticPresentationSizing { absent() }

    public static var fitted: FittedPresentationSizing { absent() }

    public static var form: FormPresentationSizing { absent() }

    public static var page: PagePresentationSizing { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no inspector yet; give the view beside the content a frame")
    public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func interactionActivityTrackingTag(_ tag: String) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no sheets yet; show the view in an overlay")
    public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { absent() }
}
