import Foundation
import Testing

/// `make install` puts everything below one folder, and nothing of the checkout is needed any more.
struct InstallTests {
    private static let tracer = "/usr/bin/strace"

    @Test func anInstalledPlumbStandsAlone() throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            import Combine
            import SwiftUI
            extension EnvironmentValues { @Entry var level = 3 }
            struct A: View { var body: some View { Image(systemName: "star.fill") } }
            #Preview("One") {
                @Previewable @State var text = "a"
                VStack { Text(text); A() }
            }
            """, to: "A.swift")
        let install = try ShellRun(
            "make -s --no-print-directory -C \"$PACKAGE\" install PREFIX=\"$PWD/the prefix\" && find 'the prefix' | sort",
            in: folder.url,
            environment: ["BUILD": PlumbRun.program.deletingLastPathComponent().path])
        #expect(install.status == 0, "\(install.errors)")
        for file in [
            "bin/plumb", "lib/plumb/plumb", "lib/plumb/PlumbMacros-tool", "lib/plumb/Modules/PlumbUI.swiftmodule",
            "share/man/man1/plumb.1", "share/bash-completion/completions/plumb", "share/zsh/site-functions/_plumb",
            "share/fish/vendor_completions.d/plumb.fish",
        ] {
            #expect(install.output.contains("the prefix/\(file)\n"), "\(file)")
        }

        // A cache of its own, or what the checkout's plumb has compiled would do. Read-only, as for anybody but an
        // administrator.
        let isTraced = FileManager.default.isExecutableFile(atPath: Self.tracer)
        let tracer = isTraced ? "\(Self.tracer) -f -qq -e trace=%file -o trace " : ""
        let run = try ShellRun(
            "chmod -R a-w 'the prefix'; mkdir elsewhere; cd elsewhere; cp ../A.swift .; "
                + "XDG_CACHE_HOME=$PWD/cache \(tracer)\"../the prefix/bin/plumb\" render A.swift -o a.png; status=$?; "
                + "chmod -R u+w '../the prefix'; exit $status", in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let elsewhere = folder.url.appendingPathComponent("elsewhere")
        let picture = try Data(contentsOf: elsewhere.appendingPathComponent("a.png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        if isTraced {
            let trace = try String(contentsOf: elsewhere.appendingPathComponent("trace"), encoding: .utf8)
            #expect(trace.contains("the prefix/lib/plumb/Modules/PlumbUI.swiftmodule"))
            let opened = trace.split(separator: "\n").filter { $0.contains("\"\(PlumbRun.package.path)/") }
            #expect(opened.isEmpty, "\(opened.prefix(5))")
        }

        let uninstall = try ShellRun(
            "make -s --no-print-directory -C \"$PACKAGE\" uninstall PREFIX=\"$PWD/the prefix\" && find 'the prefix' ! -type d",
            in: folder.url)
        #expect(uninstall.status == 0)
        #expect(!uninstall.output.contains("the prefix/"), "\(uninstall.output)")
    }

    @Test func destdirComesBeforeThePrefix() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            """
            make -s --no-print-directory -C "$PACKAGE" install PREFIX=/usr DESTDIR="$PWD/package" && package/usr/bin/plumb --version
            make -s --no-print-directory -C "$PACKAGE" uninstall PREFIX=/usr DESTDIR="$PWD/package" && find package ! -type d
            """, in: folder.url, environment: ["BUILD": PlumbRun.program.deletingLastPathComponent().path])
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3 && lines[1].hasPrefix("plumb "), "\(run.output)")
    }

    @Test(arguments: [
        ("mkdir bin; echo >bin/plumb", "", "bin/plumb is another program; remove it, or choose another PREFIX"),
        (
            "mkdir bin; ln -s /bin/ls bin/plumb", "--uninstall",
            "bin/plumb is another program; remove it, or choose another PREFIX"
        ),
        ("PREFIX=here", "", "install: PREFIX is here; give a path that begins with /"),
        ("BUILD=/none", "", "install: there is no /none/plumb; make build first"),
        (
            "PREFIX=/proc/none", "",
            "install: /proc/none can't be written; choose another PREFIX, or use another account (sudo)"
        ),
    ]) func whatCantBeDoneIsOneSentence(_ before: String, _ option: String, _ sentence: String) throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            "PREFIX=$PWD; export PREFIX BUILD; \(before); sh \"$PACKAGE/Scripts/install.sh\" \(option)", in: folder.url,
            environment: ["BUILD": PlumbRun.program.deletingLastPathComponent().path])
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.hasSuffix("\(sentence)\n"), "\(run.errors)")
        #expect(folder.names.allSatisfy { $0 == "bin" })
    }
}
