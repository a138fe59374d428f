import Foundation
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

    @Test func aViewThatIsNotPresentedStays() {
        let host = hostOf(Leaving(), in: 100, 100)
        #expect(host.layout()["view"]?[2] == 10)
        #expect(host.tap("view"))
        #expect(host.layout()["view"]?[2] == 11)
    }
}
