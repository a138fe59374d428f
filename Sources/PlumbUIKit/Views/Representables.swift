import Foundation
import PlumbCore

/// A view of UIKit's in a view of SwiftUI's. Plumb has none of UIKit's views: it draws a grey box with the name of the
/// type, and says so once.
///
/// Size: what `sizeThatFits` says, else what is proposed, and 10 where nothing is. The view and its coordinator are
/// made, and updated, as on an iPhone. Source: Apple (`UIViewRepresentable`).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What mediates between the view and SwiftUI; `Void` for nothing.
    associatedtype Coordinator = Void
    /// What the functions of a representable are given.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date, after each change of the value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The view has gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// The view's answer to a proposal, in points; nil for what is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// A grey box with the name of the type.
    public var body: some View { UIViewBox(representable: self) }
}

/// What a representable knows of where it stands. Source: Apple (`UIViewRepresentableContext`).
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator` has made.
    public let coordinator: Representable.Coordinator
    /// The values that the representable is shown with.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

/// A controller of UIKit's in a view of SwiftUI's. Plumb has none of UIKit's views: it draws a grey box with the name
/// of the type, and says so once.
///
/// Size: what `sizeThatFits` says, else what is proposed, and 10 where nothing is. The controller and its coordinator
/// are made, and updated, as on an iPhone. Source: Apple (`UIViewControllerRepresentable`).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What mediates between the controller and SwiftUI; `Void` for nothing.
    associatedtype Coordinator = Void
    /// What the functions of a representable are given.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date, after each change of the value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Coordinator
    /// The controller has gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The controller's answer to a proposal, in points; nil for what is proposed.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// A grey box with the name of the type.
    public var body: some View { UIViewControllerBox(representable: self) }
}

/// What a representable knows of where it stands. Source: Apple (`UIViewControllerRepresentableContext`).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator` has made.
    public let coordinator: Representable.Coordinator
    /// The values that the representable is shown with.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

// MARK: Boxes

/// What was made for a representable, as long as it is there.
@MainActor
private final class Made<Object, Coordinator> {
    let object: Object
    let coordinator: Coordinator
    private let dismantle: @MainActor (Object, Coordinator) -> Void

    init(_ object: Object, _ coordinator: Coordinator, dismantle: @escaping @MainActor (Object, Coordinator) -> Void) {
        self.object = object
        self.coordinator = coordinator
        self.dismantle = dismantle
    }

    func goAway() { InertNames.boxed { dismantle(object, coordinator) } }
}

/// Where what was made is kept: a class, so that making it is no change of state.
@MainActor
private final class Keeper<Object, Coordinator> {
    var made: Made<Object, Coordinator>?
}

private struct UIViewBox<Representable: UIViewRepresentable>: View {
    typealias Object = Representable.UIViewType

    let representable: Representable
    @State private var keeper = Keeper<Object, Representable.Coordinator>()
    @Environment(\.self) private var environment

    var body: some View {
        let coordinator = keeper.made?.coordinator ?? InertNames.boxed { representable.makeCoordinator() }
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: HostAtWork.transaction)
        let made =
            keeper.made
            ?? Made(InertNames.boxed { representable.makeUIView(context: context) }, coordinator) {
                Representable.dismantleUIView($0, coordinator: $1)
            }
        let _ = keeper.made = made
        let _ = InertNames.boxed { representable.updateUIView(made.object, context: context) }
        RepresentableBox(name: "\(Representable.self)") {
            let proposal = $0
            return InertNames.boxed { representable.sizeThatFits(proposal, uiView: made.object, context: context) }
        }
        .onDisappear {
            keeper.made?.goAway()
            keeper.made = nil
        }
    }
}

private struct UIViewControllerBox<Representable: UIViewControllerRepresentable>: View {
    typealias Object = Representable.UIViewControllerType

    let representable: Representable
    @State private var keeper = Keeper<Object, Representable.Coordinator>()
    @Environment(\.self) private var environment

    var body: some View {
        let coordinator = keeper.made?.coordinator ?? InertNames.boxed { representable.makeCoordinator() }
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: HostAtWork.transaction)
        let made =
            keeper.made
            ?? Made(InertNames.boxed { representable.makeUIViewController(context: context) }, coordinator) {
                Representable.dismantleUIViewController($0, coordinator: $1)
            }
        let _ = keeper.made = made
        let _ = InertNames.boxed { representable.updateUIViewController(made.object, context: context) }
        RepresentableBox(name: "\(Representable.self)") {
            let proposal = $0
            return InertNames.boxed {
                representable.sizeThatFits(proposal, uiViewController: made.object, context: context)
            }
        }
        .onDisappear {
            keeper.made?.goAway()
            keeper.made = nil
        }
    }
}

/// A grey box with the name of what would be seen in its place.
struct RepresentableBox: View {
    let name: String
    var size: (ProposedViewSize) -> CGSize? = { _ in nil }

    var body: some View {
        let _ = HostAtWork.report(
            "\(name) is a view of UIKit's, which Plumb does not have; a box with its name is drawn")
        RepresentableLayout(size: size) {
            Rectangle().fill(Color(uiColor: .systemGray5))
                .overlay {
                    Text(verbatim: name).font(.caption2).foregroundStyle(Color(uiColor: .secondaryLabel))
                        .lineLimit(1).minimumScaleFactor(0.5).padding(2)
                }
                .clipped()
        }
    }
}

/// As large as the representable says, else as what is proposed, and 10 where nothing is.
private struct RepresentableLayout: Layout {
    let size: (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        size(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    func makeCache(subviews: Subviews) -> Int { 0 }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

@available(*, unavailable, message: "Plumb has no AppKit; write it for UIKit, or in SwiftUI alone")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "Plumb has no AppKit; write it for UIKit, or in SwiftUI alone")
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "Plumb has no gesture recognizers of UIKit's; write a Gesture of SwiftUI's")
public protocol UIGestureRecognizerRepresentable {}
