import Foundation
import PlumbCore

/// The line with the time, at the upper edge of a screen as wide as the bar.
///
/// Beside an island or a notch, the time stands in the middle of what is left of it, and the state of the device in the
/// middle of what is right of it, both a little inwards, for the corners are round. Without, phones have the time in
/// the middle, and tablets time and date on the left. From right to left, the sides are exchanged.
struct StatusBar: View {
    let device: Device
    let width: CGFloat
    let date: Date

    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        ZStack {
            switch device.cutout {
            case .island(let top): beside(125, y: top + 20, symbols: 1.12)
            case .notch(let width, _): beside(width, y: device.statusBar * 0.55, symbols: 1)
            case .none: line
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Hours and minutes, without what says which half of the day it is.
    private var time: Text {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: return Text(verbatim: "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes)")
        default: return Text(verbatim: hour < 10 ? "0\(hour):\(minutes)" : "\(hour):\(minutes)")
        }
    }

    private func beside(_ cutout: CGFloat, y: CGFloat, symbols scale: CGFloat) -> some View {
        let ear = (width - cutout) / 2 + 3
        return ZStack {
            time.font(.system(size: 17, weight: .semibold)).position(x: ear / 2, y: y)
            HStack(spacing: 5 * scale) {
                SignalBars().frame(width: 17 * scale, height: 11 * scale)
                WirelessWaves().frame(width: 15.5 * scale, height: 11 * scale)
                Battery(scale: scale)
            }
            .position(x: width - ear / 2, y: y)
        }
    }

    private var line: some View {
        HStack(spacing: 5) {
            if device.isTablet {
                Text(date, format: .dateTime.hour().minute())
                Text(date, format: .dateTime.weekday(.abbreviated))
                Text(date, format: .dateTime.month(.abbreviated).day())
            } else {
                SignalBars().frame(width: 15, height: 9.5)
            }
            if !device.isTablet { WirelessWaves().frame(width: 13.5, height: 9.5) }
            Spacer()
            if device.isTablet { WirelessWaves().frame(width: 13.5, height: 9.5) }
            Battery(scale: 0.9)
        }
        .padding(.horizontal, device.isTablet ? max(12, device.cornerRadius * 0.7) : 6)
        .overlay { if !device.isTablet { time } }
        .font(.system(size: 12, weight: .semibold))
        .frame(height: device.statusBar)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Four bars, each higher than the one before.
private struct SignalBars: Shape {
    func path(in rect: CGRect) -> Path {
        let step = rect.width / 3.75
        var path = Path()
        for (index, part) in [0.36, 0.56, 0.78, 1].enumerated() {
            let height = rect.height * part
            let bar = CGRect(
                x: rect.minX + CGFloat(index) * step, y: rect.maxY - height, width: step * 0.7, height: height)
            path.addRoundedRect(in: bar, cornerSize: CGSize(width: step * 0.2, height: step * 0.2), style: .circular)
        }
        return path
    }
}

/// A quarter of a circle in three rings, its tip below.
private struct WirelessWaves: Shape {
    func path(in rect: CGRect) -> Path {
        let tip = CGPoint(x: rect.midX, y: rect.maxY)
        let radius = rect.height
        var path = Path()
        for (inner, outer) in [(0.0, 0.3), (0.44, 0.64), (0.79, 1)] {
            path.move(to: CGPoint(x: tip.x - outer * radius * 0.7071, y: tip.y - outer * radius * 0.7071))
            path.addArc(
                center: tip, radius: outer * radius, startAngle: .degrees(-135), endAngle: .degrees(-45),
                clockwise: false)
            if inner > 0 {
                path.addArc(
                    center: tip, radius: inner * radius, startAngle: .degrees(-45), endAngle: .degrees(-135),
                    clockwise: true)
            } else {
                path.addLine(to: tip)
            }
            path.closeSubpath()
        }
        return path
    }
}

/// A full battery.
private struct Battery: View {
    let scale: CGFloat

    var body: some View {
        HStack(spacing: scale) {
            RoundedRectangle(cornerRadius: 3.6 * scale, style: .continuous).strokeBorder(
                .primary.opacity(0.35), lineWidth: scale
            )
            .overlay { RoundedRectangle(cornerRadius: 2.2 * scale, style: .continuous).padding(2 * scale) }
            .frame(width: 22 * scale, height: 11 * scale)
            UnevenRoundedRectangle(bottomTrailingRadius: 1.3 * scale, topTrailingRadius: 1.3 * scale)
                .opacity(0.4).frame(width: 1.3 * scale, height: 4 * scale)
        }
    }
}
