import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// One run of user code in a process of its own, which may trap, recurse or never return.
struct ChildRun {
    let installation: Installation
    /// The user's file, for sentences.
    let file: String
    /// Seconds that each view may take; infinity for no end.
    let timeout: Double

    /// The stack of the child in bytes, where the hard limit permits: deep views recurse deeply.
    static let stack: rlim_t = 512 << 20

    /// What may end a run from outside.
    struct Interruption {
        /// Can be read when there is something to look at.
        let descriptor: Int32
        /// Looks, and throws to end the run.
        let look: () throws -> Void
    }

    /// 1. Takes the child that waits, or starts one.
    /// 2. Hands on what it says until it says that it is done.
    /// 3. Else finds the sentence for what happened: the last view it named did it.
    ///
    /// - Parameter interruption: what else is looked at meanwhile.
    func run(
        _ request: ChildRequest, interruption: Interruption? = nil, receive: (ChildMessage) throws -> Void
    ) throws {
        // 1
        StatusLine.clear()
        let child = try WaitingChild.take(installation)
        let process = child.process
        defer {
            close(child.connection)
            close(child.printed)
        }
        var errors = PrintedLines()
        defer {
            // Neither the child nor what it started stays behind, and nothing it printed is lost.
            child.end()
            StatusLine.clear()
            errors.drain(child.printed)
        }

        // 2
        var line = try JSONEncoder().encode(request)
        line.append(UInt8(ascii: "\n"))
        line.send(on: child.connection)
        var deadline = Deadline(seconds: timeout)
        var received = Data()
        var view: String?
        var isOverflow = false
        var isPrinting = true
        reading: while true {
            while let message = ChildMessage.take(from: &received) {
                switch message.kind {
                case .view:
                    view = message.text
                    deadline = Deadline(seconds: timeout)
                    try receive(message)
                case .progress:
                    StatusLine.show(message.text)
                    deadline = Deadline(seconds: timeout)
                case .overflow: isOverflow = true
                case .noWindow: throw Failure(.call, message.text)
                case .end: return
                default: try receive(message)
                }
            }
            let descriptors = [child.connection, interruption?.descriptor ?? -1, isPrinting ? child.printed : -1]
            switch deadline.wait(for: descriptors) {
            case .data(0): if !received.append(from: child.connection) { break reading }
            case .data(1): try interruption?.look()
            case .data: if !errors.forward(child.printed) { isPrinting = false }
            case .timeout:
                kill(-process, SIGKILL)
                _ = ProcessEnd.waiting(for: process)
                throw Failure(
                    .file,
                    "\(name(view)) did not return within \(PositiveNumber.text(timeout)) s; "
                        + "look for a loop without end, or give it longer with --timeout")
            }
        }

        // 3
        let end = ProcessEnd.waiting(for: process)
        // Behind a window, `exit(0)` is how a person leaves.
        if request.task == .window, end.signal == nil, end.status == 0 { return }
        errors.drain(child.printed)
        throw Failure(
            .file,
            sentence(for: end, view: view, isOverflow: isOverflow, isRefused: errors.hasRefusal))
    }

    private func name(_ view: String?) -> String { view.map { "\($0) in \(file)" } ?? file }

    func sentence(for end: ProcessEnd, view: String?, isOverflow: Bool, isRefused: Bool) -> String {
        if isOverflow {
            return
                "\(name(view)) recurses without end or nests too deep: the stack is full; look for a view that contains itself"
        }
        switch end.signal {
        case nil:
            return
                "\(name(view)) ended the process (exit status \(end.status)) instead of returning; take out the call of exit"
        case SIGKILL:
            return
                "\(name(view)) was killed, which the system does when memory runs out; look for what grows without end"
        case SIGSEGV, SIGBUS:
            return "\(name(view)) crashed: it reached for memory that isn't there; look for unsafe pointers"
        default:
            return isRefused
                ? "\(name(view)) trapped after a request that was not sent; give the views the network with --network, "
                    + "or catch the error"
                : "\(name(view)) trapped; what Swift says about it stands above"
        }
    }
}
