import SwiftUI

/// Values on their way up: a view's bounds, and the largest of several widths.
struct PreferencesPicture: View {
    var body: some View {
        Picture {
            HStack(alignment: .caption, spacing: 40) {
                Panel(
                    ".anchorPreference(key: Chosen.self,\nvalue: .bounds) { $0 }",
                    "bounds, in the coordinates of whoever asks"
                ) {
                    HStack(spacing: 22) {
                        Text("Days").padding(.vertical, 6)
                        Text("Weeks").padding(.vertical, 6).anchorPreference(key: Chosen.self, value: .bounds) { $0 }
                        Text("Months").padding(.vertical, 6)
                    }
                    .font(.system(size: 14))
                    .overlayPreferenceValue(Chosen.self) { anchor in
                        GeometryReader { proxy in
                            if let bounds = anchor.map({ proxy[$0] }) {
                                Ink.guide.frame(width: bounds.width, height: 3)
                                    .dimension(.bottom, color: Ink.guide)
                                    .offset(x: bounds.minX, y: bounds.maxY - 3)
                            }
                        }
                    }
                    .padding(.bottom, 12)
                }
                Panel(
                    ".preference(key: Widest.self,\nvalue: proxy.size.width)", "reduced to the largest, kept in a state"
                ) { EqualColumn() }
            }
            .padding(.top, 14)
        }
    }

    private struct Chosen: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct EqualColumn: View {
        @State private var widest: CGFloat?

        var body: some View {
            VStack(spacing: 6) {
                ForEach(["one", "two and a half", "six"], id: \.self) { text in
                    Text(text)
                        .font(.system(size: 13))
                        .background {
                            GeometryReader { proxy in Color.clear.preference(key: Widest.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: widest)
                        .background(Ink.blue.opacity(0.15))
                        .overlay { Outline(color: Ink.blue, width: 1.5).padding(-1.5) }
                }
            }
            .onPreferenceChange(Widest.self) { widest = $0 }
            .dimension(.top, gap: 6, color: Ink.guide)
        }
    }
}
