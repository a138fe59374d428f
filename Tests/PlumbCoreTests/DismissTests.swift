import PlumbCore
import Testing

/// What is not presented stays when it is dismissed, by either form, and the rest of the action runs.
@Suite @MainActor
struct DismissTests {
    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: isPresented || mode.wrappedValue.isPresented ? 1 : CGFloat(10 + count), height: 10)
                .accessibilityIdentifier("view")
                .onTapGesture {
                    dismiss()
                    mode.wrappedValue.dismiss()
                    count += 1
                }
        }
    }

    @Test func aViewThatIsNotPresentedStays() throws {
        let host = ViewHost(
            Leaving(), configuration: HostConfiguration(proposal: ProposedViewSize(width: 100, height: 100)))
        host.layout()
        #expect(host.frames["view"]?.width == 10)
        host.tap(at: CGPoint(x: 50, y: 50))
        host.layout()
        #expect(host.frames["view"]?.width == 11)
    }
}
