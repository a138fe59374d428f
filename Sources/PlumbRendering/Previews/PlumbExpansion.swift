import PlumbCore

/// The names that expansions of `#Preview`, `@Previewable` and `@Entry` use: they must mean the same by whatever name a
/// file imports Plumb, and whatever the file calls its own types. Not for code that people write.
public enum PlumbExpansion {
    /// What `@Previewable` makes of a preview's body is one.
    public typealias View = PlumbCore.View
    /// What `#Preview` expands to.
    public typealias PreviewContent = PlumbRendering.PreviewContent
    /// What `@Entry` makes for a value of the environment.
    public typealias EnvironmentKey = PlumbCore.EnvironmentKey
    /// What `@Entry` makes for a value of a transaction.
    public typealias TransactionKey = PlumbCore.TransactionKey
    /// What `@Entry` makes for a value of a container.
    public typealias ContainerValueKey = PlumbCore.ContainerValueKey
}
