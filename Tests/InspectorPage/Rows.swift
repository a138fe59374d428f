import SwiftUI

/// Three rows of one line of source, of which each is tapped only where its text is.
struct Rows: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(["One", "Two", "Three"], id: \.self) { name in
                Text(name).frame(width: 200, height: 44).cornerRadius(4).onTapGesture {}
            }
        }
    }
}
