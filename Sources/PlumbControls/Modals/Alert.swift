import Foundation
import PlumbCore

// Each form for a text, for a key of a text, and for a text as it stands.

extension View {
    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(title, actions()) { EmptyView() })
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(title, actions(), message))
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, .alert, data.map { DialogContent(title, actions($0)) { EmptyView() } }, keeps: true)
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .alert, data.map { data in DialogContent(title, actions(data)) { message(data) } },
            keeps: true)
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(Text(titleKey), actions()) { EmptyView() })
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(Text(titleKey), actions(), message))
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented, .alert, data.map { DialogContent(Text(titleKey), actions($0)) { EmptyView() } }, keeps: true)
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .alert, data.map { data in DialogContent(Text(titleKey), actions(data)) { message(data) } },
            keeps: true)
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(Text(title), actions()) { EmptyView() })
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .alert, DialogContent(Text(title), actions(), message))
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(isPresented, .alert, data.map { DialogContent(Text(title), actions($0)) { EmptyView() } }, keeps: true)
    }

    /// Shows an alert while a value is true: a card of 270 points in the middle of the screen, which a button closes.
    /// Without buttons it has one that says OK. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .alert, data.map { data in DialogContent(Text(title), actions(data)) { message(data) } },
            keeps: true)
    }

    /// Shows an error while a value is true, and there is one: its description is the title. Size and place are the
    /// view's.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let content = error.map { _ in actions() }
        return dialog(
            isPresented, .alert, content.map { DialogContent(Text(describing: error), $0) { EmptyView() } }, keeps: true
        )
    }

    /// Shows an error while a value is true, and there is one: its description is the title. Size and place are the
    /// view's.
    ///
    /// - Parameter message: stands below the title.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            isPresented, .alert,
            error.map { error in DialogContent(Text(describing: error), actions(error)) { message(error) } },
            keeps: true)
    }
}

extension Text {
    fileprivate init(describing error: (some LocalizedError)?) {
        self.init(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
    }
}
