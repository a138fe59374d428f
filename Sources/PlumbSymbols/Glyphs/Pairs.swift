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
    private static let backSquare =
        "M8.2 16.5H5.3A2.3 2.3 0 0 1 3 14.2V5.3A2.3 2.3 0 0 1 5.3 3H14.2A2.3 2.3 0 0 1 16.5 5.3V8.2"
    private static let backRectangle =
        "M6.2 15.5H4.3A2.1 2.1 0 0 1 2.2 13.4V5.6A2.1 2.1 0 0 1 4.3 3.5H15.4A2.1 2.1 0 0 1 17.5 5.6V8.2"
    private static let raisedBox =
        "M11.4 9.4H10.4A2.2 2.2 0 0 0 8.2 11.6V19.3A2.2 2.2 0 0 0 10.4 21.5H18.8A2.2 2.2 0 0 0 21 19.3V11.6A2.2 2.2 0 0 0 18.8 9.4H17.8"
    private static let squareOnCircle = "R9.5 9 12.5 12.5 2.4"

    static let table: GlyphTable = [
        "bubble.left.and.bubble.right": [.line(openBubble).layer(1), .room(rightBubble), .body(rightBubble)],
        "bubble.left.and.bubble.right.fill": [.body(leftBubble).layer(1), .room(rightBubble), .body(rightBubble)],
        "square.on.square": [
            .line(backSquare).layer(
                1),
            .room(frontSquare), .body(frontSquare),
        ],
        "rectangle.on.rectangle": [
            .line(backRectangle)
                .layer(
                    1),
            .room(frontRectangle), .body(frontRectangle),
        ],
        "square.fill.on.square.fill": [.body("R3 3 13.5 13.5 2.3").layer(1), .room(frontSquare), .body(frontSquare)],
        "square.fill.on.circle.fill": [.body("O8 8.5 7").layer(1), .room(squareOnCircle), .body(squareOnCircle)],
        "bubble.left.and.exclamationmark.bubble.right": [
            .line(openBubble).layer(1), .room(rightBubble), .body(rightBubble), .detail("M16.2 11.4V13.8"),
            .hole("O16.2 16 .8"),
        ],
        "bubble.left.and.exclamationmark.bubble.right.fill": [
            .body(leftBubble).layer(1), .room(rightBubble), .body(rightBubble), .detail("M16.2 11.4V13.8"),
            .hole("O16.2 16 .8"),
        ],
        "bubble.left.and.text.bubble.right": [
            .line(openBubble).layer(1), .room(rightBubble), .body(rightBubble), .detail("M12.8 12.1H19.6M12.8 15H17"),
        ],
        "bubble.left.and.text.bubble.right.fill": [
            .body(leftBubble).layer(1), .room(rightBubble), .body(rightBubble), .detail("M12.8 12.1H19.6M12.8 15H17"),
        ],
        "plus.square.on.square": [
            .line(backSquare).layer(1), .room(frontSquare), .body(frontSquare).layer(1),
            .detail("M14.6 11.4V17.8M11.4 14.6H17.8"),
        ],
        "plus.square.fill.on.square.fill": [
            .body("R3 3 13.5 13.5 2.3").layer(1), .room(frontSquare), .body(frontSquare).layer(1),
            .detail("M14.6 11.4V17.8M11.4 14.6H17.8"),
        ],
        "plus.rectangle.on.rectangle": [
            .line(backRectangle).layer(1), .room(frontRectangle), .body(frontRectangle).layer(1),
            .detail("M14 11.2V17.5M10.8 14.35H17.2"),
        ],
        "rectangle.on.rectangle.angled": [
            .line(
                "M6.6 16.2L5.4 16.4A2.1 2.1 0 0 1 3 14.6L1.8 6.8A2.1 2.1 0 0 1 3.6 4.5L14.6 2.8A2.1 2.1 0 0 1 17 4.6L17.5 8.4"
            ).layer(1), .room(frontRectangle), .body(frontRectangle),
        ],
        "square.and.arrow.up.on.square": [
            .line("M8.4 17.8H5A2.2 2.2 0 0 1 2.8 15.6V8A2.2 2.2 0 0 1 5 5.8H7.6").layer(1), .gap(raisedBox),
            .line(raisedBox).layer(1), .line("M14.6 15.6V2.6M10.8 6.2L14.6 2.4L18.4 6.2"),
        ],
        "square.and.arrow.down.on.square": [
            .line("M8.4 17.8H5A2.2 2.2 0 0 1 2.8 15.6V8A2.2 2.2 0 0 1 5 5.8H10.4").layer(1), .gap(raisedBox),
            .line(raisedBox).layer(1), .line("M14.6 2.6V15.6M10.8 12L14.6 15.8L18.4 12"),
        ],
    ]
}
