### What the page says where a match is opened.

new-title = A match of { $game }
new-seats = Who plays?
new-seat = Seat { $number }
new-seat-bot = A bot
new-seat-member = One of us
new-seat-who = Who takes seat { $number }?
new-seat-open = A friend
new-seat-here = On this device
new-seat-ghost = Your ghost
new-seat-ghost-does = You of your last finished match of this variant, answer by answer and to the millisecond.
new-seat-open-does = You get a link and a QR code to hand on.
new-seat-here-does = You share this device; a curtain hides the hands.
new-seat-name = Name of the player on seat { $number }
new-level = How strong the bot is
new-seat-more = One seat more
new-seat-less = Take seat { $number } away
new-seat-of = Seat { $number }: { $caption }
new-options-more = More options
new-seat-count = { $seats } of { $most } seats
new-options = House rules
new-terms = The table
new-begin = Open the table
new-clock = Clock
new-clock-none = None
new-clock-slow = Easy
new-clock-quick = Quick
new-clock-none-does = Everybody takes the time they need.
new-clock-slow-does = Two minutes a turn, and ten more to draw on. Then the house plays the turn to its end, and not well.
new-clock-quick-does = Thirty seconds a turn, and three minutes to draw on. Then the house plays the turn to its end, and not well.
new-camera = On camera
new-camera-does = Everybody plays with their real fingers, which a camera reads; it has a ladder of its own.
new-window = When answers out of turn are heard
new-window-of =
    { $seconds ->
        [0] At once
       *[other] After { $seconds } s
    }
new-window-does = With a wait, ambushes and other answers are heard after the same time, so that no pause gives anything away; who does not answer passes.
new-spectators-does = Whoever has the link may watch. They see no hidden cards.
new-hints = Hints
new-hints-does = Everybody may ask a bot what it would do.
new-coach = Coach for everybody
new-coach-does = Otherwise the coach only helps where nobody plays against another person.
new-chat-does = Without it there are set phrases only.
new-limit = Time limit
new-limit-does =
    { $race ->
        [relaxed] Two minutes and half a minute more a card: nobody is hurried, and no round hangs for ever.
       *[other] 20 seconds and 5 more a card; who has not answered then gets nothing in the round.
    }
new-race = How do you race?
new-ranked = Nobody looks on, no bot plays for anybody, nothing is taken back, and the time limit holds.
