#!/usr/bin/env python3
"""Holds what plumb explain and plumb lint print against the schemas in Docs/Schemas, and SARIF against a model of SARIF 2.1.0
(PyPI: jsonschema, sarif-pydantic).

usage: Scripts/formats-check.py [PLUMB]     PLUMB is .build/release/plumb unless it is given
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Something for each member: a finding with a remedy and a culprit, an error, an update that changes state and loses it.
SOURCE = """import SwiftUI

struct Row: Identifiable { let id = UUID() }

final class Model: ObservableObject { @Published var number = 0 }

struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\\(count)").accessibilityIdentifier("count") }
}

struct Page: View {
    @StateObject private var model = Model()
    @State private var isOn = false
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Hello, world").accessibilityIdentifier("text")
                Color.blue
                Color.green
            }
            Button("Switch") {
                isOn.toggle()
                model.number += 1
            }
            .accessibilityIdentifier("switch")
            if isOn { Counter() } else { Counter() }
            Text("Hi").frame(width: 10)
            ForEach([Row()]) { _ in Counter() }
            Text("Done").frame(alignment: .trailing)
        }
    }
}

#Preview { Page() }
"""


def main():
    import jsonschema
    from sarif_pydantic import Sarif

    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/plumb")

    def validator(name):
        schema = json.loads((ROOT / "Docs/Schemas" / name).read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    def run(*arguments):
        done = subprocess.run([program, *arguments], capture_output=True, text=True)
        if done.returncode not in (0, 1) or not done.stdout:
            sys.exit(f"plumb {' '.join(arguments)}: {done.stderr}")
        return done.stdout

    explain, lint = validator("explain.schema.json"), validator("lint.schema.json")
    counts = {"views": 0, "updates": 0, "findings": 0, "results": 0}
    with tempfile.TemporaryDirectory() as folder:
        own = pathlib.Path(folder) / "Page.swift"
        own.write_text(SOURCE)
        script = ["--view", "Page", "--tap", "switch@0.5", "--at", "1"]
        for file, options in [(own, script)] + [(file, []) for file in sorted(ROOT.glob("Examples/*.swift"))]:
            for line in run("explain", str(file), "--format", "json", "--full", "--updates", *options).splitlines():
                report = json.loads(line)
                explain.validate(report)
                counts["views"] += len(report["views"])
                counts["updates"] += len(report["updates"])
        findings = json.loads(run("lint", str(own), "--format", "json", "--level", "note", *script))
        lint.validate(findings)
        counts["findings"] = len(findings)
        sarif = json.loads(run("lint", str(own), "--format", "sarif", "--level", "note", *script))
        Sarif.model_validate(sarif)
        counts["results"] = len(sarif["runs"][0]["results"])
    # A check of nothing finds nothing wrong.
    if counts["views"] < 100 or counts["updates"] < 3 or counts["findings"] < 3 or counts["results"] != counts["findings"]:
        sys.exit(f"too little was checked: {counts}")
    print("formats: " + ", ".join(f"{number} {name}" for name, number in counts.items()) + " are as the schemas say")


if __name__ == "__main__":
    main()
