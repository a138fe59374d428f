import SwiftUI

/// A card that follows the finger, leans to the side it is dragged to, and springs back.
struct DraggableCard: View {
    @State private var offset = CGSize.zero
    @GestureState private var isHeld = false

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20)
                .fill(Color.gray.opacity(0.12))
                .frame(width: 180, height: 220)
            card
                .offset(offset)
                .rotationEffect(.degrees(Double(offset.width) / 12), anchor: .bottom)
                .gesture(
                    DragGesture()
                        .updating($isHeld) { _, held, _ in held = true }
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation(.spring(duration: 0.6, bounce: 0.4)) { offset = .zero } }
                )
        }
        .frame(width: 320, height: 320)
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(systemName: "paperplane.fill").font(.title)
            Spacer()
            Text("Lisbon").font(.title2.bold())
            Text("Friday, 09:41").font(.subheadline).opacity(0.8)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(width: 180, height: 220, alignment: .leading)
        .background(
            LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 20)
        )
        .shadow(color: .black.opacity(isHeld ? 0.35 : 0.15), radius: isHeld ? 16 : 6, y: isHeld ? 10 : 3)
        .scaleEffect(isHeld ? 1.04 : 1)
        .animation(.snappy, value: isHeld)
        .accessibilityIdentifier("card")
    }
}

#Preview("Draggable card") { DraggableCard() }
