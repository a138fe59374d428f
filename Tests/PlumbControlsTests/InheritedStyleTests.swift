import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// A style in the environment makes the controls within; each of these makes a block of 33 × 11.
@Suite @MainActor
struct InheritedStyleTests {
    private func isFlat<V: View>(_ view: V) -> Bool {
        hostOf(view).layout().size == CGSize(width: 33, height: 11)
    }

    @Test func stylesMakeTheControlsWithin() {
        #expect(isFlat(ControlGroup { Text("a") }.controlGroupStyle(FlatControlGroup())))
        #expect(isFlat(DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(FlatDisclosureGroup())))
        #expect(isFlat(Form { Text("a") }.formStyle(FlatForm())))
        #expect(isFlat(GroupBox("a") { Text("b") }.groupBoxStyle(FlatGroupBox())))
        #expect(isFlat(LabeledContent("a", value: "b").labeledContentStyle(FlatLabeledContent())))
        #expect(isFlat(ProgressView(value: 0.5).progressViewStyle(FlatProgressView())))
        #expect(!isFlat(ProgressView(value: 0.5)))
    }

    /// A style with content that can't be compared is another one each time.
    @Test func stylesThatCannotBeComparedAreTakenAnew() {
        struct Sized: GroupBoxStyle {
            let size: () -> CGFloat
            func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: size(), height: 10) }
        }
        struct Page: View {
            @State private var isWide = false
            var body: some View {
                let width: CGFloat = isWide ? 80 : 40
                GroupBox("a") { Text("b") }.groupBoxStyle(Sized { width }).onTapGesture { isWide = true }
            }
        }
        let host = hostOf(Page())
        #expect(host.layout().size.width == 40)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.layout().size.width == 80)
    }

    /// The menu's own test is `ValueControlTests`'.
    @Test func menusInheritWhetherTheyStayOpen() {
        struct Reader: View {
            let note: (MenuActionDismissBehavior) -> Void
            @Environment(\.menuActionDismissBehavior) private var behavior
            var body: some View {
                note(behavior)
                return Color.red
            }
        }
        var seen: [MenuActionDismissBehavior] = []
        hostOf(Reader { seen.append($0) }.menuActionDismissBehavior(.disabled)).layout()
        hostOf(Reader { seen.append($0) }).layout()
        #expect(seen == [.disabled, .automatic])
    }
}

private struct Flat: View {
    var body: some View { Color.red.frame(width: 33, height: 11) }
}

private struct FlatControlGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}

private struct FlatDisclosureGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}

private struct FlatForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}

private struct FlatGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}

private struct FlatLabeledContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}

private struct FlatProgressView: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Flat() }
}
