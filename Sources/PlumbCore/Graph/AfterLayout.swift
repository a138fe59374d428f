import PlumbLayout

/// What waits for the end of a layout.
struct AfterLayout {
    /// Actions that wait for the end of the first layout their view is in.
    var appearing: [(node: NodeID, action: () -> Void)] = []
    /// Actions of views that have gone.
    var disappearing: [() -> Void] = []
    /// Actions for values that an evaluation found changed; they wait until the layout has come to rest.
    var changes: [Notice] = []
    /// Actions that wait until the layout has come to rest; those of a layout that has not are dropped.
    var notices: [Notice] = []
    /// Objects that look at every layout.
    var watcherCount = 0
    /// Is given what the page hands up, after each layout.
    var pagePreferences: ((PreferenceValues) -> Void)?
    /// The box of the one view around which the modifier stands that the preference pass has come to.
    var boxWithin = BoxID.none
    /// Who asked last for another layout, for the sentence about views that never come to rest.
    fileprivate(set) var restless = "a body"
}

/// An action that waits until the layout has come to rest.
struct Notice {
    /// The modifier that asked for it, as users write it, and the type it is about.
    let name: StaticString
    let subject: Any.Type
    let action: () -> Void
}

extension ViewGraph {
    /// Updates a node again: what it was made of is another since it has been laid out.
    func needsAnotherLayout(_ node: NodeID, because name: StaticString, of subject: Any.Type) {
        queue.add(node)
        afterLayout.restless = "\(name)(\(subject))"
    }

    /// Runs the actions that waited for the end of the layout. Returns whether there were any.
    func runNotices() -> Bool {
        // Views that were not chosen for a place have not appeared yet.
        var sight = Sight(graph: self)
        var actions = afterLayout.disappearing
        var hidden: [(node: NodeID, action: () -> Void)] = []
        for view in afterLayout.appearing {
            if sight.isHidden(view.node) { hidden.append(view) } else { actions.append(view.action) }
        }
        afterLayout.disappearing = []
        afterLayout.appearing = hidden.filter { !isFree($0.node) }
        let changes = afterLayout.changes + afterLayout.notices + services.takeNotices()
        afterLayout.changes = []
        afterLayout.notices = []
        actions += graphMotion.takeFinished()
        for action in actions { action() }
        if !actions.isEmpty { afterLayout.restless = "onAppear or onDisappear" }
        for change in changes { change.action() }
        if let last = changes.last { afterLayout.restless = "\(last.name)(\(last.subject))" }
        return !actions.isEmpty || !changes.isEmpty
    }
}
