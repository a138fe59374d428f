import Foundation
import PlumbCore

extension LintCheck {
    /// Guides that are set and asked for by nobody, or that move what they were not meant to.
    mutating func guides() {
        let setters = written.filter { layout.rule($0) == .guide }
        func isAsked(_ view: Int) -> Bool {
            layout.guides(view).contains { $0.guide == layout.parameters(view).guide && $0.value != nil }
        }
        // Where the alignment depends on data, one of the views of a line is asked.
        let asked = Set(setters.filter(isAsked).compactMap { layout[$0]?.point })
        for view in setters where !isAsked(view) {
            if let point = layout[view]?.point, asked.contains(point) { continue }
            guard let guide = layout.parameters(view).guide, let container = askingContainer(view) else { continue }
            guideNotAsked(view, guide, container)
        }
        for view in written {
            switch layout.rule(view) {
            case .layers: movedDecoration(view)
            case .frame: movedInFrame(view)
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .flexibleFrame, .insets, .stack, .zStack,
                .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset,
                .ignoreSafeArea, .displaced, .reader, .custom, nil:
                break
            }
        }
    }

    /// The container around a guide that lines its views up; nil for a layout of the user's, which may ask for any
    /// guide.
    private func askingContainer(_ view: Int) -> Int? {
        layout.ancestors(view).first { outer in
            layout.rule(outer)?.endsGuides == true || layout.kind(outer) == .page
        }
        .flatMap { layout.rule($0) == .custom && !isPlumbs($0) ? nil : $0 }
    }

    /// Whether a view is a container of SwiftUI's that lays out as a `Layout` does.
    func isPlumbs(_ view: Int) -> Bool {
        layout.kind(view)?.container != nil
    }

    private mutating func guideNotAsked(_ view: Int, _ guide: TracedGuide, _ container: Int) {
        let subject = words.subject(view)
        let own = layout.parameters(container)
        // Further out somebody asks for this very guide: it ends at the stack between.
        let asking = layout.ancestors(container).first { outer in
            let own = layout.parameters(outer)
            return layout.rule(outer)?.isStack == true
                && (own.horizontalAlignment == guide || own.verticalAlignment == guide) && guide != .center
        }
        if let asking, layout.rule(container)?.isStack == true {
            say(
                .guideNotMerged, view,
                "The guide ends at \(words.the(container)) around \(subject): `.\(guide)` of a stack is its own edge, whatever its views say, and "
                    + "\(words.the(asking)) asks that stack. A guide of your own (`AlignmentID`) is passed on.",
                culprit: container)
            return
        }
        let asked: String
        switch layout.rule(container) {
        case .stack:
            let isRow = own.axis == .horizontal
            asked =
                "\(words.the(container)) lines its views up \(isRow ? "vertically" : "horizontally"), by "
                + "`.\((isRow ? own.verticalAlignment : own.horizontalAlignment) ?? .center)`"
        case .zStack, .layers:
            asked =
                "\(words.the(container)) aligns by `.\(own.horizontalAlignment ?? .center)` and "
                + "`.\(own.verticalAlignment ?? .center)`"
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .fixedSize, .ratio,
            .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced,
            .reader,
            .custom, nil:
            asked = "\(words.the(container)) aligns nothing"
        }
        var remedies: [Remedy] = []
        let isRow = own.axis == .horizontal
        if layout.rule(container) == .stack, (guide == .leading || guide == .trailing) == !isRow {
            let name = words.name(container)
            remedies.append(
                Remedy(
                    "\(name)(alignment: .\(guide))", on: container, .argument,
                    [align(container, isRow ? .vertical : .horizontal, guide)]
                ) { before, after in
                    guard let old = before.frame(view), let new = after.frame(view), old != new,
                        let size = after.place(container)?.size
                    else { return nil }
                    return
                        "\(subject) stands at \(Words.number(new.minX)), \(Words.number(new.minY)), and the stack is \(Words.size(size))"
                })
        }
        findings(
            .guideNotAsked, view, "No container aligns \(subject) by `.\(guide)`: \(asked).", culprit: container,
            remedies)
    }

    /// A border, say, that stands beside its view because of a guide in it.
    private mutating func movedDecoration(_ view: Int) {
        guard let primary = layout.children(view).first, let second = layout.children(view).dropFirst().first,
            let own = layout.frame(primary), let other = layout.frame(second)
        else { return }
        let parameters = layout.parameters(view)
        for (axis, guide) in [
            (Axis.horizontal, parameters.horizontalAlignment), (.vertical, parameters.verticalAlignment),
        ] {
            guard let guide, isEqual(own.size[axis], other.size[axis]),
                abs(own.start(axis) - other.start(axis)) > LintCheck.tolerance,
                let value = layout.explicit(guide, of: primary),
                let setter = layout.all(in: primary).first(where: {
                    layout.rule($0) == .guide && layout.parameters($0).guide == guide
                })
            else { continue }
            let kind =
                layout.kind(view) == .strokeBorder
                ? "border" : parameters.isBehind == true ? "background" : "overlay"
            say(
                .guideMovesDecoration, view,
                "\(Words.capitalized(words.subject(setter))) says that its `.\(guide)` is at \(n(value)). The \(kind) aligns by that guide, and begins "
                    + "\(n(abs(own.start(axis) - other.start(axis)))) points \(other.start(axis) < own.start(axis) ? "before" : "after") its view. "
                    + "Set the guide on a container of several views, or use a guide of your own.",
                culprit: setter)
        }
    }

    /// A view that a guide moves in a frame which has room for it in the middle.
    private mutating func movedInFrame(_ view: Int) {
        let own = layout.parameters(view)
        guard let child = layout.children(view).first, let place = layout.place(child),
            let size = layout.place(view)?.size
        else { return }
        for (axis, guide) in [(Axis.horizontal, own.horizontalAlignment), (.vertical, own.verticalAlignment)] {
            guard let guide, guide == .center,
                let value = layout.explicit(guide, of: child),
                place.size[axis] < size[axis],
                abs(place.origin[axis] - (size[axis] - place.size[axis]) / 2) > LintCheck.tolerance,
                let setter = layout.all(in: child).first(where: {
                    layout.rule($0) == .guide && layout.parameters($0).guide == guide && isWritten($0)
                })
            else { continue }
            let middle = (size[axis] - place.size[axis]) / 2
            say(
                .guideMovesDecoration, view,
                "\(Words.capitalized(words.subject(setter))) says that its `.\(guide)` is at \(n(value)). The frame aligns by that guide, and puts it "
                    + "at \(n(place.origin[axis])) instead of \(n(middle)); a border or an overlay moves as far. Set the guide on a container of "
                    + "several views, or use a guide of your own.",
                culprit: setter)
        }
    }
}
