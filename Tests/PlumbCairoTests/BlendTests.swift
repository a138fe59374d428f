import Foundation
import PlumbCairo
import Testing

/// Layers over a grey-orange ground, against the formulas of the W3C's compositing module and Core Graphics.
struct BlendTests {
    static let under = RGBA(hex: 0xC08040)
    static let over = RGBA(hex: 0x4080FF)

    @Test(
        arguments: [
            (BlendMode.normal, 0x4080_FFFF), (.multiply, 0x3040_40FF), (.screen, 0xD0C0_FFFF), (.darken, 0x4080_40FF),
            (.lighten, 0xC080_FFFF), (.difference, 0x8000_BFFF), (.exclusion, 0xA080_BFFF), (.overlay, 0xA080_80FF),
            (.hardLight, 0x6080_FFFF), (.colorDodge, 0xFFFF_FFFF), (.colorBurn, 0x0101_40FF),
            (.plusLighter, 0xFFFF_FFFF),
            (.plusDarker, 0x0101_40FF), (.sourceAtop, 0x4080_FFFF), (.destinationOver, 0xC080_40FF),
            (.destinationOut, 0),
            // (1 − 2S)D² + 2SD: .498 · .567 + .502 · .753 = .660; .503; −.063 + 2 · .251 = .439.
            (.softLight, 0xA880_70FF),
        ] as [(BlendMode, UInt32)])
    func opaqueOverOpaque(mode: BlendMode, expected: UInt32) throws {
        let picture = try draw([.pushLayer(opacity: 1, mode), box(10, 10, 20, 20, Self.over), .pop], on: Self.under)
        expect(picture, at: 20, 20, is: expected, within: 3)
        expect(picture, at: 5, 5, is: 0xC080_40FF)
    }

    @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
    func hueSaturationColorLuminosity(mode: BlendMode) throws {
        let picture = try draw([.pushLayer(opacity: 1, mode), box(10, 10, 20, 20, Self.over), .pop], on: Self.under)
        func light(_ pixel: Pixel) -> Double {
            0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
        }
        // All but luminosity keep the ground's lightness; luminosity brings the layer's.
        let expected = light(Pixel(mode == .luminosity ? 0x4080_FFFF : 0xC080_40FF))
        #expect(abs(light(Pixel(picture, 20, 20)) - expected) < 3)
        #expect(Pixel(picture, 20, 20) != Pixel(0x4080_FFFF))
    }

    @Test func sourceAtopStaysOnWhatIsThere() throws {
        let picture = try draw([
            box(0, 0, 20, 40, .pureRed), .pushLayer(opacity: 1, .sourceAtop), box(10, 0, 30, 40, .pureBlue), .pop,
        ])
        expect(picture, at: 15, 20, is: 0x0000_FFFF)
        expect(picture, at: 30, 20, is: 0)
    }

    @Test func plusDarkerObeysClipOpacityAndNesting() throws {
        let picture = try draw(
            [
                .pushClip(Path(CGRect(x: 0, y: 0, width: 25, height: 40)), FillStyle()),
                .pushLayer(opacity: 1, .normal),
                box(0, 0, 40, 40, Self.under),
                .pushLayer(opacity: 0.5, .plusDarker), box(10, 10, 30, 20, .black), .pop,
                .pop, .pop,
            ], on: .white)
        // Half of black takes half of the light away: 192 − 127, 128 − 127, 64 − 127.
        expect(picture, at: 20, 20, is: 0x4101_00FF, within: 2)
        expect(picture, at: 5, 20, is: 0xC080_40FF)
        expect(picture, at: 30, 20, is: 0xFFFF_FFFF)
    }

    @Test func aLayerIsBlendedAsAWholeNotMarkByMark() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 1, .multiply), box(0, 0, 40, 40, RGBA(hex: 0x808080)),
                box(0, 0, 40, 40, RGBA(hex: 0x808080)), .pop,
            ], on: .white)
        expect(picture, at: 20, 20, is: 0x8080_80FF)
    }

    /// A layer is made no larger than its content; that must not show, whatever the content reaches.
    @Test(arguments: [
        DisplayItem.stroke(
            Path(CGRect(x: 15, y: 15, width: 10, height: 10)), .color(.pureBlue), StrokeStyle(lineWidth: 10)),
        .stroke(needle, .color(.pureBlue), StrokeStyle(lineWidth: 3)),
        .fill(Path(ellipseIn: CGRect(x: -50, y: -50, width: 140, height: 140)), .color(.pureBlue), FillStyle()),
        .fill(Path(CGRect.infinite), .color(.pureBlue), FillStyle()),
        .image(
            ImageDrawingTests.four, in: CGRect(x: 3.3, y: 3.3, width: 9.9, height: 9.9), source: nil, tint: nil, .high),
    ])
    func layersAreLargeEnough(item: DisplayItem) throws {
        let around: [DisplayItem] = [
            .pushClip(Path(CGRect(x: 0, y: 0, width: 38, height: 38)), FillStyle()),
            .pushTransform(CGAffineTransform(rotationAngle: 0.2)),
        ]
        let plain = try draw(around + [item, .pop, .pop])
        let layered = try draw(
            around + [.pushLayer(opacity: 1, .normal), .pushLayer(opacity: 1, .normal), item, .pop, .pop, .pop, .pop])
        let worst = zip(plain.pixels, layered.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(worst <= 2)
        #expect(plain.pixels.contains { $0 == 255 })
    }

    @Test func aSoftClipCutsALayerOnce() throws {
        let clip = DisplayItem.pushClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 38, height: 38)), FillStyle())
        let plain = try draw([clip, box(0, 0, 40, 40, .pureBlue), .pop])
        let layered = try draw([clip, .pushLayer(opacity: 1, .normal), box(0, 0, 40, 40, .pureBlue), .pop, .pop])
        let worst = zip(plain.pixels, layered.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(worst <= 2)
    }

    static let needle = Path { path in
        path.addLines([CGPoint(x: 30, y: 5), CGPoint(x: 20, y: 25), CGPoint(x: 26, y: 5)])
    }
}
