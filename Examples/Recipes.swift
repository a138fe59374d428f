import SwiftUI

struct Recipe: Identifiable, Equatable {
    let id: Int
    var title: String
    var minutes: Int
    var course: Course
    var isFavourite = false
}

enum Course: String, CaseIterable, Identifiable {
    case starter = "Starters"
    case main = "Main courses"
    case dessert = "Desserts"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .starter: "leaf"
        case .main: "fork.knife"
        case .dessert: "birthday.cake"
        }
    }
}

/// What the list shows, and what can be done to it.
@Observable
final class RecipeBook {
    var recipes: [Recipe] = [
        Recipe(id: 1, title: "Tomato soup", minutes: 35, course: .starter),
        Recipe(id: 2, title: "Bruschetta", minutes: 15, course: .starter, isFavourite: true),
        Recipe(id: 3, title: "Mushroom risotto", minutes: 45, course: .main),
        Recipe(id: 4, title: "Lentil curry", minutes: 40, course: .main),
        Recipe(id: 5, title: "Lemon tart", minutes: 90, course: .dessert, isFavourite: true),
    ]
    private var nextID = 6

    /// The recipes of a course whose titles have the words.
    func recipes(of course: Course, matching words: String) -> [Recipe] {
        recipes.filter { recipe in
            recipe.course == course && (words.isEmpty || recipe.title.localizedCaseInsensitiveContains(words))
        }
    }

    func add(_ title: String) {
        recipes.append(Recipe(id: nextID, title: title, minutes: 30, course: .main))
        nextID += 1
    }

    func remove(_ recipe: Recipe) { recipes.removeAll { $0.id == recipe.id } }

    func remove(_ offsets: IndexSet, of shown: [Recipe]) {
        let ids = Set(offsets.map { shown[$0].id })
        recipes.removeAll { ids.contains($0.id) }
    }

    func toggleFavourite(_ recipe: Recipe) {
        guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        recipes[index].isFavourite.toggle()
    }
}

/// A book of recipes: filtered by a field, changed by swipes and in edit mode.
struct Recipes: View {
    @State private var book = RecipeBook()
    @State private var words = ""
    @State private var newTitle = ""
    @State private var editMode = EditMode.inactive

    var body: some View {
        VStack(spacing: 0) {
            header
            List {
                Section {
                    TextField("Filter", text: $words)
                }
                ForEach(Course.allCases) { course in
                    CourseSection(book: book, course: course, words: words)
                }
                Section {
                    HStack {
                        TextField("New recipe", text: $newTitle)
                        Button("Add", action: add).disabled(newTitle.isEmpty)
                    }
                } footer: {
                    Text("Swipe a recipe to the right to mark it, and to the left to delete it.")
                }
            }
        }
        .environment(\.editMode, $editMode)
        .onOpenURL { words = $0.host ?? "" }
    }

    private var header: some View {
        HStack {
            Text("Recipes").font(.title2.bold())
            Spacer()
            EditButton()
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(.bar)
    }

    private func add() {
        withAnimation { book.add(newTitle) }
        newTitle = ""
    }
}

/// The recipes of a course, if any are shown.
struct CourseSection: View {
    let book: RecipeBook
    let course: Course
    let words: String

    private var shown: [Recipe] { book.recipes(of: course, matching: words) }

    var body: some View {
        if !shown.isEmpty {
            Section(course.rawValue) {
                ForEach(shown) { recipe in
                    RecipeRow(recipe: recipe)
                        .swipeActions(edge: .leading) {
                            Button("Favourite") { book.toggleFavourite(recipe) }
                                .tint(.orange)
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) {
                                withAnimation { book.remove(recipe) }
                            }
                        }
                }
                .onDelete { offsets in
                    withAnimation { book.remove(offsets, of: shown) }
                }
            }
        }
    }
}

/// A recipe with its symbol, its time and a star.
struct RecipeRow: View {
    let recipe: Recipe
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Label {
            if typeSize.isAccessibilitySize {
                // Large words need the whole width.
                VStack(alignment: .leading) {
                    HStack { title }
                    time
                }
            } else {
                HStack {
                    title
                    Spacer()
                    time
                }
            }
        } icon: {
            Image(systemName: recipe.course.symbol)
        }
    }

    @ViewBuilder private var title: some View {
        Text(recipe.title)
        if recipe.isFavourite {
            Image(systemName: "star.fill")
                .foregroundStyle(.yellow)
                .accessibilityLabel("Favourite")
        }
    }

    private var time: some View { Text("\(recipe.minutes) min").foregroundStyle(.secondary) }
}

#Preview {
    Recipes()
}
