import Foundation
import PlumbCore

/// Lets a finger that holds a view carry it away. Size and place are the view's.
private struct DraggableModifier<Preview: View>: ViewModifier {
    let preview: Preview?
    let provider: (() -> NSItemProvider?)?

    func body(content: Content) -> some View {
        let isEnabled = provider != nil
        let view = preview.map { AnyView($0) } ?? AnyView(content.allowsHitTesting(false))
        content
            .contentShape(Rectangle())
            .heldActions(
                DragSource(isEnabled: isEnabled, preview: view, isItself: preview == nil) {
                    provider?() ?? NSItemProvider()
                }, isEnabled: isEnabled)
    }
}

extension View {
    private func draggable<Preview: View>(
        _ preview: Preview?, _ provider: (() -> NSItemProvider?)?
    ) -> some View { modifier(DraggableModifier(preview: preview, provider: provider)) }

    /// Lets the view be dragged to a drop destination of the app: a finger that holds it for half a second lifts it.
    /// Size and place are the view's.
    ///
    /// - Parameter payload: what is handed over; asked for when the view is lifted.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        draggable(nil as EmptyView?) { NSItemProvider(transferring: payload()) }
    }

    /// Lets the view be dragged to a drop destination of the app, with another view under the finger. Size and place
    /// are the view's.
    ///
    /// - Parameters:
    ///   - payload: what is handed over; asked for when the view is lifted.
    ///   - preview: as large as it wants to be; its middle is the view's at first.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { draggable(preview()) { NSItemProvider(transferring: payload()) } }

    /// Lets the view be dragged to a drop destination of the app. Size and place are the view's.
    ///
    /// - Parameter data: makes what is handed over; runs when the view is lifted.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        draggable(nil as EmptyView?, data)
    }

    /// Lets the view be dragged to a drop destination of the app, with another view under the finger. Size and place
    /// are the view's.
    ///
    /// - Parameters:
    ///   - data: makes what is handed over; runs when the view is lifted.
    ///   - preview: as large as it wants to be; its middle is the view's at first.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { draggable(preview(), data) }

    /// Lets the view be dragged, as `onDrag(_:)` does. Size and place are the view's.
    ///
    /// - Parameter action: makes what is handed over; nil for a view that can't be dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        draggable(nil as EmptyView?, action)
    }
}
