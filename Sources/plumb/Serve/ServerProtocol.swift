import Foundation

// What plumb and its server say to each other over a socket: first the settings, a line of JSON; then a line for each
// picture that is wanted, and for each that was, followed by its bytes. Both packages compile this file.

/// What plumb tells when it starts the server.
struct ServerSettings: Codable, Sendable {
    var host = "127.0.0.1"
    /// 0 for any that is free.
    var port = 8080
    /// How many pictures are drawn at a time.
    var jobs = 1
    /// How many requests may wait for a process.
    var queue = 64
    /// Seconds that a request may wait for a process, and that its body may take.
    var patience = 30.0
    /// Bytes of a request's body.
    var largestBody = 1 << 20
    /// Seconds for which others may keep a picture.
    var maxAge = 3600
    /// Bytes of pictures that are kept.
    var cacheSize = 64 << 20
    /// How many connections may be open.
    var connections = 1024
    /// What signs links; nil where links need no signature.
    var secret: Data?
    var version = ""
    var formats: [String] = []
    var views: [View] = []
    var parameters: [Parameter] = []
    /// A link to sign; nil for serving.
    var signing: Signing?

    struct View: Codable, Sendable {
        var name: String
        /// The JSON Schema of what it is made of, as a text; nil for a view that takes no input.
        var schema: String?
    }

    /// What a query can say about how a view is shown.
    struct Parameter: Codable, Sendable {
        var name: String
        var summary: String
    }

    struct Signing: Codable, Sendable {
        /// The link: a path and a query.
        var link: String
        /// Seconds for which it counts.
        var validity: Double
    }
}

/// A picture that is wanted.
struct ServerJob: Codable, Sendable {
    var id = 0
    var view: String
    /// The name of a format of pictures, or "json" for the layout.
    var format: String
    /// How it is shown, by the names of the parameters.
    var options: [String: String]
    /// Single values of what it is made of, by their paths.
    var values: [String: String]
    /// The JSON that it is made of.
    var input: String?
}

/// What came of it; so many bytes follow.
struct ServerAnswer: Codable, Sendable {
    enum Status: String, Codable, Sendable {
        case drawn
        /// The request says what the view does not take.
        case wrong
        /// The view traps, takes too much memory, or can't be drawn.
        case failed
        /// The view did not return in time.
        case late
    }

    var id: Int
    var status: Status
    /// Why there is no picture.
    var sentence: String?
    var bytes = 0
}
