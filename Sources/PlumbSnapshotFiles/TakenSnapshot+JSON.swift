import Foundation
import PlumbWhy

/// A snapshot that a child process has made, as JSON.
extension TakenSnapshot {
    private struct Message: Codable {
        var form: SnapshotForm
        var file: Data
        /// Where the views were written, as `LayoutForm.places`.
        var places: [String?]
        var diagnostics: [String]
    }

    package func encoded() throws -> Data {
        try JSONEncoder().encode(
            Message(form: file.record.form, file: file.data, places: layout.places, diagnostics: diagnostics))
    }

    /// - Throws: where the bytes are none of `encoded()`.
    package init(encoded data: Data) throws {
        let message = try JSONDecoder().decode(Message.self, from: data)
        let file = try SnapshotFile(message.file, form: message.form)
        var layout = file.layout ?? LayoutForm()
        layout.places = message.places
        self.init(file: file, layout: layout, diagnostics: message.diagnostics)
    }
}
