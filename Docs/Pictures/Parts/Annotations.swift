import SwiftUI

// What all pictures of these pages share: colours, sample views, and the marks that are drawn upon a layout. Every number in a
// picture is asked of the layout that it shows.

/// The colours of the pictures.
enum Ink {
    static let paper = Color(red: 0.969, green: 0.976, blue: 0.988)
    static let text = Color(red: 0.12, green: 0.16, blue: 0.22)
    static let quiet = Color(red: 0.40, green: 0.45, blue: 0.53)
    static let faint = Color(red: 0.80, green: 0.83, blue: 0.88)
    /// Proposals.
    static let proposal = Color(red: 0.85, green: 0.42, blue: 0.05)
    /// Alignment lines.
    static let guide = Color(red: 0.84, green: 0.13, blue: 0.45)
    /// Answers: the frames of containers.
    static let answer = Color(red: 0.23, green: 0.28, blue: 0.36)
    /// Sample views.
    static let blue = Color(red: 0.16, green: 0.42, blue: 0.87)
    static let teal = Color(red: 0.03, green: 0.53, blue: 0.50)
    static let violet = Color(red: 0.49, green: 0.32, blue: 0.83)
    static let amber = Color(red: 0.66, green: 0.46, blue: 0.02)
}

extension CGFloat {
    /// A length as it is written in pictures: at most two digits after the point.
    var written: String {
        if self == .infinity { return "∞" }
        let hundredths = (self * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(Double(hundredths))"
    }
}

extension CGSize {
    var written: String { "\(width.written) × \(height.written)" }
}

extension ProposedViewSize {
    var written: String { "\(width?.written ?? "nil") × \(height?.written ?? "nil")" }
}

// MARK: The page

/// A picture of a layout: what is shown, on paper, with the meaning of its marks at the bottom.
struct Picture<Content: View>: View {
    let marks: [Mark]
    let content: Content

    init(_ marks: Mark..., @ViewBuilder content: () -> Content) {
        self.marks = marks
        self.content = content()
    }

    var body: some View {
        Paper {
            VStack(spacing: 28) {
                content
                if !marks.isEmpty {
                    HStack(spacing: 22) { ForEach(marks, id: \.self) { Key(mark: $0) } }
                }
            }
            .foregroundStyle(Ink.text)
        }
    }
}

/// What all pictures lie on: 640 points wide, and wider if what lies on it is.
struct Paper<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(.vertical, 30)
            .padding(.horizontal, 24)
            .frame(minWidth: 640)
            .background(Ink.paper, in: RoundedRectangle(cornerRadius: 14))
    }
}

/// The kinds of marks.
enum Mark: String {
    case proposal = "proposed"
    case answer = "answered"
    case guide = "alignment line"
    case whole = "the whole list"
}

/// What a mark means.
struct Key: View {
    let mark: Mark

    var body: some View {
        HStack(spacing: 7) {
            switch mark {
            case .proposal: Outline(color: Ink.proposal, dash: [4, 3]).frame(width: 22, height: 12)
            case .answer: Outline(color: Ink.answer).frame(width: 22, height: 12)
            case .guide: Rule(color: Ink.guide, dash: [5, 3]).frame(width: 22, height: 12)
            case .whole: Outline(color: Ink.quiet, dash: [2, 3]).frame(width: 22, height: 12)
            }
            Text(mark.rawValue).font(.system(size: 11)).foregroundStyle(Ink.quiet)
        }
    }
}

/// Part of a picture, with what was written to get it below.
struct Panel<Content: View>: View {
    let code: String
    let note: String?
    let content: Content

    init(_ code: String, _ note: String? = nil, @ViewBuilder content: () -> Content) {
        self.code = code
        self.note = note
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 22) {
            content
            VStack(spacing: 4) {
                Text(code).font(.system(size: 10.5, design: .monospaced))
                    .alignmentGuide(.caption) { $0[.firstTextBaseline] }
                if let note { Text(note).font(.system(size: 11)).foregroundStyle(Ink.quiet) }
            }
            .foregroundStyle(Ink.text)
            .multilineTextAlignment(.center)
            .fixedSize()
        }
    }
}

extension VerticalAlignment {
    private enum Caption: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] }
    }

    /// Panels in a row stand with their captions on one line.
    static let caption = VerticalAlignment(Caption.self)
}

// MARK: Views to lay out

/// A sample view: takes what is proposed.
struct Block: View {
    let name: String
    var color = Ink.blue

    init(_ name: String, _ color: Color = Ink.blue) {
        self.name = name
        self.color = color
    }

    var body: some View {
        color.opacity(0.15)
            .overlay { Outline(color: color, width: 1.5) }
            .overlay { Text(name).font(.system(size: 12, weight: .semibold)).foregroundStyle(color).fixedSize() }
    }
}

// MARK: Marks

/// A frame's edge, drawn within it.
struct Outline: View {
    let color: Color
    var width: CGFloat = 1.25
    var dash: [CGFloat] = []

    var body: some View {
        Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: width, dash: dash))
    }
}

/// A straight line through the middle of what is proposed, along its longer side.
struct Rule: View {
    let color: Color
    var dash: [CGFloat] = []

    var body: some View {
        GeometryReader { proxy in
            Path { path in
                let size = proxy.size
                if size.width >= size.height {
                    path.move(to: CGPoint(x: 0, y: size.height / 2))
                    path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
                } else {
                    path.move(to: CGPoint(x: size.width / 2, y: 0))
                    path.addLine(to: CGPoint(x: size.width / 2, y: size.height))
                }
            }
            .stroke(color, style: StrokeStyle(lineWidth: 1.5, dash: dash))
        }
    }
}

/// A few words upon a layout, on paper so that lines do not cross them.
struct Tag: View {
    let text: String
    let color: Color

    init(_ text: String, _ color: Color = Ink.quiet) {
        self.text = text
        self.color = color
    }

    var body: some View {
        Text(text)
            .font(.system(size: 10.5, weight: .medium))
            .monospacedDigit()
            .foregroundStyle(color)
            .fixedSize()
            .padding(.horizontal, 3)
            .background(Ink.paper)
    }
}

/// An arrow with two heads beside an edge, with its length: in the middle, or beyond it where a number does not fit.
struct Dimension: View {
    let edge: Edge
    let length: CGFloat
    let color: Color

    private var isHorizontal: Bool { edge == .top || edge == .bottom }

    var body: some View {
        Path { path in
            let head: CGFloat = min(3, length / 3)
            func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                isHorizontal ? CGPoint(x: along, y: across + 6) : CGPoint(x: across + 6, y: along)
            }
            path.addLines([point(0.5, 0), point(length - 0.5, 0)])
            for (end, tip) in [(0.5, head), (length - 0.5, -head)] {
                path.addLines([point(end, -4), point(end, 4)])
                path.addLines([point(end + tip, -2.5), point(end, 0), point(end + tip, 2.5)])
            }
        }
        .stroke(color, style: StrokeStyle(lineWidth: 1))
        .frame(width: isHorizontal ? length : 12, height: isHorizontal ? 12 : length)
        .overlay(alignment: alignment) {
            Tag(length.written, color)
                .alignmentGuide(.leading) { edge == .trailing ? -12 : $0[.leading] }
                .alignmentGuide(.trailing) { edge == .leading ? $0.width + 12 : $0[.trailing] }
                .alignmentGuide(.top) { edge == .bottom ? -11 : $0[.top] }
                .alignmentGuide(.bottom) { edge == .top ? $0.height + 11 : $0[.bottom] }
        }
    }

    private var alignment: Alignment {
        switch edge {
        case .leading: .trailing
        case .trailing: .leading
        case .top: length < 34 ? .bottom : .center
        case .bottom: length < 34 ? .top : .center
        }
    }
}

extension View {
    /// Draws how long the view is, outside of its edge.
    func dimension(_ edge: Edge, gap: CGFloat = 4, color: Color = Ink.quiet) -> some View {
        overlay {
            GeometryReader { proxy in
                let size = proxy.size
                Dimension(
                    edge: edge, length: edge == .top || edge == .bottom ? size.width : size.height, color: color
                )
                .offset(
                    x: edge == .leading ? -12 - gap : edge == .trailing ? size.width + gap : 0,
                    y: edge == .top ? -12 - gap : edge == .bottom ? size.height + gap : 0)
            }
        }
    }

    /// Outlines the view's frame, its answer.
    func answered(_ label: Alignment? = nil) -> some View {
        overlay { Outline(color: Ink.answer).padding(-1.25) }
            .overlay { if let label { SizeTag(alignment: label, color: Ink.answer) } }
    }

    /// The alignment line across a row: where `alignment` is in this view.
    func line(_ alignment: VerticalAlignment, beyond: CGFloat = 14) -> some View {
        overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
            Rule(color: Ink.guide, dash: [5, 3])
                .frame(height: 2)
                .padding(.horizontal, -beyond)
                .alignmentGuide(alignment) { $0.height / 2 }
        }
    }

    /// The alignment line down a column.
    func line(_ alignment: HorizontalAlignment, beyond: CGFloat = 14) -> some View {
        overlay(alignment: Alignment(horizontal: alignment, vertical: .center)) {
            Rule(color: Ink.guide, dash: [5, 3])
                .frame(width: 2)
                .padding(.vertical, -beyond)
                .alignmentGuide(alignment) { $0.width / 2 }
        }
    }

    /// Room of a size in points, proposed to the view; the dashed line is its edge.
    func proposed(_ width: CGFloat?, _ height: CGFloat?, alignment: Alignment = .center) -> some View {
        frame(width: width, height: height, alignment: alignment)
            .overlay { Outline(color: Ink.proposal, dash: [4, 3]).padding(-4) }
    }
}

/// The size of what it lies upon, beside it.
struct SizeTag: View {
    let alignment: Alignment
    var color = Ink.answer

    var body: some View {
        GeometryReader { proxy in
            Tag(proxy.size.written, color)
                .frame(width: proxy.size.width, height: proxy.size.height + 36, alignment: alignment)
                .offset(y: -18)
        }
    }
}

// MARK: Proposals

/// Passes everything on, and keeps what was last proposed.
struct Listening: Layout {
    final class Ear {
        var proposal = ProposedViewSize.unspecified
    }
    let ear: Ear

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        ear.proposal = proposal
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A view with a note about what it was proposed and what it answered.
struct Noted<Content: View, Note: View>: View {
    let content: Content
    let note: (ProposedViewSize, CGSize) -> Note

    init(_ content: Content, @ViewBuilder note: @escaping (ProposedViewSize, CGSize) -> Note) {
        self.content = content
        self.note = note
    }

    var body: some View {
        let ear = Listening.Ear()
        Listening(ear: ear) { content }
            .overlay { GeometryReader { proxy in note(ear.proposal, proxy.size) } }
    }
}

/// Asks a view for its size, and shows the answer in its place.
struct Asked<Content: View, Answer: View>: View {
    private let proposal: ProposedViewSize
    private let content: Content
    private let answer: (CGSize) -> Answer

    init(_ proposal: ProposedViewSize, _ content: Content, @ViewBuilder answer: @escaping (CGSize) -> Answer) {
        self.proposal = proposal
        self.content = content
        self.answer = answer
    }

    @State private var size = CGSize.zero

    var body: some View {
        answer(size).background {
            Asking(proposal: proposal, size: $size) { content }.hidden()
        }
    }
}

/// Asks its only subview, and writes its answer down.
struct Asking: Layout {
    let proposal: ProposedViewSize
    @Binding var size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let answer = subviews[0].sizeThatFits(self.proposal)
        if answer != size { size = answer }
    }
}
