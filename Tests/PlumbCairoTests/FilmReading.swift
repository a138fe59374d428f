import Foundation
import PlumbCairo

/// What someone who plays a film sees.
struct PlayedFilm {
    struct Frame {
        /// The whole picture: premultiplied alpha, red, green, blue.
        var pixels: [UInt32]
        /// Seconds.
        var duration: Double
        /// What was written of it: x, y, width, height.
        var part: [Int]
        /// How many colours the part's palette has; nil where there is none.
        var colors: Int?
    }

    var width = 0
    var height = 0
    var frames: [Frame] = []
    /// 0 for without end.
    var loops: Int?

    var duration: Double { frames.reduce(0) { $0 + $1.duration } }

    /// The picture at a time.
    func pixels(at time: Double) -> [UInt32] {
        var end = 0.0
        for frame in frames {
            end += frame.duration
            if time < end - 1e-9 { return frame.pixels }
        }
        return frames.last?.pixels ?? []
    }

    struct Damage: Error { let what: String }

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        if bytes.starts(with: Array("GIF89a".utf8)) {
            try readGIF(bytes)
        } else if bytes.starts(with: Array("RIFF".utf8)) {
            try readWebP(bytes)
        } else {
            try readAPNG(bytes)
        }
    }

    /// The pixels after a part has come.
    ///
    /// - Parameter isLaidOver: whether what is there shows where the part is see-through; else the part takes its
    ///   place.
    private func adding(
        _ bitmap: Bitmap, to old: [UInt32], x: Int, y: Int, isLaidOver: Bool
    ) throws -> [UInt32] {
        guard x + bitmap.width <= width, y + bitmap.height <= height else {
            throw Damage(what: "a part stands outside")
        }
        var new = old
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let at = (row * bitmap.width + column) * 4
                let channels = (0..<4).map { UInt32(bitmap.pixels[at + $0]) }
                if isLaidOver, channels[3] == 0 { continue }
                guard !isLaidOver || channels[3] == 255 else { throw Damage(what: "half of a pixel is laid over") }
                new[(y + row) * width + x + column] =
                    channels[3] << 24 | channels[2] << 16 | channels[1] << 8 | channels[0]
            }
        }
        return new
    }
}

private func little(_ bytes: some Collection<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

private func big(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

// MARK: APNG

extension PlayedFilm {
    private mutating func readAPNG(_ bytes: [UInt8]) throws {
        var at = 8
        var header: [UInt8] = []
        var control: [UInt8] = []
        var number = 0
        var count = 0
        while at + 8 <= bytes.count {
            let length = big(bytes[at..<at + 4])
            let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            let content = Array(bytes[at + 8..<at + 8 + length])
            at += 12 + length
            switch type {
            case "IHDR":
                header = content
                (width, height) = (big(content[0..<4]), big(content[4..<8]))
            case "acTL": (count, loops) = (big(content[0..<4]), big(content[4..<8]))
            case "fcTL":
                guard big(content[0..<4]) == number else { throw Damage(what: "chunks are numbered wrong") }
                number += 1
                control = content
            case "IDAT": try add(header, control, content)
            case "fdAT":
                guard big(content[0..<4]) == number else { throw Damage(what: "chunks are numbered wrong") }
                number += 1
                try add(header, control, Array(content.dropFirst(4)))
            default: break
            }
        }
        guard frames.count == count else { throw Damage(what: "acTL says \(count)") }
    }

    /// A part is read as a PNG of its own; checksums are those of zlib.
    private mutating func add(_ header: [UInt8], _ control: [UInt8], _ packed: [UInt8]) throws {
        func chunk(_ type: String, _ content: [UInt8]) -> Data {
            func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
            let typed = Array(type.utf8) + content
            let sum = ~typed.reduce(UInt32.max) { sum, byte in
                (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
            }
            return Data(bytes(UInt32(content.count)) + typed + bytes(sum))
        }
        let part = [12, 16, 4, 8].map { big(control[$0..<$0 + 4]) }
        let size = Array(control[4..<12])
        let file =
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", size + header.dropFirst(8)) + chunk("IDAT", packed) + chunk("IEND", [])
        guard control[24] == 0, control[25] < 2 else { throw Damage(what: "frames are taken away") }
        let old = frames.last?.pixels ?? [UInt32](repeating: 0, count: width * height)
        let pixels = try adding(
            ImageDecoder.decode(file), to: old, x: part[0], y: part[1], isLaidOver: control[25] == 1)
        let duration = Double(big(control[20..<22])) / Double(big(control[22..<24]))
        frames.append(Frame(pixels: pixels, duration: duration, part: part))
    }
}

// MARK: WebP

extension PlayedFilm {
    private mutating func readWebP(_ bytes: [UInt8]) throws {
        guard little(bytes[4..<8]) == bytes.count - 8 else { throw Damage(what: "RIFF has another length") }
        var at = 12
        while at + 8 <= bytes.count {
            let length = little(bytes[at + 4..<at + 8])
            let content = Array(bytes[at + 8..<at + 8 + length])
            switch String(decoding: bytes[at..<at + 4], as: UTF8.self) {
            case "VP8X":
                guard content[0] & 2 == 2 else { throw Damage(what: "not marked as an animation") }
                (width, height) = (little(content[4..<7]) + 1, little(content[7..<10]) + 1)
            case "ANIM": loops = little(content[4..<6])
            case "ANMF": try add(content)
            default: break
            }
            at += 8 + length + length % 2
        }
    }

    private mutating func add(_ content: [UInt8]) throws {
        let part = [
            little(content[0..<3]) * 2, little(content[3..<6]) * 2, little(content[6..<9]) + 1,
            little(content[9..<12]) + 1,
        ]
        guard content[15] & ~2 == 0 else { throw Damage(what: "frames are taken away") }
        let packed = content.dropFirst(16)
        let length = UInt32(packed.count + 4)
        let file =
            Data("RIFF".utf8) + Data((0..<4).map { UInt8(length >> (8 * $0) & 0xFF) }) + Data("WEBP".utf8) + packed
        let old = frames.last?.pixels ?? [UInt32](repeating: 0, count: width * height)
        let pixels = try adding(
            ImageDecoder.decode(file), to: old, x: part[0], y: part[1], isLaidOver: content[15] == 0)
        frames.append(Frame(pixels: pixels, duration: Double(little(content[12..<15])) / 1000, part: part))
    }
}

// MARK: GIF

extension PlayedFilm {
    private mutating func readGIF(_ bytes: [UInt8]) throws {
        (width, height) = (little(bytes[6..<8]), little(bytes[8..<10]))
        var at = 13
        func table(_ packed: UInt8) -> [UInt32]? {
            guard packed & 0x80 != 0 else { return nil }
            let count = 2 << Int(packed & 7)
            defer { at += 3 * count }
            return (0..<count).map { 0xFF00_0000 | UInt32(big(bytes[at + 3 * $0..<at + 3 * $0 + 3])) }
        }
        func blocks() -> [UInt8] {
            var content: [UInt8] = []
            while bytes[at] != 0 {
                content += bytes[at + 1...at + Int(bytes[at])]
                at += 1 + Int(bytes[at])
            }
            at += 1
            return content
        }
        let global = table(bytes[10])
        var control: [UInt8] = []
        var shown = [UInt32](repeating: 0, count: width * height)
        while at < bytes.count, bytes[at] != 0x3B {
            if bytes[at] == 0x21 {
                let label = bytes[at + 1]
                at += 2
                let content = blocks()
                if label == 0xF9 { control = content }
                if label == 0xFF { loops = little(content[12..<14]) }
                continue
            }
            guard bytes[at] == 0x2C else { throw Damage(what: "an unknown block") }
            let part = [1, 3, 5, 7].map { little(bytes[at + $0..<at + $0 + 2]) }
            guard part[0] + part[2] <= width, part[1] + part[3] <= height else {
                throw Damage(what: "a part stands outside")
            }
            let packed = bytes[at + 9]
            at += 10
            guard let palette = table(packed) ?? global else { throw Damage(what: "no palette") }
            let bits = Int(bytes[at])
            at += 1
            let indices = try Self.unpack(blocks(), bits: bits, count: part[2] * part[3])
            for (place, index) in indices.enumerated() where control[0] & 1 == 0 || index != control[3] {
                let (x, y) = (part[0] + place % part[2], part[1] + place / part[2])
                guard index < palette.count else { throw Damage(what: "an index beyond the palette") }
                shown[y * width + x] = palette[Int(index)]
            }
            frames.append(
                Frame(pixels: shown, duration: Double(little(control[1..<3])) / 100, part: part, colors: palette.count))
            if control[0] >> 2 & 7 == 2 {
                for y in part[1]..<part[1] + part[3] {
                    for x in part[0]..<part[0] + part[2] { shown[y * width + x] = 0 }
                }
            }
        }
        guard at == bytes.count - 1 else { throw Damage(what: "no end") }
    }

    /// GIF's codes, as its appendix says: a table of strings that grows with every code.
    private static func unpack(_ bytes: [UInt8], bits: Int, count: Int) throws -> [UInt8] {
        let clear = 1 << bits
        var strings: [[UInt8]] = []
        var width = 0
        func reset() {
            strings = (0..<clear).map { [UInt8($0)] } + [[], []]
            width = bits + 1
        }
        reset()
        var result: [UInt8] = []
        var previous: [UInt8] = []
        var (pending, pendingBits) = (0, 0)
        var isEnded = false
        for byte in bytes {
            pending |= Int(byte) << pendingBits
            pendingBits += 8
            while pendingBits >= width, !isEnded {
                let code = pending & (1 << width - 1)
                pending >>= width
                pendingBits -= width
                if code == clear {
                    reset()
                    previous = []
                    continue
                }
                if code == clear + 1 {
                    isEnded = true
                    break
                }
                guard code < strings.count || (code == strings.count && !previous.isEmpty) else {
                    throw Damage(what: "a code beyond the table")
                }
                let string = code < strings.count ? strings[code] : previous + [previous[0]]
                if !previous.isEmpty, strings.count < 4096 { strings.append(previous + [string[0]]) }
                if strings.count == 1 << width, width < 12 { width += 1 }
                result += string
                previous = string
            }
        }
        guard isEnded, result.count == count else { throw Damage(what: "\(result.count) pixels instead of \(count)") }
        return result
    }
}
