import SwiftUI

/// Three rings that fill when they appear, and a row of numbers: a tap on one moves the mark to it.
///
///     plumb render Examples/Rings.swift --size fit --duration 4 --fps 25 -o rings.gif --tap run@1.8 --tap walk@2.3
struct Rings: View {
    struct Goal: Identifiable {
        let id: String
        let share: CGFloat
        let color: Color
    }

    static let goals = [
        Goal(id: "walk", share: 0.85, color: .pink), Goal(id: "run", share: 0.6, color: .green),
        Goal(id: "stand", share: 0.75, color: .cyan),
    ]

    @State private var isFilled = false
    @State private var chosen = "stand"

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                ForEach(Array(Self.goals.enumerated()), id: \.element.id) { index, goal in
                    let isChosen = goal.id == chosen
                    Ring(share: isFilled ? goal.share : 0)
                        .stroke(goal.color, style: StrokeStyle(lineWidth: isChosen ? 20 : 12, lineCap: .round))
                        .background(Circle().stroke(goal.color.opacity(0.2), lineWidth: isChosen ? 20 : 12))
                        .padding(CGFloat(index) * 24 + 10)
                        .animation(
                            .spring(response: 0.9, dampingFraction: 0.75).delay(Double(index) * 0.15), value: isFilled)
                }
            }
            .frame(width: 200, height: 200)

            HStack(spacing: 0) {
                ForEach(Self.goals) { goal in
                    Text("\(goal.id) \(Int(goal.share * 100)) %")
                        .font(.subheadline)
                        .foregroundColor(goal.id == chosen ? .white : goal.color)
                        .frame(width: 96, height: 36)
                        .onTapGesture {
                            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { chosen = goal.id }
                        }
                        .accessibilityIdentifier(goal.id)
                }
            }
            .background(alignment: chosen == "walk" ? .leading : chosen == "run" ? .center : .trailing) {
                Capsule().fill(Self.goals.first { $0.id == chosen }?.color ?? .gray).frame(width: 96)
            }
        }
        .padding(20)
        .onAppear { isFilled = true }
    }
}

/// The part of a circle from the top on.
struct Ring: Shape {
    var share: CGFloat

    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * Double(share)), clockwise: false)
        }
    }
}

#Preview("Rings", traits: .sizeThatFitsLayout) { Rings() }
