import Foundation
import PlumbLayout

/// An update of the views: what was changed, which bodies were evaluated for it and why, and what became of their
/// state.
///
/// Recorded where `ViewGraph.recordsUpdates` was set before the host was made. Recording changes no frame.
package struct TracedUpdate: Sendable, Equatable {
    /// Seconds after the view appeared.
    package var time: Double
    /// Whether it was made in a transaction with an animation.
    package var isAnimated: Bool
    /// Whether it is the first: everything in it appears.
    package var isFirst: Bool
    package var changes: [Change] = []
    /// In the order of evaluation.
    package var bodies: [Body] = []
    package var states: [State] = []
    package var objects: [Object] = []
    package var lists: [List] = []
    /// Choices between two branches that both show one type of view with state: by the node of the choice.
    package var choices: [Choice] = []
    /// Views that were looked at and not evaluated, because their values were the same: how many of each type.
    package var skipped: [String: Int] = [:]

    /// A property with a life of its own: `count` of a `Counter`.
    package struct Property: Sendable, Hashable {
        package var view: String
        package var name: String
        /// The node that it belongs to; nodes that are gone give their numbers to others.
        package var node: Int
        /// The object that keeps the value; tells one life of a property from another.
        package var key: UInt
        /// Where its view was written.
        package var point: SourcePoint?
    }

    /// Something that bodies read was changed.
    package struct Change: Sendable, Equatable {
        package enum What: Sendable, Equatable {
            /// A `@State`, or what else is written through its location.
            case state(Property)
            /// An object that says that it changes, by its type.
            case object(String)
            /// An `@Observable` object.
            case observable
            /// What a view that Plumb provides remembers: a scroll view's offset, the time.
            case other
        }

        package var what: What
        /// The new value, where it can be told without running the user's code.
        package var value: String?
        /// The value before.
        package var before: String?
        /// The calls in the user's program that led to it, the innermost first.
        package var calls: [SourcePoint] = []
        /// How many bodies had read it.
        package var readers = 0
    }

    /// A body was evaluated.
    package struct Body: Sendable, Equatable {
        package enum Reason: Sendable, Equatable {
            case appeared
            /// It had read what these changes of the update changed.
            case read([Int])
            /// The view around it was evaluated, and gave it other values: these of its properties differ.
            case given([String])
            /// What it reads of the environment, or a view around it, has changed.
            case around
        }

        package var view: String
        package var node: Int
        package var reason: Reason
        /// Whether what the body made is, byte for byte, what it made before.
        package var isSame = false
        /// Of the properties that were given, whether all are closures: those of one evaluation never equal those of
        /// the next.
        package var hasOnlyClosures = false
        package var point: SourcePoint?
    }

    /// What became of a property.
    package struct State: Sendable, Equatable {
        package enum Fate: String, Sendable, Codable {
            case began, kept, lost
            /// A value came with the view that is not the one that the state began with; it does not count.
            case ignored
        }

        package var property: Property
        package var fate: Fate
        package var value: String?
        /// For `ignored`: the value that came.
        package var given: String?
    }

    /// What is known of an object that a view holds in a property.
    package struct Object: Sendable, Equatable {
        package enum Fate: String, Sendable {
            /// Another object than in the last evaluation, and nobody else holds the last one.
            case replaced
            /// A class in a `@State` that tells nobody when it changes.
            case unobserved
        }

        package var property: Property
        package var type: String
        package var fate: Fate
        /// Whether it is an `ObservableObject`, which a `@State` does not listen to.
        package var isObservableObject = false
    }

    /// A choice both of whose branches begin with the same type of view.
    package struct Choice: Sendable, Equatable {
        package var view: String
        package var node: Int
        package var point: SourcePoint?
    }

    /// The elements of a `ForEach` have other ids than before.
    package struct List: Sendable, Equatable {
        package var count: Int
        package var before: Int
        /// How many of the ids were there before.
        package var kept: Int
        /// An element that is asked twice for its id gives two.
        package var isComputed: Bool
        package var node: Int
        package var point: SourcePoint?
    }
}

extension [TracedUpdate] {
    /// The nodes whose bodies may be evaluated again: those that have state, and those that were evaluated again.
    package var restless: Set<Int> {
        var nodes: Set<Int> = []
        for update in self {
            nodes.formUnion(update.states.map(\.property.node))
            nodes.formUnion(update.bodies.lazy.filter { $0.reason != .appeared }.map(\.node))
        }
        return nodes
    }
}

/// A stack of exactly one view: it has no box of its own, and aligns nothing.
package struct LoneStack: Sendable, Equatable {
    /// Nil for a `ZStack`.
    package var axis: Axis?
    package var horizontal: TracedGuide
    package var vertical: TracedGuide
}
