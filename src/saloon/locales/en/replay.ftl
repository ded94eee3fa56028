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
replay-turn-unseen = Nobody did much: whose turn came next, and their cards, made the difference.
replay-pace =
    { $speed ->
        [slow] Slow
        [fast] Fast
       *[normal] Normal
    }
replay-what-if = What if? Play on from here as { $name } against { $bot }
replay-story = The story
replay-critique = Looking back
replay-course = How it stood
replay-course-does = The chance of each side to win, as the bots see it.
replay-course-line = { $name }: { $from } at first, { $to } in the end.
replay-coming = This part of the match is coming…
replay-looking-back = The bots are looking back on the match. This takes a few seconds.
replay-turns = Turning points
replay-swing = { $name }: { $before } → { $after }
