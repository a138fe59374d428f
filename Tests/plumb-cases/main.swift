import Foundation
import PlumbLayoutCases

// The tables of the layout engine's rules, without views: built and run in seconds after a change in PlumbLayout.
do {
    let cases = try LayoutCase.all()
    let complaints = cases.compactMap { $0.complaint() }
    for complaint in complaints { print("FAIL \(complaint)") }
    print("\(cases.count) cases, \(complaints.count) with another answer than the rule's")
    exit(complaints.isEmpty ? 0 : 1)
} catch {
    print("FAIL \(error)")
    exit(2)
}
