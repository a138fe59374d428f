import SwiftUI

@main
struct TallyApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Tally: \(count)") {
            TallyView(count: $count)
        }
        .defaultSize(width: 320, height: 240)
    }
}

struct TallyView: View {
    @Binding var count: Int
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)").font(.largeTitle).monospacedDigit()
            HStack(spacing: 24) {
                Button("Less") { count -= 1 }
                Button("More") { count += 1 }
            }
            Text(phase == .active ? "active" : "waiting").font(.caption).foregroundStyle(.secondary)
        }
        .padding()
    }
}
