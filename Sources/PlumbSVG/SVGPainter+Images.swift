import Foundation
import PlumbGraphics

extension SVGPainter {
    /// A picture, or a part of one, stretched into a rectangle. A tint is painted through it.
    mutating func draw(
        _ bitmap: Bitmap, in rect: CGRect, source: CGRect?, tint: Paint?, _ quality: InterpolationQuality, _ index: Int
    ) throws {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let part = (source ?? whole).part(in: whole)
        guard rect.width > 0, rect.height > 0, !part.isNull, part.width > 0, part.height > 0 else { return }
        // The part in whole pixels, and where these stand.
        let pixels = part.integral.part(in: whole)
        let (x, y) = (rect.width / part.width, rect.height / part.height)
        let place = CGRect(
            x: rect.minX - (part.minX - pixels.minX) * x, y: rect.minY - (part.minY - pixels.minY) * y,
            width: pixels.width * x, height: pixels.height * y)
        let clip = place == rect ? nil : definitions.clip(Path(rect), FillStyle(), decimals)
        if let clip { write("<g clip-path=\"url(#\(clip))\">") }
        defer { if clip != nil { write("</g>") } }
        guard let tint else {
            let name = try definitions.image(bitmap.cut(to: pixels, color: nil), place, quality, decimals, address)
            return write("<use href=\"#\(name)\"/>")
        }
        if case .color(let color) = tint {
            guard color.inGamut.alpha > 0 else { return }
            let picture = bitmap.cut(to: pixels, color: color.inGamut)
            let name = try definitions.image(picture, place, quality, decimals, address)
            return write("<use href=\"#\(name)\"/>")
        }
        // A mask shows as much as its picture is light.
        let white = bitmap.cut(to: pixels, color: .white)
        let name = try definitions.image(white, place, quality, decimals, address)
        let mask = definitions.mask(showing: name, rect)
        write("<g mask=\"url(#\(mask))\">")
        switch value(of: tint) {
        case .nothing: break
        case .picture(let reason):
            try picture(of: index..<(index + 1), in: rect, reason, looksBehind: reason == .material)
        case .value(let value, let opacity):
            write("<rect")
            output[output.count - 1].write(rect)
            write("fill", value, opacity)
            write("/>")
        }
        write("</g>")
    }

    /// A picture over and over.
    mutating func value(of tiles: ImageTiles) -> SVGPaint {
        guard tiles.repeats else { return .picture(.tiles) }
        let whole = CGRect(x: 0, y: 0, width: tiles.bitmap.width, height: tiles.bitmap.height)
        let part = tiles.part.isNull ? .null : tiles.part.part(in: whole)
        guard tiles.tile.width > 0, tiles.tile.height > 0, !part.isNull, part.width >= 1, part.height >= 1,
            tiles.opacity > 0
        else { return .nothing }
        // Parts of pixels have no picture of their own.
        guard part == part.integral, let address = try? address(of: tiles.bitmap.cut(to: part, color: nil)) else {
            return .picture(.tiles)
        }
        var text = SVGText()
        text.write(" patternUnits=\"userSpaceOnUse\"")
        text.write(tiles.tile)
        text.write("><image")
        text.write(CGRect(origin: .zero, size: tiles.tile.size))
        text.write(" preserveAspectRatio=\"none\" href=\"\(address)\"/></pattern>")
        return .value("url(#\(definitions.name("pattern", text)))", opacity: min(1, tiles.opacity))
    }
}

extension SVGDefinitions {
    /// The name of a picture in its place.
    mutating func image(
        _ bitmap: Bitmap, _ place: CGRect, _ quality: InterpolationQuality, _ decimals: Int,
        _ address: (Bitmap) throws -> String
    ) rethrows -> String {
        var text = SVGText()
        text.write(place, decimals: decimals)
        text.write(" preserveAspectRatio=\"none\"")
        // The word of SVG 1.1, and CSS's.
        if quality == .none { text.write(" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"") }
        text.write(" href=\"")
        text.write(try address(bitmap))
        text.write("\"/>")
        return name("image", text)
    }

    /// The name of a mask of a white picture.
    mutating func mask(showing image: String, _ rect: CGRect) -> String {
        var text = SVGText()
        text.write(" maskUnits=\"userSpaceOnUse\"")
        text.write(rect)
        text.write("><use href=\"#\(image)\"/></mask>")
        return name("mask", text)
    }
}

extension Bitmap {
    /// A part in whole pixels; in one colour where one is given, as opaque as it is.
    fileprivate func cut(to part: CGRect, color: RGBA?) -> Bitmap {
        let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        if color == nil, columns == width, rows == height { return self }
        var data = Data(capacity: columns * rows * 4)
        // As often as there are values of a byte.
        let table = color.map { color in
            (0...255).map { alpha -> [UInt8] in
                let opacity = Double(alpha) / 255 * color.alpha
                func byte(_ part: Double) -> UInt8 { UInt8((part * opacity * 255).rounded()) }
                return [byte(color.blue), byte(color.green), byte(color.red), byte(1)]
            }
        }
        pixels.withUnsafeBytes { bytes in
            for y in top..<(top + rows) {
                let start = (y * width + left) * 4
                guard let table else {
                    data.append(contentsOf: bytes[start..<(start + columns * 4)])
                    continue
                }
                for x in 0..<columns { data.append(contentsOf: table[Int(bytes[start + x * 4 + 3])]) }
            }
        }
        return Bitmap(width: columns, height: rows, scale: scale, pixels: data)
    }
}
