import Foundation
import PlumbInterface
import Testing

/// The list of what does nothing (Sources/PlumbUIKit/Shells/shells.tsv) and the Swift that is made of it.
@Suite struct ShellListTests {
    private static let reason = "-\treason\tbars\t-\t-\tPlumb draws no bars"

    private func files(_ rows: [String], _ sources: [Shells.File] = []) throws -> [Shells.File] {
        try Shells(("list.tsv", rows.joined(separator: "\n")), sources).files
    }

    /// What is wrong is said with the row's number, and with what to write.
    @Test(arguments: [
        (
            ["-\tclass\tBar\tNSObject\tbars"],
            "list.tsv:2: error: 5 columns; write six with tabs between them, and - for none: "
                + "owner, kind, name, type, value, comment"
        ),
        (["-\tclass\tBar\t\tbars\tA bar."], "list.tsv:2: error: column 4 is empty; write - for none"),
        (["-\tactor\tBar\t-\tbars\tA bar."], "list.tsv:2: error: no kind is \"actor\"; its last word is one of case, "),
        (["-\tfast class\tBar\t-\tbars\tA bar."], "list.tsv:2: error: no kind has the word \"fast\"; there are "),
        (
            ["-\tclass\t-\tNSObject\tbars\tA bar."],
            "list.tsv:2: error: a row needs a name; write it in the third column"
        ),
        (
            ["-\tclass\tBar\tNSObject\t-\tA bar."],
            "list.tsv:2: error: Bar needs the reason; write it in the fifth column"
        ),
        (
            ["-\tclass\tBar\tNSObject\tviews\tA bar."],
            "list.tsv:2: error: no reason is \"views\"; there are bars"
        ),
        (
            ["-\tclass\tBar\tNSObject\tbars\t-"],
            "list.tsv:2: error: Bar needs a comment; write in the sixth column what it would be"
        ),
        (
            ["# A remark.", "-\tclass\tBar\tNSObject\tbars\tA bar.", "Bar\tvar\ttint\t-\t1\tA colour."],
            "list.tsv:4: error: tint needs a type; write it in the fourth column"
        ),
        (
            ["Bar\tvar\ttint\tInt\t1\tA colour."],
            "list.tsv:2: error: no row above declares Bar; declare it with the kind class, enum, struct or protocol"
        ),
        (
            ["-\tvar\ttint\tInt\t1\tA colour."],
            "list.tsv:2: error: tint belongs to nothing; write the type in the first column"
        ),
        (
            ["-\tclass\tBar\tNSObject\tbars\tA bar.", "Bar\tcase\tred\t-\t-\t-"],
            "list.tsv:3: error: Bar is no enum; cases belong to an enum"
        ),
        (
            ["-\tenum\tBar\tInt\t-\tA bar.", "-\tenum\tBar\tInt\t-\tA bar."],
            "list.tsv:3: error: Bar of - is in the list already; take one of the two rows out"
        ),
        (
            ["-\tshell\tBar\t-\tbars\tA bar."],
            "list.tsv:2: error: no file beside the list declares Bar; write \"open class Bar: \" in one, "
                + "or make the row a class"
        ),
    ])
    func aBadRowIsSaid(_ rows: [String], _ sentence: String) {
        let error = #expect(throws: (any Error).self) { try files([Self.reason] + rows) }
        let words = (error as? any LocalizedError)?.errorDescription ?? ""
        #expect(words.hasPrefix(sentence), "\(words)")
    }

    @Test func aListBecomesSwift() throws {
        let text = try files([
            Self.reason, "# A remark.", "", "-\tclass\tBar\tNSObject\tbars\tA bar.",
            "Bar\tvar\ttint\tInt\t1\tIts colour.", "Bar\tweak var\towner\tAnyObject?\t-\tIts owner.",
            "Bar\tprivate(set) var\tcount\tInt\t0\tHow many.", "Bar\tlet\tother\tPin\tPin()\tAnother.",
            "Bar\tget\tsize\tInt\t3\tIts size.", "Bar\tinit\t(tint: Int)\t-\tself.tint = tint\tIn a colour.",
            "Bar\tfunc\tset(_ tint: Int, by name: String)\t-\tself.tint = tint\tKeeps it.",
            "Bar\t@discardableResult func\tshow()\tBool\tfalse\tShows it.",
            "Bar\tquiet func\tdidShow()\t-\t-\tNever called.", "Bar\tenum\tStyle\tInt, Sendable\t-\tA style.",
            "Bar.Style\tcase\tplain, bold = 2\t-\t-\t-", "-\tfinal class\tPin\tBar\tbars\tA pin.",
            "Pin\tstruct\tMask\tOptionSet, Sendable\tUInt\tSides.",
            "Pin.Mask\tstatic let\ttop\tMask\tMask(rawValue: 1)\tThe top.",
            "-\tprotocol\tBarDelegate\tNSObjectProtocol\t-\tWhat a bar tells.",
            "BarDelegate\tfunc\tbarDidShow(_ bar: Bar)\t-\t()\tNever called.",
            "BarDelegate\tfunc\tmayShow()\tBool\ttrue\tNever asked.",
            "BarDelegate\tfunc\tnext()\tBar?\t-\tNever asked.",
        ])
        #expect(text.map(\.path) == ["Shells.swift"])
        #expect(
            text[0].text == """
                // Made of list.tsv by plumb-interface. Do not edit it: edit the list.

                import Foundation
                import PlumbCore

                /// Why a name does nothing.
                enum InertReason: String {
                    case bars = "Plumb draws no bars"
                }

                /// A bar.
                @MainActor @preconcurrency
                open class Bar: NSObject {
                    /// Its colour.
                    open var tint: Int = 1 { didSet { Inert.use(self, "Bar.tint", .bars) } }
                    /// Its owner.
                    open weak var owner: AnyObject? { didSet { Inert.use(self, "Bar.owner", .bars) } }
                    /// How many.
                    open private(set) var count: Int = 0
                    /// Another.
                    public let other: Pin = Inert.quietly { Pin() }
                    /// Its size.
                    open var size: Int { 3 }
                    /// In a colour.
                    public init(tint: Int) {
                        self.tint = tint
                        super.init()
                        Inert.made(self)
                    }
                    /// Keeps it.
                    open func set(_ tint: Int, by name: String) {
                        Inert.use(self, "Bar.set(_:by:)", .bars)
                        Inert.quietly {
                            self.tint = tint
                        }
                    }
                    /// Shows it.
                    @discardableResult open func show() -> Bool {
                        Inert.use(self, "Bar.show()", .bars)
                        return false
                    }
                    /// Never called.
                    open func didShow() {
                    }
                    /// A style.
                    public enum Style: Int, Sendable {
                        /// A style.
                        case plain, bold = 2
                    }
                }

                /// A pin.
                @MainActor @preconcurrency
                public final class Pin: Bar {
                    /// Sides.
                    public struct Mask: OptionSet, Sendable {
                        public let rawValue: UInt
                        public init(rawValue: UInt) { self.rawValue = rawValue }
                        /// The top.
                        public static let top: Mask = Mask(rawValue: 1)
                    }
                }

                /// What a bar tells.
                @MainActor @preconcurrency
                public protocol BarDelegate: NSObjectProtocol {
                    /// Never called.
                    func barDidShow(_ bar: Bar)
                    /// Never asked.
                    func mayShow() -> Bool
                    /// Never asked.
                    func next() -> Bar?
                }

                extension BarDelegate {
                    public func barDidShow(_ bar: Bar) {}
                    public func mayShow() -> Bool { true }
                }

                extension Inert {
                    /// The classes of which every object does nothing.
                    static let classes: [ObjectIdentifier: (name: String, reason: InertReason)] = [
                        ObjectIdentifier(Bar.self): ("Bar", .bars),
                        ObjectIdentifier(Pin.self): ("Pin", .bars),
                    ]
                }

                """)
    }

    /// Rows of a class that is written by hand stand behind its first line; the other lines keep their places.
    @Test func rowsArePutIntoAClass() throws {
        let source = "import Foundation\n\n/// A bar.\nopen class Bar: NSObject {\n    open func work() {}\n}\n"
        let made = try files(
            [Self.reason, "-\tshell\tBar\t-\tbars\tWhat does nothing.", "Bar\tvar\ttint\tInt\t1\tIts colour."],
            [("/a/Bar.swift", source)])
        #expect(made.map(\.path) == ["Shells.swift", "Bar+Shells.swift"])
        #expect(!made[0].text.contains("class Bar"))
        #expect(
            made[1].text == """
                #sourceLocation(file: "/a/Bar.swift", line: 1)
                import Foundation

                /// A bar.
                open class Bar: NSObject {
                #sourceLocation()
                    /// Its colour.
                    open var tint: Int = 1 { didSet { Inert.use(self, "Bar.tint", .bars) } }
                #sourceLocation(file: "/a/Bar.swift", line: 5)
                    open func work() {}
                }

                """)
    }

    /// Each line of the list is a row in its order: the types, then what belongs to them.
    @Test func theListIsMade() throws {
        let folder = Repository.root.appendingPathComponent("Sources/PlumbUIKit/Shells")
        let files = try Shells(folder: folder).files
        let classes = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count == classes.count + 1 && classes.count >= 3)
        // No class of the list is written by hand too.
        let words = files.flatMap { $0.text.split(separator: "\n") }.filter { $0.hasPrefix("open class ") }
            .map { $0.prefix { $0 != ":" } }
        #expect(Set(words).count == words.count && words.count > 50)
    }
}
