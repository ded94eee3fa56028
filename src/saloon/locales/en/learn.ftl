### What the tutorial says in every game.

learn-title =
    { $title } in { $game ->
        [joe] 5
       *[other] 2
    } minutes
learn-you = You
learn-them = Clementine
learn-third = Zeb
learn-next = Go on
learn-back = Back
learn-again = Once more
learn-right = Right!
learn-other = Not quite. Have another look.
learn-done = That is all there is to it
learn-done-text = Now try it against a bot. The rules are always one tap away.
learn-modes = There is more than one way to race
