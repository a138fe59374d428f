import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering

/// `plumb schema`: what a view is made of.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of what a view is made of.",
        discussion: """
            A view with an initialiser of one value, as init(_ ticket: Ticket), whose type is Decodable, is made of the JSON of \
            --input. The schema says what that JSON is (draft 2020-12).
            """)

    @OptionGroup var options: ViewOptions

    func validate() throws {
        if options.input.isGiven {
            throw ValidationError("the schema is that of any input; leave --input and --set out")
        }
    }

    func run() throws {
        let session = try ViewSession(options, takesInput: true)
        try session.run(.schema) { _, data in try StandardOutput.write(String(decoding: data, as: UTF8.self)) }
    }
}
