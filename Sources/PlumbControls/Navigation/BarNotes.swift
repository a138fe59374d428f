import Foundation
import PlumbCore

extension BarFacts {
    /// What takes the `insets`, for those who ask why.
    var notes: [LayoutNote] {
        var notes: [LayoutNote] = []
        func add(_ height: CGFloat, _ name: String) {
            guard height > 0 else { return }
            // What stands first begins higher than what the screen's shape leaves.
            let rise = notes.isEmpty ? rise : 0
            let higher: LayoutNote.Text = rise > 0 ? " (it is \(height) high and begins \(rise) higher)" : ""
            notes.append(LayoutNote(.edge(.top), height - rise, "\(name) \(height - rise)\(higher)"))
        }
        if isThere {
            add(shownRow, "the navigation bar")
            add(titleZone, "its large title")
            add(searchZone, "the search field")
        }
        let bottom = insets.bottom
        if bottom > 0 {
            let name: LayoutNote.Text = hasKeyboardBar ? "the bar above the keyboard " : "the toolbar at the bottom "
            notes.append(LayoutNote(.edge(.bottom), bottom, "\(name)\(bottom)"))
        }
        return notes
    }
}
