import Foundation

/// How each component of a colour is made of the four of another one.
///
/// The letter says which component a row makes: red, green, blue or alpha. Numbers 1 to 4 are what of the other's red,
/// green, blue and alpha goes into it, 5 is added. Components are encoded sRGB from 0 to 1, not premultiplied; what
/// they add to alpha counts as far as the colour covers. Source: Apple (`ColorMatrix`).
public struct ColorMatrix: Equatable, Sendable {
    /// What makes red: factors of red, green, blue and alpha, and what is added. At first red alone.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// What makes green: factors of red, green, blue and alpha, and what is added. At first green alone.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// What makes blue: factors of red, green, blue and alpha, and what is added. At first blue alone.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// What makes alpha: factors of red, green, blue and alpha, and what is added. At first alpha alone.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Changes nothing.
    public init() {}
}

// The matrices of the colour effects (Docs/Rules.md, section 25, rule 1). A number that is none changes nothing.
extension ColorMatrix {
    /// The shares of red, green and blue in how light a colour looks.
    package static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

    /// Adds an amount to every component.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let amount = usable(amount, or: 0)
        (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
        return matrix
    }

    /// Moves components away from the middle by a factor.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let amount = usable(amount, or: 1)
        (matrix.r1, matrix.g2, matrix.b3) = (amount, amount, amount)
        (matrix.r5, matrix.g5, matrix.b5) = ((1 - amount) / 2, (1 - amount) / 2, (1 - amount) / 2)
        return matrix
    }

    /// Moves components away from the colour's luminance by a factor.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (red, green, blue) = luminance
        let s = usable(amount, or: 1)
        let rest = 1 - s
        (matrix.r1, matrix.r2, matrix.r3) = (red * rest + s, green * rest, blue * rest)
        (matrix.g1, matrix.g2, matrix.g3) = (red * rest, green * rest + s, blue * rest)
        (matrix.b1, matrix.b2, matrix.b3) = (red * rest, green * rest, blue * rest + s)
        return matrix
    }

    /// Turns hues by an angle in radians; luminance stays. The matrix is that of Filter Effects Module Level 1,
    /// "feColorMatrix".
    package static func hueRotation(_ angle: Double) -> ColorMatrix {
        guard angle.isFinite else { return ColorMatrix() }
        var matrix = ColorMatrix()
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        matrix.r1 = 0.213 + c * 0.787 - s * 0.213
        matrix.r2 = 0.715 - c * 0.715 - s * 0.715
        matrix.r3 = 0.072 - c * 0.072 + s * 0.928
        matrix.g1 = 0.213 - c * 0.213 + s * 0.143
        matrix.g2 = 0.715 + c * 0.285 + s * 0.140
        matrix.g3 = 0.072 - c * 0.072 - s * 0.283
        matrix.b1 = 0.213 - c * 0.213 - s * 0.787
        matrix.b2 = 0.715 - c * 0.715 + s * 0.715
        matrix.b3 = 0.072 + c * 0.928 + s * 0.072
        return matrix
    }

    /// Turns colours into their opposites: by 1 wholly, by 0 not at all.
    package static func invert(_ amount: Double = 1) -> ColorMatrix {
        var matrix = ColorMatrix()
        let amount = usable(amount, or: 0)
        (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount)
        (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
        return matrix
    }

    /// Multiplies every component, alpha too, by that of a colour.
    package static func multiply(_ color: RGBA) -> ColorMatrix {
        var matrix = ColorMatrix()
        matrix.r1 = usable(color.red, or: 1)
        matrix.g2 = usable(color.green, or: 1)
        matrix.b3 = usable(color.blue, or: 1)
        matrix.a4 = usable(color.alpha, or: 1)
        return matrix
    }

    /// Black, as opaque as a colour is light. What is see-through is less light.
    package static var luminanceToAlpha: ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 0)
        (matrix.a1, matrix.a2, matrix.a3) = luminance
        return matrix
    }

    /// Numbers beyond this are as good as endless.
    private static let largest = 1e6

    private static func usable(_ number: Double, or neutral: Float) -> Float {
        number.isNaN ? neutral : Float(min(max(number, -largest), largest))
    }
}

extension ColorMatrix {
    /// Rows by columns.
    package var rows: (red: [Float], green: [Float], blue: [Float], alpha: [Float]) {
        ([r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5])
    }

    package var isFinite: Bool {
        let rows = rows
        return (rows.red + rows.green + rows.blue + rows.alpha).allSatisfy(\.isFinite)
    }

    /// The colour that becomes of another one, brought into the gamut before and after.
    package func applied(to color: RGBA) -> RGBA {
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let (r, g, b, a) = (
            unit(Float(color.red)), unit(Float(color.green)), unit(Float(color.blue)), unit(Float(color.alpha))
        )
        return RGBA(
            red: Double(unit(r1 * r + r2 * g + r3 * b + r4 * a + r5)),
            green: Double(unit(g1 * r + g2 * g + g3 * b + g4 * a + g5)),
            blue: Double(unit(b1 * r + b2 * g + b3 * b + b4 * a + b5)),
            alpha: Double(unit((a1 * r + a2 * g + a3 * b) * a + a4 * a + a5)))
    }

    /// Whether alpha stays what it is and the others don't look at it: then a mix of two colours becomes the same mix
    /// of what becomes of them.
    package var keepsAlpha: Bool {
        a1 == 0 && a2 == 0 && a3 == 0 && a4 == 1 && a5 == 0 && r4 == 0 && g4 == 0 && b4 == 0
    }

    /// Whether every colour of the gamut stays in it, so that nothing has to be cut off.
    package var staysInGamut: Bool {
        func stays(_ row: [Float]) -> Bool {
            let low = row[4] + row[..<4].reduce(0) { $0 + min($1, 0) }
            let high = row[4] + row[..<4].reduce(0) { $0 + max($1, 0) }
            return low >= -0.0001 && high <= 1.0001
        }
        let rows = rows
        return stays(rows.red) && stays(rows.green) && stays(rows.blue)
    }

    /// This one, and then another.
    package func followed(by next: ColorMatrix) -> ColorMatrix {
        func row(_ n: [Float]) -> [Float] {
            let rows = rows
            return (0..<5).map { column in
                n[0] * rows.red[column] + n[1] * rows.green[column] + n[2] * rows.blue[column]
                    + n[3] * rows.alpha[column] + (column == 4 ? n[4] : 0)
            }
        }
        let other = next.rows
        var result = ColorMatrix()
        var new = row(other.red)
        (result.r1, result.r2, result.r3, result.r4, result.r5) = (new[0], new[1], new[2], new[3], new[4])
        new = row(other.green)
        (result.g1, result.g2, result.g3, result.g4, result.g5) = (new[0], new[1], new[2], new[3], new[4])
        new = row(other.blue)
        (result.b1, result.b2, result.b3, result.b4, result.b5) = (new[0], new[1], new[2], new[3], new[4])
        new = row(other.alpha)
        (result.a1, result.a2, result.a3, result.a4, result.a5) = (new[0], new[1], new[2], new[3], new[4])
        return result
    }
}
