/// Names that SwiftUI code asks for and SF Symbols has, whether or not Plumb draws them.
///
/// Collected from the `Image(systemName:)` calls of public repositories. Names only: no artwork is
/// part of this list or of this module, and logos (`applelogo`, `swift`, …) are never drawn.
enum KnownNames {
    static let all = Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

    private static let text = """
        0.circle.fill 01.square 02.square 03.square 04.square 1.circle 1.circle.fill 1.square 1.square.fill 10.circle
        18.circle 2.circle 2.circle.fill 2.square.fill 20.square 3.circle 3.circle.fill 3.square.fill 4.circle
        4.circle.fill 5.circle 50.circle 6.circle 7.circle a.circle.fill airplane airplane.circle airplayaudio
        airplayaudio.badge.exclamationmark airplayvideo airpods airpods.gen3 airpods.max airpodsmax
        airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill alarm ant.fill
        antenna.radiowaves.left.and.right apple.intelligence apple.logo applelogo aqi.medium archivebox
        archivebox.circle arrow.2.circlepath arrow.2.circlepath.circle arrow.2.squarepath arrow.backward
        arrow.circlepath arrow.clockwise arrow.clockwise.circle arrow.counterclockwise arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.left arrow.down.right arrow.down.to.line.alt arrow.forward arrow.left
        arrow.left.and.right arrow.left.and.right.circle arrow.left.arrow.right arrow.left.circle
        arrow.left.circle.fill arrow.left.square.fill arrow.left.to.line.alt arrow.right arrow.right.arrow.left
        arrow.right.circle arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line.alt
        arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle.fill
        arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.clockwise arrow.turn.up.forward.iphone.fill
        arrow.turn.up.left arrow.up arrow.up.and.down arrow.up.and.down.circle.fill arrow.up.arrow.down
        arrow.up.circle arrow.up.circle.fill arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.message
        arrow.up.right arrow.up.right.square arrow.up.right.video.fill arrow.up.to.line.alt arrow.uturn.backward
        arrow.uturn.backward.circle arrow.uturn.backward.circle.fill arrow.uturn.backward.square
        arrow.uturn.down.square.fill arrow.uturn.forward arrowshape.left.fill arrowshape.turn.up.left
        arrowtriangle.backward.fill arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.left.fill
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.fill
        arrowtriangle.up.circle.fill arrowtriangle.up.fill aspectratio asterisk atom b.circle.fill backward
        backward.end.fill backward.fill bag bag.badge.plus bag.fill bag.fill.badge.plus bandage.fill
        barcode.viewfinder beach.umbrella beats.headphones bed.double.fill bell bell.badge bell.badge.fill bell.circle
        bell.circle.fill bell.fill bell.slash bitcoinsign.square bold bolt bolt.fill bolt.horizontal
        bolt.horizontal.icloud.fill bolt.slash bolt.slash.fill book book.circle book.closed book.fill book.pages
        bookmark bookmark.circle.fill bookmark.fill bookmark.square.fill books.vertical books.vertical.fill box.truck
        brain.head.profile briefcase.fill brush bubble bubble.left bubble.left.fill bubble.right building.2
        building.2.crop.circle building.columns building.columns.fill c.circle.fill calendar calendar.badge.clock
        calendar.badge.exclamationmark calendar.badge.plus calendar.circle camera camera.aperture
        camera.badge.ellipsis camera.circle.fill camera.fill camera.filters camera.macro camera.rotate.fill
        camera.viewfinder candybarphone car car.2 car.circle.fill car.fill carrot cart cart.badge.minus
        cart.badge.plus cart.circle cart.fill chart.bar chart.bar.fill chart.line.downtrend.xyaxis
        chart.line.uptrend.xyaxis chart.pie.fill chart.xyaxis.line checkmark checkmark.circle checkmark.circle.fill
        checkmark.icloud.fill checkmark.rectangle.fill checkmark.rectangle.stack checkmark.rectangle.stack.fill
        checkmark.seal.fill checkmark.square checkmark.square.fill chevron.backward chevron.compact.left
        chevron.compact.right chevron.compact.up chevron.down chevron.down.circle chevron.down.circle.fill
        chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill chevron.right chevron.right.2
        chevron.right.circle chevron.right.circle.fill chevron.up chevron.up.chevron.down circle circle.circle
        circle.fill circle.grid.2x2 circle.grid.2x2.fill circle.grid.cross circle.grid.cross.left.fill
        circle.grid.hex.fill circle.hexagongrid.fill circle.lefthalf.fill circle.righthalf.fill circle.slash clock
        clock.arrow.circlepath clock.fill cloud cloud.bolt.fill cloud.bolt.rain.fill cloud.drizzle.circle.fill
        cloud.drizzle.fill cloud.fill cloud.heavyrain.fill cloud.rain cloud.sun cloud.sun.bolt.fill cloud.sun.fill
        cloud.sun.rain.fill comb.fill creditcard creditcard.fill crop crown.fill cube.box cube.box.fill
        cube.transparent d.circle.fill delete.backward delete.backward.fill delete.left desktopcomputer dial.fill
        dial.min.fill digitalcrown.horizontal.press.fill display doc doc.badge.plus doc.fill doc.on.clipboard
        doc.on.doc doc.on.doc.fill doc.richtext doc.text doc.text.fill doc.text.magnifyingglass document.on.document
        dollarsign.circle dollarsign.circle.fill dot.radiowaves.forward dot.radiowaves.left.and.right drop.fill
        e.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.rectangle envelope envelope.badge
        envelope.fill envelope.open envelope.open.fill equal eraser eraser.fill eurosign.circle eurosign.circle.fill
        exclamationmark exclamationmark.3 exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill
        exclamationmark.icloud exclamationmark.triangle exclamationmark.triangle.fill
        externaldrive.fill.badge.checkmark externaldrive.fill.badge.wifi eye eye.fill eye.slash eye.slash.circle
        eyedropper eyedropper.full eyedropper.halffull eyeglasses f.square.fill face.dashed face.smiling
        face.smiling.fill fan fiberchannel figure.and.child.holdinghands figure.archery figure.badminton figure.hiking
        figure.run figure.stand.line.dotted.figure.stand figure.walk figure.walk.circle filemenu.and.cursorarrow
        filemenu.and.selection film.fill flag flag.fill flame flame.fill flashlight.off.fill flip.horizontal.fill
        folder folder.badge.plus folder.fill.badge.person.crop folder.fill.badge.plus fork.knife forward
        forward.end.fill forward.fill function g.circle.fill gamecontroller gamecontroller.fill gauge gauge.badge.plus
        gear gear.circle gear.circle.fill gearshape gearshape.fill gift.fill globe globe.americas.fill gobackward
        gobackward.10 gobackward.15 goforward.10 goforward.15 hammer.fill hand.draw hand.draw.fill hand.point.up
        hand.raised hand.raised.fill hand.thumbsdown hand.thumbsdown.circle hand.thumbsdown.fill hand.thumbsup
        hand.thumbsup.circle hand.thumbsup.fill hand.wave.fill hands.clap.fill hare hare.fill headphones heart
        heart.circle heart.circle.fill heart.fill hexagon.fill highlighter homekit hourglass hourglass.bottomhalf.fill
        hourglass.tophalf.fill house house.circle house.fill hurricane icloud.and.arrow.down icloud.and.arrow.up.fill
        info info.circle info.circle.fill info.square.fill ipad key key.fill keyboard keyboard.chevron.compact.down
        lamp.table laptopcomputer largecircle.fill.circle lasso lasso.badge.sparkles laurel.leading laurel.trailing
        leaf leaf.arrow.circlepath lightbulb lightbulb.fill lightbulb.max.fill line.3.horizontal
        line.3.horizontal.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.horizontal.3 line.horizontal.3.decrease
        line.horizontal.3.decrease.circle lineweight link link.circle link.circle.fill list.bullet
        list.bullet.below.rectangle list.bullet.clipboard.fill list.bullet.rectangle list.bullet.rectangle.fill
        list.clipboard.fill list.dash list.dash.header.rectangle list.number location location.circle location.fill
        location.fill.viewfinder location.north location.north.circle.fill lock lock.fill lock.open lock.open.fill
        lock.open.rotation lock.shield lock.square lock.trianglebadge.exclamationmark.fill macbook macbook.and.iphone
        macmini macpro.gen3.fill macwindow macwindow.on.rectangle magnifyingglass magnifyingglass.circle mail map
        map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill medal megaphone memories.badge.plus
        menubar.rectangle menucard.fill message message.badge.filled.fill message.fill mic mic.fill mic.slash
        microphone.fill minus minus.circle minus.circle.fill minus.magnifyingglass minus.square moon moon.circle
        moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz move.3d movieclapper multiply
        multiply.circle.fill music.mic music.note music.note.list music.quarternote.3 network newspaper nosign
        note.text note.text.badge.plus number number.circle o.square.fill paintbrush paintbrush.fill
        paintbrush.pointed.fill paintpalette paintpalette.fill paperclip paperplane paperplane.circle.fill
        paperplane.fill pause.circle pause.circle.fill pause.fill pawprint.circle pencil pencil.and.outline
        pencil.and.ruler pencil.circle pencil.circle.fill pencil.line pencil.tip.crop.circle
        pencil.tip.crop.circle.badge.minus person person.2 person.2.fill person.3 person.3.fill person.3.sequence.fill
        person.badge.key.fill person.badge.plus person.circle person.circle.fill person.crop.artframe
        person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill
        person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.plus person.crop.square person.fill
        person.fill.badge.plus person.fill.questionmark phone phone.and.waveform.fill phone.arrow.down.left
        phone.arrow.up.right phone.badge.plus phone.circle.fill phone.fill photo photo.artframe photo.badge.plus
        photo.fill photo.on.rectangle.angled photo.stack pin pin.fill pin.slash placeholdertext.fill play play.circle
        play.circle.fill play.fill play.rectangle plus plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill
        plus.magnifyingglass plus.rectangle.fill plus.square plus.square.fill power poweroff poweron printer qrcode
        qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill questionmark.diamond
        questionmark.diamond.fill questionmark.square quote.bubble quote.opening rainbow record.circle
        record.circle.fill rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.pencil.and.ellipsis
        rectangle.compress.vertical rectangle.dock rectangle.expand.vertical rectangle.fill
        rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill rectangle.grid.1x2
        rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.on.rectangle rectangle.stack rectangle.stack.fill repeat
        repeat.circle.fill ruler ruler.fill safari safari.fill sailboat scissors scope scribble scribble.variable seal
        seal.fill shareplay shippingbox shippingbox.fill shuffle sidebar.left sidebar.right signpost.right.fill
        simcard skew slash.circle slash.circle.fill slider.horizontal.3
        slider.horizontal.below.square.filled.and.square slider.vertical.3 smiley.fill smoke.fill snow sofa.fill
        sparkle.magnifyingglass sparkles sparkles.tv speaker speaker.fill speaker.slash.fill speaker.wave.1.fill
        speaker.wave.2.fill speaker.wave.3.fill square square.and.arrow.down square.and.arrow.down.fill
        square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill
        square.and.pencil square.dashed square.fill square.fill.text.grid.1x2 square.filled.on.square square.grid.2x2
        square.grid.2x2.fill square.grid.3x2.fill square.on.square square.righthalf.fill square.split.2x1.fill
        square.split.2x2.fill square.stack.3d.down.right.fill square.stack.3d.up.fill square.stack.fill star
        star.circle star.circle.fill star.fill sterlingsign.circle stop.circle.fill stop.fill suit.club.fill
        suit.heart suit.heart.fill sun.haze.fill sun.horizon.fill sun.max sun.max.circle.fill sun.max.fill sun.min
        sun.min.fill sunrise sunrise.fill sunset.fill swatchpalette swift switch.2 table tag teletype text.bubble
        text.justify.left textformat textformat.size.larger textformat.size.smaller textformat.superscript
        theatermasks thermometer.snowflake thermometer.sun thermometer.sun.fill ticket ticket.fill timelapse timer
        timer.circle tortoise tortoise.fill train.side.front.car train.side.middle.car train.side.rear.car tram.fill
        trash trash.circle trash.circle.fill trash.fill trash.square tray tray.fill triangle triangle.fill trophy tv
        tv.fill uiwindow.split.2x1 video video.bubble.left video.circle video.fill viewfinder w.square.fill
        wand.and.rays.inverse wand.and.stars water.waves wave.3.right wave.3.right.circle.fill waveform
        waveform.path.ecg wifi wifi.exclamationmark wifi.slash wind wrench wrench.and.screwdriver x.circle
        x.circle.fill x.square.fill xbox.logo xmark xmark.circle xmark.circle.fill xmark.octagon xmark.square
        xmark.square.fill
        """
}
