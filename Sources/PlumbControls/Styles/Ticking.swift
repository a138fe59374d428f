import PlumbCore

/// Views that are made anew at every tick of the host's clock. Size and place are theirs.
struct Ticking<Content: View>: View {
    private var ticks: Ticks
    private let content: (Int) -> Content

    /// - Parameter interval: seconds.
    init(every interval: Double, @ViewBuilder content: @escaping (Int) -> Content) {
        ticks = Ticks(every: interval)
        self.content = content
    }

    var body: some View { content(ticks.count) }
}
