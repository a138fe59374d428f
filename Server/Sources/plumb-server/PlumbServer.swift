import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import Metrics
import NIOCore

/// The program that `plumb serve` starts. On descriptor 3 stands the socket to plumb: first come the settings, then
/// jobs go out and pictures come in. Status 0: it was asked to stop; 1: plumb has ended; 2: the address can't be taken.
@main
enum PlumbServer {
    private static let connection: Int32 = 3

    static func main() async {
        var reader = SocketReader(descriptor: connection)
        guard fcntl(connection, F_SETFD, FD_CLOEXEC) == 0, let line = reader.line(),
            let settings = try? JSONDecoder().decode(ServerSettings.self, from: line)
        else { end(2, "plumb-server is for plumb itself; see plumb serve --help") }
        if let signing = settings.signing, let secret = settings.secret {
            print(SignedLinks(secret: secret).link(signing.link, expires: .now + signing.validity))
            return
        }
        let metrics = TextMetrics()
        MetricsSystem.bootstrap(metrics)
        LoggingSystem.bootstrap(StreamLogHandler.standardError)
        let logger = Logger(label: "plumb-server")
        let pool = DrawingPool(
            descriptor: connection, received: reader.received, jobs: settings.jobs, queue: settings.queue,
            patience: settings.patience
        ) { end(1, "the processes that draw have ended") }
        let server = PictureServer(settings, pool: pool, metrics: metrics)
        var http = HTTP1Channel.Configuration(idleTimeout: .seconds(30))
        http.httpDecoder = .init(maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)
        let application = Application(
            responder: CallbackResponder<BasicRequestContext> { request, context in
                await server.respond(to: request, logger: logger)
            },
            server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: MaximumAvailableConnections(settings.connections)),
            onServerRunning: { channel in
                let address = channel.localAddress
                let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
                print("http://\(host):\(address?.port ?? settings.port)")
                fflush(nil)
            },
            logger: quiet)
        do {
            try await application.runService()
        } catch {
            end(2, "\(settings.host):\(settings.port) can't be listened on: \(error); give another --port or --host")
        }
    }

    /// Of the parts that the server is made of, only what goes wrong is told.
    private static var quiet: Logger {
        var logger = Logger(label: "hummingbird")
        logger.logLevel = .error
        return logger
    }

    private static func end(_ status: Int32, _ sentence: String) -> Never {
        FileHandle.standardError.write(Data("plumb: \(sentence)\n".utf8))
        exit(status)
    }
}
