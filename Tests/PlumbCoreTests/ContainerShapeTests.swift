import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Apple, `ContainerRelativeShape`: the container's shape, inset by the least of the four distances.
@Suite @MainActor
struct ContainerShapeTests {
    private func outlines(_ view: some View) -> [Path] {
        hostOf(view, in: 100, 80).displayList().items.compactMap { item in
            switch item {
            case .fill(let path, _, _), .pushClip(let path, _): path
            default: nil
            }
        }
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        // As it is painted: in the view's coordinates, moved to its place.
        RoundedRectangle(cornerRadius: radius).path(in: CGRect(origin: .zero, size: rect.size))
            .offsetBy(dx: rect.minX, dy: rect.minY)
    }

    @Test func withoutAContainerItIsARectangle() {
        #expect(outlines(ContainerRelativeShape()) == [Path(CGRect(x: 0, y: 0, width: 100, height: 80))])
    }

    @Test func cornersKeepTheirCentres() {
        let view = ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
        #expect(outlines(view) == [rounded(CGRect(x: 10, y: 10, width: 80, height: 60), 20)])
    }

    @Test func theLeastDistanceCounts() {
        let view = ContainerRelativeShape().padding(.leading, 4).padding(.vertical, 12)
            .containerShape(RoundedRectangle(cornerRadius: 30))
        // The trailing edge lies on the container's.
        #expect(outlines(view) == [rounded(CGRect(x: 4, y: 12, width: 96, height: 56), 30)])
    }

    @Test func anInsetAndAClipFollowToo() {
        let view = Color.red.clipShape(ContainerRelativeShape().inset(by: 5)).padding(5)
            .containerShape(RoundedRectangle(cornerRadius: 30))
        #expect(outlines(view).first == rounded(CGRect(x: 10, y: 10, width: 80, height: 60), 20))
    }

    @Test func theBackgroundsShapeIsTheContainers() {
        let view = ContainerRelativeShape().fill(.red).padding(10).background(
            .blue, in: RoundedRectangle(cornerRadius: 25))
        #expect(
            outlines(view) == [
                rounded(CGRect(x: 0, y: 0, width: 100, height: 80), 25),
                rounded(CGRect(x: 10, y: 10, width: 80, height: 60), 15),
            ])
    }

    @Test func theInnermostContainerCounts() {
        let view = ContainerRelativeShape().padding(2).containerShape(RoundedRectangle(cornerRadius: 10)).padding(8)
            .containerShape(RoundedRectangle(cornerRadius: 40))
        #expect(outlines(view) == [rounded(CGRect(x: 10, y: 10, width: 80, height: 60), 8)])
        let relative = ContainerRelativeShape().padding(2).containerShape(ContainerRelativeShape()).padding(8)
            .containerShape(RoundedRectangle(cornerRadius: 40))
        #expect(outlines(relative) == [rounded(CGRect(x: 10, y: 10, width: 80, height: 60), 30)])
    }

    @Test func anotherShapeEvaluatesNoBody() {
        struct Inner: View {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("body")
                return ContainerRelativeShape()
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Inner(eventLog: eventLog).containerShape(RoundedRectangle(cornerRadius: 5)), in: 100, 80)
        _ = host.displayList()
        host.setRoot(Inner(eventLog: eventLog).containerShape(RoundedRectangle(cornerRadius: 9)))
        guard case .fill(let path, _, _)? = host.displayList().items.first else {
            Issue.record("nothing is filled")
            return
        }
        #expect(path == rounded(CGRect(x: 0, y: 0, width: 100, height: 80), 9))
        #expect(eventLog["body"] == 1)
    }
}
