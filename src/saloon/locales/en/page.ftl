### What the page says around every game.

## The front page

front-tagline = Four games, one house. Pull up a chair.
front-go-on = Go on playing
front-look-again = Played lately
front-matches = All my matches
front-play = Play now
front-against = against
front-invite = Invite a friend
front-invite-many = Invite friends
front-learn =
    Learn it in { $game ->
        [joe] 5
       *[other] 2
    } minutes
front-choose = More choices
front-bring = Open a saved match
back-to-front = Back to the front page
skip-to-main = Skip to the content
masthead-label = You and your choices

## The four games

game-duel = Le Duel
game-duel-facts = 2 players · 20 minutes · ages 8 and up
game-duel-pitch = Lay your 58 cards before the other does, on piles that only climb or only fall. Need a full hand? Then do your opponent a favour.
game-bluff = Bluff You!
game-bluff-facts = 2–8 players · 20 minutes · ages 8 and up
game-jane-facts = 2–9 players · 10 minutes · ages 8 and up
game-bluff-pitch = Three dice that only you see, and a number you swear by.
game-jane = Dexterity Jane
game-jane-pitch = Hands on cards: bend the right fingers before the others do.
game-joe = Dynamit Joe
game-joe-facts = 2–12 players · 10 minutes to 3 hours · ages 10 and up
game-joe-pitch = A western town, two gangs and far too much dynamite.

## The bots

bot-random = Tumbleweed
bot-figures = Strength in figures
bot-figure-beats-next = wins { $percent } of its matches against the next weaker bot
bot-figure-attempt = loses { $value } points to a perfect opponent in one attempt
bot-figure-exploited = loses { $percent } of its matches to whoever knows how it plays
bot-honest = The Preacher
bot-reader = Eagle Eye
bot-equilibrium = The Professor
bot-greedy = Quick Draw
bot-planner = Old Hand
bot-master = The Sheriff
bot-child = Little Tom
bot-greenhorn = The Greenhorn
bot-cowhand = The Cowhand
bot-quickdraw = Dead-Eye Dan
bot-jane = Jane
bot-ghost = Your ghost
bot-gunslinger = The Gunslinger
bot-marshal = The Marshal

## A new match

new-here-name = Player { $number }
window-yours = Your answer? The wait is the same for all
window-answered = Noted: it is heard when the time is up
window-others = An answer is awaited: the same time for all
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
    }
agreed-option = { $label }: { $words }

## Before the start

table-title = The table
table-opening = Opening the table…
gather-sit = Sit down
gather-waiting =
    { $open ->
        [one] One seat is still free. As soon as it is taken the match begins.
       *[other] { $open } seats are still free. The match begins when all are taken, or when the host begins.
    }
gather-coming = Everybody has a seat. As soon as all of them are here the match begins.
gather-place = Let { $bot } play
gather-open = Free the seat
gather-start = Begin without the free seats
invite-title = Bring somebody
invite-text = Send the link, or let a phone scan the square.
invite-link = The link to this table
invite-qr = QR code of the link to this table
invite-copy = Copy the link
invite-share = Share
invite-copied = The link is copied.
invite-local = This address works on this machine only. Open the house by its address in your network and the link will work for others there.
luck-before = Before chance has its first say, the house binds itself with this number. After the match it proves that nothing was tampered with:

## Playing

table-of = { $game }: { $names }
turn-yours = Your turn
seat-open = Free seat
seat-you = (you)
seat-away = away
seat-warm = a bot plays meanwhile
seat-to-move = is to move
clock-left = Time left
watching-you = You are watching.
toolbar-label = What you can do
tool-undo = Take back
tool-hint = Hint
tool-result = Result
panel-label = Beside the table
panel-log = Log
panel-rules = Rules
panel-people = People
panel-talk = Talk
panel-coach = Coach
log-empty = Nothing has happened yet.
log-hidden = The log is hidden in this match: only what lies on the table can be seen.
log-undone = A move was taken back.
log-late = { $name } ran out of time: the house moves.
log-late-you = Your time is up: the house moves for you.
rules-loading = Fetching the rulebook…
people-title = At the table
people-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-stand = Stand up
people-stand-sure = Yes, a bot plays on
people-place = Let a bot play on
people-left = Somebody has left the table. { $bot } plays on in their place.
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
ending-rematch = Rematch
ending-offer = Somebody wants a rematch.
ending-join = Join the rematch
ending-follow = Watch the next match
ending-replay = Look at it again
ending-record = Save the record
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

## Oneself

me-title = Who you are
me-name = Your name
me-default-name = Stranger

## Settings and keys

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = As my device
settings-theme-light = Day
settings-theme-dark = Night
settings-contrast = High contrast
settings-calm = Fewer movements
settings-sound = Sounds
settings-haptics = Vibration
keys-title = Keyboard
key-enter = Enter
key-esc = Esc
key-space = Space
key-tab = Tab
keys-help = this list
keys-log = log
keys-rules = rules
keys-people = people
keys-talk = talk
keys-coach = coach
keys-undo = take a move back
keys-hint = ask for a hint
keys-tab = walk through everything that can be pressed
keys-arrows = walk over cards and piles
keys-card = choose a card by its number
keys-end = end your turn
keys-bluff-dice = hold to lift the cup
keys-bluff-number = choose a number
keys-bluff-target = choose whom to tell
keys-bluff-say = say it
keys-bluff-ok = believe it
keys-bluff-bluff = do not believe it
keys-bluff-odds = show the odds
keys-jane-left = fingers of the left hand, from the little one to the thumb
keys-jane-right = fingers of the right hand, from the thumb to the little one
keys-jane-lock = lock
keys-jane-ready = ready for the next round
keys-jane-draw = draw the left pistol, both, or the right one
keys-jane-victim = hold up the player of this number
keys-escape = close, or forget what you chose
keys-replay = step through a replay
keys-space = play or pause a replay
close = Close

## When something goes wrong

line-lost = Connection lost. Trying again…
line-too-slow = Your connection could not keep up. Coming back…
line-too-fast = That was too much at once. Coming back in a moment…
line-too-many = Too many connections are open from here. Trying again…
line-no-table = There is no such table. Perhaps the link lost a letter on its way.
line-bad-origin = This page came from another address than the house. Open the house’s own address.
line-unreadable = The house and this page no longer understand each other. Load the page again.
offline-title = No connection to the house
offline-text = Your matches are safe there. As soon as you are connected again you can go on.
offline-again = Try again
not-found-title = Nobody here
not-found-text = This page does not exist, or it has moved on.
broken-title = Something fell over
broken-text = This is our mistake, not yours. Your match is safe: everything is kept after every move.
broken-reload = Load the page again
failed-house = The house has a problem. Try again in a moment.
failed-unreachable = The house cannot be reached. Are you online?
failed-too-fast = Not so fast, please. Try again in a moment.
failed-other-page = That came from another page, not from this house. Open the house anew.
failed-quota = That is a lot for one hour. Try again later.
failed-full = The house is full: its disk has no room for more. What has begun can be finished.
failed-too-large = That is too large for the house.
failed-unreadable = The house did not understand that.
failed-not-found = That does not exist here.
failed-bad-match = Such a match cannot be opened: { $reason }
failed-bad-name = A name has at most 24 letters, digits, signs or emoji, all of them visible. Try another one.
failed-no-name = First tell us your name.
failed-no-such-code = Nobody has this code: it was used already, or is too old.
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
failed-not-over = This match cannot be looked at: it is not over yet, or there is no such match.
failed-other-rules = The rules of this game have changed since this match was played, and it no longer fits them. Its moves are kept.
failed-not-playing = The match has not begun yet.
failed-not-your-seat = That is not your seat.
failed-not-your-turn = It is not your turn.
failed-over = The match is over.
failed-playing = That does not work while the match is running.
failed-ranked = Not in a ranked match: nothing changes while the result counts.
failed-seat-taken = Somebody sits there already.
failed-too-few = There are not enough players yet.
failed-early = Too early: there is nothing to answer yet.
failed-locked = You have locked already.
failed-locked-out = You were too early, so your first quarter of a second does not count.
failed-no-race = Nobody races in this game.
failed-stale = That was for the round before.
failed-unknown-move = The house does not know this move.
