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
}
