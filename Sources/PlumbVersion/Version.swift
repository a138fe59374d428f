/// Which Plumb this is. A module of its own, so that a new commit compiles nothing else.
public enum Version {
    /// Counts releases; Semantic Versioning.
    public static let number = "0.1.0"

    /// As in "0.1.0 (abc1234)". "-modified" after the commit says that sources had changed since; without git there is
    /// no commit.
    ///
    /// Its body stays in this module: other modules would have to be compiled for each commit.
    @inline(never) @_semantics("optimize.no.crossmodule")
    public static func text() -> String { commit.isEmpty ? number : "\(number) (\(commit))" }
}
