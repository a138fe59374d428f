import Foundation

/// A day of week.json.
struct Day: Decodable, Identifiable {
    let name: String
    let symbol: String
    let low: Double
    let high: Double

    var id: String { name }

    static let week: [Day] = {
        guard let file = Bundle.main.url(forResource: "week", withExtension: "json"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONDecoder().decode([Day].self, from: data)) ?? []
    }()
}
