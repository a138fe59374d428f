import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

@MainActor private final class Journal {
    var words: [String] = []
}

private struct Field: UIViewRepresentable {
    let journal: Journal
    @Binding var text: String
    var size: CGSize?

    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textFieldDidEndEditing(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
    }

    func makeCoordinator() -> Coordinator {
        journal.words.append("coordinator")
        return Coordinator($text)
    }
    func makeUIView(context: Context) -> UITextField {
        journal.words.append("make \(context.environment.layoutDirection == .leftToRight)")
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.text = text
        journal.words.append("update \(text)")
    }
    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
        uiView.delegate?.textFieldDidEndEditing(uiView)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { size }
}

private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIAlertController {
        UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    }
    func updateUIViewController(_ uiViewController: UIAlertController, context: Context) {}
}

private struct Page: View {
    let journal: Journal
    @State var text = "a"
    var body: some View {
        VStack(spacing: 0) {
            Field(journal: journal, text: $text).frame(height: 40).accessibilityIdentifier("field")
            Color.red.frame(height: 10).accessibilityIdentifier("more").onTapGesture { text += "a" }
        }
    }
}

@Suite(.serialized) @MainActor struct RepresentableTests {
    @Test func theBoxTakesWhatIsProposed() throws {
        let journal = Journal()
        let field = Field(journal: journal, text: .constant("a"))
        #expect(
            try TestHost(field, size: ProposedViewSize(width: 70, height: 30)).size == CGSize(width: 70, height: 30))
        #expect(try TestHost(field, size: .unspecified).size == CGSize(width: 10, height: 10))
        var own = field
        own.size = CGSize(width: 33, height: 22)
        #expect(try TestHost(own, size: ProposedViewSize(width: 70, height: 30)).size == CGSize(width: 33, height: 22))
        #expect(try TestHost(Controller(), size: ProposedViewSize(width: 70, height: 30)).size.width == 70)
    }

    @Test func itIsMadeOnceAndUpdatedAfterChanges() throws {
        let journal = Journal()
        let host = try TestHost(Page(journal: journal), size: ProposedViewSize(width: 100, height: 100))
        #expect(journal.words.prefix(3) == ["coordinator", "make true", "update a"])
        try host.tap("more")
        #expect(journal.words.last == "update aa")
        #expect(journal.words.filter { !$0.hasPrefix("update") } == ["coordinator", "make true"])
        #expect(host.frame(of: "field") == CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    private struct Moving: UIViewRepresentable {
        let journal: Journal
        let number: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            journal.words.append("\(number) \(context.transaction.animation == .linear(duration: 2))")
        }
    }

    private struct Moved: View {
        let journal: Journal
        @State private var number = 0
        var body: some View {
            VStack {
                Moving(journal: journal, number: number)
                Color.red.frame(height: 10).accessibilityIdentifier("move")
                    .onTapGesture { withAnimation(.linear(duration: 2)) { number += 1 } }
            }
        }
    }

    @Test func anUpdateKnowsItsTransaction() throws {
        let journal = Journal()
        let host = try TestHost(Moved(journal: journal), size: ProposedViewSize(width: 100, height: 100))
        #expect(journal.words.last == "0 false")
        try host.tap("move")
        #expect(journal.words.last == "1 true")
    }

    @Test func aTypeIsSaidOnce() throws {
        let journal = Journal()
        let host = try TestHost(
            HStack {
                Field(journal: journal, text: .constant("a"))
                Field(journal: journal, text: .constant("b"))
            })
        #expect(
            host.diagnostics == ["Field is a view of UIKit's, which Plumb does not have; a box with its name is drawn"])
    }
}
