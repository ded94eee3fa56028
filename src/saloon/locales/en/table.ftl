### What the page says at a table: before a match, while it runs and after it.

## A new match

window-yours = Your answer? The wait is the same for all
window-answered = Noted: it is heard when the time is up
window-others = An answer is awaited: the same time for all
bot-strength = strength { $rank } of { $bots }
bot-figure-beats-next = wins { $percent } of its matches against the next weaker bot
bot-figure-attempt = loses { $value } points a turn to a perfect opponent
bot-figure-exploited = loses { $percent } of its matches to whoever knows how it plays
terms-absent = A bot keeps absent seats warm
terms-absent-does = If somebody is gone for a while a bot plays for them until they are back.
terms-spectators = Spectators
terms-chat = Free chat
terms-race-friends = Friends
terms-race-ranked = Ranked
terms-race-relaxed = Relaxed
terms-race-room = One screen
terms-race-ghost = Ghost
terms-race-friends-does = Against bots, or friends on devices of their own; what a slow connection costs is given back fairly.
terms-race-ranked-does = People only, timed strictly, and the result counts on the ladder.
terms-race-relaxed-does = No race: everybody answers at leisure, and all who are right score. Made for screen readers, too.
terms-race-room-does = Several people around one keyboard or tablet, each with hands of their own.
terms-race-ghost-does = Race yourself: the same cards as in your last match, and a ghost that answers as you did then.
ladder-title = The ladder
ladder-does = Everybody starts at 1000. A match counts as a duel with each of the others: beating a better one brings more.
ladder-empty = Nobody stands on it yet. Be the first.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-matches = Matches
ladder-wins = Wins

## What was agreed

agreed-title = Agreed for this match
agreed-clock = Clock
agreed-clock-does =
    { $bank ->
        [none] { $turn } a turn.
       *[other] { $turn } a turn, and { $bank } more to draw on.
    } When that is gone, the house plays the turn to its end, and not well.
agreed-option = { $label }: { $words }

## Before the start

table-title = The table
gather-invites =
    { $count ->
        [one] { $names } invites you to { $game }
       *[other] { $names } invite you to { $game }
    }
gather-sit = Sit down
gather-waiting =
    { $open ->
        [one] One seat is still free. As soon as it is taken the match begins.
       *[other] { $open } seats are still free. The match begins when all are taken, or when the host begins.
    }
gather-coming = Everybody has a seat. As soon as all of them are here the match begins.
gather-place = Let { $bot } play
gather-which = Which bot may join
gather-open = Take the bot away
gather-send-away = Remove
gather-send-away-sure = Yes, remove them
gather-let-back = Let { $name } sit down again
gather-barred = The host has given your seat to somebody else. If that was a mistake, ask the host to let you sit down again.
gather-start = Begin without the free seats
invite-title = Bring somebody
invite-text = Send the link, or let a phone scan the square.
invite-name = Under which name do they know you?
invite-name-keep = Use this name
invite-link = The link to this table
invite-qr = QR code of the link to this table
invite-copy = Copy the link
invite-share = Share
invite-copied = The link is copied.
invite-local = This address works on this machine only. Open the house by its address in your network and the link will work for others there.
luck-title = How chance is kept honest
luck-before = Before chance has its first say, the house binds itself with this number. After the match it proves that nothing was tampered with:

## Playing

table-of = { $game }: { $names }
seat-you = (you)
seat-away = away
seat-bot =
    { $kind ->
        [same] a bot
       *[other] { $kind }, a bot
    }
seat-warm = a bot plays meanwhile
seat-to-move = is to move
clock-left = Time left
clock-short = { $seconds } seconds left!
watching-you = You are watching.
toolbar-label = What you can do
tool-undo = Take back
tool-hint = Hint
tool-result = Result
panel-label = Beside the table
panel-log = Log
panel-people = People
panel-talk = Talk
panel-coach = Coach
log-empty = Nothing has happened yet.
log-hidden = The log is hidden in this match: only what lies on the table can be seen.
log-undone = A move was taken back.
log-late = { $name } ran out of time: the house plays this turn to its end.
log-late-you = Your time is up: the house plays this turn to its end for you.
rules-loading = Fetching the rulebook…
rules-own-page = The rules on a page of their own
people-title = At the table
people-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-stand = Leave the table
people-stand-sure = Yes, a bot plays on
people-place = Let a bot play meanwhile
people-left =
    { $others ->
        [one] The other player has left the table. { $bot } plays on in their place.
       *[other] Somebody has left the table. { $bot } plays on in their place.
    }
people-later = The arrow above leads out, and “Go on playing” on the front page leads back to this match.
people-give-up = Give this match up
people-give-up-sure = Yes, put it away
people-gave-up = The match is put away.
absent-wait =
    { $count ->
        [one] { $names } is away just now.
       *[other] { $names } are away just now.
    }
people-mute = Mute
people-unmute = Hear again
talk-said = { $name }: { $words }
talk-text = Say something
talk-send = Send
talk-to = Who hears it
talk-to-all = Everybody
talk-to-side = My side only
talk-said-side = { $name } (side): { $words }
talk-side = for your side
talk-empty = It is quiet here.
phrase-hello = Howdy!
phrase-luck = Good luck!
phrase-nice = Nice one!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-think = Let me think…
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-hat = (tips the hat)
phrase-clap = (claps)
phrase-laugh = (laughs)
phrase-sweat = (sweats)
curtain-pass = Pass the device to
curtain-lift = I am { $name }: lift the curtain
refused-takeback-late = There is nothing of yours to take back any more.
refused-takeback-learnt = You have learnt something by this move, so it stays.

## Ways out, and seats that change hands

panel-ways = Ways out
ways-give-up = Give up
ways-give-up-does =
    { $how ->
        [lost] You lose, and the match is over.
        [side] You propose to your side that it gives up, when you are asked something.
       *[last] A bot plays on for you, and your place is the last.
    }
ways-give-up-sure = Yes, I give up
ways-gave-up = You have given up. A bot plays on for you, and your place is the last.
ways-draw = Offer a draw
ways-draw-does = If all agree the match ends now, and nobody wins.
ways-unfinished = Offer to stop here
ways-unfinished-does = If all agree the match is over without a result.
ways-unfinished-alone = Stop here
ways-unfinished-alone-does = The match is over without a result.
ways-pause = Offer a pause
ways-pause-does = If all agree nobody moves and clocks stand, until somebody goes on.
ways-pause-alone = Pause
ways-pause-alone-does = Bots wait and clocks stand until you go on.
ways-takeback = Ask to take back
ways-takeback-does = Also what has taught you something. The others see what that was, and may say no; luck draws anew.
ways-takeback-alone = Take back all the same
ways-takeback-alone-does = Also what has taught you something: bots do not mind. Luck draws anew.
ways-stand = Leave the table
ways-stand-does = A bot plays on in your place; you may look on.
ways-stand-bot = Who plays on
ways-none = In a ranked match nothing of this is possible while the result counts.
ways-ranked = While the result counts there is no other way out.
offer-draw = { $name } offers a draw.
offer-unfinished = { $name } offers to stop here, without a result.
offer-pause = { $name } asks for a pause.
offer-takeback = { $name } asks to take something back.
offer-own =
    { $kind ->
        [draw] You offer a draw.
        [unfinished] You offer to stop here.
        [pause] You ask for a pause.
       *[takeback] You ask to take something back.
    } Waiting for { $names }.
offer-undone = This goes back:
offer-learnt = By this { $name } has learnt something:
offer-learnt-more = And something that you have not seen.
offer-learnt-nothing = { $name } has learnt nothing by it.
offer-yes = Agree
offer-no = No
offer-withdraw = Never mind
offer-lapses = It lapses with the next move.
lapsed-declined =
    { $kind ->
        [draw] { $name } does not want a draw.
        [unfinished] { $name } would rather play on.
        [pause] { $name } would rather go on.
       *[takeback] { $name } lets it stand.
    }
lapsed-withdrawn = { $name } has withdrawn the offer.
lapsed-late = Nobody has answered the offer for a while: it has lapsed.
paused = The match rests. Nobody moves, and no clock runs.
paused-resume = Go on
arranged-sits = { $name } plays in the place of { $left } from now on.
arranged-gives-up = { $name } gives up.
arranged-drawn = A draw is agreed.
arranged-unfinished = It is agreed to stop here.
arranged-ends = Nobody plays on.
arranged-pauses = The match rests.
arranged-resumes = { $name } goes on.
arranged-takes-back =
    { $count ->
        [one] By agreement { $name } has taken a move back.
       *[other] By agreement { $name } has taken back { $count } moves, those of luck included.
    }
late-title = A seat for you?
late-free = You can take over a seat. You see what it sees from then on, with its cards and its place.
late-ask = You can ask for a seat. Who is host decides.
late-sit = Take over from { $name }
late-sit-ask = Ask for { $name }’s seat
late-asked = You have asked for { $name }’s seat. Waiting for the host…
late-wants = { $name } would like to take over { $seat }’s seat.
late-let = Let them
late-let-not = No
late-lost = What you asked for was forgotten when the connection was lost. Ask again.
terms-late = Who comes late
terms-late-free = may take a free seat
terms-late-ask = asks me for a seat
terms-late-never = only looks on
people-before = before: { $names }
people-gave-up-seat = has given up
people-remove = Take the seat away
people-remove-sure = Yes, a bot plays on
people-host = Make host
people-host-sure = Yes, { $name } is host
people-host-take = I will be host
people-host-now = You are host now.
people-readmit = Let { $name } take seats again
people-sent-away = The host has given your seat away. You may look on.

## The coach

coach-switch = Coach
coach-does = It says what each choice is worth, from what you may know and nothing else.
coach-silent = It speaks as soon as you have something to choose.
coach-people = The coach stays out of matches between people, unless the host lets it in.
coach-worth = What each choice is worth, in points
coach-made = chosen
coach-best = Best: { $move } ({ $points })
coach-decides = { $name } decides
coach-cost = Compared with the best choice: { $cost }
coach-costliest = { $name }’s costliest decisions
coach-nothing = No decision cost enough to mention.

## A match of several parts

campaign-title = Campaign
campaign-not-begun = Nobody has played yet.
campaign-table = To the table

## The end

ending-won = You win!
ending-winner =
    { $count ->
        [one] { $name } wins
       *[other] { $name } share the win
    }
ending-drawn = A draw
ending-unfinished = Left unfinished
reason-gave-up = The match was given up.
reason-drawn = All have agreed on a draw.
reason-unfinished = All have agreed to stop here. Nobody has won, and it does not count.
ending-rematch = Rematch
ending-lost = You lose this time
ending-offer =
    { $name ->
        [none] Somebody wants a rematch.
       *[other] { $name } wants a rematch.
    }
ending-join = Join the rematch
ending-follow = Watch the next match
back-to-room = Back to our evening
ending-replay = Look at it again
ending-record = Download the record
ending-share = Show it to others
check-title = Check this match
check-secret = The house kept its word: its secret fits the number it showed before the match.
check-nonce = What your browser added to the luck is in it.
check-draws = Drawn again from the secret, everything comes out the same.
check-true = true
check-false = not true
check-unknown = cannot be checked here
check-commitment = Shown before the match
check-the-secret = The secret, shown now
check-nonce-of = Added by { $name }
check-nothing = nothing: a bot adds none to the luck
table-what-if = What if? You play on from a replay.
table-what-if-back = Back to it

## When something goes wrong

line-lost = Connection lost. Trying again…
line-too-slow = Your connection could not keep up. Coming back…
line-too-fast = That was too much at once. Coming back in a moment…
line-too-many = Too many connections are open from here. Trying again…
line-no-table = There is no such table. Perhaps the link lost a letter on its way.
line-bad-origin = This page came from another address than the house. Open the house’s own address.
line-unreadable = The house and this page no longer understand each other. Load the page again.
failed-no-such-seat = There is no such seat.
failed-no-such-bot = There is no such bot.
failed-answered = You have answered already; it is heard when the time is up.
failed-no-chat = There is no free chat at this table.
failed-no-side = There is nobody else on your side here to hear you.
failed-no-coach = There is no coach at this table.
failed-no-hints = There are no hints at this table.
failed-no-ghost = You have no finished match of this variant yet. Race somebody first, then race yourself.
failed-no-spectators = This table is full and wants no spectators.
failed-not-all-here = Not everybody is here yet.
failed-not-host = Only the host may do that.
failed-not-playing = The match has not begun yet.
failed-not-your-seat = That is not your seat.
failed-not-your-turn = It is not your turn.
failed-over = The match is over.
failed-playing = That does not work while the match is running.
failed-ranked = Not in a ranked match: nothing changes while the result counts.
failed-seat-taken = Somebody sits there already.
failed-crowded = As many people look on here as the house can tell what happens.
failed-shows = Bots play at enough tables of this host already. Leave one of them first.
failed-one-seat = You have a seat here already.
failed-sent-away = The host has given your seat to somebody else. Only the host can let you sit down here again.
failed-too-soon = They have only just left. Give them a moment to come back.
failed-too-few = There are not enough players yet.
failed-early = Too early: there is nothing to answer yet.
failed-locked = You have locked already.
failed-locked-out = You were too early, so your first quarter of a second does not count.
failed-no-race = Nobody races in this game.
failed-stale = That came too late: the match has moved on.
failed-unknown-move = The house does not know this move.
failed-late-never = At this table latecomers only look on.
failed-late-refused = The host would rather not change the seats now.
failed-late-mode = In this kind of match nobody comes later.
failed-request-gone = Nobody asks for that any more.
failed-nobody-to-ask = There is nobody here who could agree to that.
failed-nobody-there = Nobody sits there.
failed-gave-up = Whoever has given up cannot come back, nor can anybody else take that seat.
failed-in-race = Not in the middle of a race. As soon as it is decided.
failed-in-window = An answer that was given is waiting to be heard. As soon as it is.
failed-offer-open = Something else is being offered. First answer that.
failed-offered = You have offered something in this position already. After the next move.
failed-offer-lapsed = That offer is no more: the match has moved on, or the house was restarted.
failed-not-asked = This question is not for you.
failed-paused = The match rests.
failed-not-paused = The match goes on already.
failed-held = The match rests, or an offer waits for its answer.
failed-takeback-race = In a race nothing is taken back: all have seen it.
failed-takeback-far = That is too long ago: too much has happened since.
refused-paused = The match rests. First let it go on.
refused-ended = The match is over.
refused-arrangement = That does not go together with how the match stands.
failed-not-over = This match cannot be looked at: it is not over yet, or there is no such match.
failed-other-rules = The rules of this game have changed since this match was played, and it no longer fits them. Its moves are kept.
