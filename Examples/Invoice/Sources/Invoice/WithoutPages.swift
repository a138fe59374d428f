// Where there is no PlumbPages, as on Apple's systems, what it says of pages says nothing.
#if !canImport(PlumbPages)
    import SwiftUI

    enum PageBreak { case avoid, scale, before, after }

    struct PageNumber {
        let number: Int
        let count: Int
    }

    extension View {
        func pageBreak(_ rule: PageBreak) -> some View { self }
        func repeatedOnPages() -> some View { self }
        func pageHeader(@ViewBuilder _ header: @escaping (PageNumber) -> some View) -> some View { self }
        func pageFooter(@ViewBuilder _ footer: @escaping (PageNumber) -> some View) -> some View { self }
    }
#endif
