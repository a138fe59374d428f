import Foundation
import PlumbCore
import PlumbPlatform

/// Rows on a cylinder that is turned by a finger, 216 points high. The row in the middle is the one that is chosen.
///
/// 1. A scroll view without anything to see follows the finger, slows down and stops at whole rows; the rows are drawn
/// where its offset has brought them. 2. Where it comes to rest, the row is chosen. What is chosen then decides: a
/// wheel that stands elsewhere turns there. 3. A tap on a row turns to it. 4. Only the rows on the front of the
/// cylinder exist.
struct Wheel<Row: View>: View {
    /// How many rows there are.
    private let count: Int
    /// The row that is chosen; nil for none.
    private let selection: Int?
    /// Whether the first row comes after the last one.
    private let isEndless: Bool
    private let choose: (Int) -> Void
    private let row: (Int) -> Row
    /// Where the scroll view is told to go.
    @State private var position: ScrollPosition
    /// How many rows lie above the middle.
    @State private var turn: Double
    /// How often it has come to rest.
    @State private var rests = 0
    /// Whether it has been turned since.
    @State private var isTurned = false
    @State private var isMoving = false
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameters:
    ///   - count: how many rows there are.
    ///   - selection: the row that is chosen, from 0 on; nil for none.
    ///   - isEndless: whether the first row comes after the last one.
    ///   - choose: is told which row has come to the middle.
    ///   - row: the view of a row.
    init(
        count: Int, selection: Int?, isEndless: Bool = false, _ platform: Platform, choose: @escaping (Int) -> Void,
        @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.count = count
        self.selection = selection
        self.isEndless = isEndless && count > 1
        self.choose = choose
        self.row = row
        let place = Self.place(of: selection ?? 0, near: nil, count: count, isEndless: self.isEndless)
        _turn = State(wrappedValue: Double(place))
        _position = State(wrappedValue: ScrollPosition(y: CGFloat(place) * platform.metrics.wheelRow))
    }

    var body: some View {
        let cylinder = WheelCylinder(platform)
        scroll(cylinder)
            .background { face(cylinder) }
            .onChange(of: WheelAim(row: selection, rests: rests)) { old, new in
                guard !isMoving else { return }
                let place = Self.place(of: selection ?? 0, near: nearest, count: count, isEndless: isEndless)
                guard Double(place) != turn, selection != nil else { return }
                go(to: place, isAnimated: old.rests != new.rests)
            }
            .frame(height: platform.metrics.wheelHeight)
            .opacity(isEnabled ? 1 : platform.metrics.disabledOpacity)
    }

    // MARK: Places

    /// Rounds that an endless wheel has: nobody turns it to the end.
    private static var rounds: Int { 1 << 10 }

    private var places: Int { isEndless ? count * Self.rounds : count }
    /// The place in the middle.
    private var nearest: Int { min(max(Int(turn.rounded()), 0), max(places - 1, 0)) }

    /// Where a row lies among all rounds: the nearest to a place.
    private static func place(of row: Int, near place: Int?, count: Int, isEndless: Bool) -> Int {
        guard count > 0 else { return 0 }
        let row = min(max(row, 0), count - 1)
        guard isEndless else { return row }
        let place = place ?? rounds / 2 * count
        let start = place - place % count + row
        let candidates = [start - count, start, start + count].filter { (0..<count * rounds).contains($0) }
        return candidates.min { abs($0 - place) < abs($1 - place) } ?? start
    }

    private func go(to place: Int, isAnimated: Bool) {
        let way = { position.scrollTo(y: CGFloat(place) * platform.metrics.wheelRow) }
        if isAnimated { withAnimation { way() } } else { way() }
    }

    // MARK: The scroll view

    /// (1) The modifiers of scroll views around it are not meant for it.
    private func scroll(_ cylinder: WheelCylinder) -> some View {
        ScrollView(showsIndicators: false) {
            Color.clear
                .frame(height: CGFloat(max(places - 1, 0)) * cylinder.row + platform.metrics.wheelHeight)
                .contentShape(Rectangle())
        }
        .scrollPosition($position)
        .scrollTargetBehavior(WheelStops(row: cylinder.row))
        .contentMargins(.all, nil)
        .defaultScrollAnchor(nil)
        .scrollClipDisabled(false)
        .environment(\.scrollDressing, nil)
        .transformEnvironment(\.isScrollEnabled) { $0 = true }
        .onScrollGeometryChange(for: Double.self, of: { Double($0.contentOffset.y) / Double(cylinder.row) }) {
            guard turn != $1 else { return }
            turn = $1
            isTurned = true
        }
        .onScrollPhaseChange { _, phase in isMoving = phase != .idle }
        // A mouse's wheel moves it without a phase.
        .onChange(of: isMoving ? nil : turn) { if $1 != nil { rest() } }
        .onTapGesture { point in
            if let place = cylinder.place(at: Double(point.y), turn: turn, in: places) {
                go(to: place, isAnimated: true)
            }
        }
    }

    /// (2)
    private func rest() {
        guard places > 0, isTurned else { return }
        isTurned = false
        let row = nearest % count
        if row != selection { choose(row) }
        rests += 1
    }

    // MARK: The rows

    /// (4)
    private func face(_ cylinder: WheelCylinder) -> some View {
        ZStack {
            ForEach(cylinder.places(at: turn, in: places), id: \.self) { place in
                let seat = cylinder.seat(Double(place) - turn)
                row(place % max(count, 1))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, maxHeight: platform.metrics.wheelRow)
                    .scaleEffect(x: seat.width, y: seat.height)
                    .offset(y: seat.y)
                    .opacity(seat.opacity)
                    .accessibilityHidden(place != nearest)
            }
        }
        .font(.system(size: platform.metrics.wheelFont))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .mask {
            LinearGradient(stops: fade, startPoint: .top, endPoint: .bottom)
        }
    }

    private var fade: [Gradient.Stop] {
        let part = CGFloat(platform.metrics.wheelFade)
        return [
            Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: part),
            Gradient.Stop(color: .black, location: 1 - part), Gradient.Stop(color: .clear, location: 1),
        ]
    }
}

/// What a wheel turns to, and when.
private struct WheelAim: Equatable {
    let row: Int?
    let rests: Int
}

/// Whole rows.
private struct WheelStops: ScrollTargetBehavior {
    let row: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / row).rounded() * row
    }
}

/// Where the rows of a wheel are seen: on a cylinder that lies on its side, from the front.
struct WheelCylinder {
    /// The length of a row along the cylinder.
    let row: CGFloat
    private let height: Double
    private let radius: Double
    private let depth: Double
    private let offCentre: Double

    init(_ platform: Platform) {
        row = CGFloat(platform.metrics.wheelRow)
        height = Double(platform.metrics.wheelHeight)
        radius = height / 2 * Double(platform.metrics.wheelDiameter)
        depth = Double(platform.metrics.wheelDepth)
        offCentre = Double(platform.metrics.wheelOffCentre)
    }

    /// What is seen of a row.
    struct Seat {
        /// Points below the middle.
        var y: CGFloat
        /// Fractions of its own size.
        var width: CGFloat
        var height: CGFloat
        var opacity: Double
    }

    /// - Parameter distance: rows below the one in the middle.
    func seat(_ distance: Double) -> Seat {
        let angle = distance * Double(row) / radius
        let scale = 1 / (1 + depth * radius * (1 - cos(angle)))
        return Seat(
            y: CGFloat(radius * sin(angle) * scale), width: CGFloat(scale), height: CGFloat(scale * max(cos(angle), 0)),
            opacity: 1 - (1 - offCentre) * min(abs(distance), 1))
    }

    /// The places on the front.
    func places(at turn: Double, in count: Int) -> Range<Int> {
        let reach = radius * .pi / 2 / Double(row)
        guard turn.isFinite else { return 0..<0 }
        let first = min(max((turn - reach).rounded(.up), 0), Double(count))
        let last = min(max((turn + reach).rounded(.down) + 1, first), Double(count))
        return Int(first)..<Int(last)
    }

    /// The place that is seen at a height, from the top.
    func place(at y: Double, turn: Double, in count: Int) -> Int? {
        let y = y - height / 2
        return places(at: turn, in: count).min {
            abs(Double(seat(Double($0) - turn).y) - y) < abs(Double(seat(Double($1) - turn).y) - y)
        }
    }
}

/// The bar behind the row that is chosen.
struct WheelBar: View {
    @Environment(\.platform) private var platform

    var body: some View {
        RoundedRectangle(cornerRadius: platform.metrics.wheelBarRadius, style: .continuous)
            .fill(Color(system: .quaternaryFill))
            .frame(height: platform.metrics.wheelBar)
    }
}
