/// What those who can't see an example are told of it: a line an element, in reading order, those of a group two spaces
/// further in. Written from the sources in Examples; `AccessibilityCommandTests` compares.
enum ExampleTables {
    /// `"label" = "value" [traits] {actions} #identifier`, by the example's name.
    static let tables: [String: String] = [
        "Card": #"""
        "AL" [isStaticText]
        "Ada Lovelace" [isStaticText]
        "Analyst, Engine Room" [isStaticText]
        "Verified" [isImage]
        "128" [isStaticText]
        "Notes" [isStaticText]
        "42" [isStaticText]
        "Engines" [isStaticText]
        "1815" [isStaticText]
        "Since" [isStaticText]
        "Favorite" [isImage]
        "Bolt" [isImage]
        "Leaf" [isImage]
        "Love" [isImage]
        """#,
        "Carousel": #"""
        "Sun" [isImage]
        "Lisbon" [isStaticText]
        "Leaf" [isImage]
        "Oslo" [isStaticText]
        "Favorite" [isImage]
        "Naples" [isStaticText]
        "Love" [isImage]
        "Porto" [isStaticText]
        "Home" [isImage]
        "Riga" [isStaticText]
        "Remove" [isButton] {activate} #minus
        "190 €" [isStaticText]
        "some nights" [isStaticText]
        "Add" [isButton] {activate} #plus
        """#,
        "Clock": "",
        "Controls": #"""
        "Name" {activate}
        "Password" {activate}
        "Choices" [isHeader isStaticText]
        "Notifications" = "1" [isButton isToggle] {activate}
        "Size"
          "Small" [isButton] {activate}
          "Medium" [isButton isSelected] {activate}
          "Large" [isButton] {activate}
        "Flavour" = "Mint" [isButton] {activate}
        "To stay" [isButton isSelected] {activate}
        "To go" [isButton] {activate}
        "More" = "Expanded" [isButton] {activate}
        "Milk" = "0" [isButton isToggle] {activate}
        "Loud" = "0" [isButton isToggle] {activate}
        "Values" [isHeader isStaticText]
        "Volume" = "40%" {increment, decrement}
        "Cups: 2" = "2" {increment, decrement}
        "Price, 6 €" [isStaticText]
        "The slider can be moved while notifications are on." [isStaticText]
        "Brewing" = "40%" [updatesFrequently]
        "In progress" [updatesFrequently]
        "Volume" = "40"
        """#,
        "Counter": #"""
        "9" [isStaticText]
        "Remove" [isButton] {activate} #minus
        "Add" [isButton] {activate} #plus
        """#,
        "DraggableCard": #"""
        "Send" [isImage] #card
        "Lisbon" [isStaticText] #card
        "Friday, 09:41" [isStaticText] #card
        """#,
        "Settings": #"""
        "Settings" [isHeader isStaticText]
        "Search" [isSearchField] {activate}
        "Flight Mode" = "0" [isButton isToggle] {activate}
        "General" [isStaticText] {activate}
        "Display" [isStaticText] {activate}
        "Sounds" [isStaticText] {activate}
        "Privacy" [isStaticText] {activate}
        """#,
        "Habits": #"""
        "Add" [isButton] {activate}
        "Today" [isHeader isStaticText]
        "Read" = "not done" [isButton] {activate, Show menu, Delete, Edit}
        "Run" = "not done" [isButton] {activate, Show menu, Delete, Edit}
        "Call home" = "not done" [isButton] {activate, Show menu, Delete, Edit}
        "0 of 3 done" [isStaticText]
        "" [isTabBar]
          "Today" [isButton isSelected] {activate}
          "Weeks" [isButton] {activate}
        """#,
        "Recipes": #"""
        "Recipes" [isStaticText]
        "Edit" [isButton] {activate}
        "Filter" {activate}
        "Starters" [isHeader isStaticText]
        "Tomato soup" [isStaticText] {Favourite, Delete}
        "35 min" [isStaticText] {Favourite, Delete}
        "Bruschetta" [isStaticText] {Favourite, Delete}
        "Favourite" [isImage] {Favourite, Delete}
        "15 min" [isStaticText] {Favourite, Delete}
        "Main courses" [isHeader isStaticText]
        "Mushroom risotto" [isStaticText] {Favourite, Delete}
        "45 min" [isStaticText] {Favourite, Delete}
        "Lentil curry" [isStaticText] {Favourite, Delete}
        "40 min" [isStaticText] {Favourite, Delete}
        "Desserts" [isHeader isStaticText]
        "Lemon tart" [isStaticText] {Favourite, Delete}
        "Favourite" [isImage] {Favourite, Delete}
        "90 min" [isStaticText] {Favourite, Delete}
        "New recipe" {activate}
        "Add" [isButton] {activate} disabled
        "Swipe a recipe to the right to mark it, and to the left to delete it." [isStaticText]
        """#,
        "Rings": #"""
        "walk 85 %" [isStaticText] {activate} #walk
        "run 60 %" [isStaticText] {activate} #run
        "stand 75 %" [isStaticText] {activate} #stand
        """#,
        "SignIn": #"""
        "Sign in" [isStaticText]
        "Name" {activate} focused
        "Password" {activate}
        "Notes" {activate}
        "Sign in" [isButton] {activate} disabled
        """#,
        "Stopwatch": #"""
        "00:00.00" [isStaticText]
        "Reset" [isButton] {activate} #lap
        "Start" [isButton] {activate} #start
        """#,
        "Timeline": #"""
        "March" [isHeader isStaticText]
        "8" [isStaticText]
        "9" [isStaticText]
        "Stand-up" [isStaticText]
        "10" [isStaticText]
        "Stand-up" [isStaticText]
        "Review 1" [isStaticText]
        "11" [isStaticText]
        "Stand-up" [isStaticText]
        "Review 1" [isStaticText]
        "Review 2" [isStaticText]
        "12" [isStaticText]
        "13" [isStaticText]
        "Stand-up" [isStaticText]
        "14" [isStaticText]
        "Stand-up" [isStaticText]
        "Review 1" [isStaticText]
        "15" [isStaticText]
        "Stand-up" [isStaticText]
        "Review 1" [isStaticText]
        "Review 2" [isStaticText]
        "16" [isStaticText]
        "17" [isStaticText]
        "Stand-up" [isStaticText]
        "Six months" [isStaticText]
        """#,
        "ToDo": #"""
        "To do" [isStaticText]
        "2" [isStaticText]
        "Open" [isButton] {activate} #filter
        "Add" [isButton] {activate} #add
        "Selected" [isButton] {activate} #tick1
        "Measure the kitchen" [isStaticText]
        "Close" [isButton] {activate} #remove1
        "Circle" [isButton] {activate} #tick2
        "Order the tiles" [isStaticText]
        "Close" [isButton] {activate} #remove2
        "Circle" [isButton] {activate} #tick3
        "Call the electrician" [isStaticText]
        "Close" [isButton] {activate} #remove3
        """#,
        "Tickets": #"""
        "Tuesday, January 9 at 9:41 AM" [isStaticText]
        "Evening of Etudes" [isStaticText]
        "Small Hall" [isStaticText]
        "Name" [isStaticText]
        "Ada Lovelace" [isStaticText]
        "Row" [isStaticText]
        "C" [isStaticText]
        "Seat" [isStaticText]
        "12" [isStaticText]
        "T-0001" [isStaticText]
        """#,
        "Weather": #"""
        "Berlin" [isStaticText]
        "Monday" [isStaticText]
        "Sun" [isImage]
        "11°" [isStaticText]
        "24°" [isStaticText]
        "Tuesday" [isStaticText]
        "Partly cloudy" [isImage]
        "12°" [isStaticText]
        "21°" [isStaticText]
        "Wednesday" [isStaticText]
        "Rain" [isImage]
        "9°" [isStaticText]
        "15°" [isStaticText]
        "Thursday" [isStaticText]
        "Thunderstorms" [isImage]
        "8°" [isStaticText]
        "14°" [isStaticText]
        "Friday" [isStaticText]
        "Cloud" [isImage]
        "6°" [isStaticText]
        "13°" [isStaticText]
        "Saturday" [isStaticText]
        "Partly cloudy" [isImage]
        "4°" [isStaticText]
        "16°" [isStaticText]
        "Sunday" [isStaticText]
        "Sun" [isImage]
        "7°" [isStaticText]
        "19°" [isStaticText]
        """#,
    ]
}
