import PlumbLayout

/// What a modifier says to the screen or the row around, for those who ask whether anybody hears it.
package struct SaidTrait: Sendable, Hashable {
    /// The modifier as it is written: `navigationTitle`.
    package var name: String
    /// Whether it is said to a row, or to a screen or a stack of screens.
    package var isForRow: Bool
    /// Whether one is around, and near enough.
    package var isHeard: Bool
    /// Where it was written.
    package var point: SourcePoint?
}

/// The node of a modifier that says something to what is around.
@MainActor
protocol SayingNode: NodeObject {
    /// Nil where it does not matter who hears it.
    var said: SaidTrait? { get }
}
