/// Arrows and chevrons. Those that point elsewhere are turned from these, see `Turned.swift`.
enum ArrowGlyphs {
    static let table: GlyphTable = [
        "arrow.right": [.line("M4 12H20M13.5 5.5L20 12L13.5 18.5")],
        "arrow.up.right": [.line("M6.5 17.5L17.5 6.5M8.5 6.5H17.5V15.5")],
        "arrow.up.arrow.down": [.line("M7.5 20V4M3 8.5L7.5 4L12 8.5"), .line("M16.5 4V20M12 15.5L16.5 20L21 15.5")],
        "arrow.left.arrow.right": [.line("M20 7.5H4M8.5 3L4 7.5L8.5 12"), .line("M4 16.5H20M15.5 12L20 16.5L15.5 21")],
        "arrow.left.and.right": [.line("M3 12H21M7.5 7.5L3 12L7.5 16.5M16.5 7.5L21 12L16.5 16.5")],
        "arrow.up.and.down.and.arrow.left.and.right": [
            .line(
                "M12 2.5V21.5M2.5 12H21.5M9 5.5L12 2.5L15 5.5M9 18.5L12 21.5L15 18.5M5.5 9L2.5 12L5.5 15M18.5 9L21.5 12L18.5 15"
            )
        ],
        "arrow.up.left.and.arrow.down.right": [.line("M4 10.5V4H10.5M4 4L10.2 10.2M20 13.5V20H13.5M20 20L13.8 13.8")],
        "arrow.down.right.and.arrow.up.left": [
            .line("M3.8 10.2H10.2V3.8M10.2 10.2L3.8 3.8M13.8 20.2V13.8H20.2M13.8 13.8L20.2 20.2")
        ],
        "arrow.right.to.line": [.line("M3.5 12H16M10.5 6.5L16 12L10.5 17.5M20.5 5V19")],
        "arrow.clockwise": [.line("M20.1 14.7A8.4 8.4 0 1 1 19.3 8.3M19.8 3.3V8.8H14.3")],
        "arrow.triangle.2.circlepath": [
            .line("M3.6 10.5A8.5 8.5 0 0 1 19.9 8.6M20.4 3.7V8.7H15.4"),
            .line("M20.4 13.5A8.5 8.5 0 0 1 4.1 15.4M3.6 20.3V15.3H8.6"),
        ],
        "arrow.2.squarepath": [
            .line("M6 16.5V9A2.5 2.5 0 0 1 8.5 6.5H13.5M3 13.7L6 16.7L9 13.7"),
            .line("M18 7.5V15A2.5 2.5 0 0 1 15.5 17.5H10.5M15 10.3L18 7.3L21 10.3"),
        ],
        "arrow.uturn.left": [.line("M8.5 4L3.5 9L8.5 14M3.5 9H14.5A5.5 5.5 0 0 1 14.5 20H10")],
        "arrow.turn.up.left": [.line("M9 4.5L4 9.5L9 14.5M4 9.5H16A4 4 0 0 1 20 13.5V19.5")],
        "arrow.turn.down.right": [.line("M15 9.5L20 14.5L15 19.5M20 14.5H8A4 4 0 0 1 4 10.5V4.5")],
        "arrowshape.turn.up.left": [
            .body("M10.5 4.5L3 11.2L10.5 18V14C15 14 18.6 15.4 21 19.5C20.7 12.5 16.5 8.6 10.5 8.4Z")
        ],
        "arrowshape.right": [.body("M12.5 4.5L21 12L12.5 19.5V15.5H3.5V8.5H12.5Z")],
        "arrowtriangle.right": [
            .body("M7 5.2V18.8A1 1 0 0 0 8.5 19.7L19.2 12.9A1 1 0 0 0 19.2 11.1L8.5 4.3A1 1 0 0 0 7 5.2Z")
        ],
        "goforward": [.line("M18.7 8.3A8.2 8.2 0 1 1 12 4.8H14.2M11.2 1.5L14.6 4.8L11.2 8.1")],
        "chevron.right": [.line("M9 5L16 12L9 19")],
        "chevron.compact.right": [.line("M10 4L14 12L10 20")],
        "chevron.right.2": [.line("M5.5 5.5L12 12L5.5 18.5"), .line("M12.5 5.5L19 12L12.5 18.5")],
        "chevron.up.chevron.down": [.line("M6.5 9L12 3.75L17.5 9"), .line("M6.5 15L12 20.25L17.5 15")],
        "chevron.left.forwardslash.chevron.right": [.line("M7 7L2 12L7 17M17 7L22 12L17 17M14 4.5L10 19.5")],
        "arrow.branch": [
            .line(
                "M7 21.5V2.6M3.4 6.2L7 2.6L10.6 6.2M7 18.4C7 14.2 17.2 15.6 17.2 10.6V5.8M13.6 9.4L17.2 5.8L20.8 9.4")
        ],
        "arrow.merge": [
            .line("M12 2.6V11C12 15.6 5.8 15.4 5.8 21.5M12 11C12 15.6 18.2 15.4 18.2 21.5M8.2 6.4L12 2.6L15.8 6.4")
        ],
        "arrow.triangle.branch": [
            .line("M7.4 21.5V7.5M7.4 18.4C7.4 14.2 17 15.6 17 10.8"), .spot("M7.4 1.8L11 7.6H3.8Z"),
            .spot("M17 5L20.6 10.8H13.4Z"),
        ],
        "arrow.triangle.merge": [
            .line("M12 7.5V11C12 15.6 5.8 15.4 5.8 21.5M12 11C12 15.6 18.2 15.4 18.2 21.5"),
            .spot("M12 1.8L15.8 7.8H8.2Z"),
        ],
        "arrow.triangle.swap": [
            .line("M7 20.5V8.5M17 3.5V15.5"), .spot("M7 2.8L10.8 8.8H3.2Z"), .spot("M17 21.2L20.8 15.2H13.2Z"),
        ],
        "arrow.triangle.turn.up.right.diamond": [
            .body(
                "M10.6 2.6L2.6 10.6A2 2 0 0 0 2.6 13.4L10.6 21.4A2 2 0 0 0 13.4 21.4L21.4 13.4A2 2 0 0 0 21.4 10.6L13.4 2.6A2 2 0 0 0 10.6 2.6Z"
            ).layer(1), .detail("M8.4 15.6V13.2A2.4 2.4 0 0 1 10.8 10.8H13.4"), .hole("M13.4 7.7L17.2 10.8L13.4 13.9Z"),
        ],
        "arrow.triangle.turn.up.right.circle": [
            .body("O12 12 10").layer(1), .detail("M8.4 15.6V13.2A2.4 2.4 0 0 1 10.8 10.8H13.4"),
            .hole("M13.4 7.7L17.2 10.8L13.4 13.9Z"),
        ],
        "return": [.line("M20 5.5V11.5A3 3 0 0 1 17 14.5H4.5M9.2 9.8L4.5 14.5L9.2 19.2")],
        "rotate.left": [
            .body("R7.5 9.5 13 12 2.2"), .line("M3 14V9A5.4 5.4 0 0 1 8.4 3.6H13M.4 11.2L3 14.2L5.6 11.2").layer(1),
        ],
        "arrow.3.trianglepath": [
            .line("M9.2 7.4L10.7 4.8A1.5 1.5 0 0 1 13.3 4.8L15.6 8.8M16.3 5.2L15.8 9L12 8.4"),
            .line("M18 12.8L20.6 17.4A1.5 1.5 0 0 1 19.3 19.6H14.4M17 16.8L14.2 19.6L17 22.4"),
            .line("M9.8 19.6H4.7A1.5 1.5 0 0 1 3.4 17.4L5.8 13.2M2.2 14.2L6 13.1L7 16.8"),
        ],
        "arrow.rectanglepath": [
            .line("M20.5 13V16.2A2.3 2.3 0 0 1 18.2 18.5H7M9.8 15.5L6.8 18.5L9.8 21.5"),
            .line("M3.5 11V7.8A2.3 2.3 0 0 1 5.8 5.5H17M14.2 2.5L17.2 5.5L14.2 8.5"),
        ],
    ]
}
