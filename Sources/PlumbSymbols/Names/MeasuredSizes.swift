import Foundation

/// How large symbols are, as measured.
enum MeasuredSizes {
    /// Width and height in points of `Image(systemName:)` with `.font(.system(size: 13))`, regular, medium scale,
    /// measured at 13 pt on macOS 26.2 (github.com/iamcgn/swiftui-web, Fixtures/Goldens/symbol/catalog-13).
    private static let rows = """
        airplane 16 15; ant 14 17.5; antenna.radiowaves.left.and.right 15.5 14; archivebox 16 14;
        arrow.clockwise 13.5 16; arrow.counterclockwise 13.5 16; arrow.down 13 14; arrow.down.circle 15 15;
        arrow.down.left 12.5 11.5; arrow.down.to.line 13 15.5; arrow.left 15 12; arrow.left.circle 15 15;
        arrow.right 15 12; arrow.right.circle 15 15; arrow.turn.up.left 15 12; arrow.up 13 14;
        arrow.up.and.down.and.arrow.left.and.right 17 17; arrow.up.arrow.down 18 14.5; arrow.up.circle 15 15;
        arrow.up.left.and.arrow.down.right 15.5 14.5; arrow.up.right 12.5 11.5; arrow.up.to.line 13 15.5;
        arrow.uturn.left 15 14; at 15.5 16; backward.end.fill 15 12; backward.fill 19.5 12; battery.100 22 11;
        bell 15 15.5; bell.badge 15 16.5; bell.fill 15 15.5; bell.slash 15 16.5; bicycle 24 15; bold 11 11.5;
        bolt 13 17; book 17.5 14; book.closed 14 16; bookmark 14 16; briefcase 18 14.5; bubble.left 17 15.5;
        building.2 15.5 17; bus 17.5 17; calendar 16 14; camera 19 14.5; car 18.5 14; cart 18 14.5; cat 20.5 17;
        chart.bar 19.5 14; chart.line.uptrend.xyaxis 17 14; chart.pie 15 15; checklist 17.5 15; checkmark 14 13;
        checkmark.circle 15 15; checkmark.circle.fill 15 15; checkmark.square 15 14; chevron.down 14.5 8.5;
        chevron.left 10 13.5; chevron.left.forwardslash.chevron.right 21 14.5; chevron.right 10 13.5;
        chevron.right.circle 15 15; chevron.up 14.5 8.5; circle 15 15; circle.fill 15 15; clock 15 15;
        cloud 17.5 12.5; creditcard 18 13; crop 17 16; crown 19.5 14.5; cursorarrow 10.5 15.5; cylinder 14 15.5;
        desktopcomputer 18.5 15; doc 14 16; doc.badge.plus 14 18; doc.on.clipboard 16 18; doc.on.doc 16 18;
        doc.text 14 16; dog 21 17; dollarsign.circle 15 15; drop 11 15; ellipsis 14 4.5; ellipsis.circle 15 15;
        envelope 18.5 13; eraser 16 15.5; exclamationmark 5 14.5; exclamationmark.circle 15 15;
        exclamationmark.circle.fill 15 15; exclamationmark.triangle 16.5 14.5; eye 20.5 13; eye.slash 20.5 16;
        eyedropper 16.5 16; face.smiling 15 15; flag 15 14.5; flame 13 16; folder 17.5 14; folder.badge.plus 17.5 15;
        folder.fill 17.5 14; forward.end.fill 15 12; forward.fill 19.5 12; gamecontroller 21.5 14; gear 16.5 16;
        gearshape 16 16; gearshape.fill 15.5 15.5; gift 15.5 15.5; globe 15 15; graduationcap 20.5 17.5;
        hammer 19.5 18; hand.raised 15.5 16; hand.thumbsdown 15 16; hand.thumbsup 15 16; headphones 16 16;
        heart 16 14; heart.circle 15 15; heart.fill 16 14; hexagon 16 16.5; highlighter 16.5 16; house 18.5 15.5;
        house.fill 18.5 15.5; info.circle 15 15; info.circle.fill 15 15; iphone 13.5 15.5; italic 10 11.5;
        key 11.5 18; leaf 15.5 14; lightbulb 11.5 17; line.3.horizontal 16 8.5; link 16.5 16.5;
        link.badge.plus 16.5 17; list.bullet 16 11.5; list.number 16 13; location 15 15; lock 13 14.5;
        lock.open 16.5 14.5; magnifyingglass 15.5 15; map 16.5 15; message 17 14.5; mic 13.5 16; mic.slash 13.5 16;
        minus 13.5 3.5; minus.circle 15 15; minus.magnifyingglass 15.5 15; minus.square 15 14; moon 15 15;
        mountain.2 25 13.5; music.note 11 15; newspaper 17.5 16; number 14.5 14.5; paintbrush 16.5 18;
        paintpalette 17.5 15; paperclip 15 16.5; paperplane 16 15.5; pause.fill 11 12.5; pencil 13.5 12.5;
        pentagon 17.5 16; percent 15 14.5; person 14.5 14; person.2 21.5 15; person.badge.plus 14.5 17;
        person.circle 15 15; person.fill 14 13.5; phone 15.5 14.5; photo 18 14; pills 18 15.5; pin 15 17;
        play.fill 11.5 13; plus 13.5 12.5; plus.circle 15 15; plus.circle.fill 15 15; plus.magnifyingglass 15.5 15;
        plus.square 15 14; power 15 15.5; printer 17.5 16; puzzlepiece 22 14.5; qrcode 15 14; questionmark 10 14.5;
        questionmark.circle 15 15; quote.opening 17 11; radio 18 17; rectangle 18 14; rectangle.portrait 14 16;
        rectangle.split.3x1 18 14; repeat 17 13.5; ruler 19 9; safari 15 15; scissors 19.5 15; seal 17 17;
        shield 14 15; shippingbox 16 16.5; shuffle 18 14; sidebar.left 18 14; sidebar.right 18 14;
        slider.horizontal.3 16 13; snowflake 13.5 15; sparkles 15 16.5; speaker.slash 13.5 16;
        speaker.wave.1 15.5 13.5; speaker.wave.2 18.5 13.5; square 15 14; square.3.layers.3d 16 16.5;
        square.and.arrow.down 14.5 17; square.and.arrow.up 14.5 17.5; square.and.pencil 16.5 16; square.dashed 15 14;
        square.fill 15 14; square.grid.2x2 15 14; star 16.5 16; star.circle 15 15; star.fill 16.5 16;
        star.leadinghalf.filled 16.5 16; storefront 18 16; sun.max 16 16; tablecells 18 14; tag 17 16.5;
        terminal 18 14; text.aligncenter 16 13; text.alignleft 16 13; text.alignright 16 13; text.justify 16 13;
        textformat 18 11.5; thermometer 10 16.5; touchid 16.5 16; tram 15 18; trash 14.5 16.5; trash.circle 15 15;
        trash.fill 14.5 16.5; tray 18 13; tree 19.5 19; triangle 16.5 14.5; trophy 15.5 16; truck.box 21.5 16;
        tv 19 15; underline 10.5 13.5; video 19 12.5; wallet.pass 14 16; waveform.path.ecg 16 15.5; wifi 17 13;
        wind 16 13.5; wrench 18 18; xmark 13.5 12.5; xmark.circle 15 15; xmark.circle.fill 15 15; xmark.square 15 14
        """

    /// The star at other font sizes, from the same source: the only symbol measured at more than one.
    static let stars: [(fontSize: Double, size: CGSize)] = [
        (10, CGSize(width: 13, height: 11.5)), (11, CGSize(width: 14.5, height: 13.5)),
        (13, CGSize(width: 16.5, height: 16)), (17, CGSize(width: 22, height: 20)),
        (22, CGSize(width: 28.5, height: 26)), (24, CGSize(width: 31, height: 28.5)),
        (26, CGSize(width: 33.5, height: 31.5)), (40, CGSize(width: 51.5, height: 47)),
    ]

    /// Boxes known at other font sizes: the font's size, width and height in points, regular, medium scale.
    ///
    /// The heights of `person.fill.badge.plus` and `book.pages` are measured on Apple's pictures; their widths are
    /// those of `person.badge.plus` and `book`. Batteries are as large as `battery.100`. The others are from memory of
    /// iOS.
    private static let rowsAtOtherSizes = """
        battery.0 13 22 11; battery.25 13 22 11; battery.50 13 22 11; battery.75 13 22 11; battery.100.bolt 13 22 11;
        book.pages 30 40.5 42; bubble.left.and.bubble.right 17 31 22;
        bubble.left.and.exclamationmark.bubble.right 17 31 22; bubble.left.and.text.bubble.right 17 31 22;
        gearshape.2 17 29 22; person.3 17 35 18; person.fill.badge.plus 48.2 53.8 61.9;
        person.line.dotted.person 17 34 18
        """

    /// The ink as pictures at 3 pixels a point show it: the font's size, and the width and height of the pixels that
    /// the ink touches, in points; regular, medium scale. Measured on Apple's pictures.
    private static let inkRows = "eraser 16 15.33 15.33; location 17 16 16; xmark 16 12.33 12.33"

    /// The sizes at 13 pt under their names.
    static let table = sizes(rows).mapValues(\.size)

    /// Boxes of names that `table` has not, in points at 13 pt, not rounded.
    static let otherTable = sizes(rowsAtOtherSizes).mapValues { row in
        let factor = SymbolSize.measuredFontSize / row.fontSize
        return CGSize(width: row.size.width * factor, height: row.size.height * factor)
    }

    /// The ink of some symbols in points at 13 pt, with a regular pen. The pixels at both ends are not wholly ink: a
    /// quarter of one is taken off.
    static let inkTable = sizes(inkRows).mapValues { row in
        let factor = SymbolSize.measuredFontSize / row.fontSize
        return CGSize(width: (row.size.width - 0.25 / 3) * factor, height: (row.size.height - 0.25 / 3) * factor)
    }

    /// Rows of a name, the font's size if it is not 13 pt, width and height.
    private static func sizes(_ rows: String) -> [String: (fontSize: Double, size: CGSize)] {
        var table: [String: (fontSize: Double, size: CGSize)] = [:]
        for row in rows.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let words = row.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard let name = words.first, numbers.count == words.count - 1, numbers.count == 2 || numbers.count == 3
            else { continue }
            let size = CGSize(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
            table[String(name)] = (numbers.count == 3 ? numbers[0] : SymbolSize.measuredFontSize, size)
        }
        return table
    }
}
