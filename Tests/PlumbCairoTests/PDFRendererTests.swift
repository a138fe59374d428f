import Foundation
import PlumbCairo
import Testing

/// The PDF's own words: a page of the right size, shapes that stayed shapes.
struct PDFRendererTests {
    func pdf(_ items: [DisplayItem]) throws -> String {
        let file = try PDFRenderer().render(DisplayList(size: CGSize(width: 40, height: 30), items: items))
        return String(decoding: file, as: Unicode.ASCII.self)
    }

    static let stops = GradientTests.stops
    static let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    @Test func onePageOfTheListsSizeWithoutADate() throws {
        let file = try pdf([box(0, 0, 10, 10, .pureRed)])
        #expect(file.hasPrefix("%PDF-1."))
        #expect(file.contains("/MediaBox [ 0 0 40 30 ]"))
        #expect(file.contains("/Count 1"))
        #expect(!file.contains("CreationDate"))
        #expect(try file == pdf([box(0, 0, 10, 10, .pureRed)]))
        #expect(!file.contains("/Subtype /Image"))
    }

    @Test(arguments: [
        (
            Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 0)), "/ShadingType 2",
            "/Subtype /Image"
        ),
        (
            .radialGradient(stops: stops, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20),
            "/ShadingType 3", "/Subtype /Image"
        ),
        (
            .angularGradient(stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 6),
            "/Subtype /Image",
            "/ShadingType"
        ),
    ])
    func gradientsStayGradientsWherePDFHasThem(paint: Paint, contains: String, lacks: String) throws {
        let file = try pdf([.fill(Self.whole, paint, FillStyle())])
        #expect(file.contains(contains))
        #expect(!file.contains(lacks))
    }

    @Test func picturesSurviveTheirBitmap() throws {
        let file = try pdf([.image(ImageDrawingTests.four, in: Self.whole.boundingRect, source: nil, tint: nil, .none)])
        #expect(file.contains("/Subtype /Image"))
        #expect(file.contains("/Width 2"))
    }

    @Test func whatPDFLacksIsOneSentence() {
        let error = #expect(throws: RenderError.self) { try pdf([.pushLayer(opacity: 1, .plusDarker), .pop]) }
        #expect(error?.description.contains("plusDarker") == true)
        #expect(throws: RenderError.self) { try PDFRenderer().render(DisplayList(size: CGSize(width: 1e6, height: 1))) }
        #expect(throws: RenderError.self) {
            try PDFRenderer().render(DisplayList(size: CGSize(width: CGFloat.nan, height: 1)))
        }
    }
}
