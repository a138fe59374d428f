import SwiftUI

// The screens of Docs/Modals. Each is a page of its own: what is presented lies over all of it.

private struct Tasks: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    ForEach(["Water the plants", "Call Ada", "Buy bread"], id: \.self) { Text($0) }
                }
                Section("Later") {
                    ForEach(["Write a letter", "Fix the lamp"], id: \.self) { Text($0) }
                }
            }
            .navigationTitle("Tasks")
        }
    }
}

struct LargeSheet: View {
    var body: some View {
        Tasks().sheet(isPresented: .constant(true)) {
            NavigationStack {
                Form {
                    TextField("Name", text: .constant("Feed the cat"))
                    Toggle("Every day", isOn: .constant(true))
                    Section("Notes") { Text("In the kitchen, at seven") }
                }
                .navigationTitle("New Task")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
                }
            }
        }
    }
}

struct MediumSheet: View {
    var body: some View {
        Tasks().sheet(isPresented: .constant(true)) {
            VStack(spacing: 16) {
                Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
                Text("Well done").font(.title2.bold())
                Text("All tasks of today are finished.").foregroundStyle(.secondary)
                Button("Continue") {}.buttonStyle(.borderedProminent)
            }
            .presentationDetents([.medium, .large])
        }
    }
}

struct Bubble: View {
    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                Text("A fine day for a walk").font(.title3)
                Button("Why?", systemImage: "info.circle") {}
                    .popover(isPresented: .constant(true)) {
                        VStack(alignment: .leading, spacing: 4) {
                            Text("21 degrees").font(.headline)
                            Text("and hardly any wind").foregroundStyle(.secondary)
                        }
                        .padding()
                        .presentationCompactAdaptation(.popover)
                    }
            }
            .navigationTitle("Weather")
        }
    }
}

struct DeleteAlert: View {
    var body: some View {
        Tasks().alert("Delete this task?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("You can’t undo this.")
        }
    }
}

struct LoginAlert: View {
    var body: some View {
        Tasks().alert("Log In", isPresented: .constant(true)) {
            TextField("Name", text: .constant("Ada"))
            SecureField("Password", text: .constant("secret"))
            Button("Log In") {}
            Button("Create an Account Instead") {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Your tasks are on all your devices then.")
        }
    }
}

struct ColorDialog: View {
    var body: some View {
        Tasks().confirmationDialog("Color of the List", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Red") {}
            Button("Green") {}
            Button("Remove Color", role: .destructive) {}
        } message: {
            Text("It is seen on all your devices.")
        }
    }
}

struct HeldPhoto: View {
    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                Label("Sunset", systemImage: "sun.horizon.fill")
                    .font(.title2)
                    .padding(40)
                    .background(.orange.gradient)
                    .contextMenu {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Button("Save", systemImage: "bookmark") {}
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) {}
                    }
                Text("Hold the photo.").foregroundStyle(.secondary)
            }
            .navigationTitle("Photos")
        }
    }
}

struct Inspector: View {
    @State private var isShown = true
    @State private var size = 0.6
    @State private var isFramed = true

    var body: some View {
        NavigationStack {
            Image(systemName: "leaf")
                .font(.system(size: 60 + 200 * size))
                .foregroundStyle(.green)
                .padding(40)
                .overlay { if isFramed { RoundedRectangle(cornerRadius: 24).stroke(.quaternary, lineWidth: 4) } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle("Leaf")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Inspect", systemImage: "sidebar.right") { isShown.toggle() } }
        }
        .inspector(isPresented: $isShown) {
            Form {
                Section("Drawing") {
                    LabeledContent("Size") { Slider(value: $size) }
                    Toggle("Frame", isOn: $isFramed)
                }
                Section("File") {
                    LabeledContent("Name", value: "leaf")
                    LabeledContent("Kind", value: "Symbol")
                }
            }
            .inspectorColumnWidth(300)
        }
    }
}

/// The same on a telephone.
struct InspectorSheet: View {
    var body: some View { Inspector() }
}
