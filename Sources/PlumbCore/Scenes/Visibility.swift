/// Whether a part of the screen that can be hidden is seen.
///
/// Source: Apple (`Visibility`).
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it fits where it is.
    case automatic
    /// Seen.
    case visible
    /// Not seen.
    case hidden
}
