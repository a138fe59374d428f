import Foundation
import PlumbLayout

/// What a view or modifier sets on its box.
struct BoxParameters {
    var rule: LayoutRule
    /// The numbers of the rule; only the makers below say what they are.
    var numbers = Lengths.unspecified
    var furtherNumbers = Lengths.unspecified
    var horizontal = AlignmentKey.horizontalCenter
    var vertical = AlignmentKey.verticalCenter
    /// The axis of a line or guide.
    var axis = Axis.horizontal
    var flags: BoxFlags = []

    /// A rule without numbers.
    init(_ rule: LayoutRule, alignment: Alignment = .center, axis: Axis = .horizontal, flags: BoxFlags = []) {
        self.init(rule, .unspecified, alignment: alignment, axis: axis, flags: flags)
    }

    private init(
        _ rule: LayoutRule, _ numbers: Lengths, further: Lengths = .unspecified, alignment: Alignment = .center,
        axis: Axis = .horizontal, flags: BoxFlags = []
    ) {
        self.rule = rule
        self.numbers = numbers
        furtherNumbers = further
        horizontal = alignment.horizontal.key
        vertical = alignment.vertical.key
        self.axis = axis
        self.flags = flags
    }

    // The rules that have numbers. NaN stands for what is not given.

    static func rigid(width: Double, height: Double) -> BoxParameters {
        BoxParameters(.rigid, Lengths(width, height))
    }

    static func spacer(leastLength: Double, flags: BoxFlags) -> BoxParameters {
        BoxParameters(.spacer, Lengths(leastLength, .unspecified), flags: flags)
    }

    static func divider(thickness: Double, flags: BoxFlags) -> BoxParameters {
        BoxParameters(.divider, Lengths(thickness, .unspecified), flags: flags)
    }

    static func frame(
        width: Double, height: Double, alignment: Alignment, flags: BoxFlags = []
    ) -> BoxParameters {
        BoxParameters(.frame, Lengths(width, height), alignment: alignment, flags: flags)
    }

    static func insets(_ insets: EdgeInsets, flags: BoxFlags = []) -> BoxParameters {
        BoxParameters(
            .insets, Lengths(Double(insets.leading), Double(insets.top)),
            further: Lengths(Double(insets.trailing), Double(insets.bottom)), flags: flags)
    }

    /// - Parameter spacing: what is no length stands for the distances that the children prefer.
    static func stack(
        _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, flags: BoxFlags = []
    ) -> BoxParameters {
        let isGiven = spacing?.isFinite == true
        return BoxParameters(
            .stack, Lengths(isGiven ? spacing.engineLength : .unspecified, .unspecified), alignment: alignment,
            axis: axis, flags: isGiven ? flags.union(.uniformSpacing) : flags)
    }

    static func fixedSize(horizontal: Bool, vertical: Bool) -> BoxParameters {
        BoxParameters(.fixedSize, Lengths(horizontal ? 1 : 0, vertical ? 1 : 0))
    }

    static func viewThatFits(_ axes: Axis.Set) -> BoxParameters {
        BoxParameters(.viewThatFits, Box.numbers(for: axes))
    }

    /// - Parameter axes: along which it scrolls.
    static func viewport(_ axes: Axis.Set) -> BoxParameters { BoxParameters(.viewport, Box.numbers(for: axes)) }

    /// - Parameter ratio: lengths in the ratio; NaN for those of the child's ideal size.
    static func ratio(_ ratio: Lengths, covers: Bool) -> BoxParameters {
        BoxParameters(.ratio, ratio, flags: covers ? .covers : [])
    }

    /// - Parameter point: where the child's centre is put.
    static func position(_ point: Lengths) -> BoxParameters { BoxParameters(.position, point) }

    /// A box that passes everything on but its priority.
    static func priority(_ priority: Double) -> BoxParameters {
        BoxParameters(.forward, Lengths(priority, .unspecified))
    }

    /// A box that passes everything on but the distances it prefers, which are those of an ordinary view.
    static var ordinarySpacing: BoxParameters { BoxParameters(.forward, Lengths(.unspecified, 1)) }

    static func safeAreaInset(spacing: Double, alignment: Alignment, axis: Axis, isFar: Bool) -> BoxParameters {
        BoxParameters(
            .safeAreaInset, Lengths(spacing, .unspecified), alignment: alignment, axis: axis,
            flags: isFar ? .farEdge : [])
    }

    /// - Parameter heeded: regions that are kept clear of all the same, as the engine's bits.
    static func ignoreSafeArea(_ edges: Edge.Set, heeding heeded: Int) -> BoxParameters {
        BoxParameters(.ignoreSafeArea, Lengths(Double(Int(edges.rawValue) | heeded), .unspecified))
    }

    /// - Parameters:
    ///   - point: where the point of the role is put, from the box's left; NaN for where the box stands.
    ///   - proposal: what the child is proposed; NaN for what the box is.
    static func displaced(point: Lengths, proposal: Lengths) -> BoxParameters {
        BoxParameters(.displaced, point, further: proposal)
    }

    fileprivate var allFlags: BoxFlags { axis == .vertical ? flags.union(.vertical) : flags }

    /// The flags that belong to the parameters.
    static var ownFlags: BoxFlags {
        BoxFlags(
            rawValue: BoxFlags.vertical.rawValue | BoxFlags.noOrientation.rawValue | BoxFlags.uniformSpacing.rawValue
                | BoxFlags.fillsAcross.rawValue)
    }
}

extension LayoutTree {
    /// A new box's record.
    fileprivate func record(_ parameters: BoxParameters) -> Box {
        var box = Box(rule: parameters.rule)
        box.numbers = parameters.numbers
        setFurtherNumbers(parameters.furtherNumbers, of: &box)
        box.horizontal = parameters.horizontal
        box.vertical = parameters.vertical
        box.flags.formUnion(parameters.allFlags)
        return box
    }

    func hasParameters(_ parameters: BoxParameters, _ box: BoxID) -> Bool {
        let old = self[box]
        return old.rule == parameters.rule && old.numbers.isIdentical(to: parameters.numbers)
            && furtherNumbers(of: box).isIdentical(to: parameters.furtherNumbers)
            && old.horizontal == parameters.horizontal
            && old.vertical == parameters.vertical
            && old.flags.intersection(BoxParameters.ownFlags) == parameters.allFlags
    }

    /// Writes other parameters than a box has; it is laid out again.
    func configure(_ box: BoxID, _ parameters: BoxParameters) {
        if hasParameters(parameters, box) { return }
        invalidate(box)
        write(parameters, to: box)
    }

    func write(_ parameters: BoxParameters, to box: BoxID) {
        setRule(parameters.rule, of: box)
        self[box].numbers = parameters.numbers
        setFurtherNumbers(parameters.furtherNumbers, of: box)
        self[box].horizontal = parameters.horizontal
        self[box].vertical = parameters.vertical
        self[box].flags.subtract(BoxParameters.ownFlags)
        self[box].flags.formUnion(parameters.allFlags)
    }
}

extension GraphBuilder {
    /// Enters the next node and gives it a box; what is added until `close` stands in it.
    func openBox<T>(_ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil) -> Scope {
        var scope = open(type)
        _ = box(parameters, role: role, in: &scope)
        return scope
    }

    /// Gives the node that was just entered a box with these parameters and this role. What is added until `close`
    /// stands in it.
    func box(_ parameters: BoxParameters, role: BoxRole? = nil, in scope: inout Scope) -> BoxID {
        let box = graph[node].box
        if box < 0 { return makeBox(tree.record(parameters), role: role, in: &scope) }
        enterBox(box, in: &scope)
        tree.configure(box, parameters)
        if role != nil || tree[box].role != nil { tree.setRole(role, of: box) }
        return box
    }

    /// A box with nothing in it.
    func addLeaf<T>(_ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil) {
        close(openBox(type, parameters, role: role))
    }

    /// Writes the parameters; a box whose parameters differ from last time is laid out again.
    func configure(_ box: BoxID, _ parameters: BoxParameters, isNew: Bool) {
        if isNew {
            tree.write(parameters, to: box)
        } else {
            tree.configure(box, parameters)
        }
    }

    /// The axis of the stack that gaps and rules made here stand in, as flags of their boxes.
    var orientationFlags: BoxFlags {
        switch orientation {
        case 1: []
        case 2: .vertical
        default: .noOrientation
        }
    }
}

extension Optional where Wrapped == CGFloat {
    /// The engine's form: NaN for nil.
    var engineLength: Double { Double(self ?? .nan) }
}

extension GraphBuilder {
    /// A distance that is no length counts as nil, and is named once.
    func finite(_ length: CGFloat?, _ name: StaticString) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        graph.report("\(name) was given \(length), which is no length; it counts as nil")
        return nil
    }
}
