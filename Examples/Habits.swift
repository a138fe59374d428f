// An app for habits: two tabs, a list, a form on a sheet, an alert, and a chart. What is done is kept in a file.

import SwiftUI

// MARK: What is kept

/// Something to be done again and again.
struct Habit: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var symbol: String
    var color: Paint
    /// How many times a week.
    var goal: Int
    /// The days on which it was done, as the number of days since 1 January 2001.
    var days: Set<Int> = []

    func isDone(on day: Int) -> Bool { days.contains(day) }

    /// How many days in a row it has been done, up to a day.
    func streak(until day: Int) -> Int {
        let last = days.contains(day) ? day : day - 1
        var length = 0
        while days.contains(last - length) { length += 1 }
        return length
    }

    /// How many times it was done in the seven days up to one.
    func count(inWeekUntil day: Int) -> Int { (day - 6...day).filter(days.contains).count }
}

enum Paint: String, Codable, CaseIterable, Identifiable {
    case blue, green, orange, pink, purple

    var id: Self { self }
    var color: Color {
        switch self {
        case .blue: .blue
        case .green: .green
        case .orange: .orange
        case .pink: .pink
        case .purple: .purple
        }
    }
}

/// All habits, in a file.
@Observable @MainActor
final class Store {
    var habits: [Habit] { didSet { save() } }
    /// Today, as the number of days since 1 January 2001.
    let today: Int
    /// nil for a store that forgets.
    private let file: URL?

    init(file: URL? = nil, habits: [Habit] = [], now: Date = .now) {
        self.file = file
        today = Int((now.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
        let kept = file.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? JSONDecoder().decode([Habit].self, from: $0) }
        self.habits = kept ?? habits
    }

    private func save() {
        guard let file, let data = try? JSONEncoder().encode(habits) else { return }
        try? data.write(to: file, options: .atomic)
    }

    func toggle(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        if habits[index].days.remove(today) == nil { habits[index].days.insert(today) }
    }

    func put(_ habit: Habit) {
        if let index = habits.firstIndex(where: { $0.id == habit.id }) {
            habits[index] = habit
        } else {
            habits.append(habit)
        }
    }

    func delete(_ habit: Habit) { habits.removeAll { $0.id == habit.id } }

    /// Some habits to begin with.
    static func sample(file: URL? = nil, now: Date = .now) -> Store {
        let store = Store(file: file, now: now)
        guard store.habits.isEmpty else { return store }
        let day = store.today
        store.habits = [
            Habit(name: "Read", symbol: "book", color: .blue, goal: 7, days: Set(day - 5...day - 1)),
            Habit(name: "Run", symbol: "figure.run", color: .orange, goal: 3, days: [day - 6, day - 4, day - 1]),
            Habit(name: "Call home", symbol: "phone", color: .green, goal: 1, days: [day - 3]),
        ]
        return store
    }
}

// MARK: The app

@main
struct HabitsApp: App {
    @State private var store = Store.sample(file: URL.documentsDirectory.appending(path: "habits.json"))

    var body: some Scene {
        WindowGroup { Habits().environment(store) }
    }
}

struct Habits: View {
    @State private var tab = "today"

    var body: some View {
        TabView(selection: $tab) {
            Today().tabItem { Label("Today", systemImage: "checkmark.circle") }.tag("today")
            Weeks().tabItem { Label("Weeks", systemImage: "chart.bar") }.tag("weeks")
        }
    }
}

// MARK: Today

struct Today: View {
    @Environment(Store.self) private var store
    /// The habit that is written, a new one too.
    @State private var draft: Habit?
    @State private var doomed: Habit?

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(store.habits) { habit in
                        HabitRow(habit: habit)
                            .swipeActions {
                                Button("Delete", role: .destructive) { doomed = habit }
                                Button("Edit") { draft = habit }.tint(.indigo)
                            }
                            .contextMenu {
                                Button("Edit", systemImage: "pencil") { draft = habit }
                                Button("Delete", systemImage: "trash", role: .destructive) { doomed = habit }
                            }
                    }
                } footer: {
                    Text("\(store.habits.filter { $0.isDone(on: store.today) }.count) of \(store.habits.count) done")
                }
            }
            .overlay {
                if store.habits.isEmpty {
                    ContentUnavailableView(
                        "No Habits", systemImage: "leaf", description: Text("Add what you want to do every week."))
                }
            }
            .navigationTitle("Today")
            .toolbar {
                Button("Add", systemImage: "plus") {
                    draft = Habit(name: "", symbol: "star", color: .purple, goal: 7)
                }
            }
            .sheet(item: $draft) { habit in HabitForm(habit: habit) }
            .alert("Delete this habit?", isPresented: isAsking, presenting: doomed) { habit in
                Button("Delete", role: .destructive) { store.delete(habit) }
                Button("Keep", role: .cancel) {}
            } message: { habit in
                Text("“\(habit.name)” has been done \(habit.days.count) times.")
            }
        }
    }

    private var isAsking: Binding<Bool> {
        Binding {
            doomed != nil
        } set: {
            if !$0 { doomed = nil }
        }
    }
}

struct HabitRow: View {
    let habit: Habit
    @ScaledMetric private var side = 30.0
    @Environment(Store.self) private var store

    var body: some View {
        let isDone = habit.isDone(on: store.today)
        Button {
            withAnimation { store.toggle(habit) }
        } label: {
            HStack(spacing: 14) {
                Image(systemName: habit.symbol)
                    .frame(width: side, height: side)
                    .foregroundStyle(.white)
                    .background(habit.color.color, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
                VStack(alignment: .leading, spacing: 2) {
                    Text(habit.name).foregroundStyle(.primary)
                    Text("^[\(habit.streak(until: store.today)) day](inflect: true) in a row")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title2)
                    .foregroundStyle(isDone ? habit.color.color : Color.secondary)
            }
        }
        .tint(.primary)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(habit.name)
        .accessibilityValue(isDone ? "done" : "not done")
    }
}

// MARK: The form

struct HabitForm: View {
    @State var habit: Habit
    @State private var isLeaving = false
    @Environment(Store.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dynamicTypeSize) private var typeSize

    private static let symbols = ["star", "book", "figure.run", "phone", "leaf", "moon", "fork.knife", "pencil"]

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible()), count: typeSize.isAccessibilitySize ? 2 : 4)
    }

    private var isNew: Bool { !store.habits.contains { $0.id == habit.id } }
    private var isChanged: Bool { store.habits.first { $0.id == habit.id } != habit }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $habit.name)
                    Stepper("^[\(habit.goal) time](inflect: true) a week", value: $habit.goal, in: 1...7)
                }
                Section("Look") {
                    Picker("Color", selection: $habit.color) {
                        ForEach(Paint.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    LazyVGrid(columns: columns, spacing: 12) {
                        ForEach(Self.symbols, id: \.self) { symbol in
                            Button("Symbol \(symbol)", systemImage: symbol) { habit.symbol = symbol }
                                .labelStyle(.iconOnly)
                                .buttonStyle(SymbolStyle(isChosen: habit.symbol == symbol, color: habit.color.color))
                        }
                    }
                    .padding(.vertical, 6)
                }
            }
            .navigationTitle(isNew ? "New Habit" : "Edit Habit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if isChanged, !habit.name.isEmpty { isLeaving = true } else { dismiss() } }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        store.put(habit)
                        dismiss()
                    }
                    .disabled(habit.name.isEmpty)
                }
            }
            .confirmationDialog("Discard the changes?", isPresented: $isLeaving, titleVisibility: .visible) {
                Button("Discard Changes", role: .destructive) { dismiss() }
                Button("Keep Editing", role: .cancel) {}
            }
        }
        .interactiveDismissDisabled(isChanged && !habit.name.isEmpty)
    }
}

struct SymbolStyle: ButtonStyle {
    let isChosen: Bool
    let color: Color
    @ScaledMetric private var side = 44.0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title3)
            .frame(width: side, height: side)
            .foregroundStyle(isChosen ? .white : color)
            .background(isChosen ? color : color.opacity(0.15), in: Circle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

// MARK: Weeks

struct Weeks: View {
    @Environment(Store.self) private var store

    var body: some View {
        NavigationStack {
            List {
                Section("Last Seven Days") {
                    WeekChart(counts: counts, most: max(store.habits.count, 1))
                        .frame(height: 160)
                        .padding(.vertical, 8)
                }
                Section("Goals") {
                    ForEach(store.habits) { habit in
                        let count = habit.count(inWeekUntil: store.today)
                        VStack(alignment: .leading, spacing: 6) {
                            LabeledContent(habit.name, value: "\(count) of \(habit.goal)")
                            ProgressView(value: Double(min(count, habit.goal)), total: Double(habit.goal))
                                .tint(habit.color.color)
                        }
                        .padding(.vertical, 4)
                    }
                }
            }
            .navigationTitle("Weeks")
        }
    }

    private var counts: [Int] {
        (0..<7).map { index in store.habits.filter { $0.isDone(on: store.today - 6 + index) }.count }
    }
}

/// A bar for each day, drawn by hand.
struct WeekChart: View {
    let counts: [Int]
    let most: Int

    var body: some View {
        Canvas { context, size in
            let step = size.width / CGFloat(counts.count)
            let base = size.height - 1
            for line in 0...most {
                let y = base - (base - 1) * CGFloat(line) / CGFloat(most)
                context.fill(
                    Path(CGRect(x: 0, y: y, width: size.width, height: 0.5)), with: .color(.secondary.opacity(0.4)))
            }
            for (index, count) in counts.enumerated() where count > 0 {
                let height = (base - 1) * CGFloat(count) / CGFloat(most)
                let bar = CGRect(
                    x: step * CGFloat(index) + step * 0.2, y: base - height, width: step * 0.6, height: height)
                let isToday = index == counts.count - 1
                context.fill(
                    Path(roundedRect: bar, cornerRadius: 4), with: .color(isToday ? .accentColor : .teal.opacity(0.6)))
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Done each day")
        .accessibilityValue(counts.map(String.init).joined(separator: ", "))
    }
}

#Preview { Habits().environment(Store.sample()) }
