import Foundation
import PlumbCore

/// An alert as a value: the older form of `alert(_:isPresented:actions:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button.
    ///
    /// - Parameter dismissButton: nil for one that says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert, or of an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        /// A button that leaves things as they are.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        /// A button that leaves things as they are, and says Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button that deletes something: red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }

    @MainActor fileprivate var content: DialogContent<AlertButtons, Text?> {
        DialogContent(title, AlertButtons(buttons: buttons)) { message }
    }
}

/// A choice of actions as a value: the older form of `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions. One that cancels is added if there is none.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor fileprivate var content: DialogContent<AlertButtons, Text?> {
        DialogContent(title, AlertButtons(buttons: buttons)) { message }
    }
}

/// The buttons of an alert that is a value.
struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// Shows an alert while a value is true. Size and place are the view's.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        dialog(isPresented, .alert, isPresented.wrappedValue ? content().content : nil)
    }

    /// Shows an alert while there is a value, made of it. Size and place are the view's.
    ///
    /// - Parameter item: becomes nil when the alert is closed.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        dialog(Binding(isThere: item), .alert, item.wrappedValue.map { content($0).content })
    }

    /// Asks for one of several actions while a value is true. Size and place are the view's.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        dialog(isPresented, .dialog(.visible), isPresented.wrappedValue ? content().content : nil)
    }

    /// Asks for one of several actions while there is a value, made of it. Size and place are the view's.
    ///
    /// - Parameter item: becomes nil when the choice is closed.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        dialog(Binding(isThere: item), .dialog(.visible), item.wrappedValue.map { content($0).content })
    }
}

extension Binding where Value == Bool {
    /// Whether there is a value; false takes it away.
    fileprivate init<T>(isThere item: Binding<T?>) {
        self.init(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    }
}
