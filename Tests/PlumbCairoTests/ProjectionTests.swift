import Foundation
import Testing

@testable import PlumbCairo

/// What is seen in perspective, in pixels.
struct ProjectionTests {
    private static let size = CGSize(width: 60, height: 40)

    /// Red, green, blue, alpha; row by row.
    private func draw(_ items: [DisplayItem], scale: Double = 1) throws -> [[UInt8]] {
        let width = Int(Self.size.width * scale)
        let height = Int(Self.size.height * scale)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        let canvas = PixelCanvas(base: memory, width: width, height: height, stride: width * 4)
        try canvas.paint(DisplayList(size: Self.size, items: items), scale: scale)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        return (0..<width * height).map { [bytes[$0 * 4 + 2], bytes[$0 * 4 + 1], bytes[$0 * 4], bytes[$0 * 4 + 3]] }
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(RGBA(hex: color)), FillStyle())
    }

    /// A transform without perspective, taken for one with: the picture is the same in the middle of marks.
    @Test func parallelsAreDrawnAsATransformDoes() throws {
        var projection = ProjectionTransform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 10, ty: 3))
        let plain = try draw([.pushTransform(try #require(projection.affine)), box(4, 4, 30, 20, 0xFF0000), .pop])
        projection.m13 = 1e-12
        let seen = try draw([.pushProjection(projection), box(4, 4, 30, 20, 0xFF0000), .pop])
        for (index, (a, b)) in zip(plain, seen).enumerated() {
            let (x, y) = (index % 60, index / 60)
            // A pixel of softness at the edges.
            let isEdge = [12, 27].contains { abs(x - $0) <= 1 } || [7, 27].contains { abs(y - $0) <= 1 }
            if !isEdge { #expect(a == b, "\(x), \(y)") }
        }
    }

    /// x = 20 + u / (1 + u/40): twenty points of the view are seen on ten beside x = 20, its side at u = 40 on x = 40.
    @Test(arguments: [1.0, 2]) func whatIsFartherIsSmaller(scale: Double) throws {
        var projection = ProjectionTransform()
        projection.m11 = 1
        projection.m13 = 1.0 / 40
        let here = projection.conjugated(by: CGAffineTransform(translationX: 20, y: 0))
        let pixels = try draw(
            [.pushProjection(here), box(20, 0, 40, 40, 0x00FF00), box(20, 0, 20, 40, 0xFF0000), .pop], scale: scale)
        func pixel(_ x: Double, _ y: Double) -> [UInt8] {
            pixels[Int(y * scale) * Int(60 * scale) + Int(x * scale)]
        }
        // 20 / 1.5 = 13.3 and 40 / 2 = 20.
        #expect(pixel(22, 5) == [255, 0, 0, 255])
        #expect(pixel(32, 5) == [255, 0, 0, 255])
        #expect(pixel(35, 5) == [0, 255, 0, 255])
        #expect(pixel(38, 5) == [0, 255, 0, 255])
        #expect(pixel(42, 5) == [0, 0, 0, 0])
        // The far side is half as high.
        #expect(pixel(38, 18) == [0, 255, 0, 255])
        #expect(pixel(38, 24) == [0, 0, 0, 0])
        #expect(pixel(22, 34) == [255, 0, 0, 255])
    }

    @Test func whatIsBehindTheEyeIsNotSeen() throws {
        var projection = ProjectionTransform()
        // The eye's plane is at x = 20.
        projection.m13 = -1.0 / 20
        let pixels = try draw([.pushProjection(projection), box(-30, 0, 90, 40, 0xFF0000), .pop])
        #expect(pixels[5 * 60 + 30] == [255, 0, 0, 255])
        var behind = ProjectionTransform()
        behind.m33 = -1
        #expect(
            try draw([.pushProjection(behind), box(0, 0, 60, 40, 0xFF0000), .pop]).allSatisfy { $0 == [0, 0, 0, 0] })
        let flat = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 30, ty: 0))
        var tilted = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        tilted.m13 = 0.01
        for transform in [flat, tilted] {
            #expect(
                try draw([.pushProjection(transform), box(0, 0, 60, 40, 0xFF0000), .pop])
                    .allSatisfy { $0 == [0, 0, 0, 0] })
        }
    }

    /// A chequered picture that is seen very small is grey, not what happens to lie under the pixels' middles.
    @Test func whatIsSeenSmallIsAveraged() throws {
        var items: [DisplayItem] = []
        var small = ProjectionTransform(CGAffineTransform(scaleX: 0.125, y: 0.125))
        small.m23 = 1e-9
        items.append(.pushProjection(small))
        for column in 0..<40 { items.append(box(Double(column) * 4, 0, 2, 160, 0xFFFFFF)) }
        items.append(.pop)
        let pixels = try draw(items)
        let row = pixels[10 * 60 + 3..<10 * 60 + 17].map { Int($0[3]) }
        #expect(row.allSatisfy { abs($0 - 128) <= 2 }, "\(row)")
    }

    @Test func aPageWithoutPixelsGetsAPicture() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        let list = DisplayList(
            size: Self.size, items: [.pushProjection(projection), box(4, 4, 30, 20, 0xFF0000), .pop])
        let data = try PDFRenderer().render(list, scale: 1)
        #expect(String(decoding: data, as: UTF8.self).contains("/Image"))
    }
}
