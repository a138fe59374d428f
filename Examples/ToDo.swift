import SwiftUI

struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// A list to which things are added, in which they are ticked off, and from which they are removed.
struct ToDo: View {
    @State private var tasks = [
        Task(id: 1, title: "Measure the kitchen", isDone: true),
        Task(id: 2, title: "Order the tiles"),
        Task(id: 3, title: "Call the electrician"),
    ]
    @State private var isOpenOnly = false

    private var shown: [Task] { tasks.filter { !isOpenOnly || !$0.isDone } }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            ForEach(shown) { task in
                TaskRow(task: task, toggle: { toggle(task) }, remove: { remove(task) })
                    .transition(
                        .asymmetric(
                            insertion: .move(edge: .top).combined(with: .opacity),
                            removal: .slide.combined(with: .opacity)))
            }
            Spacer(minLength: 0)
        }
        .padding(20)
        .frame(width: 320, height: 300)
        .clipped()
    }

    private var header: some View {
        HStack {
            Text("To do").font(.title2.bold())
            Text("\(tasks.count { !$0.isDone })")
                .font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
                .contentTransition(.numericText())
            Spacer()
            Button(isOpenOnly ? "All" : "Open") { withAnimation { isOpenOnly.toggle() } }
                .accessibilityIdentifier("filter")
            Button {
                add()
            } label: {
                Image(systemName: "plus.circle.fill").font(.title2)
            }
            .accessibilityIdentifier("add")
        }
        .padding(.bottom, 12)
        .zIndex(1)
    }

    private func add() {
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
            tasks.insert(Task(id: (tasks.map(\.id).max() ?? 0) + 1, title: "Paint the door"), at: 0)
        }
    }

    private func toggle(_ task: Task) {
        withAnimation(.snappy) {
            guard let index = tasks.firstIndex(of: task) else { return }
            tasks[index].isDone.toggle()
        }
    }

    private func remove(_ task: Task) {
        withAnimation(.snappy) { tasks.removeAll { $0.id == task.id } }
    }
}

struct TaskRow: View {
    let task: Task
    let toggle: () -> Void
    let remove: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Button(action: toggle) {
                Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(task.isDone ? Color.green : Color.secondary)
            }
            .accessibilityIdentifier("tick\(task.id)")
            Text(task.title)
                .foregroundStyle(task.isDone ? Color.secondary : Color.primary)
            Spacer()
            Button(action: remove) {
                Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.tertiary)
            }
            .accessibilityIdentifier("remove\(task.id)")
        }
        .frame(height: 44)
        .overlay(alignment: .bottom) { Divider() }
    }
}

#Preview("To do") { ToDo() }
