/// Symbols that put two things together, and variants that no rule makes.
enum TogetherGlyphs {
    private static let cloud = "M7 19A4.8 4.8 0 0 1 6.2 9.5A6.3 6.3 0 0 1 18.3 10.3A4.4 4.4 0 0 1 17.6 19Z"
    private static let highCloud = "M7 14.5A4.2 4.2 0 0 1 6.4 6.2A5.8 5.8 0 0 1 17.6 6.9A3.9 3.9 0 0 1 17.2 14.5Z"
    private static let arrowCloud = "M8.2 17H7A4.8 4.8 0 0 1 6.2 7.5A6.3 6.3 0 0 1 18.3 8.3A4.4 4.4 0 0 1 17.6 17H15.8"
    private static let phone =
        "M6.2 4.8H8A1.6 1.6 0 0 1 9.5 5.9L10.2 8.1A1.6 1.6 0 0 1 9.8 9.7L8.8 10.6A11 11 0 0 0 13.4 15.2L14.3 14.2A1.6 1.6 0 0 1 15.9 13.8L18.1 14.5A1.6 1.6 0 0 1 19.2 16V17.8A3.2 3.2 0 0 1 15.7 21.2A14.2 14.2 0 0 1 2.8 8.3A3.2 3.2 0 0 1 6.2 4.8Z"
    private static let message =
        "M12 3C17.5 3 22 6.6 22 11S17.5 19 12 19C11 19 10 18.9 9.1 18.7C7.6 20 5.8 20.9 3.8 21C4.6 20 5.2 18.6 5.2 17C3.2 15.5 2 13.4 2 11C2 6.6 6.5 3 12 3Z"
    private static let axes = "M3 3V18.5A2 2 0 0 0 5 20.5H21.5"

    static let table: GlyphTable = [
        "exclamationmark.icloud": [.body(cloud), .detail("M12 9V12.6"), .hole("O12 16 1.2")],
        "checkmark.icloud": [.body(cloud), .detail("M8.8 13.2L11.3 15.8L15.4 10.4")],
        "xmark.icloud": [.body(cloud), .detail("M9.8 10.6L14.2 15M14.2 10.6L9.8 15")],
        "bolt.horizontal.icloud": [.body(cloud), .hole("M7.8 12.2L12.6 9.6L13 12L16.4 12.6L11.6 15.4L11.2 13Z")],
        "icloud.and.arrow.up": [.line(arrowCloud), .line("M12 21.5V11.5M8.6 14.8L12 11.4L15.4 14.8")],
        "icloud.and.arrow.down": [.line(arrowCloud), .line("M12 11V21.2M8.6 17.8L12 21.2L15.4 17.8")],
        "icloud.and.arrow.up.fill": [
            .body("M7 17A4.8 4.8 0 0 1 6.2 7.5A6.3 6.3 0 0 1 18.3 8.3A4.4 4.4 0 0 1 17.6 17Z"),
            .gap("M12 21.5V11.5M8.6 14.8L12 11.4L15.4 14.8"), .line("M12 21.5V11.5M8.6 14.8L12 11.4L15.4 14.8"),
        ],
        "icloud.and.arrow.down.fill": [
            .body("M7 17A4.8 4.8 0 0 1 6.2 7.5A6.3 6.3 0 0 1 18.3 8.3A4.4 4.4 0 0 1 17.6 17Z"),
            .gap("M12 11V21.2M8.6 17.8L12 21.2L15.4 17.8"), .line("M12 11V21.2M8.6 17.8L12 21.2L15.4 17.8"),
        ],
        "cloud.bolt.rain": [.body(highCloud), .line("M13 12.5L10.4 17.6H14L11.8 22"), .line("M7 18L6 21M18 18L17 21")],
        "cloud.bolt.rain.fill": [
            .body(highCloud), .gap("M13 12.5L10.4 17.6H14L11.8 22"), .line("M13 12.5L10.4 17.6H14L11.8 22"),
            .line("M7 18L6 21M18 18L17 21"),
        ],
        "cloud.sun.bolt": [
            .line("M10.4 4.4A3.8 3.8 0 0 1 17.6 7.4M14.4 1.4V1M18.9 3.3L19.4 2.8M20.8 7.4H21.3"),
            .body("M6.4 16A3.9 3.9 0 0 1 6 8.2A5.2 5.2 0 0 1 15.8 8.9A3.6 3.6 0 0 1 15.4 16Z"),
            .gap("M11.4 13.5L9.2 18H12.4L10.4 22.4"), .line("M11.4 13.5L9.2 18H12.4L10.4 22.4"),
        ],
        "smoke": [.body(highCloud), .line("M6.5 18.2H17.5M9 22H15")],
        "sun.haze": [
            .body("M8 11.8A4.2 4.2 0 1 1 16 11.8Z"),
            .line(
                "M12 3.4V1.8M18 6L19.1 4.9M6 6L4.9 4.9M4 11.5H2.5M20 11.5H21.5M3.5 15.5H13.5M17 15.5H20.5M3.5 19.5H7M10.5 19.5H20.5"
            ),
        ],
        "sun.horizon": [
            .body("M6.5 17A5.5 5.5 0 0 1 17.5 17Z"),
            .line("M2 17H4M20 17H22M4.9 10L6.2 11.2M19.1 10L17.8 11.2M12 7.5V5.5M4 21H20"),
        ],
        "thermometer.snowflake": [
            .body("M5.4 14V5.5A2.8 2.8 0 0 1 11 5.5V14A4.4 4.4 0 1 1 5.4 14Z"), .detail("M8.2 9V16"),
            .hole("O8.2 17.4 1.6"),
            .line("M18 5V14M14.1 7.2L21.9 11.8M21.9 7.2L14.1 11.8"),
        ],
        "dot.radiowaves.left.and.right": [
            .spot("O12 12 2.2"),
            .line(
                "M8.3 15.7A5.2 5.2 0 0 1 8.3 8.3M15.7 8.3A5.2 5.2 0 0 1 15.7 15.7M5.1 18.9A9.7 9.7 0 0 1 5.1 5.1M18.9 5.1A9.7 9.7 0 0 1 18.9 18.9"
            ),
        ],
        "dot.radiowaves.forward": [
            .spot("O5 12 2.2"),
            .line("M9.6 7.8A6 6 0 0 1 9.6 16.2M13.2 4.8A10.2 10.2 0 0 1 13.2 19.2M16.8 1.9A14.4 14.4 0 0 1 16.8 22.1"),
        ],
        "wave.3.right": [
            .line("M6 9.2A4.2 4.2 0 0 1 6 14.8M10.2 6.2A8.2 8.2 0 0 1 10.2 17.8M14.4 3.2A12.4 12.4 0 0 1 14.4 20.8")
        ],
        "wifi.exclamationmark": [
            .line("M2 9.4A14.2 14.2 0 0 1 22 9.4M5.4 13A9.4 9.4 0 0 1 18.6 13M8.7 16.5A4.7 4.7 0 0 1 15.3 16.5"),
            .spot("O12 20 1.5"), .gap("M19.5 11.5V21"), .line("M19.5 11.5V17"), .spot("O19.5 21 1.5"),
        ],
        "photo.artframe": [
            .body("R2 3.5 20 17 1.2"), .detail("R5.6 7 12.8 10 .6"),
            .hole("M7.4 15.4L10.4 11.2L13 14L14.4 12.4L16.6 15.4Z"),
        ],
        "person.crop.artframe": [
            .body("R2 3 20 18 1.2"), .detail("R5.6 6.5 12.8 11 .6"), .hole("O12 10.6 1.8"),
            .hole("M8.4 16.4C8.4 14.2 10 13.4 12 13.4S15.6 14.2 15.6 16.4Z"),
        ],
        "photo.stack": [
            .body("R2.5 8.5 19 12.5 2.3"), .detail("M3.5 18.6L8 14.4L12 18.4L14.6 16L20 20"),
            .line("M5 5.4H19M7.5 2.4H16.5"), .hole("O16.4 12.4 1.2"),
        ],
        "checkmark.rectangle.stack": [
            .body("R2.5 8.5 19 12.5 2.3"), .detail("M8.6 15L11.2 17.8L15.4 12"), .line("M5 5.4H19M7.5 2.4H16.5"),
        ],
        "rectangle.fill.on.rectangle.fill": [
            .spot("R1.2 2.5 17.3 14.3 3"), .gap("R6.6 8.6 14.8 11.5 1.6"), .spot("R5.6 7.6 16.8 13.5 2.6"),
        ],
        "square.filled.on.square": [
            .body("R3 3 13.2 13.2 2.3"), .gap("R9.2 9.2 11 11 1.6"), .spot("R8.2 8.2 13.4 13.4 2.6"),
        ],
        "macwindow.on.rectangle": [
            .line("M5 15.5H4.3A2.1 2.1 0 0 1 2.2 13.4V5.6A2.1 2.1 0 0 1 4.3 3.5H15.4A2.1 2.1 0 0 1 17.5 5.6"),
            .body("R6.2 8.2 15.6 12.3 2.1"), .detail("M6.8 12.4H21.2"),
        ],
        "aspectratio": [.body("R2 4.5 20 15 2.5"), .detail("M6 12V8.5H9.5M18 12V15.5H14.5")],
        "rectangle.3.offgrid": [.body("R2.2 3.5 9 9.5 1.6"), .body("R15 3.5 6.8 9.5 1.6"), .body("R6 16.8 12 4 1.4")],
        "rectangle.expand.vertical": [
            .body("R3 9.8 18 4.4 1.2"), .line("M12 6.5V2M9 4.6L12 1.8L15 4.6M12 17.5V22M9 19.4L12 22.2L15 19.4"),
        ],
        "rectangle.compress.vertical": [
            .body("R3 9.8 18 4.4 1.2"), .line("M12 1.8V6.4M9 3.8L12 6.6L15 3.8M12 22.2V17.6M9 20.2L12 17.4L15 20.2"),
        ],
        "flip.horizontal": [
            .line("M12 2.5V5M12 9V11M12 13V15M12 19V21.5"), .body("M8.5 6V18H2.5Z"), .line("M15.5 6V18H21.5Z"),
        ],
        "cube.transparent": [
            .line("M12 2.2L20.5 6.9V17.1L12 21.8L3.5 17.1V6.9Z"),
            .line(
                "M12 2.2V6M20.5 17.1L17.4 15.3M3.5 17.1L6.6 15.3M3.8 7.1L7 8.9M20.2 7.1L17 8.9M12 21.4V18M12 12V14.4M12 12L9.8 10.7M12 12L14.2 10.7"
            ),
        ],
        "circle.hexagongrid": [
            .body("O12 12 2.4"), .body("O12 4.4 2.4"), .body("O18.6 8.2 2.4"), .body("O18.6 15.8 2.4"),
            .body("O12 19.6 2.4"), .body("O5.4 15.8 2.4"), .body("O5.4 8.2 2.4"),
        ],
        "circle.grid.cross": [.body("O12 4.6 3"), .body("O4.6 12 3"), .body("O19.4 12 3"), .body("O12 19.4 3")],
        "camera.filters": [.line("O12 8.6 6"), .line("O8.2 15.2 6"), .line("O15.8 15.2 6")],
        "square.righthalf.filled": [.line("R3 3 18 18 3"), .spot("M12 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H12Z")],
        "slash.circle": [.body("O12 12 10"), .detail("M15.5 8.5L8.5 15.5")],
        "poweron": [.line("M12 4V20")],
        "poweroff": [.line("O12 12 8")],
        "lineweight": [.spot("R3 4 18 1.4 .7"), .spot("R3 9 18 2.4 1.1"), .spot("R3 15 18 4.2 1.4")],
        "clock.arrow.circlepath": [
            .line("M3.9 14.7A8.4 8.4 0 1 0 4.7 8.3M4.2 3.3V8.8H9.7"), .line("M12 8V12.8L15 14.8"),
        ],
        "doc.text.magnifyingglass": [
            .line(
                "M11 21.8H6.8A2.3 2.3 0 0 1 4.5 19.5V4.2A2 2 0 0 1 6.5 2.2H13.2L19.5 8.5V10M13 2.6V8.7H19.1M8.3 13H10.5M8.3 17H10"
            ), .line("O16 16.2 3.6"), .line("M18.7 18.9L21.8 22"),
        ],
        "sparkle.magnifyingglass": [
            .line("O10 10 7"), .line("M15.2 15.2L21 21"),
            .spot(
                "M10 5.6C10.4 8.6 11.4 9.6 14.4 10C11.4 10.4 10.4 11.4 10 14.4C9.6 11.4 8.6 10.4 5.6 10C8.6 9.6 9.6 8.6 10 5.6Z"
            ),
        ],
        "sparkles.tv": [
            .body("R2.5 4 19 13 2.5"), .line("M8 21H16"),
            .hole(
                "M12 6.2C12.5 9.2 13.3 10 16.3 10.5C13.3 11 12.5 11.8 12 14.8C11.5 11.8 10.7 11 7.7 10.5C10.7 10 11.5 9.2 12 6.2Z"
            ),
        ],
        "textformat.size.larger": [.line("M2 19L8 4.5L14 19M4.2 14.2H11.8"), .line("M16.5 9L19.4 6L22.3 9")],
        "textformat.size.smaller": [.line("M2 19L8 4.5L14 19M4.2 14.2H11.8"), .line("M16.5 6L19.4 9L22.3 6")],
        "textformat.superscript": [
            .line("M3 8L12.5 20M12.5 8L3 20"), .line("M16.2 4.6A2.3 2.3 0 0 1 20.8 4.8C20.8 6.4 18.2 7.6 16.2 10H21.2"),
        ],
        "hourglass.tophalf.fill": [
            .line(
                "M5.5 2.5H18.5M5.5 21.5H18.5M7 2.5V6.5C7 9.5 10.8 10.4 10.8 12S7 14.5 7 17.5V21.5M17 2.5V6.5C17 9.5 13.2 10.4 13.2 12S17 14.5 17 17.5V21.5"
            ), .spot("M7 2.5H17V6.5C17 9.5 13.2 10.4 13.2 12H10.8C10.8 10.4 7 9.5 7 6.5Z"),
        ],
        "hourglass.bottomhalf.fill": [
            .line(
                "M5.5 2.5H18.5M5.5 21.5H18.5M7 2.5V6.5C7 9.5 10.8 10.4 10.8 12S7 14.5 7 17.5V21.5M17 2.5V6.5C17 9.5 13.2 10.4 13.2 12S17 14.5 17 17.5V21.5"
            ), .spot("M7 21.5H17V17.5C17 14.5 13.2 13.6 13.2 12H10.8C10.8 13.6 7 14.5 7 17.5Z"),
        ],
        "phone.arrow.up.right": [.body(phone), .line("M15 9L21.2 2.8M16.2 2.8H21.2V7.8")],
        "phone.arrow.down.left": [.body(phone), .line("M21.2 2.8L15 9M15 4V9H20")],
        "phone.connection": [.body(phone), .line("M14 2.8A7.2 7.2 0 0 1 21.2 10M14 6.6A3.4 3.4 0 0 1 17.4 10")],
        "arrow.up.message": [.body(message), .detail("M12 15V7.4M8.8 10.4L12 7.2L15.2 10.4")],
        "video.bubble.left": [
            .body(
                "M5.5 3.5H18.5A3.5 3.5 0 0 1 22 7V13.5A3.5 3.5 0 0 1 18.5 17H11L6.8 20.8A.6 .6 0 0 1 5.8 20.4V17H5.5A3.5 3.5 0 0 1 2 13.5V7A3.5 3.5 0 0 1 5.5 3.5Z"
            ), .hole("R6.5 7 7 6.5 1.4"), .hole("M14.5 9.6L17.4 7.6V13L14.5 11Z"),
        ],
        "list.bullet.below.rectangle": [
            .body("R3 2.8 18 8 2"), .spot("O4.2 15.4 1.3"), .spot("O4.2 20.2 1.3"), .line("M8.5 15.4H21M8.5 20.2H21"),
        ],
        "list.dash.header.rectangle": [
            .body("R2 4 20 16 2.8"), .detail("M2.5 8.8H21.5M6 12.6H6.6M6 16H6.6M10 12.6H18M10 16H18"),
        ],
        "uiwindow.split.2x1": [.body("R2 4 20 16 2.8"), .detail("M2.5 8.8H21.5M12 9V19.5")],
        "keyboard.chevron.compact.down": [
            .body("R1.8 2.8 20.4 12.2 2.4"),
            .detail("M5.6 6.6H5.7M9 6.6H9.1M12.2 6.6H12.3M15.4 6.6H15.5M18.4 6.6H18.5M8 11.2H16"),
            .line("M8.5 19L12 21L15.5 19"),
        ],
        "chart.line.downtrend.xyaxis": [
            .line(axes), .line("M6.8 5.5L11 10.5L14.5 7.5L20.5 15M20.8 10.6L20.7 15.4L16 15.2"),
        ],
        "pencil.tip.crop.circle": [
            .body("O12 12 10"),
            .detail("M6.4 19.5L11 6.8A1.1 1.1 0 0 1 13 6.8L17.6 19.5M9.6 11.2C11 12.2 13 12.2 14.4 11.2"),
        ],
        "rectangle.portrait.and.arrow.right": [
            .line(
                "M13.5 7.5V4.8A2.3 2.3 0 0 0 11.2 2.5H5.3A2.3 2.3 0 0 0 3 4.8V19.2A2.3 2.3 0 0 0 5.3 21.5H11.2A2.3 2.3 0 0 0 13.5 19.2V16.5"
            ), .line("M8.5 12H21M17.2 8.2L21 12L17.2 15.8"),
        ],
        "person.crop.rectangle": [
            .body("R2 4 20 16 2.6"), .detail("O12 10 2.9"),
            .detail("M6.4 19.2C7 16.4 9.2 15.4 12 15.4S17 16.4 17.6 19.2"),
        ],
        "heart.text.square": [
            .body("R3 3 18 18 3"),
            .hole(
                "M8.4 12.6C6.6 11.2 5.6 10.2 5.6 8.7A1.5 1.5 0 0 1 8.4 7.8A1.5 1.5 0 0 1 11.2 8.7C11.2 10.2 10.2 11.2 8.4 12.6Z"
            ), .detail("M14 8H17.5M14 11.5H17.5M6.8 16H17.2"),
        ],
        "bell.and.waves.left.and.right": [
            .body(
                "M7 16.5C8 15.3 8.2 14 8.2 12.4V10.2A3.8 3.8 0 0 1 15.8 10.2V12.4C15.8 14 16 15.3 17 16.5A.5 .5 0 0 1 16.6 17.3H7.4A.5 .5 0 0 1 7 16.5Z"
            ),
            .line(
                "M10.6 20.2A1.9 1.9 0 0 0 13.4 20.2M4.4 13.8A6.6 6.6 0 0 1 6 6.4M2.2 16.5A11 11 0 0 1 4 3.6M19.6 13.8A6.6 6.6 0 0 0 18 6.4M21.8 16.5A11 11 0 0 0 20 3.6"
            ),
        ],
        "stopwatch": [.body("O12 13.5 8.4"), .detail("M12 8.8V13.8"), .line("M9.5 1.8H14.5M12 2V5M19 5.5L20.6 7.1")],
        "arrow.triangle.2.circlepath.camera": [
            .body(
                "M4.5 7H7.3L8.7 4.9A2 2 0 0 1 10.4 4H13.6A2 2 0 0 1 15.3 4.9L16.7 7H19.5A2.5 2.5 0 0 1 22 9.5V17.5A2.5 2.5 0 0 1 19.5 20H4.5A2.5 2.5 0 0 1 2 17.5V9.5A2.5 2.5 0 0 1 4.5 7Z"
            ),
            .detail("M8 12.6A4.2 4.2 0 0 1 15.4 10.8M16 13.8A4.2 4.2 0 0 1 8.6 15.6"),
        ],
        "camera.rotate": [
            .body(
                "M4.5 7H7.3L8.7 4.9A2 2 0 0 1 10.4 4H13.6A2 2 0 0 1 15.3 4.9L16.7 7H19.5A2.5 2.5 0 0 1 22 9.5V17.5A2.5 2.5 0 0 1 19.5 20H4.5A2.5 2.5 0 0 1 2 17.5V9.5A2.5 2.5 0 0 1 4.5 7Z"
            ),
            .detail("M8 12.6A4.2 4.2 0 0 1 15.4 10.8M16 13.8A4.2 4.2 0 0 1 8.6 15.6"),
        ],
    ]
}
