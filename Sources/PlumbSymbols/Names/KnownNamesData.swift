extension KnownNames {
    /// All names of SF Symbols 7.2, as `KnownNames` reads them: sorted by stem, so that neighbours share their
    /// beginnings.
    static let packed = """
        0:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 00:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 01:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 02:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 03:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 04:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 05:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 06:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 07:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 08:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 09:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 1:cCsS 1/brakesignal 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai
        1/magnifyingglass:0ai 1/square:ai 2/fill:ai 10:cCsS 1/arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai
        1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 11:cCsS 1/calendar:0ai 1/circle:ai
        2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 12:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai
        2/fill:ai 123.rectangle:0fai 2/fill:ai 13:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai
        14:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 15:cCsS 1/arrow.trianglehead.clockwise:0ai
        3/counterclockwise:0ai 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 16:cCsS 1/calendar:0ai
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 17:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai
        18:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 19:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 2:cCsS 1/brakesignal 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai
        20:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 21:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 22:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 23:cCsS 1/calendar:0ai
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 24:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai
        25:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 26:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 27:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 28:cCsS 1/calendar:0ai
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 29:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai
        2h:0cC 3:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 30:cCsS
        1/arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai
        2/fill:ai 31:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 32:cCsS 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 33:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 34:cCsS 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 35:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 36:cCsS 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 37:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 38:cCsS 1/circle:ai 2/fill:ai
        1/square:ai 2/fill:ai 39:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 4:cCsS 1/alt:cCsS 1/calendar:0ai
        1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 40:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai
        41:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 42:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 43:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 44:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 45:cCsS
        1/arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 46:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 47:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 48:cCsS
        1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 49:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 4a:0cC 4h:0cC
        4k.tv:0f 4l:0cC 5:cCsS 1/arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai 1/calendar:0ai 1/circle:ai
        2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 50:cCsS 1/circle:ai 2/fill:ai 1/square:ai 2/fill:ai 6:cCsS 1/alt:cCsS
        1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai 60.arrow.trianglehead.clockwise:0ai
        3/counterclockwise:0ai 7:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai 2/fill:ai
        75.arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai 8:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai
        1/lane:0ai 1/square:ai 2/fill:ai 9:cCsS 1/alt:cCsS 1/calendar:0ai 1/circle:ai 2/fill:ai 1/lane:0ai 1/square:ai
        2/fill:ai 90.arrow.trianglehead.clockwise:0ai 3/counterclockwise:0ai a:0cCsS 1/book.closed:0faihjJoO
        3/fill:aihjJoO 1/magnify abc abs:0cC 1/brakesignal:0x ac:0x accessibility:0f 1/badge.arrow.up.right
        air.car.side:0f 1/conditioner:0x 2/horizontal:0f 2/vertical:0f 1/convertible.side:0f 1/pickup.side:0f
        1/purifier:0f 1/suv.side:0f airplane:0cC 1/arrival 1/cloud 1/departure 1/landed 1/path.dotted 1/ticket:0f
        1/up.forward:0tT 2/right:0tT airplaneseat airplay.audio:0cCq 1/video:0cCq airplayaudio:0cCq airplayvideo:0cCq
        airpod.gen3.left 2/right 1/left 1/right airpodpro.left 1/right airpods 1/chargingcase:0f 2/wireless:0f 1/gen3
        2/chargingcase.wireless:0f 1/gen4 2/chargingcase.wireless:0f 2/left 2/right 1/max 1/pro
        2/chargingcase.wireless:0f 4/radiowaves.left.and.right:0f 2/left 2/right airpodsmax airpodspro
        1/chargingcase.wireless:0f 3/radiowaves.left.and.right:0f airport.express 1/extreme 2/tower airtag:0f
        1/radiowaves.forward:0fl 3/fill:l alarm:0f 1/waves.left.and.right:0f align.horizontal.center:0f 2/left:0f
        2/right:0f 1/vertical.bottom:0f 2/center:0f 2/top:0f allergens:0f alt alternatingcurrent american.football:0fcC
        2/professional:0fcC amplifier angle ant:0fcC antenna.radiowaves.left.and.right:0cCx 5/slash:cC app:0fk
        1/background.dotted 1/badge:0f 2/checkmark:f 2/clock:0f 1/connected.to.app.below:f 1/dashed 1/gift:0f 1/grid
        1/shadow 1/specular 1/translucent appclip append.page:0fl 2/fill:l apple.books.pages:0f 1/classical.pages:0f
        1/haptics.and.exclamationmark.triangle 3/music.note:0x 1/homekit 1/image.playground:0f 1/intelligence:0y 1/logo
        1/meditate:0cC 2/square.stack:0f 1/podcasts.pages:0f 1/terminal:0fcC 2/on:rR 1/writing.tools applelogo
        applepencil 1/adapter.usb.c:0f 1/and.scribble 1/doubletap 1/gen1 1/gen2 1/hover 1/squeeze 1/tip applescript:0f
        appletv:0fkq 1/badge.checkmark:f 2/exclamationmark:f appletvremote.gen1:0f 1/gen2:0f 1/gen3:0f 1/gen4:0f
        applewatch:0xkq 1/and.arrow.forward:0l 1/case.inset.filled 2/sizes 1/radiowaves.left.and.right 1/side.right
        1/watchface apps.ipad:0pk 2/badge.checkmark:l 2/landscape 2/on.rectangle.portrait.dashed:0l 1/iphone:0pk
        2/badge.checkmark:l 2/landscape:0l appwindow.swipe:r aqi.high 1/low 1/medium 2/gauge.open arcade.stick
        2/and.arrow.down 4/left 5/and.arrow.right 8/outward 4/right 4/up 5/and.arrow.down 2/console:0f archivebox:0fcC
        arkit:0y arrow.2.circlepath:0cC 2/squarepath 1/3.trianglepath 1/backward:0cCsS 2/circle.dotted 2/to.line:0cCsS
        4/compact 1/branch 1/circlepath 1/clockwise:0cCsS 2/heart:0f 2/icloud:0f 1/counterclockwise:0cCsS 2/icloud:0f
        1/down:0cCsStT 2/and.line.horizontal.and.arrow.up 2/app.dashed:0g 2/applewatch 2/backward:0cCsS
        3/and.arrow.up.forward:0cCsSrR 3/circle.dotted 3/toptrailing:rR 2/circle:y 3/badge.pause:0f 4/xmark:f 3/dotted
        2/doc:0f 2/document:0f 2/forward:0cCsS 3/and.arrow.up.backward:0cCsSrR 3/circle.dotted 3/topleading:rR
        2/heart:0f 2/left:0cCsS 3/and.arrow.up.right:0cCsSrR 3/arrow.up.right:0cCsS 3/circle.dotted 3/topright:rR
        3/video:0f 2/message:0f 2/right:0cCsS 3/and.arrow.up.left:0cCsSrR 3/circle.dotted 3/topleft:rR 2/to.line:0cCsS
        4/alt 4/compact 1/forward:0cCsS 2/circle.dotted 2/folder:0fl 3/fill:l 2/to.line:0cCsS 4/compact 1/left:0cCsS
        2/and.line.vertical.and.arrow.right 3/right:0cCsS 4/righttriangle.left.righttriangle.right:0f 4/text.vertical
        2/arrow.right:0cCsS 2/circle.dotted 2/to.line:0cCsS 4/alt 4/compact 1/merge 1/rectanglepath 1/right:0cCsS
        2/and.line.vertical.and.arrow.left 2/arrow.left:0cCsS 2/circle.dotted 2/doc.on.clipboard
        2/filled.filter.arrow.right 2/page.on.clipboard 2/to.line:0cCsS 4/alt 4/compact 1/swap
        1/triangle.2.circlepath:0cC 4/camera:0f 4/doc.on.clipboard 4/icloud:0f 2/branch 2/capsulepath 2/merge 2/pull
        2/swap 2/turn.up.right:cC 5/diamond:0f 1/trianglehead.2.clockwise 4/rotate.90:0cC 6/camera:0f 6/icloud:0f
        6/page.on.clipboard 3/counterclockwise 4/rotate.90 2/bottomleft.capsulepath.clockwise 2/branch 2/clockwise
        3/heart:0f 3/icloud:0f 3/rotate.90 2/counterclockwise 3/icloud:0f 3/rotate.90
        2/left.and.right.righttriangle.left.righttriangle.right:0f 2/merge 2/pull 2/rectanglepath 2/swap
        2/topright.capsulepath.clockwise 2/turn.up.right:0cC 5/diamond:0f
        2/up.and.down.righttriangle.up.righttriangle.down:0f 1/turn.down.left 3/right 2/left.down 3/up 2/right.down 3/up
        2/up.forward.iphone:0f 3/left 3/right 1/up:0cCsS 2/and.down:0cCsS 4/and.arrow.left.and.right 5/sparkles
        4/righttriangle.up.fill.righttriangle.down:f 6/righttriangle.down:0f 4/text.horizontal
        3/line.horizontal.and.arrow.down 3/person.rectangle.portrait 5/turn.left 6/right 2/arrow.down:0cCsS
        2/backward:0cCsS 3/and.arrow.down.forward:0cCsSrR 3/bottomtrailing:rR 3/circle.dotted 2/bin:0f
        2/circle.badge.clock 3/dotted 2/doc:0f 3/on.clipboard 2/document:0f 2/folder:0f 2/forward:0cCsStT
        3/and.arrow.down.backward:0cCsSrR 3/bottomleading:rR 3/circle.dotted 2/heart:0f 2/left:0cCsS
        3/and.arrow.down.right:0cCsSrR 4/down.right.and.arrow.up.right.and.down.left 6/magnifyingglass
        3/arrow.down.right:0cCsS 3/bottomright:rR 3/circle.dotted 2/message:0f 2/page.on.clipboard 2/right:0cCsS
        3/and.arrow.down.left:0cCsSrR 3/bottomleft:rR 3/circle.dotted 3/diamond:0f 3/video:0f 2/to.line:0cCsS 4/alt
        4/compact 2/trash:0f 1/upright:c 1/uturn.backward:0cCsS 3/circle.badge.ellipsis 2/down:0cCsS 2/forward:0cCsS
        2/left:0cCsS 3/circle.badge.ellipsis 2/right:0cCsS 2/up:0cCsS arrowkeys:0f 1/down.filled 1/left.filled
        1/right.filled 1/up.filled arrowshape.backward:0fcC 1/bounce.forward:0f 2/right:0f 1/down:0fcC 1/forward:0fcC
        1/left:0fcC 2/arrowshape.right:0f 1/right:0fcC 1/turn.up.backward:0fcC 4/2:0fcC 4/badge.clock:0fl 6/fill:l
        3/forward:0fcC 3/left:0fcC 4/2:0fcC 3/right:0fcC 1/up:0fcC 1/zigzag.forward:0f 2/right:0f
        arrowtriangle.backward:0fcCsS 2/inset.filled.trailingthird:r 1/down:0fcCsS 2/2:0f 1/forward:0fcCsS
        2/inset.filled.trailingthird:r 1/left:0fcCsS 2/and.line.vertical.and.arrowtriangle.right:0f
        2/fill.and.line.vertical.and.arrowtriangle.right:f 1/right:0fcCsS 2/and.line.vertical.and.arrowtriangle.left:0f
        2/fill.and.line.vertical.and.arrowtriangle.left:f 1/up:0fcCsS 2/2:0f 2/arrowtriangle.down.window.left 5/right
        aspectratio:0f asterisk:0cC at:0cCpm atom audio.jack.mono 2/stereo australian.football:0fcC
        australiandollarsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed australsign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed auto.brakesignal 1/headlight.high.beam:0f 2/low.beam:0f
        automatic.brakesignal 1/headlight.high.beam:0f 2/low.beam:0f autostartstop:0xg av.remote:0f axel.2
        2/front.and.rear.engaged 3/engaged 2/rear.engaged axle.2 2/driveshaft.disengaged 2/front.and.rear.engaged
        3/disengaged 3/engaged 2/rear.disengaged 3/engaged 3/lock b:cCsS backpack:0fcC
        1/sensor.tag.radiowaves.left.and.right:0f backward:0fcC 1/end:0fcC 2/alt:0f 1/frame:0f
        badge.plus.radiowaves.forward 3/right bag:0fcCpPmz 1/badge.minus:f 2/plus:f 2/questionmark:a 1/fill:mz
        2/badge.questionmark:a bahtsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed balloon:0f
        1/2:0f bandage:0f banknote:0f barcode 1/viewfinder barometer base.unit baseball:0fcC 1/diamond.bases
        3/outs.indicator basket:0f basketball:0fcC bathtub:0f battery.0 1/0percent 1/100:0cC 2/bolt:0l 1/100percent:0cC
        2/bolt:0l 1/25 1/25percent 1/50 1/50percent 1/75 1/75percent batteryblock:0fxX 1/stack:0fg 2/badge.snowflake:0f
        2/trianglebadge.exclamationmark:f beach.umbrella:0f beats.earphones 1/fit.pro 3/chargingcase:0f 3/left 3/right
        1/fitpro 2/chargingcase:0f 2/left 2/right 1/headphones 1/pill:0f 1/powerbeats 2/left 2/pro 3/2 4/chargingcase:0f
        4/left 4/right 3/chargingcase:0f 3/left 3/right 2/right 1/powerbeats3 2/left 2/right 1/powerbeatspro
        2/chargingcase:0f 2/left 2/right 1/solobuds 2/chargingcase:0f 2/left 2/right 1/studiobud.left 2/right
        1/studiobuds 2/chargingcase:0f 2/left 2/plus 3/chargingcase:0f 3/left 3/right 2/right 1/studiobudsplus
        2/chargingcase:0f 2/left 2/right bed.double:0fcCk 2/badge.checkmark:f bell:0fcCsSxX 1/and.waveform:0f
        2/waves.left.and.right:0f 1/badge:0fcCxX 2/slash:l 3/fill:l 2/waveform:0fxX 1/slash:cC beziercurve bicycle:0cC
        1/sensor.tag.radiowaves.left.and.right:0f bin.xmark:0f binoculars:0fcC bird:0fcC birthday.cake:0f
        bitcoinsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed blinds.horizontal.closed 2/open
        1/vertical.closed 2/open blood.pressure.cuff:0f 3/badge.gauge.with.needle:0f bold 1/italic.underline 1/underline
        bolt:0fcCsSxXkyg 1/badge.a:0f 2/automatic:0f 2/checkmark:f 2/clock:0f 2/xmark:f 1/batteryblock:0f 1/brakesignal
        1/car:0fcC 1/fill.batteryblock:0f 1/heart:0f 1/horizontal:0fcC 2/icloud:0f 1/house:0f 1/ring.closed 1/shield:0f
        1/slash:cC 1/trianglebadge.exclamationmark:f bonjour book:0fcCp 1/and.wrench:0f 1/badge.plus:f 1/closed:0fcC
        1/pages:0f bookmark:0fcCsSxX books.vertical:0fcC box.truck:0f 2/badge.clock:0fl 4/fill:l brain:0f
        1/filled.head.profile 1/head.profile:0f brakesignal 1/dashed brazilianrealsign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed briefcase:0fcC 1/sensor.tag.radiowaves.left.and.right:0f
        bubble:0fcC 1/and.pencil:0l 1/left:0fcC 2/and.bubble.right:0f 3/exclamationmark.bubble.right:0f
        3/text.bubble.right:0fl 6/fill:l 1/middle.bottom:0f 2/top:0f 1/right:0fcC bubbles.and.sparkles:0f building:0f
        1/2:0f 2/crop:cC 1/columns:0fcC burn burst:0f bus:0f 1/doubledecker:0f button.angledbottom.horizontal.left:0f
        3/right:0f 1/angledtop.vertical.left:0f 3/right:0f 1/horizontal:0f 2/top:0f 3/press:0f 1/programmable:0sS
        1/roundedbottom.horizontal:0f 1/roundedtop.horizontal:0f 1/vertical.left:0f 3/press:0f 2/right:0f 3/press:0f
        c:cCsS cabinet:0f cable.coaxial 1/connector:0x 2/horizontal 2/video cablecar:0f calendar:0cCpmkq 1/and.person
        1/badge 2/checkmark:l 2/clock:0l 2/lock 1/day.timeline.leading:0cC 3/left:0cC 3/right:0cC 3/trailing:0cC
        camera:0fcC 1/aperture 1/badge.clock:0f 2/ellipsis:0f 1/fill.badge.ellipsis 1/filters 1/macro:0cCx 2/slash:cC
        1/metering.center.weighted 4/average 2/matrix 2/multispot 2/none 2/partial 2/spot 2/unknown:0a 1/on:rR
        1/rotate:0f 1/sensor.tag.radiowaves.left.and.right:0f 1/shutter.button:0f 1/viewfinder 2/badge.automatic
        candybarphone capslock:0f capsule:0f 1/bottomhalf.filled 1/inset.filled 1/lefthalf.filled 1/on:rR 2/capsule:0f
        1/portrait:0f 2/bottomhalf.filled 2/inset.filled 2/lefthalf.filled 2/righthalf.filled 2/tophalf.filled
        1/righthalf.filled 1/tophalf.filled captions.bubble:0f car:0fcC 1/2:0f 1/badge.gearshape:0f 1/ferry:0f
        1/front.waves.down:0f 3/left.and.right.and.up:0f 3/up:0f 1/rear:0f 2/and.collision.road.lane:0x 3/tire.marks:0x
        5/off 2/hazardsign:0f 2/road.lane 4/dashed 5/arrowtriangle.2.outward 4/distance.1
        6/and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 5/2
        6/and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 5/3
        6/and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 5/4
        6/and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 5/5
        6/and.gauge.open.with.lines.needle.67percent.and.arrowtriangle 4/off 4/wave.up 2/tilt.road.lanes.curved.right
        2/waves.up:0f 1/side:0f 2/air.circulate:0f 3/fresh:0f 2/and.exclamationmark:0f 2/arrow.left.and.right:0f
        2/arrowtriangle.down:0f 3/up:0f 4/arrowtriangle.down:0f 2/front.open:0f 4/crop:0f 2/hill.descent.control:0f
        3/down:0f 4/and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:0f 3/up:0f 2/lock:0f 3/open:0f
        2/rear.and.collision.and.car.side.front:0x 9/and.arrow.forward 9/and.steeringwheel
        4/exclamationmark.and.car.side.front 9/off 4/wave.3.and.car.side.front 3/crop.trunk.partition:0f 3/open:0f
        4/crop:0f 3/tow.hitch:0f 2/roof.cargo.carrier:0fxX 1/top.arrowtriangle.front.left:0f 4/right:0f 3/rear.left:0f
        4/right:0f 2/door.front.left.and.front.right.and.rear.left.and.rear.right.open:0f 9/rear.left.open:0f
        9/rear.right.open:0f 8/open:0f 6/rear.left.and.rear.right.open:0f 8/open:0f 7/right.open:0f 5/open:0f
        4/right.and.rear.left.and.rear.right.open:0f 8/open:0f 7/right.open:0f 5/open:0f
        3/rear.left.and.rear.right.open:0f 5/open:0f 4/right.open:0f 3/sliding.left.open:0f 4/right.open:0f
        2/front.radiowaves.front.left.and.front.and.front.right:0f 2/frontleft.arrowtriangle:0f
        2/frontright.arrowtriangle:0f 2/lane.dashed.arrowtriangle.inward:0f 4/badge.steeringwheel:0f
        4/departure.left:0fxX 5/right:0fxX 2/radiowaves.2.front.left.front.front.right:0f 4/rear.left.rear.rear.right:0f
        3/front:0f 3/rear:0f 4/left:0f 5/and.rear.right:0f 5/car.top.front:0f 4/right:0fyq 5/badge.exclamationmark:f
        6/xmark:f 5/car.top.front:0f 2/rear.radiowaves.rear.left.and.rear.and.rear.right:0f 2/rearleft.arrowtriangle:0f
        2/rearright.arrowtriangle:0f 2/video.rear.left:0f 4/right:0f 1/window.left:0yq 3/badge.lock 3/exclamationmark
        3/xmark 2/right:0yq 3/badge.lock 3/exclamationmark 3/xmark carbon.dioxide.cloud:0f 1/monoxide.cloud:0f carrot:0f
        carseat.left:0f 2/1:0f 2/2:0f 2/3:0f 2/and.heat.waves:0f 2/backrest.up.and.down:0f 2/fan:0f
        2/forward.and.backward:0f 2/massage:0f 2/up.and.down:0f 1/right:0f 2/1:0f 2/2:0f 2/3:0f 2/and.heat.waves:0f
        2/backrest.up.and.down:0f 2/fan:0f 2/forward.and.backward:0f 2/massage:0f 2/up.and.down:0f cart:0fcCpPmz
        1/badge.clock:0fl 3/fill:l 2/minus:f 2/plus:f 2/questionmark:al 1/fill:mz 2/badge.questionmark:al case:0f
        cat:0fcC cedisign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed cellularbars:0cC centsign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed chair:0f 1/lounge:0f chandelier:0f character:0cCsSaihjJoO 1/bn
        1/book.closed:0faihjJoO 3/bn 3/fill:aihjJoO 4/bn 4/gu 4/kn 4/ml 4/mni 4/mr 4/or 4/pa 4/sat 4/si 4/ta 4/te 3/gu
        3/kn 3/ml 3/mni 3/mr 3/or 3/pa 3/sat 3/si 3/ta 3/te 1/bubble:0faihjJoO 2/bn 2/fill:aihjJoO 3/bn 3/gu 3/kn 3/ml
        3/mni 3/mr 3/or 3/pa 3/sat 3/si 3/ta 3/te 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te
        1/circle:aihjJoO 2/bn 2/fill:aihjJoO 3/bn 3/gu 3/kn 3/ml 3/mni 3/mr 3/or 3/pa 3/sat 3/si 3/ta 3/te 2/gu 2/kn
        2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te 1/cursor.ibeam:0aihjJoO 3/bn 3/gu 3/kn 3/ml 3/mni 3/mr 3/or 3/pa
        3/sat 3/si 3/ta 3/te 1/duployan 1/gu 1/kn 1/magnify:0aihjJoO 2/bn 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si
        2/ta 2/te 1/ml 1/mni 1/mr 1/or 1/pa 1/phonetic 1/sat 1/si 1/square:aihjJoO 2/bn 2/fill:aihjJoO 3/bn 3/gu 3/kn
        3/ml 3/mni 3/mr 3/or 3/pa 3/sat 3/si 3/ta 3/te 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te 1/sutton
        1/ta 1/te 1/text.justify:0aihjJoO 3/bn 3/gu 3/kn 3/ml 3/mni 3/mr 3/or 3/pa 3/sat 3/si 3/ta 3/te
        1/textbox:0aihjJoO 2/badge.sparkles:0aihjJoO 4/bn 4/gu 4/kn 4/ml 4/mni 4/mr 4/or 4/pa 4/sat 4/si 4/ta 4/te 2/bn
        2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te characters.lowercase 2/el 2/ru 1/uppercase 2/el 2/ru
        chart.bar:0f 2/doc.horizontal:0f 2/horizontal.page:0f 2/xaxis 3/ascending 4/badge.clock:0l 3/descending 2/yaxis
        1/dots.scatter 1/line.downtrend.xyaxis:0cC 2/flattrend.xyaxis:0cC 2/text.clipboard:0f 2/uptrend.xyaxis:0cC
        1/pie:0f 1/xyaxis.line checkerboard:r 1/shield checklist:0l 1/checked:0l 1/unchecked checkmark:0cCsSrRtT
        1/applewatch 1/arrow.trianglehead.clockwise 3/counterclockwise 1/bubble:0fl 2/fill:l 1/circle:pygz
        2/badge.airplane:0f 3/plus:f 3/questionmark:fa 4/fill:a 3/xmark:f 2/dotted 2/trianglebadge.exclamationmark:f
        1/diamond:0f 1/gobackward 1/icloud:0f 1/message:0f 1/rectangle.portrait:0f 2/stack:0f 1/seal:0f 2/text.page:0fl
        4/fill:l 1/shield:0f chevron.backward:0cCsS 2/2 2/chevron.backward.dotted 2/to.line 1/compact.backward 2/down
        2/forward 2/left 3/chevron.compact.right 2/right 2/up 3/chevron.compact.down
        5/right.chevron.compact.down.chevron.compact.left 1/down:0cCsS 2/2 2/dotted.2 2/forward.2 3/dotted.2 2/right.2
        3/dotted.2 1/forward:0cCsS 2/2 2/dotted.chevron.forward 2/to.line 1/left:0cCsS 2/2 2/chevron.left.dotted 3/right
        2/forwardslash.chevron.right 2/slash.chevron.right 2/to.line 1/right:0cCsS 2/2 2/dotted.chevron.right 2/to.line
        1/up:0cCsS 2/2 2/chevron.down:0sS 3/right.chevron.down.chevron.left 2/dotted.2 2/forward.2 3/dotted.2 2/right.2
        3/dotted.2 chineseyuanrenminbisign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        circle:0fcCsSxXpmkyzq 1/and.line.horizontal:0f 1/badge.checkmark:f 2/exclamationmark:f 2/minus:f 2/plus:f
        2/questionmark:fa 3/fill:a 2/xmark:f 1/bottomhalf:f 2/filled 3/inverse 1/bottomrighthalf.checkered
        2/pattern.checkered 1/bottomthird.split 1/dashed:0r 2/inset:f 3/filled 1/dotted:0cC 2/and:c 1/fill:S
        1/filled.ipad:0f 3/landscape:0f 2/iphone:0f 2/pattern.diagonalline:r 1/grid.2x1:0f 3/left.filled 3/right.filled
        2/2x2:0f 3/topleft.checkmark.filled 2/3x3:0fcC 2/cross:0f 3/down:f 4/filled 3/left:f 4/filled 3/right:f 4/filled
        3/up:f 4/filled 2/hex:0f 1/hexagongrid:0fcC 1/hexagonpath:0f 1/inset.filled 1/lefthalf:f 2/filled 3/inverse
        3/righthalf.striped.horizontal 6/inverse 2/striped.horizontal 4/inverse 1/on:s 2/square.intersection.dotted
        3/merge 1/rectangle.dashed 2/filled.pattern.diagonalline 1/righthalf:f 2/filled 3/inverse 1/tophalf:f 2/filled
        3/inverse circlebadge:0f 1/2:0f circles.hexagongrid:0f 1/hexagonpath:0f clear:0f clipboard:0f clock:0fcCkyzq
        1/arrow.2.circlepath 2/circlepath 2/trianglehead.2.counterclockwise.rotate.90 3/clockwise.rotate.90.path.dotted
        3/counterclockwise.rotate.90 1/badge:0f 2/airplane:0f 2/checkmark:f 2/exclamationmark:f 2/questionmark:fa
        3/fill:a 2/xmark:f cloud:0fcC 1/bolt:0fcC 2/rain:0fcC 1/drizzle:0fcC 1/fog:0fcC 1/hail:0fcC 1/heavyrain:0fcC
        1/moon:0fcC 2/bolt:0fcC 2/rain:0fcC 1/rain:0fcC 1/rainbow.crop:0f 2/half:0f 1/sleet:0fcC 1/snow:0fcC 1/sun:0fcC
        2/bolt:0fcC 2/rain:0fcC coat:0fcC coloncurrencysign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed comb:0f command:0cCsS compass.drawing computermouse:0f cone:0f
        contact.sensor:0f contextualmenu.and.cursorarrow 2/pointer.arrow control convertible.side:0f 2/air.circulate:0f
        3/fresh:0f 2/and.exclamationmark:0f 2/arrow.left.and.right:0f 3/trianglehead.backward:0f 4/forward:0f
        5/and.backward:0f 2/arrowtriangle.down:0f 3/up:0f 4/arrowtriangle.down:0f 2/front.open:0f 4/crop:0f
        2/hill.descent.control:0f 3/down:0f 4/and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:0f 3/up:0f
        2/lock:0f 3/open:0f cooktop:0f cpu:0f creditcard:0fcCg 1/and.123 2/numbers
        1/arrow.trianglehead.2.clockwise.rotate.90 1/rewards:0f 1/trianglebadge.exclamationmark:f 1/viewfinder
        cricket.ball:0fcC crop 1/rotate cross:0fcC 1/case:0fcC 1/vial:0f crown:0f cruzeirosign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed cube:0fcC 1/box:0f 1/transparent:0f cup.and.heat.waves:0f
        2/saucer:0f curlybraces:0sS cursor.rays cursorarrow:0sSx 1/and.square.on.square.dashed 1/click 2/2 2/badge.clock
        1/motionlines 2/click 1/rays 1/resize.north.east.south.east 1/slash:sS curtains.closed 1/open cylinder:0f
        1/split.1x2:0f d:cCsS danishkronesign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        decrease.indent 1/quotelevel degreesign.celsius 1/fahrenheit dehumidifier:0f delete.backward:0f 1/forward:0f
        1/left:0f 1/right:0f deskclock:0f desktopcomputer:0kg 1/and.arrow.down 2/macbook 1/badge.shield.checkmark
        deskview:0f dial:0f 1/high:0f 1/low:0f 1/max:0f 1/medium:0f 1/min:0f diamond:0fcC 1/bottomhalf.filled
        1/inset.filled 1/lefthalf.filled 1/righthalf.filled 1/tophalf.filled dice:0f die.face.1:0f 2/2:0f 2/3:0f 2/4:0f
        2/5:0f 2/6:0f digitalcrown:0f 1/arrow.clockwise:0f 2/counterclockwise:0f 1/horizontal:0f 2/arrow.clockwise:0f
        3/counterclockwise:0f 2/press:0f 1/press:0f directcurrent dishwasher:0fcC display:0g 1/2 1/and.arrow.down
        2/screwdriver distribute.horizontal:0f 2/center:0f 2/left:0f 2/right:0f 1/vertical:0f 2/bottom:0f 2/center:0f
        2/top:0f divide:0cCsS doc:0fcCpP 1/append:0fl 2/fill:l 1/badge.arrow.up:0f 2/clock:0f 2/ellipsis 2/gearshape:0f
        1/fill.badge.ellipsis 1/on.clipboard:0f 2/doc:0f 1/plaintext:0f 1/questionmark:0fal 2/fill:al
        1/richtext:0faihjJoO 2/fill:aihjJoO 1/text:0f 2/below.ecg:0fl 4/fill:l 2/fill.viewfinder 2/image:0f
        2/magnifyingglass 2/viewfinder 1/viewfinder:0f 1/zipper dock:r 1/arrow.down:r 2/up:r document:0fcCp
        1/badge.arrow.up:0f 2/clock:0f 2/ellipsis:0f 2/gearshape:0f 2/plus:f 1/on.clipboard:0f 2/document:0f 2/trash:0f
        1/viewfinder:0f dog:0fcC dollarsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        dongsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed door.french.closed 2/open
        1/garage.closed:0g 2/double.bay.closed:0g 4/open:0g 2/open:0g 1/left.hand.closed 3/open 1/right.hand.closed
        3/open 1/sliding.left.hand.closed 4/open 2/right.hand.closed 4/open dot:cCsS
        1/arrowtriangles.up.right.down.left:c 1/car.top.radiowaves.2.rear.left.rear.rear.right:0f
        1/circle.and.cursorarrow 3/hand.point.up.left:f 3/pointer.arrow 2/viewfinder 1/crosshair 1/radiowaves.forward
        2/left.and.right 2/right 2/up.forward 1/scope 2/display 2/laptopcomputer 1/squareshape:0f 2/split.2x2
        1/viewfinder dots.and.line.vertical.and.cursorarrow:r 5/pointer.arrow:r dpad:0f 1/down:f 2/filled 1/left:f
        2/filled 1/right:f 2/filled 1/up:f 2/filled drone:0f drop:0fcC 1/degreesign:0fxX 2/slash:l 3/fill:l 1/halffull
        1/keypad:rR 1/transmission 1/triangle:0f dryer:0fcC duffle.bag:0f dumbbell:0f e:cCsS ear:0fkg 1/and.waveform
        1/badge.waveform earbud.left 1/right earbuds 1/bone.conduction 3/left 3/right 1/case:0f 1/in.ear 3/left 3/right
        1/stemless 2/left 2/right earpods ecg.text.page:0fl 3/fill:l eject:0fcC electronic.toll.collection
        3/rectangle:0fxXg 4/trianglebadge.exclamationmark:f ellipses.bubble:0f ellipsis:0cCrR 1/bubble:0f 1/calendar
        1/circle.badge:0f 1/curlybraces 1/message:0f 1/vertical.bubble:0f 1/viewfinder engine.combustion:0fq
        2/badge.exclamationmark:f 1/emission.and.drop.2.water.wave.below 3/exclamationmark 3/filter
        entry.lever.keypad:0fg 3/trianglebadge.exclamationmark:f envelope:0fcCpm 1/and.arrow.3.down:0f
        3/trianglehead.branch:0f 2/hand.raised:0f 1/arrow.triangle.branch:0f 1/badge:0f 2/minus:f 2/person.crop:0f
        2/plus:f 2/shield.half.filled:0f 3/leadinghalf:f 1/fill.badge.shield.trailinghalf:f 1/front:0fl 2/fill:l
        1/open:0f 2/badge.clock:0f 1/stack:0f environments:0fcCxX 1/slash:cC equal:0cCsS eraser:0fxXyg 1/badge.xmark:f
        1/line.dashed:0f 1/trianglebadge.exclamationmark:f escape esim:0f eurosign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed eurozonesign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed ev.charger:0fxX 2/arrowtriangle.left:0f 3/right:0f
        2/exclamationmark:0f 1/plug.ac.gb.t:0f 3/type.1:0f 4/2:0f 2/dc.ccs1:0f 3/ccs2:0f 3/chademo:0f 3/gb.t:0f
        3/nacs:0f exclamationmark:0cCsS 1/2 1/3 1/applewatch 1/arrow.circlepath 2/triangle.2.circlepath
        2/trianglehead.2.clockwise.rotate.90 3/counterclockwise.rotate.90 1/brakesignal 1/bubble:0fcC 1/icloud:0f
        1/lock:0f 1/magnifyingglass 1/message:0f 1/octagon:0f 1/questionmark:0a 1/shield:0f 1/tirepressure
        1/transmission 1/triangle:0f 2/text.page:0fl 4/fill:l 1/warninglight:0f externaldrive:0fpPmkygzq 1/badge.icloud
        2/person.crop 2/questionmark:a 2/timemachine 2/wifi 1/connected.to.line.below:0f 1/fill:mkygzq 2/badge.icloud
        3/person.crop 3/questionmark:a 3/timemachine 3/wifi eye:0fcCsSxXg 1/half.closed:0f 1/slash:cC
        1/trianglebadge.exclamationmark:f eyebrow eyedropper 1/full 1/halffull eyeglasses:0x eyes 1/inverse f:cCsS
        1/cursive:0cCx face.dashed:0f 1/smiling:0f 2/inverse faceid facemask:0f fan:0fcCxX 1/and.light.ceiling:0f
        1/badge.arrow.up.and.down.and.arrow.left.and.right:0f 2/automatic:0f 1/ceiling:0f 1/desk:0f 1/floor:0f
        1/gauge.open 1/oscillation:0f fanblades:0fxX faxmachine:0f ferry:0f fiberchannel fibrechannel
        field.of.view.ultrawide:0f 3/wide:0f figure 1/2:0cC 2/and.child.holdinghands 2/arms.open 2/left.holdinghands
        2/right.holdinghands 1/american.football:0cC 1/and.child.holdinghands 1/archery:0cC 1/arms.open
        1/australian.football:0cC 1/badminton:0cC 1/barre:0cC 1/baseball:0cC 1/basketball:0cC 1/bowling:0cC 1/boxing:0cC
        1/child:0cC 2/and.lock:0f 4/open:0f 1/climbing:0cC 1/cooldown:0cC 1/core.training:0cC 1/cricket:0cC
        1/cross.training:0cC 1/curling:0cC 1/dance:0cC 1/disc.sports:0cC 1/dress.line.vertical.figure 1/elliptical:0cC
        1/equestrian.sports:0cC 1/fall:0cC 1/fencing:0cC 1/field.hockey:0cC 1/fishing:0cC 1/flexibility:0cC 1/golf:0cC
        1/gymnastics:0cC 1/hand.cycling:0cC 1/handball:0cC 1/highintensity.intervaltraining:0cC 1/hiking:0cC
        1/hockey:0cC 1/hunting:0cC 1/ice.hockey:0cC 2/skating:0cC 1/indoor.cycle:0cC 2/rowing:0cC 2/soccer:0cC
        1/jumprope:0cC 1/kickboxing:0cC 1/lacrosse:0cC 1/martial.arts:0cC 1/mind.and.body:0cC 1/mixed.cardio:0cC
        1/open.water.swim:0cC 1/outdoor.cycle:0cC 2/rowing:0cC 2/soccer:0cC 1/pickleball:0cC 1/pilates:0cC 1/play:0cC
        1/pool.swim:0cC 1/racquetball:0cC 1/roll:0cC 2/runningpace:0cC 1/rolling:0cC 1/rower 1/rugby:0cC 1/run:0cC
        2/square.stack:0f 2/treadmill:0cC 1/sailing:0cC 1/seated.seatbelt 3/and.airbag.off 5/on 3/left.drive.seats.1:0f
        7/1:0f 7/2:0f 6/2:0f 7/2:0f 8/2:0f 8/3:0f 7/3:0f 8/2:0f 8/3:0f 6/3:0f 7/3:0f 8/3:0f 2/side
        3/air.distribution.lower 5/middle 6/and.lower 8/angled 5/upper 6/angled.and.lower.angled 8/middle
        9/and.lower.angled 4/lower 4/upper 5/and.lower 4/windshield 3/airbag.off 5/2 4/on 5/2 3/automatic 3/left
        4/air.distribution.indirect 6/lower 7/angled.and.upper.angled 6/middle 7/and.lower 9/angled 6/upper
        7/and.middle.and.lower 7/angled.and.dottedline.and.lower.angled 9/lower.angled 9/middle
        9/middle.and.lower.angled 4/airbag.off 6/2 5/on 6/2 4/automatic 4/fan 4/steeringwheel
        4/windshield.front.and.heat.waves 9/air.distribution.lower 9/air.distribution.middle
        9/air.distribution.middle.and.lower 9/air.distribution.upper 9/air.distribution.upper.and.lower
        9/air.distribution.upper.and.middle 9/air.distribution.upper.and.middle.and.lower 3/right
        4/air.distribution.indirect 6/lower 7/angled.and.upper.angled 6/middle 7/and.lower 9/angled 6/upper
        7/and.middle.and.lower 7/angled.and.dottedline.and.lower.angled 9/lower.angled 9/middle
        9/middle.and.lower.angled 4/airbag.off 6/2 5/on 6/2 4/automatic 4/child.lap 4/fan 4/steeringwheel
        4/windshield.front.and.heat.waves 9/air.distribution.lower 9/air.distribution.middle
        9/air.distribution.middle.and.lower 9/air.distribution.upper 9/air.distribution.upper.and.lower
        9/air.distribution.upper.and.middle 9/air.distribution.upper.and.middle.and.lower
        3/windshield.front.and.heat.waves 8/air.distribution.lower 9/distribution.middle 9/distribution.middle.and.lower
        9/distribution.upper 9/distribution.upper.and.lower 9/distribution.upper.and.middle
        9/distribution.upper.and.middle.and.lower 1/skateboarding:0cC 1/skating 1/skiing.crosscountry:0cC 2/downhill:0cC
        1/snowboarding:0cC 1/soccer 1/socialdance:0cC 1/softball:0cC 1/squash:0cC 1/stair.stepper:0cC 1/stairs:0cC
        1/stand 2/dress 3/line.vertical.figure 2/line.dotted.figure.stand 1/step.training:0cC
        1/strengthtraining.functional:0cC 2/traditional:0cC 1/surfing:0cC 1/table.tennis:0cC 1/taichi:0cC 1/tennis:0cC
        1/track.and.field:0cC 1/volleyball:0cC 1/walk:0cC 2/arrival 2/departure 2/diamond:0f 2/motion:0g
        2/suitcase.rolling:0cC 2/treadmill:0cC 2/triangle:0f 1/water.fitness:0cC 1/waterpolo:0cC 1/wave:0cC
        1/wrestling:0cC 1/yoga:0cC filemenu.and.cursorarrow:0l 2/pointer.arrow:0l 2/selection film:0fcC 1/stack:0f
        finder fire.extinguisher:0f fireplace:0f firewall:0f fireworks fish:0fcC flag:0fcCsSxX 1/2.crossed:0fcC
        1/and.flag.filled.crossed 1/badge.ellipsis:0f 1/checkered:0cC 2/2.crossed 1/filled.and.flag.crossed
        1/pattern.checkered:0cC 3/2.crossed 3/lc 1/slash:cC flame:0fcC 1/gauge.open flashlight.off:fcC 1/on:fcC
        1/slash:0cC flask:0f fleuron:0f flip.horizontal:0f flipphone florinsign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed flowchart:0f fluid.batteryblock 1/brakesignal 1/coolant
        1/transmission fn folder:0fcCpPmz 1/badge.gear 2/gearshape 2/minus:f 2/person.crop:0f 2/plus:f 2/questionmark:a
        1/fill:mz 2/badge.gear 3/gearshape 3/person.crop 3/questionmark:a football:0fcC fork.knife:0cC
        formfitting.gamecontroller:0f forward:0fcC 1/end:0fcC 2/alt:0f 1/frame:0f fossil.shell:0f francsign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed frying.pan:0f fuel.filter.water fuelpump:0fcCxX 1/and.filter
        1/arrowtriangle.left:0f 2/right:0f 1/exclamationmark:0f 1/thermometer:0f function:0a fx g:cCsS
        gamecontroller:0fcC gauge:0pm 1/chart.lefthalf.righthalf 2/leftthird.topthird.rightthird 1/high 1/low
        1/medium:0pm 1/open 2/righthalf.dotted.with.needle.and.arrow.trianglehead.backward 2/with.lines.needle.33percent
        6/and.arrow.trianglehead.from.0percent.to.50percent 7/arrowtriangle 8/from.0percent.to.50percent
        5/67percent.and.arrowtriangle 8/and.car 5/84percent.exclamation 1/with.dots.needle.0percent 4/100percent
        4/33percent 4/50percent 4/67percent 4/bottom.0percent 5/100percent 5/50percent:0pm 2/needle:0f gear:0cCkyz
        1/badge:0l gearshape:0fcC 1/2:0f 1/arrow.triangle.2.circlepath 2/trianglehead.2.clockwise.rotate.90
        gearshift.layout.sixspeed gift:0fcC giftcard:0f globe:0f 1/americas:0f 1/asia.australia:0f
        1/badge.chevron.backward 2/clock:0f 1/central.south.asia:0f 1/desk:0f 1/europe.africa:0f glowplug gobackward
        1/10:0ai 1/15:0ai 1/30:0ai 1/45:0ai 1/5:0ai 1/60:0ai 1/75:0ai 1/90:0ai 1/minus goforward 1/10:0ai 1/15:0ai
        1/30:0ai 1/45:0ai 1/5:0ai 1/60:0ai 1/75:0ai 1/90:0ai 1/plus graduationcap:0fcC graph.2d 1/3d greaterthan:0cCsS
        greaterthanorequalto:0cCsS greetingcard:0f grid:0cC guaranisign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed guidepoint.horizontal 1/vertical 2/arrowtriangle.forward
        2/numbers guitars:0f gym.bag:0f gyroscope h:cCsS 1/square.fill.on:S 2/on:sS hammer:0fcC hand:tT 1/draw:0f
        2/badge.ellipsis:0f 1/palm.facing:0f 1/pinch:0f 1/point.down:0f 2/left:0f 2/right:0f 2/up:0f 3/braille:0f
        4/badge.ellipsis:0f 3/left:0f 4/and.text:0f 1/raised:0fcCsSxXtT 2/brakesignal:0x 2/fingers.spread:0f
        2/palm.facing:0f 2/square.on:sS 1/rays:0f 1/tap:0f 1/thumbsdown:0fcCxX 2/filled.hand.thumbsup 2/hand.thumbsup:0f
        4/filled 1/thumbsup:0fcCxX 1/wave:0f handbag:0fcC 1/sensor.tag.radiowaves.left.and.right:0f
        hands.and.sparkles:0f 1/clap:0f 1/sparkles:0f hanger hare:0fcC hat.cap:0f 1/widebrim:0f hazardsign:0f
        head.profile.arrow.forward.and.vision.pro 5/visionpro 2/vision.pro.remove headlight.daytime:0f 1/fog:0f
        1/high.beam:0f 1/low.beam:0f headphones:0cCx 1/dots 1/over.ear 1/sensor.tag.radiowaves.left.and.right:0f
        headset:0cC hearingaid.ear hearingdevice.and.signal.meter:0f 1/ear:0f heart:0fcCsSxXrR 1/badge.bolt:0fxX
        1/gauge.open 1/slash:cC 1/text:sS 2/clipboard:0f heat.element.windshield 1/waves:0cC 2/and.fan 2/gauge.open
        heater.vertical:0f helm helmet:0f hexagon:0f 1/bottomhalf.filled 1/lefthalf.filled 1/righthalf.filled
        1/tophalf.filled hifireceiver:0f hifispeaker:0fpm 1/2:0fpm 2/badge.minus:f 3/plus:f 1/and.appletv:0fl 3/fill:l
        2/homepod:0fpm 3/badge.minus:f 4/plus:f 3/mini:0fpm 4/badge.minus:f 5/plus:f 2/homepodmini:0f 1/arrow.forward:0f
        1/badge.minus:f 2/plus:f highlighter 1/badge.ellipsis hockey.puck:0fcC hold.brakesignal homekit homepod:0fpmk
        1/2:0fpm 2/badge.minus:f 3/plus:f 1/and.appletv:0fl 3/fill:l 2/homepod.mini:0fpm 4/badge.minus:f 5/plus:f
        2/homepodmini:0f 1/arrow.forward:0f 1/badge.checkmark:fl 3/fill:l 2/minus:f 2/plus:f 1/mini:0fpmk 2/2:0fpm
        3/badge.minus:f 4/plus:f 2/and.appletv:0fl 4/fill:l 2/arrow.forward:0f 2/badge.checkmark:fl 4/fill:l 3/minus:f
        3/plus:f homepodmini:0f 1/2:0f 1/and.appletv:0fl 3/fill:l horn:0f 1/blast:0f hourglass:0cCp 1/and.lock
        1/badge.eye 2/lock 1/bottomhalf:f 2/filled 1/end 1/start 1/tophalf:f 2/filled house:0fcCxXq 1/and.flag:0fcC
        1/badge.exclamationmark:f 2/wifi:0f 1/lodge:0fcC hryvniasign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed humidifier:0f 1/and.droplets:0f 2/ellipsis:0f humidity:0f
        hurricane:0cC hydrogen:0cCsS i:cCsS icloud:0fcCsSxX 1/and.arrow.down:0f 3/up:0f 1/dashed increase.indent
        1/quotelevel indianrupeesign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed infinity:0cC
        info:0cCsS 1/bubble:0fl 2/fill:l 1/circle.text.page:0fl 4/fill:l 1/triangle:0f 1/windshield inhaler:0f
        inset.filled:csr 2/applewatch.case 2/bottomhalf:r 3/rectangle.portrait 3/tophalf:r 2/bottomleading:r
        3/bottomtrailing:r 3/rectangle.portrait 2/bottomleft:r 3/bottomright:r 3/rectangle.portrait 2/bottomright:r
        3/rectangle.portrait 2/bottomthird:sr 3/rectangle.portrait 2/bottomtrailing:r 3/rectangle.portrait 2/capsule
        3/portrait 2/center.rectangle:0p 4/portrait 2/circle:x 3/dashed 2/diamond 2/leadinghalf:r 3/arrow.leading:r
        3/rectangle.portrait 3/toptrailing.bottomtrailing:r 3/trailinghalf:r 2/leadingthird:sr 3/rectangle.portrait
        2/lefthalf:r 3/arrow.left:r 3/rectangle.portrait 3/righthalf:r 3/topright.bottomright:r 2/leftthird:sr
        3/middlethird.rightthird:r 3/rectangle.portrait 2/oval 3/portrait 2/pano 2/rectangle.and.cursorarrow
        4/person.filled:0cCx 6/slash:l 4/pointer.arrow 3/badge.record 3/on:r 3/portrait 2/righthalf:r 3/arrow.right:r
        3/lefthalf:r 3/rectangle.portrait 2/rightthird:sr 3/rectangle.portrait 2/square.dashed 2/tophalf:r
        3/bottomhalf:r 3/bottomleft.bottomright:r 3/rectangle.portrait 2/topleading:r 3/bottomleading.trailinghalf:r
        3/rectangle.portrait 2/topleft:r 3/bottomleft.righthalf:r 3/rectangle.portrait 3/topright.bottomhalf:r
        4/bottomleft.bottomright:r 2/topright:r 3/rectangle.portrait 2/topthird:sr 3/middlethird.bottomthird:r
        3/rectangle.portrait 2/toptrailing:r 3/rectangle.portrait 2/trailinghalf:r 3/arrow.trailing:r 3/leadinghalf:r
        3/rectangle.portrait 2/trailingthird:sr 3/rectangle.portrait 2/triangle 2/tv internaldrive:0f ipad:0kq
        1/and.arrow.forward 2/iphone:0x 1/badge.location 2/play 1/case 2/and.iphone.case 1/gen1:0xq 2/badge.location
        3/play 2/crop.homebutton:c 2/landscape:0xq 3/badge.location 4/play 2/sizes 1/gen2:0xq 2/badge.location 3/play
        2/landscape:0xq 3/badge.location 4/play 2/sizes 1/homebutton 2/badge.play 2/landscape 3/badge.play
        1/landscape:0q 2/and.applewatch 3/iphone:0x 3/ipod 2/badge.location 3/play 1/rear.camera 1/sizes iphone:0cCxkq
        1/and.arrow.forward 4/inward 4/outward 3/left.and.arrow.right 7/inward 3/right.inward 4/outward 2/ipod
        2/vision.pro 1/app.switcher 1/badge.location 2/play 1/case 1/crop:c 1/dock.motorized.viewfinder 1/gen1:0cCxq
        2/and.arrow.left 2/badge.location 3/play 2/crop:c 3/homebutton:c 2/landscape:0x 2/motion
        2/radiowaves.left.and.right:0cC 2/sizes 2/slash:cC 1/gen2:0cCxq 2/and.arrow.left.and.arrow.right.inward
        2/badge.location 3/play 2/crop:c 2/landscape:0x 2/motion 2/radiowaves.left.and.right:0cC 2/sizes 2/slash:cC
        1/gen3:0cCxq 2/and.arrow.left.and.arrow.right.inward 2/badge.location 3/play 2/crop:c 2/landscape:0x 2/motion
        2/radiowaves.left.and.right:0cC 2/sizes 2/slash:cC 1/homebutton:0cCx 2/badge.play 2/landscape
        2/radiowaves.left.and.right:0cC 2/slash:cC 1/landscape 1/motion 1/pattern.diagonalline
        3/on.rectangle.portrait.dashed 1/radiowaves.left.and.right:0cC 1/rear.camera 1/sizes 1/slash:cC
        1/smartbatterycase.gen1 2/gen2 ipod 1/and.applewatch 2/vision.pro 1/shuffle.gen1 2/gen2 2/gen3 2/gen4 1/touch:0x
        2/landscape ipodshuffle.gen1 1/gen2 1/gen3 1/gen4 ipodtouch:0x 1/landscape italic ivfluid.bag:0f j:cCsS
        1/square.fill.on:S 2/on:sS jacket:0fcC 1/sensor.tag.radiowaves.left.and.right:0f k:0cCsS kashida.arabic
        key:0fcCxX 1/2.on.ring:0f 1/car.radiowaves.forward:0fl 4/fill:l 2/side:0f 1/card:0f 1/convertible.side:0f
        1/horizontal:0f 1/icloud:0f 1/radiowaves.forward:0fxX 1/sensor.tag.radiowaves.left.and.right:0f 1/shield:0f
        1/suv.side:0f 1/truck.pickup.side:0f 1/viewfinder keyboard:0f 1/badge.ellipsis:0f 2/eye:0f
        1/chevron.compact.down:0f 3/left:0f 1/macwindow 1/onehanded.left:0f 2/right:0f kipsign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed kph:0cC l:cCsS 1/button.roundedbottom.horizontal:0f
        1/joystick:0f 2/down:0f 2/press.down:0f 2/tilt.down:0f 3/left:0f 3/right:0f 3/up:0f 1/rectangle.roundedbottom:0f
        l1:cC 1/button.roundedbottom.horizontal:0f 1/rectangle.roundedbottom:0f l2:cC
        1/button.angledtop.vertical.left:0f 2/roundedtop.horizontal:0f 1/rectangle.roundedtop:0f
        l3.button.angledbottom.horizontal.left:0f l4.button.horizontal:0f ladybug:0fcCxX 1/slash:cC lamp.ceiling:0f
        2/inverse 1/desk:0f 1/floor:0f 1/table:0f lane lanyardcard:0f laptopcomputer:0xkg 1/and.arrow.down 2/ipad
        2/iphone largecircle.fill:c larisign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed laser.burst
        lasso 1/and.sparkles 1/badge.sparkles 1/sparkles latch.2.case:0f laurel.leading 2/laurel.trailing 1/trailing
        lb:cC 1/button.roundedbottom.horizontal:0f 1/rectangle.roundedbottom:0f leaf:0fcC 1/arrow.circlepath
        2/triangle.circlepath 2/trianglehead.clockwise left:0cC lessthan:0cCsS lessthanorequalto:0cCsS level:0f
        licenseplate:0f lifepreserver:0f light.beacon.max:0f 2/min:0f 1/cylindrical.ceiling:0f 3/inverse 1/max 1/min
        1/overhead.left:0f 2/right:0f 1/panel:0f 1/recessed:0f 2/3:0f 3/inverse 2/inverse 1/ribbon:0f 1/strip.2:0f
        lightbulb:0fcCxX 1/2:0f 1/led:0f 2/wide:0f 1/max:0f 1/min:0fq 2/badge.exclamationmark:f lightrail:0f
        lightspectrum.horizontal lightswitch.off:0fsS 1/on:0fsS line.2.horizontal.decrease:cC 1/3.crossed.swirl:cC
        2/horizontal:0cC 3/button.angledtop.vertical.right:0f 3/decrease:0cC 1/diagonal 2/arrow 2/trianglehead.up.right
        5/left.down 1/horizontal.2.decrease:cC 2/3:0cC 3/decrease:0cC 2/star.fill.line.horizontal
        lines.measurement.horizontal 3/aligned.bottom 2/vertical lineweight link:0cCp 1/icloud:0f lirasign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed list.and.film 1/bullet:0cCrR 2/badge.ellipsis 2/below:r
        2/clipboard:0f 2/indent 2/rectangle.portrait:0f 1/clipboard:0f 1/dash 2/badge.ellipsis 2/header:rR 1/number:0ail
        2/badge.ellipsis:0il 1/star 1/triangle livephoto:0x 1/badge.a 2/automatic 1/play lizard:0fcC
        lm.button.horizontal:0f location:0fcCsSxXtT 1/fill.viewfinder 1/magnifyingglass 1/north:0fcC 2/line:0f
        1/slash:cC 1/viewfinder lock:0fcCsSxXrRkyg 1/app.dashed 1/applewatch 1/badge.checkmark:f 2/clock:0f 2/xmark:f
        1/circle.dotted 1/desktopcomputer 1/display 1/doc:0f 1/document:0f 1/heart:0f 1/icloud:0f 1/ipad 1/iphone
        1/laptopcomputer 1/open:0fg 2/applewatch 2/desktopcomputer 2/display 2/ipad 2/iphone 2/laptopcomputer 2/rotation
        2/trianglebadge.exclamationmark:f 1/rectangle.dashed 2/on:rR 3/rectangle.dashed 2/stack:0f 1/rotation 2/open
        1/shield:0f 1/square.dashed 2/stack:0f 1/trianglebadge.exclamationmark:f logo.playstation 1/xbox
        long.text.page.and.pencil:0f loupe lsb.button.angledbottom.horizontal.left:0f lt:cC
        1/button.roundedtop.horizontal:0f 1/rectangle.roundedtop:0f lungs:0f m:cCsS m1.button.horizontal:0f
        m2.button.horizontal:0f m3.button.horizontal:0f m4.button.horizontal:0f macbook:0xkgq 1/and.applewatch 2/ipad
        2/iphone 2/ipod 2/vision.pro 2/visionpro 1/badge.shield.checkmark 1/gen1 2/sizes 1/gen2 2/sizes 1/sizes
        macmini:0fk 1/badge.checkmark:f 1/gen2:0f 1/gen3:0f macpro.gen1:0f 1/gen2:0f 1/gen3:0f 2/badge.ckeckmark:0f
        2/server macstudio:0fk 1/badge.checkmark:f macwindow:0p 1/and.cursorarrow:0l 2/pointer.arrow:0l
        1/on.rectangle:0l 1/stack magazine:0f magicmouse:0f magnifyingglass:0cC magsafe.batterypack:0f mail:0f
        1/and.text.magnifyingglass:0l 1/stack:0f malaysianringgitsign:0cCsS
        1/arrow.trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed manatsign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed map:0fcC mappin:0cCsSx 1/and.ellipse:0cC 1/slash:cC matter.logo
        mecca medal:0f 1/star:0f mediastick medical.thermometer:0f megaphone:0f memories:0xpmky memorychip:0f menubar:r
        1/arrow.down:r 2/up:r 1/dock:r 2/rectangle.badge.record menucard:0f message:0fcC 1/and.waveform:0f 1/badge:0fcCl
        2/circle:l 3/fill:l 2/fill:l 2/filled.fill:0l 2/waveform:0f metronome:0f mic:0fcCsSxXpPy 1/and.signal.meter:0f
        1/fill:y 1/slash:cC microbe:0fcC microphone:0fcCsSxXpy 1/and.signal.meter:0f 1/badge.ellipsis:0f 2/plus:f
        2/xmark:f 1/slash:cC microwave:0f millsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        minus:0cCsSrR 1/arrow.trianglehead.clockwise 3/counterclockwise 1/diamond:0f 1/forwardslash.plus
        1/magnifyingglass 1/plus.and.fluid.batteryblock 2/batteryblock:0fxX 3/exclamationmark:0f 3/stack:0f
        4/arrowtriangle.left:0f 5/right:0f 6/and.arrowtriangle.left:0f 4/exclamationmark:0f
        2/lines.measurement.horizontal.aligned.bottom 1/rectangle.portrait:0f 1/slash.plus mirror.side.left
        3/and.arrow.turn.down.right 4/heat.waves 2/right 3/and.arrow.turn.down.left 4/heat.waves moon:0fcC 1/dust:0fcC
        1/haze:0fcC 1/road.lanes 1/stars:0fcC 1/zzz:0f moonphase.first.quarter 3/inverse 1/full.moon 3/inverse
        1/last.quarter 3/inverse 1/new.moon 3/inverse 1/waning.crescent 3/inverse 2/gibbous 3/inverse 1/waxing.crescent
        3/inverse 2/gibbous 3/inverse moonrise:0fcC moonset:0fcC moped:0f mosaic:0f motorcycle:0f mount:0f
        mountain.2:0fcC mouth:0f move.3d movieclapper:0f mph:0cC mug:0f multiply:0cCsS music.house:0f 1/mic:0cC
        1/microphone:0cC 1/note:0x 2/arrow.trianglehead.clockwise 2/house:0f 2/list 2/square.stack:0f 2/tv:0f 1/pages:0f
        1/quarternote.3 mustache:0f n:cCsS nairasign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed network:0x
        1/badge.shield.half.filled newspaper:0fcC norwegiankronesign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed nose:0f nosign:0tT 1/badge.clock note 1/text:0p notequal:0cCsS
        number:0cCsS numbers:0rRai 1/bn 1/gu 1/km 1/kn 1/ml 1/mni 1/mr 1/my 1/or 1/pa 1/rectangle:ai 2/fill:ai 1/sat
        1/te numbersign o:cCsS oar.2.crossed:0cC octagon:0f 1/bottomhalf.filled 1/lefthalf.filled 1/righthalf.filled
        1/tophalf.filled oilcan:0f 1/and.thermometer:0f opticaldisc:0f opticaldiscdrive:0f opticid:0f option oval:0f
        1/bottomhalf.filled 1/inset.filled 1/lefthalf.filled 1/portrait:0f 2/bottomhalf.filled 2/inset.filled
        2/lefthalf.filled 2/righthalf.filled 2/tophalf.filled 1/righthalf.filled 1/tophalf.filled oven:0f p:cCsS
        p1.button.horizontal:0f p2.button.horizontal:0f p3.button.horizontal:0f p4.button.horizontal:0f pad.header
        paddleshifter.left:0f 1/right:0f paint.bucket.classic paintbrush:0f 1/pointed:0f paintpalette:0f pano:0f
        1/badge.play:0f paperclip:0cC 1/badge.ellipsis paperplane:0fcC paragraph paragraphsign parentheses
        parkinglight:0f parkingsign:0cCsS 1/brakesignal:0x 1/radiowaves.down.right.off 2/left.and.right:0x
        2/right.and.safetycone 1/steeringwheel party.popper:0f pause:0fcCrR pawprint:0fcC pc peacesign
        pedal.accelerator:0f 1/brake:0f 1/clutch:0f pedestrian.gate.closed:0g 2/open:0g pencil:0cCx 1/and.ellipsis:r
        2/list.clipboard:0l 2/outline 2/ruler:0f 2/scribble 1/line 1/tip 2/crop.circle:0fpm 4/badge.arrow.forward:0f
        5/minus:f 5/plus:f pentagon:0f 1/bottomhalf.filled 1/lefthalf.filled 1/righthalf.filled 1/tophalf.filled
        percent:0a person:0fcCxXpPm 1/2:0fcCxXpm 2/arrow.trianglehead.counterclockwise 2/badge:0f 3/gearshape:0f
        3/key:0f 3/minus:f 3/plus:f 2/crop.square.stack:0f 2/gobackward 2/shield:0f 2/square.stack:0f 2/wave.2:0f 1/3:0f
        2/sequence:0f 1/and.arrow.left.and.arrow.right 7/outward 2/background.dotted 3/striped.horizontal 2/person:0f
        1/badge.clock:0f 2/key:0f 2/minus:f 2/plus:f 2/shield.checkmark:0f 3/exclamationmark:0f 1/bubble:0f 1/bust:0fcC
        1/checkmark.and.xmark:0l 1/crop:sSrR 2/artframe 2/badge.magnifyingglass:0f 2/circle:0fpPmkyzq 3/badge:0f
        4/checkmark:f 4/clock:0f 4/ellipsis:0f 4/exclam:0f 4/exclamationmark:f 4/minus:f 4/moon:0f 4/plus:f
        4/questionmark:fa 5/fill:a 4/xmark:f 3/dashed:0cC 3/fill:mkyzq 4/badge.exclam 5/questionmark:a 2/rectangle:p
        3/badge.plus:f 3/stack:0f 2/square.badge.camera:0f 4/video:0f 3/fill.and.at:r 3/filled.and.at:rR
        3/on.square.angled:0f 1/fill:m 2/and.arrow.left.and.arrow.right 8/outward 2/checkmark:0l 3/and.xmark:0l
        2/questionmark:0al 2/turn.down 3/left 3/right 2/viewfinder 2/xmark:0l 1/icloud:0f 1/line.dotted.person:0f
        1/spatialaudio:f 2/3d:f 2/stereo:f 3/3d:f 1/text.rectangle:0fg 3/trianglebadge.exclamationmark:f 1/wave.2:0f
        personalhotspot:0cCx perspective peruviansolessign:0cCsS 1/arrow.trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        pesetasign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed pesosign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed pet.carrier:0fcC phone:0fcCpPk 1/and.waveform:0f
        1/arrow.down.left:0f 2/right:0f 2/up.right:0fcC 1/badge.clock:0f 2/plus:f 2/waveform:0f 1/bubble:0fl 2/fill:l
        2/left:0f 1/connection:0f 1/down:0fcC 2/waves.left.and.right 1/fill:k 2/arrow.down.left 3/right 3/up.right
        2/connection 1/pause:0fcC photo:0fcCpkgq 1/artframe:0cC 1/badge.arrow.down:0f 2/checkmark:f 2/exclamationmark:f
        2/magnifyingglass:0f 2/plus:f 2/shield.exclamationmark:0f 1/fill.on:R 1/on:rR 2/rectangle.angled:0f 1/stack:0f
        1/trianglebadge.exclamationmark:f 1/tv pi:0cCsS pianokeys 1/inverse pill:0fcC pills:0fcC pin:0fcCsSxX pip:0f
        1/enter 1/exit 1/remove 1/swap pipe.and.drop:0f placeholdertext:f platter.2.filled.ipad 4/landscape 3/iphone
        4/landscape 1/bottom.applewatch.case 1/filled.bottom.and.arrow.down.iphone 3/applewatch.case 3/iphone
        2/top.and.arrow.up.iphone 3/applewatch.case 3/iphone 1/top.applewatch.case play:0fcCsSxXrR 1/desktopcomputer
        1/diamond:0f 1/display 1/house:0f 1/laptopcomputer 1/rectangle.on.rectangle:0fcC 1/square.stack:0f 1/tv:0f
        playpause:0fcC playstation.logo plus:0cCsSrRtT 1/arrow.trianglehead.clockwise 3/counterclockwise 1/bubble:0f
        1/capsule:0f 1/circle.dashed 1/diamond:0f 1/forwardslash.minus 1/magnifyingglass 1/message:0f 1/minus.capsule:0f
        1/rectangle.fill.on:R 4/folder:f 2/on:rR 3/folder:0f 2/portrait:0f 1/slash.minus 1/square.dashed 2/fill.on:S
        2/on:sS 1/viewfinder plusminus:0cC point.3.connected.trianglepath.dotted 2/filled.connected.trianglepath.dotted
        1/bottomleft.filled.forward.to.point.topright.scurvepath 2/forward.to.arrow.triangle.scurvepath:0f
        6/uturn.scurvepath:0f 4/arrowtriangle.uturn.scurvepath:0f 4/point.topright.filled.scurvepath 6/scurvepath:0f
        1/fill.topleft.down.curvedto.point.fill.bottomright.up 1/filled.topleft.down.curvedto.point.bottomright.up
        1/forward.to.point.capsulepath:0f 1/topleft.down.curvedto.point.bottomright.up:0f 5/filled.bottomright.up
        3/to.point.bottomright.curvepath:0f 6/filled.curvepath 2/filled.down.to.point.bottomright.curvepath
        1/topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath 8/scurvepath:0f
        2/filled.arrow.triangle.backward.to.point.bottomleft.scurvepath pointer.arrow:0sSx 2/and.square.on.square.dashed
        2/click 3/2 3/badge.clock 2/ipad:0sSx 3/and.square.on.square.dashed 3/rays 3/slash:sS 2/motionlines 3/click
        2/rays 2/slash:sS polishzlotysign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed popcorn:0fcC
        power:0cC 1/dotted powercord:0f powermeter poweroff poweron poweroutlet.strip:0f 1/type.a:0fsS 2/b:0fsS 2/c:0fsS
        2/d:0fsS 2/e:0fsS 2/f:0fsS 2/g:0fsS 2/h:0fsS 2/i:0fsS 2/j:0fsS 2/k:0fsS 2/l:0fsS 2/m:0fsS 2/n:0fsS 2/o:0fsS
        powerplug:0f 1/portrait:0f powersleep printer:0f 1/dotmatrix:0f 2/fill.and.paper:f 2/filled.and.paper 5/inverse
        2/inverse 1/fill.and.paper:f 1/filled.and.paper 4/inverse 1/inverse progress.indicator projective purchased:0cC
        puzzlepiece:0f 1/extension:0f pyramid:0f q:cCsS qrcode 1/viewfinder questionmark:0cCsSatT 1/app:a 2/dashed:0a
        2/fill:a 1/bubble:0fa 2/fill:a 1/circle:a 2/dashed:0a 2/fill:a 1/diamond:0fa 2/fill:a 1/folder:0fa 2/fill:a
        1/key.filled 1/message:0fa 2/fill:a 1/square:a 2/dashed:0a 2/fill:a 1/text.page:0fal 3/fill:al 1/video:0fal
        2/fill:al quote.bubble:0fl 2/fill:l 1/closing 1/opening quotelevel r:cCsS 1/button.roundedbottom.horizontal:0f
        1/joystick:0f 2/down:0f 2/press.down:0f 2/tilt.down:0f 3/left:0f 3/right:0f 3/up:0f 1/rectangle.roundedbottom:0f
        1/square.fill.on:S 2/on:sS r1:cC 1/button.roundedbottom.horizontal:0f 1/rectangle.roundedbottom:0f r2:cC
        1/button.angledtop.vertical.right:0f 2/roundedtop.horizontal:0f 1/rectangle.roundedtop:0f
        r3.button.angledbottom.horizontal.right:0f r4.button.horizontal:0f radicand.squareroot:0a radio:0f
        radiowaves.left 1/right rainbow rays rb:cC 1/button.roundedbottom.horizontal:0f 1/rectangle.roundedbottom:0f
        realtimetext receipt:0f record:cC recordingtape:0cC rectangle:0fxXpPmky 1/2.swap 1/3.group:0f 3/bubble:0f
        4/left:0f 3/dashed 2/offgrid:0f 3/bubble.left:0f 1/and.arrow.up.right.and.arrow.down.left:0x
        2/hand.point.up.left:0f 6/filled 2/paperclip 2/pencil.and.ellipsis:0l 2/text.magnifyingglass:0l
        1/arrowtriangle.2.inward 3/outward 1/badge.checkmark:f 2/person.crop 2/sparkles:0f 2/xmark:f 1/bottomhalf.filled
        2/inset.filled 1/bottomthird.inset:f 3/filled 1/center.inset:f 3/filled:0p 1/checkered 1/compress.vertical
        1/connected.to.line.below 1/dashed 2/and.paperclip 2/badge.record 1/dock 1/expand.diagonal 2/vertical 1/fill:mky
        2/badge.person.crop 2/on.rectangle.angled:f 4/fill:0cCX 1/filled.and.hand.point.up.left 1/grid.1x2:0f 2/1x3:0f
        2/2x2:0f 2/3x1:0f 2/3x2:0f 2/3x3:0f 1/inset:f 2/bottomleading.filled 2/bottomleft:f 3/filled 2/bottomright:f
        3/filled 2/bottomtrailing.filled 2/filled 3/and.cursorarrow 4/person.filled 3/badge.record 3/on:r
        2/topleading.filled 2/topleft:f 3/filled 2/topright:f 3/filled 2/toptrailing.filled 1/landscape.rotate:0x
        1/leadinghalf.filled 2/inset.filled 4/arrow.leading 1/leadingthird.inset.filled 1/lefthalf:f 2/filled 2/inset:f
        3/fill.arrow.left 3/filled 4/arrow.left 1/leftthird.inset:f 3/filled 1/on.rectangle:0fcCsSxX 3/angled:0f
        3/badge.gearshape 3/button.angledtop.vertical.left:0f 3/dashed 3/slash:cC 1/pattern.checkered 1/portrait:0fxXp
        2/and.arrow.forward:0f 4/right:0f 2/arrowtriangle.2.inward 4/outward 2/badge.plus:f 2/bottomhalf.filled
        3/inset.filled 2/bottomleading.inset.filled 2/bottomleft.inset.filled 2/bottomright.inset.filled
        2/bottomthird.inset.filled 2/bottomtrailing.inset.filled 2/center.inset.filled 2/inset.filled
        2/leadinghalf.inset.filled 2/leadingthird.inset.filled 2/lefthalf.filled 3/inset.filled 2/leftthird.inset.filled
        2/on.rectangle.portrait:0fxX 5/angled:0f 2/righthalf.filled 3/inset.filled 2/rightthird.inset.filled 2/rotate:0x
        2/split.2x1:0fxX 2/tophalf.filled 3/inset.filled 2/topleading.inset.filled 2/topleft.inset.filled
        2/topright.inset.filled 2/topthird.inset.filled 2/toptrailing.inset.filled 2/trailinghalf.inset.filled
        2/trailingthird.inset.filled 1/ratio.16.to.9:0f 2/3.to.4:0f 2/4.to.3:0f 2/9.to.16:0f 1/righthalf:f 2/filled
        2/inset:f 3/fill.arrow.right 3/filled 4/arrow.right 1/rightthird.inset:f 3/filled 1/roundedbottom:0f
        1/roundedtop:0f 1/split.1x2:0f 2/2x1:0fxX 2/2x2:0f 2/3x1:0f 2/3x3:0f 1/stack:0fxXpPm 2/badge.minus:f
        3/person.crop:0f 3/play:0f 3/plus:f 2/fill:m 3/badge.person.crop 2/person.crop:0f 1/tophalf.filled
        2/inset.filled 1/topthird.inset:0f 3/filled 1/trailinghalf.filled 2/inset.filled 4/arrow.trailing
        1/trailingthird.inset.filled refrigerator:0f repeat:0cCy 1/1:0cCai 2/circle:ai 3/fill:ai 1/badge.xmark:C
        restart:0cC retarder.brakesignal:0x 2/and.exclamationmark return 1/left 1/right rhombus:0f
        richtext.page:0faihjJoO 2/fill:aihjJoO right:0cC righttriangle:0f 1/split.diagonal:0f ring:0cC 1/dashed
        rm.button.horizontal:0f road.lane.arrowtriangle.2.inward 4/outward 1/lanes 2/curved.left 3/right
        robotic.vacuum:0f 2/and.arrowtriangle.up:0f 3/ellipsis:0f roller.shade.closed 2/open roman.shade.closed 2/open
        rosette rotate.3d:0fcC 1/left:0f 1/right:0f rsb.button.angledbottom.horizontal.right:0f rt:cC
        1/button.roundedtop.horizontal:0f 1/rectangle.roundedtop:0f rublesign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed rugbyball:0fcC ruler:0f rupeesign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed s:cCsS safari:0f sailboat:0fcC scale.3d scalemass:0f scanner:0f
        scissors:0cC 1/badge.ellipsis scooter scope screwdriver:0f scribble 1/variable scroll:0f sdcard:0f seal:0f
        selection.pin.in.out sensor:0f 1/radiowaves.left.and.right:0f 1/tag.radiowaves.forward:0f server.rack
        service.dog:0f shadow shared.with.you:0cCx sharedwithyou:0cCx shareplay:0x shazam.logo:0f shekelsign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed sheqelsign:cCsS shield:0fxX 1/checkerboard 1/checkered
        1/lefthalf.fill:0x 2/filled:0xkg 1/pattern.checkered 1/righthalf.filled shift:0f shippingbox:0fcC
        1/and.arrow.backward:0f shoe:0fcC 1/2:0f 1/arrow.trianglehead.up.and.down:0f 4/right:0fcC shoeprints:f shower:0f
        1/handheld:0f 1/sidejet:0f shuffle:0cC sidebar.leading 1/left 1/right 1/squares.leading 2/left 2/right
        2/trailing 1/trailing signature:0ahjJO signpost.and.arrowtriangle.up:0fcC 1/left:0fcC 1/right:0fcC
        2/and.left:0fcC simcard:0f 1/2:0f singaporedollarsign:0cCsS 1/arrow.trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed sink:0f siri
        skateboard:0f skew skis:0f slash:cC sleep:0cC slider.horizontal.2:s 3/arrow.trianglehead.counterclockwise
        3/gobackward 3/rectangle.and.arrow.triangle.2.circlepath 6/trianglehead.2.clockwise.rotate.90
        3/square.badge.arrow.down 4/on:s 2/3 2/below:r 3/circle.lefthalf.filled 6/inverse 4/righthalf.filled 6/inverse
        3/square.and.square.filled 4/fill.and:s 4/filled.and:s 3/sun.max 4/min 1/vertical.3 slowmo smallcircle:cC
        1/fill:cC 1/filled:cC smartphone smiley:0f smoke:0fcC snow snowboard:0f snowflake:0cCx 1/road.lane 3/dashed
        soccerball:0cC 1/circle.fill.inverse 2/inverse 1/inverse sofa:0f sos:0cC space sparkle 1/magnifyingglass
        1/text.clipboard:0f sparkles 1/2 1/rectangle.stack:0f 1/square.fill.on:s 2/filled.on:s 1/tv:0f
        spatial.capture:0fxX 2/on.hexagon:0f speaker:0fcCsSxXgq 1/1:0f 1/2:0f 1/3:0f 1/badge.exclamationmark:f
        1/minus:0f 1/plus:0f 1/slash:cCl 2/circle:l 3/fill:l 2/fill:l 1/trianglebadge.exclamationmark:f 1/wave.1:0f
        3/arrowtriangles.up.right.down.left 2/2:0fcC 3/bubble:0fl 4/fill:l 4/left:0fl 5/fill:l 2/3:0f 1/zzz:0fl 2/fill:l
        speedometer spigot:0f spoon.serving sportscourt:0fcC sprinkler:0f 1/and.droplets:0f square:0fcCxXp
        1/2.layers.3d:0f 4/bottom.filled 4/top.filled 2/stack.3d 4/bottom:f 5/filled 4/top:f 5/filled 1/3.layers.3d:0x
        4/bottom.filled 4/down.backward 6/slash:l 5/forward 6/slash:l 5/left:0x 5/right:0x 4/middle.filled 4/top.filled
        2/stack.3d:0x 4/bottom:f 5/filled 4/middle:f 5/filled 4/top:f 5/filled 1/and.arrow.down:0fky 4/badge.checkmark:f
        5/clock:0f 5/xmark:f 4/on:sS 3/up:0fcCkg 4/badge.checkmark:f 5/clock:0f 4/on:sS
        4/trianglebadge.exclamationmark:f 2/at:rR 2/line.vertical.and:sS 5/square.filled 2/pencil:0cC
        1/arrowtriangle.4.outward 1/badge.plus:f 1/bottomhalf:f 2/filled 1/bottomthird.inset.filled 1/dashed 2/inset:f
        3/filled 1/dotted 1/fill.and.line.vertical:S 5/and:sS 2/on:CsS 2/text.grid.1x2 1/filled.and.line.vertical.and:s
        2/on:s 1/grid.2x2:0f 2/3x1.below.line.grid.1x2:0f 3/fill.below.line.grid.1x2 3/folder:pP 2/3x2:0f 2/3x3:0fs
        3/bottomleft:f 4/filled 3/bottommiddle:f 4/filled 3/bottomright:f 4/filled 3/fill:s 3/middle:f 4/filled
        3/middleleft:f 4/filled 3/middleright:f 4/filled 3/square.badge.ellipsis 3/topleft:f 4/filled 3/topmiddle:f
        4/filled 3/topright:f 4/filled 2/4x3:f 1/inset.filled 1/leadingthird.inset.filled 1/lefthalf:f 2/filled
        1/leftthird.inset.filled 1/line.vertical.square.fill.left 1/on:cCsS 2/square.badge.person.crop:0f 3/dashed
        3/intersection.dashed 3/squareshape.controlhandles 1/resize 2/down 2/up 1/righthalf:f 2/filled
        1/rightthird.inset.filled 1/split.1x2:0f 2/2x1:0f 2/2x2:0f 2/bottomrightquarter:0f 2/diagonal:0f 3/2x2:0f
        1/stack:0f 2/3d.down.dottedline 4/forward:0f 4/right:0f 3/forward.dottedline:0f 3/up:0fxXg 4/badge.a:0f
        5/automatic:0f 4/trianglebadge.exclamationmark:f 1/text:sS 1/tophalf:f 2/filled 1/topthird.inset.filled
        1/trailingthird.inset.filled squareroot squares.below:r 1/leading:rR squareshape:0f
        1/controlhandles.on.squareshape.controlhandles 1/dashed.squareshape 1/dotted.split.2x2 2/squareshape 1/split.2x2
        3/dotted 4/inside 5/and.outside 4/outside 2/3x3 1/squareshape.dashed 2/dotted stairs star:0fcCsSxXrR 1/bubble:0f
        1/fill.left 1/hexagon:0f 1/leadinghalf:f 2/filled 1/lefthalf:f 1/square.on:sS staroflife:0fcC 1/shield:0f
        steeringwheel:0cCxq 1/and.hands 2/heat.waves 2/key 2/liquid.wave 2/lock
        1/arrow.trianglehead.counterclockwise.and.clockwise 1/arrowtriangle.left 2/right 1/badge.lock 1/exclamationmark
        1/road.lane 3/dashed sterlingsign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90
        1/bank.building:0f 1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed
        stethoscope:0cC stop:0fcC stopwatch:0f storefront:0fcC stove:0f strikethrough 1/double stroke.line.diagonal:0x
        stroller:0f studentdesk suit.club:0f 1/diamond:0f 1/heart:0f 1/spade:0f suitcase:0fcC 1/cart:0f 1/rolling:0fcC
        2/and.film:0fcC 3/suitcase:0fcC sum:0a sun.and.horizon:0fcC 1/dust:0fcC 1/haze:0fcC 1/horizon:0fcC
        1/lefthalf.filled 1/max:0fcCg 2/trianglebadge.exclamationmark:f 1/min:0f 1/rain:0fcC 1/righthalf.filled
        1/snow:0fcC sunglasses:0f sunrise:0fcC sunset:0fcC surfboard:0f suspension.shock suv.side:0f 2/air.circulate:0f
        3/fresh:0f 2/and.exclamationmark:0f 2/arrow.left.and.right:0f 2/arrowtriangle.down:0f 3/up:0f
        4/arrowtriangle.down:0f 2/front.open:0f 4/crop:0f 2/hill.descent.control:0f 3/down:0f
        4/and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:0f 3/up:0f 2/lock:0f 3/open:0f 2/rear.open:0f
        4/crop:0f 2/roof.cargo.carrier:0fxX swatchpalette:0f swedishkronasign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed swift swiftdata swirl.circle.righthalf.filled 4/inverse switch.2
        1/programmable:0fsS syringe:0f t:cCsS 1/bubble:0fah 2/fill:ah table:0f 1/badge.more:0f 1/furniture:0f
        tablecells:0f 1/badge.ellipsis:0f 1/fill.badge.ellipsis tachometer tag:0fcCsSxX taillight.fog:0f
        takeoutbag.and.cup.and.straw:0f target teddybear:0f teletype:0cC 1/answer:0cC tengesign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed tennis.racket:0cC tennisball:0fcC tent:0fcC 1/2:0fcC terminal:0f
        testtube.2 text:rRpmky 1/aligncenter 1/alignleft 1/alignright 1/and.command.macwindow 1/append
        1/badge.checkmark:l 2/star 1/below.folder:0f 2/photo:0fl 3/fill:l 1/book.closed:0f 1/bubble:0fl
        2/badge.clock:0fl 4/fill:l 2/fill:l 1/chevron.left 2/right 1/cursor:0aihjJoO 1/document:0f 1/insert 1/justify
        2/leading 2/left 2/right 2/trailing 1/justifyleft 1/justifyright 1/line.2.summary:0y 2/3.summary
        2/first.and.arrowtriangle.forward 2/last.and.arrowtriangle.forward 2/magnify 1/magnifyingglass:0l
        1/pad.header:0p 3/badge.clock:0l 1/page:0fxX 2/badge.magnifyingglass 2/slash:l 3/fill:l 1/quote:0l
        1/rectangle.page:0f 1/redaction 1/square.filled 1/viewfinder 1/word.spacing textbox:0aihjJoO textformat:0aihjJoO
        1/12:0ai 2/km 2/my 1/123:0ai 1/abc 2/dottedunderline 1/alt:0aihjJoO 2/bn 2/el 2/gu 2/kn 2/ml 2/mni 2/mr 2/or
        2/pa 2/sat 2/si 2/ta 2/te 1/bn 1/characters:0aihjJoO 2/arrow.left.and.right:0aihjJoO 6/bn 6/el 6/gu 6/kn 6/ml
        6/mni 6/mr 6/or 6/pa 6/ru 6/sat 6/si 6/ta 6/te 2/bn 2/dottedunderline:0aihjJoO 3/bn 3/el 3/gu 3/kn 3/ml 3/mni
        3/mr 3/or 3/pa 3/ru 3/sat 3/si 3/ta 3/te 2/el 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/ru 2/sat 2/si 2/ta 2/te 1/el
        1/gu 1/kn 1/ml 1/mni 1/mr 1/numbers:0ai 2/bn 2/gu 2/km 2/kn 2/ml 2/mni 2/mr 2/my 2/or 2/pa 2/sat 2/te 1/or 1/pa
        1/sat 1/si 1/size:0aihjJoO 2/bn 2/gu 2/kn 2/larger:0aihjJoO 3/bn 3/gu 3/kn 3/ml 3/mni 3/mr 3/or 3/pa 3/sat 3/si
        3/ta 3/te 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/smaller:0aihjJoO 3/bn 3/gu 3/kn 3/ml 3/mni 3/mr 3/or 3/pa 3/sat
        3/si 3/ta 3/te 2/ta 2/te 1/subscript:0aihjJoO 2/bn 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te
        1/superscript:0aihjJoO 2/bn 2/gu 2/kn 2/ml 2/mni 2/mr 2/or 2/pa 2/sat 2/si 2/ta 2/te 1/ta 1/te
        theatermask.and.paintbrush:0f theatermasks:0fcC thermometer 1/and.ellipsis 2/liquid.waves:0g 4/snowflake
        1/brakesignal 1/gauge.open 1/high 1/low 1/medium:0x 1/snowflake:0cC 1/snowlake 1/sun:0fcC 1/tirepressure
        1/transmission 1/variable 2/and.figure:0cC 2/badge.clock 3/play ticket:0fcC timelapse timeline.selection
        timer:0cCs tire 1/badge.snowflake tirepressure togglepower toilet:0fcC tornado:0cC tortoise:0fcC torus touchid
        tow.hitch:0f 2/exclamationmark:0f traction.control.tirepressure:0x 3/exclamationmark train.side.front.car
        2/middle.car 2/rear.car tram:0fcC 1/card:0f 1/fill.tunnel 1/tunnel:f translate transmission
        trapezoid.and.line.horizontal:0f 3/vertical:0f trash:0fcCsSxX 1/slash:cCsS tray:0fcC 1/2:0f 1/and.arrow.down:0f
        3/up:0f 1/badge:0f 1/full:0f tree:0fcC triangle:0fcC 1/bottomhalf.filled 1/inset.filled 1/lefthalf:f 2/filled
        1/righthalf:f 2/filled 1/tophalf.filled triangleshape:0f trophy:0fcC tropicalstorm:0cC truck.box:0f
        2/badge.clock:0fl 4/fill:l 1/pickup.side:0f 3/air.circulate:0f 4/fresh:0f 3/and.exclamationmark:0f
        3/arrow.left.and.right:0f 3/arrowtriangle.down:0f 4/up:0f 5/arrowtriangle.down:0f 3/front.open:0f 5/crop:0f
        3/hill.down:0f 5/and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:0f 4/up:0f 3/lock:0f 4/open:0f
        1/side.hill.descent.control:0f 2/roof.cargo.carrier:0fxX tsa:0cCx tshirt:0fcC tugriksign:0cCsS
        1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed tuningfork turkishlirasign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed tv:0fcCxX 1/and.hifispeaker:f 2/mediabox:0f 1/badge.wifi:0f
        1/inset.filled 1/music.note:0f u:cCsS uiwindow.split.2x1 umbrella:0fcC 1/gauge.open 1/percent:0fa 2/fill:a
        1/sensor.tag.radiowaves.left.and.right:0f underline 1/double v:cCsS vent.heat.waves.upward vial.viewfinder
        video:0fcCsSxXpPk 1/and.waveform:0f 1/badge.ellipsis 2/plus:f 2/waveform:0f 1/bubble:0fl 2/fill:l 2/left:0f
        1/doorbell:0f 1/fill:k 2/badge.ellipsis 1/slash:cC videoprojector:0f view.2d 1/3d viewfinder:0cCg 1/rectangular
        vision.pro:0fcCxXkgq 2/and.arrow.forward:0f 2/badge.checkmark:f 3/exclamationmark:f 3/play:0f 2/slash:cC
        2/trianglebadge.exclamationmark:f visionpro:0fcCxXq 1/and.arrow.forward:0f 1/badge.exclamationmark:f 2/play:0f
        1/slash:cC voiceover volleyball:0fcC volume:0fxX 1/1:0f 1/2:0f 1/3:0f 1/slash:l 2/fill:l 1/zzz:0f w:cCsS
        wake:0cC wallet.bifold:0f 1/pass:0f 1/sensor.tag.radiowaves.left.and.right:0f wand.and.outline 3/inverse 2/rays
        3/inverse 2/sparkles 3/inverse 2/stars 3/inverse warninglight:0f washer:0fcC watch.analog
        watchface.applewatch.case water.waves:0x 2/and.arrow.down:0g 4/trianglehead.down:0g 5/up 4/up waterbottle:0f
        wave.3.backward:0cC 2/down:0cC 3/car.side:0f 3/convertible.side:0f 3/pickup.side:0f 3/suv.side:0f 2/forward:0cC
        2/left:0cC 2/right:0cC 2/up:0cC waveform:0cCxpmkyq 1/and.magnifyingglass 2/mic 2/person.filled
        1/badge.magnifyingglass 2/mic 2/microphone 1/low 1/mid 1/path:0pm 2/ecg:0rR 3/magnifyingglass 3/text:0l
        4/clipboard:0fl 5/fill:l 4/page:0fl 5/fill:l web.camera:0f wheelchair widget.extralarge:0p 1/large:0p
        1/medium:0p 1/small:0p wifi:0cCsSx 1/badge.lock 1/exclamationmark:0cC 1/router:0f wind:0cC 1/snow:0cC
        window.awning 2/closed 1/casement 2/closed 1/ceiling 2/closed 1/horizontal 2/closed 1/shade.closed 2/open
        1/vertical.closed 2/open windshield.front.and.fluid 4/and.spray 3/heat.waves 3/spray 3/wiper 4/and.drop 5/spray
        4/exclamationmark 4/intermittent 1/rear.and.fluid 4/and.spray 3/heat.waves 3/spray 3/wiper 4/and.drop 5/spray
        4/exclamationmark 4/intermittent wineglass:0f wonsign:0cCsS 1/arrow.circlepath
        2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f 1/gauge.chart.lefthalf.righthalf
        3/leftthird.topthird.rightthird 1/ring 2/dashed wrench:0f 1/adjustable:0f 1/and.screwdriver:0f wrongwaysign:0f
        x:cCsS 1/squareroot xbox.logo xmark:0cCsSrRtT 1/bin:0fcC 1/circle.badge.airplane:0f 1/diamond:0f 1/icloud:0f
        1/octagon:0f 1/rectangle.portrait:0f 1/seal:0f 1/shield:0f 1/triangle.circle:sS xserve 1/raid y:cCsS
        yensign:0cCsS 1/arrow.circlepath 2/trianglehead.counterclockwise.rotate.90 1/bank.building:0f
        1/gauge.chart.lefthalf.righthalf 3/leftthird.topthird.rightthird 1/ring 2/dashed yieldsign:0f z:cCsS zipper.page
        zl.button.roundedtop.horizontal:0f 1/rectangle.roundedtop:0f zr.button.roundedtop.horizontal:0f
        1/rectangle.roundedtop:0f zzz
        """
}
