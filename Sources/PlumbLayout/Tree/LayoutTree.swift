/// The boxes of a view tree, in flat storage: integer ids, one record a box, no reference counting in the loops.
///
/// A box's address is looked up anew at every use, because making a box (which a user's layout can cause in the midst
/// of a layout) may move the storage. The engine's own memory is in `Storage.swift`; the counts below and an
/// `Arrangement`'s notes are the only other blocks.
public final class LayoutTree {
    @usableFromInline package let boxes = Storage<Box>()
    /// The number of the environment in force at each box, for whoever draws.
    @usableFromInline package let environments = Storage<Int32>()
    /// The gap before each child of a stack whose gaps differ; as long as there are none, shorter than `boxes`.
    let gaps = Storage<Double>()
    let memos = Storage<Memo>()
    let answers = Answers()
    let spacings = Storage<Spacing>()
    /// The third and fourth number of rules that have four.
    let furtherNumbers = Storage<Lengths>()
    /// Priorities other than 0 and −∞, which are numbers 0 and 1.
    let priorities = Storage<Double>()
    /// The limits of flexible frames.
    let frames = Storage<FlexibleFrame>()
    /// Between two views of a stack that have no preference, in points: the platform's.
    package let stackSpacing: Double

    /// What must be known to survive users' guides and layouts.
    var userCode = UserCode()
    /// Where sentences go about what users' layouts and guides got wrong.
    package var reporter: ((String, BoxID) -> Void)?
    /// The innermost container whose layout is being asked.
    @inlinable package var asking: BoxID {
        @inline(__always) unsafeAddress { UnsafePointer(askingAddress) }
        @inline(__always) unsafeMutableAddress { askingAddress }
    }
    /// In memory of its own: other modules would check each access for exclusivity, several times for each question of
    /// a user's layout.
    @usableFromInline let askingAddress = UnsafeMutablePointer<BoxID>.allocate(capacity: 1)

    /// The last explicit guides of boxes that derive them from their children's.
    var guideAnswers: [BoxID: [(question: GuideQuestion, value: Double)]] = [:]
    /// Where the innermost box stands that looks around and is being placed.
    var whereabouts = Whereabouts()

    /// The box whose insets are what a keyboard on the screen takes; `none` where there was none yet.
    package var keyboard = BoxID.none

    /// Counts of work, for tests and benchmarks.
    package var counts: LayoutCounts {
        @inline(__always) unsafeAddress { UnsafePointer(countsAddress) }
        @inline(__always) unsafeMutableAddress { countsAddress }
    }
    private let countsAddress = UnsafeMutablePointer<LayoutCounts>.allocate(capacity: 1)
    /// The boxes made in the update that runs; nil when nobody will ask.
    @exclusivity(unchecked) package var newBoxes: Set<BoxID>?

    package init(stackSpacing: Double) {
        self.stackSpacing = stackSpacing
        countsAddress.initialize(to: LayoutCounts())
        askingAddress.initialize(to: .none)
        _ = priorities.add(0)
        _ = priorities.add(-.infinity)
    }

    /// Lets go of all roles. A layout's arrangement holds the tree that holds the layout's role: whoever owns the tree
    /// ends that.
    package func dropRoles() {
        for index in 0..<Int32(boxes.count) where !isFree(index) { setRole(nil, of: index) }
    }

    deinit {
        dropRoles()
        boxes.deallocate()
        environments.deallocate()
        gaps.deallocate()
        memos.deallocate()
        answers.deallocate()
        spacings.deallocate()
        frames.deallocate()
        furtherNumbers.deallocate()
        priorities.deallocate()
        countsAddress.deallocate()
        askingAddress.deallocate()
    }

    @inlinable
    package subscript(id: BoxID) -> Box {
        @inline(__always) unsafeAddress { UnsafePointer(boxes.address(of: id)) }
        @inline(__always) unsafeMutableAddress { boxes.address(of: id) }
    }

    /// Whether a box has gone; its number may be another's by now.
    @inline(__always)
    package func isFree(_ id: BoxID) -> Bool { boxes.peek(id).isFree }

    /// Makes a box that belongs to nobody yet.
    package func makeBox(_ rule: LayoutRule, role: BoxRole? = nil) -> BoxID {
        add(Box(rule: rule), role: role, environment: 0)
    }

    /// Adds a box with its parameters, in an environment.
    package func add(_ box: Box, role: BoxRole?, environment: Int32) -> BoxID {
        var box = box
        if let role { box.role = Unmanaged.passRetained(role) }
        if recorder != nil { Self.setRecorded(true, &box) }
        let id = boxes.add(box)
        newBoxes?.insert(id)
        if id == environments.count { _ = environments.add(environment) } else { environments[id] = environment }
        return id
    }

    /// Gives a box back, with what is remembered for it. Its children must be gone or moved.
    package func removeBox(_ id: BoxID) {
        self[id].role?.release()
        self[id].role = nil
        forgetMemory(id)
        guideAnswers[id] = nil
        if self[id].spacing >= 0 { spacings.remove(self[id].spacing) }
        let further = self[id].further
        if further >= 0 {
            if self[id].rule == .flexibleFrame { frames.remove(further) } else { furtherNumbers.remove(further) }
        }
        if self[id].parent < 0 {
            sightDependents[id] = nil
            unsettledRoots.remove(id)
            roots.remove(id)
        }
        self[id].parent = Box.freed
        boxes.remove(id)
    }

    /// Puts another role in a box's hands.
    package func setRole(_ role: BoxRole?, of id: BoxID) {
        self[id].role?.release()
        self[id].role = role.map { Unmanaged.passRetained($0) }
        noteChange(id)
    }

    @inline(__always)
    package func priority(of id: BoxID) -> Double { priorities[Int32(self[id].priority)] }

    /// There are few priorities in a tree: each is kept once. Of more than 65,000 the last one stands for the rest.
    /// What is no number counts as 0.
    func setPriority(_ value: Double, of id: BoxID) {
        if value == 0 || value.isNaN {
            self[id].priority = 0
        } else if let known = priorityNumbers[value] {
            self[id].priority = known
        } else {
            let number = UInt16(priorities.count < 65_535 ? Int(priorities.add(value)) : 65_534)
            priorityNumbers[value] = number
            self[id].priority = number
        }
    }
    private var priorityNumbers: [Double: UInt16] = [-.infinity: 1]

    package func hasSingleChild(_ id: BoxID) -> Bool {
        let first = self[id].firstChild
        return first >= 0 && self[first].nextSibling < 0
    }

    @inline(__always)
    package func role(of id: BoxID) -> BoxRole? { self[id].role?.takeUnretainedValue() }

    /// Drops the remembered answers of a box, but keeps the place for new ones.
    func forget(_ id: BoxID) {
        if self[id].memo >= 0, self[id].rule.hasMemo { memos[self[id].memo].forget() }
        let index = answersIndex(of: id)
        if index >= 0 { answers.forget(index) }
    }

    /// Gives back what is remembered of a box, before it goes or its rule changes.
    func forgetMemory(_ id: BoxID) {
        let index = answersIndex(of: id)
        if index >= 0 { answers.remove(index) }
        if self[id].memo >= 0, self[id].rule.hasMemo { memos.remove(self[id].memo) }
        self[id].memo = .none
    }

    /// The index of a box's answers to whole proposals; `none` where it has not been asked.
    @inline(__always)
    func answersIndex(of id: BoxID) -> Int32 {
        guard self[id].memo >= 0 else { return .none }
        return self[id].rule.hasMemo ? memos[self[id].memo].answers : self[id].memo
    }

    /// Makes room for a box's answers to whole proposals.
    func makeAnswers(for id: BoxID) -> Int32 {
        let index = answers.add()
        if self[id].rule.hasMemo { memos[memo(of: id)].answers = index } else { self[id].memo = index }
        return index
    }

    /// The index of a container's memory, made when first needed.
    @inline(__always)
    func memo(of id: BoxID) -> Int32 {
        if self[id].memo < 0 { self[id].memo = memos.add(Memo()) }
        return self[id].memo
    }

    /// Puts another rule in force; what was remembered under the old one is void.
    package func setRule(_ rule: LayoutRule, of id: BoxID) {
        guard self[id].rule != rule else { return }
        forgetMemory(id)
        self[id].rule = rule
        if !self[id].flags.contains(.recorded) { self[id].shortcut = Box.Shortcut(rule) }
    }

    /// Notes down the gap before a child of a stack whose gaps differ.
    func setGap(_ gap: Double, before child: BoxID) {
        while gaps.count <= child { _ = gaps.add(0) }
        gaps[child] = gap
    }

    /// Says that a box no longer answers as before: it and everything around it must be asked again.
    ///
    /// The answers of a `reader` do not depend on its content: around it, only places are looked at again.
    package func invalidate(_ id: BoxID) {
        hasChanged = true
        var marks = BoxFlags.invalid
        var id = id
        while id >= 0, !self[id].flags.isSuperset(of: marks) {
            self[id].flags.formUnion(marks)
            if id == barrier { return }
            if self[id].rule == .reader { marks.remove(.stale) }
            id = self[id].parent
        }
    }

    /// Who listens to the narrow place; nil for nobody, which costs nothing.
    @exclusivity(unchecked) package var recorder: LayoutRecorder? {
        didSet {
            guard (recorder == nil) != (oldValue == nil) else { return }
            for id in 0..<Int32(boxes.count) where !isFree(id) { Self.setRecorded(recorder != nil, &self[id]) }
        }
    }

    private static func setRecorded(_ isRecorded: Bool, _ box: inout Box) {
        if isRecorded { box.flags.insert(.recorded) } else { box.flags.remove(.recorded) }
        box.shortcut = isRecorded ? .none : Box.Shortcut(box.rule)
    }

    /// Forgets every answer and place, so that the next layout is the first.
    package func forgetLayout() {
        hasChanged = true
        for id in 0..<Int32(boxes.count) where !isFree(id) { self[id].flags.formUnion(.forgotten) }
    }

    /// Whether anything has changed since the last layout.
    package var hasChanged = true

    /// Whether placing boxes has shown that they must be looked at again.
    var isUnsettled = false
    /// The roots in which it has.
    var unsettledRoots: Set<BoxID> = []

    /// Counts frames, each of which may take several layouts.
    package var frame = 0

    /// The box whose content is being made: what is around it does not hear of it.
    package var barrier: BoxID = .none

    /// Boxes get their places: nothing may come or go.
    package var isPlacing = false
    /// The root that is being laid out, and all that have been.
    var root = BoxID.none
    var roots: Set<BoxID> = []
    /// By root, the boxes whose places depend on what is in sight of viewports, as far as the last layout came by them;
    /// outer ones first.
    package internal(set) var sightDependents: [BoxID: [BoxID]] = [:]
    /// What of a root is wanted, from its top: a few pages of a long one. Nil for all of it.
    package internal(set) var band: (low: Double, high: Double)?
    /// Readers that have their place, and whose content waits for it.
    var readers: [(id: BoxID, whereabouts: Whereabouts)] = []

    /// The bytes that the engine's buffers hold.
    package var capacityInBytes: Int {
        boxes.capacityInBytes + memos.capacityInBytes + answers.capacityInBytes + spacings.capacityInBytes
            + environments.capacityInBytes + (gaps.count > 0 ? gaps.capacityInBytes : 0) + frames.capacityInBytes
            + furtherNumbers.capacityInBytes
    }
}

/// Counts of work since they were last set to zero.
package struct LayoutCounts {
    /// Questions to a measured leaf or a user's layout.
    package var measures = 0
    /// Boxes that were placed anew.
    package var placements = 0
    /// Boxes whose traits were computed anew.
    package var resolved = 0
    /// Layouts of the root that had something to do.
    package var layouts = 0
}
