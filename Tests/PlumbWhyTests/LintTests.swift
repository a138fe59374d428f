import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// Each rule finds what it is for, with the right view and numbers, and is silent where it is mended.
@Suite @MainActor
struct LintTests {
    private func host(_ example: LintExample, _ make: LintExample.Make) -> ViewHost {
        var configuration = World(
            proposal: ProposedViewSize(width: example.size.width, height: example.size.height))
        configuration.safeAreaInsets = example.insets
        ViewHost.recordsUpdates = true
        defer { ViewHost.recordsUpdates = false }
        return ViewHost(make(), in: configuration)
    }

    @Test(arguments: LintExamples.all)
    func findsItAndIsSilentWhereItIsMended(_ example: LintExample) throws {
        let host = host(example, example.before)
        let before = host.layout().frames.map { "\($0.identifier) \($0.frame)" }
        let layout = RecordedLayout(host.trace())
        let findings = Linter.findings(in: host, layout, optional: [example.rule])
        let all = findings.map { "\($0.rule.id): \($0.message) (\($0.tried?.text ?? "-"))" }.joined(separator: "\n")
        let finding = try #require(findings.first { $0.rule.id == example.rule }, "found:\n\(all)")
        let names = (layout.ancestors(finding.view) + layout.all(in: finding.view)).compactMap {
            layout[$0]?.identifier
        }
        if let name = example.of { #expect(names.contains(name), "\(names)") }
        for part in example.says { #expect(finding.message.contains(part), "\(finding.message)") }
        if let tried = example.tried {
            #expect(finding.tried?.text.hasPrefix(tried) == true, "\(finding.tried?.text ?? "no remedy")")
        }
        // Trying leaves everything where it was.
        #expect(host.layout().frames.map { "\($0.identifier) \($0.frame)" } == before)

        let mended = self.host(example, example.after)
        let left = Linter.findings(in: mended, RecordedLayout(mended.trace()), optional: [example.rule])
        let said = left.map { "\($0.rule.id): \($0.message)" }
        #expect(!left.contains { $0.rule.id == example.rule }, "\(said)")
    }

    /// A remedy's frames are those of the view that is written so.
    @Test(arguments: LintExamples.all.filter { $0.tried != nil })
    func aTriedRemedyGivesWhatItsCodeGives(_ example: LintExample) throws {
        let host = host(example, example.before)
        let layout = RecordedLayout(host.trace())
        let finding = try #require(
            Linter.findings(in: host, layout, optional: [example.rule])
                .first { $0.rule.id == example.rule && $0.tried != nil })
        let tried = try #require(finding.tried)
        let written = RecordedLayout(self.host(example, example.after).trace())
        let after = RecordedLayout(try #require(host.trace(trying: tried.remedy.edits)))
        /// Frames of what has a name, and of what has no view in it.
        func frames(_ layout: RecordedLayout) -> [(name: String, frame: CGRect)] {
            layout.placed.compactMap { id in
                let name = layout[id]?.identifier ?? (layout.children(id).isEmpty ? layout[id]?.name : nil)
                return name.flatMap { name in layout.frame(layout.subject(id)).map { (name, $0) } }
            }
        }
        // A page may take away what has become useless.
        let kept = Set(frames(written).map(\.name))
        let tries = frames(after).filter { kept.contains($0.name) }
        #expect(tries.map { "\($0)" } == frames(written).map { "\($0)" })
    }

    /// Each rule has an example, or tests elsewhere.
    @Test func everyRuleHasAnExample() {
        let shown = Set(LintExamples.all.map(\.rule))
        #expect(Set(LintRule.ID.allCases).subtracting(shown) == LintExamples.elsewhere)
    }

    @Test func eachIDIsThatOfARule() {
        #expect(LintRule.all.map(\.id) == LintRule.ID.allCases)
        for rule in LintRule.all { #expect(rule.summary.hasSuffix("."), "\(rule.id)") }
    }

    /// Nothing is said of views that are as they should be.
    @Test func ordinaryViewsAreSilent() {
        let view = VStack(alignment: .leading, spacing: 12) {
            HStack {
                Color.blue.frame(width: 40, height: 40).clipShape(Circle())
                VStack(alignment: .leading) {
                    Text(verbatim: "Ada Lovelace").fontWeight(.bold)
                    Text(verbatim: "Poet").foregroundStyle(.secondary)
                }
                Spacer()
                Text(verbatim: "3").padding(4).background(Capsule().fill(.red))
            }
            Divider()
            Text(verbatim: "A text of some length that takes several lines, as texts do.")
            HStack {
                Text(verbatim: "Cancel").frame(maxWidth: .infinity)
                Text(verbatim: "Save").frame(maxWidth: .infinity)
            }
            Spacer()
        }
        .padding()
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let findings = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        let said = findings.map { "\($0.rule.id): \($0.message)" }
        #expect(findings.isEmpty, "\(said)")
    }

    /// Pages that are as they should be, each near to what a rule finds.
    struct Sound: Sendable, CustomTestStringConvertible {
        let rule: LintRule.ID
        let testDescription: String
        let page: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ rule: LintRule.ID, _ name: String, @ViewBuilder _ page: @escaping @MainActor @Sendable () -> V
        ) {
            (self.rule, testDescription) = (rule, "\(rule): \(name)")
            self.page = { AnyView(page()) }
        }
    }

    nonisolated static let sound: [Sound] = [
        Sound(.tracksOverflow, "a month in a stack is higher than its first share") {
            VStack {
                Text(verbatim: "March")
                LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) {
                    ForEach(0..<35, id: \.self) { Text(verbatim: "\($0)").frame(height: 60) }
                }
                Color.blue
            }
        },
        Sound(.offCentre, "a row of tabs") {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                Color.blue.frame(width: 60, height: 20)
                Spacer()
                Color.green.frame(width: 80, height: 20)
            }
        },
        Sound(.rowsWithoutColumns, "values stand at the edge") {
            VStack {
                HStack {
                    Text(verbatim: "One")
                    Spacer()
                    Text(verbatim: "1")
                }
                HStack {
                    Text(verbatim: "Eleven")
                    Spacer()
                    Text(verbatim: "11")
                }
            }
        },
        Sound(.frameAroundRow, "a label in the middle") {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Text(verbatim: "Share")
            }
            .frame(maxWidth: .infinity)
        },
        Sound(.colourDecides, "a colour in a row has a frame") {
            HStack {
                Color.red.frame(width: 40, height: 90)
                Text(verbatim: "Title")
            }
        },
        Sound(.colourDecides, "two colours share a page") {
            HStack {
                Color.red
                Color.blue
            }
        },
        Sound(.colourDecides, "a badge whose shape has a frame") {
            VStack {
                ZStack {
                    Capsule().foregroundColor(.red).frame(width: 88, height: 34)
                    Text(verbatim: "SETUP")
                }
                Text(verbatim: "Below")
            }
        },
        Sound(.backgroundBeforePadding, "a card with a margin") {
            Text(verbatim: "Card").padding(12).background(Color.yellow).padding(20)
        },
        Sound(.backgroundBeforePadding, "a colour behind a picture") {
            Color.red.frame(width: 40, height: 40).background(Color.yellow).padding(20)
        },
        Sound(.unevenCards, "a title and a badge") {
            HStack {
                Text(verbatim: "Title").padding(12).background(Color.yellow)
                Text(verbatim: "3").padding(4).background(Color.red)
            }
        },
        Sound(.unevenCards, "a card of two texts and a chip") {
            HStack {
                VStack {
                    Text(verbatim: "Title")
                    Text(verbatim: "Subtitle")
                }.padding(12).background(Color.yellow)
                Text(verbatim: "3").padding(4).background(Color.red)
            }
        },
        Sound(.unevenCards, "bubbles of several views are as wide as what they say") {
            VStack(alignment: .leading) {
                Text(verbatim: "Yes").padding(12).background(Color.yellow)
                VStack {
                    Text(verbatim: "A longer answer")
                    Text(verbatim: "Seen")
                }.padding(12).background(Color.yellow)
            }
        },
        Sound(.unevenCards, "bubbles are as wide as what they say") {
            VStack(alignment: .leading) {
                Text(verbatim: "Yes").padding(12).background(Color.yellow)
                Text(verbatim: "A longer answer").padding(12).background(Color.yellow)
            }
        },
        Sound(.unevenCards, "cells of one size in wider columns") {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Text(verbatim: "1").padding(12).background(Color.yellow)
                Text(verbatim: "2").padding(12).background(Color.yellow)
            }
        },
        Sound(.tracksOverflow, "a grid with high rows in a stack") {
            VStack {
                Grid { ForEach(0..<6, id: \.self) { _ in GridRow { Color.red.frame(width: 50, height: 60) } } }
                Color.blue
                Color.green
            }
        },
        Sound(.tracksOverflow, "a grid that has what its neighbour leaves") {
            HStack {
                LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90))]) { Text(verbatim: "a") }
                Color.blue
            }
        },
        Sound(.gridStretched, "a cell that asks for no room") {
            Grid(horizontalSpacing: 0) {
                ForEach(0..<3, id: \.self) { _ in GridRow { Color.red.frame(width: 160, height: 4) } }
                Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal)
            }
            .frame(width: 160)
        },
        Sound(.textAlignmentOneLine, "words that may well take two lines") {
            Text(verbatim: "Words that nearly fill it").multilineTextAlignment(.center).padding()
        },
        // The first view of a stack is asked with an equal share, and others leave what it needs.
        Sound(.paddingOutside, "a padded frame that is higher than its share of a stack") {
            VStack {
                Color.pink.frame(width: 120, height: 120).padding()
                ForEach(0..<4, id: \.self) { _ in Color.gray.frame(height: 40) }
            }
        },
        Sound(.overflow, "a row that is higher than its share of a share") {
            VStack {
                VStack {
                    Color.red.frame(height: 220)
                    HStack {
                        Color.blue.frame(height: 50)
                        Text(verbatim: "Beside")
                    }
                }
                Spacer()
                Color.green.frame(height: 120)
                Color.yellow.frame(height: 80)
            }
        },
        Sound(.overflow, "a row that is wider than its share of a row") {
            HStack {
                HStack {
                    VStack { Color.red.frame(width: 60, height: 40) }
                    VStack { Color.red.frame(width: 60, height: 40) }
                }
                Text(verbatim: "A")
                Text(verbatim: "B")
                Spacer()
            }
        },
        Sound(.overflow, "a filling colour in a fixed frame, which is told by itself") {
            VStack {
                Text(verbatim: "Above")
                Color.blue.aspectRatio(2 / 3, contentMode: .fill).frame(width: 60, height: 60)
                Text(verbatim: "Below")
            }
        },
        Sound(.frameDoesNotShrink, "padding that reaches over the frame paints nothing") {
            Text(verbatim: "Get Started").padding().frame(width: 300, height: 50).background(Capsule())
        },
        Sound(.frameDoesNotShrink, "a mask hides what stands out") {
            Color.blue.aspectRatio(2 / 3, contentMode: .fill).mask(Circle()).frame(width: 60, height: 60)
        },
        Sound(.overflow, "a mask hides what stands out") {
            Color.blue.aspectRatio(2 / 3, contentMode: .fill).mask(Circle()).frame(width: 60, height: 60)
        },
        Sound(.coversScrollEnd, "padding at the end of the last row makes room") {
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack {
                        Color.red.frame(height: 900)
                        Color.green.frame(height: 100).padding(.bottom, 60)
                    }
                }
                Color.blue.frame(height: 60)
            }
        },
        Sound(.coversScrollEnd, "a safe area padding makes room") {
            ZStack(alignment: .bottom) {
                ScrollView { Color.red.frame(height: 900) }.safeAreaPadding(.bottom, 60)
                Color.blue.frame(height: 60)
            }
        },
        Sound(.deadTapArea, "parts of a ring, each with taps of its own") {
            ZStack {
                ForEach(0..<4, id: \.self) { part in
                    Circle().trim(from: Double(part) / 4 + 0.02, to: Double(part) / 4 + 0.23)
                        .stroke(Color.blue, lineWidth: 20)
                        .frame(width: 200, height: 200)
                        .onTapGesture {}
                }
            }
        },
        Sound(.coversNeighbour, "a picture that is pulled over what is above, and takes its room back") {
            VStack {
                Color.blue.frame(height: 200)
                Circle().frame(width: 120, height: 120).offset(y: -120).padding(.bottom, -130)
                Text(verbatim: "Name")
            }
        },
    ]

    @Test(arguments: sound) func whatIsSoundIsNotBlamed(_ line: Sound) {
        let host = ViewHost(line.page(), in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let findings = Linter.findings(in: host, RecordedLayout(host.trace()), optional: [line.rule])
        let said = findings.filter { $0.rule.id == line.rule }.map(\.message)
        #expect(said.isEmpty, "\(said)")
    }

    /// It is the Canvas that stretches a grid, not the line between its rows.
    @Test func theDividerIsNotBlamedForOthers() throws {
        let view = Grid {
            GridRow {
                Text(verbatim: "a"); Text(verbatim: "b")
            }
            Divider()
            GridRow {
                Text(verbatim: "c"); Text(verbatim: "d")
            }
            Canvas { _, _ in }.frame(height: 40)
            ForEach(0..<4, id: \.self) { _ in
                GridRow {
                    Text(verbatim: "e"); Text(verbatim: "f")
                }
            }
        }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.id == .gridStretched }
        #expect(found.map { $0.message.prefix(10) } == ["The Canvas"])
    }

    private func found(_ view: some View, height: CGFloat = 600, insets: EdgeInsets = EdgeInsets()) -> [Finding] {
        var world = World(proposal: ProposedViewSize(width: 320, height: height))
        world.safeAreaInsets = insets
        let host = ViewHost(view, in: world)
        return Linter.findings(in: host, RecordedLayout(host.trace()))
    }

    /// What is spared by its stack is told where the stack itself is too long, or a frame is shorter.
    @Test func whatFitsNowhereIsToldStill() {
        let row = HStack {
            VStack { Color.red.frame(width: 150, height: 40) }
            VStack { Color.red.frame(width: 150, height: 40) }
        }
        let inRow = found(
            HStack {
                row
                Color.blue.frame(width: 40)
            })
        #expect(inRow.contains { $0.rule.id == .overflow }, "\(inRow)")
        let inFrame = found(
            HStack {
                row.frame(width: 200); Spacer()
            })
        #expect(
            inFrame.contains { [.overflow, .frameDoesNotShrink].contains($0.rule.id) && $0.message.contains("308") },
            "\(inFrame)")
        // The frame and the stack in it are one fact.
        #expect(inFrame.count == 1, "\(inFrame)")
        let padded = found(Color.red.frame(width: 300, height: 40).padding(20))
        #expect(padded.contains { $0.rule.id == .paddingOutside && $0.message.contains("that is 340, and 320 are") })
    }

    /// A frame around a stack that is too long within another one is told as that.
    @Test func aStackWithinAFrameIsToldOnce() {
        let found = found(
            HStack {
                Color.red.frame(width: 10, height: 10)
                VStack {
                    Color.red.frame(width: 10, height: 60)
                    Color.blue.frame(width: 10, height: 60)
                }
            }
            .frame(height: 40)
        ).filter { $0.rule.severity > .note }
        #expect(found.map(\.rule.id) == [.overflow], "\(found)")
    }

    /// What is told within a column is not what makes it so wide, if another view is wider still.
    @Test func theWidestIsToldBesideAnother() {
        let row = HStack {
            Color.red.frame(width: 340, height: 10)
            Color.blue.frame(width: 120, height: 10)
        }
        let both = found(
            VStack {
                row
                Text(verbatim: "A").frame(width: 712.7)
            }
        ).filter { $0.rule.id == .overflow }
        #expect(both.count == 2 && both[0].message.contains("The frame around the text “A” is 712.7 wide"), "\(both)")
        let one = found(
            VStack {
                row.padding(10)
                Text(verbatim: "A").frame(maxWidth: .infinity)
            })
        #expect(one.count { $0.rule.id == .overflow } == 1, "\(one)")
    }

    /// A colour that fills what is there has only followed what made the stack so wide.
    @Test func whatFollowsIsNotBlamed() throws {
        let found = found(
            ZStack {
                Rectangle().ignoresSafeArea()
                VStack {
                    Spacer()
                    Text(verbatim: "Cancel").frame(width: 380)
                }
            }, insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        let overflow = try #require(found.first { $0.rule.id == .overflow })
        #expect(overflow.message.hasPrefix("The VStack is 380 wide, and 320 are there"), "\(overflow.message)")
    }

    /// A frame's length is not said of the text in it, in a finding or in a reason.
    @Test func aFrameHasALengthOfItsOwn() throws {
        func overflow(_ view: some View) -> String? { found(view).first { $0.rule.id == .overflow }?.message }
        let row = overflow(
            HStack {
                Text(verbatim: "A").frame(width: 250)
                Text(verbatim: "B").frame(width: 120)
            })
        #expect(row?.hasSuffix("the frame around the text “A” is never less than 250 wide.") == true, "\(row ?? "-")")
        let column = overflow(
            VStack {
                Text(verbatim: "0").frame(width: 350)
                Text(verbatim: "1")
            })
        #expect(column?.hasPrefix("The frame around the text “0” is 350 wide, and 320 are there") == true)
        let view = Text(verbatim: "Hi").frame(width: 300).padding(10).background(Color.yellow)
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let layout = RecordedLayout(host.trace())
        let layers = try #require(layout.order.first { layout.kind($0) == .layers })
        let said = Explanation(of: layers, in: layout).causes.map(\.text)
        #expect(said[0].hasPrefix("300 of the frame around the text “Hi”, and padding of 10 and 10."), "\(said)")
        #expect(said[1].hasPrefix("20 of the text “Hi”, and padding of 10 and 10."), "\(said)")
        // Where what is in the frame fills it, too.
        let card = ViewHost(
            Color.red.padding(20).frame(width: 300).padding(10),
            in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let filled = RecordedLayout(card.trace())
        let padding = try #require(filled.order.first { filled.kind($0) == .padding })
        let width = Explanation(of: padding, in: filled).causes.first?.text
        let said300 = width?.hasSuffix("300 of the frame around the Color, and padding of 10 and 10.")
        #expect(said300 == true, "\(width ?? "-")")
    }

    /// A cell may stretch a grid on both axes.
    @Test func bothAxesOfAGridAreTold() {
        let found = found(
            Grid {
                GridRow {
                    Text(verbatim: "Tea"); Color.clear; Text(verbatim: "3")
                }
                GridRow {
                    Text(verbatim: "Scones"); Text(verbatim: "two"); Text(verbatim: "12")
                }
            }, height: 200
        ).filter { $0.rule.id == .gridStretched }
        #expect(
            found.map(\.message) == [
                "The Color takes all it is proposed and makes the grid 320 × 200; the others need no more than 60 × 20. "
                    + "`.gridCellUnsizedAxes([.horizontal, .vertical])` on it asks the grid for no room."
            ])
    }

    /// What makes a symbol smaller is told.
    @Test func aSymbolIsAsLargeAsItsFont() {
        let found = found(Image(systemName: "photo").font(.system(size: 200)).frame(width: 60, height: 60))
            .filter { $0.rule.id == .frameDoesNotShrink }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("`.font(.system(size: 60))`, or `.resizable().scaledToFit()`") == true)
    }

    /// A row lines up columns of different heights: that it stands in the middle is no matter of its alignment.
    @Test func columnsThatAreLinedUpAreNotTold() {
        func count(_ view: some View) -> Int { found(view).count { $0.rule.id == .stackAlignmentWithoutEffect } }
        let one = Text(verbatim: "One")
        #expect(
            count(
                HStack(alignment: .top) {
                    one
                    VStack {
                        one; one
                    }
                }) == 0)
        #expect(
            count(
                HStack(alignment: .top) {
                    one; one
                }) == 1)
    }

    /// Where a view stands whose centre is set on one axis.
    @Test func aCentreIsSetOnOneAxis() throws {
        let view = Text(verbatim: "Two").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            .frame(width: 200, height: 100)
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let layout = RecordedLayout(host.trace())
        let text = try #require(layout.placed.first { layout.parameters($0).text == "Two" })
        let said = Explanation(of: text, in: layout).causes.map(\.text)
        let place =
            "Its `.center`, which it says is at 0, on that around it, in the middle of 100 in the frame (200 × 100)."
        #expect(said.last == place, "\(said)")
    }

    /// Why a scroll view shows the first of several.
    @Test func everythingFitsIntoNothing() throws {
        let view = ScrollView {
            ViewThatFits {
                Text(verbatim: "Long"); Text(verbatim: "Short")
            }
        }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let layout = RecordedLayout(host.trace())
        let text = try #require(layout.placed.first { layout.parameters($0).text == "Long" })
        let said = Explanation(of: text, in: layout).causes.map(\.text)
        #expect(said.contains { $0.contains("No height is proposed, and everything fits into that.") }, "\(said)")
    }

    /// Beyond the safe area an image is proposed what came of it, and is larger still: what it made of the stack
    /// counts.
    @Test func aFillingImageIsToldByWhatItMakesOfTheStack() throws {
        let found = found(
            ZStack {
                Color.blue.aspectRatio(1, contentMode: .fill).ignoresSafeArea()
                Text(verbatim: "Hello")
            }, insets: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0))
        let overflow = try #require(found.first { $0.rule.id == .overflow })
        #expect(
            overflow.message.contains("is 500 wide, and 320 are there: the ZStack becomes as wide."),
            "\(overflow.message)")
    }

    /// A card with corners is no background of a page, however large.
    @Test func aCardIsNoBackgroundOfAPage() {
        func stops(_ back: some View) -> Bool {
            let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
            let page = ZStack {
                back
                Text(verbatim: "Hello")
            }
            return found(page, insets: insets).contains { $0.rule.id == .backgroundStops }
        }
        #expect(stops(Color.blue) && stops(Rectangle().fill(Color.blue)))
        #expect(!stops(RoundedRectangle(cornerRadius: 20).fill(Color.blue)) && !stops(Circle()))
    }

    /// In a scroll view between bars, a frame relative to it is as long as what is seen.
    @Test func aTriedContainerIsWithoutItsBars() throws {
        let found = found(
            ScrollView {
                VStack {
                    Text(verbatim: "Top")
                    Spacer()
                    Text(verbatim: "Bottom")
                }
            }, height: 852, insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        let spacer = try #require(found.first { $0.rule.id == .spacerWithoutRoom })
        #expect(
            spacer.tried?.text
                == ".containerRelativeFrame(.vertical) on the VStack: it is 759 high, as the scroll view",
            "\(spacer.tried?.text ?? "-")")
    }

    /// On one line, only a single word keeps all of itself.
    @Test func severalWordsAreNotToldToStandOnOneLine() {
        let one = found(Text(verbatim: "Incomprehensibilities").frame(width: 100))
        #expect(one.contains { $0.rule.id == .wordBroken && $0.message.contains("minimumScaleFactor") }, "\(one)")
        let several = found(Text(verbatim: "Some incomprehensibilities").frame(width: 100))
        #expect(
            several.contains { $0.rule.id == .wordBroken && !$0.message.contains("minimumScaleFactor") }, "\(several)")
    }

    /// A badge on a small view is offered that view's size: it is to keep its own.
    @Test func aBadgeKeepsItsSize() throws {
        let view = Color.blue.frame(width: 24, height: 24)
            .overlay(alignment: .topTrailing) { Text(verbatim: "128").padding(2).background(Color.red) }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        #expect(found.map(\.rule.id) == [.wordBroken] || found.map(\.rule.id) == [.truncated])
        #expect(found.first?.message.hasSuffix("The overlay is offered the size of the Color, 24 × 24.") == true)
        #expect(found.first?.tried?.text.hasPrefix(".fixedSize()") == true, "\(found)")
    }

    /// So is one whose circle is a view beside it.
    @Test func aBadgeOfTwoViewsKeepsItsSize() throws {
        let view = Color.blue.frame(width: 24, height: 24).overlay(alignment: .topTrailing) {
            ZStack {
                Circle().fill(Color.red)
                Text(verbatim: "1234").foregroundColor(.white)
            }
        }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        #expect(found.map(\.rule.id) == [.truncated], "\(found)")
        #expect(found.first?.message.hasSuffix("The overlay is offered the size of the Color, 24 × 24.") == true)
        #expect(found.first?.tried?.text == ".fixedSize(): the whole text, 40 × 20", "\(found)")
    }

    /// A text that is cut since the row around has a fixed height: the frame is named, and grows.
    @Test func theFrameAroundARowIsNamed() throws {
        let view = HStack {
            Color.blue.frame(width: 24, height: 24)
            VStack(alignment: .leading) {
                Text(verbatim: "Title")
                Text(verbatim: "A text of so many words that it has two lines or three")
            }
        }
        .padding(4)
        .frame(height: 40)
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let all = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        // That the stacks are too long for the frame is the same fact.
        #expect(all.map(\.rule.id) == [.truncated], "\(all)")
        let found = try #require(all.first)
        #expect(found.message.hasSuffix("The frame around the HStack has a height of 40."), "\(found.message)")
        #expect(found.tried?.text.hasPrefix("minHeight: 40 instead of the height") == true, "\(found)")
    }
}
