import PlumbGraphics

/// How much farther apart Inter's letters stand than its outlines say, so that words are as wide as in SF Pro, or in SF
/// Pro Rounded.
///
/// SF Pro has an optical size and a tracking for each size; Inter has neither. The numbers were fitted to the widths of
/// 143 strings in pictures that Apple's systems have drawn: with them strings are 0.44 % off on average, without them
/// 6.3 % (Docs/Rules.md, section 19). Least known are bold below 21 points, semibold from 53, regular from 36 to 44,
/// and all of medium, which is the mean of regular and semibold. Black was measured in one size, 20 points, where it
/// has 22 thousandths more than bold; so it has in all sizes. Digits in large sizes are 3 % too narrow: SF Pro's are
/// wider.
///
/// SF Pro Rounded has no optical sizes: its letters are as wide as those of large SF Pro, and Apple publishes its
/// tracking for each size. What Inter needs besides is a number for each weight. That of regular is known from a
/// sentence at 20 points, which is 174.5 to 175 points wide on macOS 26. The others are what the table has from 28 to
/// 60 points less Apple's tracking of SF Pro: that is the same for all of these sizes within 3 thousandths (−65 in
/// regular).
enum InterTracking {
    private static let weights = [400.0, 500, 600, 700, 900]
    /// By size in points, a number for each weight, in thousandths of an em after every character.
    private static let table: [(size: Double, trackings: [Double])] = [
        (11, [2.8, 7.2, 11.7, 20, 42]),
        (12, [-2.3, 1.9, 6.0, 14, 36]),
        (13, [-8.1, -4.2, -0.4, 8, 30]),
        (14, [-13.9, -10.3, -6.8, 2, 24]),
        (15, [-18.8, -15.6, -12.3, -3.5, 18.5]),
        (16, [-22.2, -19.3, -16.4, -8.0, 14]),
        (17, [-27.1, -23.8, -20.4, -12.5, 9.5]),
        (18, [-31.9, -28.1, -24.3, -16.0, 6]),
        (19, [-36.7, -32.5, -28.3, -19.5, 2.5]),
        (20, [-41.5, -36.9, -32.2, -23.0, -1]),
        (21, [-43.5, -38.4, -33.3, -25.0, -3]),
        (22, [-44.8, -39.9, -35.0, -26.2, -4.2]),
        (24, [-45.9, -41.5, -37.0, -27.4, -5.4]),
        (26, [-46.9, -42.8, -38.8, -28.6, -6.6]),
        (28, [-48.0, -44.0, -40.0, -29.5, -7.5]),
        (30, [-49.7, -45.2, -40.8, -29.6, -7.6]),
        (32, [-51.3, -46.3, -41.3, -29.7, -7.7]),
        (34, [-52.9, -47.5, -42.0, -29.7, -7.7]),
        (36, [-53.9, -49.2, -44.5, -31, -9]),
        (40, [-55.5, -51.5, -47.5, -33.5, -11.5]),
        (44, [-56.8, -52.4, -48.0, -34.5, -12.5]),
        (48, [-58.0, -53.2, -48.5, -35.5, -13.5]),
        (53, [-59.9, -54.7, -49.5, -37, -15]),
        (56, [-61.5, -55.8, -50.0, -38, -16]),
        (60, [-62.5, -56.5, -50.5, -39, -17]),
    ]

    /// Apple's tracking of SF Pro Rounded by size, in thousandths of an em.
    private static let roundedTable: [(size: Double, tracking: Double)] = [
        (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26),
        (17, 22), (18, 21), (19, 20), (20, 18), (22, 16), (24, 15), (28, 13), (34, 12), (36, 11), (42, 10), (44, 8),
        (50, 7), (57, 6), (62, 4), (72, 2), (80, 0),
    ]
    /// What Inter has more, for each weight.
    private static let roundedLetters = [-63.0, -59, -55, -43, -21]
    private static let rounded = roundedTable.map { row in
        (size: row.size, trackings: roundedLetters.map { row.tracking + $0 })
    }

    /// Points after every character: between two rows and two columns of the table in proportion, beyond its edges as
    /// at them.
    static func points(size: Double, weight: Double, isRounded: Bool = false) -> Double {
        let table = isRounded ? rounded : table
        guard size.isFinite, weight.isFinite, size > 0 else { return 0 }
        let row = place(of: size, among: table.count) { table[$0].size }
        let column = place(of: weight, among: weights.count) { weights[$0] }
        func tracking(_ index: Int) -> Double {
            let (a, b) = (table[index].trackings[column.index], table[index].trackings[column.index + 1])
            return a + (b - a) * column.fraction
        }
        let (a, b) = (tracking(row.index), tracking(row.index + 1))
        return (a + (b - a) * row.fraction) / 1000 * size
    }

    /// Between which two values a number lies, and how far on the way from one to the other.
    private static func place(
        of value: Double, among count: Int, _ values: (Int) -> Double
    ) -> (index: Int, fraction: Double) {
        let index = (1..<(count - 1)).last { values($0) <= value } ?? 0
        let (low, high) = (values(index), values(index + 1))
        return (index, min(max((value - low) / (high - low), 0), 1))
    }
}
