import Foundation
import PlumbRendering
import PlumbSnapshotFiles

/// How a value becomes something that is kept in a file and compared: a picture, a layout, lines of text.
///
///     assertSnapshot(of: Card(), as: .layout)
///     assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)))
///     assertSnapshot(of: user, as: .json)
///
/// The names are those of the package swift-snapshot-testing, so that tests that were written with it compile.
public struct Snapshotting<Value, Format> {
    /// The ending of the file's name; nil for none.
    public var pathExtension: String?
    /// How two formats are compared and kept.
    public var diffing: Diffing<Format>
    /// What is kept of a value.
    public var snapshot: (Value) -> Async<Format>
    /// How a view is shown; nil for what is no view.
    var plan: ViewPlan<Value>?

    /// A way of one's own.
    ///
    /// - Parameters:
    ///   - pathExtension: the ending of the file's name.
    ///   - diffing: how two formats are compared and kept.
    ///   - asyncSnapshot: what is kept of a value, when it is there.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// A way of one's own.
    ///
    /// - Parameters:
    ///   - pathExtension: the ending of the file's name.
    ///   - diffing: how two formats are compared and kept.
    ///   - snapshot: what is kept of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The same for values of another type, of which each has one of this type.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > {
        var new = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            snapshot(transform($0))
        }
        new.plan = plan?.pullback(transform)
        return new
    }

    /// The same for values of another type, of which each has one of this type later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { done in transform(value).run { snapshot($0).run(done) } }
        }
    }
}

/// A way in which a value is its own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Keeps the value itself.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// How a format is kept in a file, and how two are compared.
public struct Diffing<Value> {
    /// The bytes of a file.
    public var toData: (Value) -> Data
    /// What the bytes of a file are.
    public var fromData: (Data) -> Value
    /// What is different between the first value, which was kept, and the second, and files that show it; nil where
    /// they are the same.
    public var diff: (Value, Value) -> (String, [SnapshotAttachment])?

    /// - Parameters:
    ///   - toData: the bytes of a file.
    ///   - fromData: what the bytes of a file are.
    ///   - diff: what is different between a value that was kept and another one; nil where they are the same.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [SnapshotAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that shows a difference.
public struct SnapshotAttachment: Sendable {
    /// The file's name: "old.png".
    public var name: String
    /// The file's bytes.
    public var data: Data

    /// A file of a name.
    public init(data: Data, name: String) {
        self.data = data
        self.name = name
    }
}

/// A value that may be there later.
public struct Async<Value> {
    /// Calls back with the value, when it is there.
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: calls its argument with the value, at once or later.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { self.init { $0(value) } }

    /// What is made of the value.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { done in run { done(transform($0)) } }
    }
}
