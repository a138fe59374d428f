import Foundation

/// One of the rules of `plumb lint`.
package struct LintRule: Sendable, Hashable {
    package enum Severity: String, Sendable, Comparable, CaseIterable, Codable {
        case note, warning, error

        package static func < (a: Severity, b: Severity) -> Bool {
            allCases.prefix { $0 != b }.contains(a)
        }
    }

    /// As it is named in reports and in comments that quiet it.
    package var id: ID
    package var severity: Severity
    /// What it finds, in one sentence.
    package var summary: String
    /// Finds only when it is asked for by name.
    package var isOptional = false
    /// Holds when it is true of one layout; others must be true of all that were recorded.
    package var isOfOneLayout = false

    package static func == (a: LintRule, b: LintRule) -> Bool { a.id == b.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension LintRule {
    private static func error(_ id: ID, _ summary: String) -> LintRule {
        LintRule(id: id, severity: .error, summary: summary)
    }
    private static func warning(_ id: ID, _ summary: String, isOfOneLayout: Bool = false) -> LintRule {
        LintRule(id: id, severity: .warning, summary: summary, isOfOneLayout: isOfOneLayout)
    }
    private static func note(_ id: ID, _ summary: String, isOptional: Bool = false) -> LintRule {
        LintRule(id: id, severity: .note, summary: summary, isOptional: isOptional)
    }

    package static let alignmentWithoutRoom = warning(
        .alignmentWithoutRoom, "A frame has an alignment, but is exactly as large as its view.")
    package static let stackAlignmentWithoutEffect = warning(
        .stackAlignmentWithoutEffect,
        "A frame fills its stack and aligns by itself, so the stack's alignment has no effect.")
    package static let stackNotAtEdge = note(
        .stackAlignmentWithoutEffect,
        "A stack lines its views up with each other, and is itself in the centre of what is around it.")
    package static let guideNotAsked = warning(
        .guideNotAsked, "An alignment guide is set, but no container aligns by it.")
    package static let guideNotMerged = warning(
        .guideNotMerged,
        "An alignment guide is not passed on by the stack around the view, but an outer stack aligns by it.")
    package static let guideMovesDecoration = warning(
        .guideMovesDecoration, "An alignment guide of a view moves its border, overlay or background away from it.")
    package static let spacerWithoutRoom = warning(
        .spacerWithoutRoom, "A Spacer has no proposal, and keeps its minimum.")
    package static let spacerBesideGreedy = warning(
        .spacerBesideGreedy, "A Spacer gets no space, because another view takes all of it.")
    package static let spacerInDepth = warning(
        .spacerInDepth, "A Spacer is in a ZStack, where it has no direction.")
    package static let infinityWithoutProposal = warning(
        .infinityWithoutProposal, "A frame has an infinite maximum, but nothing is proposed.")
    package static let idealNeverAsked = warning(
        .idealNeverAsked, "A frame has an ideal length, but a length is always proposed.")
    package static let priorityNotPassed = warning(
        .priorityNotPassed, "A layout priority is not passed on by a modifier, and no stack sees it.")
    package static let ratioWithoutEffect = warning(
        .ratioWithoutEffect, "An aspect ratio is applied to a view whose size never changes.")
    package static let scaleFactorUnused = warning(
        .scaleFactorUnused, "A text may be scaled down or wrap: it wraps, and is never scaled down.")
    package static let safeAreaNotTouched = warning(
        .safeAreaNotTouched, "A view ignores a safe area that it does not touch.")
    package static let fitsUnreachable = warning(
        .fitsUnreachable, "ViewThatFits always shows its first view, which always fits.")
    package static let limitsContradict = warning(
        .limitsContradict, "The minimum length of a frame is greater than its maximum.")
    package static let overflow = warning(
        .overflow, "A view needs more space than there is.", isOfOneLayout: true)
    package static let frameDoesNotShrink = warning(
        .frameDoesNotShrink, "A view is longer than the frame around it, and is drawn over its neighbours.")
    package static let paddingOutside = warning(
        .paddingOutside, "Padding around a frame with a fixed length makes it longer than the proposal."
    )
    package static let tracksOverflow = warning(
        .tracksOverflow, "The minimum widths of a grid's columns exceed the available width.", isOfOneLayout: true)
    package static let truncated = warning(.truncated, "Part of a text is cut off.", isOfOneLayout: true)
    package static let wordBroken = warning(
        .wordBroken, "A word is wider than its line, and is broken in the middle.", isOfOneLayout: true)
    package static let squeezedOut = error(.squeezedOut, "Nothing, or next to nothing, is left for a text.")
    package static let collapsed = error(
        .collapsed, "A flexible view has no proposal, and is 10 points long.")
    package static let nestedScroll = error(.nestedScroll, "A scroll view is inside a scroll view of the same axis.")
    package static let unwrappedInScroll = warning(
        .unwrappedInScroll, "A text in a horizontal scroll view is on one line that is longer than the view.")
    package static let narrowScroll = warning(.narrowScroll, "A scroll view is only as wide as its content.")
    package static let dividerStretches = warning(
        .dividerStretches, "A divider alone makes a stack long: all other views in it need far less.")
    /// Across a column a divider is as wide as the column may be, which is what most want.
    package static let dividerWidens = LintRule(
        id: dividerStretches.id, severity: .note, summary: dividerStretches.summary)
    package static let coversNeighbour = warning(.coversNeighbour, "A view is drawn over the one beside it.")
    package static let coversScrollEnd = warning(
        .coversScrollEnd,
        "A view covers the end of a scroll view, whose content cannot be scrolled clear of it.")
    package static let textUnderBar = warning(
        .textUnderBar, "A text is under a bar, because a view around it ignores the safe area.")
    package static let gridStretched = warning(
        .gridStretched, "One cell takes all that is proposed, and makes its grid that long.")
    package static let readerGreedy = note(
        .readerGreedy, "A GeometryReader takes all the space; its content needs far less.")
    package static let readerCorner = note(
        .readerCorner, "The content of a GeometryReader is in its top leading corner, and far smaller.")
    package static let colourDecides = note(.colourDecides, "A colour makes a stack as large as the proposal.")
    package static let positionGreedy = note(
        .positionGreedy, "A view with a position is as large as the proposal.")
    package static let lazyFills = note(.lazyFills, "A lazy stack takes the whole proposal across its axis.")
    package static let wrapsWithRoom = note(
        .wrapsWithRoom, "A text wraps, though the views beside it took more than it lacks.")
    package static let orderDecides = note(
        .orderDecides, "Several texts are cut off; their order determines which one more.")
    package static let unevenShares = note(
        .unevenShares, "Views that share a stack are not equally long, because one needs more than its share.")
    package static let duplicateID = error(.duplicateID, "Several elements of a ForEach have the same id.")
    package static let stateInitialValueIgnored = warning(
        .stateInitialValueIgnored,
        "A State is given another initial value, which counts only when its view appears.")
    package static let unstableID = error(.unstableID, "All ids of a ForEach change each time its body is evaluated.")
    package static let branchLosesState = note(
        .branchLosesState, "Both branches of an `if` show the same type of view, and its state is reset in each.")
    package static let objectNotObserved = warning(
        .objectNotObserved, "A State holds an object whose class does not publish its changes.")
    package static let elementsMadeAnew = warning(
        .unstableID, "The elements of a ForEach are made anew each time the body that makes them is evaluated.")
    package static let objectRecreated = error(
        .objectRecreated, "An ObservedObject is replaced by a new object each time the parent view is evaluated.")
    package static let deadTapArea = warning(
        .deadTapArea, "A view takes taps, but most of its area does not respond, because nothing is painted there.")
    package static let coveredControl = warning(
        .coveredControl, "A transparent or hidden view is in front of a view that takes taps.")
    package static let smallTarget = note(
        .smallTarget, "A symbol or picture takes taps on less than 44 × 44 points.")
    package static let frameOutsideButton = warning(
        .frameOutsideButton, "A frame around a button is larger than the button.")
    package static let frameOutsideTarget = note(
        .frameOutsideButton, "A frame around a button is larger than the button.")
    package static let modifierNotOnRow = warning(
        .modifierNotOnRow, "A value for the container around a view does not reach a container that reads it.")
    package static let barOutsideStack = warning(
        .barOutsideStack, "A title, toolbar or destination is not in the stack that would show it.")
    /// A screen that is looked at by itself has no stack around.
    package static let barWithoutStack = LintRule(
        id: barOutsideStack.id, severity: .note, summary: barOutsideStack.summary)
    package static let destinationInLazy = warning(
        .destinationInLazy, "A navigationDestination is in a lazy container, where SwiftUI ignores it.")
    package static let dragMirrored = warning(
        .dragMirrored, "In right-to-left layouts, a dragged view moves in the opposite direction to the finger.",
        isOfOneLayout: true)
    package static let updateLoop = error(
        .updateLoop, "A change leads to a layout, which leads to another change, without end.")
    package static let textAlignmentOneLine = warning(
        .textAlignmentOneLine, "A text with one line has a multiline alignment.")
    package static let fixedHeightText = warning(
        .fixedHeightText, "A text in a frame with a fixed height is cut off at larger text sizes.",
        isOfOneLayout: true)
    package static let baselineWithoutText = note(
        .baselineWithoutText, "A view without text is aligned with its lower edge on the baseline.", isOptional: true
    )
    package static let offCentre = note(
        .offCentre, "A view between two spacers is not centred, because its neighbours differ.", isOptional: true)
    package static let rowsWithoutColumns = note(
        .rowsWithoutColumns, "Rows of the same kind are not aligned: each stack divides its own width.",
        isOptional: true)
    package static let frameAroundRow = note(
        .frameAroundRow, "A frame makes a stack wide, but its views stay together in the middle.",
        isOptional: true)
    package static let backgroundBeforePadding = note(
        .backgroundBeforePadding, "A background is applied before the padding, and ends at the view.")
    package static let unevenCards = note(
        .unevenCards, "Views with backgrounds are side by side, but not equally long.")
    package static let symbolInFrame = note(
        .symbolInFrame, "A symbol has the size of its font, whatever the frame around it.", isOptional: true)
    package static let imageDistorted = note(
        .imageDistorted, "A resizable image has another aspect ratio than its picture.", isOptional: true)
    package static let turnedInPlace = note(
        .turnedInPlace, "A view is drawn rotated, but keeps the place that it has without the rotation.",
        isOptional: true)
    package static let emptyText = note(
        .emptyText, "A text without characters takes up a line, and the spacing around it.",
        isOptional: true
    )
    package static let backgroundStops = note(
        .backgroundStops, "A background that is a view ends at the safe area.")

    /// All rules, in the order of their ids.
    package static let all: [LintRule] = [
        alignmentWithoutRoom, stackAlignmentWithoutEffect, guideNotAsked, guideNotMerged,
        guideMovesDecoration, spacerWithoutRoom, spacerBesideGreedy, spacerInDepth, infinityWithoutProposal,
        idealNeverAsked, priorityNotPassed, ratioWithoutEffect, scaleFactorUnused, safeAreaNotTouched, fitsUnreachable,
        limitsContradict, overflow, frameDoesNotShrink, paddingOutside, tracksOverflow, truncated, wordBroken,
        squeezedOut, collapsed, nestedScroll, unwrappedInScroll, narrowScroll, dividerStretches, coversNeighbour,
        coversScrollEnd, textUnderBar, gridStretched, readerGreedy, readerCorner, colourDecides, positionGreedy,
        lazyFills, wrapsWithRoom, orderDecides, unevenShares, duplicateID, unstableID,
        objectRecreated, stateInitialValueIgnored, objectNotObserved, branchLosesState, updateLoop, deadTapArea,
        coveredControl, smallTarget, frameOutsideButton, modifierNotOnRow, barOutsideStack,
        destinationInLazy, dragMirrored, textAlignmentOneLine,
        fixedHeightText, backgroundBeforePadding, unevenCards, backgroundStops, baselineWithoutText, offCentre,
        rowsWithoutColumns, frameAroundRow, symbolInFrame, imageDistorted, turnedInPlace, emptyText,
    ]
}
