import SwiftUI

/// The same views under several rules.
struct AnyLayoutPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 34) {
                Panel("AnyLayout(HStackLayout())") { views(AnyLayout(HStackLayout())) }
                Panel("AnyLayout(VStackLayout())") { views(AnyLayout(VStackLayout())) }
                Panel("AnyLayout(ZStackLayout())") { views(AnyLayout(ZStackLayout())) }
            }
        }
    }

    private func views(_ layout: AnyLayout) -> some View {
        layout {
            Block("", Ink.teal).frame(width: 60, height: 40)
            Block("", Ink.blue).frame(width: 40, height: 30)
            Block("", Ink.violet).frame(width: 24, height: 24)
        }
        .answered()
    }
}
