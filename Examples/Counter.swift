import SwiftUI

/// A number, and two buttons that change it.
struct Counter: View {
    @State private var count = 9

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)")
                .font(.system(size: 64, weight: .semibold, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText())
                .foregroundStyle(count < 0 ? Color.red : Color.primary)
            HStack(spacing: 12) {
                button("minus", by: -1)
                button("plus", by: 1)
            }
        }
        .padding(24)
        .frame(width: 240)
    }

    private func button(_ symbol: String, by step: Int) -> some View {
        Button {
            withAnimation(.snappy) { count += step }
        } label: {
            Image(systemName: symbol)
                .font(.title2.weight(.semibold))
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
        }
        .accessibilityIdentifier(symbol)
    }
}

#Preview("Counter") { Counter() }
