import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

// Texts that go on with the time, by a format.

@available(*, unavailable, message: "Plumb has no texts of time sources yet; write Text(_:style:) or a TimelineView")
public struct TimeDataSource<Value> {
    public static var currentDate: TimeDataSource<Date> { absent() }
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { absent() }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { absent() }
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { absent() }
}

@available(*, unavailable, message: "Plumb has no texts of time sources yet; write Text(_:style:) or a TimelineView")
extension Text {
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString { absent() }
    @_disfavoredOverload
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String { absent() }
}
