### What the page says around every game.

## The front page

front-tagline = Four games, one house. Pull up a chair.
front-games = The games
front-go-on = Go on playing
front-look-again = Played lately
front-matches = All my matches
front-play = Play now
front-against =
    { $others ->
        [one] against
       *[other] against { $others } like
    }
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
front-room = Our evening
front-room-does = One room for your group: every match without another link, and a score over all games.
front-room-open = Open an evening
front-room-code = Have a code?
front-room-enter = Come in
back-to-front = Back to the front page
skip-to-main = Skip to the content
masthead-label = You and your choices
notes-label = Notes

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
me-you = You

## Settings

settings-title = Settings
keys-title = Keyboard
close = Close

## When something goes wrong

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
