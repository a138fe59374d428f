import Foundation

/// What comes to a host from outside: what a person does, what changes around the view, and time that passes
/// (`ViewHost.apply`). Points of the root view, origin at its top left.
///
/// Each can be written down. `HostLog` is a list of them.
public enum HostEvent: Codable, Sendable, Equatable {
    // MARK: What a person does

    /// A finger, or the mouse with its button pressed. Several fingers have different numbers.
    case touch(TouchPhase, at: CGPoint, finger: Int = 0)
    /// The mouse without a button pressed; nil when it has left.
    case hover(CGPoint?)
    /// A wheel or track pad. The distance is in points; positive shows what lies further to the right and further down.
    case scroll(Target, by: CGSize)
    /// A key, pressed or let go.
    case key(KeyInput)
    /// Characters that were typed.
    case text(String)
    /// Taps in a row, while time stands still.
    case tap(Target, count: Int = 1)
    /// A finger that stays down for some seconds, which pass for the host.
    case press(Target, duration: TimeInterval)
    /// A finger that moves evenly, sixty times a second, and is lifted. The seconds pass for the host.
    case drag(Target, to: Target, duration: TimeInterval = 0.3)
    /// A text that is typed key after key.
    case type(String)
    /// An address that the app is asked to open.
    case open(URL)
    /// What somebody has dragged from another program, and lets go.
    case drop([DroppedItem], at: Target)

    // MARK: What somebody does who uses the accessibility elements

    /// One of the actions that an element offers, or "focus".
    case perform(String, on: Target)
    /// The number that an element holds: at once, or where it has steps only, by them, as near as they lead.
    case setNumber(Double, of: Target)
    /// Puts a text in the place of some characters of a text field; nil for all of them.
    case replaceText(with: String, in: Range<Int>?, of: Target)
    /// Selects some characters of a text field, and gives it the focus.
    case selectText(Range<Int>, of: Target)

    // MARK: What changes around the view

    /// Other settings of the world.
    case surroundings(World.Change)

    // MARK: Time

    /// Seconds pass, sixty frames each as long as something moves.
    case advance(by: TimeInterval)
    /// The same until a time, in seconds since the host was made.
    case wait(until: TimeInterval)
    /// Time passes in one frame, until seconds since the host was made: what a window shows when it comes late.
    case frame(at: TimeInterval)

    /// What an event is done to.
    public enum Target: Sendable, Hashable {
        /// A point of the root view.
        case point(CGPoint)
        /// The centre of the first view with the accessibility identifier, where it is then; for accessibility, its
        /// element.
        case identifier(String)
        /// The first accessibility element with the label that offers an action, else the first with the label.
        case label(String)
        /// The accessibility element with the number.
        case element(UInt64)
    }

    /// A wheel or track pad at a point.
    public static func wheel(at point: CGPoint, by distance: CGSize) -> HostEvent {
        .scroll(.point(point), by: distance)
    }

    /// Whether the event is that time passes, which begins with what would be seen by itself.
    var isTime: Bool {
        switch self {
        case .advance, .wait, .frame: true
        default: false
        }
    }

    // MARK: What can't be

    /// Taps in a row that an event may ask for.
    static let mostTaps = 1000

    /// Why nothing can be done, whatever the views are; nil where something can.
    var problem: String? {
        switch self {
        // A place that is none is nowhere: a finger that is lifted there is gone, a mouse has left.
        case .touch(let phase, let point, _) where phase == .began || phase == .changed:
            point.isFinite ? nil : HostEvent.isNowhere
        case .tap(let target, let count):
            target.problem
                ?? ((0...HostEvent.mostTaps).contains(count)
                    ? nil : "an event can be 0 to \(HostEvent.mostTaps) taps in a row")
        case .scroll(let target, let distance):
            target.problem
                ?? (distance.width.isFinite || distance.height.isFinite ? nil : "a scroll has a distance that is none")
        case .drop(_, let target): target.problem
        case .press(let target, let duration): target.problem ?? HostEvent.problem(ofTime: duration)
        case .drag(let start, let end, _): start.problem ?? end.problem
        case .setNumber(let number, _): number.isFinite ? nil : "an element is to hold what is no number"
        case .advance(let time), .wait(let time), .frame(let time): HostEvent.problem(ofTime: time)
        case .surroundings(let change): change.problem
        default: nil
        }
    }

    private static let isNowhere = "an event is at coordinates that are not finite; nothing is there"

    private static func problem(ofTime time: TimeInterval) -> String? {
        time.isFinite ? nil : "an event has a time that is not finite; no time passes"
    }
}

extension HostEvent.Target {
    fileprivate var problem: String? {
        if case .point(let point) = self, !point.isFinite { return HostEvent.touch(.began, at: point).problem }
        return nil
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

/// What came of an event.
public enum HostAnswer: Sendable, Equatable {
    /// A view has taken notice; of time and surroundings, something has changed.
    case taken
    /// Nobody has.
    case unnoticed
    /// The event can't be, or names nothing that is there. The sentence is one of the host's diagnostics.
    case refused(String)

    init(_ isTaken: Bool) { self = isTaken ? .taken : .unnoticed }

    /// Whether a view has taken notice.
    public var isTaken: Bool { self == .taken }
}

// MARK: Written down

// The names of what has none in an event: `{"touch": {"phase": "began", "at": [10, 20], "finger": 0}}`.
extension HostEvent {
    private enum TouchCodingKeys: String, CodingKey { case _0 = "phase", at, finger }
    private enum HoverCodingKeys: String, CodingKey { case _0 = "at" }
    private enum ScrollCodingKeys: String, CodingKey { case _0 = "at", by }
    private enum KeyCodingKeys: String, CodingKey { case _0 = "input" }
    private enum TextCodingKeys: String, CodingKey { case _0 = "characters" }
    private enum TapCodingKeys: String, CodingKey { case _0 = "at", count }
    private enum PressCodingKeys: String, CodingKey { case _0 = "at", duration }
    private enum DragCodingKeys: String, CodingKey { case _0 = "from", to, duration }
    private enum TypeCodingKeys: String, CodingKey { case _0 = "characters" }
    private enum OpenCodingKeys: String, CodingKey { case _0 = "url" }
    private enum DropCodingKeys: String, CodingKey { case _0 = "items", at }
    private enum PerformCodingKeys: String, CodingKey { case _0 = "action", on }
    private enum SetNumberCodingKeys: String, CodingKey { case _0 = "number", of }
    private enum SelectTextCodingKeys: String, CodingKey { case _0 = "range", of }
    private enum SurroundingsCodingKeys: String, CodingKey { case _0 = "to" }
}

extension HostEvent.Target: Codable {
    private enum CodingKeys: String, CodingKey { case point, identifier, label, element }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch values.allKeys.first {
        case .point: self = .point(try values.decode(CGPoint.self, forKey: .point))
        case .identifier: self = .identifier(try values.decode(String.self, forKey: .identifier))
        case .label: self = .label(try values.decode(String.self, forKey: .label))
        case .element: self = .element(try values.decode(UInt64.self, forKey: .element))
        case nil:
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: values.codingPath,
                    debugDescription: "a target is a point, an identifier, a label or an element"))
        }
    }

    /// Writes one member: `{"identifier": "save"}`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .point(let point): try values.encode(point, forKey: .point)
        case .identifier(let name): try values.encode(name, forKey: .identifier)
        case .label(let label): try values.encode(label, forKey: .label)
        case .element(let number): try values.encode(number, forKey: .element)
        }
    }
}
