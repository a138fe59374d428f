import Foundation
import PlumbCore

extension View {
    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(title, actions()) { EmptyView() })
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(title, actions(), message))
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility), data.map { DialogContent(title, actions($0)) { EmptyView() } },
            keeps: true)
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility),
            data.map { data in DialogContent(title, actions(data)) { message(data) } },
            keeps: true)
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(Text(titleKey), actions()) { EmptyView() })
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(Text(titleKey), actions(), message))
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility),
            data.map { DialogContent(Text(titleKey), actions($0)) { EmptyView() } }, keeps: true)
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility),
            data.map { data in DialogContent(Text(titleKey), actions(data)) { message(data) } },
            keeps: true)
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(Text(title), actions()) { EmptyView() })
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter message: stands below the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isPresented, .dialog(titleVisibility), DialogContent(Text(title), actions(), message))
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameter data: what the buttons are made of; nothing is shown without. What is shown stays as it is made
    ///   first.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility), data.map { DialogContent(Text(title), actions($0)) { EmptyView() } },
            keeps: true)
    }

    /// Asks for one of several actions while a value is true: rows at the bottom of the screen, the one that cancels
    /// apart. On a tablet they stand at the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - data: what buttons and message are made of; nothing is shown without. What is shown stays as it is made
    ///     first.
    ///   - message: stands below the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented, .dialog(titleVisibility),
            data.map { data in DialogContent(Text(title), actions(data)) { message(data) } },
            keeps: true)
    }
}
