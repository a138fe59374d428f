import CCairo
import PlumbGraphics

/// Stretches of a page's items that are marked in its content, each by a number: the first by 0, the next by 1.
///
/// 1. An item belongs to the innermost span around it that has items of its own: texts, pictures and links. The others
/// have only what is in them; what belongs to none is decoration, and not marked. 2. Cairo 1.16 writes a mark within a
/// group that is drawn apart twice, so such a group is marked as a whole: for the span that is all there is in it; of
/// several, for the innermost that is around them all. 3. A stretch neither begins nor ends within a group, and does
/// not go over its edges.
struct PDFTags {
    struct Stretch: Equatable {
        var items: Range<Int>
        /// The span's index; nil for a group of several that stand in none.
        var span: Int?
    }

    private(set) var stretches: [Stretch] = []
    private let spans: [DisplaySpan]
    /// The next one to begin, and whether it has begun.
    private var next = 0
    private var isOpen = false

    init(_ list: DisplayList) {
        spans = list.spans
        guard !spans.isEmpty else { return }
        var builder = Builder(list)
        stretches = builder.run()
    }

    // MARK: Marks

    /// Marks what begins with an item.
    mutating func begin(at index: Int, on cr: OpaquePointer) {
        guard !isOpen, stretches.indices.contains(next), stretches[next].items.lowerBound == index else { return }
        cairo_tag_begin(cr, name, nil)
        isOpen = true
    }

    /// Ends what ends with an item.
    mutating func end(at index: Int, on cr: OpaquePointer) {
        guard isOpen, stretches[next].items.upperBound <= index + 1 else { return }
        cairo_tag_end(cr, name)
        isOpen = false
        next += 1
    }

    /// The name in the content; that in the structure is what readers go by.
    private var name: String {
        switch stretches[next].span.map({ spans[$0].role }) {
        case .image: "Figure"
        case .heading: "H"
        default: "P"
        }
    }

    // MARK: Stretches

    private struct Builder {
        private let list: DisplayList
        /// By item: the span that it belongs to.
        private var owners: [Int?]
        private let parents: [Int?]
        private var stretches: [Stretch] = []
        private var current: Stretch?

        init(_ list: DisplayList) {
            self.list = list
            parents = list.spans.parents
            owners = Array(repeating: nil, count: list.items.count)
            // 1
            let order = list.spans.indices.sorted { first, second in
                let (a, b) = (list.spans[first].items, list.spans[second].items)
                return a.count == b.count ? first < second : a.count > b.count
            }
            for index in order {
                let owner: Int?? =
                    switch list.spans[index].role {
                    case .text, .heading, .image, .link: index
                    case .decoration: .some(nil)
                    case .button, .group:
                        list.spans[index].label == nil || list.spans.hasText(in: index) ? nil : .some(index)
                    case .page, .table, .row, .cell: nil
                    }
                if let owner { for item in list.spans[index].items { owners[item] = owner } }
            }
        }

        mutating func run() -> [Stretch] {
            var index = 0
            let ends = list.groupEnds
            while index < list.items.count {
                let item = list.items[index]
                if item.isDrawnApart, let end = ends[index] {
                    close(before: index)
                    // 2
                    let all = Set(owners[index...end].compactMap(\.self))
                    if let owner = all.first {
                        let span = all.count == 1 ? owner : all.reduce(Optional(owner)) { common($0, $1) }
                        stretches.append(Stretch(items: index..<(end + 1), span: span))
                    }
                    index = end + 1
                } else if item.opensGroup || item.closesGroup {
                    // 3
                    close(before: index)
                    index += 1
                } else {
                    if current?.span != owners[index] {
                        close(before: index)
                        if let owner = owners[index] { current = Stretch(items: index..<index, span: owner) }
                    }
                    index += 1
                }
            }
            close(before: index)
            return stretches
        }

        private mutating func close(before index: Int) {
            guard var stretch = current else { return }
            stretch.items = stretch.items.lowerBound..<index
            stretches.append(stretch)
            current = nil
        }

        /// The innermost span around both; nil for the page.
        private func common(_ first: Int?, _ second: Int) -> Int? {
            var around: Set<Int> = []
            var index = first
            while let span = index {
                around.insert(span)
                index = parents[span]
            }
            index = second
            while let span = index, !around.contains(span) { index = parents[span] }
            return index.flatMap { list.spans[$0].role == .page ? nil : $0 }
        }
    }
}

extension DisplayItem {
    fileprivate var closesGroup: Bool { if case .pop = self { true } else { false } }

    /// Whether Cairo draws the group into something of its own first.
    fileprivate var isDrawnApart: Bool {
        switch self {
        case .pushLayer, .pushShadow, .pushBlur, .pushColors, .pushThreshold, .pushProjection, .pushMask: true
        case .pushTransform, .pushClip, .fill, .stroke, .glyphs, .image, .pop: false
        }
    }
}

extension DisplayList {
    /// Where the group that begins at an item ends.
    fileprivate var groupEnds: [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            if item.opensGroup {
                open.append(index)
            } else if item.closesGroup, let start = open.popLast() {
                ends[start] = index
            }
        }
        return ends
    }
}
