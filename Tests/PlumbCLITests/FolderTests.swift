import Foundation
import Testing

/// Several files, folders and Xcode projects.
struct FolderTests {
    private let app = """
        import SwiftUI
        @main struct DemoApp: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { var body: some View { Row(width: 30) } }
        """
    private let row = """
        import SwiftUI
        struct Row: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: height) } }
        """
    private let height = "let height = 20.0\n"

    /// A folder with these files, and what `plumb layout` says of it.
    private func layout(_ files: [String: String], _ arguments: [String]) throws -> PlumbRun {
        let folder = try ScratchFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        return try PlumbRun(["layout", "--json"] + arguments, in: folder.url)
    }

    @Test func filesAreOneProgram() throws {
        let files = ["App.swift": app, "Row.swift": row, "Height.swift": height]
        let run = try layout(files, ["App.swift", "Row.swift", "Height.swift", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output == "{\"Root\": {\"proposal\": [393, 852], \"size\": [30, 20], \"frames\": {}}}\n")
        #expect(run.status == 0)
    }

    /// Row of the table: what is in the folder, and what is said of it; the app has a root that needs all files that
    /// count.
    struct Left: CustomTestStringConvertible {
        var name: String
        var text: String
        var testDescription: String { name }
    }

    @Test(arguments: [
        Left(name: "DemoTests/ATests.swift", text: "import SwiftUI\nlet height = 3.0"),
        Left(name: "Other/ATest.swift", text: "import XCTest\nlet height = 3.0"),
        Left(name: "Other/ATest.swift", text: "@testable import Demo\nimport Testing\nlet height = 3.0"),
        Left(name: ".build/A.swift", text: "let height = 3.0"),
        Left(name: "Pods/Some/A.swift", text: "let height = 3.0"),
        Left(name: "DerivedData/A.swift", text: "let height = 3.0"),
        Left(name: "Demo.playground/Contents.swift", text: "let height = 3.0"),
        Left(name: "Notes.txt", text: "let height = 3.0"),
    ]) func whatIsNoSourceIsLeftOut(_ left: Left) throws {
        let files = ["App.swift": app, "Views/Row.swift": row, "Model/Height.swift": height, left.name: left.text]
        let run = try layout(files, [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [30, 20]"))
    }

    @Test func extensionsAndWatchAppsAreOtherPrograms() throws {
        func list(_ key: String) -> String {
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>\(key)</key><dict/></dict></plist>"
        }
        for key in ["NSExtension", "WKApplication"] {
            let files = [
                "App.swift": app, "Row.swift": row, "Height.swift": height, "Widget/A.swift": "let height = 3.0",
                "Widget/Info.plist": list(key),
            ]
            let run = try layout(files, [".", "--view", "Root"])
            #expect(run.errors == "")
            #expect(run.status == 0)
        }
    }

    /// On Apple's systems Foundation brings Combine's observable objects and the network.
    @Test func foundationBringsWhatAppsExpectOfIt() throws {
        let model = """
            import Foundation
            final class Model: ObservableObject {
                @Published var width = 30.0
                let session = URLSession.shared
            }
            """
        let root = """
            import SwiftUI
            struct Root: View {
                @StateObject private var model = Model()
                var body: some View { Color.red.frame(width: model.width, height: 20) }
            }
            """
        let run = try layout(["Model.swift": model, "Root.swift": root], [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [30, 20]"))
    }

    @Test func anErrorIsSaidOnce() throws {
        let run = try layout(
            ["A.swift": "import SwiftUI\nstruct A: View { var body: Vew { Text(\"\") } }", "B.swift": "let b = 1"],
            ["."])
        #expect(
            run.errorLines.filter { $0.contains("error: ") } == [
                "A.swift:2:28: error: cannot find type 'Vew' in scope",
                "A.swift:2:8: error: type 'A' does not conform to protocol 'View'",
            ])
    }

    @Test func aFolderShowsItsAppUnlessAViewIsNamed() throws {
        let run = try layout(["App.swift": app, "Row.swift": row, "Height.swift": height], ["."])
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("{\"DemoApp\""))
    }

    /// The parts of a project file that say which files belong to its app.
    private func project(target: String, objects: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T0, T1, T2); projectDirPath = ""; };
        T0 = { isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test"; };
        T1 = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 6.0; }; };
        T2 = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildConfigurationList = L2; \(target) };
        \(objects)
        }; }
        """
    }

    @Test func aProjectSaysWhichFilesBelongToItsApp() throws {
        let text = project(
            target: "buildPhases = (S, R);",
            objects: """
                S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
                R = { isa = PBXResourcesBuildPhase; files = (B4); };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
                G = { isa = PBXGroup; children = (H, F3); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (F1, F2, F4); path = Sources; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = "Shared Code/Height.swift"; sourceTree = SOURCE_ROOT; };
                F4 = { isa = PBXFileReference; path = data.json; sourceTree = "<group>"; };
                """)
        let reading =
            "\nextension DemoApp { static let data = Bundle.main.url(forResource: \"data\", withExtension: \"json\") }"
        let wide = app.replacingOccurrences(of: "30", with: "DemoApp.data == nil ? 30 : 40")
        let files = [
            "Demo.xcodeproj/project.pbxproj": text, "Sources/App.swift": wide + reading, "Sources/Row.swift": row,
            "Shared Code/Height.swift": height, "Old/Height.swift": height, "Sources/data.json": "[]",
        ]
        let run = try layout(files, [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [40, 20]"))
        let gone = files.filter { $0.key != "Sources/Row.swift" }
        #expect(
            try layout(gone, ["."]).sentence
                == "plumb: Demo.xcodeproj names Sources/Row.swift, which isn't there; take it out of the project, or bring it back"
        )
    }

    /// What an app says of itself, in a project, in a folder without one, and where nobody says anything.
    @Test(
        arguments: [
            (
                [
                    "Demo/Info.plist": "<dict><key>CFBundleName</key><string>$(PRODUCT_NAME) of ${TARGET_NAME}</string>"
                        + "<key>Own</key><array><string>$(NOBODY_KNOWS)</string><string>a$b</string></array></dict>"
                ],
                "INFOPLIST_FILE = \"$(SRCROOT)/Demo/Info.plist\"; MARKETING_VERSION = 2.1; CURRENT_PROJECT_VERSION = 7; "
                    + "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\"; "
                    + "INFOPLIST_KEY_CFBundleDisplayName = \"The Demo\"; INFOPLIST_KEY_LSRequiresIPhoneOS = YES;",
                ["Demo of Demo", "2.1", "7", "com.example.Demo", "The Demo", "true", "[\"a$b\"]"]
            ),
            (
                [:], "LOOP = \"$(LOOP)\"; MARKETING_VERSION = \"$(LOOP)\";",
                ["Demo", "nil", "nil", "nil", "nil", "nil", "nil"]
            ),
        ] as [([String: String], String, [String])])
    func anAppSaysWhatItIs(_ files: [String: String], _ settings: String, _ said: [String]) throws {
        let text = project(
            target: "fileSystemSynchronizedGroups = (H);",
            objects: """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
                """
        )
        .replacingOccurrences(of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; \(settings)")
        let root = """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    let keys = ["CFBundleName", "CFBundleShortVersionString", "CFBundleVersion", "CFBundleIdentifier", "CFBundleDisplayName", "LSRequiresIPhoneOS", "Own"]
                    let said = keys.map { key in
                        guard let value = Bundle.main.object(forInfoDictionaryKey: key) else { return "nil" }
                        return value as? Bool == true ? "true" : "\\(value)"
                    }
                    Color.red.accessibilityIdentifier(said.joined(separator: "|"))
                }
            }
            """
        var all = ["Demo.xcodeproj/project.pbxproj": text, "Demo/Root.swift": root]
        for (name, text) in files { all[name] = "<?xml version=\"1.0\"?><plist version=\"1.0\">\(text)</plist>" }
        let run = try layout(all, [".", "--view", "Root"])
        #expect(run.errors == "")
        let frames = try #require((run.json()["Root"] as? [String: Any])?["frames"] as? [String: Any])
        #expect(frames.keys.first == said.joined(separator: "|"))
    }

    @Test func aFolderHasItsOwnListAndItsData() throws {
        let root = """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
                    let data = Bundle.main.url(forResource: "Data", withExtension: "plist").flatMap { NSDictionary(contentsOf: $0) }
                    Color.red.frame(width: version == "1.5" ? 30 : 10, height: CGFloat(data?["height"] as? Int ?? 10))
                }
            }
            """
        func list(_ key: String, _ value: String) -> String {
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>\(key)</key>\(value)</dict></plist>"
        }
        let files = [
            "Root.swift": root, "Info.plist": list("CFBundleShortVersionString", "<string>1.5</string>"),
            "Data.plist": list("height", "<integer>20</integer>"),
            "GoogleService-Info.plist": list("CFBundleShortVersionString", "<string>9.9</string>"),
        ]
        let run = try layout(files, [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [30, 20]"))
    }

    @Test func aProjectTakesFoldersAsTheyAreButForExceptions() throws {
        let text = project(
            target: "fileSystemSynchronizedGroups = (H);",
            objects: """
                G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, E0); path = Demo; sourceTree = "<group>"; };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/Height.swift); target = T2; };
                E0 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (App.swift); target = T0; };
                """)
        let files = [
            "Demo.xcodeproj/project.pbxproj": text, "Demo/App.swift": app, "Demo/Views/Row.swift": row,
            "Demo/Height.swift": height, "Demo/Old/Height.swift": height, "Other/A.swift": height,
        ]
        let run = try layout(files, [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [30, 20]"))
    }

    struct Wrong: CustomTestStringConvertible {
        var files: [String: String]
        var paths = ["."]
        var sentence: String
        var testDescription: String { sentence }
    }

    @Test(arguments: [
        Wrong(files: ["A.txt": ""], sentence: "plumb: . has no Swift files; give a folder that has some"),
        Wrong(
            files: ["A/A.swift": "let a = 1", "B/A.swift": "let b = 1"],
            sentence:
                "plumb: A/A.swift and B/A.swift have one name, which Swift forbids in one module; rename one of them"),
        Wrong(
            files: ["A.xcodeproj/project.pbxproj": "{ objects = ", "A.swift": ""],
            sentence:
                "plumb: A.xcodeproj/project.pbxproj can't be read as a project; open it in Xcode, or give the Swift files"
        ),
        Wrong(
            files: ["One/A.xcodeproj/x": "", "Two/B.xcodeproj/x": "", "One/A.swift": ""],
            sentence:
                "plumb: . has Xcode projects in folders of its own (One/A.xcodeproj, Two/B.xcodeproj); give the folder of one"
        ),
        Wrong(
            files: ["A.swift": ""], paths: ["A.swift", "./A.swift"],
            sentence: "plumb: ./A.swift is given twice; leave one of them out"),
        Wrong(
            files: ["A.swift": "struct A {}", "B.swift": "struct A {}"], paths: ["A.swift", "B.swift"],
            sentence: "plumb: A.swift and 1 more does not compile; its errors stand above"),
        Wrong(
            files: [
                "A.swift":
                    "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
                "B.swift":
                    "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
            ],
            sentence: "plumb: . does not compile; its errors stand above"),
    ]) func endsInASentence(_ wrong: Wrong) throws {
        let run = try layout(wrong.files, wrong.paths)
        #expect(run.sentence == wrong.sentence)
        #expect(run.status != 0 && run.output == "")
    }

    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Demo", dependencies: [.package(path: "Kit"), .package(url: "https://example.com/far/Far.git", from: "1.0.0")],
            targets: [
                .executableTarget(name: "Demo", dependencies: ["Model", .product(name: "Kit", package: "Kit")], swiftSettings: [.define("WIDE")]),
                .target(name: "Model", path: "Code/Model", resources: [.process("items.json")]),
                .target(name: "Remote", dependencies: [.product(name: "Far", package: "Far")]),
                .testTarget(name: "DemoTests", dependencies: ["Demo"]),
            ])
        """

    @Test func aPackageIsTheTargetWithTheViewAndWhatItNeeds() throws {
        let kit = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """
        let files = [
            "Package.swift": manifest, "Kit/Package.swift": kit,
            "Kit/Sources/Kit/Row.swift": """
            import SwiftUI
            public struct Row: View {
                let width: CGFloat
                public init(width: CGFloat) { self.width = width }
                public var body: some View { Color.red.frame(width: width, height: 20) }
            }
            """,
            "Code/Model/Model.swift": """
            import Foundation
            public let count = Bundle.module.url(forResource: "items", withExtension: "json") == nil ? 1.0 : 2.0
            """,
            "Code/Model/items.json": "[]",
            "Sources/Demo/App.swift": """
            import SwiftUI
            import Kit
            import Model
            @main struct DemoApp: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
                #if WIDE
                var body: some View { Row(width: 30 * count) }
                #endif
            }
            """,
            "Sources/Remote/Remote.swift":
                "import SwiftUI\nstruct Distant: View { var body: some View { Text(\"\") } }",
            "Tests/DemoTests/A.swift": "import Testing",
        ]
        let run = try layout(files, [".", "--view", "Root"])
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [60, 20]"))
        #expect(
            try layout(files, [".", "--view", "Distant"]).sentence
                == "plumb: . needs Far of https://example.com/far/Far.git, which isn't at hand; run swift package resolve in ."
        )
        let broken = files.merging(["Package.swift": "let package = 3"]) { $1 }
        #expect(
            try layout(broken, ["."]).sentence
                == "plumb: SwiftPM can't read ./Package.swift; swift package dump-package says why")
    }

    @Test func linksThatGoInCirclesAreNotFollowed() throws {
        let folder = try ScratchFolder()
        try folder.write(app, to: "App.swift")
        try folder.write(row, to: "Some Views/Row é.swift")
        try folder.write(height, to: "Some Views/Height.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Some Views/Again"), withDestinationURL: folder.url)
        let run = try PlumbRun(["layout", "--json", ".", "--view", "Root"], in: folder.url)
        #expect(run.errors == "")
        #expect(run.output.contains("\"size\": [30, 20]"))
    }

    /// What `--verbose` says of the files: what is compiled again after a change is what must be.
    @Test func onlyWhatMustBeIsCompiledAgain() throws {
        let folder = try ScratchFolder()
        for (name, text) in [
            "App.swift": app, "Row.swift": row, "Height.swift": height, "Other.swift": "struct Other {}",
        ] {
            try folder.write(text, to: name)
        }
        func compiled() throws -> [String] {
            let run = try PlumbRun(["layout", "--json", ".", "--view", "Root", "--verbose"], in: folder.url)
            #expect(run.status == 0)
            return run.errorLines.filter { $0.contains("compiled") }
        }
        #expect(try compiled() == ["plumb: compiled App.swift, Height.swift, Other.swift, Row.swift (4 of 4)"])
        #expect(try compiled() == [])
        try folder.write("struct Other { func f() -> Int { 1 } }", to: "Other.swift")
        #expect(try compiled() == ["plumb: compiled Other.swift (1 of 4)"])
        try folder.write("let height: CGFloat = 21.0\nimport Foundation", to: "Height.swift")
        #expect(try compiled() == ["plumb: compiled Height.swift, Row.swift (2 of 4)"])
        try folder.write("struct Other { func f() -> Int { 2 } }", to: "Other.swift")
        #expect(try compiled() == ["plumb: compiled Other.swift (1 of 4)"])
    }

    /// Whatever ends plumb, its compilers end too.
    @Test(arguments: [SIGINT, SIGTERM, SIGKILL]) func noCompilerStaysBehind(_ signal: Int32) throws {
        let folder = try ScratchFolder()
        let function = "(_ a: Int) -> String { [a, a + 1].map { \"\\($0)\" }.joined(separator: \", \") }"
        let lines = (0..<4000).map { "func f\($0)\(function)" }.joined(separator: "\n")
        try folder.write("import SwiftUI\n" + lines, to: "Slow.swift")
        let process = Process()
        process.executableURL = PlumbRun.program
        process.arguments = ["layout", "--json", folder.url.appendingPathComponent("Slow.swift").path]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": PlumbRun.cache.path]) {
            $1
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        func compilers() -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.filter { name in
                guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
                    return false
                }
                let text = String(decoding: line, as: UTF8.self)
                return text.contains("swift-frontend") && text.contains(folder.url.path)
            }
        }
        // Other tests block the threads of tasks: this one keeps its own.
        while compilers().isEmpty && process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
        try #require(process.isRunning)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        for _ in 0..<200 {
            if compilers().isEmpty { break }
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(compilers().isEmpty)
    }

    @Test func picturesStringsFontsAndDataOfAFolderAreFound() throws {
        let text = """
            import SwiftUI
            struct Shown: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Image(.star)
                        Image("loose")
                        Color(.brand).frame(width: 1, height: 1)
                        Text("greeting")
                        if Bundle.main.url(forResource: "items", withExtension: "json") != nil { Color.red.frame(height: 50) }
                    }
                }
            }
            """
        let folder = try ScratchFolder()
        try folder.write(text, to: "Views/Shown.swift")
        try folder.write("[]", to: "Model/items.json")
        try folder.write("\"greeting\" = \"12345\";", to: "Support/en.lproj/Localizable.strings")
        let picture = try ScratchFolder()
        let drawing = try picture.plumb(
            "render", "struct Dot: View { var body: some View { Color.red } }", file: "Dot.swift",
            ["--size", "7x3", "--scale", "1", "-o", "dot.png"])
        #expect(drawing.status == 0)
        let dot = try Data(contentsOf: picture.url.appendingPathComponent("dot.png"))
        try folder.write(dot, to: "Media.xcassets/star.imageset/dot.png")
        try folder.write(
            "{\"images\": [{\"filename\": \"dot.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}], \"info\": {}}",
            to: "Media.xcassets/star.imageset/Contents.json")
        try folder.write(dot, to: "Pictures/loose.png")
        let components = "{\"red\": \"1\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}"
        try folder.write(
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": \(components)}}]}",
            to: "More.xcassets/Brand.colorset/Contents.json")
        let run = try PlumbRun(
            ["layout", "--json", "Views", "Model", "--text", "fixed"], in: folder.url)
        #expect(run.sentence == "plumb: Views is a folder; give one folder, or Swift files")
        let whole = try PlumbRun(
            ["layout", "--json", ".", "--view", "Shown", "--text", "fixed", "--size", "100x200"], in: folder.url)
        #expect(whole.errors == "")
        #expect(whole.output.contains("\"size\": [100, 77]"), "\(whole.output)")
    }
}
