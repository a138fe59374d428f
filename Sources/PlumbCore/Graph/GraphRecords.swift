/// What is recorded of a graph: nothing, for most.
struct GraphRecords {
    /// Where views and modifiers were written; nil as long as that is not recorded.
    var placed: LocatedNodes?
    /// What updates do; nil unless that is recorded.
    var updateLog: UpdateLog?
    /// What must stay as it is while a change to boxes is tried; nil else.
    var trial: TrialScope?

    /// Whether there may be something recorded of nodes.
    var isKept: Bool { placed != nil || updateLog != nil }
}
