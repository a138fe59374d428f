// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Plumb",
    products: [
        // Views, layout, drawing and ImageRenderer. No window.
        .library(name: "PlumbUI", targets: ["PlumbUI", "PlumbCombine"]),
        // The same with the names that are new in iOS 26.
        .library(name: "PlumbUI26", targets: ["PlumbUI26", "PlumbCombine"]),
        // Windows, and what starts an app.
        .library(name: "PlumbWindows", targets: ["PlumbWindows"]),
        // What views say about the pages that they are divided into.
        .library(name: "PlumbPages", targets: ["PlumbPages"]),
        // Views in tests.
        .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
        // Snapshots of views in tests.
        .library(name: "PlumbSnapshots", targets: ["PlumbSnapshots"]),
        // The same under Apple's names: the modules SwiftUI and Combine, which are then visible in the whole package
        // graph.
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
        .executable(name: "plumb", targets: ["plumb"]),
        .executable(name: "plumb-mcp", targets: ["plumb-mcp"]),
        .executable(name: "plumb-bench", targets: ["plumb-bench"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // Level 0: module maps of the system's C libraries.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        // Without pkgConfig, which would link SDL and everything SDL needs. PlumbWindows opens the library with the
        // first window.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),

        // The time that a host's code sees: functions that take the place of those of Foundation, Dispatch and the C
        // library.
        .target(name: "CHostTime"),

        // Finds the call in a user's program that led to the current one.
        .target(name: "CSourcePlace"),

        // Calls to Swift methods that cannot be written in Swift.
        .target(name: "CSwiftCalls"),

        // Level 1: values, without views.
        // What Apple's Foundation has and Linux's lacks.
        .target(name: "PlumbFoundation", swiftSettings: strict),
        .target(name: "PlumbGraphics", swiftSettings: strict),
        // The numbers of iOS: Swift is made from the tables.
        .target(
            name: "PlumbPlatform", dependencies: ["PlumbGraphics"], exclude: ["Data"], swiftSettings: strict,
            plugins: ["InterfacePlugin"]),
        // The names that symbols have: Swift is made from the list.
        .target(
            name: "PlumbSymbols", dependencies: ["PlumbGraphics"], exclude: ["Names/known-names.txt"],
            swiftSettings: strict, plugins: ["InterfacePlugin"]),
        .target(
            name: "PlumbCombine",
            dependencies: ["PlumbFoundation", .product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: strict),

        // Level 2: the layout engine, and views.
        .target(name: "PlumbLayout", swiftSettings: strict),
        .macro(name: "PlumbMacros", swiftSettings: strict),
        .target(
            name: "PlumbCore",
            dependencies: [
                "PlumbFoundation", "PlumbLayout", "PlumbGraphics", "PlumbSymbols", "PlumbPlatform", "PlumbCombine",
                "CHostTime", "CSourcePlace", "PlumbMacros",
            ],
            swiftSettings: strict),
        .target(name: "PlumbControls", dependencies: ["PlumbCore", "PlumbFoundation"], swiftSettings: strict),
        .target(name: "PlumbPages", dependencies: ["PlumbCore"], swiftSettings: strict),
        // SwiftUI's interface as tables, with what Plumb has of it; the program generates Swift from them, and from the
        // tables of PlumbPlatform.
        .target(name: "PlumbInterface", exclude: ["Tables", "remedies.tsv", "samples.tsv"], swiftSettings: strict),
        .executableTarget(name: "plumb-interface", dependencies: ["PlumbInterface"], swiftSettings: strict),
        .plugin(name: "InterfacePlugin", capability: .buildTool(), dependencies: ["plumb-interface"]),
        // SwiftUI's names that Plumb does not have, made from the tables: using one is a compile error that says what
        // to use instead. No call of their code compiles.
        .target(
            name: "PlumbUnavailable", dependencies: ["PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbMacros"],
            swiftSettings: strict, plugins: ["InterfacePlugin"]),

        // Level 3: pictures and programs.
        .target(
            name: "PlumbCairo",
            dependencies: ["PlumbFoundation", "PlumbGraphics", "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP"],
            swiftSettings: strict),
        .target(
            name: "PlumbUIKit",
            dependencies: [
                "PlumbCore", "PlumbControls", "PlumbGraphics", "PlumbSymbols", "PlumbCairo", "PlumbRendering",
                "CSwiftCalls",
            ],
            // The list of what does nothing, and the classes into which its rows are put: Swift is made from them.
            exclude: ["Shells"], swiftSettings: strict, plugins: ["InterfacePlugin"]),
        .target(name: "PlumbSVG", dependencies: ["PlumbGraphics"], swiftSettings: strict),
        .target(name: "PlumbCoreGraphics", dependencies: ["PlumbGraphics"], swiftSettings: strict),
        .target(name: "PlumbQuartzCore", dependencies: ["PlumbGraphics", "PlumbUIKit"], swiftSettings: strict),
        .target(name: "PlumbUniformTypeIdentifiers", dependencies: ["PlumbControls"], swiftSettings: strict),
        .target(name: "PlumbOS", swiftSettings: strict),
        .target(name: "PlumbOSLog", dependencies: ["PlumbOS"], swiftSettings: strict),
        // Fonts and assets of a program, screens, films, ImageRenderer.
        .target(
            name: "PlumbRendering",
            dependencies: ["PlumbCore", "PlumbControls", "PlumbCairo", "PlumbSVG", "PlumbMacros"],
            swiftSettings: strict),
        .target(
            name: "PlumbUI",
            dependencies: [
                "PlumbCombine", "PlumbFoundation", "PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbCoreGraphics",
                "PlumbQuartzCore", "PlumbUniformTypeIdentifiers", "PlumbOSLog", "PlumbUnavailable", "PlumbRendering",
                "PlumbMacros",
            ],
            swiftSettings: strict),
        .target(
            name: "PlumbWindows",
            dependencies: ["PlumbCore", "PlumbCairo", "PlumbRendering", "CSDL2"],
            swiftSettings: strict),
        .target(
            name: "PlumbTesting", dependencies: ["PlumbCore", "PlumbCairo", "PlumbRendering"], swiftSettings: strict),
        // Why views have their sizes and positions: sentences about a recorded layout. Library products do not link it.
        .target(name: "PlumbWhy", dependencies: ["PlumbCore"], swiftSettings: strict),
        // Snapshots as files, and what is different between two.
        .target(
            name: "PlumbSnapshotFiles",
            dependencies: ["PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbWhy", "PlumbVersion"],
            swiftSettings: strict),
        .target(
            name: "PlumbSnapshots",
            dependencies: [
                "PlumbFoundation", "PlumbCore", "PlumbUIKit", "PlumbRendering", "PlumbWhy", "PlumbSnapshotFiles",
            ],
            swiftSettings: strict),
        // The child process of plumb.
        .target(
            name: "PlumbHosting",
            dependencies: [
                "PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbSnapshotFiles", "PlumbWindows", "PlumbWhy",
            ],
            swiftSettings: strict),
        // What is new in iOS 26.
        .target(
            name: "PlumbSince26", dependencies: ["PlumbCore", "PlumbControls", "PlumbGraphics"],
            swiftSettings: strict),
        .target(name: "PlumbUI26", dependencies: ["PlumbUI", "PlumbSince26"], swiftSettings: strict),
        // Apple's names.
        .target(name: "SwiftUI", dependencies: ["PlumbUI26", "PlumbWindows"], swiftSettings: strict),
        .target(name: "Combine", dependencies: ["PlumbCombine"], swiftSettings: strict),
        .plugin(name: "CommitPlugin", capability: .buildTool()),
        .target(name: "PlumbVersion", swiftSettings: strict, plugins: ["CommitPlugin"]),
        .executableTarget(
            name: "plumb",
            dependencies: [
                "PlumbUI", "PlumbUI26", "PlumbHosting", "PlumbPages", "PlumbSnapshotFiles", "PlumbWhy", "PlumbCairo",
                "PlumbVersion",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // The page of plumb explain --html is embedded in the program.
            resources: [
                .embedInCode("Why/Page/inspector.css"), .embedInCode("Why/Page/inspector.html"),
                .embedInCode("Why/Page/inspector.js"),
            ],
            swiftSettings: strict,
            // The user's compiled file is loaded into plumb and finds the symbols of SwiftUI there.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])], plugins: ["InterfacePlugin"]),
        // What plumb mcp starts: it talks to a client, and calls plumb.
        .executableTarget(name: "plumb-mcp", swiftSettings: strict),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "plumb-bench",
            dependencies: [
                "PlumbLayout", "PlumbCore", "PlumbCairo", "PlumbPages", "PlumbSVG", "PlumbUI", "CAllocations",
            ],
            swiftSettings: strict),

        // The register of features, and laws of layout on random trees: a few in the tests, many thousands in a program
        // built for release.
        .target(
            name: "PlumbLaws",
            dependencies: ["PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbWhy", "PlumbInterface"],
            path: "Tests/PlumbLaws", swiftSettings: strict),
        // What each rule of the engine answers to each question, as tables: run by a program that needs no other
        // module, and in the tests.
        .target(
            name: "PlumbLayoutCases", dependencies: ["PlumbLayout"], path: "Tests/PlumbLayoutCases",
            exclude: ["cases"], swiftSettings: strict),
        .executableTarget(
            name: "plumb-cases", dependencies: ["PlumbLayoutCases"], path: "Tests/plumb-cases", swiftSettings: strict),
        .executableTarget(
            name: "plumb-laws",
            dependencies: [
                "PlumbLaws", "PlumbCore", "PlumbControls", "PlumbCairo", "PlumbPages", "PlumbSVG", "PlumbRendering",
            ],
            path: "Tests/plumb-laws", swiftSettings: strict),

        // Calls of all that works of the interface, made from the tables; many are deprecated, or keep what is not
        // used.
        .target(
            name: "PlumbUses", dependencies: ["PlumbUI"], path: "Tests/PlumbUses",
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])], plugins: ["InterfacePlugin"]),
        .testTarget(
            name: "PlumbUseTests", dependencies: ["PlumbUses", "PlumbInterface"], exclude: ["left-out.tsv"],
            swiftSettings: strict),
        .testTarget(name: "PlumbOSTests", dependencies: ["PlumbOS"], swiftSettings: strict),
        .testTarget(name: "PlumbCombineTests", dependencies: ["PlumbCombine"], swiftSettings: strict),
        // The compiler's index, read by the tests of the layers.
        .target(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(
            name: "PlumbStructureTests", dependencies: ["CIndexStore", "PlumbControls", "PlumbInterface"],
            exclude: ["control-face.txt"], swiftSettings: strict),
        .testTarget(name: "PlumbFoundationTests", dependencies: ["PlumbFoundation"], swiftSettings: strict),
        .testTarget(
            name: "PlumbLayoutTests", dependencies: ["PlumbLayout", "PlumbLayoutCases"], swiftSettings: strict),
        .testTarget(name: "PlumbGraphicsTests", dependencies: ["PlumbGraphics"], swiftSettings: strict),
        .testTarget(name: "PlumbSymbolsTests", dependencies: ["PlumbSymbols"], swiftSettings: strict),
        .testTarget(name: "PlumbCairoTests", dependencies: ["PlumbCairo"], swiftSettings: strict),
        .testTarget(name: "PlumbSVGTests", dependencies: ["PlumbSVG", "PlumbCairo"], swiftSettings: strict),
        .testTarget(name: "PlumbWindowsTests", dependencies: ["PlumbWindows", "PlumbCore"], swiftSettings: strict),
        .testTarget(
            name: "PlumbCoreTests",
            dependencies: ["PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbLaws", "PlumbInterface"],
            exclude: ["Goldens"], swiftSettings: strict),
        // The views of the pages about lint's rules are files of these tests.
        .plugin(name: "LintPagesPlugin", capability: .buildTool()),
        .testTarget(
            name: "PlumbWhyTests", dependencies: ["PlumbWhy", "PlumbUI", "PlumbLaws"], exclude: ["Goldens"],
            swiftSettings: strict,
            plugins: ["LintPagesPlugin"]),
        .testTarget(
            name: "PlumbUIKitTests",
            dependencies: ["PlumbUIKit", "PlumbControls", "PlumbCairo", "PlumbTesting", "PlumbLaws"],
            swiftSettings: strict, plugins: ["InterfacePlugin"]),
        .testTarget(
            name: "PlumbRenderingTests", dependencies: ["PlumbUI", "PlumbPages", "PlumbRendering", "PlumbCairo"],
            swiftSettings: strict),
        .testTarget(
            name: "PlumbTestingTests", dependencies: ["SwiftUI", "PlumbTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "PlumbSnapshotsTests",
            dependencies: ["SwiftUI", "PlumbSnapshots", "PlumbSnapshotFiles", "PlumbCore", "PlumbWhy"],
            exclude: ["Pages/__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "PlumbControlsTests", dependencies: ["PlumbControls", "PlumbCairo", "PlumbLaws"],
            exclude: ["Goldens"], swiftSettings: strict),
        .testTarget(name: "PlumbCLITests", dependencies: ["PlumbLaws", "PlumbInterface"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
