import PlumbCore

/// What an element is, by the numbers of AT-SPI (`AtspiRole`).
enum AccessibleRole: UInt32, Sendable {
    case checkBox = 7
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case slider = 51
    case spinButton = 52
    case text = 61
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88

    /// As AT-SPI writes it.
    var name: String {
        switch self {
        case .checkBox: "check box"
        case .pageTab: "page tab"
        case .pageTabList: "page tab list"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .spinButton: "spin button"
        default: "\(self)"
        }
    }

    /// The role of an element. Where several would do, the first of these: a text that can be edited, a switch, a link,
    /// a tab, a value, a heading, a button, a picture, a group, a text.
    init(_ node: AccessibilityNode, isTab: Bool) {
        func has(_ trait: AccessibilityTraits) -> Bool { node.traits.contains(trait) }
        let isAdjusted = node.actions.contains("increment") || node.actions.contains("decrement")
        if node.text != nil {
            self =
                node.details.field?.isSecure == true
                ? .passwordText : node.details.field?.isMultiline == true ? .text : .entry
        } else if has(.isToggle) {
            self = .checkBox
        } else if has(.isLink) {
            self = .link
        } else if isTab {
            self = .pageTab
        } else if has(.isTabBar) {
            self = .pageTabList
        } else if isAdjusted {
            self = node.number == nil ? .spinButton : .slider
        } else if node.number != nil {
            self = .progressBar
        } else if has(.isHeader) {
            self = .heading
        } else if has(.isButton) || has(.isKeyboardKey) {
            self = .pushButton
        } else if has(.isImage) {
            self = .image
        } else if has(.isModal) {
            self = .dialog
        } else if !node.children.isEmpty || node.details.isGroup {
            self = .panel
        } else {
            self = .label
        }
    }
}

/// What holds of an element, by the numbers of AT-SPI (`AtspiStateType`).
struct AccessibleStates: Equatable, Sendable {
    enum State: UInt32, CaseIterable, Sendable {
        case active = 1
        case checked = 4
        case editable = 7
        case enabled = 8
        case focusable = 11
        case focused = 12
        case horizontal = 14
        case iconified = 15
        case modal = 16
        case multiLine = 17
        case resizable = 21
        case selectable = 22
        case selected = 23
        case sensitive = 24
        case showing = 25
        case singleLine = 26
        case visible = 30
        case indeterminate = 32
        case selectableText = 38
        case checkable = 41
        case readOnly = 43

        /// As events write it.
        var name: String {
            switch self {
            case .multiLine: "multi-line"
            case .singleLine: "single-line"
            case .selectableText: "selectable-text"
            case .readOnly: "read-only"
            default: "\(self)"
            }
        }
    }

    private var bits: UInt64 = 0

    init(_ states: [State] = []) { for state in states { insert(state) } }

    mutating func insert(_ state: State) { bits |= 1 << UInt64(state.rawValue) }
    func contains(_ state: State) -> Bool { bits & 1 << UInt64(state.rawValue) != 0 }

    /// The states that hold in one of the two and not in the other.
    func differences(from other: AccessibleStates) -> [State] {
        State.allCases.filter { contains($0) != other.contains($0) }
    }

    /// Two halves of 32 states each.
    var value: BusValue {
        .array("u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(truncatingIfNeeded: bits >> 32))])
    }
}
