/// What symbols say to those who can't see them.
enum SymbolSpeech {
    /// 1. The word of the symbol, if it has one of its own. 2. Else that of the symbol without what it is filled,
    /// enclosed or struck through with. 3. Else the words of its name.
    static func words(for name: String) -> String {
        // 1
        if let word = table[name] { return word }
        let parts = name.split(separator: ".").map(String.init)
        var plain = parts
        while plain.count > 1, let last = plain.last, forms.contains(last) { plain.removeLast() }
        // 2
        if let word = table[plain.joined(separator: ".")] { return word }
        // 3
        let words = plain.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static let forms: Set<String> = ["fill", "circle", "square", "rectangle"]

    /// Words that say more than the name does.
    private static let table: [String: String] = [
        "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "arrow.down": "Down", "arrow.left": "Back",
        "arrow.right": "Forward", "arrow.up": "Up", "bell": "Notifications", "bell.slash": "Notifications off",
        "bookmark": "Bookmark", "camera": "Camera", "cart": "Shopping cart", "checkmark": "Selected",
        "checkmark.circle": "Selected", "checkmark.circle.fill": "Selected", "chevron.backward": "Back",
        "chevron.down": "Down", "chevron.forward": "Forward", "chevron.left": "Back", "chevron.right": "Forward",
        "chevron.up": "Up", "doc": "Document", "doc.on.doc": "Copy", "ellipsis": "More", "ellipsis.circle": "More",
        "envelope": "Mail", "exclamationmark.triangle": "Warning", "eye": "Show", "eye.slash": "Hide",
        "folder": "Folder", "gear": "Settings", "gearshape": "Settings", "globe": "Globe", "heart": "Love",
        "heart.fill": "Love", "house": "Home", "info.circle": "Info", "line.3.horizontal": "Menu",
        "location": "Location", "lock": "Lock", "lock.open": "Unlock", "magnifyingglass": "Search", "map": "Map",
        "mic": "Microphone", "minus": "Remove", "moon": "Moon", "paperclip": "Attach", "paperplane": "Send",
        "pause": "Pause", "pencil": "Edit", "person": "Person", "person.2": "People", "phone": "Phone",
        "photo": "Photo", "play": "Play", "plus": "Add", "questionmark": "Help", "questionmark.circle": "Help",
        "slider.horizontal.3": "Adjust", "speaker.slash": "Mute", "speaker.wave.2": "Sound",
        "square.and.arrow.down": "Download", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "star": "Favorite", "star.fill": "Favorite", "stop": "Stop", "sun.max": "Sun", "tag": "Tag",
        "trash": "Delete", "video": "Video", "wifi": "Wi-Fi", "xmark": "Close", "xmark.circle": "Close",
    ]
}
