import Foundation
import Testing

/// What the tab key offers.
struct CompletionTests {
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "bash is not installed"),
        arguments: [
            ("plumb ''", ["render", "layout", "run", "list", "devices", "--version"]),
            ("plumb re", ["render"]),
            (
                "plumb render --s",
                ["--strict", "--set", "--scroll", "--size", "--safe-area", "--scale", "--scheme", "--system"]
            ),
            ("plumb run --a", ["--assets"]),
            ("plumb render --scheme ''", ["light", "dark"]),
            ("plumb render --text f", ["fixed"]),
            ("plumb render --background c", ["clear"]),
            ("plumb render --type-size xx", ["xxLarge", "xxxLarge"]),
            ("plumb render --device 'iPhone 15 '", ["iPhone 15 Pro", "iPhone 15 Plus", "iPhone 15 Pro Max"]),
            ("plumb render ''", ["A.swift", "inner"]),
            ("plumb render A.swift -o a", ["a.txt"]),
            ("plumb layout --assets ''", ["inner"]),
            ("plumb list ''", ["A.swift", "inner"]),
            ("plumb lint --rule off", ["off-centre"]),
        ]) func bashOffersWhatFits(_ words: String, _ expected: [String]) throws
    {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            """
            mkdir inner && touch A.swift a.txt && "$PLUMB" --generate-completion-script bash >.completion && . ./.completion
            plumb() { "$PLUMB" "$@"; }
            COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="\(words)"; COMP_POINT=${#COMP_LINE}
            _plumb plumb "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """, shell: ["/bin/bash", "-c"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty)
        let offered = Set(run.output.split(separator: "\n").map(String.init))
        #expect(offered.isSuperset(of: expected), "\(offered)")
        // The first word can be an option too.
        if words != "plumb ''" { #expect(offered.count == expected.count, "\(offered)") }
        #expect(!offered.contains("manual"))
    }

    @Test(arguments: [("zsh", "#compdef plumb"), ("fish", "complete -c 'plumb'")])
    func otherShellsHaveTheirs(_ shell: String, _ line: String) throws {
        let run = try PlumbRun(["--generate-completion-script", shell])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains(line))
        for word in ["render", "layout", "type-size", "accessibility5", "---completion render -- --device"] {
            #expect(run.output.contains(word), "\(word)")
        }
        // Which shell it is tells the parser how to quote.
        let devices = try PlumbRun(
            ["---completion", "render", "--", "--device", "2", "0", "plumb", "render", "--device", ""],
            environment: ["SAP_SHELL": shell])
        #expect(devices.status == 0)
        #expect(devices.output.contains("iPhone 15 Pro Max"))
    }
}
