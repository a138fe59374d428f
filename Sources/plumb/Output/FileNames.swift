/// Names of files for views: titles of previews may have any character, and two may be the same but for those that
/// files can't have.
struct FileNames {
    /// Bytes that a name can have on every file system, without its suffix.
    private static let longest = 200

    private var names = UniqueNames()

    /// 1. What can't stand in a name is a hyphen: slashes and control characters; a dot at the beginning would hide the
    ///    file.
    /// 2. A name that is too long is cut. 3. What is empty, or was given before, is told apart by a number; also what
    /// differs in capitals alone, for there are file systems that pay no heed to them.
    mutating func name(for view: String, suffix: String) -> String {
        // 1
        var name = ""
        for scalar in view.unicodeScalars {
            let isForbidden = scalar == "/" || scalar.value < 0x20 || scalar.value == 0x7F
            name.unicodeScalars.append(isForbidden || name.isEmpty && scalar == "." ? "-" : scalar)
        }
        // 2
        while name.utf8.count > Self.longest { name.removeLast() }
        // 3
        if name.isEmpty { name = "Preview" }
        let small = name.lowercased()
        return name + names.add(small).dropFirst(small.count) + ".\(suffix)"
    }
}
