import Foundation
import Testing

@testable import PlumbCairo

/// The files of the font that stands in for SF Pro, as Debian's packages lay them out.
struct FontFilesTests {
    @Test(arguments: [
        (["Inter-roman.var.ttf", "Inter-italic.var.ttf"], ["Inter-roman.var.ttf", "Inter-italic.var.ttf"]),
        (["InterVariable.ttf", "InterVariable-Italic.ttf"], ["InterVariable.ttf", "InterVariable-Italic.ttf"]),
        (
            ["InterVariable.ttf", "InterVariable-Italic.ttf", "Inter-roman.var.ttf", "Inter-italic.var.ttf"],
            ["Inter-roman.var.ttf", "Inter-italic.var.ttf"]
        ),
        (["Inter-roman.var.ttf", "InterVariable.ttf"], ["InterVariable.ttf"]),
        ([], []),
    ])
    func bothFormsOfInterAreFound(_ there: [String], _ found: [String]) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        let folder = root.appendingPathComponent("truetype/inter-vf")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        for name in there { try Data().write(to: folder.appendingPathComponent(name)) }
        let files = FontFiles(folders: [root.path]).system
        #expect(files.map { URL(fileURLWithPath: $0).lastPathComponent } == found)
    }
}
