import PlumbCore

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set {
            self[ControlSizeKey.self] = newValue
            ButtonBorderShape.follow(in: &self)
        }
    }

    /// Whether controls are shown with their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether controls are shown without their labels.
    var labelsHidden: Bool {
        get { labelsVisibility == .hidden }
        set { labelsVisibility = newValue ? .hidden : .automatic }
    }
}

extension View {
    /// How large the controls within are. On iOS buttons with borders and spinners heed it.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Controls within take no room for their labels. Buttons keep theirs: it is all there is of them.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Whether controls within take room for their labels: all do but those that are `hidden`. Buttons keep theirs: it
    /// is all there is of them.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
