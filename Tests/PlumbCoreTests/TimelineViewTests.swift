import Foundation
import Testing

@testable import PlumbCore

/// When timeline views are made anew, and for which dates.
@MainActor
@Suite struct TimelineViewTests {
    private let start = World.pinnedDate

    /// A host whose view notes the dates that it is made for, in seconds since the start.
    private func host<S: TimelineSchedule>(_ schedule: S, _ log: DateLog) -> ViewHost {
        let start = start
        return hostOf(
            TimelineView(schedule) { context in
                let _ = log.dates.append(context.date.timeIntervalSince(start))
                Color.red
            }, in: 10, 10)
    }

    private func dates<S: TimelineSchedule>(_ schedule: S, in duration: Double) -> (dates: [Double], next: Double?) {
        let log = DateLog()
        let host = host(schedule, log)
        host.update()
        host.advance(by: duration)
        return (log.dates, host.nextFrame)
    }

    @Test func theDateIsPinned() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start)
        #expect(
            [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second] == [2007, 1, 9, 9, 41, 0])
        let host = ViewHost(Color.red, in: World(date: start.addingTimeInterval(100)))
        host.advance(by: 2)
        #expect(host.date == start.addingTimeInterval(102))
        let broken = ViewHost(Color.red, in: World(date: Date(timeIntervalSince1970: .nan)))
        #expect(broken.date == start)
    }

    @Test func periodic() {
        let regular = dates(.periodic(from: start, by: 0.5), in: 1.2)
        #expect(regular.dates.isClose(to: [0, 0.5, 1]), "\(regular)")
        #expect(regular.next.map { [$0].isClose(to: [1.5]) } == true)
        // A date in the past: the last one of them at once.
        #expect(dates(.periodic(from: start - 0.3, by: 0.5), in: 1).dates.isClose(to: [-0.3, 0.2, 0.7]))
        // One in the future: dates before it are counted back from it.
        #expect(dates(.periodic(from: start + 0.2, by: 0.5), in: 1).dates.isClose(to: [0, 0.2, 0.7]))
        // The machine's clock is no part of this world.
        #expect(dates(.periodic(from: .now, by: 0.5), in: 1.2).dates.isClose(to: [0, 0.5, 1]))
    }

    @Test func everyMinute() {
        let log = DateLog()
        let start = start
        let host = ViewHost(
            TimelineView(.everyMinute) { context in
                let _ = log.dates.append(context.date.timeIntervalSince(start))
                Color.red
            }, in: World(date: start + 55))
        host.update()
        #expect(log.dates == [0])
        #expect(host.nextFrame == 5)
        host.advance(by: 70)
        #expect(log.dates == [0, 60, 120])
    }

    @Test func explicit() {
        let some = dates(.explicit([start - 9, start - 1, start + 0.25, start + 1]), in: 2)
        #expect(some.dates.isClose(to: [-1, 0.25, 1]))
        #expect(some.next == nil)
        #expect(dates(.explicit([start - 9, start - 1]), in: 2).dates == [-1])
        #expect(dates(.explicit([start + 1]), in: 2).dates.isClose(to: [0, 1]))
        #expect(dates(.explicit([]), in: 2).dates == [0])
    }

    @Test func everyFrame() {
        let frames = dates(.animation, in: 0.1)
        #expect(frames.dates.map { ($0 * 60).rounded() } == [0, 1, 2, 3, 4, 5, 6])
        #expect(dates(.animation(minimumInterval: 0.05), in: 0.2).dates.isClose(to: [0, 0.05, 0.1, 0.15, 0.2]))
        let paused = dates(.animation(paused: true), in: 0.2)
        #expect(paused.dates == [0] && paused.next == nil)
        #expect(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).map { $0 } == [])
    }

    /// The alarms of dates are on the frames of what moves: a picture a frame, no more.
    @Test func framesAreFrames() {
        let log = DateLog()
        let host = host(.animation, log)
        host.update()
        var frames: [Double] = []
        while let next = host.nextFrame, next < 0.5 {
            host.advance(to: next)
            frames.append(host.time)
        }
        #expect(frames.isClose(to: (1..<30).map { Double($0) / 60 }), "\(frames)")
    }

    @Test func schedulesThatChange() {
        let model = Switch()
        let log = DateLog()
        let start = start
        let host = hostOf(
            SwitchedView(model: model) { isPaused in
                AnyView(
                    TimelineView(.animation(paused: isPaused)) { context in
                        let _ = log.dates.append(context.date.timeIntervalSince(start))
                        Color.red
                    })
            }, in: 10, 10)
        host.advance(by: 0.1)
        model.isOn = true
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
        let count = log.dates.count
        #expect([log.dates.last!].isClose(to: [0.1]))
        model.isOn = false
        host.advance(by: 0.1)
        #expect(log.dates.count == count + 7)
    }

    /// A schedule of one's own, whose dates are counted from where it begins: it goes on while it is the same.
    private struct Beats: TimelineSchedule {
        let lengths: [Double]
        func entries(from startDate: Date, mode: Mode) -> [Date] {
            var date = startDate
            return [date]
                + lengths.map { length in
                    date += length
                    return date
                }
        }
    }

    @Test func schedulesOfOnesOwn() {
        #expect(dates(Beats(lengths: [0.1, 0.3, 0.2]), in: 1).dates.isClose(to: [0, 0.1, 0.4, 0.6]))
    }

    @Test func schedulesThatDoNotAdvance() {
        for schedule in [
            PeriodicTimelineSchedule(from: start, by: 0), PeriodicTimelineSchedule(from: start, by: -1),
            PeriodicTimelineSchedule(from: start, by: .nan),
            PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: .nan), by: 1),
        ] {
            let host = host(schedule, DateLog())
            host.advance(by: 1)
            #expect(host.diagnostics.map(\.message).filter { $0.contains("dates must ascend") }.count == 1)
            #expect(host.nextFrame == nil)
        }
    }

    @Test func helpersTakeTheContext() {
        @MainActor func view(_ context: TimelineViewDefaultContext) -> some View {
            Color.red.opacity(context.cadence == .live ? 1 : 0)
        }
        let host = hostOf(TimelineView(.everyMinute) { view($0) }, in: 10, 10)
        #expect(!host.displayList().items.isEmpty)
        typealias Cadence = TimelineViewDefaultContext.Cadence
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    }
}

private final class DateLog: @unchecked Sendable {
    var dates: [Double] = []
}
