import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What a sheet is written as; the values are suffixes of files.
enum SheetFormat: String, CaseIterable { case png, pdf, svg, html }

/// What a sheet shows: each view in each of the surroundings.
struct SheetPlan {
    var title: String
    var views: [String]
    /// What the surroundings are called; one that is empty where there is one way only.
    var variants: [String]
    /// Pixels to a point of the pictures.
    var scale: Double
    var format: SheetFormat

    var hasVariants: Bool { variants.count > 1 || variants.contains { !$0.isEmpty } }
}

/// A view in one of the surroundings.
struct SheetCell {
    var view: String
    var variant: String
    /// A PNG file; nil where there is none.
    var picture: Data?
    /// Why there is none.
    var failure: String?
    /// What lint has found, a line each.
    var findings: [String] = []
}

/// How many pixels a point of the pictures has, so that all of them take bounded memory.
struct SheetScale {
    private let format: SheetFormat
    private let given: Double?

    /// The pixels of all pictures of a sheet that is made in memory: 192 MB.
    private static let mostPixels = 48e6

    init(_ format: SheetFormat, given: Double?) {
        self.format = format
        self.given = given
    }

    /// Sets it for all variants, and gives it.
    ///
    /// A page of HTML takes pictures one after the other, so that there may be any number of them.
    func set(_ request: inout ChildRequest) -> Double {
        let areas = request.variants.map(Self.area)
        let all = request.entries.reduce(0) { $0 + ($1.variant.map { areas[$0] } ?? 0) }
        let wanted = given ?? 2
        let scale = format == .html ? wanted : min(wanted, (Self.mostPixels / max(all, 1)).squareRoot())
        for index in request.variants.indices {
            request.variants[index].world.displayScale = scale
            request.variants[index].isScaleGiven = true
        }
        return scale
    }

    /// About how many points a picture has.
    private static func area(_ options: ShowOptions) -> Double {
        if let device = options.device.flatMap(Device.named) { return device.width * device.height }
        let proposal = options.world.proposal
        return Double((proposal.width ?? 393) * (proposal.height ?? 852))
    }
}

/// The cells of a sheet as processes draw them, given on in their order.
///
/// Views come one after the other, each in all of its surroundings.
final class SheetCells {
    private let jobs: [(entry: ChildRequest.Entry, cell: SheetCell)]
    private var next = 0
    private var done: [Int: SheetCell] = [:]
    private var found: [Int: [String]] = [:]
    private var told = 0
    /// Views that can't be shown, a sentence each.
    private(set) var failures: [String] = []

    /// Cells that may wait for one that takes long.
    private static let window = 256

    /// - Parameter entries: each view in each variant.
    init(_ plan: SheetPlan, entries: [ChildRequest.Entry]) {
        let count = plan.views.count
        // The session has them by variants.
        jobs = plan.views.indices.flatMap { view in
            plan.variants.indices.map { variant in
                (entries[variant * count + view], SheetCell(view: plan.views[view], variant: plan.variants[variant]))
            }
        }
    }

    var source: WorkerPool.Source {
        WorkerPool.Source(
            next: { self.takeNext() }, isAtEnd: { self.next == self.jobs.count }, descriptor: { nil }, read: {})
    }

    private func takeNext() -> WorkerPool.Job? {
        guard next < jobs.count, next - told < Self.window else { return nil }
        defer { next += 1 }
        return WorkerPool.Job(number: next, row: ChildRow(entry: jobs[next].entry))
    }

    func note(_ finding: String, of job: Int) { found[job, default: []].append(finding) }

    /// Takes what came of a job, and gives the cells that are next on the sheet.
    func take(_ outcome: WorkerPool.Outcome, of job: Int) -> [SheetCell] {
        var cell = jobs[job].cell
        cell.findings = found.removeValue(forKey: job) ?? []
        switch outcome {
        case .result(let data): cell.picture = data
        case .refused(let sentence), .failure(let sentence), .late(let sentence):
            cell.failure = sentence
            failures.append(cell.variant.isEmpty ? sentence : "\(cell.variant): \(sentence)")
        }
        done[job] = cell
        var cells: [SheetCell] = []
        while let cell = done.removeValue(forKey: told) {
            cells.append(cell)
            told += 1
        }
        return cells
    }
}
