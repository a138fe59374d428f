import Observation
import PlumbCombine

/// A property that can tell the record of updates what it keeps.
@MainActor
protocol LoggedProperty: DynamicProperty {
    /// - Parameter kept: what stands for the property from one evaluation to the next.
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner)
}

extension UpdateLog {
    /// A view whose properties are looked at.
    @MainActor
    struct Owner {
        let log: UpdateLog
        let view: String
        let node: Int
        let point: SourcePoint?
        let instance: NodeObject

        /// The properties of a view at an address, and those that they are made of.
        func note(
            _ fields: [DynamicPropertyField], at start: UnsafeMutableRawPointer, keptIn storage: PropertyStorage
        ) {
            for (index, field) in fields.enumerated() {
                guard let kept = storage.object(index) else { continue }
                let address = start + field.offset
                let property = field.value(address)
                if let logged = property as? any LoggedProperty {
                    logged.log(kept, named: field.name, in: self)
                } else if let inner = kept as? PropertyStorage {
                    note(parts(of: property), at: address, keptIn: inner)
                }
            }
        }

        private func parts<P: DynamicProperty>(of property: P) -> [DynamicPropertyField] {
            DynamicPropertyFields.of(P.self)
        }

        private func property(_ kept: AnyObject, _ name: String) -> TracedUpdate.Property {
            TracedUpdate.Property(
                view: view, name: name, node: node,
                key: UInt(bitPattern: Unmanaged.passUnretained(kept).toOpaque()), point: point)
        }

        /// A property that keeps a value.
        ///
        /// - Parameter given: what came with the view; it counts in its first evaluation.
        func note<Value>(_ kept: AnyObject, _ name: String, value: Value, given: Value) {
            let property = property(kept, name)
            let text = UpdateLog.text(of: value)
            note(kept, property, text, first: given)
            log.noteGiven(ObjectIdentifier(kept), property, given, text)
            if type(of: value as Any) is AnyClass { log.noteObject(value as AnyObject, property, Value.self) }
        }

        /// A property that keeps an object.
        func note(_ kept: AnyObject, _ name: String) { note(kept, property(kept, name), nil, first: nil) }

        /// A property that is given an object with each value of its view.
        func note(_ kept: AnyObject, _ name: String, holding object: AnyObject) {
            log.hold(object, property(kept, name), by: kept)
        }

        private func note(_ kept: AnyObject, _ property: TracedUpdate.Property, _ text: String?, first: Any?) {
            let key = ObjectIdentifier(kept)
            if let known = log.states[key], known.kept === kept {
                log.current?.states.append(TracedUpdate.State(property: property, fate: .kept, value: text))
                return
            }
            // Another one lies where one lay that has gone.
            if let gone = log.states[key] { log.lose(gone) }
            log.states[key] = KnownState(
                property: property, kept: kept, instance: instance, first: first, value: text, given: first)
            log.current?.states.append(TracedUpdate.State(property: property, fate: .began, value: text))
        }
    }

    /// Compares what a view brings for a state with what it brought before.
    private func noteGiven<Value>(
        _ key: ObjectIdentifier, _ property: TracedUpdate.Property, _ given: Value, _ text: String?
    ) {
        guard let state = states[key], let first = state.first as? Value, given is any Equatable else { return }
        defer { states[key]?.given = given }
        guard !state.isWritten, !areEqual(given, first) else { return }
        if let last = state.given as? Value, areEqual(given, last) { return }
        current?.states.append(
            TracedUpdate.State(
                property: property, fate: .ignored, value: text, given: UpdateLog.text(of: given)))
    }

    /// A class in a state: does it tell anybody when it changes?
    private func noteObject(_ object: AnyObject, _ property: TracedUpdate.Property, _ type: Any.Type) {
        guard !heard.contains(ObjectIdentifier(object)), !(object is any Observable) else { return }
        let name = String(reflecting: Swift.type(of: object))
        // Classes of the system's are nobody's mistake.
        guard !UpdateLog.systemModules.contains(name.prefix { $0 != "." }) else { return }
        heard.insert(ObjectIdentifier(object))
        current?.objects.append(
            TracedUpdate.Object(
                property: property, type: UpdateLog.name(Swift.type(of: object)), fate: .unobserved,
                isObservableObject: object is any ObservableObject))
    }

    private static let systemModules: Set<Substring> = [
        "PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbRendering", "PlumbFoundation", "Swift", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "__C", "PlumbCombine", "OpenCombine", "Dispatch",
    ]

    /// - Parameter owner: what stands for the property from one evaluation to the next.
    private func hold(_ object: AnyObject, _ property: TracedUpdate.Property, by owner: AnyObject) {
        let key = ObjectIdentifier(owner)
        guard var known = held[key], known.isAlive else {
            held[key] = Held(object: object, owner: owner)
            return
        }
        guard known.object !== object else { return }
        known.last = known.object
        known.object = object
        known.candidate = TracedUpdate.Object(
            property: property, type: UpdateLog.name(type(of: object)), fate: .replaced)
        held[key] = known
    }
}

extension State: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        guard let location = kept as? StateLocation<Value> else { return }
        owner.note(kept, name, value: location.seen, given: initial)
    }
}

extension GestureState: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        guard let location = kept as? StateLocation<Value> else { return }
        // It is set back to what came first: what comes with the view later is not looked at.
        owner.note(kept, name, value: location.seen, given: location.seen)
    }
}

extension FocusState: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        (kept as? FocusLocation<FocusStateBinding<Value>>)?.log(named: name, in: owner)
    }
}

extension AccessibilityFocusState: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        (kept as? FocusLocation<AccessibilityFocusNode<Value>>)?.log(named: name, in: owner)
    }
}

extension FocusLocation {
    @MainActor fileprivate func log(named name: String, in owner: UpdateLog.Owner) {
        owner.note(stored, name, value: stored.seen, given: reset)
    }
}

extension StateObject: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) { owner.note(kept, name) }
}

extension ObservedObject: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        owner.note(kept, name, holding: wrappedValue)
    }
}
