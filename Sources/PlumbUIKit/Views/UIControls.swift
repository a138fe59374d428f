import Foundation
import PlumbCore

// UIKit's controls, as far as representables need them to compile. None of them is ever drawn.

/// What may be touched: never drawn. Source: Apple (`UIControl`).
@MainActor @preconcurrency
open class UIControl: UIView {
    /// Whether it can be used; kept.
    open var isEnabled = true
    /// Whether it is chosen; kept.
    open var isSelected = false
    /// Whether a finger is on it; kept.
    open var isHighlighted = false
    /// Where the content stands across; kept.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where the content stands upwards; kept.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The events there are.
        public static let touchDown = Event(rawValue: 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: .max)
    }
    /// What state it is in.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The states there are.
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    /// Where the content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where the content stands upwards.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Nobody touches it: nothing is ever sent.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Does nothing: nothing is ever sent.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    private var actions: [(action: UIAction, events: Event)] = []
    /// Keeps the action; `sendActions` runs it. Added once more, it runs for these events too.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = actions.firstIndex(where: { $0.action === action }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append((action, controlEvents))
        }
    }
    /// Forgets the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
        actions[index].events.subtract(controlEvents)
        if actions[index].events.isEmpty { actions.remove(at: index) }
    }
    /// Runs the actions that were added for one of the events, first to last. Nobody else sends any: nobody touches it.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.run() }
    }
}

/// Something that a button or a menu does.
@MainActor @preconcurrency
open class UIAction: NSObject {
    /// The words; kept.
    public let title: String
    /// The picture; kept.
    public let image: UIImage?
    private let handler: (UIAction) -> Void
    /// With its words.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run() { handler(self) }
}

/// A button: never drawn.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// What kind of button it is.
    public enum ButtonType: Int, Sendable {
        /// The kinds there are.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]
    /// The view of the words.
    open var titleLabel: UILabel? = UILabel()
    /// The view of the picture.
    open var imageView: UIImageView? = UIImageView()
    /// Points around the content; kept.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Points around the words; kept.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Points around the picture; kept.
    open var imageEdgeInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Of a kind.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// Points, in the view around.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }
    public required init?(coder: NSCoder) { nil }
    /// Keeps the words for a state.
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    /// The words for a state; those of the normal state where it has none.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// The words in the normal state.
    open var currentTitle: String? { titles[0] }
    /// Keeps the colour of the words for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    /// Keeps the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    /// Changes nothing: it is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    /// Does nothing: the button is not drawn.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
}

/// A text: never drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text; kept.
    open var text: String?
    /// The text with attributes; kept.
    open var attributedText: NSAttributedString?
    /// The font; kept.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    /// The colour of the text; kept.
    open var textColor: UIColor! = .label { didSet { noteAppearance("textColor") } }
    /// Where the text stands; kept.
    open var textAlignment = NSTextAlignment.natural
    /// Lines at most, 0 for no limit; kept.
    open var numberOfLines = 1
    /// What happens to a text that has not enough room; kept.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text becomes smaller where it has no room; kept.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the size follows the type size; kept.
    open var adjustsFontForContentSizeCategory = false
    /// How much smaller the text may become, 0 to 1; kept.
    open var minimumScaleFactor: CGFloat = 0
    /// Points after which lines break; kept.
    open var preferredMaxLayoutWidth: CGFloat = 0
}

/// Where a text stands.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// What happens to a text that has not enough room.
public enum NSLineBreakMode: Int, Sendable {
    /// The ways there are.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A picture: never drawn.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture; kept.
    open var image: UIImage?
    /// The picture while a finger is on it; kept.
    open var highlightedImage: UIImage?
    /// Whether a finger is on it; kept.
    open var isHighlighted = false
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// With a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public required init?(coder: NSCoder) { nil }
}

/// A switch: never drawn.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Whether it is on; kept.
    open var isOn = false
    /// The colour when it is on; kept.
    open var onTintColor: UIColor? { didSet { noteAppearance("onTintColor") } }
    /// The colour of the thumb; kept.
    open var thumbTintColor: UIColor? { didSet { noteAppearance("thumbTintColor") } }
    /// Keeps whether it is on; nothing moves.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider: never drawn.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The value; kept.
    open var value: Float = 0
    /// The smallest value; kept.
    open var minimumValue: Float = 0
    /// The largest value; kept.
    open var maximumValue: Float = 1
    /// Whether each step is told; kept.
    open var isContinuous = true
    /// The colour of the track before the thumb; kept.
    open var minimumTrackTintColor: UIColor? { didSet { noteAppearance("minimumTrackTintColor") } }
    /// The colour of the track behind the thumb; kept.
    open var maximumTrackTintColor: UIColor? { didSet { noteAppearance("maximumTrackTintColor") } }
    /// The colour of the thumb; kept.
    open var thumbTintColor: UIColor? { didSet { noteAppearance("thumbTintColor") } }
    /// Keeps the value; nothing moves.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Changes nothing: it is not drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) { noteAppearance("setThumbImage") }
}

/// A row of choices: never drawn.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// Which choice is taken, from 0, -1 for none; kept.
    open var selectedSegmentIndex = -1
    /// How many choices there are.
    open private(set) var numberOfSegments = 0
    /// The colour of the choice that is taken; kept.
    open var selectedSegmentTintColor: UIColor? { didSet { noteAppearance("selectedSegmentTintColor") } }
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// With these choices, first to last.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        numberOfSegments = items?.count ?? 0
    }
    public required init?(coder: NSCoder) { nil }
    /// Changes nothing: it is not drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance("setTitleTextAttributes")
    }
    /// Changes nothing: it is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        noteAppearance("setBackgroundImage")
    }
}

/// A row of dots: never drawn.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// How many dots there are; kept.
    open var numberOfPages = 0
    /// Which dot is full, from 0; kept.
    open var currentPage = 0
    /// Whether one dot alone is left out; kept.
    open var hidesForSinglePage = false
    /// The colour of the empty dots; kept.
    open var pageIndicatorTintColor: UIColor? { didSet { noteAppearance("pageIndicatorTintColor") } }
    /// The colour of the full dot; kept.
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteAppearance("currentPageIndicatorTintColor") } }
}

/// Two buttons that count: never drawn.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// The value; kept.
    open var value: Double = 0
    /// The smallest value; kept.
    open var minimumValue: Double = 0
    /// The largest value; kept.
    open var maximumValue: Double = 100
    /// What one step adds; kept.
    open var stepValue: Double = 1
}

/// A date: never drawn.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The date that is chosen; kept.
    open var date = Date()
    /// The first date that can be chosen; kept.
    open var minimumDate: Date?
    /// The last date that can be chosen; kept.
    open var maximumDate: Date?
    /// What is chosen; kept.
    open var datePickerMode = Mode.dateAndTime
    /// Minutes between two choices; kept.
    open var minuteInterval = 1
}

/// A bar that fills: never drawn.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// 0 to 1; kept.
    open var progress: Float = 0
    /// The colour of what is done; kept.
    open var progressTintColor: UIColor? { didSet { noteAppearance("progressTintColor") } }
    /// The colour of what is to do; kept.
    open var trackTintColor: UIColor? { didSet { noteAppearance("trackTintColor") } }
    /// Keeps the progress, 0 to 1; nothing moves.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that turns: never drawn.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// What kind it is.
    public enum Style: Int, Sendable { case medium = 100, large }
    /// What kind it is.
    open var style: Style
    /// The colour of the wheel; kept.
    open var color: UIColor!
    /// Whether a wheel that stands still is left out; kept.
    open var hidesWhenStopped = true
    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    /// In a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { nil }
    /// Turns the wheel; nobody sees it.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel; nobody sees it.
    open func stopAnimating() { isAnimating = false }
}

/// Views in a row: never drawn.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the views share the axis.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    /// The views in the row, first to last.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Along which the views stand; kept.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How the views share the axis; kept.
    open var distribution = Distribution.fill
    /// Where the views stand across the axis; kept.
    open var alignment = Alignment.fill
    /// Points between two views; kept.
    open var spacing: CGFloat = 0
    /// Whether the views stand within the margins; kept.
    open var isLayoutMarginsRelativeArrangement = false
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// With these views, first to last.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    public required init?(coder: NSCoder) { nil }
    /// Puts the view behind the others; nothing is laid out.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    /// Puts the view among the others; nothing is laid out.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        addSubview(view)
    }
    /// Takes the view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Does nothing: nothing is laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

/// What lies behind, blurred: never drawn; SwiftUI's materials are.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// What the view does to what lies behind; kept.
    open var effect: UIVisualEffect?
    /// Where views are put in.
    public let contentView = UIView()
    /// With an effect on what lies behind.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
}

/// What a visual effect view does.
open class UIVisualEffect: NSObject {}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// What kind it is.
    public enum Style: Int, Sendable {
        /// The blurs there are.
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
        case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    /// In a style.
    public init(style: Style) { super.init() }
}

/// Colours that stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Over a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
}
