// What modifiers say, once for a view and once for a view of which something is said already.

extension AccessibilityProperties {
    /// Names the view; the names that it had are reported too. It is one with a name where the name is not in force,
    /// too.
    mutating func name(_ identifier: String, if isEnabled: Bool = true) {
        isNamed = true
        guard isEnabled else { return }
        if let inner = self.identifier { innerNames.append(inner) }
        self.identifier = identifier
    }

    /// What is added is no longer taken away.
    mutating func add(_ traits: AccessibilityTraits) {
        addedTraits.formUnion(traits)
        removedTraits.remove(traits)
    }

    /// What is taken away is no longer added.
    mutating func remove(_ traits: AccessibilityTraits) {
        removedTraits.formUnion(traits)
        addedTraits.remove(traits)
    }

    mutating func add(dragPoint point: UnitPoint, _ description: Text, if isEnabled: Bool = true) {
        if isEnabled { dragPoints.append(DragPoint(point: point, description: description)) }
    }

    mutating func add(dropPoint point: UnitPoint, _ description: Text, if isEnabled: Bool = true) {
        if isEnabled { dropPoints.append(DragPoint(point: point, description: description)) }
    }

    /// A piece of information; no value takes away the one of the same key.
    mutating func add(
        contentOf key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
    ) {
        customContent.append(Content(label: key.label, id: key.id, value: value, isImportant: importance == .high))
    }

    mutating func add(content label: Text, _ value: Text, _ importance: AXCustomContent.Importance) {
        customContent.append(Content(label: label, id: nil, value: value, isImportant: importance == .high))
    }
}
