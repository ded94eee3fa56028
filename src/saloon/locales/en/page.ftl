### What the page says around every game.

## The front page

front-tagline = Four games, one house. Pull up a chair.
front-games = The games
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
panel-rules = Rules
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

## Matches

new-here-name = Player { $number }
table-opening = Opening the table…
turn-yours = Your turn
seat-open = Free seat

## Oneself

me-title = Who you are
me-name = Your name
me-default-name = Stranger

## Settings

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
failed-crowded = As many people look on here as the house can tell what happens.
failed-shows = Bots play at enough tables of this host already. Leave one of them first.
failed-one-seat = You have a seat here already.
failed-too-soon = They have only just left. Give them a moment to come back.
failed-too-few = There are not enough players yet.
failed-early = Too early: there is nothing to answer yet.
failed-locked = You have locked already.
failed-locked-out = You were too early, so your first quarter of a second does not count.
failed-no-race = Nobody races in this game.
failed-stale = That came too late: the match has moved on.
failed-unknown-move = The house does not know this move.
