import Testing

@testable import PlumbCore

/// What symbols say to those who can't see them.
struct SymbolSpeechTests {
    @Test(arguments: [
        ("trash", "Delete"), ("trash.fill", "Delete"), ("trash.circle.fill", "Delete"),
        ("speaker.wave.3.fill", "Speaker, loud"), ("speaker.wave.3", "Speaker, loud"), ("speaker.slash", "Mute"),
        ("cloud.sun.bolt.fill", "Sun and thunderstorms"),
        ("person.crop.circle.fill.badge.plus", "Add person"), ("person.crop.circle.badge.plus", "Add person"),
        ("square.and.arrow.up", "Share"), ("square.and.arrow.up.on.square.fill", "Square and arrow up on square"),
        ("play.rectangle", "Video"), ("play.square", "Play"),
        // Without words of its own: those of its name.
        ("atom", "Atom"), ("1.circle", "1"), ("circle", "Circle"), ("square.fill", "Square"), ("fill", "Fill"),
        ("", ""),
        // What is struck through is off.
        ("lightbulb.slash.fill", "Light off"), ("timer.slash", "Timer off"), ("slash.circle", "Not allowed"),
    ])
    func symbolsHaveWords(_ name: String, _ words: String) { #expect(SymbolSpeech.words(for: name) == words) }

    /// A row that says what the rule says without it is left out.
    @Test func theTableHasWhatTheRuleDoesNotSay() {
        for (name, words) in SymbolSpeech.table {
            #expect(!words.isEmpty && words.first?.isLowercase != true || words.hasPrefix("i"), "\(name)")
            #expect(!name.contains(".fill.") && words.last != ".", "\(name)")
        }
        #expect(SymbolSpeech.table.count >= 300)
    }
}
