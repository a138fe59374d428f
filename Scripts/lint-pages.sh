#!/bin/sh
# lint-pages.sh OUTPUT PAGE…: writes Swift source with the views of pages about rules, those of Before.swift and of After.swift, each in a namespace of its
# own, and with the command of the page and what it prints.
set -eu

output=$1
shift
awk '
    function finish() {
        if (page != "") list = list "    LintPage(\n        rule: \"" page "\",\n        console: [\n" console "        ],\n" \
            "        before: { AnyView(" name "_1.Before()) }, after: { AnyView(" name "_2.After()) }),\n"
    }
    BEGIN { print "import PlumbUI\n" }
    FNR == 1 {
        finish()
        page = FILENAME
        sub(/.*\//, "", page)
        sub(/\.md$/, "", page)
        name = page
        gsub(/-/, "_", name)
        files = 0
        commands = 0
        console = ""
    }
    /^```/ && kind != "" {
        if (kind == "swift") print "#sourceLocation()\n}\n"
        kind = ""
        next
    }
    /^```swift$/ {
        kind = "swift"
        files++
        print "private enum " name "_" files " {\n#sourceLocation(file: \"" FILENAME "\", line: " FNR + 1 ")"
        next
    }
    /^```console$/ { kind = "console"; commands++; next }
    # The import stays a line, or lines would be counted wrongly.
    kind == "swift" { print $0 == "import SwiftUI" ? "" : $0 }
    # What a page says in words where the command has more to say than that.
    /^`plumb lint` prints: / { commands++; console = console "            #\"" $0 "\"#,\n" }
    kind == "console" && commands == 1 { console = console "            #\"" $0 "\"#,\n" }
    END {
        finish()
        print "extension LintPage {\n    nonisolated static let all: [LintPage] = [\n" list "    ]\n}"
    }
' "$@" >"$output"
