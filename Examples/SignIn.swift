import SwiftUI

/// A form that is filled in with the keyboard: tab and return go on to the next field, the last return signs in.
///
///     plumb render Examples/SignIn.swift --size fit --at 2 --type 'ada\nlovelace\n@1' -o signed-in.png
struct SignIn: View {
    enum Field: Hashable { case name, password }

    @State private var name = ""
    @State private var password = ""
    @State private var notes = ""
    @State private var isSignedIn = false
    @FocusState private var field: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(isSignedIn ? "Welcome, \(name)" : "Sign in").font(.title2.bold())
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .textContentType(.username)
                .autocorrectionDisabled()
                .submitLabel(.next)
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .submitLabel(.go)
            TextField("Notes", text: $notes, axis: .vertical)
                .lineLimit(2...4)
            Button("Sign in", action: signIn)
                .keyboardShortcut(.defaultAction)
                .disabled(name.isEmpty || password.isEmpty)
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit {
            switch field {
            case .name: field = .password
            default: signIn()
            }
        }
        .padding()
        .frame(width: 320)
        .onAppear { field = .name }
    }

    private func signIn() {
        isSignedIn = !name.isEmpty && !password.isEmpty
    }
}
