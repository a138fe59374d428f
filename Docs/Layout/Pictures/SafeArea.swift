import SwiftUI

/// Views at edges, the room that is left, and views that take it back.
struct SafeAreaPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 24) {
                Panel("A.safeAreaInset(edge: .bottom) { B }", "A is proposed what B leaves") {
                    Block("A", Ink.teal).dimension(.leading)
                        .safeAreaInset(edge: .bottom) { Block("B", Ink.violet).frame(height: 30).dimension(.leading) }
                        .frame(width: 120, height: 130)
                        .answered()
                        .dimension(.trailing, gap: 6)
                }
                Panel("A.safeAreaPadding(20)", "insets without a view") {
                    Block("A", Ink.teal).dimension(.leading, gap: 20)
                        .safeAreaPadding(20)
                        .frame(width: 120, height: 130)
                        .answered()
                }
                Panel("A.background { C }", "C ignores the safe area") {
                    Block("A", Ink.teal)
                        .background { Block("", Ink.blue).ignoresSafeArea() }
                        .safeAreaPadding(20)
                        .frame(width: 120, height: 130)
                        .answered()
                }
            }
        }
    }
}
