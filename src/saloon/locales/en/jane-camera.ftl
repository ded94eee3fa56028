### What the page says to hands in front of the camera.

jane-camera-title = Your hands in front of the camera
jane-camera-view = What the camera sees: a skeleton of each hand
jane-camera-loading =
    { $state ->
        [asking] Your browser asks whether the camera may be used.
       *[loading] Fetching what reads hands, about 10 MB, once…
    }
jane-camera-what = Hold both hands up, and the camera sees which fingers you bend. Keep still, and you have locked. It is slower than keys by the time that reading a picture takes; you will see how long that is.
jane-camera-size = What reads them is fetched once, about 10 MB.
jane-camera-start = Turn the camera on
jane-camera-lag = { $lag } ms
jane-camera-safe = Then this page is here:
jane-camera-qr = QR code of this page over https
jane-camera-private = The pictures never leave this page.
jane-camera-seen =
    { $hands ->
        [0] Show both hands
       *[1] One hand seen: show both
    }
jane-camera-good = Both hands seen
jane-camera-still =
    Keep still to lock{ $digits ->
        [none] {""}
        [many] {" "}· check every finger
       *[other] {" "}· check: { $digits }
    }
jane-camera-how = Hold both hands up, palms to the camera. When the cards come, bend your fingers and keep still: that locks. To answer with hands that need not move, take them away and show them again. A pistol draws: thumb up, index finger sideways.
jane-camera-weak =
    { $digits ->
        [many] Most fingers are hard to tell: more light helps, and palms to the camera. The key of a finger corrects it.
       *[other] Hard to tell: { $digits }. Look before you lock; the key of a finger corrects it.
    }
jane-camera-calibrate = Learn my hands
jane-camera-moment = Still for { $seconds } s
jane-camera-swap = Swap the hands
jane-camera-off = Without the camera
jane-camera-again = Try again
jane-camera-figures = { $lag } ms from picture to finger, { $rate } pictures a second ({ $by }).
jane-camera-ask =
    { $pose ->
        [open] Hold both hands open
        [fist] Make two fists
        [T] Bend both thumbs across the palm
        [I] Bend both index fingers
        [M] Bend both middle fingers
        [R] Bend both ring fingers
       *[P] Bend both little fingers
    }
jane-camera-hint =
    { $hint ->
        [both] Both hands must be in the picture. There is no hurry.
        [hold] Good, keep them so…
        [late] Not clear yet: bend it further, turn your palms to the camera, or skip it. A skipped finger can be corrected by its key.
       *[wait] Take your time: it goes on when it is seen.
    }
jane-camera-steps = Step { $step } of { $steps }
jane-camera-skip = Skip this one
jane-camera-anew = Begin again
jane-camera-done = Play
jane-camera-learnt =
    { $digits ->
        [none] All ten fingers can be told.
        [many] Learnt, but most fingers are hard to tell. More light helps, and palms to the camera.
       *[other] Learnt. Hard to tell: { $digits }.
    }
jane-camera-trouble =
    { $trouble ->
        [insecure] The camera is off: this connection is not safe
        [unsupported] This browser cannot read hands
        [refused] The camera was refused
        [none] There is no camera here
        [busy] The camera is busy
        [lost] The camera is gone
       *[broken] Reading hands does not work here
    }
jane-camera-help =
    { $trouble ->
        [insecure] Browsers lend a camera only over https, or on the computer that runs the house. Ask whoever runs it to start it like this, which makes a certificate on the spot, and come by the link or the QR code:
        [unsupported] A newer one can. Keys and touch work as ever.
        [refused] Allow it for this page in your browser’s address bar. Keys and touch work as ever.
        [none] Plug one in, or play with keys and touch.
        [busy] Another program uses it. Close that one, or play with keys and touch.
        [lost] It was unplugged or switched off. Your fingers stay as they are: go on with keys and touch.
       *[broken] It needs WebAssembly and WebGL 2. Keys and touch work as ever.
    }
