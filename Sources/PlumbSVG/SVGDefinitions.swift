import Foundation
import PlumbGraphics

/// What is written once and used by name.
struct SVGDefinitions {
    private var content = SVGText()
    /// What was written, by its characters.
    private var names: [[UInt8]: String] = [:]
    private var classes = SVGText()
    private var classNames: [String: String] = [:]
    /// What is used of the fonts in the file, in the order of their names.
    private var fonts: [(source: FontSource, characters: Set<Unicode.Scalar>, features: Set<String>)] = []

    /// All of it; nothing where nothing is defined.
    ///
    /// - Parameter subset: makes a font file of some characters.
    func text(_ subset: (FontSource, Set<Unicode.Scalar>, Set<String>) throws -> Data) rethrows -> SVGText {
        var text = SVGText()
        if !classes.bytes.isEmpty {
            text.write("<style>")
            for (index, font) in fonts.enumerated() {
                let file = try subset(font.source, font.characters, font.features)
                text.write(
                    "@font-face{font-family:'\(Self.name(of: "f\(index)"))';font-weight:1 1000;src:url(data:font/ttf;base64,"
                )
                text.write(file.base64EncodedString())
                text.write(")}")
            }
            text.write(classes)
            text.write("</style>\n")
        }
        if !content.bytes.isEmpty {
            text.write("<defs>")
            text.write(content)
            text.write("</defs>\n")
        }
        return text
    }

    /// The beginning of names, which `SVGText.named` replaces.
    private static let start = String(decoding: [SVGText.mark], as: UTF8.self)

    /// The name of an element.
    ///
    /// - Parameter rest: the element without its name, from its attributes on: ` x="1"/>`.
    mutating func name(_ element: String, _ rest: SVGText) -> String {
        let key = Array(element.utf8) + rest.bytes
        if let name = names[key] { return name }
        let name = "\(Self.start)\(names.count)"
        names[key] = name
        content.write("<\(element) id=\"\(name)\"")
        content.write(rest)
        return name
    }

    /// The name of a class of texts.
    mutating func className(_ style: String) -> String {
        if let name = classNames[style] { return name }
        let name = "\(Self.start)t\(classNames.count)"
        classNames[style] = name
        classes.write(".\(name){\(style)}")
        return name
    }

    /// The name of a font in the file, of which some characters are used.
    mutating func fontName(_ source: FontSource, _ characters: String, _ features: [String]) -> String {
        let index = fonts.firstIndex { $0.source == source } ?? fonts.count
        if index == fonts.count { fonts.append((source, [" "], [])) }
        fonts[index].characters.formUnion(characters.unicodeScalars)
        fonts[index].features.formUnion(features)
        return Self.name(of: "f\(index)")
    }

    // MARK: Clips and masks

    mutating func clip(_ path: Path, _ style: FillStyle, _ decimals: Int) -> String {
        var text = SVGText()
        text.write("><path d=\"")
        text.write(SVGPathData(path, decimals: decimals).text)
        text.write(style.isEOFilled ? "\" clip-rule=\"evenodd\"/>" : "\"/>")
        text.write("</clipPath>")
        return name("clipPath", text)
    }

    /// The name of the mask of a layer.
    static func mask(of layer: Int) -> String { name(of: "m\(layer)") }

    /// A name after the file's beginning.
    static func name(of rest: String) -> String { start + rest }

    /// A mask shows as much as its content is opaque: everything in it is white.
    mutating func addMask(_ mask: SVGText, named name: String) {
        var text = SVGText()
        text.write(" x=\"-.5\" y=\"-.5\" width=\"2\" height=\"2\" color-interpolation-filters=\"sRGB\">")
        text.write("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>")
        let white = self.name("filter", text)
        content.write(
            "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"-1e5\" y=\"-1e5\" width=\"2e5\" height=\"2e5\">")
        content.write("<g filter=\"url(#\(white))\">")
        content.write(mask)
        content.write("</g></mask>")
    }
}
