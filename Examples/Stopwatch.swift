import Combine
import SwiftUI

/// A stopwatch with laps, on a timer.
struct Stopwatch: View {
    @State private var ticks = 0
    @State private var laps: [Int] = []
    @State private var isRunning = false
    private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                Circle().stroke(Color.orange.opacity(0.2), lineWidth: 8)
                Circle()
                    .trim(from: 0, to: CGFloat(ticks % 6000) / 6000)
                    .stroke(Color.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(Self.time(ticks))
                    .font(.system(size: 34, weight: .medium)).monospacedDigit()
            }
            .frame(width: 180, height: 180)
            HStack {
                pill(isRunning ? "Lap" : "Reset", .secondary) { isRunning ? lap() : reset() }
                    .accessibilityIdentifier("lap")
                Spacer()
                pill(isRunning ? "Stop" : "Start", isRunning ? .red : .green) { isRunning.toggle() }
                    .accessibilityIdentifier("start")
            }
            VStack(spacing: 8) {
                ForEach(Array(laps.enumerated().reversed()), id: \.offset) { number, lap in
                    HStack {
                        Text("Lap \(number + 1)").foregroundStyle(.secondary)
                        Spacer()
                        Text(Self.time(lap)).monospacedDigit()
                    }
                    .font(.subheadline)
                    .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            Spacer(minLength: 0)
        }
        .padding(20)
        .frame(width: 260, height: 360)
        .onReceive(timer) { _ in if isRunning { ticks += 1 } }
    }

    private func lap() {
        withAnimation(.snappy) { laps.append(ticks - laps.reduce(0, +)) }
    }

    private func reset() {
        withAnimation(.snappy) {
            ticks = 0
            laps = []
        }
    }

    private func pill(_ title: String, _ color: Color, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Text(title)
                .foregroundStyle(color)
                .frame(width: 84, height: 40)
                .background(color.opacity(0.15), in: Capsule())
        }
    }

    private static func time(_ ticks: Int) -> String {
        let seconds = ticks / 100
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(seconds / 60)):\(two(seconds % 60)).\(two(ticks % 100))"
    }
}

#Preview("Stopwatch") { Stopwatch() }
