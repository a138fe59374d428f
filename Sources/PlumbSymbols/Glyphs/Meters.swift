/// Gauges and batteries.
enum MeterGlyphs {
    private static let ring = "O12 12 10"
    private static let shell = "R1.8 7 17.6 10 2.6"
    private static let bolt = "M11.4 5.4L7.5 12.8H10.2L9.7 18.6L13.7 11.2H10.9Z"
    private static let pole = "M22 10.6V13.4"

    static let table: GlyphTable = [
        "gauge.with.dots.needle.0percent": [
            .body(ring).layer(1), .detail("M12 12L6.63 15.1"), .hole("O12 12 1.8"), .hole("O5.82 9.99 .95").layer(1),
            .hole("O9.36 6.06 .95").layer(1), .hole("O14.64 6.06 .95").layer(1), .hole("O18.18 9.99 .95").layer(1),
            .hole("O17.63 15.25 .95").layer(1),
        ],
        "gauge.with.dots.needle.33percent": [
            .body(ring).layer(1), .detail("M12 12L7.95 7.31"), .hole("O12 12 1.8"), .hole("O6.37 15.25 .95").layer(1),
            .hole("O5.82 9.99 .95").layer(1), .hole("O14.64 6.06 .95").layer(1), .hole("O18.18 9.99 .95").layer(1),
            .hole("O17.63 15.25 .95").layer(1),
        ],
        "gauge.with.dots.needle.50percent": [
            .body(ring).layer(1), .detail("M12 12L12 5.8"), .hole("O12 12 1.8"), .hole("O6.11 14.75 .95").layer(1),
            .hole("O6.37 8.75 .95").layer(1), .hole("O17.63 8.75 .95").layer(1), .hole("O17.89 14.75 .95").layer(1),
        ],
        "gauge.with.dots.needle.67percent": [
            .body(ring).layer(1), .detail("M12 12L16.05 7.31"), .hole("O12 12 1.8"), .hole("O6.37 15.25 .95").layer(1),
            .hole("O5.82 9.99 .95").layer(1), .hole("O9.36 6.06 .95").layer(1), .hole("O18.18 9.99 .95").layer(1),
            .hole("O17.63 15.25 .95").layer(1),
        ],
        "gauge.with.dots.needle.100percent": [
            .body(ring).layer(1), .detail("M12 12L17.37 15.1"), .hole("O12 12 1.8"), .hole("O6.37 15.25 .95").layer(1),
            .hole("O5.82 9.99 .95").layer(1), .hole("O9.36 6.06 .95").layer(1), .hole("O14.64 6.06 .95").layer(1),
            .hole("O18.18 9.99 .95").layer(1),
        ],
        "gauge.with.needle": [.body(ring).layer(1), .detail("M12 12L15.99 7.25"), .hole("O12 12 1.8")],
        "battery.0": [.body(shell).layer(1), .line(pole).layer(1)],
        "battery.25": [.body(shell).layer(1), .spot("R4.3 9.5 3.2 5 .8"), .line(pole).layer(1)],
        "battery.50": [.body(shell).layer(1), .spot("R4.3 9.5 6.3 5 .8"), .line(pole).layer(1)],
        "battery.75": [.body(shell).layer(1), .spot("R4.3 9.5 9.5 5 .8"), .line(pole).layer(1)],
        "battery.100.bolt": [
            .body(shell).layer(1), .spot("R4.3 9.5 12.6 5 .8").layer(1), .line(pole).layer(1),
            .room(bolt), .spot(bolt),
        ],
    ]
}
