### What the house says in every game.

## The door

house-welcome = Welcome to the Saloon. What shall we play?
house-choose-unfinished = Go on: { $game }, { $names }
house-choose-bot = Against whom?
house-choose-person = Somebody here
house-choose-person-does = You share this keyboard; a curtain hides what is secret.
house-choose-prompt = Type a number (Enter for 1):
house-choose-again =
    { $last ->
        [one] “{ $text }” is not on the list: type 1.
       *[other] “{ $text }” is not on the list: type a number from 1 to { $last }.
    }
house-player = Player { $number }

## The list of games

house-games-facts =
    { $most ->
        [one] 1 seat, rules { $rules }
       *[other] { $range ->
            [no] { $most } seats, rules { $rules }
           *[yes] { $least } to { $most } seats, rules { $rules }
        }
    }
house-games-bots = bots
house-games-budget = { $does } Takes a budget: { $examples }.
house-games-options = options
house-option = { $name }: { $does }

## A match

house-list = { $others } and { $last }
house-thinking = Thinking…
house-event = { $tag }: { $fields }
house-refused = That is not allowed (rule { $rule }).
house-too-late = Too late: the others were faster than your { $seconds } seconds.
house-won =
    { $count ->
        [one] { $winner-is ->
            [you] You win!
           *[other] { $winner } wins.
        }
       *[other] { $winner } share the win.
    }
house-place = { $rank }. { $name }: { $score }
house-curtain = { $name }, it is your turn. Everybody else: look away.
house-curtain-prompt = Press Enter when only you can see the screen.
house-prompt = Your move (1 to { $last }, or help):
house-prompt-end = Another match? (rematch or quit):
house-over = The match is over: type rematch, log, save or quit.
house-unknown =
    { $close ->
        [none] “{ $text }” is neither a move nor a command. Type a number from 1 to { $last }, a move as it is written there, or help.
       *[other] Which one do you mean: { $close }?
    }

## Commands: the words that may be typed, then what each does

house-command-help = help h ?
house-command-help-does = shows this list
house-command-hint = hint
house-command-hint-does = asks a bot what it would do in your place: hint, or hint planner
house-command-undo = undo u back
house-command-undo-does = takes your last move back, as long as nobody has learnt anything by it
house-command-give-up = resign give-up giveup
house-command-give-up-does = gives up; at a larger table a bot plays on and your place is the last
house-command-draw = draw
house-command-draw-does = ends the match without a winner, if all at the keyboard agree
house-command-log = log
house-command-log-does = tells the match from its beginning
house-command-rules = rules rule
house-command-rules-does = shows the rules, or one of them: rule TG-8
house-command-save = save
house-command-save-does = writes the match to a file: save my-match.saloon
house-command-resume = resume
house-command-resume-does = goes on with a saved match: resume my-match.saloon
house-command-rematch = rematch r yes y
house-command-rematch-does = starts the next match when this one is over
house-command-quit = quit q exit no n
house-command-quit-does = leaves; the match is kept and you can go on with it later
house-help = Type the number of a move, or the move as it is written beside it. You can also type:
house-hint = { $bot } would play { $text }: { $words }.
house-undone = Taken back: { $words }.
house-undo-refused = There is nothing to take back: only your own last move, as long as nobody has learnt anything by it.
house-draw-bots = Bots agree on nothing: only people among themselves can have a draw.
house-draw-sure = Do all of you agree on a draw? (yes or no)
house-yes = yes y
house-log-hidden = The log is hidden in this match: only what lies on the table can be seen.
house-rule-unknown = There is no rule “{ $rule }”. Type rules to see them all.
house-saved = Saved in { $file }
house-save-failed = Not saved in { $file }: { $error }
house-save-occupied = { $file } is something else than a saved match and was left alone. Choose another name.
house-resume-what = Which match? Type resume and the name of its file.
house-resume-failed = { $file } cannot be resumed: { $error }
house-rematch-early = This match is not over yet.
house-goodbye =
    Your match is kept. Go on with:
    saloon play --resume { $file }
house-goodbye-over =
    The match is kept. Read it again with:
    saloon replay { $file }

# The coach: `words` and `best` are moves in words, `cost` is a number of points, or of hundredths of the chance to win, `number` counts the record's moves
house-coach-none = This game has no coach.
house-coach-nothing = No decision cost anything worth telling.
house-coach-costliest = The decisions that cost most, as far as the player could know:
house-coach-cost-points =
    Move { $number }, { $name }: { $words }. Cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }; best was: { $best }.
house-coach-cost-chance = Move { $number }, { $name }: { $words }. Cost about { $cost }% of the chance to win; best was: { $best }.

## What a link says of itself

house-head = Le Duel, Bluff You!, Dexterity Jane and Dynamit Joe in the browser: against bots, with friends by link, or around one device. No account.
house-head-replay = A match to look at again, move by move.
house-head-room = Friends, four games, one score: come in, and play with us tonight.
