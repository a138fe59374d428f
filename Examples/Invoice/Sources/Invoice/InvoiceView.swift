#if canImport(PlumbUI)
    import PlumbUI
#else
    import SwiftUI
#endif

struct Order: Sendable {
    struct Item: Identifiable, Sendable {
        let id: Int
        let name: String
        let count: Int
        /// In cents.
        let price: Int
    }

    let number: Int
    let customer: String
    let items: [Item]

    var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
}

/// A page of A4.
struct InvoiceView: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .firstTextBaseline) {
                Text("Invoice").font(.largeTitle.bold())
                Spacer()
                Text(verbatim: "No. \(order.number)").foregroundStyle(.secondary)
            }
            Text(order.customer)
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Item")
                    Text("Count").gridColumnAlignment(.trailing)
                    Text("Price").gridColumnAlignment(.trailing)
                    Text("Sum").gridColumnAlignment(.trailing)
                }
                .font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                Divider()
                ForEach(order.items) { item in
                    GridRow {
                        Text(item.name).frame(maxWidth: .infinity, alignment: .leading)
                        Text("\(item.count)")
                        Text(euros(item.price))
                        Text(euros(item.count * item.price))
                    }
                }
                Divider()
                GridRow {
                    Text("Total").gridCellColumns(3)
                    Text(euros(order.total))
                }
                .bold()
            }
            .monospacedDigit()
            Spacer()
        }
        .padding(56)
        .frame(width: 595, height: 842)
        .background(.white)
        .environment(\.colorScheme, .light)
    }

    private func euros(_ cents: Int) -> String {
        let rest = String(cents % 100)
        return "€ \(cents / 100)." + (rest.count == 1 ? "0" : "") + rest
    }
}
