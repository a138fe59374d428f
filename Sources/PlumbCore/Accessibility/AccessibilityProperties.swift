import Foundation

/// What a modifier says of a view for those who can't see it; what it says nothing of is as it was.
struct AccessibilityProperties {
    /// A piece of information beside label and value.
    struct Content {
        var label: Text
        var id: String?
        /// Nil to take away what has the same label.
        var value: Text?
        var isImportant: Bool
    }

    struct DragPoint {
        var point: UnitPoint
        var description: Text
    }

    struct Rotor {
        var label: Text
        var entries: [String]
    }

    enum Deed {
        case run(() -> Void)
        case scroll((Edge) -> Void)
        case adjust((AccessibilityAdjustmentDirection) -> Void)
        case zoom((AccessibilityZoomGestureAction) -> Void)
    }

    struct Action {
        var kind: AccessibilityActionKind
        var deed: Deed
    }

    enum ActivationPoint {
        case unit(UnitPoint)
        /// From the view's top left corner.
        case points(CGPoint)
    }

    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    /// Whether somebody has, or could have, given an identifier: `plumb layout` reports the view's frame.
    var isNamed = false
    /// The names that were given before `identifier`, the first one first.
    var innerNames: [String] = []
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var isHidden = false
    var sortPriority: Double?
    var actions: [Action] = []
    var inputLabels: [Text]?
    var heading: AccessibilityHeadingLevel?
    var activationPoint: ActivationPoint?
    var respondsToUserInteraction: Bool?
    var textContentType: AccessibilityTextContentType?
    /// With what fingers act on it; nil within for not at all.
    var directTouch: AccessibilityDirectTouchOptions??
    var dragPoints: [DragPoint] = []
    var dropPoints: [DragPoint] = []
    var customContent: [Content] = []
    var speech: [String] = []
    var rotors: [Rotor] = []

    /// Whether a view that shows nothing to read becomes an element by them.
    var makesElement: Bool {
        label != nil || value != nil || hint != nil || identifier != nil || addedTraits != [] || !actions.isEmpty
            || inputLabels != nil || !rotors.isEmpty || heading != nil || !customContent.isEmpty
    }
}

extension AccessibilityProperties {
    /// Writes what is said into the elements of the view.
    ///
    /// 1. A view that is hidden has none. 2. A view without any becomes one by what is said of it. 3. A view with
    /// several is none itself: each of them gets what is said. 4. What is said outside goes before what is said inside,
    /// but for identifiers: the innermost is the most precise name.
    @MainActor func apply(to found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        // 1
        if isHidden { return found.drafts = [] }
        // 2
        if found.drafts.isEmpty, makesElement { pass.makeElement(&found, at: id) }
        // 3
        let values = pass.values(id)
        for draft in found.drafts { apply(to: draft, found.frame, values) }
    }

    @MainActor private func apply(to draft: AccessibilityDraft, _ frame: CGRect, _ values: EnvironmentValues) {
        // 4
        if let label { draft.node.label = label.spoken(in: values) }
        if let value { draft.node.value = value.spoken(in: values) }
        if let hint { draft.node.hint = hint.spoken(in: values) }
        if let identifier, draft.node.identifier == nil { draft.node.identifier = identifier }
        draft.node.traits.formUnion(addedTraits)
        draft.node.traits.remove(removedTraits)
        if let sortPriority { draft.node.details.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
        if let inputLabels { draft.node.details.inputLabels = inputLabels.map { $0.spoken(in: values) } }
        if let heading {
            draft.node.details.headingLevel = heading == .unspecified ? nil : Int(heading.rawValue)
            draft.node.traits.insert(.isHeader)
        }
        if let respondsToUserInteraction { draft.node.details.respondsToUserInteraction = respondsToUserInteraction }
        if let textContentType { draft.node.details.textContentType = textContentType.name }
        if let directTouch {
            draft.node.details.allowsDirectTouch = directTouch != nil
            draft.node.details.directTouchOptions = directTouch?.names ?? []
            if directTouch != nil { draft.node.traits.insert(.allowsDirectInteraction) }
        }
        if let activationPoint { draft.node.details.activationPoint = activationPoint.point(in: frame) }
        draft.node.details.dragPoints += dragPoints.map { $0.resolved(values) }
        draft.node.details.dropPoints += dropPoints.map { $0.resolved(values) }
        draft.node.details.speech += speech
        draft.node.details.rotors += rotors.map {
            AccessibilityDetails.Rotor(label: $0.label.spoken(in: values), entries: $0.entries)
        }
        for content in customContent { content.apply(to: draft, values) }
        for action in actions { action.apply(to: draft, values) }
    }
}

extension AccessibilityProperties.ActivationPoint {
    fileprivate func point(in frame: CGRect) -> CGPoint? {
        let point =
            switch self {
            case .unit(let unit): CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
            case .points(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
            }
        return point.x.isFinite && point.y.isFinite ? point : nil
    }
}

extension AccessibilityProperties.DragPoint {
    fileprivate func resolved(_ values: EnvironmentValues) -> AccessibilityDetails.DragPoint {
        AccessibilityDetails.DragPoint(
            point: CGPoint(x: point.x, y: point.y), description: description.spoken(in: values))
    }
}

extension AccessibilityProperties.Content {
    @MainActor fileprivate func apply(to draft: AccessibilityDraft, _ values: EnvironmentValues) {
        let name = label.spoken(in: values)
        let old = draft.node.details.customContent.firstIndex { $0.label == name }
        guard let value else {
            if let old { draft.node.details.customContent.remove(at: old) }
            return
        }
        let new = AccessibilityDetails.Content(
            label: name, value: value.spoken(in: values), isImportant: isImportant)
        if let old {
            draft.node.details.customContent[old] = new
        } else {
            draft.node.details.customContent.append(new)
        }
    }
}

extension AccessibilityProperties.Action {
    @MainActor fileprivate func apply(to draft: AccessibilityDraft, _ values: EnvironmentValues) {
        switch deed {
        case .run(let action): draft.offer(kind.name(in: values), .run(action))
        case .adjust(let action):
            draft.offer("increment", .run { action(.increment) })
            draft.offer("decrement", .run { action(.decrement) })
        case .scroll(let action):
            let edges: [(String, Edge)] = [
                ("scrollUp", .top), ("scrollLeft", .leading), ("scrollDown", .bottom), ("scrollRight", .trailing),
            ]
            for (name, edge) in edges { draft.offer(name, .run { action(edge) }) }
        case .zoom(let action):
            let point = draft.node.activationPoint
            for (name, direction) in [
                ("zoomIn", AccessibilityZoomGestureAction.Direction.zoomIn), ("zoomOut", .zoomOut),
            ] {
                draft.offer(
                    name,
                    .run {
                        action(AccessibilityZoomGestureAction(direction: direction, location: .center, point: point))
                    }
                )
            }
        }
    }
}
