import Foundation
import PlumbCore

/// Holds a view of SwiftUI's for UIKit: as the root controller of an app's window it is what the app shows. Source:
/// Apple (`UIHostingController`).
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostedView {
    /// The view.
    open var rootView: Content
    /// What its size does to UIKit's layout, which is never done.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { Inert.use("UIHostingController.sizingOptions", .controllers) }
    }

    /// With a view of SwiftUI within.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// For subclasses that storyboards make: nothing is read.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Storyboards are not read.
    public required init?(coder: NSCoder) { nil }

    var hostedView: AnyView { AnyView(rootView) }

    /// Makes a view that stands for the one of SwiftUI.
    open override func loadView() { view = HostingUIView(of: self) }

    /// The view's answer to a proposal, in points; lengths without an end propose nothing.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        func length(_ length: CGFloat) -> CGFloat? {
            length.isFinite && length < CGFloat(UIHostingSize.endless) ? max(0, length) : nil
        }
        let proposal = ProposedViewSize(width: length(size.width), height: length(size.height))
        var world = HostAtWork.now.world ?? World()
        world.proposal = proposal
        world.safeAreaInsets = EdgeInsets()
        world.isScreen = false
        world.appStore = MemoryValueStore()
        world.sceneStore = MemoryValueStore()
        // The main queue stays the host's at work.
        world.ownsProcess = false
        return HostAtWork.aside { ViewHost(rootView, in: world).layout().size }
    }
}

/// How much is no length any more: UIKit's code writes `CGFloat.greatestFiniteMagnitude`, or 10,000 for "as large as
/// you like".
private enum UIHostingSize {
    static let endless = 1e6
}

/// What a view's size does to its hosting controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Which sizes follow the view within.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller, which outlives it.
private final class HostingUIView: UIView, HostedView {
    private weak var controller: UIViewController?
    private let loaded: AnyView

    init(of controller: UIViewController & HostedView) {
        self.controller = controller
        loaded = controller.hostedView
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var hostedView: AnyView { (controller as? any HostedView)?.hostedView ?? loaded }
}

extension UIView {
    /// The view of SwiftUI that a hosting controller's view stands for; nil for all others.
    package var content: AnyView? { (self as? any HostedView)?.hostedView }
}

/// A controller that has a view of SwiftUI's, or its view.
@MainActor protocol HostedView {
    /// The view of SwiftUI within.
    var hostedView: AnyView { get }
}
