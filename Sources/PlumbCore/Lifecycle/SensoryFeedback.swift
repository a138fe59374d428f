/// What a phone lets the hand feel, or a watch the ear hear. Plumb's hosts have nothing that could: a feedback is a
/// value, and nothing is felt.
///
/// Source: Apple (`SensoryFeedback`, iOS 17).
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight, Double)
        case bump(Flexibility, Double)
        case press(PressFeedback)
        case release(ReleaseFeedback)
    }

    private let kind: Kind

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has ended with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection has become another.
    public static let selection = SensoryFeedback(kind: .selection)
    /// An important value has grown beyond a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// An important value has fallen below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something has started.
    public static let start = SensoryFeedback(kind: .start)
    /// Something has stopped.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged has snapped into line.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure or a level has reached the next step.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Two things of medium weight have met.
    public static let impact = SensoryFeedback.impact(weight: .medium)

    /// Two things of a weight have met.
    ///
    /// - Parameter intensity: from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, intensity))
    }

    /// Two things that give way more or less have met.
    ///
    /// - Parameter intensity: from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .bump(flexibility, intensity))
    }

    /// A control has been pressed.
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .press(feedback))
    }

    /// A control has been let go.
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .release(feedback))
    }

    /// Which control has been pressed.
    public struct PressFeedback: Hashable, Sendable {
        private let name: String

        /// A button.
        public static let button = PressFeedback(name: "button")
        /// A button that shows only an icon.
        public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
        /// The knob of a slider.
        public static let slider = PressFeedback(name: "slider")
        /// A tab.
        public static let tab = PressFeedback(name: "tab")
        /// A switch.
        public static let toggle = PressFeedback(name: "toggle")
    }

    /// Which control has been let go.
    public struct ReleaseFeedback: Hashable, Sendable {
        private let name: String

        /// The knob of a slider.
        public static let slider = ReleaseFeedback(name: "slider")
    }

    /// What a control has been set to.
    public struct SelectionFeedback: Hashable, Sendable {
        private let name: String

        /// The end of its range.
        public static let maximum = SelectionFeedback(name: "maximum")
        /// The beginning of its range.
        public static let minimum = SelectionFeedback(name: "minimum")
        /// Off.
        public static let off = SelectionFeedback(name: "off")
        /// On.
        public static let on = SelectionFeedback(name: "on")
    }

    /// How heavy the things are that meet.
    public struct Weight: Equatable, Sendable {
        private let rank: Int

        /// Light things.
        public static let light = Weight(rank: 0)
        /// Things of medium weight.
        public static let medium = Weight(rank: 1)
        /// Heavy things.
        public static let heavy = Weight(rank: 2)
    }

    /// How much the things give way that meet.
    public struct Flexibility: Equatable, Sendable {
        private let rank: Int

        /// Things that give way little.
        public static let rigid = Flexibility(rank: 0)
        /// Things that give way somewhat.
        public static let solid = Flexibility(rank: 1)
        /// Things that give way much.
        public static let soft = Flexibility(rank: 2)
    }
}

extension View {
    /// Accepts a feedback for whenever a value becomes another. Nothing is felt; size, place and picture are the
    /// view's.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Accepts a feedback for those changes of a value that meet a condition. The condition is asked at each change, as
    /// on a phone; nothing is felt.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Accepts a feedback that follows from a change of a value. The closure runs at each change, as on a phone;
    /// nothing is felt.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }
}
