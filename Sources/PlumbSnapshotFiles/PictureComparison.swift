import Foundation
import PlumbGraphics
import PlumbWhy

/// How two pictures differ, pixel by pixel.
///
/// Colours are compared where eyes compare them: in CIE L*a*b*, whose distances are about those that are seen (ΔE of
/// 1976; 2.3 is just noticed). Source: CIE 15:2004.
package struct PictureComparison {
    /// Pixels that differ by more than is allowed, row by row; none where the sizes differ.
    package private(set) var changed: [Int] = []
    /// The largest distance of colours, ΔE.
    package private(set) var farthest = 0.0
    package let old: Bitmap
    package let new: Bitmap
    private let allowed: Int

    /// - Parameters:
    ///   - precision: how many of the pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1: 0.98 allows a ΔE
    ///     of 2.
    package init(_ old: Bitmap, _ new: Bitmap, precision: Double = 1, perceptualPrecision: Double = 1) {
        (self.old, self.new) = (old, new)
        let count = new.width * new.height
        allowed = Int((Double(count) * (1 - min(max(precision, 0), 1))).rounded(.down))
        guard old.width == new.width, old.height == new.height, old.pixels != new.pixels else { return }
        let tolerance = (1 - min(max(perceptualPrecision, 0), 1)) * 100
        var distances: [UInt64: Double] = [:]
        old.pixels.withUnsafeBytes { old in
            new.pixels.withUnsafeBytes { new in
                let (a, b) = (old.bindMemory(to: UInt32.self), new.bindMemory(to: UInt32.self))
                let (firstA, firstB) = (old.baseAddress, new.baseAddress)
                let stride = self.new.width * 4
                for row in 0..<self.new.height {
                    guard let firstA, let firstB, memcmp(firstA + row * stride, firstB + row * stride, stride) != 0
                    else {
                        continue
                    }
                    for index in row * self.new.width..<(row + 1) * self.new.width where a[index] != b[index] {
                        let key = UInt64(a[index]) << 32 | UInt64(b[index])
                        let distance = distances[key] ?? LabColor(a[index]).distance(to: LabColor(b[index]))
                        distances[key] = distance
                        farthest = max(farthest, distance)
                        if distance > tolerance || tolerance == 0 { changed.append(index) }
                    }
                }
            }
        }
    }

    package var isSameSize: Bool { old.width == new.width && old.height == new.height }
    package var isMatch: Bool { isSameSize && changed.count <= allowed }

    // MARK: Sentences

    /// Which views look otherwise, the most changed first.
    package func sentences(_ layout: LayoutForm) -> [String] {
        guard isSameSize else {
            return ["The picture is \(new.width) × \(new.height) pixels, and was \(old.width) × \(old.height)."]
        }
        guard !changed.isEmpty else { return [] }
        var views: [Int: Change] = [:]
        let (a, b) = (Self.words(old), Self.words(new))
        let frames = layout.views.map { ($0.modifiers.map(\.frame) + [$0.frame]).reduce($0.frame) { $0.union($1) } }
        let order = layout.paintOrder
        // Of long lists of pixels, some tell as much.
        let step = max(1, changed.count / 20_000)
        for place in stride(from: 0, to: changed.count, by: step) {
            let index = changed[place]
            let x = (Double(index % new.width) + 0.5) / new.scale, y = (Double(index / new.width) + 0.5) / new.scale
            let point = CGPoint(x: x, y: y)
            let view = order.last { frames[$0].contains(point) } ?? -1
            views[view, default: Change()].add(
                a[index], b[index], isAtCorner: view >= 0 && frames[view].hasAtCorner(point))
        }
        let most = views.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var sentences = most.prefix(3).map { sentence($0 < 0 ? nil : $0, layout, $1) }
        if most.count > 3 { sentences.append("And \(most.count - 3) more views look different.") }
        return sentences
    }

    /// The pixels of a view that have changed.
    private struct Change {
        private(set) var count = 0
        /// How often a colour has become another one.
        private var pairs: [UInt64: Int] = [:]
        /// The sums of the bytes, blue first.
        private var sums = (old: SIMD4<Int>.zero, new: SIMD4<Int>.zero)
        private var atCorners = 0

        mutating func add(_ old: UInt32, _ new: UInt32, isAtCorner: Bool) {
            count += 1
            pairs[UInt64(old) << 32 | UInt64(new), default: 0] += 1
            sums.old &+= Self.bytes(old)
            sums.new &+= Self.bytes(new)
            if isAtCorner { atCorners += 1 }
        }

        /// What follows "looks different".
        var words: String {
            if atCorners == count { return " at its corners" }
            if let common = pairs.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), common.value * 5 >= count {
                let (old, new) = (UInt32(common.key >> 32), UInt32(truncatingIfNeeded: common.key))
                return ": \(PictureComparison.hex(new)), was \(PictureComparison.hex(old))"
            }
            let (old, new) = (PictureComparison.hex(mean(sums.old)), PictureComparison.hex(mean(sums.new)))
            return old == new ? "" : ": \(new) on average, was \(old)"
        }

        private func mean(_ sum: SIMD4<Int>) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32((sum[$1] + count / 2) / count) << UInt32($1 * 8) }
        }

        private static func bytes(_ pixel: UInt32) -> SIMD4<Int> {
            SIMD4(Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF), Int(pixel >> 24))
        }
    }

    private static func words(_ bitmap: Bitmap) -> [UInt32] {
        bitmap.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    private func sentence(_ view: Int?, _ layout: LayoutForm, _ change: Change) -> String {
        let name = Words.capitalized(view.map { layout.noun($0) } ?? "the page")
        let at = view.flatMap { layout.views[$0].at }.map { " (\($0))" } ?? ""
        return "\(name)\(at) looks different\(change.words)."
    }

    fileprivate static func hex(_ pixel: UInt32) -> String {
        let alpha = pixel >> 24
        guard alpha > 0 else { return "clear" }
        func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
        let text = String(format: "#%02X%02X%02X", part(16), part(8), part(0))
        return alpha == 255 ? text : "\(text) (\(alpha * 100 / 255) % opaque)"
    }

    // MARK: The third picture

    /// The new picture in pale grey, with what differs in red.
    package var difference: Bitmap {
        var pixels = Self.words(new).map { pixel -> UInt32 in
            // Premultiplied, so that adding what lets light through puts it on white.
            let light = 255 - (pixel >> 24)
            let grey = ((pixel >> 16 & 0xFF) * 30 + (pixel >> 8 & 0xFF) * 59 + (pixel & 0xFF) * 11) / 100 + light
            let pale = 255 - (255 - min(255, grey)) / 4
            return 0xFF00_0000 | pale << 16 | pale << 8 | pale
        }
        for index in changed { pixels[index] = 0xFFE0_0020 }
        let data = pixels.withUnsafeBytes { Data($0) }
        return Bitmap(width: new.width, height: new.height, scale: new.scale, pixels: data)
    }
}

extension CGRect {
    /// Whether a point is in the outer two fifths, on both axes: a continuous corner is half as long again as its
    /// radius.
    fileprivate func hasAtCorner(_ point: CGPoint) -> Bool {
        let side = min(width, height) * 2 / 5
        return min(point.x - minX, maxX - point.x) < side && min(point.y - minY, maxY - point.y) < side
    }
}

/// A colour in CIE L*a*b*, on white where it lets light through.
private struct LabColor {
    var (l, a, b) = (0.0, 0.0, 0.0)

    /// - Parameter pixel: premultiplied, alpha in the highest byte, blue in the lowest.
    init(_ pixel: UInt32) {
        let light = Double(255 - (pixel >> 24))
        func linear(_ shift: UInt32) -> Double {
            let value = min(1, (Double(pixel >> shift & 0xFF) + light) / 255)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        // sRGB to XYZ, divided by the white of D65.
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        l = 116 * curve(y) - 16
        a = 500 * (curve(x) - curve(y))
        b = 200 * (curve(y) - curve(z))
    }

    func distance(to other: LabColor) -> Double {
        let (l, a, b) = (l - other.l, a - other.a, b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }
}
