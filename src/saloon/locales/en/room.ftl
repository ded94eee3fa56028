### Our evening: a room for a group, over many matches of all games.

room-title = Our evening
room-invites = Our evening: you are invited
room-code = The code
room-code-spell = Said aloud: { $words }
room-join-text = Tell us your name, and you are in.
room-join = Come in
room-name = What shall the others call you?
room-name-keep = That is me
room-opening = Opening the door…
room-alone = Nobody else is here yet. Tell the others the code, or send them the link: it stays the same, tonight and next week.
room-lost = The house cannot be reached; we go on trying.

room-list = Our evenings
room-with-others = { $here ->
        [0] { $names }
       *[other] { $names } ({ $here } here now)
    }
room-only-you = only you so far

## How it goes

room-how = How does this work?
room-how-code = Everybody comes in once, with the code or the link. Both stay good as long as somebody comes within 30 days.
room-how-play = Anybody picks a game and says who plays. It opens for everybody at once; whoever does not play looks on.
room-how-after = After the match one tap leads back here, or on to the next one. The score counts every game.
room-how-rest = Need a break? Say that you sit out. Late? You see what is being played; watch, or wait for the next match.
room-how-host = The host can send somebody away and hand the role on. If the host is gone for long, somebody else takes over.

## Who is here

room-people = Who is here
room-here =
    { $count ->
        [one] 1 person is here
       *[other] { $count } people are here
    }
room-you = you
room-host = host
room-away = away
room-resting = sits out
room-plays = plays { $game }
room-watches = watches { $game }
room-rest = I sit out for now
room-rest-does = You are not dealt in, and stay here when a match opens.
room-manage = { $name }: more
room-hand-on = Make { $name } the host
room-hand-on-sure = Yes, { $name } is the host from now on
room-remove = Send { $name } away
room-remove-sure = Yes, send { $name } away
room-removed = Sent away: { $name }
room-let-back = Let { $name } come back
room-quit = Leave this evening for good
room-quit-sure = Yes, leave it
room-quit-does = You come back with the code.
room-invite = Invite somebody

## What is being played

room-playing = Being played
room-your-seat = Your seat waits for you
room-go = To my seat
room-call = Call everybody to it
room-watch = Watch
room-gathering = about to begin
room-called = { $game } opens: off we go
room-called-seat = { $game } has opened, and you have a seat
room-called-watch = { $game } has opened
room-call-go =
    { $seconds ->
        [one] Go there (1 second)
       *[0] Go there
        [other] Go there ({ $seconds } seconds)
    }
room-call-stay = Stay here

## What comes next

room-next = What shall we play?
room-fits =
    { $count ->
        [one] with bots
       *[other] for all { $count } of you
    }
room-fits-some = { $out ->
        [one] 1 of you looks on
       *[other] { $out } of you look on
    }
room-fits-bots =
    { $bots ->
        [one] with 1 bot
       *[other] with { $bots } bots
    }
room-parts =
    { $count ->
        [one] { $game }: 1 scenario fits { $people } people
       *[other] { $game }: { $count } scenarios fit { $people } people
    }
room-choose = Who plays { $game }?
room-choose-scenario = Which scenario?
room-scenario = { $title } ({ $fewest ->
        [0] { $most } players
       *[other] { $fewest }–{ $most } players
    })
room-campaign = All in a row, over several evenings
room-plays-it = { $name } plays
room-bots = Bots at the table
room-bot = Which bot?
room-seats =
    { $seats ->
        [one] 1 at the table
       *[other] { $seats } at the table
    }
room-seats-few = { $game } needs at least { $fewest } at the table.
room-seats-many = { $game } is for at most { $most } at the table.
room-begin = Begin
room-more = More choices
room-fair = Whoever has played least tonight comes first.

## The score

room-score = The score
room-score-tonight = Tonight
room-score-ever =
    { $evenings ->
        [one] All evenings (1)
       *[other] All evenings ({ $evenings })
    }
room-score-none = No match has ended yet.
room-score-name = Name
room-score-wins = Won
room-score-played = Played
room-score-place = { $times }× { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
room-lately = Played tonight
room-won =
    { $count ->
        [0] nobody won
       *[other] won: { $names }
    }
room-somebody = somebody

## The letters of a code, said aloud

room-letter-b = Bandit
room-letter-c = Cactus
room-letter-d = Dynamite
room-letter-f = Fiddle
room-letter-g = Gold
room-letter-h = Horse
room-letter-j = Joe
room-letter-k = Kettle
room-letter-m = Mule
room-letter-n = Nugget
room-letter-p = Poker
room-letter-r = Ranch
room-letter-s = Saloon
room-letter-t = Train
room-letter-v = Vulture
room-letter-w = Wagon
room-letter-x = X-ray
room-letter-y = Yucca
room-letter-z = Zigzag

## When something cannot be

failed-no-room = No room has this code. Is every letter right? A room goes when nobody has come for 30 days.
failed-room-guesses = Too many codes that are none. Wait an hour, or try from another connection.
failed-room-removed = The host has asked you to leave this evening.
failed-room-outside = First come in.
failed-room-full = This evening is full: 60 people belong to it.
failed-room-host = Only the host can do that.
failed-room-nobody = Whoever that was is not here any more.
failed-room-called = Somebody was faster: another match has just opened.
