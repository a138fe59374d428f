import Foundation

/// What a list can do to the elements of a collection.
struct DynamicEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}
