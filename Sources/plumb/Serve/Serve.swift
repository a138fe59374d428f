import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbVersion

/// `plumb serve`: pictures of views, over HTTP.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Answers HTTP requests with pictures of views.",
        discussion: """
            GET /Ticket.png?name=Ada draws the view Ticket with the value name; POST takes JSON. / lists the views, and \
            /openapi.json describes what can be asked. The options of the call count where a request says nothing else. \
            The address is printed on stdout, requests are logged on stderr. SIGTERM or Control-C answers what has come, \
            then ends.
            """)

    @OptionGroup var options: ViewOptions

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "The address to listen on; 0.0.0.0 for all of the machine.")
    var host = "127.0.0.1"

    @OptionGroup var picture: PictureOptions

    @OptionGroup var limits: ServeLimits

    @Option(
        help: "A file with a secret of 16 bytes or more: only links that are signed with it are answered.",
        completion: .file())
    var secretFile: String?

    @Option(help: "Prints this link, as '/Ticket.png?name=Ada', with a signature, and ends; needs --secret-file.")
    var sign: String?

    @Option(help: "Seconds for which a signed link counts.")
    var valid = 86400

    func validate() throws {
        if options.input.isGiven {
            throw ValidationError("requests say what views are made of; leave --input and --set out")
        }
        if options.view != nil { throw ValidationError("all views are served; leave --view out") }
        if !(0...65535).contains(port) { throw ValidationError("--port \(port) is none; give 0 to 65535") }
        if sign != nil, secretFile == nil { throw ValidationError("--sign needs --secret-file") }
        if let sign, !sign.hasPrefix("/") || sign.contains("#") {
            throw ValidationError("--sign takes a path and a query, as '/Ticket.png?name=Ada'")
        }
        if !(1...3_153_600_000).contains(valid) { throw ValidationError("--valid \(valid) is no time; give seconds") }
    }

    func run() throws {
        let secret = try secretFile.map(Self.secret)
        let program = try ServerProgram.find()
        var settings = ServerSettings(
            host: host, port: port, jobs: limits.jobs.count, queue: limits.queue, patience: limits.timeout.seconds,
            largestBody: limits.maxBody,
            maxAge: limits.maxAge, cacheSize: limits.cache << 20, connections: limits.connections)
        settings.version = Version.text()
        settings.secret = secret
        if let sign {
            settings.signing = .init(link: sign, validity: Double(valid))
            try program.start(settings).wait()
            return
        }
        let session = try ViewSession(options, takesInput: true) {
            picture.set(&$0)
            $0.mostPixels = limits.maxPixels
        }
        let built = try session.everything()
        let views = try ServedViews(built)
        settings.formats = PictureFormat.allCases.map(\.rawValue) + ["json"]
        settings.views = views.settings
        settings.parameters = ServeParameter.all.map { .init(name: $0.name, summary: $0.summary) }
        var (request, file) = built.request(.rows)
        request.memory = limits.memory << 20
        let server = try program.start(settings)
        let queue = ServeQueue(server.connection, views, built, options)
        let pool = WorkerPool(
            count: settings.jobs, request: request, timeout: limits.timeout.seconds, file: file)
        try pool.run(queue.source) { job, outcome, _ in queue.answer(job.number, outcome) }
        try server.wait()
    }

    private static func secret(at path: String) throws -> Data {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw Failure(.call, "\(path) can't be read: \(systemError); give a file with a secret")
        }
        // An editor ends the last line.
        let secret = content.last == UInt8(ascii: "\n") ? content.dropLast() : content
        guard secret.count >= 16 else {
            throw Failure(.call, "\(path) has \(secret.count) bytes; give a secret of 16 bytes or more")
        }
        return Data(secret)
    }
}
