import Foundation

extension DisplayList {
    /// Where spans are seen, in points of the page; nothing for what isn't, and for those that nobody wants to know of.
    ///
    /// Letters count as high as their line; shadows and blurs don't count.
    ///
    /// - Parameter isWanted: by a span's index.
    package func places(ofSpans isWanted: (Int) -> Bool) -> [Int: CGRect] {
        var starts: [Int: [Int]] = [:]
        for (index, span) in spans.enumerated() where isWanted(index) && !span.items.isEmpty {
            starts[span.items.lowerBound, default: []].append(index)
        }
        guard !starts.isEmpty else { return [:] }
        var places: [Int: CGRect] = [:]
        var active: [Int] = []
        var (transform, visible) = (ProjectionTransform(), CGRect(origin: .zero, size: size))
        var outer: [(ProjectionTransform, CGRect)] = []
        for (index, item) in items.enumerated() {
            active.removeAll { spans[$0].items.upperBound <= index }
            active += starts[index] ?? []
            if item.opensGroup { outer.append((transform, visible)) }
            switch item {
            case .pushTransform(let inner): transform = ProjectionTransform(inner).concatenating(transform)
            case .pushProjection(let inner): transform = inner.concatenating(transform)
            case .pushClip(let path, _):
                visible = path.isEmpty ? .null : path.boundingRect.applying(transform).part(in: visible)
            // What masks is not seen itself.
            case .pushMask: visible = .null
            case .pop: if let last = outer.popLast() { (transform, visible) = last }
            case .fill, .stroke, .glyphs, .image, .pushLayer, .pushShadow, .pushBlur, .pushColors, .pushThreshold:
                guard !active.isEmpty, let box = item.box else { continue }
                let seen = box.applying(transform).part(in: visible)
                guard !seen.isNull else { continue }
                for span in active { places[span] = places[span].map { $0.union(seen) } ?? seen }
            }
        }
        return places
    }
}

extension DisplayItem {
    /// What a mark covers, in its own coordinates; nil for one that covers nothing.
    fileprivate var box: CGRect? {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): return path.isEmpty ? nil : path.boundingRect
        case .glyphs(let run, let origin, _):
            let size = run.font.size
            return CGRect(x: origin.x, y: origin.y - size, width: run.width, height: 1.25 * size)
        case .image(_, let rect, _, _, _): return rect
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold, .pushMask, .pop:
            return nil
        }
    }
}
