import PlumbLayout

/// Makes one box of a case, with its numbers and its role.
struct BoxMaker {
    let boxes: LayoutTree
    /// The axis of the stack around.
    let stack: Axis?

    /// The words that begin a box.
    static let rules: [String: LayoutRule] = [
        "fill": .fill, "rigid": .rigid, "coupled": .coupled, "text": .measured, "spacer": .spacer,
        "divider": .divider, "frame": .frame, "limits": .flexibleFrame, "insets": .insets, "safearea": .insets,
        "hstack": .stack, "vstack": .stack, "zstack": .zStack, "layers": .layers, "fixed": .fixedSize,
        "ratio": .ratio, "position": .position, "forward": .forward, "guided": .guide, "fits": .viewThatFits,
        "pages": .pages,
        "scroll": .viewport, "bar": .safeAreaInset, "ignore": .ignoreSafeArea, "displaced": .displaced,
        "reader": .reader, "custom": .custom,
    ]

    func make(_ word: String, _ rule: LayoutRule, _ arguments: inout Arguments) throws -> BoxID {
        let id = boxes.makeBox(rule)
        if let text = arguments.text("align") { try align(id, text) }
        switch rule {
        case .fill, .layers, .zStack, .pages, .reader:
            if arguments.has("behind") { boxes[id].flags.insert(.behind) }
        case .rigid:
            boxes[id].given = try Numbers.lengths(arguments.first())
            if let baselines = try arguments.text("baselines").map({ try Numbers.list($0, count: 2) }) {
                boxes.setRole(BaselineRole(baselines[0], baselines[1]), of: id)
            }
        case .coupled: boxes.setRole(SquareRole(), of: id)
        case .measured: boxes.setRole(TextRole(characters: try arguments.number("characters", or: 0)), of: id)
        case .spacer:
            boxes[id].leastLength = try arguments.number("least", or: 8)
            orient(id, &arguments)
        case .divider:
            boxes[id].thickness = try arguments.number("thickness", or: 1)
            orient(id, &arguments)
        case .frame: boxes[id].given = try lengths("w", "h", &arguments)
        case .flexibleFrame:
            boxes.setFlexibleFrame(
                FlexibleFrame(width: try limits("w", &arguments), height: try limits("h", &arguments)), of: id)
        case .insets:
            let edges = try Numbers.list(arguments.first(), count: 4)
            boxes[id].nearInsets = Lengths(edges[1], edges[0])
            boxes.setFurtherNumbers(Lengths(edges[3], edges[2]), of: id)
            if word == "safearea" { boxes[id].flags.insert(.safeArea) }
        case .stack:
            if word == "vstack" { boxes[id].flags.insert(.vertical) }
            boxes[id].givenSpacing = try arguments.number("spacing")
            if !boxes[id].givenSpacing.isNaN { boxes[id].flags.insert(.uniformSpacing) }
            if arguments.has("lazy") { boxes[id].flags.insert(.fillsAcross) }
        case .fixedSize, .viewThatFits, .viewport:
            boxes[id].axes = try axes(arguments.first())
            if rule == .viewport, let viewport = try ViewportRole(&arguments) { boxes.setRole(viewport, of: id) }
        case .ratio:
            boxes[id].ratio = try Numbers.lengths(arguments.first())
            if arguments.has("covers") { boxes[id].flags.insert(.covers) }
        case .position: boxes[id].point = try Numbers.lengths(arguments.first())
        case .forward:
            boxes[id].givenPriority = try arguments.number("priority")
            boxes[id].hasOrdinarySpacing = arguments.has("ordinary")
            if arguments.has("raised") { boxes.setRole(RaisedRole(), of: id) }
            if arguments.has("turned") { boxes[id].flags.insert(.isTurned) }
        case .guide: try setGuide(id, &arguments)
        case .safeAreaInset:
            boxes[id].givenSpacing = try arguments.number("spacing")
            try setEdge(id, arguments.first())
        case .ignoreSafeArea: boxes[id].ignoredEdges = try edges(arguments.first())
        case .displaced:
            boxes[id].point = try arguments.text("at").map { try Numbers.lengths($0) } ?? .unspecified
            let proposal = try arguments.text("proposes").map { try Numbers.lengths($0) } ?? .unspecified
            boxes.setFurtherNumbers(proposal, of: id)
            boxes.setRole(DisplacedRole(), of: id)
        case .custom:
            boxes.setRole(
                try LayoutRole(answersNoNumber: arguments.has("nonumber"), at: arguments.text("puts")), of: id)
        }
        return id
    }

    /// `leading,top`: the alignment on both axes.
    private func align(_ id: BoxID, _ text: String) throws {
        for name in text.split(separator: ",") {
            let key = try Guides.key(String(name))
            if key.axis == .horizontal { boxes[id].horizontal = key } else { boxes[id].vertical = key }
        }
    }

    /// A spacer or divider stretches along the stack around it, unless it says that it stands in none.
    private func orient(_ id: BoxID, _ arguments: inout Arguments) {
        let axis: Axis? = arguments.has("h") ? .horizontal : arguments.has("v") ? .vertical : stack
        if axis == nil { boxes[id].flags.insert(.noOrientation) }
        if axis == .vertical { boxes[id].flags.insert(.vertical) }
    }

    private func lengths(_ width: String, _ height: String, _ arguments: inout Arguments) throws -> Lengths {
        Lengths(try arguments.number(width), try arguments.number(height))
    }

    /// `w:10,-,inf`: the least, ideal and greatest length.
    private func limits(_ name: String, _ arguments: inout Arguments) throws -> FlexibleLength {
        let numbers = try arguments.text(name).map { try Numbers.list($0, count: 3) }
        guard let numbers else { return FlexibleLength(minimum: .nan, ideal: .nan, maximum: .nan) }
        return FlexibleLength(minimum: numbers[0], ideal: numbers[1], maximum: numbers[2])
    }

    private func axes(_ text: String) throws -> Axis.Set {
        switch text {
        case "h": .horizontal
        case "v": .vertical
        case "hv": [.horizontal, .vertical]
        case "none": []
        default: throw CaseProblem("“\(text)” are no axes")
        }
    }

    private func edges(_ text: String) throws -> Int {
        try text.split(separator: ",").reduce(0) { edges, name in
            guard let index = ["top", "leading", "bottom", "trailing"].firstIndex(of: name) else {
                throw CaseProblem("“\(name)” is no edge")
            }
            return edges | 1 << index
        }
    }

    private func setEdge(_ id: BoxID, _ text: String) throws {
        let edges = try edges(text)
        if edges & 5 != 0 { boxes[id].flags.insert(.vertical) }
        if edges & 12 != 0 { boxes[id].flags.insert(.farEdge) }
    }

    /// `leading:5` sets the guide, `leading:+5` adds to the guide of what is in the box, `leading:-` sets none.
    private func setGuide(_ id: BoxID, _ arguments: inout Arguments) throws {
        let name = try arguments.first()
        let key = try Guides.key(name)
        guard let text = arguments.text("is") else { throw CaseProblem("a guide says where it is") }
        if key.axis == .vertical { boxes[id].flags.insert(.vertical) }
        if key.axis == .horizontal { boxes[id].horizontal = key } else { boxes[id].vertical = key }
        let isRelative = text.hasPrefix("+")
        boxes.setRole(
            GuideRole(key, try Numbers.number(isRelative ? String(text.dropFirst()) : text), isRelative), of: id)
    }
}
