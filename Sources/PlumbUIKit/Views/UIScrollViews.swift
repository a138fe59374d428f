import Foundation
import PlumbCore

// Views of UIKit's that scroll or are typed into, as far as representables need them to compile. None of them is ever drawn.

/// A scroll view: never drawn. Source: Apple (`UIScrollView`).
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// When safe areas are added to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How fast scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// What is left of the speed after a millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// Points by which the content has moved; kept.
    open var contentOffset = CGPoint.zero
    /// Points; kept.
    open var contentSize = CGSize.zero
    /// Points around the content; kept.
    open var contentInset = UIEdgeInsets.zero
    /// Points: the insets themselves.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// When safe areas are added to the insets; kept.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Points around the indicators; kept.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Points around the indicator at the side; kept.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether it scrolls; kept.
    open var isScrollEnabled = true { didSet { noteAppearance("isScrollEnabled") } }
    /// Whether it stops at pages; kept.
    open var isPagingEnabled = false { didSet { noteAppearance("isPagingEnabled") } }
    /// Whether it gives way at its ends; kept.
    open var bounces = true { didSet { noteAppearance("bounces") } }
    /// Whether it gives way upwards, however small its content is; kept.
    open var alwaysBounceVertical = false { didSet { noteAppearance("alwaysBounceVertical") } }
    /// Whether it gives way across, however small its content is; kept.
    open var alwaysBounceHorizontal = false { didSet { noteAppearance("alwaysBounceHorizontal") } }
    /// Whether it gives way at the ends of its scale; kept.
    open var bouncesZoom = true
    /// Whether the bar at the side is shown while it scrolls; kept.
    open var showsVerticalScrollIndicator = true
    /// Whether the bar at the bottom is shown while it scrolls; kept.
    open var showsHorizontalScrollIndicator = true
    /// Whether touches wait for scrolling; kept.
    open var delaysContentTouches = true
    /// Whether scrolling takes touches away from the content; kept.
    open var canCancelContentTouches = true
    /// How fast scrolling slows down; kept.
    open var decelerationRate = DecelerationRate.normal
    /// What scrolling does to the keyboard; kept.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How many times smaller the content may become; kept.
    open var minimumZoomScale: CGFloat = 1
    /// How many times larger the content may become; kept.
    open var maximumZoomScale: CGFloat = 1
    /// How many times larger the content is; kept.
    open var zoomScale: CGFloat = 1
    /// False: nothing scrolls.
    open var isDragging: Bool { false }
    /// False: nothing scrolls.
    open var isDecelerating: Bool { false }
    /// False: no finger is on it.
    open var isTracking: Bool { false }
    /// The wheel at the top; kept.
    open var refreshControl: UIRefreshControl?
    /// What finds the finger that scrolls: never at work.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The rectangle of the content, for rules.
    public let contentLayoutGuide = UILayoutGuide()
    /// The rectangle of the scroll view, for rules.
    public let frameLayoutGuide = UILayoutGuide()
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UIScrollViewDelegate)?
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    /// Keeps the offset, in points; nothing moves.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Does nothing: nothing scrolls.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Keeps the scale; nothing moves.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Does nothing: nothing scrolls.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Does nothing: there are no indicators.
    open func flashScrollIndicators() {}
}

/// What a scroll view tells; nothing scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content has moved; never called.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The content has another scale; never called.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The view that a pinch makes larger; never called.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A finger begins to scroll; never called.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger has left; never called.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Scrolling has come to rest; never called.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Scrolling that code asked for is over; never called.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A wheel at the top of a scroll view: never drawn.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether the wheel turns.
    open private(set) var isRefreshing = false
    /// Turns the wheel; nobody sees it.
    open func beginRefreshing() { isRefreshing = true }
    /// Stops the wheel; nobody sees it.
    open func endRefreshing() { isRefreshing = false }
}

/// A list: never drawn.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// What kind it is.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How the lines between rows look; kept.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteAppearance("separatorStyle") } }
    /// The colour of the lines between rows; kept.
    open var separatorColor: UIColor? { didSet { noteAppearance("separatorColor") } }
    /// Points beside the lines between rows; kept.
    open var separatorInset = UIEdgeInsets.zero { didSet { noteAppearance("separatorInset") } }
    /// What stands below the rows; kept.
    open var tableFooterView: UIView? { didSet { noteAppearance("tableFooterView") } }
    /// What stands above the rows; kept.
    open var tableHeaderView: UIView? { didSet { noteAppearance("tableHeaderView") } }
    /// Whether rows can be chosen; kept.
    open var allowsSelection = true { didSet { noteAppearance("allowsSelection") } }
    /// Points; kept.
    open var rowHeight: CGFloat = -1 { didSet { noteAppearance("rowHeight") } }
    /// Points; kept.
    open var sectionFooterHeight: CGFloat = -1 { didSet { noteAppearance("sectionFooterHeight") } }
    /// Points; kept.
    open var sectionHeaderHeight: CGFloat = -1 { didSet { noteAppearance("sectionHeaderHeight") } }
    /// Points; kept.
    open var sectionHeaderTopPadding: CGFloat = -1 { didSet { noteAppearance("sectionHeaderTopPadding") } }
    /// Does nothing: nobody is asked what to show.
    open func reloadData() {}
}

/// A row of a list: never drawn.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// How the lines between rows look.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// How a chosen row looks; kept.
    open var selectionStyle = SelectionStyle.default { didSet { noteAppearance("selectionStyle") } }
    /// What lies behind a chosen row; kept.
    open var selectedBackgroundView: UIView? { didSet { noteAppearance("selectedBackgroundView") } }
    /// Where views are put in.
    public let contentView = UIView()
}

/// The head or the foot of a list's section: never drawn.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A collection: never drawn.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// Does nothing: nobody is asked what to show.
    open func reloadData() {}
}

/// A text that is typed: never drawn. Source: Apple (`UITextView`).
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    /// The text; kept.
    open var text: String! = ""
    /// The text with attributes; kept.
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The font; kept.
    open var font: UIFont?
    /// The colour of the text; kept.
    open var textColor: UIColor?
    /// Where the text stands; kept.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text can be changed; kept.
    open var isEditable = true
    /// Whether the text can be chosen; kept.
    open var isSelectable = true
    /// The characters that are chosen; kept.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Points around the text; kept.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Whether the size follows the type size; kept.
    open var adjustsFontForContentSizeCategory = false
    /// Which letters become great by themselves; kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys are shown; kept.
    open var keyboardType = UIKeyboardType.default
    /// What stands on the Return key; kept.
    open var returnKeyType = UIReturnKeyType.default
    /// What stands over the keyboard; kept.
    open var inputAccessoryView: UIView?
    /// Where the lines stand; kept.
    open var textContainer = NSTextContainer()
    private weak var textDelegate: (any UITextViewDelegate)?
    open override var delegate: (any UIScrollViewDelegate)? {
        get { textDelegate }
        set { textDelegate = newValue as? any UITextViewDelegate }
    }
}

/// What a text view tells; nothing is typed into it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text is another one; never called.
    func textViewDidChange(_ textView: UITextView)
    /// Somebody begins to type; never called.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Somebody has typed; never called.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Other characters are chosen; never called.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether somebody may type; never called.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether a change may be made; never called.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// Where the lines of a text view stand.
open class NSTextContainer: NSObject {
    /// Points beside each line; kept.
    open var lineFragmentPadding: CGFloat = 5
    /// Lines at most, 0 for no limit; kept.
    open var maximumNumberOfLines = 0
    /// What happens to a text that has not enough room; kept.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A line that is typed: never drawn. Source: Apple (`UITextField`).
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The line around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// The text; kept.
    open var text: String? = ""
    /// The text with attributes; kept.
    open var attributedText: NSAttributedString?
    /// What an empty field shows; kept.
    open var placeholder: String?
    /// What an empty field shows, with attributes; kept.
    open var attributedPlaceholder: NSAttributedString?
    /// The font; kept.
    open var font: UIFont?
    /// The colour of the text; kept.
    open var textColor: UIColor?
    /// Where the text stands; kept.
    open var textAlignment = NSTextAlignment.natural
    /// The line around; kept.
    open var borderStyle = BorderStyle.none
    /// When the button is there that empties the field; kept.
    open var clearButtonMode = ViewMode.never { didSet { noteAppearance("clearButtonMode") } }
    /// The view before the text; kept.
    open var leftView: UIView?
    /// When the view before the text is shown; kept.
    open var leftViewMode = ViewMode.never
    /// The view behind the text; kept.
    open var rightView: UIView?
    /// When the view behind the text is shown; kept.
    open var rightViewMode = ViewMode.never
    /// Whether the text is a secret; kept.
    open var isSecureTextEntry = false
    /// False: nobody types.
    open var isEditing: Bool { false }
    /// Whether the size follows the type size; kept.
    open var adjustsFontForContentSizeCategory = false
    /// Which letters become great by themselves; kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys are shown; kept.
    open var keyboardType = UIKeyboardType.default
    /// What stands on the Return key; kept.
    open var returnKeyType = UIReturnKeyType.default
    /// What the text is about; kept.
    open var textContentType: UITextContentType!
    /// Whether the key waits for a text; kept.
    open var enablesReturnKeyAutomatically = false
    /// What comes in the place of the keyboard; kept.
    open var inputView: UIView?
    /// What stands over the keyboard; kept.
    open var inputAccessoryView: UIView?
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Points: the whole field.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Points: the whole field.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Points: the whole field.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Does nothing: nobody types.
    open func deleteBackward() {}
}

/// What a text field tells; nothing is typed into it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether somebody may type; never called.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Somebody begins to type; never called.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether typing may end; never called.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Somebody has typed; never called.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether Return does something; never called.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the field may be emptied; never called.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Other characters are chosen; never called.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether a change may be made; never called.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What stands on the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The kinds there are.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A field for a search: never drawn.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// What kind it is.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// The text; kept.
    open var text: String?
    /// What an empty field shows; kept.
    open var placeholder: String?
    /// The words above; kept.
    open var prompt: String?
    /// Whether the button is there that ends the search; kept.
    open var showsCancelButton = false
    /// What the search field is like; kept.
    open var searchBarStyle = Style.default
    /// The colour of the bar; kept.
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    /// Which letters become great by themselves; kept.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// The field in the bar.
    public let searchTextField = UITextField()
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Keeps whether the button is there that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}

/// What a search bar tells; nothing is typed into it.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The text is another one; never called.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The key that begins the search was tapped; never called.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button that ends the search was tapped; never called.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Somebody begins to type; never called.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Somebody has typed; never called.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A search with its results: never shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The search field.
    public let searchBar = UISearchBar()
    /// Whether the page grows dark meanwhile; kept.
    open var obscuresBackgroundDuringPresentation = true
    /// With who shows what is found.
    public init(searchResultsController: UIViewController?) { super.init() }
    public required init?(coder: NSCoder) { nil }
}
