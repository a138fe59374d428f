import Foundation
import PlumbGraphics

/// The headings of a document as its outline, which readers show beside the pages.
///
/// 1. A heading is in the nearest one before it of a higher level; one without a level is of the first. 2. Its title is
/// its label, or its characters. Source: ISO 32000-1, 12.3.3.
struct PDFBookmarks {
    private struct Bookmark {
        let title: String
        let target: String
        let parent: Int?
        var children: [Int] = []
    }

    private var bookmarks: [Bookmark] = []
    /// Those that a heading may be in, outer ones first.
    private var open: [(level: Int, bookmark: Int)] = []

    /// - Parameter number: the page's object.
    mutating func add(_ meaning: PDFMeaning, page number: Int) {
        for (index, span) in meaning.spans.enumerated() {
            guard case .heading(let level) = span.role, let place = meaning.places[index],
                let title = meaning.titles[index], !title.isEmpty
            else { continue }
            // 1
            while let last = open.last, last.level >= level ?? 1 { open.removeLast() }
            let parent = open.last?.bookmark
            let (left, top) = (PDFText.number(place.minX), PDFText.number(meaning.size.height - place.minY))
            open.append((level ?? 1, bookmarks.count))
            if let parent { bookmarks[parent].children.append(bookmarks.count) }
            bookmarks.append(
                Bookmark(title: title, target: "[\(number) 0 R /XYZ \(left) \(top) null]", parent: parent))
        }
    }

    /// Writes what was added; nothing where there was no heading.
    func write(to update: inout PDFUpdate) {
        if bookmarks.isEmpty { return }
        let root = update.reserve()
        let numbers = bookmarks.map { _ in update.reserve() }
        func kids(_ indices: [Int], _ count: Int) -> String {
            guard let first = indices.first, let last = indices.last else { return "" }
            return " /First \(numbers[first]) 0 R /Last \(numbers[last]) 0 R /Count \(count)"
        }
        var inner = bookmarks.map { _ in 0 }
        for (index, bookmark) in bookmarks.enumerated().reversed() {
            if let parent = bookmark.parent { inner[parent] += inner[index] + 1 }
        }
        let outermost = bookmarks.indices.filter { bookmarks[$0].parent == nil }
        var (before, after): ([Int: Int], [Int: Int]) = ([:], [:])
        for siblings in [outermost] + bookmarks.map(\.children) {
            for (first, second) in zip(siblings, siblings.dropFirst()) {
                (after[first], before[second]) = (second, first)
            }
        }
        for (index, bookmark) in bookmarks.enumerated() {
            var entries = "/Title \(PDFText.string(bookmark.title)) /Dest \(bookmark.target)"
            entries += " /Parent \(bookmark.parent.map { numbers[$0] } ?? root) 0 R"
            if let before = before[index] { entries += " /Prev \(numbers[before]) 0 R" }
            if let after = after[index] { entries += " /Next \(numbers[after]) 0 R" }
            update.set(numbers[index], "<< \(entries)\(kids(bookmark.children, inner[index])) >>")
        }
        update.set(root, "<< /Type /Outlines\(kids(outermost, bookmarks.count)) >>")
        update.catalog += " /Outlines \(root) 0 R"
    }
}
