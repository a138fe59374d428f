import Foundation
import PlumbCore

// Controllers of UIKit's that representables make, and that are never shown.

/// A message with buttons: never shown. Source: Apple (`UIAlertController`).
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// What kind it is.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// The words below the title; kept.
    open var message: String?
    /// In the middle or at the bottom.
    public let preferredStyle: Style
    /// The buttons, first to last.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, first to last.
    open private(set) var textFields: [UITextField]?
    /// The action of the Return key; kept.
    open var preferredAction: UIAlertAction?

    /// With its words.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }
    public required init?(coder: NSCoder) { nil }
    /// Keeps the action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Keeps a field, which the function may set up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What kind it is.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// The words; kept.
    public let title: String?
    /// What kind it is.
    public let style: Style
    /// Whether it can be used; kept.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?
    /// With its words.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// What can be done with some values: never shown. Source: Apple (`UIActivityViewController`).
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Told what was done with the values.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// What is not offered; kept.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Told what was done; nobody does anything.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// For some values.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
    public required init?(coder: NSCoder) { nil }
}

/// Something that can be done with values.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// What can be done, by its name.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kinds there are.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }
}

/// A picture that somebody takes or chooses: never shown, and nobody does. Source: Apple (`UIImagePickerController`).
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is told of a picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
    /// Where pictures come from; kept.
    open var sourceType = SourceType.photoLibrary
    /// Whether the picture may be changed first; kept.
    open var allowsEditing = false
    /// What can be chosen; kept.
    open var mediaTypes = ["public.image"]
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// False: there is neither a camera nor a library.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// What an image picker tells.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen; never called.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// No picture was chosen; never called.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Pages that are turned: never shown. Source: Apple (`UIPageViewController`).
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Along which axis pages turn.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Where to pages turn.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// What is set, by its name.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between two pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
    /// The controllers, first to last.
    open private(set) var viewControllers: [UIViewController]?
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Who is asked what to show; nobody is asked.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// With a name, or a word of its own.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init() }
    public required init?(coder: NSCoder) { nil }
    /// Keeps the controllers; nothing moves.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

/// What a page controller tells.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// What the page controller asks or tells; never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// What a page controller asks.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// What the page controller asks or tells; never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// What the page controller asks or tells; never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
