import CSourcePlace

/// Where the views of a body were written that have no place in themselves: users' own, and those that are also styles.
///
/// 1. What is modified is known by the first of its modifiers: the walk expects it when it comes to that modifier. 2.
/// Another one is known by the expression of a builder, which was noted down when it was evaluated; expressions and
/// nodes come in the same order. Both are told from others by type and bytes. 3. What a view is given from outside was
/// written in the body around.
///
/// Belongs to the thread that runs the views; there is none unless places are recorded.
final class SourceFrame {
    private struct Entry {
        let hash: Int
        var point: SourcePoint
        /// It is a property of the view whose body it is in: somebody else has made it.
        var isGiven = false
        /// A modifier stands on it.
        var isModified = false
        /// The walk has come to it.
        var isTaken = false
    }

    /// The body being evaluated or walked over.
    // Safe: used on the thread that runs the views.
    nonisolated(unsafe) static var current = SourceFrame(nil)

    private let outer: SourceFrame?
    /// The type of the modifier whose body it is.
    private let modifier: ObjectIdentifier?
    /// The types of the properties of the view whose body it is.
    private let given: Set<ObjectIdentifier>
    private var expected: [(type: ObjectIdentifier, entry: Entry)] = []
    private var expressions: [ObjectIdentifier: [Entry]] = [:]
    /// The expression that was noted last, and the frame of its function.
    private var last: (type: ObjectIdentifier?, hash: Int, end: UInt, stack: UInt) = (nil, 0, 0, 0)
    /// As many of a type as are kept that no node has come for.
    private static let limit = 1000

    private init(_ outer: SourceFrame?, modifier: ObjectIdentifier? = nil, given: Set<ObjectIdentifier> = []) {
        self.outer = outer
        self.modifier = modifier
        self.given = given
    }

    // MARK: Bodies

    /// Begins the body of a view. Returns the one around, which is current again afterwards.
    @MainActor static func enter(_ type: Any.Type) -> SourceFrame {
        let outer = current
        let modifier = (type as? any ModifierBody.Type).map { ObjectIdentifier($0.modifierType) }
        current = SourceFrame(outer, modifier: modifier, given: modifier == nil ? properties(of: type) : [])
        return outer
    }

    /// Begins a walk that starts at a node. Returns what is current again afterwards.
    @MainActor static func resume(at node: NodeID, in graph: ViewGraph) -> (SourceFrame, SourcePoint?) {
        let before = (current, SourceTrail.last)
        // What the root is given was written before there was a tree.
        current = SourceFrame(node == .root ? current : nil)
        SourceTrail.last = graph.nearestPoint(to: node)
        return before
    }

    @MainActor static func restore(_ trail: (SourceFrame, SourcePoint?)) { (current, SourceTrail.last) = trail }

    /// Walks over what a modifier is applied to, which stands in its body but was written outside.
    @MainActor static func outside(of modifier: Any.Type, _ body: () -> Void) {
        let inner = current
        defer { current = inner }
        var frame: SourceFrame? = inner
        while let candidate = frame, candidate.modifier != ObjectIdentifier(modifier) { frame = candidate.outer }
        if let around = frame?.outer { current = around }
        body()
    }

    @MainActor private static var known: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    @MainActor private static func properties(of type: Any.Type) -> Set<ObjectIdentifier> {
        if let types = known[ObjectIdentifier(type)] { return types }
        let types = Set(ValueParts.fields(of: type).map { ObjectIdentifier($0) })
        known[ObjectIdentifier(type)] = types
        return types
    }

    // MARK: Notes

    /// How much is expected; set back when the walk leaves what it was expected in.
    var mark: Int {
        get { expected.count }
        set { if expected.count > newValue { expected.removeLast(expected.count - newValue) } }
    }

    /// The walk is coming to a view.
    func expect<V>(_ view: V, _ point: SourcePoint) {
        expected.append((ObjectIdentifier(V.self), Entry(hash: SourceFrame.hash(of: view), point: point)))
    }

    /// An expression was evaluated, which ends where `call` returns to.
    fileprivate func note<V: View>(_ view: V, _ call: plumb_user_call, isModified: Bool) {
        let (type, hash) = (ObjectIdentifier(V.self), SourceFrame.hash(of: view))
        let (end, stack) = (UInt(call.address), UInt(call.frame))
        // What a builder inside of a function has given, and the function's caller passes on, is noted already.
        let isPassedOn = last.type == type && last.hash == hash && last.stack < stack
        let start = last.stack == stack && last.end < end ? last.end : 0
        last = (type, hash, end, stack)
        guard !isPassedOn, expressions[type, default: []].count < SourceFrame.limit else { return }
        expressions[type, default: []].append(
            Entry(
                hash: hash, point: SourcePoint(.expression, end, expression: end, start: start),
                isGiven: !isModified && given.contains(type), isModified: isModified))
    }

    /// An expression was evaluated that knows its place, or that of what it modifies.
    fileprivate func pass(_ call: plumb_user_call) { last = (nil, 0, UInt(call.address), UInt(call.frame)) }

    /// Takes the place of a view that the walk has come to.
    ///
    /// - Parameter tellsValues: whether values of the type have different hashes.
    private func take(_ type: ObjectIdentifier, _ hash: Int, tellsValues: Bool) -> SourcePoint? {
        // 1
        if let place = expected.lastIndex(where: { $0.type == type && $0.entry.hash == hash && !$0.entry.isTaken }) {
            expected[place].entry.isTaken = true
            var point = expected[place].entry.point
            if let end = takeExpression(type, { $0.isModified && $0.hash == hash }) {
                (point.expression, point.start) = (end.point.expression, end.point.start)
            }
            return point
        }
        // 2
        guard let own = takeExpression(type, { !$0.isModified && $0.hash == hash }) else {
            // A modifier's body may show its content twice.
            if let again = expected.last(where: { $0.type == type && $0.entry.hash == hash }) {
                return again.entry.point
            }
            return tellsValues ? outer?.takeGiven(type, hash) : nil
        }
        // 3
        return own.isGiven ? outer?.takeGiven(type, hash) ?? own.point : own.point
    }

    /// The place of a view that an inner body was given.
    private func takeGiven(_ type: ObjectIdentifier, _ hash: Int) -> SourcePoint? {
        if let known = expected.last(where: { $0.type == type && $0.entry.hash == hash }) { return known.entry.point }
        let own = takeExpression(type) { $0.hash == hash }
        return own.map(\.point) ?? outer?.takeGiven(type, hash)
    }

    private func takeExpression(_ type: ObjectIdentifier, _ isWanted: (Entry) -> Bool) -> Entry? {
        guard let place = expressions[type]?.firstIndex(where: isWanted) else { return nil }
        return expressions[type]?.remove(at: place)
    }

    /// Tells one value from another: a hash of the bytes that copies have too.
    private static func hash<V>(of view: V) -> Int {
        withUnsafeBytes(of: view) { bytes in
            var hasher = Hasher()
            for part in ValueParts.of(V.self) { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[part])) }
            return hasher.finalize()
        }
    }

    // MARK: Places

    /// Where a view was written that the walk has come to; nil where that is not known.
    @MainActor static func point<V>(of view: V) -> SourcePoint? {
        // A cast of the value alone would look into optional ones.
        if V.self is any LocatedValue.Type {
            return (view as? any LocatedValue).flatMap { SourcePoint($0.sourceAddress) }
        }
        if V.self is any UnlocatedView.Type { return nil }
        return current.take(
            ObjectIdentifier(V.self), hash(of: view), tellsValues: !ValueParts.of(V.self).isEmpty)
    }
}

/// A view with a modifier, by its parts.
protocol ModifiedValue: LocatedValue {
    /// Whether the modifier is for each member of a list: their nodes have its place.
    @MainActor static var isForMembers: Bool { get }
    /// Tells that the walk is coming to what is modified, if that has no place of its own.
    @MainActor func expectBase(in frame: SourceFrame)
    /// Notes down an expression that ends with the modifier.
    func noteBase(_ call: plumb_user_call, in frame: SourceFrame)
}

extension ModifiedContent: ModifiedValue where Content: View, Modifier: ViewModifier {
    static var isForMembers: Bool { !Content.arity.isSingle && Modifier.self is any MemberModifier.Type }

    func expectBase(in frame: SourceFrame) {
        guard sourceAddress.address != 0, !(Content.self is any LocatedValue.Type),
            !(Content.self is any UnlocatedView.Type)
        else { return }
        frame.expect(content, SourcePoint(.modified, sourceAddress.address))
    }

    func noteBase(_ call: plumb_user_call, in frame: SourceFrame) {
        if Content.self is any ModifiedValue.Type, let inner = content as? any ModifiedValue {
            inner.noteBase(call, in: frame)
        } else if Content.self is any LocatedValue.Type || Content.self is any UnlocatedView.Type {
            frame.pass(call)
        } else {
            frame.note(content, call, isModified: true)
        }
    }
}

/// What builders of users' files call in the place of `ViewBuilder.buildExpression`: the same, and it is noted where
/// the expression was written.
///
/// `plumb` links users' programs so (`--wrap` of the linker), because a note in `buildExpression` itself would cost a
/// copy of each view in the optimised code of other programs.
@_silgen_name("__wrap_$s9PlumbCore11ViewBuilderO15buildExpressionyxxAA0C0RzlFZ")
package func notedExpression<Content: View>(_ content: Content) -> Content {
    guard SourceTrail.isHere else { return content }
    let call = plumb_source_call()
    guard call.address != 0 else { return content }
    if Content.self is any ModifiedValue.Type, let modified = content as? any ModifiedValue {
        modified.noteBase(call, in: .current)
    } else if Content.self is any LocatedValue.Type || Content.self is any UnlocatedView.Type {
        SourceFrame.current.pass(call)
    } else {
        SourceFrame.current.note(content, call, isModified: false)
    }
    return content
}

/// The function that `notedExpression` stands for.
package enum NotedExpression {
    /// Its name in object files.
    package static let symbol = "$s9PlumbCore11ViewBuilderO15buildExpressionyxxAA0C0RzlFZ"
}
