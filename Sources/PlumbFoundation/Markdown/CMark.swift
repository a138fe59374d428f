import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The functions of cmark-gfm, GitHub's Markdown library, which is opened when a text first has Markdown in it: other
/// pictures neither load it nor need it.
///
/// Functions are looked up by name, so that no header is needed. The library keeps no state but the list of its
/// extensions, which is made once.
struct CMark: Sendable {
    typealias Node = UnsafeMutableRawPointer

    let newParser: @convention(c) (CInt) -> Node?
    let freeParser: @convention(c) (Node) -> Void
    let feed: @convention(c) (Node, UnsafePointer<CChar>?, Int) -> Void
    let finish: @convention(c) (Node) -> Node?
    let findExtension: @convention(c) (UnsafePointer<CChar>) -> Node?
    let attach: @convention(c) (Node, Node) -> CInt
    let freeNode: @convention(c) (Node) -> Void
    let newIterator: @convention(c) (Node) -> Node?
    let freeIterator: @convention(c) (Node) -> Void
    let next: @convention(c) (Node) -> CInt
    let node: @convention(c) (Node) -> Node?
    let typeName: @convention(c) (Node) -> UnsafePointer<CChar>?
    let literal: @convention(c) (Node) -> UnsafePointer<CChar>?
    let url: @convention(c) (Node) -> UnsafePointer<CChar>?
    let headingLevel: @convention(c) (Node) -> CInt
    let listType: @convention(c) (Node) -> CInt
    let listStart: @convention(c) (Node) -> CInt
    let fenceInfo: @convention(c) (Node) -> UnsafePointer<CChar>?
    /// The events of an iterator.
    static let done: CInt = 1
    static let enter: CInt = 2
    static let exit: CInt = 3

    /// The library; nil where it is not installed.
    static let shared: CMark? = CMark()

    private init?() {
        guard let library = CMark.open("libcmark-gfm.so"), let extensions = CMark.open("libcmark-gfm-extensions.so")
        else { return nil }
        func function<T>(_ name: String, in handle: UnsafeMutableRawPointer = library) -> T? {
            dlsym(handle, name).map { unsafeBitCast($0, to: T.self) }
        }
        typealias Register = @convention(c) () -> Void
        guard let register: Register = function("cmark_gfm_core_extensions_ensure_registered", in: extensions),
            let newParser: @convention(c) (CInt) -> Node? = function("cmark_parser_new"),
            let freeParser: @convention(c) (Node) -> Void = function("cmark_parser_free"),
            let feed: @convention(c) (Node, UnsafePointer<CChar>?, Int) -> Void = function("cmark_parser_feed"),
            let finish: @convention(c) (Node) -> Node? = function("cmark_parser_finish"),
            let findExtension: @convention(c) (UnsafePointer<CChar>) -> Node? = function("cmark_find_syntax_extension"),
            let attach: @convention(c) (Node, Node) -> CInt = function("cmark_parser_attach_syntax_extension"),
            let freeNode: @convention(c) (Node) -> Void = function("cmark_node_free"),
            let newIterator: @convention(c) (Node) -> Node? = function("cmark_iter_new"),
            let freeIterator: @convention(c) (Node) -> Void = function("cmark_iter_free"),
            let next: @convention(c) (Node) -> CInt = function("cmark_iter_next"),
            let node: @convention(c) (Node) -> Node? = function("cmark_iter_get_node"),
            let typeName: @convention(c) (Node) -> UnsafePointer<CChar>? = function("cmark_node_get_type_string"),
            let literal: @convention(c) (Node) -> UnsafePointer<CChar>? = function("cmark_node_get_literal"),
            let url: @convention(c) (Node) -> UnsafePointer<CChar>? = function("cmark_node_get_url"),
            let headingLevel: @convention(c) (Node) -> CInt = function("cmark_node_get_heading_level"),
            let listType: @convention(c) (Node) -> CInt = function("cmark_node_get_list_type"),
            let listStart: @convention(c) (Node) -> CInt = function("cmark_node_get_list_start"),
            let fenceInfo: @convention(c) (Node) -> UnsafePointer<CChar>? = function("cmark_node_get_fence_info")
        else { return nil }
        register()
        self.newParser = newParser
        self.freeParser = freeParser
        self.feed = feed
        self.finish = finish
        self.findExtension = findExtension
        self.attach = attach
        self.freeNode = freeNode
        self.newIterator = newIterator
        self.freeIterator = freeIterator
        self.next = next
        self.node = node
        self.typeName = typeName
        self.literal = literal
        self.url = url
        self.headingLevel = headingLevel
        self.listType = listType
        self.listStart = listStart
        self.fenceInfo = fenceInfo
    }

    /// By the name that Debian's packages for builds give it, whatever the version. The plain name belongs to Debian's
    /// packages for developers; those for users have the version in it, of which these are Debian's and Ubuntu's
    /// since 2022.
    private static func open(_ name: String) -> UnsafeMutableRawPointer? {
        for version in ["", ".0.29.0.gfm.13", ".0.29.0.gfm.6", ".0.29.0.gfm.3"] {
            if let library = dlopen(name + version, RTLD_NOW | RTLD_LOCAL) { return library }
        }
        return nil
    }
}
