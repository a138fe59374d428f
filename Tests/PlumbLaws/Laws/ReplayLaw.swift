import Foundation
import PlumbCore

extension Law {
    static let replayed = Law(
        "replayed", "a log, written down and read again, gives a fresh host the same frames, marks and nodes",
        makeCase: { .random(seed: $0) },
        violation: { test in
            let host = test.host(test.tree, in: SpecimenWorld())
            host.log = HostLog()
            // Both have been shown: what a lazy container has made stays.
            host.update()
            // Events depend on what is there, and that on the events before.
            var source = RandomSource(seed: test.seed ^ 0x5EED)
            for number in 0..<ReplayScript.length {
                host.apply(ReplayScript.event(of: host, &source))
                // Who looks in between changes nothing.
                if number % 4 == 0 { _ = host.displayList() }
            }
            guard let log = host.log, log.entries.count == ReplayScript.length else { return "an event is missing" }
            let read: HostLog
            do {
                read = try HostLog(lines: log.lines())
            } catch {
                return "the log can't be written and read: \(error)"
            }
            if read != log { return "what is read is not what was written" }
            let fresh = test.host(test.tree, in: SpecimenWorld())
            fresh.update()
            fresh.apply(read)
            return HostPicture(host).difference(from: HostPicture(fresh)).map {
                "recorded | applied: \($0)\n" + ((try? log.lines()) ?? "")
            }
        })
}

/// What may come to a host, at random.
@MainActor
private enum ReplayScript {
    static let length = 12

    static func event(of host: ViewHost, _ source: inout RandomSource) -> HostEvent {
        let target = target(of: host, &source)
        switch source.below(16) {
        case 0, 1: return .tap(target, count: 1 + source.below(2))
        case 2: return .touch(source.pick([.began, .changed, .ended, .cancelled]), at: point(&source))
        case 3: return .drag(target, to: .point(point(&source)), duration: Double(source.below(4)) / 10)
        case 4: return .press(target, duration: Double(source.below(10)) / 10)
        case 5: return .scroll(target, by: CGSize(width: source.below(81) - 40, height: source.below(81) - 40))
        case 6: return .hover(source.flip() ? point(&source) : nil)
        case 7: return .key(KeyInput(source.pick(["a", "\t", "\r", "\u{F700}", "é"]), isShift: source.flip()))
        case 8: return .type(source.pick(["ab\n", "\t", "Ä 1\u{8}"]))
        case 9, 10: return .surroundings(change(&source))
        case 11: return .advance(by: Double(source.below(20)) / 30)
        case 12: return .wait(until: host.time + Double(source.below(10)) / 7)
        case 13: return .frame(at: host.time + Double(source.below(3)) / 60)
        case 14: return .perform(source.pick(["activate", "increment", "focus"]), on: target)
        default: return .selectText(0..<source.below(3), of: target)
        }
    }

    private static func point(_ source: inout RandomSource) -> CGPoint {
        CGPoint(x: source.below(220) - 10, y: source.below(220) - 10)
    }

    private static func target(of host: ViewHost, _ source: inout RandomSource) -> HostEvent.Target {
        switch source.below(4) {
        case 0:
            let frames = host.layout().frames
            return .identifier(frames.isEmpty ? "none" : source.pick(frames).identifier)
        case 1:
            let elements = host.accessibilityTree()
            return elements.isEmpty ? .label("one") : .element(source.pick(elements).id)
        default: return .point(point(&source))
        }
    }

    private static func change(_ source: inout RandomSource) -> World.Change {
        switch source.below(9) {
        case 0: World.Change(\.colorScheme, source.pick(ColorScheme.allCases))
        case 1: World.Change(\.displayScale, source.pick([1, 2, 3]))
        case 2: World.Change(\.dynamicTypeSize, source.pick(DynamicTypeSize.allCases))
        case 3: World.Change(\.layoutDirection, source.pick(LayoutDirection.allCases))
        case 4: World.Change(\.locale, Locale(identifier: source.pick(["de", "ar", "en_US"])))
        case 5: World.Change(\.accessibility, AccessibilitySettings(rawValue: UInt8(source.below(32))))
        case 6:
            World.Change(\.safeAreaInsets, EdgeInsets(top: source.length(), leading: 0, bottom: 3.5, trailing: 0))
        case 7: World.Change(\.scenePhase, source.pick([.background, .inactive, .active]))
        default:
            World.Change(
                \.proposal, ProposedViewSize(width: source.pick([nil, 100, .infinity, 240]), height: source.length()))
        }
    }
}
