/// Lists, text, tables, charts, windows and the controls of editors.
enum LayoutGlyphs {
    static let table: GlyphTable = [
        "line.3.horizontal": [.line("M3 6.8H21M3 12H21M3 17.2H21")],
        "line.3.horizontal.decrease": [.line("M3 6.5H21M6.5 12H17.5M10 17.5H14")],
        "list.bullet": [
            .spot("O3.6 6 1.5"), .spot("O3.6 12 1.5"), .spot("O3.6 18 1.5"), .line("M8.5 6H21M8.5 12H21M8.5 18H21"),
        ],
        "list.dash": [.line("M2.6 6H4.4M2.6 12H4.4M2.6 18H4.4M8.5 6H21M8.5 12H21M8.5 18H21")],
        "list.number": [
            .line("M9.5 6H21M9.5 12H21M9.5 18H21"),
            .line("M3 4.3L4.4 3.4V8.2M2.6 14.2C2.6 12.6 5.2 12.4 5.2 14.1C5.2 15.2 3.4 15.9 2.6 17.4V20.4H5.4"),
        ],
        "checklist": [
            .line("M11 6H21M11 12H21M11 18H21M2.5 6.2L4.2 8L7.5 4.2M2.5 12.2L4.2 14L7.5 10.2M2.5 18.2L4.2 20L7.5 16.2")
        ],
        "text.alignleft": [.line("M3.5 5H20.5M3.5 9.7H13.5M3.5 14.3H20.5M3.5 19H13.5")],
        "text.aligncenter": [.line("M3.5 5H20.5M7 9.7H17M3.5 14.3H20.5M7 19H17")],
        "text.justify": [.line("M3.5 5H20.5M3.5 9.7H20.5M3.5 14.3H20.5M3.5 19H20.5")],
        "textformat": [
            .line("M2 18.5L7.2 5.5L12.4 18.5M3.8 14.2H10.6"), .line("O17.8 15 3.4"), .line("M21.3 11.2V18.6"),
        ],
        "textformat.size": [
            .line("M9.5 19.5L15.5 4.5L21.5 19.5M11.5 14.8H19.5"), .line("M2 19.5L5.2 11L8.4 19.5M3 16.8H7.4"),
        ],
        "bold": [.line("M7 4.5H12.6A3.6 3.6 0 0 1 12.6 11.7H7ZM7 11.7H13.6A3.9 3.9 0 0 1 13.6 19.5H7ZM8.2 4.5V19.5")],
        "italic": [.line("M10 4.5H18M6 19.5H14M14.2 4.5L9.8 19.5")],
        "underline": [.line("M6 3.5V11A6 6 0 0 0 18 11V3.5M5 21H19")],
        "slider.horizontal.3": [
            .line("M2.5 6H12.4M18.6 6H21.5M2.5 12H5.4M11.6 12H21.5M2.5 18H12.4M18.6 18H21.5"), .body("O15.5 6 2.3"),
            .body("O8.5 12 2.3"), .body("O15.5 18 2.3"),
        ],
        "slider.vertical.3": [
            .line("M6 2.5V12.4M6 18.6V21.5M12 2.5V5.4M12 11.6V21.5M18 2.5V12.4M18 18.6V21.5"), .body("O6 15.5 2.3"),
            .body("O12 8.5 2.3"), .body("O18 15.5 2.3"),
        ],
        "switch.2": [.body("R2 3 20 8 4"), .hole("O18 7 2"), .body("R2 13.5 20 8 4"), .hole("O6 17.5 2")],
        "square.grid.2x2": [
            .body("R3 3 7 7 1.6"), .body("R14 3 7 7 1.6"), .body("R3 14 7 7 1.6"), .body("R14 14 7 7 1.6"),
        ],
        "square.grid.3x2": [
            .body("R2 5.2 4.6 4.6 .9"), .body("R9.7 5.2 4.6 4.6 .9"), .body("R17.4 5.2 4.6 4.6 .9"),
            .body("R2 14.2 4.6 4.6 .9"), .body("R9.7 14.2 4.6 4.6 .9"), .body("R17.4 14.2 4.6 4.6 .9"),
        ],
        "circle.grid.2x2": [
            .body("O6.5 6.5 3.6"), .body("O17.5 6.5 3.6"), .body("O6.5 17.5 3.6"), .body("O17.5 17.5 3.6"),
        ],
        "rectangle.grid.1x2": [.body("R2.5 3.5 19 7 1.8"), .body("R2.5 13.5 19 7 1.8")],
        "rectangle.grid.2x2": [
            .body("R2 4 8.2 6.4 1.4"), .body("R13.8 4 8.2 6.4 1.4"), .body("R2 13.6 8.2 6.4 1.4"),
            .body("R13.8 13.6 8.2 6.4 1.4"),
        ],
        "rectangle.split.3x1": [.body("R2 4.5 20 15 2.5"), .detail("M8.7 5V19M15.3 5V19")],
        "square.split.2x1": [.body("R3 3 18 18 3"), .detail("M12 3.5V20.5")],
        "square.split.2x2": [.body("R3 3 18 18 3"), .detail("M12 3.5V20.5M3.5 12H20.5")],
        "rectangle.stack": [.body("R2.5 9.5 19 11.5 2.3"), .line("M4.5 6H19.5M7 2.8H17")],
        "square.stack": [.body("R3.5 9 17 12.5 2.3"), .line("M5.5 5.6H18.5M8 2.4H16")],
        "square.stack.3d.up": [
            .body("M12 2.5L21.5 7.2L12 11.9L2.5 7.2Z").step(2), .line("M2.5 12L12 16.7L21.5 12").step(1).layer(1),
            .line("M2.5 16.8L12 21.5L21.5 16.8").step(0).layer(2),
        ],
        "square.3.layers.3d": [
            .body("M12 2.5L21.5 7.2L12 11.9L2.5 7.2Z").step(2), .line("M2.5 12L12 16.7L21.5 12").step(1).layer(1),
            .line("M2.5 16.8L12 21.5L21.5 16.8").step(0).layer(2),
        ],
        "square.fill.text.grid.1x2": [
            .spot("R2.5 3.5 7.5 7 1.4"), .spot("R2.5 13.5 7.5 7 1.4"), .line("M14 5H21.5M14 9H19M14 15H21.5M14 19H19"),
        ],
        "sidebar.left": [.body("R2 4 20 16 2.8"), .detail("M8.8 4.5V19.5M4.8 8H5.8M4.8 11.2H5.8")],
        "macwindow": [.body("R2 4 20 16 2.8"), .detail("M2.5 8.8H21.5")],
        "menubar.rectangle": [.body("R2 4 20 16 2.8"), .detail("M2.5 8.8H21.5M6 6.4H9")],
        "dock.rectangle": [.body("R2 4 20 16 2.8"), .detail("M6.5 16H17.5")],
        "list.bullet.rectangle": [.body("R2 4 20 16 2.8"), .detail("M6.3 9H6.4M6.3 15H6.4M10.5 9H17.5M10.5 15H17.5")],
        "table": [.body("R2 4 20 16 2.8"), .detail("M2.5 9.3H21.5M2.5 14.6H21.5M9 9.5V19.5")],
        "tablecells": [.body("R2 4 20 16 2.8"), .detail("M2.5 9.3H21.5M2.5 14.6H21.5M8.7 4.5V19.5M15.3 4.5V19.5")],
        "terminal": [.body("R2 4 20 16 2.8"), .detail("M6 8.5L10 12L6 15.5M12 15.8H17")],
        "chart.bar": [
            .body("R2.2 12.5 5 8.2 1.2").step(0), .body("R9.5 3.5 5 17.2 1.2").step(1).layer(1),
            .body("R16.8 8.5 5 12.2 1.2").step(2).layer(2),
        ],
        "chart.pie": [.body("M10.5 4A8.8 8.8 0 1 0 19.8 13.4H10.5Z"), .body("M14.2 2.2A8 8 0 0 1 21.8 9.8H14.2Z")],
        "chart.line.uptrend.xyaxis": [
            .line("M3 3V18.5A2 2 0 0 0 5 20.5H21.5"),
            .line("M6.8 15.5L11 10.5L14.5 13.5L20.5 6.2M16 5.5L20.7 6L20.8 10.6"),
        ],
        "chart.xyaxis.line": [.line("M3 3V18.5A2 2 0 0 0 5 20.5H21.5"), .line("M6.8 15L11 9.5L14.8 13L20.5 5.5")],
        "function": [
            .line(
                "M13.5 3.6C10.6 2.2 9.6 4 9.2 7.2L7.6 17.6C7.2 20.4 5.6 21.6 3.2 20.4M5.4 9.5H12.4M13 13L19.5 20.5M19.5 13L13 20.5"
            )
        ],
        "crop": [.line("M6.5 1.8V15.5A2 2 0 0 0 8.5 17.5H22.2M1.8 6.5H15.5A2 2 0 0 1 17.5 8.5V22.2")],
        "scribble": [
            .line(
                "M3 12.5C5.5 6.5 8.5 3 10.5 4.5C13.5 7 4.5 15.5 6.5 17.5C8.5 19.5 15.5 7 18 9C20.2 10.8 11.5 18.5 13.5 20C15 21.2 18 18.5 21 15.5"
            )
        ],
        "lasso": [
            .line(
                "M8.5 17.6C4.6 16.4 2.2 13.8 2.2 10.8C2.2 6.6 6.6 3.2 12 3.2S21.8 6.6 21.8 10.8S17.4 18.4 12 18.4C11.4 18.4 11 18.4 10.6 18.3"
            ), .line("M10.7 17.4A2.3 2.3 0 1 1 7 15.4A2.3 2.3 0 0 1 10.7 17.4C10.7 19.4 9.6 21 7.4 21.8"),
        ],
        "delete.left": [
            .body(
                "M8.2 5H19.5A2.3 2.3 0 0 1 21.8 7.3V16.7A2.3 2.3 0 0 1 19.5 19H8.2A2.3 2.3 0 0 1 6.5 18.2L2 13A1.5 1.5 0 0 1 2 11L6.5 5.8A2.3 2.3 0 0 1 8.2 5Z"
            ), .detail("M11 9L17 15M17 9L11 15"),
        ],
        "exclamationmark.triangle": [
            .body(
                "M10.6 4.1L2.2 18.2A1.6 1.6 0 0 0 3.6 20.6H20.4A1.6 1.6 0 0 0 21.8 18.2L13.4 4.1A1.6 1.6 0 0 0 10.6 4.1Z"
            ).layer(1), .detail("M12 9V13.2"), .hole("O12 16.8 1.3"),
        ],
        "checkmark.seal": [
            .body(
                "M8.7 4A3.6 3.6 0 0 1 15.3 4A3.6 3.6 0 0 1 20 8.7A3.6 3.6 0 0 1 20 15.3A3.6 3.6 0 0 1 15.3 20A3.6 3.6 0 0 1 8.7 20A3.6 3.6 0 0 1 4 15.3A3.6 3.6 0 0 1 4 8.7A3.6 3.6 0 0 1 8.7 4Z"
            ).layer(1), .detail("M8 12.4L10.8 15.4L16 8.8"),
        ],
        "checkmark.shield": [
            .body("M12 2L20 4.8V11.4C20 16.2 16.8 20 12 22C7.2 20 4 16.2 4 11.4V4.8Z").layer(1),
            .detail("M8 11.8L10.9 14.9L16 8.4"),
        ],
        "questionmark.diamond": [
            .body(
                "M10.6 2.6L2.6 10.6A2 2 0 0 0 2.6 13.4L10.6 21.4A2 2 0 0 0 13.4 21.4L21.4 13.4A2 2 0 0 0 21.4 10.6L13.4 2.6A2 2 0 0 0 10.6 2.6Z"
            ),
            .detail("M9.6 9.4A2.5 2.5 0 1 1 13.4 11.6C12.4 12.2 12 12.8 12 13.8"), .hole("O12 16.9 1.2"),
        ],
        "xmark.octagon": [
            .body("M8.4 2.5H15.6L21.5 8.4V15.6L15.6 21.5H8.4L2.5 15.6V8.4Z").layer(1),
            .detail("M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5"),
        ],
        "cloud.sun.rain": [
            .line("M10.4 4.4A3.8 3.8 0 0 1 17.6 7.4M14.4 1.4V1M18.9 3.3L19.4 2.8M20.8 7.4H21.3").layer(1),
            .body("M6.4 17A3.9 3.9 0 0 1 6 9.2A5.2 5.2 0 0 1 15.8 9.9A3.6 3.6 0 0 1 15.4 17Z"),
            .line("M7.5 20L6.8 22M11.5 20L10.8 22M15.5 20L14.8 22").layer(2),
        ],
        "rectangle.split.2x1": [.body("R2 4.5 20 15 2.5"), .detail("M12 5V19")],
        "rectangle.split.1x2": [.body("R2 4.5 20 15 2.5"), .detail("M2.5 12H21.5")],
        "rectangle.split.2x2": [.body("R2 4.5 20 15 2.5"), .detail("M12 5V19M2.5 12H21.5")],
        "rectangle.split.3x3": [.body("R2 4.5 20 15 2.5"), .detail("M8.7 5V19M15.3 5V19M2.5 9.5H21.5M2.5 14.5H21.5")],
        "square.split.1x2": [.body("R3 3 18 18 3"), .detail("M3.5 12H20.5")],
        "square.grid.3x3": [
            .body("R2.8 2.8 3.8 3.8 .8"), .body("R10.1 2.8 3.8 3.8 .8"), .body("R17.4 2.8 3.8 3.8 .8"),
            .body("R2.8 10.1 3.8 3.8 .8"), .body("R10.1 10.1 3.8 3.8 .8"), .body("R17.4 10.1 3.8 3.8 .8"),
            .body("R2.8 17.4 3.8 3.8 .8"), .body("R10.1 17.4 3.8 3.8 .8"), .body("R17.4 17.4 3.8 3.8 .8"),
        ],
        "circle.grid.3x3": [
            .body("O4.8 4.8 1.9"), .body("O12 4.8 1.9"), .body("O19.2 4.8 1.9"), .body("O4.8 12 1.9"),
            .body("O12 12 1.9"), .body("O19.2 12 1.9"), .body("O4.8 19.2 1.9"), .body("O12 19.2 1.9"),
            .body("O19.2 19.2 1.9"),
        ],
        "square.grid.4x3.fill": [
            .spot("R1.6 4.2 4 4 .9"), .spot("R7.2 4.2 4 4 .9"), .spot("R12.8 4.2 4 4 .9"), .spot("R18.4 4.2 4 4 .9"),
            .spot("R1.6 9.8 4 4 .9"), .spot("R7.2 9.8 4 4 .9"), .spot("R12.8 9.8 4 4 .9"), .spot("R18.4 9.8 4 4 .9"),
            .spot("R1.6 15.4 4 4 .9"), .spot("R7.2 15.4 4 4 .9"), .spot("R12.8 15.4 4 4 .9"),
            .spot("R18.4 15.4 4 4 .9"),
        ],
        "rectangle.grid.3x2": [
            .body("R2 4.2 4.4 5.8 1.1"), .body("R9.8 4.2 4.4 5.8 1.1"), .body("R17.6 4.2 4.4 5.8 1.1"),
            .body("R2 14 4.4 5.8 1.1"), .body("R9.8 14 4.4 5.8 1.1"), .body("R17.6 14 4.4 5.8 1.1"),
        ],
        "checkerboard.rectangle": [
            .line("R2 4.5 20 15 2.5"), .spot("M4.5 4.5H7V9.5H2V7A2.5 2.5 0 0 1 4.5 4.5Z"),
            .spot("M12 4.5H17V9.5H12ZM7 9.5H12V14.5H7ZM17 9.5H22V14.5H17ZM2 14.5H7V19.5H2ZM12 14.5H17V19.5H12Z"),
        ],
        "rectangle.dashed": [
            .line(
                "M2 7.8V7A2.5 2.5 0 0 1 4.5 4.5H6M9.4 4.5H14.6M18 4.5H19.5A2.5 2.5 0 0 1 22 7V7.8M22 11.2V12.8M22 16.2V17A2.5 2.5 0 0 1 19.5 19.5H18M14.6 19.5H9.4M6 19.5H4.5A2.5 2.5 0 0 1 2 17V16.2M2 11.2V12.8"
            )
        ],
        "rectangle.bottomthird.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R5 12.6 14 3.9 1")],
        "rectangle.center.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R8 9 8 6 1")],
        "rectangle.leadinghalf.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R5 7.5 6.6 9 1")],
        "rectangle.righthalf.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R12.4 7.5 6.6 9 1")],
        "rectangle.tophalf.inset.filled": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R5 7.5 14 4.2 1")],
        "pip": [.line("R2 4.5 20 15 2.5").layer(1), .spot("R11.2 11.2 8.4 6 1.2")],
        "chart.bar.xaxis": [
            .line("M2.5 20.6H21.5").layer(1), .spot("R4 10.4 4 7.4 .9"), .spot("R10 3.4 4 14.4 .9"),
            .spot("R16 7.2 4 10.6 .9"),
        ],
        "chart.line.flattrend.xyaxis": [
            .line("M3 3V18.5A2 2 0 0 0 5 20.5H21.5"), .line("M6.8 11H20.2M17 7.6L20.4 11L17 14.4"),
        ],
        "chart.dots.scatter": [
            .line("M3 3V18.5A2 2 0 0 0 5 20.5H21.5").layer(1),
            .spot("O8 14.6 1.4O12 9.6 1.4O13.6 15.4 1.4O18 11.8 1.4O19 5.6 1.4O8 6.4 1.4"),
        ],
        "list.bullet.indent": [
            .spot("O3.6 6 1.5"), .spot("O7.6 12 1.5"), .spot("O7.6 18 1.5"), .line("M8.5 6H21M12.5 12H21M12.5 18H21"),
        ],
        "text.badge.plus": [
            .line("M3 5H21M3 10H21M3 15H11M3 20H11").layer(1), .line("M17.8 13.8V21.6M13.9 17.7H21.7"),
        ],
        "text.badge.minus": [.line("M3 5H21M3 10H21M3 15H11M3 20H11").layer(1), .line("M14 17.7H21.6")],
        "text.badge.xmark": [
            .line("M3 5H21M3 10H21M3 15H11M3 20H11").layer(1), .line("M14.8 14.7L20.8 20.7M20.8 14.7L14.8 20.7"),
        ],
        "text.magnifyingglass": [
            .line("M3 4.5H21M3 10H8.6M3 15.5H7.6").layer(1), .line("O15.2 13.6 4.4"), .line("M18.5 16.9L21.8 20.2"),
        ],
    ]
}
