import Foundation
import PlumbCore
import PlumbPlatform

extension BarFacts {
    /// What takes the `insets`, for those who ask why.
    var notes: [LayoutNote] {
        var notes: [LayoutNote] = []
        func add(_ height: CGFloat, _ name: String, _ mark: Platform.Mark) {
            guard height > 0 else { return }
            // What stands first begins higher than what the screen's shape leaves.
            let rise = notes.isEmpty ? rise : 0
            let higher: LayoutNote.Text = rise > 0 ? " (it is \(height) high and begins \(rise) higher)" : ""
            notes.append(
                LayoutNote(
                    .edge(.top), height - rise, "\(name) \(height - rise)\(higher)", look: .init(platform, mark)))
        }
        if isThere {
            let marks = platform.marks
            add(shownRow, "the navigation bar", rowMark)
            add(
                titleZone, "its large title",
                subtitle == nil ? marks.largeTitleZone : max(marks.largeTitleZone, marks.subtitleZone))
            add(searchZone, "the search field", max(marks.searchTop, marks.searchHeight, marks.searchBottom))
        }
        let bottom = insets.bottom
        if bottom > 0 {
            let name: LayoutNote.Text = hasKeyboardBar ? "the bar above the keyboard " : "the toolbar at the bottom "
            notes.append(LayoutNote(.edge(.bottom), bottom, "\(name)\(bottom)"))
        }
        return notes
    }
}
