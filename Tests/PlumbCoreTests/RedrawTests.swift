import Foundation
import Testing

@testable import PlumbCore

/// What of a page is drawn anew after a change. In debug builds each page that was drawn piece by piece is compared
/// with one drawn as a whole.
@Suite @MainActor
struct RedrawTests {
    /// Twenty rows, of which the third changes.
    private struct Page: View {
        var change: Change
        var isOn: Bool
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Row(isOn: $0 == 2 && isOn, change: change) }
            }
        }
    }

    enum Change: String, CaseIterable {
        case color, tint, opacity, offset, width, text, zIndex, background, shape, hidden, more, clip, container,
            nothing
    }

    private struct Row: View {
        let isOn: Bool
        let change: Change
        var body: some View {
            HStack(spacing: 0) {
                content
                Color.gray.frame(width: 10, height: 10)
            }
        }

        @ViewBuilder private var content: some View {
            switch change {
            case .color: (isOn ? Color.red : Color.blue).frame(width: 10, height: 10)
            case .tint: Rectangle().fill(.tint).frame(width: 10, height: 10).tint(isOn ? .red : .blue)
            case .opacity: Color.blue.frame(width: 10, height: 10).opacity(isOn ? 0.5 : 0.6)
            case .offset: Color.blue.frame(width: 10, height: 10).offset(x: isOn ? 3 : 2)
            case .width: Color.blue.frame(width: isOn ? 12 : 10, height: 10)
            case .text: Text(isOn ? "b" : "a").frame(width: 10, height: 10)
            case .zIndex: Color.blue.frame(width: 10, height: 10).zIndex(isOn ? 1 : 0)
            case .background: Color.clear.frame(width: 10, height: 10).background(isOn ? Color.red : Color.blue)
            case .shape: Circle().stroke(Color.blue, lineWidth: isOn ? 2 : 1).frame(width: 10, height: 10)
            case .hidden: Color.blue.frame(width: 10, height: 10).opacity(isOn ? 0 : 1)
            case .more: Color.blue.frame(width: 10, height: 10).shadow(radius: isOn ? 2 : 0)
            case .clip: Color.blue.frame(width: 10, height: 10).clipShape(RoundedRectangle(cornerRadius: isOn ? 2 : 1))
            case .container:
                Color.blue.frame(width: 10, height: 10).background { ContainerRelativeShape().inset(by: -2) }
                    .containerShape(RoundedRectangle(cornerRadius: isOn ? 4 : 3))
            case .nothing: Color.blue.frame(width: 10, height: 10)
            }
        }
    }

    /// How many of about forty marks are made anew; nil where all may be. The row whose body is evaluated has two.
    @Test(arguments: [
        (Change.color, 2 as Int?), (.tint, 2), (.opacity, 4), (.offset, 2), (.width, nil), (.text, 2), (.shape, 2),
        (.background, 2), (.clip, 4), (.nothing, 2),
    ])
    func marksOfAChange(_ change: Change, _ most: Int?) {
        let host = hostOf(Page(change: change, isOn: false))
        _ = host.displayList()
        let all = host.displayList().items.count
        host.setRoot(Page(change: change, isOn: true))
        let list = host.displayList()
        #expect(host.drawnMarks <= most ?? all, "\(change): \(host.drawnMarks)")
        #expect(most == nil || all > 30)
        let fresh = hostOf(Page(change: change, isOn: true)).displayList()
        #expect(list.items.count == fresh.items.count)
        #expect(zip(list.items, fresh.items).allSatisfy { $0.looksLike($1) })
    }

    /// What looks the same as long as nothing changes is not made anew with what changes beside it.
    @Test(arguments: Still.allCases)
    func whatStandsStillIsKept(_ still: Still) {
        let model = Switch()
        let host = hostOf(
            VStack(spacing: 0) {
                still.view
                SwitchedView(model: model) { AnyView(($0 ? Color.red : Color.blue).frame(width: 10, height: 10)) }
            })
        _ = host.displayList()
        _ = host.displayList()
        model.isOn = true
        _ = host.displayList()
        #expect(host.drawnMarks == 1)
    }

    enum Still: String, CaseIterable {
        case color, text, shape, image, divider, scroll, shadow, offset, mirrored, clip, opacity, border

        @MainActor @ViewBuilder var view: some View {
            let square = Color.green.frame(width: 10, height: 10)
            switch self {
            case .color: square
            case .text: Text("a")
            case .shape: Circle().stroke(.red)
            case .image: Image(systemName: "star")
            case .divider: Divider()
            case .scroll: ScrollView { square }
            case .shadow: square.shadow(radius: 2)
            case .offset: square.offset(x: 3)
            case .mirrored: square.layoutDirectionBehavior(.mirrors(in: .leftToRight))
            case .clip: square.clipShape(Circle())
            case .opacity: square.opacity(0.5)
            case .border: square.border(.red)
            }
        }
    }

    /// There and back, whatever changes: the marks are those of a new page.
    @Test(arguments: Change.allCases)
    func thereAndBack(_ change: Change) {
        let host = hostOf(Page(change: change, isOn: false))
        for step in 0..<6 {
            let isOn = step % 3 == 1
            host.setRoot(Page(change: change, isOn: isOn))
            let list = host.displayList()
            let fresh = hostOf(Page(change: change, isOn: isOn)).displayList()
            #expect(list.items.count == fresh.items.count, "\(change), step \(step)")
            #expect(zip(list.items, fresh.items).allSatisfy { $0.looksLike($1) }, "\(change), step \(step)")
        }
    }

    /// A list that somebody keeps is not changed by what comes after.
    @Test func listsAreValues() {
        let host = hostOf(Page(change: .color, isOn: false))
        _ = host.displayList()
        _ = host.displayList()
        let before = host.displayList()
        let text = before.items.map { "\($0)" }
        host.setRoot(Page(change: .color, isOn: true))
        _ = host.displayList()
        #expect(before.items.map { "\($0)" } == text)
    }

    /// A change of one row among many makes as many marks as among few.
    @Test(arguments: [10, 1000])
    func aChangeCostsItself(_ count: Int) {
        struct List: View {
            let count: Int
            let chosen: Int
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Row(isOn: $0 == chosen, change: .color) }
                }
            }
        }
        let host = hostOf(List(count: count, chosen: 1))
        _ = host.displayList()
        _ = host.displayList()
        host.setRoot(List(count: count, chosen: 7))
        _ = host.displayList()
        // Two rows, of two marks each.
        #expect(host.drawnMarks == 4)
    }
}
