import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbPlatform

/// A text that can be edited, with its caret: what text fields and text editors are made of.
///
/// 1. A `line` is as wide as proposed, and without a proposal as its text or its prompt; it is one line high. A text
/// that is longer is scrolled so that the caret can be seen, and cut with "…" while it does not have the focus. 2.
/// `growing` breaks its text into lines and is as high as they are, within `lineLimit`. 3. An `editor` is as large as
/// proposed, its text inset by 5 and 8 points (UITextView) beyond its content margins. 4. The baselines are those of
/// the text's first and last line, also while there is none.
struct TextInput: View {
    enum Kind: Hashable, Sendable { case line, growing, editor }

    let text: Binding<String>
    let kind: Kind
    let isSecure: Bool
    let prompt: Text?
    let editingChanged: ((Bool) -> Void)?
    let willSubmit: (() -> Void)?
    let submitted: (() -> Void)?
    @State private var touched = TextInputTouches()

    /// - Parameters:
    ///   - isSecure: whether a bullet is shown for each character.
    ///   - prompt: what is drawn in place of a text that is empty, by whoever makes the view: it has a part in the
    ///     ideal width.
    ///   - editingChanged: told when the focus comes and goes.
    ///   - willSubmit: runs when the return key comes, before the actions.
    ///   - submitted: an action for the return key, before those of `onSubmit`.
    init(
        _ text: Binding<String>, kind: Kind, isSecure: Bool = false, prompt: Text? = nil,
        editingChanged: ((Bool) -> Void)? = nil, willSubmit: (() -> Void)? = nil, submitted: (() -> Void)? = nil
    ) {
        self.text = text
        self.kind = kind
        self.isSecure = isSecure
        self.prompt = prompt
        self.editingChanged = editingChanged
        self.willSubmit = willSubmit
        self.submitted = submitted
    }

    var body: some View {
        TextInputBox(input: self, touched: touched)
            .gesture(
                TextTouchGesture(selectsUpAndDown: { touched.target?.selectsUpAndDown ?? false })
                    .onChanged { touched.target?.handle($0, isOver: false) }
                    .onEnded { touched.target?.handle($0, isOver: true) })
    }
}

/// What touches act on.
@MainActor
final class TextInputTouches {
    weak var target: TextInputTarget?
    nonisolated init() {}
}

/// The text itself.
private struct TextInputBox: PrimitiveView {
    let input: TextInput
    let touched: TextInputTouches

    @MainActor static func makeNodes(of view: TextInputBox, in builder: GraphBuilder) {
        let role = TextInputRole()
        let scope = builder.openBox(TextInputBox.self, BoxParameters(.measured), role: role)
        let node = builder.node
        let target = builder.keepObject(TextInputTarget(node, in: builder.graph)) { _ in }
        role.input = target
        view.touched.target = target
        target.update(view.input, in: builder.values)
        builder.close(scope)
    }
}

/// How an edited text is set.
struct TextInputSettings: Equatable {
    var kind: TextInput.Kind
    var isSecure: Bool
    var span: TextSpan
    var options: TextLayoutOptions
    var alignment: TextLayoutOptions.Alignment
    var isRightToLeft: Bool
    /// The most lines that can be seen, and the fewest that there is room for.
    var lineLimit: Int?
    var reservedLines: Int?
    var platform: Platform
    /// Points between the view's edges and its text; on the left what is called leading.
    private(set) var insets = EdgeInsets()

    init(_ view: TextInput, in values: EnvironmentValues) {
        kind = view.kind
        isSecure = view.isSecure
        let engine = values.textEngine
        span = TextSpan("", font: (values.font ?? .body).descriptor(in: values), tracking: Double(values.tracking))
        alignment = values.multilineTextAlignment.engineAlignment
        isRightToLeft = values.layoutDirection == .rightToLeft
        lineLimit = values.lineLimit
        reservedLines = values.reservedLines
        platform = values.platform
        let isLine = view.kind == .line
        options = TextLayoutOptions(
            lineMetrics: engine.lineMetrics(of: [span]), alignment: isLine ? .leading : alignment,
            leadsFromRight: isLine ? nil : isRightToLeft, lineSpacing: Double(values.lineSpacing),
            pixel: Double(values.pixelLength), isFixed: engine.isFixed, balancesLoneWord: false)
        if kind == .editor { insets = editorInsets(values.contentMargins.ofEditor(in: values.scrolledAxes)) }
    }

    private func editorInsets(_ margins: EdgeLengths) -> EdgeInsets {
        let (near, far) = (margins.near, margins.far)
        let (left, right) = isRightToLeft ? (far.width, near.width) : (near.width, far.width)
        let (x, y) = (platform.metrics.textEditorInsetX, platform.metrics.textEditorInsetY)
        return EdgeInsets(
            top: CGFloat(y + near.height), leading: CGFloat(x + left), bottom: CGFloat(y + far.height),
            trailing: CGFloat(x + right))
    }

    /// The insets at both sides together, and those above and below.
    var insetSize: CGSize { CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom) }

    var lineHeight: Double { height(ofLines: 1) }

    /// The height of a field of one line: UITextField's is the line's in whole points, and one more (18 for 14-point
    /// system type, 22 for 17). Lines of the test engine are what they are.
    var fieldHeight: Double {
        options.isFixed ? lineHeight : (lineHeight - 1e-6).rounded(.up) + platform.metrics.fieldHeightBeyondLine
    }

    /// The height of so many lines.
    func height(ofLines count: Int) -> Double { options.height(ofLines: count) }
}

/// The characters of an edited text as they are shown, set on lines.
final class TextInputLines {
    let settings: TextInputSettings
    let characters: [Character]
    /// Where each character begins in the text that is shown, in bytes of UTF-8, and where the last one ends.
    private let offsets: [Int]
    private let shaped: ShapedText
    private let engine: any TextEngine
    private var layouts: [(width: Double?, isCut: Bool, layout: TextLayout)] = []

    init(_ characters: [Character], _ settings: TextInputSettings, engine: any TextEngine) {
        self.settings = settings
        self.characters = characters
        self.engine = engine
        var shown = ""
        var offsets = [0]
        offsets.reserveCapacity(characters.count + 1)
        for character in characters {
            let own = TextInputLines.shown(character, settings)
            shown.append(own)
            offsets.append(offsets[offsets.count - 1] + own.utf8.count)
        }
        self.offsets = offsets
        var span = settings.span
        span.text = shown
        shaped = engine.shape([span])
    }

    /// A line has no line breaks: they are shown as spaces.
    private static func shown(_ character: Character, _ settings: TextInputSettings) -> Character {
        if settings.isSecure { return "•" }
        if character.isNewline { return settings.kind == .line ? " " : "\n" }
        return character == "\0" ? " " : character
    }

    /// The lines for a width; nil for no wrapping. A text that is cut ends in "…" where it does not fit on a line.
    func layout(_ width: Double?, isCut: Bool = false) -> TextLayout {
        if let known = layouts.first(where: { $0.width == width && $0.isCut == isCut }) { return known.layout }
        var options = settings.options
        if isCut { options.lineLimit = 1 }
        let layout = TextLayout(shaped, options: options, proposedWidth: width, proposedHeight: nil) {
            [settings, engine] _ in
            var span = settings.span
            span.text = "…"
            return engine.shape([span])
        }
        if layouts.count == 8 { layouts.removeFirst() }
        layouts.append((width, isCut, layout))
        return layout
    }

    func offset(of position: Int) -> Int { offsets[min(max(position, 0), characters.count)] }

    /// The place whose offset it is, or the next one.
    func position(of offset: Int) -> Int { (0..<characters.count).partitioningIndex { offsets[$0] >= offset } }
}
