// The settings of a phone: a stack on an iPhone, columns on an iPad, with a search.

import SwiftUI

/// What can be set.
enum Page: String, CaseIterable, Identifiable {
    case general = "General"
    case display = "Display"
    case sounds = "Sounds"
    case privacy = "Privacy"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .general: "gear"
        case .display: "sun.max"
        case .sounds: "speaker.wave.2"
        case .privacy: "hand.raised"
        }
    }

    var color: Color {
        switch self {
        case .general: .gray
        case .display: .blue
        case .sounds: .pink
        case .privacy: .indigo
        }
    }
}

@Observable
final class Preferences {
    var name = "My Phone"
    var isInFlightMode = false
    var brightness = 0.6
    var isDark = false
    var tone = "Chime"
    var volume = 0.4
    var sharesLocation = true
    var apps: [String: Bool] = ["Camera": true, "Maps": true, "Weather": false]
}

struct Settings: View {
    @State private var preferences = Preferences()
    @State private var page: Page?
    @State private var search = ""

    private var pages: [Page] {
        Page.allCases.filter { search.isEmpty || $0.rawValue.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationSplitView {
            List(selection: $page) {
                if search.isEmpty {
                    Section {
                        Toggle("Flight Mode", isOn: $preferences.isInFlightMode)
                    }
                }
                Section {
                    ForEach(pages) { page in
                        Label {
                            Text(page.rawValue)
                        } icon: {
                            Image(systemName: page.symbol)
                                .font(.footnote)
                                .foregroundStyle(.white)
                                .frame(width: 28, height: 28)
                                .background(page.color, in: RoundedRectangle(cornerRadius: 6))
                        }
                    }
                }
            }
            .navigationTitle("Settings")
            .searchable(text: $search)
            .overlay {
                if pages.isEmpty { ContentUnavailableView.search(text: search) }
            }
        } detail: {
            NavigationStack {
                switch page {
                case .general: General(preferences: preferences)
                case .display: Display(preferences: preferences)
                case .sounds: Sounds(preferences: preferences)
                case .privacy: Privacy(preferences: preferences)
                case nil: ContentUnavailableView("Nothing chosen", systemImage: "gear")
                }
            }
        }
    }
}

struct General: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $preferences.name)
                LabeledContent("Version", value: "17.0")
            }
            Section {
                NavigationLink("About") {
                    List {
                        LabeledContent("Model", value: "Phone")
                        LabeledContent("Name", value: preferences.name)
                    }
                    .navigationTitle("About")
                }
            }
        }
        .navigationTitle("General")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct Display: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Form {
            Section("Brightness") {
                Slider(value: $preferences.brightness) {
                    Text("Brightness")
                }
            }
            Toggle("Dark", isOn: $preferences.isDark)
        }
        .navigationTitle("Display")
        .navigationBarTitleDisplayMode(.inline)
        .preferredColorScheme(preferences.isDark ? .dark : nil)
    }
}

struct Sounds: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Form {
            Picker("Tone", selection: $preferences.tone) {
                ForEach(["Chime", "Bell", "Drop"], id: \.self) { Text($0) }
            }
            Section("Volume") {
                Slider(value: $preferences.volume) {
                    Text("Volume")
                }
            }
        }
        .navigationTitle("Sounds")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct Privacy: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Form {
            Section {
                Toggle("Location", isOn: $preferences.sharesLocation)
            } footer: {
                Text("Apps may ask where you are.")
            }
            Section("Apps") {
                ForEach(preferences.apps.keys.sorted(), id: \.self) { app in
                    Toggle(app, isOn: allows(app))
                }
            }
            .disabled(!preferences.sharesLocation)
        }
        .navigationTitle("Privacy")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Reset") { preferences.apps = preferences.apps.mapValues { _ in false } }
        }
    }

    private func allows(_ app: String) -> Binding<Bool> {
        Binding {
            preferences.apps[app] ?? false
        } set: {
            preferences.apps[app] = $0
        }
    }
}

#Preview {
    Settings()
}
