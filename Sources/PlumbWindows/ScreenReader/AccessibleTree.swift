import Foundation
import PlumbCore

/// Where a window is and what it says of itself.
struct AccessibleWindow: Equatable, Sendable {
    var program: String
    var title: String
    /// Points.
    var size: CGSize
    /// Of what the views are drawn in, on the screen, in the window system's units; nil where it keeps that to itself.
    var origin: CGPoint?
    /// The window system's units to a point.
    var units = 1.0
    var isActive = false
    var isHidden = false
}

/// One object that a screen reader can ask.
enum AccessibleID: Hashable, Sendable {
    case application
    case window
    case element(UInt64)
    /// Nothing.
    case null

    private static let folder = "/org/a11y/atspi/accessible/"

    var path: String {
        switch self {
        case .application: Self.folder + "root"
        case .window: Self.folder + "window"
        case .element(let key): Self.folder + "\(key)"
        case .null: "/org/a11y/atspi/null"
        }
    }

    /// Nil for a path of none of ours.
    init?(path: String) {
        guard path.hasPrefix(Self.folder) else { return nil }
        switch path.dropFirst(Self.folder.count) {
        case "root": self = .application
        case "window": self = .window
        case let key:
            guard let key = UInt64(key) else { return nil }
            self = .element(key)
        }
    }
}

/// An element, in the words of AT-SPI.
struct AccessibleElement: Equatable, Sendable {
    /// Without its children.
    let node: AccessibilityNode
    let parent: AccessibleID
    let index: Int
    let children: [UInt64]
    let role: AccessibleRole
    let states: AccessibleStates

    /// What is read first: the label; where there is none, what the element holds.
    var name: String { node.label ?? (role == .label ? node.value : nil) ?? "" }

    /// What is read last: a value that is said in no other way, pieces of information of importance, and the hint.
    var description: String {
        let value = isValueSaid || node.label == nil && role == .label ? nil : node.value
        let content = node.details.customContent.filter(\.isImportant).map { "\($0.label): \($0.value)" }
        let parts = [value].compactMap { $0 } + content + [node.hint].compactMap { $0 }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var isValueSaid: Bool {
        switch role {
        case .checkBox: node.details.toggle.map { $0.rawValue == node.value } ?? true
        case .entry, .text, .passwordText, .slider, .progressBar: true
        default: false
        }
    }

    /// The text that the Text interface reads, if there is one.
    var text: String? {
        if let text = node.text { return text }
        return role == .label || role == .heading ? name : nil
    }

    var attributes: [String: String] {
        var result = ["toolkit": "Plumb"]
        if let identifier = node.identifier { result["id"] = identifier }
        if role == .heading { result["level"] = "\(node.details.headingLevel ?? 1)" }
        if let value = node.value, node.text == nil, role != .checkBox { result["valuetext"] = value }
        for content in node.details.customContent { result[content.label] = content.value }
        return result
    }

    /// Whether it holds a number. A stepper's value is in words: what number they mean is the view's affair.
    var hasNumber: Bool { node.number != nil }
}

/// A window and all elements in it, as they were when a picture was shown. Threads read it, nobody changes it.
struct AccessibleTree: Sendable {
    let window: AccessibleWindow
    let roots: [UInt64]
    private(set) var elements: [UInt64: AccessibleElement] = [:]
    /// In reading order.
    private(set) var order: [UInt64] = []

    init(_ nodes: [AccessibilityNode], in window: AccessibleWindow) {
        self.window = window
        var maker = Maker(window: window)
        roots = maker.add(nodes, in: .window, areTabs: false)
        elements = maker.elements
        order = maker.order
    }

    private struct Maker {
        let window: AccessibleWindow
        var elements: [UInt64: AccessibleElement] = [:]
        var order: [UInt64] = []
        private var taken: Set<UInt64> = []

        init(window: AccessibleWindow) { self.window = window }

        mutating func add(_ nodes: [AccessibilityNode], in parent: AccessibleID, areTabs: Bool) -> [UInt64] {
            let keys = nodes.map { key(for: $0.id) }
            for (index, (key, whole)) in zip(keys, nodes).enumerated() {
                var node = whole
                // What has no place that can be said stands nowhere.
                let frame = node.frame
                if ![frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite) { node.frame = .zero }
                order.append(key)
                let role = AccessibleRole(node, isTab: areTabs && node.traits.contains(.isButton))
                let children = add(node.children, in: .element(key), areTabs: role == .pageTabList)
                var own = node
                own.children = []
                elements[key] = AccessibleElement(
                    node: own, parent: parent, index: index, children: children, role: role,
                    states: states(of: node, role))
            }
            return keys
        }

        /// The element's own number; for a second element of a number another one.
        private mutating func key(for id: UInt64) -> UInt64 {
            var key = id
            while !taken.insert(key).inserted { key &+= 1 << 40 }
            return key
        }

        private func states(of node: AccessibilityNode, _ role: AccessibleRole) -> AccessibleStates {
            var states = AccessibleStates()
            if !window.isHidden {
                states.insert(.visible)
                // What is scrolled away is there, and not seen.
                let bounds = CGRect(origin: .zero, size: window.size)
                if node.frame.intersects(bounds) { states.insert(.showing) }
            }
            if node.isEnabled {
                states.insert(.enabled)
                states.insert(.sensitive)
                if node.text != nil || !node.actions.isEmpty || node.isFocused { states.insert(.focusable) }
            }
            if node.isFocused { states.insert(.focused) }
            if node.traits.contains(.isSelected), role != .checkBox {
                states.insert(.selectable)
                states.insert(.selected)
            }
            switch role {
            case .checkBox:
                states.insert(.checkable)
                if AccessibleTree.isOn(node) { states.insert(.checked) }
                if AccessibleTree.isMixed(node) { states.insert(.indeterminate) }
            case .entry, .passwordText, .text:
                states.insert(role == .text ? .multiLine : .singleLine)
                states.insert(.selectableText)
                states.insert(node.isEnabled ? .editable : .readOnly)
            case .slider, .progressBar: states.insert(.horizontal)
            case .pageTab: states.insert(.selectable)
            case .dialog: states.insert(.modal)
            default: break
            }
            return states
        }
    }

    /// What a toggle says of itself goes before its value, which may be in words. The value of a switch that somebody
    /// has made is 1 or 0, as on iOS; one of another style is selected when it is on.
    private static func isOn(_ node: AccessibilityNode) -> Bool {
        if let toggle = node.details.toggle { return toggle == .on }
        return node.value == "1" || node.value?.lowercased() == "on" || node.traits.contains(.isSelected)
    }

    private static func isMixed(_ node: AccessibilityNode) -> Bool {
        node.details.toggle.map { $0 == .mixed } ?? (node.value == "mixed")
    }

    // MARK: What a place is

    /// The innermost element at a point of the root view; of several the last one, which lies above.
    func element(at point: CGPoint) -> UInt64? {
        func find(_ keys: [UInt64]) -> UInt64? {
            for key in keys.reversed() {
                guard let element = elements[key] else { continue }
                if let found = find(element.children) { return found }
                if element.node.frame.contains(point) { return key }
            }
            return nil
        }
        return find(roots)
    }

    func children(of id: AccessibleID) -> [AccessibleID] {
        switch id {
        case .application: [.window]
        case .window: roots.map(AccessibleID.element)
        case .element(let key): elements[key]?.children.map(AccessibleID.element) ?? []
        case .null: []
        }
    }
}
