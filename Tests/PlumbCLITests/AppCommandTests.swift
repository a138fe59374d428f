import Foundation
import Testing

/// Files with an `@main` app, and apps in packages of their own.
@Suite(.serialized)
struct AppCommandTests {
    private static let app = """
        struct Content: View { var body: some View { Text("abc").accessibilityIdentifier("text") } }
        @main struct Sample: App {
            @State private var width = 40.0
            var body: some Scene {
                WindowGroup("Sample") { Content().frame(width: width, height: 30) }.defaultSize(width: 80, height: 60)
            }
        }

        """

    @Test func theFirstWindowIsWhatAFileWithAnAppShows() throws {
        let run = try ScratchFolder().plumb("layout", Self.app, ["--json", "--text", "fixed"])
        #expect(run.errors.isEmpty)
        #expect(
            run.output
                == "{\"Sample\": {\"proposal\": [80, 60], \"size\": [40, 30], \"frames\": {\"text\": [5, 5, 30, 20]}}}\n"
        )
        let sized = try ScratchFolder().plumb("layout", Self.app, ["--json", "--text", "fixed", "--size", "100x100"])
        #expect(sized.output.hasPrefix("{\"Sample\": {\"proposal\": [100, 100]"))
    }

    @Test func aPreviewGoesFirstAndViewsCanBeChosen() throws {
        let text = Self.app + "#Preview(\"P\") { Text(\"p\") }"
        #expect(try ScratchFolder().plumb("layout", text, ["--json"]).output.hasPrefix("{\"P\""))
        #expect(
            try ScratchFolder().plumb("layout", text, ["--json", "--view", "Content"]).output.hasPrefix("{\"Content\""))
        #expect(
            try ScratchFolder().plumb("layout", text, ["--json", "--view", "Sample"]).output.hasPrefix("{\"Sample\""))
    }

    @Test(arguments: [
        ("Settings { Text(\"a\") }", "Plumb opens one window; show the settings in a view of it"),
        ("MenuBarExtra(\"a\") { Text(\"a\") }", "Plumb has no menu bar; write a WindowGroup"),
        ("WindowGroup { Text(\"a\") }.commandsRemoved()", "Plumb has no menus of commands; there are none to remove"),
    ]) func whatIsMissingSaysWhatToUse(_ scene: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb(
            "layout", "@main struct A: App { var body: some Scene { \(scene) } }", ["--json"])
        #expect(run.status == 1)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }

    @Test func anAppRunsInItsWindow() throws {
        let folder = try ScratchFolder()
        let tally = PlumbRun.package.appendingPathComponent("Examples/App/Sources/Tally/TallyApp.swift").path
        let program = try WindowProgram(["run", tally, "--scale", "1"], title: "Tally: 0", in: folder)
        try clickMore(in: program)
    }

    /// The package's manifest is right, and its source, linked against what is built already, is a program of its own.
    @Test func aPackageOfItsOwnOpensTheWindow() throws {
        let folder = try ScratchFolder()
        let package = PlumbRun.package.appendingPathComponent("Examples/App")
        let build = PlumbRun.program.deletingLastPathComponent().path
        let script = """
            set -e
            cd '\(folder.url.path)'
            swift package --package-path '\(package.path)' --scratch-path '\(folder.url.path)/scratch' describe > described
            for module in CCairo CPango CDeflate CTurboJPEG CWebP CSDL2 COpenCombineHelpers CHostTime CSwiftCalls CSourcePlace; do echo "module $module {}"; done > module.modulemap
            grep -v -e '/plumb\\.build/' -e ArgumentParser '\(build)/plumb.product/Objects.LinkFileList' > objects
            swiftc -parse-as-library '\(package.path)/Sources/Tally/TallyApp.swift' -o Tally -I '\(build)/Modules' \
                -Xcc -fmodule-map-file=module.modulemap -load-plugin-executable '\(build)/PlumbMacros-tool#PlumbMacros' \
                @objects $(pkg-config --libs pangocairo pangoft2 fontconfig harfbuzz libdeflate libturbojpeg libwebp) -lpng -lstdc++
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        let output = folder.url.appendingPathComponent("log")
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let log = try String(contentsOf: output, encoding: .utf8)
        try #require(process.terminationStatus == 0, "\(log)")
        let described = try String(contentsOf: folder.url.appendingPathComponent("described"), encoding: .utf8)
        #expect(described.contains("Tally"))

        let tally = folder.url.appendingPathComponent("Tally")
        let program = try WindowProgram(
            [], title: "Tally: 0", program: tally, in: folder, environment: ["PLUMB_SCALE": "1"])
        try clickMore(in: program)
    }

    /// The window has the app's size, a click on its button changes the title, and Control-W ends the program.
    private func clickMore(in program: WindowProgram) throws {
        let picture = try program.screenshot()
        #expect(picture.width == 320 && picture.height == 240)
        // The word's ink: the one blue in the right half.
        var place: (x: Int, y: Int)?
        try program.wait("the button") {
            let picture = try program.screenshot()
            for y in stride(from: 0, to: picture.height, by: 1) {
                for x in picture.width / 2..<picture.width where place == nil {
                    if let color = picture[x, y], color & 0xFF > 200, color >> 16 < 100 { place = (x, y) }
                }
            }
            return place != nil
        }
        let button = try #require(place)
        try program.click(x: button.x, y: button.y)
        try program.wait("the title to say 1") {
            try program.server.run("xdotool", ["search", "--onlyvisible", "--name", "Tally: 1"]) != nil
        }
        try program.key("ctrl+w")
        #expect(try program.end() == 0)
    }
}
