import Foundation
import Testing

@testable import PlumbCore

/// What is wrong ends in a finite picture and a sentence.
@Suite @MainActor
struct HostileTests {
    /// A view, and words of the sentence.
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ words: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
            testDescription = words
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let cases: [Case] = [
        Case("frame(width:) was given nan") { Color.red.frame(width: .nan) },
        Case("frame(height:) was given -1.0") { Color.red.frame(height: -1) },
        Case("frame(minWidth:) was given nan") { Color.red.frame(minWidth: .nan) },
        Case("padding was given inf") { Color.red.padding(.infinity) },
        Case("position(x:) was given nan") { Color.red.position(x: .nan, y: 3) },
        Case("layoutPriority was given nan") { HStack { Color.red.layoutPriority(.nan) } },
        Case("zIndex was given nan") { ZStack { Color.red.zIndex(.nan) } },
        Case("safeAreaPadding was given nan") { Color.red.safeAreaPadding(.nan) },
        Case("safeAreaInset's spacing was given inf") {
            Color.red.safeAreaInset(edge: .top, spacing: .infinity) { Color.blue }
        },
        Case("HStack's spacing was given nan") {
            HStack(spacing: .nan) {
                Color.red
                Color.blue
            }
        },
        Case("Spacer's minLength was given -inf") { Spacer(minLength: -.infinity) },
        Case("aspectRatio was given -1.0 to 1.0") { Color.red.aspectRatio(-1, contentMode: .fit) },
        Case("alignmentGuide was given nan") {
            VStack(alignment: .leading) {
                Color.red.alignmentGuide(.leading) { _ in .nan }
                Color.blue
            }
        },
        Case("moved, turned or scaled by what is no number") { Color.red.rotationEffect(.degrees(.nan)) },
        Case("moved, turned or scaled by what is no number") { Color.red.offset(x: .infinity) },
        Case("coordinates that are no numbers") { Circle().position(x: 1.7e308, y: 0) },
        Case("coordinates that are no numbers") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [-.infinity, 3]))
        },
        Case("the width of a rounded corner is nan; it is not rounded") {
            RoundedRectangle(cornerRadius: .nan)
        },
        Case("the radius of a rounded corner is nan; it is not rounded") {
            UnevenRoundedRectangle(bottomLeadingRadius: .nan)
        },
        Case("the beginning of a trim is nan; nothing is left") { Circle().trim(from: .nan, to: 1) },
        Case("the end of a trim is nan; nothing is left") { Circle().trim(from: 0, to: .nan).stroke() },
        Case("the radius of an arc is nan; nothing is added") {
            InBody {
                Path {
                    $0.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
                }
            }
        },
        Case("the end angle of an arc is inf; nothing is added") {
            InBody {
                Path {
                    $0.addArc(
                        center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(.infinity), clockwise: true)
                }
            }
        },
        Case("the center.y of an arc is nan; nothing is added") {
            InBody {
                Path {
                    $0.addRelativeArc(
                        center: CGPoint(x: 0, y: CGFloat.nan), radius: 9, startAngle: .zero, delta: .degrees(9))
                }
            }
        },
        Case("the radius of an arc is nan; a line is added") {
            InBody {
                Path {
                    $0.move(to: .zero)
                    $0.addArc(
                        tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: .nan)
                }
            }
        },
        Case("gridCellColumns was given -3") { Grid { GridRow { Color.red.gridCellColumns(-3) } } },
        Case("gridCellColumns was given 9223372036854775807") {
            Grid { GridRow { Color.red.gridCellColumns(.max) } }
        },
        Case("GridItem was given fixed(nan)") { LazyVGrid(columns: [GridItem(.fixed(.nan))]) { Color.red } },
        Case("several elements with the id 1") { ForEach([1, 2, 1], id: \.self) { _ in Color.red } },
        Case("several elements with the id 64") { ForEach(0..<3, id: \.bitWidth) { _ in Color.red } },
        Case("was given a value of type Int, which is no view") { TupleView((Color.red, 3)) },
        Case("was given a value of type String, which is no view") { TupleView("a") },
        Case("says it has 7 elements, and gives 3") { ForEach(LyingCollection(), id: \.self) { _ in Color.red } },
        Case("asks for itself") {
            VStack(alignment: HorizontalAlignment(EndlessGuide.self)) {
                Color.red
                Color.blue
            }
        },
        Case("FunctionLayout answers (nan, 10.0)") {
            let layout = FunctionLayout { _, _ in CGSize(width: CGFloat.nan, height: 10) }
            return layout { Color.red }
        },
        Case("places a view at (inf, 0.0)") {
            let layout = FunctionLayout(at: CGPoint(x: CGFloat.infinity, y: 0)) { _, _ in CGSize(width: 9, height: 9) }
            return layout { Color.red }
        },
        Case("outside of its own placeSubviews") {
            let layout = FunctionLayout { proposal, subviews in
                for subview in subviews { subview.place(at: .zero, proposal: proposal) }
                return CGSize(width: 9, height: 9)
            }
            return layout { Color.red }
        },
        Case("asks for the size of a view that it stands in itself") {
            let kept = KeptSubviews()
            let outer = FunctionLayout { proposal, subviews in
                kept.subviews = Array(subviews)
                return subviews.first?.sizeThatFits(proposal) ?? .zero
            }
            let middle = FunctionLayout { proposal, subviews in
                subviews.first?.sizeThatFits(proposal) ?? .zero
            }
            let inner = FunctionLayout { proposal, _ in kept.subviews.first?.sizeThatFits(proposal) ?? .zero }
            return outer { middle { inner { Color.red } } }
        },
        Case("without end") { RestlessView() },
    ]

    @Test(arguments: cases)
    func endsInAFinitePictureAndASentence(of test: Case) {
        let host = hostOf(test.view(), in: 100, 100)
        let dump = host.dump
        #expect(!dump.contains("nan") && !dump.contains("inf"))
        #expect(
            host.diagnostics.contains { $0.message.contains(test.testDescription) },
            "\(host.diagnostics.map(\.message))")
        #expect(host.layout().size.width.isFinite)
    }

    /// Subviews that a layout has kept answer as if they were empty once their views are gone, or their host is.
    @Test func keptSubviewsAreHarmless() {
        let kept = KeptSubviews()
        let layout = FunctionLayout { proposal, subviews in
            kept.subviews += Array(subviews)
            return CGSize(width: 9, height: 9)
        }
        var host: ViewHost? = hostOf(layout { ForEach(0..<3, id: \.self) { Color.red.frame(width: CGFloat($0)) } })
        host?.layout()
        host?.setRoot(layout { ForEach(0..<1, id: \.self) { Color.red.frame(width: CGFloat($0)) } })
        // Before the next layout: the boxes are free.
        #expect(kept.subviews[2].sizeThatFits(.unspecified) == .zero)
        host?.layout()
        host = nil
        for subview in kept.subviews {
            #expect(subview.sizeThatFits(.unspecified) == .zero)
            #expect(subview.dimensions(in: .unspecified)[HorizontalAlignment(EndlessGuide.self)].isFinite)
            subview.place(at: .zero, proposal: .unspecified)
            #expect(subview.priority == 0)
        }
    }

    /// A tenth of what `make laws` times: no table of columns is searched for every column, no row compared with every
    /// cell.
    // It ends: the limit counts the time too in which other tests have the main actor.
    @Test(.timeLimit(.minutes(60))) func aGridOfManyCellsEnds() {
        let cells = 0..<10_000
        let host = hostOf(
            Grid {
                GridRow { ForEach(cells, id: \.self) { _ in Color.red.gridCellColumns(.max) } }
                GridRow { ForEach(cells, id: \.self) { _ in Color.red } }
            })
        #expect(host.displayList().items.count == 20_000)
    }
}

/// Makes its content in its body, where a host hears what is drawn.
private struct InBody<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

private struct EndlessGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[HorizontalAlignment(EndlessGuide.self)] + 1
    }
}

private struct LyingCollection: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    var count: Int { 7 }
    subscript(index: Int) -> Int { index }
}

private final class KeptSubviews: @unchecked Sendable {
    var subviews: [LayoutSubview] = []
}

/// Answers by a closure.
private struct FunctionLayout: Layout {
    var point = CGPoint.zero
    let size: (ProposedViewSize, LayoutSubviews) -> CGSize

    init(at point: CGPoint = .zero, size: @escaping (ProposedViewSize, LayoutSubviews) -> CGSize) {
        self.point = point
        self.size = size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        size(proposal, subviews)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: point, proposal: proposal) }
    }
}

private struct RestlessView: View {
    @State private var count = 0
    var body: some View {
        Color.red.frame(width: CGFloat(count)).onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: { _ in
            count += 1
        }
    }
}
