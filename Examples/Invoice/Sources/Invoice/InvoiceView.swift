#if canImport(PlumbPages)
    import PlumbPages
#endif
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
    let address: String
    let items: [Item]

    var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }

    /// What an engine of 1843 is made of.
    static let sample = Order(
        number: 1042, customer: "Ada Lovelace", address: "12 St James's Square\nLondon",
        items: [
            ("Punched cards, a box of 500", 3, 1290), ("Punched cards for operations, a box of 100", 2, 480),
            ("Brass gear wheels, 10 teeth", 120, 375), ("Brass gear wheels, 40 teeth", 48, 690),
            ("Gunmetal figure wheels", 200, 420), ("Axles of steel, 3 feet", 20, 1150),
            ("Axles of steel, 9 feet", 8, 3400), ("Carriage levers", 64, 260), ("Locking bars", 64, 180),
            ("Springs, assorted, by the gross", 4, 2100), ("Pinions", 96, 310), ("Barrels with 80 verticals", 2, 18400),
            ("Studs for barrels, by the hundred", 16, 940), ("Card prisms", 3, 7250), ("Reading wires", 300, 15),
            ("Bearings of bell metal", 40, 520), ("Racks, long", 10, 2890), ("Racks, short", 30, 1340),
            ("Framing plates", 12, 9900), ("Cross bars", 24, 1875), ("Screws, by the gross", 18, 640),
            ("Oil, a gallon", 6, 80), ("Files, bastard cut", 5, 225), ("Turning tools, a set", 1, 12600),
            ("Drawing paper, double elephant, a quire", 7, 1450), ("Pencils, hard", 24, 20),
            ("Type for the printing apparatus, a fount", 1, 23500), ("Copper plates for stereotyping", 10, 1990),
            ("Ink, black, a pound", 3, 340), ("Carriage to Marylebone, by dray", 1, 5600),
        ].enumerated().map { Item(id: $0 + 1, name: $1.0, count: $1.1, price: $1.2) })
}

/// As wide as a page, and as many pages as its items take.
struct InvoiceView: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 20) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Invoice").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
                    Spacer()
                    Text(verbatim: "No. \(order.number)").foregroundStyle(.secondary)
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(order.customer).fontWeight(.semibold)
                    Text(order.address).foregroundStyle(.secondary)
                }
            }
            table
            VStack(alignment: .leading, spacing: 6) {
                Text("Payment").font(.headline).accessibilityAddTraits(.isHeader)
                Text(
                    """
                    Please pay within thirty days, naming the number of the invoice. Parts stay the property of the \
                    works until they are paid. Wheels whose teeth do not mesh are taken back within a year.
                    """
                )
                .font(.callout).foregroundStyle(.secondary)
            }
            .pageBreak(.avoid)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .pageHeader { page in
            if page.number > 1 {
                VStack(spacing: 6) {
                    HStack {
                        Text(verbatim: "Invoice No. \(order.number)")
                        Spacer()
                        Text(order.customer)
                    }
                    Divider()
                }
                .font(.footnote).foregroundStyle(.secondary).padding(.bottom, 18)
            }
        }
        .pageFooter { page in
            HStack {
                Text("Analytical Engine Works, 1 Dorset Street, London")
                Spacer()
                Text("Page \(page.number) of \(page.count)").monospacedDigit()
            }
            .font(.footnote).foregroundStyle(.secondary).padding(.top, 18)
        }
        .background(.white)
        .environment(\.colorScheme, .light)
    }

    private var table: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Item")
                Text("Count").gridColumnAlignment(.trailing)
                Text("Price").gridColumnAlignment(.trailing)
                Text("Sum").gridColumnAlignment(.trailing)
            }
            .font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
            .repeatedOnPages()
            Divider().repeatedOnPages()
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
    }

    private func euros(_ cents: Int) -> String {
        let rest = String(cents % 100)
        return "€ \(cents / 100)." + (rest.count == 1 ? "0" : "") + rest
    }
}

#Preview { InvoiceView(order: .sample) }
