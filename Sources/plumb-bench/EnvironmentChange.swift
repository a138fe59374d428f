import PlumbCore

/// A value of the environment that changes above rows whose own values stay the same.
@MainActor
struct EnvironmentChange {
    private let host: ViewHost
    private let isRead: Bool
    private var value = 0

    /// - Parameter isRead: one row reads the value; otherwise nobody does.
    init(rows count: Int, isRead: Bool, in configuration: World) {
        self.isRead = isRead
        host = ViewHost(Inheriting(value: 0, count: count, isRead: isRead), in: configuration)
        self.count = count
        host.update()
    }

    private let count: Int

    mutating func run() {
        value += 1
        host.setRoot(Inheriting(value: value, count: count, isRead: isRead))
        host.update()
    }

    var figures: (checksum: Double, nodes: Int, boxes: Int, engineBytes: Int, graphBytes: Int) { host.benchmarkFigures }
}

private struct Inheriting: View {
    let value: Int
    let count: Int
    let isRead: Bool
    var body: some View { InheritingList(count: count, isRead: isRead).environment(\.benchValue, value) }
}

/// The same value whatever is inherited.
private struct InheritingList: View {
    let count: Int
    let isRead: Bool
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count) { InheritingRow(isReader: isRead && $0 == count / 2) }
        }
    }
}

private struct InheritingRow: View {
    let isReader: Bool
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 24, height: 24)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                if isReader { BenchReader() } else { Color.blue.frame(width: 80, height: 12) }
            }
        }
    }
}

private struct BenchReader: View {
    @Environment(\.benchValue) private var value
    var body: some View { Color.blue.frame(width: value < 0 ? 0 : 80, height: 12) }
}

private struct BenchKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var benchValue: Int {
        get { self[BenchKey.self] }
        set { self[BenchKey.self] = newValue }
    }
}
