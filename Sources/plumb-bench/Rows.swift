import Foundation
import PlumbCore
import PlumbUI

/// A thousand rows of two texts: in a list, and in a lazy stack whose rows have the same ground, insets and line.
enum Rows: String, CaseIterable {
    case list = "List"
    case stack = "LazyVStack"

    static let count = 1000
    static let size = CGSize(width: 393, height: 852)

    @MainActor var view: AnyView {
        switch self {
        case .list: AnyView(List(0..<Rows.count, id: \.self) { texts($0) })
        case .stack:
            AnyView(
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<Rows.count, id: \.self) { number in
                            texts(number)
                                .padding(.horizontal, 20).padding(.vertical, 11)
                                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                                .background(Color.white)
                                .overlay(alignment: .bottom) { Divider().padding(.leading, 20) }
                        }
                    }
                    .padding(.horizontal, 20).padding(.vertical, 35)
                }
                .background(Color.gray))
        }
    }

    private func texts(_ number: Int) -> some View {
        VStack(alignment: .leading) {
            Text("Row \(number)")
            Text("More").font(.footnote)
        }
    }

    /// Shows the next page.
    @MainActor static func turn(_ host: ViewHost) {
        host.scroll(
            at: CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: 0, height: size.height))
        host.update()
    }
}
