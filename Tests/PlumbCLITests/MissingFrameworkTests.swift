import Foundation
import Testing

/// Imports of frameworks that Plumb does not have end in one sentence that names the files.
struct MissingFrameworkTests {
    private static let views = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"

    @Test(arguments: [
        (
            ["Map.swift": "import MapKit\n"],
            "Map.swift imports MapKit, which Plumb does not have; leave this file out: give plumb the others, or put what needs "
                + "it between #if canImport(MapKit) and #endif"
        ),
        (
            [
                "Map.swift": "@preconcurrency import MapKit\nimport CoreLocation\n",
                "Route.swift": "import struct MapKit.MKRoute\n",
            ],
            "Map.swift imports CoreLocation and Map.swift and Route.swift import MapKit, which Plumb does not have; leave these "
                + "files out: give plumb the others, or put what needs them between #if canImport(CoreLocation) and #endif"
        ),
        (
            ["Map.swift": "#if os(macOS)\nimport AppKit\n#endif\nimport MapKit\n"],
            "Map.swift imports MapKit, which Plumb does not have; leave this file out: give plumb the others, or put what needs "
                + "it between #if canImport(MapKit) and #endif"
        ),
        (
            ["Data.swift": "import SwiftData\n"],
            "Data.swift imports SwiftData, which Plumb does not have; for SwiftData, keep data in @Observable objects; or leave "
                + "this file out: give plumb the others, or put what needs it between #if canImport(SwiftData) and #endif"
        ),
    ])
    func sentences(_ files: [String: String], _ sentence: String) throws {
        let folder = try ScratchFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        try folder.write(Self.views, to: "Views.swift")
        let run = try PlumbRun(["layout"] + folder.names + ["--json"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.errorLines == ["plumb: \(sentence)"])
    }

    @Test func whatIsGuardedIsLeftOut() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "#if canImport(MapKit)\nimport MapKit\nlet map = MKMapView()\n#endif\n" + Self.views, to: "A.swift")
        #expect(try PlumbRun(["layout", "A.swift", "--json"], in: folder.url).status == 0)
    }

    @Test func othersAreTheCompilers() throws {
        let folder = try ScratchFolder()
        try folder.write("import Kingfisher\n" + Self.views, to: "A.swift")
        let run = try PlumbRun(["layout", "A.swift", "--json"], in: folder.url)
        #expect(run.errors.contains("A.swift:1:8: error: no such module 'Kingfisher'"))
        #expect(run.sentence == "plumb: A.swift does not compile; its errors stand above")
    }
}
