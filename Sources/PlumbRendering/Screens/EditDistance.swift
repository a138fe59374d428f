/// How many characters must be put in, taken out or replaced to make one word of another; two that are exchanged count
/// once.
package enum EditDistance {
    package static func between(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
