import Foundation

/// JSON that is put together from texts, some of which are JSON already.
enum JSONText {
    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return String(decoding: data ?? Data("\"\"".utf8), as: UTF8.self)
    }

    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }
}

/// What the server answers, as a description that tools read: OpenAPI 3.1.
struct OpenAPI {
    private let settings: ServerSettings

    init(_ settings: ServerSettings) { self.settings = settings }

    var text: String {
        JSONText.object([
            ("openapi", "\"3.1.0\""),
            (
                "info",
                JSONText.object([("title", "\"Pictures of views\""), ("version", JSONText.quoted(settings.version))])
            ),
            ("paths", JSONText.object(settings.views.flatMap { view in settings.formats.map { path(view, $0) } })),
            ("components", JSONText.object([("schemas", JSONText.object(schemas))])),
        ]) + "\n"
    }

    /// Each view's schema under its own address, so that its inner references stay its own.
    private var schemas: [(String, String)] {
        settings.views.compactMap { view in
            guard let schema = view.schema else { return nil }
            let inner = schema.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst()
            return (Self.key(view), "{\"$id\": \(JSONText.quoted("/schemas/\(Self.key(view))")), \(inner)")
        }
    }

    /// Names of components have letters, digits and three signs.
    private static func key(_ view: ServerSettings.View) -> String {
        String(view.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "_" })
    }

    private func path(_ view: ServerSettings.View, _ format: String) -> (String, String) {
        var parameters = settings.parameters.map { parameter in
            JSONText.object([
                ("name", JSONText.quoted(parameter.name)), ("in", "\"query\""),
                ("description", JSONText.quoted(parameter.summary)), ("schema", "{\"type\": \"string\"}"),
            ])
        }
        if view.schema != nil {
            parameters.append(
                JSONText.object([
                    ("name", "\"values\""), ("in", "\"query\""), ("style", "\"form\""), ("explode", "true"),
                    ("description", "\"Single values of what the view is made of, by their names.\""),
                    ("schema", "{\"type\": \"object\", \"additionalProperties\": {\"type\": \"string\"}}"),
                ]))
        }
        let type = PictureServer.types[format] ?? "application/octet-stream"
        let schema = format == "json" ? "{}" : "{\"type\": \"string\", \"contentMediaType\": \"\(type)\"}"
        let text = "{\"content\": {\"text/plain\": {\"schema\": {\"type\": \"string\"}}}, \"description\": "
        let responses = JSONText.object([
            ("200", "{\"description\": \"The view.\", \"content\": {\"\(type)\": {\"schema\": \(schema)}}}"),
            ("304", "{\"description\": \"It has not changed.\"}"),
            ("400", text + "\"A value is missing or wrong.\"}"),
            ("500", text + "\"The view can't be drawn.\"}"),
            ("503", text + "\"Too many requests wait.\"}"),
        ])
        var methods = [("parameters", JSONText.array(parameters)), ("get", "{\"responses\": \(responses)}")]
        if view.schema != nil, settings.secret == nil {
            let content = "{\"application/json\": {\"schema\": {\"$ref\": \"#/components/schemas/\(Self.key(view))\"}}}"
            methods.append(
                (
                    "post",
                    "{\"requestBody\": {\"required\": true, \"content\": \(content)}, \"responses\": \(responses)}"
                ))
        }
        return (ViewList.address(of: view.name, format), JSONText.object(methods))
    }
}

/// The views, for people and for programs.
struct ViewList {
    private let settings: ServerSettings

    init(_ settings: ServerSettings) { self.settings = settings }

    /// "/Dark%20card.png".
    static func address(of view: String, _ format: String) -> String {
        let taken = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return "/\(view.addingPercentEncoding(withAllowedCharacters: taken) ?? view).\(format)"
    }

    var json: String {
        let views = settings.views.map { view in
            JSONText.object([
                ("name", JSONText.quoted(view.name)), ("takesInput", view.schema == nil ? "false" : "true"),
                (
                    "addresses",
                    JSONText.array(settings.formats.map { JSONText.quoted(Self.address(of: view.name, $0)) })
                ),
            ])
        }
        return JSONText.object([("plumb", JSONText.quoted(settings.version)), ("views", JSONText.array(views))]) + "\n"
    }

    var page: String {
        let rows = settings.views.map { view in
            let links = settings.formats.map { "<a href=\"\(Self.address(of: view.name, $0))\">\($0)</a>" }
            let input = view.schema == nil ? "" : "<br><small>takes an input: ?name=value, or JSON by POST</small>"
            return
                "<tr><th scope=\"row\">\(Self.escaped(view.name))\(input)</th><td>\(links.joined(separator: " "))</td></tr>"
        }
        let options = settings.parameters.map { parameter in
            "<dt>\(Self.escaped(parameter.name))</dt><dd>\(Self.escaped(parameter.summary))</dd>"
        }
        return """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Views</title>
            <style>
            :root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem }
            table { border-collapse: collapse; width: 100% } th, td { border-top: 1px solid #8884; padding: .5rem .5rem .5rem 0; text-align: left }
            th { font-weight: 600 } small { color: #767676; font-weight: 400 } td a { margin-right: .5rem } dt { font-weight: 600 } dd { margin: 0 0 .5rem }
            </style>
            <h1>Views</h1>
            <table>\(rows.joined(separator: "\n"))</table>
            <h2>How they are shown</h2>
            <dl>\(options.joined(separator: "\n"))</dl>
            <p><a href="/openapi.json">openapi.json</a> describes all of this for programs.</p>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"", with: "&quot;")
    }
}
