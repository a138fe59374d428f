import Foundation

/// What kind of thing some bytes or a file are.
///
/// Those with a name here are known, with their ending, their media type and the kinds that they are a case of; apps
/// declare others.
///
/// Source: Apple (Uniform Type Identifiers, "System-declared uniform type identifiers").
public struct UTType: Hashable, Codable, Sendable {
    /// The name in reverse order of domains: "public.png".
    public let identifier: String
    /// What an app's own declaration says that the kind is a case of.
    private var parents: [UTType] = []

    private enum CodingKeys: String, CodingKey { case identifier }

    /// Kinds are the same if their identifiers are.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    /// The identifier's.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private struct Known: Sendable {
        let endings: [String]
        let media: [String]
        let parents: [String]
    }

    private init(known identifier: String) { self.identifier = identifier }

    /// A kind that is known, or a dynamic one; nil for others.
    public init?(_ identifier: String) {
        guard Self.table[identifier] != nil || DynamicType(identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// The known kind of files with an ending; where there is none that is a case of the other kind, a dynamic one. Nil
    /// for an empty ending.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let dynamic = DynamicType(supertypes: [supertype.identifier], endings: [filenameExtension])
        self.init(first: supertype, else: ending.isEmpty ? nil : dynamic) { $0.endings.contains(ending) }
    }

    /// The known kind with a media type; where there is none that is a case of the other kind, a dynamic one. Nil for
    /// an empty one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let media = mimeType.lowercased()
        let dynamic = DynamicType(supertypes: [supertype.identifier], media: [mimeType])
        self.init(first: supertype, else: media.isEmpty ? nil : dynamic) { $0.media.contains(media) }
    }

    private init?(first supertype: UTType, else dynamic: DynamicType?, _ condition: (Known) -> Bool) {
        let found = Self.table.filter { condition($0.value) }.keys.sorted().map(UTType.init(known:))
        if let type = found.first(where: { $0.conforms(to: supertype) }) {
            self = type
        } else {
            guard let dynamic else { return nil }
            identifier = dynamic.identifier
            // Of a kind that an app declares, the identifier says the name alone.
            parents = [supertype]
        }
    }

    /// A kind that the app itself declares.
    ///
    /// - Parameter parentType: what it is a case of.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        parents = parentType.map { [$0] } ?? []
    }

    /// A kind that another app declares.
    ///
    /// - Parameter parentType: what it is a case of.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The usual ending of such files.
    public var preferredFilenameExtension: String? {
        Self.table[identifier]?.endings.first ?? DynamicType(identifier)?.endings.first
    }
    /// The usual media type.
    public var preferredMIMEType: String? {
        Self.table[identifier]?.media.first ?? DynamicType(identifier)?.media.first
    }
    /// Whether it has no name of its own, and is known by its ending or media type alone.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.beginning) }
    /// Whether its name is anybody's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The kinds that it is a case of.
    public var supertypes: Set<UTType> {
        let named = (Self.table[identifier]?.parents ?? []) + (DynamicType(identifier)?.supertypes ?? [])
        return (parents + named.map(UTType.init(known:))).reduce(into: []) { all, parent in
            all.insert(parent)
            all.formUnion(parent.supertypes)
        }
    }

    /// Whether it is another kind, or a case of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a case of another kind.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether another kind is a case of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private static func row(_ parents: String, _ endings: String = "", _ media: String = "") -> Known {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        return Known(endings: words(endings), media: words(media), parents: words(parents))
    }

    private static let table: [String: Known] = [
        "public.item": row(""),
        "public.content": row(""),
        "public.data": row("public.item"),
        "public.directory": row("public.item"),
        "public.folder": row("public.directory"),
        "public.image": row("public.data public.content"),
        "public.png": row("public.image", "png", "image/png"),
        "public.jpeg": row("public.image", "jpeg jpg jpe", "image/jpeg"),
        "public.heic": row("public.image", "heic", "image/heic"),
        "public.tiff": row("public.image", "tiff tif", "image/tiff"),
        "com.compuserve.gif": row("public.image", "gif", "image/gif"),
        "org.webmproject.webp": row("public.image", "webp", "image/webp"),
        "public.svg-image": row("public.image", "svg svgz", "image/svg+xml"),
        "public.text": row("public.data public.content"),
        "public.plain-text": row("public.text", "txt text", "text/plain"),
        "public.utf8-plain-text": row("public.plain-text"),
        "public.rtf": row("public.text", "rtf", "text/rtf"),
        "public.html": row("public.text", "html htm", "text/html"),
        "public.xml": row("public.text", "xml", "application/xml text/xml"),
        "public.json": row("public.text", "json", "application/json"),
        "public.comma-separated-values-text": row("public.text", "csv", "text/csv"),
        "public.source-code": row("public.plain-text"),
        "public.swift-source": row("public.source-code", "swift"),
        "com.adobe.pdf": row("public.data public.content", "pdf", "application/pdf"),
        "public.url": row("public.data"),
        "public.file-url": row("public.url"),
        "public.audiovisual-content": row("public.data public.content"),
        "public.movie": row("public.audiovisual-content"),
        "public.video": row("public.movie"),
        "public.audio": row("public.audiovisual-content"),
        "public.mpeg-4": row("public.movie", "mp4 mpg4", "video/mp4"),
        "com.apple.quicktime-movie": row("public.movie", "mov qt", "video/quicktime"),
        "public.mp3": row("public.audio", "mp3", "audio/mpeg"),
        "public.archive": row("public.data"),
        "public.zip-archive": row("public.archive", "zip", "application/zip"),
        "com.apple.property-list": row("public.data", "plist"),
        "public.vcard": row("public.text", "vcf vcard", "text/vcard"),
    ]
}

extension UTType {
    /// Anything that has a name and a place.
    public static let item = UTType(known: "public.item")
    /// Anything that shows something.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A folder, or what looks like a file and is one.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// A PNG picture.
    public static let png = UTType(known: "public.png")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A HEIC picture.
    public static let heic = UTType(known: "public.heic")
    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff")
    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG picture.
    public static let svg = UTType(known: "public.svg-image")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without looks.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without looks, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Values between commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// The source of a program.
    public static let sourceCode = UTType(known: "public.source-code")
    /// The source of a program in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Sound, moving pictures or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving pictures, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without sound.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// Files in a file.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A visiting card.
    public static let vCard = UTType(known: "public.vcard")
}
