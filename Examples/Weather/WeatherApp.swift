import SwiftUI

/// An app of several files, with colours and data beside them: `plumb run Examples/Weather`.
@main
struct WeatherApp: App {
    var body: some Scene {
        WindowGroup("Weather") { WeekView() }
            .defaultSize(width: 393, height: 560)
    }
}
