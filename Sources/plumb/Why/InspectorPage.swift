import Foundation

/// The page of `plumb explain --html`: one file, without a server or a network.
enum InspectorPage {
    /// - Parameter data: the JSON object of a view: the report, the events and the picture.
    static func html(_ data: Data, title: String) -> String {
        // A script element ends where its end tag stands, even within a string.
        let json = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
            .replacingOccurrences(of: "<!--", with: "<\\u0021--")
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        var page = text(PackageResources.inspector_html)
        page = page.replacingOccurrences(of: "PLUMB_TITLE", with: escaped(title))
        page = page.replacingOccurrences(of: "PLUMB_STYLE", with: text(PackageResources.inspector_css))
        page = page.replacingOccurrences(of: "PLUMB_SCRIPT", with: text(PackageResources.inspector_js))
        return page.replacingOccurrences(of: "PLUMB_DATA", with: json)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
