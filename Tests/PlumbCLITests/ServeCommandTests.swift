import Foundation
import Testing

/// Calls of `plumb serve` that are wrong. What a server answers is tried by `make serve`.
struct ServeCommandTests {
    @Test(arguments: [
        (["--input", "a.json"], "requests say what views are made of; leave --input and --set out"),
        (["--set", "a=1"], "requests say what views are made of; leave --input and --set out"),
        (["--view", "Card"], "all views are served; leave --view out"),
        (["--port", "70000"], "--port 70000 is none; give 0 to 65535"),
        (["--sign", "/Card.png"], "--sign needs --secret-file"),
        (["--jobs", "0"], "--jobs 0 is none; give 1 to 256"),
        (["--memory", "1"], "--memory 1 is none; give 64 to 1000000"),
        (["--sign", "Card.png", "--secret-file", "s"], "--sign takes a path and a query, as '/Ticket.png?name=Ada'"),
    ])
    func aWrongCallIsOneSentence(options: [String], sentence: String) throws {
        let run = try PlumbRun(["serve", "views.plumb"] + options)
        #expect(run.status == 2)
        #expect(run.errors == "plumb: \(sentence); see plumb serve --help\n")
    }

    @Test func aSecretHasLength() throws {
        let folder = try ScratchFolder()
        try folder.write("short\n", to: "secret")
        let run = try PlumbRun(["serve", "views.plumb", "--secret-file", "secret"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "plumb: secret has 5 bytes; give a secret of 16 bytes or more\n")
        let other = try PlumbRun(["serve", "views.plumb", "--secret-file", "none"], in: folder.url)
        #expect(other.errors == "plumb: none can't be read: no such file or directory; give a file with a secret\n")
    }
}
