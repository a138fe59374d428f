import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
public struct ActionSheet {
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) { absent() }
    public typealias Button = Alert.Button
}

@available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
public struct Alert {
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { absent() }
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        absent()
    }
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) -> Alert { absent() }
    public struct Button {
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { absent() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { absent() }
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { absent() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
public enum DialogSeverity: Hashable, Sendable {
    public static var automatic: DialogSeverity { absent() }
    public static var critical: DialogSeverity { absent() }
    public static var standard: DialogSeverity { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View where T: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View where A: View
    { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    where S: StringProtocol, A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
    where E: LocalizedError, A: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<E, A, M>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no alerts yet; show the message in an overlay, with Buttons")
    public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item: Identifiable {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<S, A>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func dialogSuppression<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no dialogs yet; offer the actions in a Menu")
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { absent() }
}
