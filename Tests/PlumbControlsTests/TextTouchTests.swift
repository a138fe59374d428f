import Foundation
import PlumbCairo
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Fingers on edited texts: what is typed afterwards shows where the caret is and what was selected.
@Suite @MainActor
struct TextTouchTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let after: String
        let isEditor: Bool
        let touch: @MainActor @Sendable (ViewHost) -> Void

        init(
            _ name: String, _ text: String, _ after: String, isEditor: Bool = false,
            _ touch: @escaping @MainActor @Sendable (ViewHost) -> Void
        ) {
            testDescription = name
            self.text = text
            self.after = after
            self.isEditor = isEditor
            self.touch = touch
        }
    }

    @MainActor static func tap(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat = 10, times: Int = 1) {
        for _ in 0..<times { host.tap(at: CGPoint(x: x, y: y)) }
    }

    @MainActor static func drag(_ host: ViewHost, _ points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            host.send(.touch(index == 0 ? .began : .changed, at: point))
            host.advance(by: 0.05)
        }
        if let last = points.last { host.send(.touch(.ended, at: last)) }
    }

    nonisolated static let cases: [Case] = [
        Case("a tap puts the caret", "abcdef", "abc|def") { tap($0, 31) },
        Case("between two characters the nearer", "abcdef", "abcd|ef") { tap($0, 36) },
        Case("behind the text", "abcdef", "abcdef|") { tap($0, 150) },
        Case("two taps select a word", "one two three", "one | three") { tap($0, 51, times: 2) },
        Case("three taps select everything", "one two three", "|") { tap($0, 51, times: 3) },
        Case("taps far from each other", "one two three", "one two thre|e") {
            tap($0, 51)
            tap($0, 121)
        },
        Case("slow taps", "one two three", "one t|wo three") {
            tap($0, 51)
            $0.advance(by: 1)
            tap($0, 51)
        },
        Case("a drag selects", "abcdef", "a|f") {
            drag($0, [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 12)])
        },
        Case("a drag to the left", "abcdef", "a|f") {
            drag($0, [CGPoint(x: 50, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 90)])
        },
        Case("a second drag from the same place", "abcdef", "abcd|") {
            drag($0, [CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 10)])
            drag($0, [CGPoint(x: 40, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 90, y: 10)])
        },
        Case("a drag downwards selects nothing", "abcdef", "ab|cdef") {
            tap($0, 20)
            drag($0, [CGPoint(x: 50, y: 2), CGPoint(x: 51, y: 15), CGPoint(x: 51, y: 90)])
        },
        // The text of an editor is inset by 5 and 8.
        Case("a line of an editor", "ab\ncd", "ab\nc|d", isEditor: true) { tap($0, 16, 35) },
        Case("a drag over lines", "ab\ncd\nef", "a|f", isEditor: true) {
            tap($0, 16, 15)
            drag($0, [CGPoint(x: 15, y: 15), CGPoint(x: 16, y: 40), CGPoint(x: 15, y: 55)])
        },
    ]

    @Test(arguments: cases)
    func touches(_ each: Case) {
        let model = TextFieldTests.Model(each.text)
        let host = ViewHost(
            AnyView(
                Group {
                    if each.isEditor {
                        TextEditor(text: model.binding)
                    } else {
                        TextField("", text: model.binding)
                    }
                }),
            in: World(proposal: ProposedViewSize(width: 200, height: each.isEditor ? 100 : nil)))
        each.touch(host)
        host.type("|")
        #expect(model.text == each.after)
    }

    /// A finger that moves up and down on a field scrolls what is around it, and brings no focus.
    @Test func scrolling() {
        let model = TextFieldTests.Model("abc")
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    TextField("", text: model.binding).accessibilityIdentifier("field")
                    Color.red.frame(height: 400)
                }
            },
            in: World(proposal: ProposedViewSize(width: 200, height: 100)))
        host.update()
        Self.drag(host, [CGPoint(x: 50, y: 15), CGPoint(x: 50, y: 2), CGPoint(x: 50, y: -20)])
        #expect(!host.hasFocus)
        #expect((host.layout().frames.first?.frame.minY ?? 0) < 0)
    }

    @Test func aTapBringsTheFocusToFocusableViews() {
        let host = ViewHost(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).focusable()
                Color.blue.frame(width: 50, height: 50).focusable(interactions: .activate)
            })
        host.tap(at: CGPoint(x: 75, y: 25))
        #expect(!host.hasFocus)
        host.tap(at: CGPoint(x: 25, y: 25))
        #expect(host.hasFocus)
    }

    // MARK: With shaped texts

    private func shaped(_ text: String, direction: LayoutDirection = .leftToRight) throws
        -> (ViewHost, TextFieldTests.Model)
    {
        let model = TextFieldTests.Model(text)
        let host = ViewHost(
            TextField("", text: model.binding),
            in: World(
                proposal: ProposedViewSize(width: 300, height: nil), layoutDirection: direction,
                textEngine: try PangoTextEngine()))
        host.update()
        return (host, model)
    }

    /// UITextField is 22 points high for the body font, 34 with a rounded border.
    @Test func heights() throws {
        let (host, _) = try shaped("abc")
        #expect(host.layout().size.height == 22)
        host.setRoot(TextField("", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect(host.layout().size.height == 34)
    }

    /// Arrows go where they point, whatever the direction of the letters.
    @Test func arrowsInRightToLeftText() throws {
        let (host, model) = try shaped("שלום", direction: .rightToLeft)
        host.press(.tab)
        host.press(.rightArrow)
        host.type("x")
        #expect(model.text == "שלוxם")
        host.press(.leftArrow, .command)
        host.type("y")
        #expect(model.text == "שלוxםy")
    }

    /// A tap at the left edge of a Hebrew text is behind its last letter, one at the right edge before its first.
    @Test func tapsOnRightToLeftText() throws {
        let (host, model) = try shaped("שלום", direction: .rightToLeft)
        host.tap(at: CGPoint(x: 299, y: 10))
        host.type("א")
        #expect(model.text == "אשלום")
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 5, y: 10))
        host.type("ת")
        #expect(model.text == "אשלוםת")
    }

    /// Every place in a text of several scripts is found again where its caret stands.
    @Test(arguments: ["office fi", "Grüße 👨‍👩‍👧 ok", "abc שלום def", "مرحبا", "क्षत्रिय", "e\u{301}e\u{301}"])
    func caretsOfShapedText(text: String) throws {
        let (host, _) = try shaped(text)
        let target = host.graph.keyFocus.firstTarget(in: .root) as? TextInputTarget
        guard let target, let lines = target.lines else {
            Issue.record("there is no field")
            return
        }
        let layout = lines.layout(nil)
        for position in 0...text.count {
            let caret = layout.caret(at: lines.offset(of: position))
            #expect(caret.x >= -0.01 && caret.x <= Double(layout.size.width) + 0.01)
            let found = lines.position(of: layout.offset(at: CGPoint(x: caret.x, y: 5)))
            let again = layout.caret(at: lines.offset(of: found))
            #expect(abs(again.x - caret.x) < 0.01)
        }
    }
}
