### What the replay says in every game.

replay-title = Replay
replay-eyes = Through whose eyes
replay-seen-by = Seen by { $name }
replay-open = All hands open
replay-controls = Walk through the match
replay-position = Position
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
replay-times =
    { $speed ->
        [1] True speed
       *[other] { $speed } ×
    }
replay-what-if = What if? Play on from here as { $name } against { $bot }
