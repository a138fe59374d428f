import PlumbPages
import PlumbUI

/// R3: a report of some fifty pages A4: chapters with a heading, two paragraphs and a table, and a footer on each page.
///
/// `Scripts/peers/pictures.py` sets the same for typst.
struct ReportPicture: View {
    let number: Int

    private static let chapters = 110
    private static let words = [
        "layout", "proposes", "a", "size", "and", "each", "view", "answers", "with", "its", "own", "then", "the",
        "parent",
        "places", "it", "by", "alignment", "guides", "of", "text", "lines", "rows",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(0..<Self.chapters, id: \.self) { chapter in
                Text("Chapter \(number)-\(chapter + 1)").font(.custom("DejaVu Sans", size: 16))
                    .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
                ForEach(0..<2, id: \.self) { paragraph in Text(words(of: chapter, paragraph)) }
                ReportTable(number: number, chapter: chapter)
            }
        }
        .font(.custom("DejaVu Sans", size: 9))
        .frame(maxWidth: .infinity, alignment: .leading)
        .pageFooter { page in
            Text("\(page.number) of \(page.count)").font(.custom("DejaVu Sans", size: 9))
                .frame(maxWidth: .infinity).padding(.top, 12)
        }
    }

    private func words(of chapter: Int, _ paragraph: Int) -> String {
        (0..<90).map { Self.words[(number + chapter * 31 + paragraph * 17 + $0 * 7 + $0 * $0) % Self.words.count] }
            .joined(separator: " ")
    }
}

private struct ReportTable: View {
    let number: Int
    let chapter: Int

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 3) {
            GridRow {
                Text("No.")
                Text("Measure")
                Text("Count").gridColumnAlignment(.trailing)
                Text("Part").gridColumnAlignment(.trailing)
            }
            .repeatedOnPages()
            ForEach(1...10, id: \.self) { row in
                GridRow {
                    Text("\(row)")
                    Text("Measure \(number)-\(chapter + 1)-\(row)").frame(maxWidth: .infinity, alignment: .leading)
                    Text("\(row * (chapter + 3) % 97)")
                    Text("\(row * (chapter + 7) % 100) %")
                }
            }
        }
    }
}
