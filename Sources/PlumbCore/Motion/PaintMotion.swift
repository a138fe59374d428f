import Foundation
import PlumbGraphics

/// The marks of a box on their way to others.
///
/// 1. Marks of the same kinds differ in their colours: those move, in linear light (`Color.Resolved`). 2. Other marks
/// of a text or a picture fade into each other (`ContentTransition`). 3. Anything else is what it is at once.
struct PaintMotion {
    /// The numbers of the colours that are aimed at.
    private var aim: NumberList
    private let signature: [Int]
    private var colors = Motion<NumberList>()
    /// What fades away: its marks, and where the box stood on the page.
    /// The marks that are aimed at, while they roll in.
    private(set) var rollingTo: [DisplayItem]?
    private var fading: (marks: [DisplayItem], origin: CGPoint, kind: ContentTransition.Kind)?
    private var fade = Motion<Double>()

    /// Marks before and after a change; nil where nothing of them moves.
    init?(
        from old: [DisplayItem], at origin: CGPoint, to new: [DisplayItem], by kind: ContentTransition.Kind,
        _ transaction: Transaction,
        at time: Double, in environment: EnvironmentValues
    ) {
        signature = new.map(\.signature)
        aim = NumberList(old.flatMap(\.numbers))
        if old.map(\.signature) == signature {
            guard old.flatMap(\.numbers) != new.flatMap(\.numbers) else { return nil }
            setAim(new, transaction, at: time, in: environment)
        } else if kind != .identity, !old.isEmpty || !new.isEmpty {
            aim = NumberList(new.flatMap(\.numbers))
            fading = (old, origin, kind)
            if case .roll = kind { rollingTo = new }
            fade.start(1, transaction, at: time, in: environment)
        } else {
            return nil
        }
    }

    func isAbout(_ marks: [DisplayItem]) -> Bool { marks.map(\.signature) == signature }

    mutating func setAim(
        _ new: [DisplayItem], _ transaction: Transaction, at time: Double, in environment: EnvironmentValues
    ) {
        let numbers = NumberList(new.flatMap(\.numbers))
        let interval = numbers - aim
        aim = numbers
        if interval.magnitudeSquared > 0 { colors.start(interval, transaction, at: time, in: environment) }
    }

    mutating func move(to time: Double) -> Bool {
        let (a, b) = (colors.move(to: time), fade.move(to: time))
        return a || b
    }

    func abandon() {
        colors.abandon()
        fade.abandon()
    }

    /// The marks as they are seen now.
    func present(_ marks: inout [DisplayItem], from start: Int, at origin: CGPoint) {
        if colors.isRunning {
            var numbers = (aim + colors.rest).numbers[...]
            for index in start..<marks.count { marks[index].takeNumbers(from: &numbers) }
        }
        guard fade.isRunning, let fading else { return }
        let new = Array(marks[start...])
        marks.removeSubrange(start...)
        let part = min(max(0, 1 + fade.rest), 1)
        let way = CGPoint(x: origin.x - fading.origin.x, y: origin.y - fading.origin.y)
        if case .roll(let isDown) = fading.kind {
            marks += RollingGlyphs.marks(from: fading.marks, to: new, way: way, part: part, isDown: isDown)
            return
        }
        let moved = CGAffineTransform(translationX: way.x, y: way.y)
        marks += [.pushLayer(opacity: 1 - part, .normal), .pushTransform(moved)] + fading.marks + [.pop, .pop]
        marks += [.pushLayer(opacity: part, .normal)] + new + [.pop]
    }
}

/// Numbers as a vector; zeros beyond the end.
struct NumberList: VectorArithmetic {
    var numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    static let zero = NumberList([])
    static func + (a: NumberList, b: NumberList) -> NumberList { combined(a, b, +) }
    static func - (a: NumberList, b: NumberList) -> NumberList { combined(a, b, -) }
    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    private static func combined(
        _ a: NumberList, _ b: NumberList, _ operation: (Double, Double) -> Double
    ) -> NumberList {
        NumberList(
            (0..<max(a.numbers.count, b.numbers.count)).map {
                operation(
                    a.numbers.indices.contains($0) ? a.numbers[$0] : 0,
                    b.numbers.indices.contains($0) ? b.numbers[$0] : 0)
            })
    }
}

extension DisplayItem {
    /// The glyphs further on; any other mark as it is.
    func moved(by way: CGPoint) -> DisplayItem {
        guard case .glyphs(let run, let point, let paint) = self else { return self }
        return .glyphs(run, at: CGPoint(x: point.x + way.x, y: point.y + way.y), paint)
    }

    /// What must be the same in two marks, so that there are others between them.
    fileprivate var signature: Int {
        var hasher = Hasher()
        switch self {
        case .fill(_, let paint, _):
            hasher.combine(1)
            hasher.combine(paint.kind)
        case .stroke(_, let paint, _):
            hasher.combine(2)
            hasher.combine(paint.kind)
        case .glyphs(let run, _, let paint):
            hasher.combine(3)
            hasher.combine(run.text)
            hasher.combine(paint.kind)
        case .image(let bitmap, _, _, let tint, _):
            hasher.combine(4)
            hasher.combine(bitmap.pixels)
            hasher.combine(tint?.kind)
        case .pushTransform: hasher.combine(5)
        case .pushClip: hasher.combine(6)
        case .pushLayer: hasher.combine(7)
        case .pop: hasher.combine(8)
        case .pushShadow: hasher.combine(9)
        case .pushBlur: hasher.combine(10)
        case .pushMask: hasher.combine(11)
        case .pushProjection: hasher.combine(12)
        case .pushColors: hasher.combine(13)
        case .pushThreshold: hasher.combine(14)
        }
        return hasher.finalize()
    }

    fileprivate var numbers: [Double] {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint): paint.numbers
        case .image(_, _, _, let tint, _): tint?.numbers ?? []
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold,
            .pushMask, .pop:
            []
        }
    }

    fileprivate mutating func takeNumbers(from numbers: inout ArraySlice<Double>) {
        switch self {
        case .fill(let path, let paint, let style): self = .fill(path, paint.taking(&numbers), style)
        case .stroke(let path, let paint, let style): self = .stroke(path, paint.taking(&numbers), style)
        case .glyphs(let run, let point, let paint): self = .glyphs(run, at: point, paint.taking(&numbers))
        case .image(let bitmap, let rect, let source, let tint, let quality):
            self = .image(bitmap, in: rect, source: source, tint: tint?.taking(&numbers), quality)
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold,
            .pushMask, .pop:
            break
        }
    }
}

extension Paint {
    private var stops: [GradientStop] {
        switch self {
        case .color(let color): [GradientStop(color: color, location: 0)]
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops
        case .backdrop, .tiles: []
        case .meshGradient(let mesh, _): (mesh.colors + [mesh.background]).map { GradientStop(color: $0, location: 0) }
        }
    }

    /// The number of colours; negative for one that is no gradient.
    fileprivate var kind: Int {
        switch self {
        case .color: -1
        case .linearGradient: stops.count * 8
        case .radialGradient: stops.count * 8 + 1
        case .angularGradient: stops.count * 8 + 2
        case .ellipticalGradient: stops.count * 8 + 3
        case .meshGradient(let mesh, _): stops.count * 8 + 4 + mesh.columns << 40
        // There is nothing between two of them.
        case .backdrop(let backdrop): -2 - abs(backdrop.hashValue >> 2)
        case .tiles(let tiles): -2 - abs(tiles.hashValue >> 2)
        }
    }

    /// Linear red, green, blue, opacity times 128, and the place, of every colour; of a net its points too.
    fileprivate var numbers: [Double] {
        let colors = stops.flatMap {
            [
                RGBA.linear($0.color.red) * Double.unitScale, RGBA.linear($0.color.green) * Double.unitScale,
                RGBA.linear($0.color.blue) * Double.unitScale, $0.color.alpha * Double.unitScale,
                $0.location * Double.unitScale,
            ]
        }
        guard case .meshGradient(let mesh, _) = self else { return colors }
        return colors
            + mesh.vertices.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }.map { $0 * Double.unitScale }
    }

    fileprivate func taking(_ numbers: inout ArraySlice<Double>) -> Paint {
        func next() -> Double { (numbers.popFirst() ?? 0) / Double.unitScale }
        let new = stops.map { stop in
            GradientStop(
                color: RGBA(
                    red: RGBA.encoded(next()), green: RGBA.encoded(next()), blue: RGBA.encoded(next()),
                    alpha: min(max(0, next()), 1)), location: next(), mixing: stop.mixing)
        }
        switch self {
        case .color: return .color(new[0].color)
        case .linearGradient(_, let start, let end): return .linearGradient(stops: new, start: start, end: end)
        case .radialGradient(_, let center, let start, let end):
            return .radialGradient(stops: new, center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(_, let center, let size, let start, let end):
            return .ellipticalGradient(stops: new, center: center, size: size, startRadius: start, endRadius: end)
        case .angularGradient(_, let center, let start, let end):
            return .angularGradient(stops: new, center: center, startAngle: start, endAngle: end)
        case .backdrop, .tiles: return self
        case .meshGradient(let mesh, let rect):
            let colors = new.map(\.color)
            let vertices = mesh.vertices.map { vertex in
                ColorMesh.Vertex(points: vertex.points.map { _ in CGPoint(x: next(), y: next()) })
            }
            let moved = mesh.replacing(
                vertices, Array(colors.dropLast()), background: colors.last ?? mesh.background)
            return .meshGradient(moved, in: rect)
        }
    }
}

extension ColorMesh.Vertex {
    fileprivate var points: [CGPoint] { [position, leading, top, trailing, bottom] }

    fileprivate init(points: [CGPoint]) {
        self.init(position: points[0], leading: points[1], top: points[2], trailing: points[3], bottom: points[4])
    }
}
