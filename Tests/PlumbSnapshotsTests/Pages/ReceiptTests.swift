import PlumbSnapshots
import SwiftUI
import Testing

struct Receipt: View {
    var total = "12,50"

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Receipt").font(.headline)
            HStack {
                Text("Total")
                Spacer()
                Text(total).accessibilityIdentifier("total")
            }
            Button("Share") {}
        }
        .padding(16)
    }
}

@MainActor struct ReceiptTests {
    @Test func receipt() {
        assertSnapshot(of: Receipt())
        assertSnapshot(of: Receipt(), as: .accessibility)
    }

    @Test func receiptOnDevices() {
        assertSnapshot(
            of: Receipt(), as: .layout, on: [.iPhoneSE, .iPhone15Pro], typeSizes: [.large, .accessibility3])
    }
}
