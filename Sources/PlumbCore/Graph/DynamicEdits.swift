import Foundation

/// What a list can do to the elements of a collection.
struct DynamicEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// What puts new elements between those that are there; who does it knows what it is.
    var insertion: AnyObject?
}
