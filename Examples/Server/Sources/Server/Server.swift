import Foundation
import Hummingbird
import PlumbUI

/// `GET /card.png?name=Ada+Lovelace` and `GET /card.pdf?name=…`; the port is the first argument.
@main
struct Server {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
        // Fonts are opened and texts are shaped once, for all requests.
        let world = try World(fonts: [])
        let router = Router()
        router.get("card.png") { request, _ in
            let page = try await page(for: request, in: world)
            return try await answer("image/png", page.pngData())
        }
        router.get("card.pdf") { request, _ in
            let page = try await page(for: request, in: world)
            return try await answer("application/pdf", page.pdfData())
        }
        let server = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)))
        try await server.runService()
    }

    /// Views are laid out on the main actor, one after the other; the page is encoded on the thread of its request.
    @MainActor private static func page(for request: Request, in world: World) throws -> RenderedPage {
        let name = request.uri.queryParameters.get("name")?.replacing("+", with: " ") ?? ""
        guard !name.isEmpty, name.count <= 80 else {
            throw HTTPError(.badRequest, message: "Say a name of at most 80 characters: /card.png?name=Ada\n")
        }
        let renderer = ImageRenderer(content: Card(name: name), in: world)
        renderer.scale = 2
        return try renderer.page()
    }

    private static func answer(_ type: String, _ file: Data) -> Response {
        Response(
            status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
    }
}
