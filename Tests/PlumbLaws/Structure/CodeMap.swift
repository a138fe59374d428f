import Foundation
import PlumbInterface

/// The targets and folders of the package, what each is for, and which modules it imports.
///
/// `plumb-laws --map` writes the tables of ARCHITECTURE.md from this list. `ArchitectureTests` compares the list with
/// Package.swift, with the folders and with the imports of the sources.
package enum CodeMap {
    /// A target of Package.swift, or a folder of tests that is none.
    package struct Room: Sendable {
        /// The target's name, which is also its folder's.
        package let name: String
        /// A sentence or two, as they stand in ARCHITECTURE.md.
        package let purpose: String
        /// The modules that its sources import, other than those of ``CodeMap/everywhere``.
        package let imports: [String]

        init(_ name: String, _ purpose: String, imports: [String] = []) {
            self.name = name
            self.purpose = purpose
            self.imports = imports
        }
    }

    /// What every module may import. The table does not list them.
    package static let everywhere: Set<String> = ["Foundation", "Observation", "Synchronization", "Swift"]

    /// The folders of Sources and Plugins, and those folders of Tests that hold no tests. Each module comes after the
    /// modules that it imports.
    package static let sources: [Room] = cLibraries + libraries + programs

    private static let cLibraries = [
        Room("CCairo", "Module map of Cairo."),
        Room("CPango", "Module map of Pango."),
        Room("CDeflate", "Module map of libdeflate."),
        Room("CTurboJPEG", "Module map of libjpeg-turbo."),
        Room("CWebP", "Module map of libwebp."),
        Room("CSDL2", "Module map of SDL 2. PlumbWindows opens the library at run time."),
        Room(
            "CHostTime",
            "C functions that take the place of those of Dispatch, Core Foundation and the C library, so "
                + "that a host decides what time it is."
        ),
        Room("CSourcePlace", "Finds the call in the user's program that led to the current one."),
        Room("CSwiftCalls", "Creates an object of a class that is known only at run time."),
        Room("CAllocations", "Counts allocations for plumb-bench."),
    ]

    private static let libraries = [
        Room(
            "PlumbFoundation",
            "What Apple's Foundation has and Linux's lacks: formatters, formats, names of people and folders, and Markdown by "
                + "cmark-gfm, which it opens on first use. Has no views; the app's locale is a slot that hosts set. Also `Guarded`, "
                + "a value behind a lock.",
            imports: ["Glibc"]),
        Room(
            "PlumbGraphics",
            "Geometry, paths, paint, bitmaps, display lists, line breaking, and the protocols `Renderer` "
                + "and `TextEngine`. Has no views."
        ),
        Room(
            "PlumbSymbols", "Plumb's drawings of symbols, and the rules that compose them.",
            imports: ["PlumbGraphics"]),
        Room(
            "PlumbPlatform",
            "The numbers of iOS 17, and what differs on iOS 26: sizes, colours, text styles, springs, thresholds. Swift is made from the tables in "
                + "`Data`, by InterfacePlugin.",
            imports: ["PlumbGraphics"]),
        Room(
            "PlumbCombine", "OpenCombine, and observable objects, timers and schedulers that follow a host's clock.",
            imports: ["PlumbFoundation", "OpenCombine", "Dispatch"]),
        Room(
            "PlumbLayout",
            "The layout engine: boxes, rules, cached answers, the recorder; proposals, alignment guides, "
                + "spacing. Has no views."
        ),
        Room(
            "PlumbMacros",
            "`#Preview`, `@Previewable`, `@Entry`, and `@Located` of Plumb's own views: a compiler plug-in without "
                + "dependencies."),
        Room(
            "PlumbCore", "Views, state, the graph, the passes, containers, modifiers, shapes, text and images.",
            imports: [
                "PlumbFoundation", "PlumbLayout", "PlumbGraphics", "PlumbSymbols", "PlumbPlatform", "PlumbCombine",
                "CHostTime", "CSourcePlace",
            ]),
        Room(
            "PlumbControls", "Controls and their styles.",
            imports: ["PlumbFoundation", "PlumbCore", "PlumbGraphics", "PlumbPlatform"]),
        Room(
            "PlumbPages",
            "What views say about the pages that they are divided into: breaks, headers, footers. Files given to `plumb` "
                + "import it too.", imports: ["PlumbCore"]),
        Room(
            "PlumbCairo",
            "Draws display lists with Cairo and shapes text with Pango; writes PNG, PDF and films; reads "
                + "picture files and asset catalogues.",
            imports: [
                "PlumbFoundation", "PlumbGraphics", "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP",
            ]),
        Room(
            "PlumbSVG", "Writes display lists as SVG; pictures and pixels are made by functions that are handed in.",
            imports: ["PlumbGraphics"]),
        Room(
            "PlumbCoreGraphics", "What files given to `plumb` import as `CoreGraphics`.", imports: ["PlumbGraphics"]),
        Room(
            "PlumbUniformTypeIdentifiers", "What files given to `plumb` import as `UniformTypeIdentifiers`.",
            imports: ["PlumbControls"]),
        Room(
            "PlumbOS",
            "What files given to `plumb` import as `os`: messages of a program as lines on standard error, signposts, a lock."
        ),
        Room("PlumbOSLog", "The same as `OSLog`.", imports: ["PlumbOS"]),
        Room(
            "PlumbRendering",
            "`ImageRenderer`; a program's fonts and assets as a `World`; previews, "
                + "screens, scripts and films.",
            imports: ["PlumbCore", "PlumbControls", "PlumbCairo", "PlumbSVG", "PlumbGraphics", "PlumbCombine"]),
        Room(
            "PlumbUIKit", "UIKit's names around views. Files given to `plumb` import it as `UIKit`.",
            imports: [
                "PlumbCore", "PlumbControls", "PlumbGraphics", "PlumbSymbols", "PlumbPlatform", "PlumbCairo",
                "PlumbCombine",
                "PlumbRendering",
                "CSwiftCalls",
            ]),
        Room(
            "PlumbQuartzCore", "What files given to `plumb` import as `QuartzCore`.",
            imports: ["PlumbGraphics", "PlumbUIKit"]),
        Room(
            "PlumbInterface",
            "SwiftUI's interface as tables: each declaration, whether Plumb has it, and what its error says. Generates Swift "
                + "from them."),
        Room("plumb-interface", "Writes that Swift, for InterfacePlugin.", imports: ["PlumbInterface"]),
        Room("InterfacePlugin", "The build plug-in that runs plumb-interface.", imports: ["PackagePlugin"]),
        Room(
            "PlumbUnavailable",
            "SwiftUI's names that Plumb does not have, generated from the tables. Using one is a compile error that says "
                + "what to use instead; no call of their code compiles.",
            imports: ["PlumbCombine", "PlumbCore", "PlumbControls", "PlumbGraphics", "PlumbUIKit"]),
        Room(
            "PlumbUI",
            "Exports what `import SwiftUI` brings on Apple's systems, except windows. For files given to "
                + "`plumb`, it is `SwiftUI`.",
            imports: [
                "PlumbFoundation", "PlumbCombine", "PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbUnavailable",
                "PlumbRendering",
            ]
        ),
        Room(
            "PlumbSince26",
            "The names of SwiftUI that are new in iOS 26: glass, bars, corners. They take the place of the unavailable "
                + "ones.",
            imports: ["PlumbCore", "PlumbControls", "PlumbGraphics"]),
        Room(
            "PlumbUI26",
            "Exports `PlumbUI` and `PlumbSince26`. For files given to `plumb` with `--system 26`, it is `SwiftUI`.",
            imports: ["PlumbSince26", "PlumbUI"]),
        Room(
            "PlumbWindows",
            "Shows a host in a window: SDL's events, the run loop, pixels, `App.main()`, and AT-SPI for "
                + "screen readers. Opens SDL with the first window.",
            imports: ["PlumbCore", "PlumbCairo", "PlumbRendering", "CSDL2"]),
        Room(
            "PlumbTesting", "`TestHost`, for tests of views.", imports: ["PlumbCore", "PlumbCairo", "PlumbRendering"]),
        Room(
            "PlumbVersion",
            "The version and the commit, in a module of its own so that a new commit recompiles nothing else."),
        Room(
            "PlumbWhy",
            "Sentences about a recorded layout, and about what is different between two; where views were written. For "
                + "`plumb explain`, `plumb lint` and snapshots: of the library products only PlumbSnapshots links it.",
            imports: ["PlumbCore"]),
        Room(
            "PlumbSnapshotFiles",
            "Snapshots as files: their forms and worlds, comparing, recording. For tests and `plumb snapshot`.",
            imports: ["PlumbGraphics", "PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbVersion", "PlumbWhy"]),
        Room(
            "PlumbSnapshots",
            "`assertSnapshot` for Swift Testing and XCTest, with the names of swift-snapshot-testing.",
            imports: [
                "PlumbFoundation", "PlumbGraphics", "PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbUIKit",
                "PlumbWhy",
                "PlumbSnapshotFiles", "Testing", "XCTest", "Dispatch", "Glibc",
            ]),
        Room(
            "PlumbHosting", "Runs views in a child process of `plumb`. Makes system calls of its own.",
            imports: [
                "PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbSnapshotFiles", "PlumbWindows", "PlumbWhy", "Glibc",
            ]),
        Room(
            "SwiftUI", "Exports `PlumbUI26` and `PlumbWindows`, for packages that want Apple's name.",
            imports: ["PlumbUI26", "PlumbWindows"]),
        Room("Combine", "Exports `PlumbCombine`, for packages that want Apple's name.", imports: ["PlumbCombine"]),
        Room("CommitPlugin", "The build plug-in that writes the commit for PlumbVersion.", imports: ["PackagePlugin"]),
        Room(
            "LintPagesPlugin", "The build plug-in that reads the views of Docs/Lint for PlumbWhyTests.",
            imports: ["PackagePlugin"]),
    ]

    private static let programs = [
        Room(
            "plumb", "The command. One file for each subcommand.",
            imports: [
                "PlumbUI", "PlumbFoundation", "PlumbHosting", "PlumbPages", "PlumbSnapshotFiles", "PlumbWhy",
                "PlumbCairo", "PlumbSVG", "PlumbRendering", "PlumbVersion", "ArgumentParser",
            ]),
        Room("plumb-mcp", "A Model Context Protocol server. Runs `plumb`."),
        Room(
            "plumb-bench", "Benchmarks of layout, motion and servers.",
            imports: [
                "PlumbLayout", "PlumbGraphics", "PlumbCore", "PlumbCairo", "PlumbPages", "PlumbSVG", "PlumbUI",
                "CAllocations",
            ]),
        Room(
            "PlumbLayoutCases", "Tables of what each rule of the engine answers to each question.",
            imports: ["PlumbLayout"]),
        Room(
            "plumb-cases", "Compares the engine with these tables (`make cases`); needs no views.",
            imports: ["PlumbLayoutCases"]),
        Room(
            "PlumbLaws",
            "The register of features, this list, and laws of layout that are tried on random trees, in the "
                + "tests and in `make laws`.",
            imports: ["PlumbCombine", "PlumbCore", "PlumbControls", "PlumbGraphics", "PlumbWhy", "PlumbInterface"]),
        Room(
            "PlumbUses", "A call of each declaration that works, with sample values, generated from the tables.",
            imports: ["PlumbCore", "PlumbUI"]),
        Room(
            "plumb-laws", "Tries the laws on many trees, and writes the generated pages.",
            imports: [
                "PlumbLaws", "PlumbInterface", "PlumbCore", "PlumbControls", "PlumbCairo", "PlumbPages", "PlumbSVG",
                "PlumbRendering",
            ]),
        Room("CIndexStore", "Declarations of the library that reads the compiler's index."),
    ]

    /// The folders of Tests.
    package static let tests = [
        Room("PlumbOSTests", "`PlumbOS`."),
        Room("PlumbCombineTests", "`PlumbCombine`."),
        Room(
            "PlumbStructureTests",
            "The layers of PlumbCore, by the compiler's index, and conformances of PlumbUnavailable."),
        Room("PlumbUseTests", "What PlumbInterface generates; runs all calls of PlumbUses."),
        Room("PlumbFoundationTests", "`PlumbFoundation`."),
        Room("PlumbLayoutTests", "The layout engine."),
        Room("PlumbGraphicsTests", "`PlumbGraphics`."),
        Room("PlumbSymbolsTests", "`PlumbSymbols`."),
        Room("PlumbCairoTests", "Drawing, text, and reading and writing files."),
        Room("PlumbSVGTests", "What `PlumbSVG` writes, and how librsvg draws it."),
        Room("PlumbWindowsTests", "Windows and screen readers, without a display."),
        Room("PlumbCoreTests", "`PlumbCore`, the register, the laws on a few seeds, and this list."),
        Room("PlumbWhyTests", "Explain, lint, and where views were written."),
        Room("PlumbUIKitTests", "`PlumbUIKit`."),
        Room("PlumbRenderingTests", "`ImageRenderer`, fonts and assets, on many threads too."),
        Room("PlumbTestingTests", "`TestHost`, and the tests shown in the documentation."),
        Room("PlumbSnapshotsTests", "Snapshots, and the tests shown in Docs/Snapshots.md."),
        Room("PlumbControlsTests", "Controls."),
        Room("PlumbCLITests", "The release build of `plumb`, and all pages of the documentation."),
        Room("Formats", "The grammar of SVG files, for `make formats`."),
        Room("InspectorPage", "Uses the page of `plumb explain --html` in Chromium (`make page`)."),
        Room("ScreenReader", "A client of AT-SPI, which the tests of screen readers start."),
    ]

    // MARK: ARCHITECTURE.md

    private static let begin = "<!-- code map: written by make docs -->"
    private static let end = "<!-- end of the code map -->"

    /// The two tables.
    package static var markdown: String {
        let modules = sources.map { room in
            "| `\(room.name)` | \(room.purpose) | \(room.imports.joined(separator: ", ")) |"
        }
        let tests = tests.map { "| `\($0.name)` | \($0.purpose) |" }
        return
            (["| target | what it is | imports |", "|---|---|---|"] + modules + ["", "| tests | of |", "|---|---|"]
            + tests).joined(separator: "\n")
    }

    /// A page with what stands between the two comments replaced by the tables; nil for a page without the comments.
    package static func page(_ text: String) -> String? {
        guard let start = text.range(of: begin),
            let stop = text.range(of: end, range: start.upperBound..<text.endIndex)
        else { return nil }
        return text[..<start.upperBound] + "\n\n\(markdown)\n\n" + text[stop.lowerBound...]
    }

    /// Writes the tables into ARCHITECTURE.md.
    package static func write() throws {
        let file = InterfaceTable.checkout.appendingPathComponent("ARCHITECTURE.md")
        guard let page = page(try String(contentsOf: file, encoding: .utf8)) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
        }
        try page.write(to: file, atomically: true, encoding: .utf8)
    }
}
