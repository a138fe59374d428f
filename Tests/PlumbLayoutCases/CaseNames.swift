import PlumbLayout

/// Guides and axes by their names.
enum Guides {
    private enum Own {}

    static func key(_ name: String) throws -> AlignmentKey {
        switch name {
        case "leading": .leading
        case "hcenter": .horizontalCenter
        case "trailing": .trailing
        case "top": .top
        case "vcenter": .verticalCenter
        case "bottom": .bottom
        case "first": .firstTextBaseline
        case "last": .lastTextBaseline
        // A guide of somebody's own: by default a quarter of the height below the top.
        case "own":
            AlignmentKey(ObjectIdentifier(Own.self), axis: .vertical) {
                CustomGuide(name: "own") { $0.size.height / 4 }
            }
        default: throw CaseProblem("“\(name)” is no guide")
        }
    }

    static func axis(_ name: String) throws -> Axis {
        switch name {
        case "h": .horizontal
        case "v": .vertical
        default: throw CaseProblem("“\(name)” is no axis")
        }
    }
}

/// What a box prefers at its edges: top, leading, bottom, trailing.
enum Preferences {
    static func text(_ spacing: Spacing) -> String {
        [
            edge(spacing.top, Spacing.ordinary.top), edge(spacing.leading, Spacing.ordinary.leading),
            edge(spacing.bottom, Spacing.ordinary.bottom), edge(spacing.trailing, Spacing.ordinary.trailing),
        ].joined(separator: " ")
    }

    private static func edge(_ edge: Spacing.EdgePreference, _ ordinary: Spacing.EdgePreference) -> String {
        if edge == ordinary { return "any" }
        if edge == .zero { return "zero" }
        if edge == .none { return "none" }
        return edge.betweenTexts.isNaN ? "mixed" : "text"
    }
}

/// What is known of a box before anything is proposed.
enum Traits {
    private static var names: [(String, BoxFlags)] {
        [
            ("separable", .separable), ("rigidWidth", .rigidWidth), ("rigidHeight", .rigidHeight),
            ("elasticWidth", .elasticWidth), ("elasticHeight", .elasticHeight),
            ("guidesHorizontal", .guidesHorizontal), ("guidesVertical", .guidesVertical),
            ("guidesBaseline", .guidesBaseline), ("projectsSpacing", .projectsSpacing), ("raised", .raised),
        ]
    }

    static func text(_ flags: BoxFlags) -> String {
        let known = names.filter { flags.contains($0.1) }.map(\.0)
        return known.isEmpty ? "none" : known.joined(separator: " ")
    }

    static func scrolling(_ flags: BoxFlags) -> String {
        let axes = (flags.contains(.scrolls(.horizontal)) ? "h" : "") + (flags.contains(.scrolls(.vertical)) ? "v" : "")
        return axes.isEmpty ? "none" : axes
    }
}
