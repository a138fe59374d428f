import Foundation
import PlumbRendering
import PlumbWhy

/// What the child process is to do with a compiled file; sent as one line of JSON.
package struct ChildRequest: Codable, Sendable {
    package enum Task: String, Codable, Sendable {
        /// The titles of the previews.
        case titles
        /// The names of the views that providers show.
        case members
        /// Sizes and frames.
        case layout
        /// The semantics tree.
        case accessibility
        /// What passes between the views, as lines of JSON.
        case trace
        /// Why views stand where they stand.
        case why
        /// What is compared with a file.
        case snapshot
        /// PNG pictures.
        case picture
        /// The JSON Schemas of what views take.
        case schema
        /// Pictures, one for each row that is sent after the request.
        case rows
        /// A window, until it is closed.
        case window
    }

    /// A view and the exported function that makes its maker.
    package struct Entry: Codable, Sendable {
        package var name: String
        package var symbol: String
        /// Which view of a provider, from 0; nil for the first, where nobody has counted them.
        package var member: Int?
        /// In which of the request's variants it is shown; nil for its options as they are.
        package var variant: Int?

        package init(name: String, symbol: String, member: Int? = nil, variant: Int? = nil) {
            self.name = name
            self.symbol = symbol
            self.member = member
            self.variant = variant
        }
    }

    package var task: Task
    /// The shared object.
    package var program: String
    package var entries: [Entry]
    package var options: ShowOptions
    /// What takes the place of the options for entries that say so: the same program, files and task.
    package var variants: [ShowOptions]
    /// What is to be said; for the task `why`.
    package var why: WhyRequest?
    /// Bytes that the child may take; nil for what every child may.
    package var memory: Int?

    package init(
        task: Task, program: String, entries: [Entry], options: ShowOptions, variants: [ShowOptions] = [],
        why: WhyRequest? = nil
    ) {
        self.why = why
        self.variants = variants
        self.task = task
        self.program = program
        self.entries = entries
        self.options = options
    }
}

/// A row that a view is made of, or a view to be shown, for the task `rows`: sent as one line of JSON to a child that
/// waits for one.
package struct ChildRow: Codable, Sendable {
    /// Nil for a view that takes no input.
    package var input: InputSource?
    /// What is shown; nil for the first entry of the request.
    package var entry: ChildRequest.Entry?
    /// What takes the place of the request's options; nil for these.
    package var options: ShowOptions?
    /// Whether sizes and frames are wanted in place of the picture.
    package var isLayout: Bool

    package init(
        input: InputSource? = nil, entry: ChildRequest.Entry? = nil, options: ShowOptions? = nil, isLayout: Bool = false
    ) {
        self.input = input
        self.entry = entry
        self.options = options
        self.isLayout = isLayout
    }
}

/// What the child process reports: a byte that says what it is, the length as four bytes (little-endian), the bytes.
package struct ChildMessage: Sendable {
    package enum Kind: UInt8, Sendable {
        /// The name of the view that is being made and laid out now.
        case view = 0x76  // v
        /// How far a film is, before each frame: "frame 12 of 300".
        case progress = 0x50  // P
        /// A sentence about something that was drawn otherwise than asked for.
        case warning = 0x77  // w
        /// The same about a place of the user's file, which is the first line.
        case placedWarning = 0x57  // W
        /// A sentence that says why there is no result for the view.
        case failure = 0x66  // f
        /// The same where what the view was to be made of is wrong.
        case wrongInput = 0x49  // I
        /// The JSON object of a view's layout.
        case layout = 0x6C  // l
        /// A PNG file, or that of a film.
        case picture = 0x70  // p
        /// A frame of a film, as a PNG file.
        case frame = 0x6E  // n
        /// Every frame of the film was sent.
        case frames = 0x4E  // N
        /// A sentence that says what in the call doesn't fit the view.
        case wrongCall = 0x63  // c
        /// A sentence that is worth knowing, and says nothing wrong.
        case note = 0x69  // i
        /// A sentence that says that the view paints nothing.
        case nothing = 0x30  // 0
        /// A sentence that says what of the view's picture is cut.
        case cut = 0x58  // X
        /// What lint has found in a picture, as lines.
        case finding = 0x67  // g
        /// A JSON array: for each provider an array of its views' names, null where a view has none.
        case members = 0x6D  // m
        /// A JSON array of titles, null where a preview has none.
        case titles = 0x74  // t
        /// A sentence that says why there is no window.
        case noWindow = 0x64  // d
        /// It waits for a row.
        case ready = 0x72  // r
        /// The stack ran out.
        case overflow = 0x6F  // o
        /// Everything was done.
        case end = 0x65  // e
    }

    package var kind: Kind
    package var payload: Data

    package init(_ kind: Kind, _ payload: Data = Data()) {
        self.kind = kind
        self.payload = payload
    }

    package var text: String { String(decoding: payload, as: UTF8.self) }

    package var encoded: Data {
        var data = Data([kind.rawValue])
        withUnsafeBytes(of: UInt32(payload.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(payload)
        return data
    }

    /// Takes the first whole message off the front of what has arrived, or gives nil when there is none yet.
    package static func take(from data: inout Data) -> ChildMessage? {
        let header = 5
        guard data.count >= header else { return nil }
        let bytes = [UInt8](data.prefix(header))
        let length = (1..<header).reduce(0) { $0 | Int(bytes[$1]) << (8 * ($1 - 1)) }
        guard data.count >= header + length, let kind = Kind(rawValue: bytes[0]) else { return nil }
        let payload = Data(data.dropFirst(header).prefix(length))
        data = Data(data.dropFirst(header + length))
        return ChildMessage(kind, payload)
    }
}
