import Foundation
import PlumbCore
import PlumbPlatform

/// How high a sheet may be, on the page as it is.
struct SheetPlan {
    struct Rest {
        let detent: PresentationDetent
        /// In points, with what the home indicator takes.
        let height: CGFloat
    }

    /// The heights at which it rests, the lowest first; never empty.
    let rests: [Rest]
    /// How high a sheet can be.
    let largest: CGFloat
    let page: CGRect
    let bottom: CGFloat
    private let platform: Platform

    /// 1. A sheet can be so high that its top is 10 points below the safe area. 2. It rests at the heights that are
    /// asked for, at most that one; of several detents with one height, at one. 3. Where none is asked for, it rests
    /// there only.
    init(_ detents: Set<PresentationDetent>, page: CGRect, safeArea: EdgeInsets, _ values: EnvironmentValues) {
        platform = values.platform
        self.page = page
        bottom = safeArea.bottom
        // (1)
        largest = max(0, page.height - safeArea.top - CGFloat(platform.metrics.sheetTop))
        let context = PresentationDetent.Context(maxDetentValue: max(0, largest - safeArea.bottom), values: values)
        // (2)
        var rests: [Rest] = []
        for detent in detents {
            guard let height = detent.height(in: context, page: page.height, bottom: safeArea.bottom) else { continue }
            rests.append(Rest(detent: detent, height: height + safeArea.bottom))
        }
        rests.sort { ($0.height, $0.detent == .large ? 0 : 1) < ($1.height, $1.detent == .large ? 0 : 1) }
        var unique: [Rest] = []
        for rest in rests where rest.height != unique.last?.height { unique.append(rest) }
        // (3)
        self.rests = unique.isEmpty ? [Rest(detent: .large, height: largest)] : unique
    }

    /// Where it rests for a detent: the lowest height for one that is none of its own.
    func rest(at detent: PresentationDetent?) -> Rest { rests.first { $0.detent == detent } ?? rests[0] }

    /// The highest of its heights that is not all of the page; nil where it has none but that.
    var lower: CGFloat? { rests.last { $0.detent != .large }?.height }

    /// How far a height is on the way from there to the greatest one, from 0 to 1.
    func rise(to height: CGFloat) -> CGFloat {
        let start = lower ?? 0
        return min(max(0, (height - start) / max(largest - start, 1)), 1)
    }

    /// Where a sheet stands that a finger moves.
    ///
    /// 1. Between the lowest and the highest of its heights, it is as high as the finger says. 2. Below, it keeps the
    /// lowest height and goes down; one that can't be closed gives way less and less. 3. Above, it gives way less and
    /// less.
    ///
    /// - Parameter drag: how far the finger has gone down, in points.
    func stretch(from rest: Rest, by drag: CGFloat, staysOpen: Bool) -> (height: CGFloat, down: CGFloat) {
        let wanted = rest.height - drag
        let (lowest, highest) = (rests[0].height, rests[rests.count - 1].height)
        if wanted < lowest {
            let way = lowest - wanted
            return (lowest, staysOpen ? resisted(way) : way)
        }
        if wanted > highest { return (highest + resisted(wanted - highest) / 2, 0) }
        return (wanted, 0)
    }

    /// A way that meets more and more resistance: at most a part of the page.
    private func resisted(_ way: CGFloat) -> CGFloat {
        let most = page.height * CGFloat(platform.metrics.sheetRubber)
        return most > 0 ? most * (1 - 1 / (way / most + 1)) : 0
    }

    /// Where a sheet comes to rest that a finger has let go: at the height that is nearest to where it would come to;
    /// nil for nowhere, it is closed.
    ///
    /// - Parameters:
    ///   - height: where it is.
    ///   - velocity: points a second, downwards.
    func end(at height: CGFloat, velocity: CGFloat, staysOpen: Bool) -> Rest? {
        let projected = height - velocity * CGFloat(platform.gestures.prediction)
        let nearest = rests.min { abs($0.height - projected) < abs($1.height - projected) } ?? rests[0]
        if !staysOpen, projected < nearest.height / 2 { return nil }
        return nearest
    }
}
