import SwiftUI

// The picture of glass of Docs/Systems.md: names of iOS 26.

struct GlassScreen: View {
    @Namespace private var names

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 16) {
                Text("Regular").padding().glassEffect()
                Text("Clear").padding().glassEffect(.clear)
                Text("Tinted").padding().glassEffect(.regular.tint(.orange))
            }
            GlassEffectContainer(spacing: 24) {
                HStack(spacing: 14) {
                    ForEach(["star", "heart", "bolt"], id: \.self) { name in
                        Image(systemName: name).frame(width: 56, height: 56).glassEffect()
                    }
                }
            }
            HStack(spacing: 16) {
                Button("Glass") {}.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
            }
        }
        .padding(24)
        .background {
            ZStack {
                LinearGradient(
                    colors: [.red, .orange, .yellow, .green, .blue, .purple], startPoint: .topLeading,
                    endPoint: .bottomTrailing)
                VStack(spacing: 2) {
                    ForEach(0..<14) { _ in Text("The quick brown fox jumps over the lazy dog").font(.footnote) }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 24))
    }
}
