import Foundation
import PlumbCore
import PlumbPlatform

/// Whether the rows of a list can be deleted, moved and chosen.
public enum EditMode: Sendable {
    /// They can't.
    case inactive
    /// One row shows what can be done to it.
    case transient
    /// They can.
    case active

    /// Whether they can.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: ContextEnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the rows of lists can be deleted, moved and chosen; nil where nothing around decides about it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of lists: it says "Edit", or "Done" in bold.
///
/// It writes the `editMode` of its environment; where nothing around has one, it can't be used.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(editMode == nil)
    }
}

enum DeleteDisabledTrait: RowTraitKey { typealias Value = Bool }
enum MoveDisabledTrait: RowTraitKey { typealias Value = Bool }
enum SelectionDisabledTrait: RowTraitKey { typealias Value = Bool }

extension View {
    /// Whether the row's element can't be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(DeleteDisabledTrait.self, as: "deleteDisabled", isDisabled)
    }
    /// Whether the row's element can't be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(MoveDisabledTrait.self, as: "moveDisabled", isDisabled)
    }
    /// Whether the row can't be chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(SelectionDisabledTrait.self, as: "selectionDisabled", isDisabled)
    }
}

/// The red circle that opens a row's delete button.
struct DeleteCircle: View {
    let open: @MainActor () -> Void
    @Environment(\.platform) private var platform

    var body: some View {
        EditCircle {
            Image(systemName: "minus.circle.fill").foregroundStyle(.white, Color.red)
        }
        .onTapGesture { open() }
        .accessibilityHidden(true)
    }
}

/// The circle that says whether a row is chosen.
struct SelectionCircle: View {
    let isChosen: Bool

    var body: some View {
        EditCircle {
            if isChosen {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, Color.accentColor)
            } else {
                Image(systemName: "circle").foregroundStyle(Color.faintLabel)
            }
        }
        .accessibilityHidden(true)
    }
}

/// A circle at its place in edit mode, as high as the row.
private struct EditCircle<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.platform) private var platform

    var body: some View {
        content
            .font(.system(size: platform.metrics.editCircle))
            .frame(width: platform.metrics.editCircleCentre * 2)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
    }
}

/// The three lines by which a row is moved.
struct Grip: View {
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        VStack(spacing: metrics.gripPitch - metrics.gripLine) {
            ForEach(0..<Int(metrics.gripLines), id: \.self) { _ in Color.faintLabel.frame(height: metrics.gripLine) }
        }
        .frame(width: metrics.grip)
        .frame(width: metrics.gripZone)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityHidden(true)
    }
}
