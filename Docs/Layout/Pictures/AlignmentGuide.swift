import SwiftUI

/// Guides that are moved, guides that are not used, and guides of one's own through several containers.
struct AlignmentGuidePicture: View {
    var body: some View {
        Picture(.answer, .guide) {
            HStack(alignment: .caption, spacing: 30) {
                Panel(".top") { row(.top) { $0 } }
                Panel(".top", "B.alignmentGuide(.top) { _ in 24 }") {
                    row(.top) { $0.alignmentGuide(.top) { _ in 24 } }
                }
                Panel(".center", "the same B: nobody asks for its top") {
                    row(.center) { $0.alignmentGuide(.top) { _ in 24 } }
                }
            }
            .padding(.top, 2)
            Panel(
                "VStack(alignment: .number) { HStack { label; number; unit } … }",
                "a guide of one's own comes out of the rows, which know nothing of it"
            ) {
                VStack(alignment: .number, spacing: 10) {
                    line("distance", "384,400", "km")
                    line("flight", "3", "days")
                    line("price of a sandwich", "4.50", "pounds")
                }
                .answered()
                .line(HorizontalAlignment.number)
            }
        }
    }

    private func row<V: View>(_ alignment: VerticalAlignment, _ change: (AnyView) -> V) -> some View {
        HStack(alignment: alignment) {
            Block("A", Ink.teal).frame(width: 36, height: 44)
            change(AnyView(Block("B", Ink.blue).frame(width: 36, height: 60)))
                .line(alignment, beyond: 56)
            Block("C", Ink.violet).frame(width: 36, height: 30)
        }
        .answered()
        .frame(height: 72, alignment: .bottom)
    }

    private func line(_ label: String, _ number: String, _ unit: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(label).font(.system(size: 13))
            Text(number).font(.system(size: 17, weight: .semibold)).alignmentGuide(.number) { $0[.trailing] }
            Text(unit).font(.system(size: 13))
        }
        .padding(.horizontal, 6)
        .background(Ink.blue.opacity(0.12))
    }
}

extension HorizontalAlignment {
    private enum Number: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    fileprivate static let number = HorizontalAlignment(Number.self)
}
