import ArgumentParser
import Foundation
// A user's file that imports it finds its symbols in this program.
import PlumbPages
import PlumbRendering
import PlumbUI

/// The paper on which a view is divided into pages.
struct PageOptions: ParsableArguments {
    @Option(
        help: """
            Divides the view into pages: A4, A3, A5, Letter, Legal, or 595x842 in points. A PDF has them all; of other \
            formats each page is a file, card-1.png.
            """,
        completion: .list(PageFormat.named.map(\.key)), transform: PaperOption.init(argument:))
    var page: PaperOption?

    @Option(
        help: "The margins of pages in points: 36, or TOP,LEADING,BOTTOM,TRAILING. (default: 36)",
        transform: MarginOption.init(argument:))
    var margin: MarginOption?

    /// The paper with its margins; nil where no pages are asked for.
    ///
    /// - Parameter isLandscape: whether it lies on its side.
    func format(isLandscape: Bool) -> PageFormat? {
        guard var format = page?.format else { return nil }
        if isLandscape { format = format.landscape }
        if let margin { format.margins = margin.insets }
        return format
    }

    /// - Parameters:
    ///   - isPDF: whether one file has all pages.
    ///   - isOneFile: whether there is room for one file only: stdout, and the files of a folder.
    func validate(with options: ViewOptions, isPDF: Bool, isOneFile: Bool) throws {
        guard page != nil else {
            if margin != nil {
                throw ValidationError("--margin is for pages; give their size with --page, as --page A4")
            }
            return
        }
        if options.size != nil { throw ValidationError("--page says the size; leave --size out") }
        if options.device != nil { throw ValidationError("a page is no screen; give --page or --device") }
        if let problem = format(isLandscape: options.landscape)?.problem {
            throw ValidationError("\(problem); give a smaller --margin, or a larger --page")
        }
        if isOneFile, !isPDF { throw ValidationError("only a PDF has several pages in one file; give --format pdf") }
    }
}

/// A paper by its name, or by its sides in points.
struct PaperOption: CustomStringConvertible {
    let format: PageFormat

    init(argument: String) throws {
        if let named = PageFormat.named.first(where: { $0.key.lowercased() == argument.lowercased() }) {
            format = named.value
            return
        }
        let names = PageFormat.named.map(\.key).joined(separator: ", ")
        guard let size = try? SizeOption(argument: argument), let width = size.width, let height = size.height else {
            throw ValidationError("write \(names), or 595x842 in points")
        }
        let most = 14_400.0
        guard width <= most, height <= most else {
            throw ValidationError("a page has sides of \(PositiveNumber.text(most)) points at most")
        }
        format = PageFormat(width: width, height: height)
    }

    var description: String { SizeOption(width: format.size.width, height: format.size.height).description }
}

/// One margin for all sides, or four.
struct MarginOption: CustomStringConvertible {
    let insets: EdgeInsets

    init(argument: String) throws {
        let text = argument.contains(",") ? argument : Array(repeating: argument, count: 4).joined(separator: ",")
        guard let option = try? SafeAreaOption(argument: text) else {
            throw ValidationError("write 36, or TOP,LEADING,BOTTOM,TRAILING in points, as 36,48,36,48")
        }
        insets = option.insets
    }

    var description: String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map { PositiveNumber.text(Double($0)) }
            .joined(separator: ",")
    }
}
