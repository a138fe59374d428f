/// Listens at the narrow place: notes down what is proposed and answered, in the order in which it begins.
///
/// A record with no recorder is the rule: boxes that are recorded carry a flag, and only they take the ways that lead
/// here. What is recorded changes no answer (the tests compare both).
package final class LayoutRecorder {
    package struct Entry {
        /// How many questions are being answered around this one.
        package var depth: Int
        /// The same was asked before, since the last change.
        package var isKnown = false
        package var event: Event
    }

    package enum Event {
        case length(BoxID, Axis, proposal: Double, answer: Double)
        case size(BoxID, proposal: Lengths, answer: Lengths)
        case guide(BoxID, AlignmentKey, proposal: Lengths, size: Lengths, value: Double)
        case offers(BoxID, Axis, total: Double, gaps: Double, [Offer])
        case place(BoxID, in: BoxID, origin: Lengths, proposal: Lengths, size: Lengths)
        case gaps(BoxID, Axis, [Gap])
        case choice(BoxID, proposal: Lengths, chosen: BoxID, [Candidate])
        case expand(BoxID, LayoutTree.Reach)
        case tracks(BoxID, columns: [Double], rows: [Double])
    }

    /// The distance between two neighbours in a stack, and who asked for it.
    package struct Gap {
        package var before: BoxID
        package var after: BoxID
        package var length: Double
        /// nil for the distance that the stack itself was given.
        package var reason: Spacing.Reason?
    }

    /// One of several views of which the first that fits is shown.
    package struct Candidate {
        package var child: BoxID
        package var ideal: Lengths
        package var failsWidth: Bool
        package var failsHeight: Bool
    }

    /// A share of a stack's length, in the order of offers.
    package struct Offer {
        package var child: BoxID
        package var priority: Double
        package var minimum: Double
        package var maximum: Double
        package var share: Double
        package var answer: Double
    }

    package private(set) var entries: [Entry] = []
    private var depth = 0
    private(set) var isPaused = false
    private var answered: Set<Question> = []

    package init() {}

    /// A question as it can be asked again, its numbers bit for bit.
    package enum Question: Hashable {
        case length(BoxID, Axis, proposal: UInt64)
        case size(BoxID, proposal: SIMD2<UInt64>)
        case guide(BoxID, AlignmentKey, proposal: SIMD2<UInt64>, size: SIMD2<UInt64>)
    }

    /// A question: noted down where it begins, completed by its answer. What leads to an answer that is known is not
    /// told again.
    func note<T>(_ question: Question, _ event: (T) -> Event, before unknown: T, answer: () -> T) -> T {
        if isPaused { return answer() }
        let index = entries.count
        let isKnown = !answered.insert(question).inserted
        entries.append(Entry(depth: depth, isKnown: isKnown, event: event(unknown)))
        depth += 1
        let result = isKnown ? pause(answer) : answer()
        depth -= 1
        entries[index].event = event(result)
        return result
    }

    /// Views have changed since the last layout: what they answered then counts no more.
    func forgetAnswers() { answered = [] }

    func note(_ event: Event) {
        if !isPaused { entries.append(Entry(depth: depth, event: event)) }
    }

    /// Questions of the recorder itself are not part of the negotiation.
    func pause<T>(_ body: () -> T) -> T {
        let outer = isPaused
        isPaused = true
        defer { isPaused = outer }
        return body()
    }
}

extension LayoutTree {
    /// Answers by the ordinary way, on which the box itself is not recorded again.
    private func unrecorded<T>(_ id: BoxID, _ answer: () -> T) -> T {
        self[id].flags.remove(.recorded)
        defer { if recorder != nil { self[id].flags.insert(.recorded) } }
        return answer()
    }

    @inline(never)
    func recordLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, answer: () -> Double) -> Double {
        guard let recorder else { return unrecorded(id, answer) }
        let question = LayoutRecorder.Question.length(id, axis, proposal: proposal.bitPattern)
        return recorder.note(question, { .length(id, axis, proposal: proposal, answer: $0) }, before: .unspecified) {
            unrecorded(id, answer)
        }
    }

    @inline(never)
    func recordSize(_ id: BoxID, _ proposal: Lengths, answer: () -> Lengths) -> Lengths {
        guard let recorder else { return unrecorded(id, answer) }
        let question = LayoutRecorder.Question.size(id, proposal: proposal.bits)
        return recorder.note(question, { .size(id, proposal: proposal, answer: $0) }, before: .unspecified) {
            unrecorded(id, answer)
        }
    }

    @inline(never)
    func recordGuide(
        _ key: AlignmentKey, of id: BoxID, proposal: Lengths, size: Lengths, answer: () -> Double
    ) -> Double {
        guard let recorder else { return unrecorded(id, answer) }
        let question = LayoutRecorder.Question.guide(id, key, proposal: proposal.bits, size: size.bits)
        return recorder.note(
            question, { .guide(id, key, proposal: proposal, size: size, value: $0) }, before: .unspecified
        ) {
            unrecorded(id, answer)
        }
    }

    @inline(never)
    func recordPlace(_ id: BoxID, in parent: BoxID, proposal: Lengths, size: Lengths) {
        recorder?.note(
            .place(id, in: parent, origin: Lengths(self[id].x, self[id].y), proposal: proposal, size: size))
    }

    /// What a stack has just offered its children, and why in this order.
    @inline(never)
    func recordOffers(_ id: BoxID, _ total: Double, across: Double) {
        guard let recorder else { return }
        let axis = self[id].axis
        let memo = memo(of: id)
        var offers: [LayoutRecorder.Offer] = []
        var child = memos[memo].firstInOrder
        while child >= 0 {
            let limits: Limits = recorder.pause { self.limits(child, axis, across: across) }
            offers.append(
                LayoutRecorder.Offer(
                    child: child, priority: priority(of: child), minimum: limits.minimum, maximum: limits.maximum,
                    share: self[child].share, answer: self[child].length))
            child = self[child].nextInOrder
        }
        recorder.note(.offers(id, axis, total: total, gaps: memos[memo].gaps, offers))
    }

    /// The distances between the children of a stack that is being placed.
    @inline(never)
    func recordGaps(_ id: BoxID) {
        guard let recorder else { return }
        let axis = self[id].axis
        let isGiven = self[id].flags.contains(.uniformSpacing)
        let common = memos[memo(of: id)].gap
        var gaps: [LayoutRecorder.Gap] = []
        var before = self[id].firstChild
        while before >= 0, self[before].nextSibling >= 0 {
            let after = self[before].nextSibling
            gaps.append(
                LayoutRecorder.Gap(
                    before: before, after: after, length: common.isNaN ? self.gaps[after] : common,
                    reason: isGiven ? nil : spacing(of: before).reason(for: spacing(of: after), along: axis)))
            before = after
        }
        if !gaps.isEmpty { recorder.note(.gaps(id, axis, gaps)) }
    }

    /// Which of several views is shown for the proposal that the box was placed with, and why not those before it.
    @inline(never)
    func recordChoice(_ id: BoxID, chosen: BoxID) {
        guard let recorder else { return }
        let proposal = self[id].proposal
        var candidates: [LayoutRecorder.Candidate] = []
        forEachChild(of: id) { child in
            let ideal = recorder.pause { size(child, .unspecified) }
            candidates.append(
                LayoutRecorder.Candidate(
                    child: child, ideal: ideal, failsWidth: self[id].a == 1 && ideal.width > proposal.width,
                    failsHeight: self[id].b == 1 && ideal.height > proposal.height))
        }
        recorder.note(.choice(id, proposal: proposal, chosen: chosen, candidates))
    }

    @inline(never)
    func recordReach(_ id: BoxID, _ reach: Reach) { recorder?.note(.expand(id, reach)) }

    /// The lengths of the columns and rows of a container that is being placed.
    @inline(__always)
    package func recordTracks(_ id: BoxID, columns: @autoclosure () -> [Double], rows: @autoclosure () -> [Double]) {
        if let recorder { recorder.note(.tracks(id, columns: columns(), rows: rows())) }
    }
}
