/// Plain figures, signs of calculation, and currencies.
enum MathematicsGlyphs {
    static let table: GlyphTable = [
        "rhombus": [
            .body(
                "M10.7 2.9L3.4 11A1.5 1.5 0 0 0 3.4 13L10.7 21.1A1.7 1.7 0 0 0 13.3 21.1L20.6 13A1.5 1.5 0 0 0 20.6 11L13.3 2.9A1.7 1.7 0 0 0 10.7 2.9Z"
            )
        ],
        "capsule": [.body("R1.5 6 21 12 6")],
        "capsule.portrait": [.body("R6 1.5 12 21 6")],
        "oval": [.body("M12 5.5A10 6.5 0 0 1 12 18.5A10 6.5 0 0 1 12 5.5Z")],
        "trapezoid.and.line.vertical": [.body("M8.5 5H20.5L17.5 19H5.5Z"), .line("M2.5 3V21")],
        "square.on.circle": [.line("M14.6 6A7 7 0 1 0 7 15.4").layer(1), .body("R9.5 9 12.5 12.5 2.4")],
        "infinity": [
            .line(
                "M12 12C10 9 8.4 7.4 6.4 7.4A4.6 4.6 0 0 0 6.4 16.6C8.4 16.6 10 15 12 12C14 9 15.6 7.4 17.6 7.4A4.6 4.6 0 0 1 17.6 16.6C15.6 16.6 14 15 12 12Z"
            )
        ],
        "staroflife": [
            .body(
                "M10 2.2H14V8.5L19.4 5.4L21.4 8.8L16 12L21.4 15.2L19.4 18.6L14 15.5V21.8H10V15.5L4.6 18.6L2.6 15.2L8 12L2.6 8.8L4.6 5.4L10 8.5Z"
            )
        ],
        "rosette": [.body("O12 9 6.6"), .line("M8.4 15L6.6 22L12 19.2L17.4 22L15.6 15"), .detail("O12 9 2.6")],
        "purchased": [.line("M19.6 6.4A9.4 9.4 0 1 0 21.4 12"), .line("M8 11.4L11.4 15L21 4.5")],
        "circlebadge": [.body("O12 12 6")],
        "circlebadge.2": [.body("O9 12 5").layer(1), .line("M13.6 8A5 5 0 1 1 13.6 16")],
        "smallcircle.filled.circle": [.line("O12 12 10").layer(1), .spot("O12 12 5")],
        "smallcircle.circle": [.body("O12 12 10"), .detail("O12 12 4")],
        "circle.dashed": [
            .line(
                "M9.4 2.4A10 10 0 0 1 14.6 2.4M17.9 3.9A10 10 0 0 1 20.9 7.4M22 10.6A10 10 0 0 1 21.2 16M19.4 18.7A10 10 0 0 1 15.4 21.4M12.4 22A10 10 0 0 1 7.2 20.8M4.6 18.7A10 10 0 0 1 2.2 14.2M2 10.6A10 10 0 0 1 4.2 5.7"
            )
        ],
        "circle.dotted": [
            .spot(
                "O12 2.6 1.2O16.7 3.9 1.2O20.1 7.3 1.2O21.4 12 1.2O20.1 16.7 1.2O16.7 20.1 1.2O12 21.4 1.2O7.3 20.1 1.2O3.9 16.7 1.2O2.6 12 1.2O3.9 7.3 1.2O7.3 3.9 1.2"
            )
        ],
        "circle.tophalf.filled": [.line("O12 12 10"), .spot("M2 12A10 10 0 0 1 22 12Z")],
        "circle.bottomhalf.filled": [.line("O12 12 10"), .spot("M2 12A10 10 0 0 0 22 12Z")],
        "circle.inset.filled": [.line("O12 12 10").layer(1), .spot("O12 12 7")],
        "square.inset.filled": [.line("R3 3 18 18 3").layer(1), .spot("R6 6 12 12 1.4")],
        "rectangle.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R5 7.5 14 9 1")],
        "righttriangle": [
            .body("M20.4 3.8V18.8A1.7 1.7 0 0 1 18.7 20.5H3.7A1 1 0 0 1 3 18.8L18.7 3.1A1 1 0 0 1 20.4 3.8Z")
        ],
        "triangleshape": [
            .body(
                "M10.8 4.4L2.6 18.6A1.4 1.4 0 0 0 3.8 20.6H20.2A1.4 1.4 0 0 0 21.4 18.6L13.2 4.4A1.4 1.4 0 0 0 10.8 4.4Z"
            )
        ],
        "cone": [.body("M12 2.5L20.5 18C20.5 20.2 16.6 21.6 12 21.6S3.5 20.2 3.5 18Z")],
        "pyramid": [.body("M12 3L22 18L12 21.5L2 18Z"), .detail("M12 3.6V21")],
        "torus": [.body("O12 12 10"), .detail("O12 12 3.4")],
        "sum": [.line("M17.5 7V4.5H6L12 12L6 19.5H17.5V17")],
        "x.squareroot": [.line("M2 13H4.4L7.4 20L11.4 4H22"), .line("M13.6 10L19.8 18M19.8 10L13.6 18")],
        "fx": [
            .line(
                "M11 4.8C8.6 3.4 7.4 5 7 7.4L5 18C4.6 20.2 3.4 21 1.8 20.2M4.4 10.6H10M12.4 11.4L19.4 19.4M20 11.4L12 19.4"
            )
        ],
        "divide": [.line("M4.5 12H19.5"), .spot("O12 6 1.9"), .spot("O12 18 1.9")],
        "plusminus": [.line("M12 3.5V14.5M6.5 9H17.5M6.5 19.5H17.5")],
        "plus.forwardslash.minus": [.line("M6.5 3.5V10.5M3 7H10M14 17H21M19.5 3.5L4.5 20.5")],
        "lessthan": [.line("M18.5 5L5.5 12L18.5 19")],
        "greaterthan": [.line("M5.5 5L18.5 12L5.5 19")],
        "notequal": [.line("M5 9H19M5 15H19M16.5 4.5L7.5 19.5")],
        "curlybraces": [
            .line(
                "M9 3.5C6.4 3.5 6 5 6 7V9.4C6 11 5.2 12 3.6 12C5.2 12 6 13 6 14.6V17C6 19 6.4 20.5 9 20.5M15 3.5C17.6 3.5 18 5 18 7V9.4C18 11 18.8 12 20.4 12C18.8 12 18 13 18 14.6V17C18 19 17.6 20.5 15 20.5"
            )
        ],
        "parentheses": [.line("M8.4 3C3.8 8 3.8 16 8.4 21M15.6 3C20.2 8 20.2 16 15.6 21")],
        "yensign": [.line("M5.5 3.5L12 12L18.5 3.5M12 12V20.5M6.5 13H17.5M6.5 17H17.5")],
        "centsign": [.line("M16.6 8.6A5.4 5.4 0 1 0 16.6 15.4M12 3.5V20.5")],
        "wonsign": [.line("M3 4.5L7.4 19.5L12 6.5L16.6 19.5L21 4.5M2.5 10.4H21.5M2.5 14H21.5")],
        "rublesign": [.line("M8 21V3.5H13.4A4.6 4.6 0 0 1 13.4 12.7H5.4M5.4 16.4H13.6")],
        "indianrupeesign": [.line("M6 4H18M6 8.6H18M6.4 13H9A4.5 4.5 0 0 0 9 4M6.4 13L14.4 20.5")],
        "turkishlirasign": [.line("M9 3V20.5C14.6 20.5 18 17.4 18 12.4M5 11.6L14.6 7M5 15.8L14.6 11.2")],
    ]
}
