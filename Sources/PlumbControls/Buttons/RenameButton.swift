import PlumbCore

/// A button that renames what it stands with, by the action that `renameAction(_:)` has set around it; without one it
/// is disabled.
///
/// Size, place and look are a button's, with a pencil and the word "Rename".
@Located
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == PlumbControls.Label<Text, Image> {
    /// A pencil and "Rename".
    public init() { label = PlumbControls.Label("Rename", systemImage: "pencil") }
}

/// Renames something: `rename()`.
public struct RenameAction {
    fileprivate let action: () -> Void

    /// Renames it.
    public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What a `RenameButton` does; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// What a `RenameButton` within does. Size and place are the view's.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets a `RenameButton` within give the focus to a text field, in which the name is changed. Size and place are
    /// the view's.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
