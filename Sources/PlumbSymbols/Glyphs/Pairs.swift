/// Two of a kind, one in front of the other.
enum PairGlyphs {
    /// The bubble in front, its tail below on the right.
    private static let rightBubble =
        "M12.2 8.8H20.2A2.8 2.8 0 0 1 23 11.6V15.4A2.8 2.8 0 0 1 20.2 18.2H20V20.6A.55 .55 0 0 1 19.05 21L15.9 18.2H12.2A2.8 2.8 0 0 1 9.4 15.4V11.6A2.8 2.8 0 0 1 12.2 8.8Z"
    /// What is seen of the bubble behind it, up to the outline of the one in front.
    private static let openBubble =
        "M15.6 8.8V6.4A2.9 2.9 0 0 0 12.7 3.5H3.9A2.9 2.9 0 0 0 1 6.4V11.6A2.9 2.9 0 0 0 3.9 14.5H4.1V17.1A.55 .55 0 0 0 5.05 17.5L8.2 14.5H9.4"
    private static let leftBubble =
        "M3.9 3.5H12.7A2.9 2.9 0 0 1 15.6 6.4V11.6A2.9 2.9 0 0 1 12.7 14.5H8.2L5.05 17.5A.55 .55 0 0 1 4.1 17.1V14.5H3.9A2.9 2.9 0 0 1 1 11.6V6.4A2.9 2.9 0 0 1 3.9 3.5Z"
    private static let frontSquare = "R8.2 8.2 12.8 12.8 2.3"
    private static let frontRectangle = "R6.2 8.2 15.6 12.3 2.1"
    private static let squareOnCircle = "R9.5 9 12.5 12.5 2.4"

    static let table: GlyphTable = [
        "bubble.left.and.bubble.right": [.line(openBubble).layer(1), .gap(rightBubble), .body(rightBubble)],
        "bubble.left.and.bubble.right.fill": [.body(leftBubble).layer(1), .gap(rightBubble), .body(rightBubble)],
        "square.on.square": [
            .line("M8.2 16.5H5.3A2.3 2.3 0 0 1 3 14.2V5.3A2.3 2.3 0 0 1 5.3 3H14.2A2.3 2.3 0 0 1 16.5 5.3V8.2").layer(
                1),
            .gap(frontSquare), .body(frontSquare),
        ],
        "rectangle.on.rectangle": [
            .line("M6.2 15.5H4.3A2.1 2.1 0 0 1 2.2 13.4V5.6A2.1 2.1 0 0 1 4.3 3.5H15.4A2.1 2.1 0 0 1 17.5 5.6V8.2")
                .layer(
                    1),
            .gap(frontRectangle), .body(frontRectangle),
        ],
        "square.fill.on.square.fill": [.body("R3 3 13.5 13.5 2.3").layer(1), .gap(frontSquare), .body(frontSquare)],
        "square.fill.on.circle.fill": [.body("O8 8.5 7").layer(1), .gap(squareOnCircle), .body(squareOnCircle)],
    ]
}
