import Foundation
import Testing

/// A program of somebody else's that links Plumb without its windows.
struct LibraryTests {
    /// The example's sources, linked against what is built already.
    @Test func aProgramMakesAPDFAndAPNG() throws {
        let folder = try ScratchFolder()
        let package = PlumbRun.package.appendingPathComponent("Examples/Invoice").path
        let build = PlumbRun.program.deletingLastPathComponent().path
        // plumb-bench has all objects of PlumbUI, and no window's.
        let run = try ShellRun(
            """
            set -e
            swift package --package-path '\(package)' --scratch-path scratch describe > described
            for module in CCairo CPango CDeflate CTurboJPEG CWebP COpenCombineHelpers CHostTime CSwiftCalls CSourcePlace; do echo "module $module {}"; done > module.modulemap
            grep -v -e '/plumb_bench\\.build/' -e '/CAllocations\\.build/' '\(build)/plumb-bench.product/Objects.LinkFileList' > objects
            if grep -q PlumbWindows objects; then echo 'PlumbUI has windows'; fi
            swiftc -parse-as-library '\(package)'/Sources/Invoice/*.swift -o Invoice -module-name Invoice -I '\(build)/Modules' \
                -Xcc -fmodule-map-file=module.modulemap -load-plugin-executable '\(build)/PlumbMacros-tool#PlumbMacros' \
                @objects $(pkg-config --libs pangocairo pangoft2 fontconfig harfbuzz libdeflate libturbojpeg libwebp) -lpng -lstdc++
            ldd Invoice | grep -i -e sdl -e wayland -e pulse || true
            ./Invoice out
            head -c 5 out/invoice.pdf; echo; head -c 4 out/invoice.png | tail -c 3; echo
            """, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "%PDF-\nPNG\n", "\(run.output)")
        let described = try String(contentsOf: folder.url.appendingPathComponent("described"), encoding: .utf8)
        #expect(described.contains("PlumbUI"))
    }

    /// Files of such a program are drawn by `plumb` as they are.
    @Test func filesThatImportPlumbUI() throws {
        let card = PlumbRun.package.appendingPathComponent("Examples/Server/Sources/Server/Card.swift").path
        let folder = try ScratchFolder()
        let run = try PlumbRun(["layout", card, "--json"], in: folder.url)
        #expect(run.output.contains("\"size\": [600, 315]"), "\(run.output)\(run.errors)")
        try folder.write(
            """
            import Foundation
            import PlumbUI
            struct A: PlumbUI.View {
                let title = "PlumbUI"  // PlumbUI
                var body: some View { Text(title) }
            }
            """, to: "A.swift")
        let text = try PlumbRun(["layout", "A.swift", "--text", "fixed", "--size", "fit", "--json"], in: folder.url)
        #expect(
            text.output == "{\"A\": {\"proposal\": [null, null], \"size\": [70, 20], \"frames\": {}}}\n",
            "\(text.errors)")
    }
}
