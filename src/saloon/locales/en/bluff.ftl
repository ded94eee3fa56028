### Bluff You!

bluff-title = Bluff You!
bluff-summary = Shake three dice in secret, announce a number, true or not, and win tokens by fooling others or by seeing through them.

## What happens

bluff-event-began =
    { $seat-is ->
        [you] You roll first.
       *[other] { $seat } rolls first.
    }
bluff-event-rolled =
    { $dice ->
        [none] { "" }
       *[other] { $seat-is ->
            [you] You roll { $dice }.
           *[other] { $seat } rolls { $dice }.
        }
    }
bluff-event-claimed =
    { $seat-is ->
        [you] You tell { $target }: “{ $value }”.
       *[other] { $target-is ->
            [you] { $seat } tells you: “{ $value }”.
           *[other] { $seat } tells { $target }: “{ $value }”.
        }
    }
bluff-event-attacked =
    { $seat-is ->
        [you] You go for { $target }’s { $value }: “{ $value }”.
       *[other] { $target-is ->
            [you] { $seat } goes for your { $value }: “{ $value }”.
           *[other] { $seat } goes for { $target }’s { $value }: “{ $value }”.
        }
    }
bluff-event-answered =
    { $seat-is ->
        [you] { $answer ->
            [ok] You say “Ok!”
           *[bluff] You say “Bluff you!”
        }
       *[other] { $answer ->
            [ok] { $seat } says “Ok!”
           *[bluff] { $seat } says “Bluff you!”
        }
    }
bluff-event-revealed =
    { $truth ->
        [yes] { $seat-is ->
            [you] Your dice show { $dice }: { $sum }, it was true.
           *[other] { $seat }’s dice show { $dice }: { $sum }, it was true.
        }
       *[no] { $seat-is ->
            [you] Your dice show { $dice }: { $sum }, it was a bluff.
           *[other] { $seat }’s dice show { $dice }: { $sum }, it was a bluff.
        }
    }
bluff-event-won =
    { $points ->
        [one] { $seat-is ->
            [you] You take the { $token } (1 point).
           *[other] { $seat } takes the { $token } (1 point).
        }
       *[other] { $seat-is ->
            [you] You take the { $token } ({ $points } points).
           *[other] { $seat } takes the { $token } ({ $points } points).
        }
    }
bluff-event-missed = The { $token } is not in the centre, so nobody takes it.
bluff-event-stole =
    { $seat-is ->
        [you] You steal the { $token } from { $victim }.
       *[other] { $victim-is ->
            [you] { $seat } steals the { $token } from you.
           *[other] { $seat } steals the { $token } from { $victim }.
        }
    }
bluff-event-failed =
    { $seat-is ->
        [you] { $chooser-is ->
            [you] The steal fails: you have to give a token.
           *[other] The steal fails: { $chooser } may take one of your tokens.
        }
       *[other] { $chooser-is ->
            [you] The steal fails: you may take one of { $seat }’s tokens.
           *[other] The steal fails: { $seat } has to give a token.
        }
    }
bluff-event-gave =
    { $seat-is ->
        [you] You give the { $token } to { $target }.
       *[other] { $target-is ->
            [you] { $seat } gives you the { $token }.
           *[other] { $seat } gives the { $token } to { $target }.
        }
    }
bluff-event-doubled =
    { $seat-is ->
        [you] “Doublet!” You show { $dice } and want the { $token }.
       *[other] “Doublet!” { $seat } shows { $dice } and wants the { $token }.
    }
bluff-event-returned =
    { $seat-is ->
        [you] You return the { $token }.
       *[other] { $seat } returns the { $token }.
    }
bluff-event-returned-many =
    { $seat-is ->
        [you] You return the tokens { $token }.
       *[other] { $seat } returns the tokens { $token }.
    }
bluff-event-swapped =
    { $seat-is ->
        [you] The { $token } is yours.
       *[other] The { $token } is { $seat }’s.
    }
bluff-event-ended =
    { $reason ->
        [cleared] The centre is empty.
       *[limit] That was the last turn.
    }

## Why it ended

bluff-reason-cleared = The last token of the centre is taken.
bluff-reason-limit = All turns are played.

## Moves in words

bluff-move-claim = tell { $target } “{ $value }”, for that token of the centre
bluff-move-steal = tell { $target } “{ $value }”, to steal that token
bluff-move-doublet = show your double, for the { $token }
bluff-move-return = return your { $token }
bluff-move-ok = believe it
bluff-move-bluff = do not believe it
bluff-move-give = let it be the { $token }

## Why a move is refused

bluff-refused-over = The match is over.
bluff-refused-nature = Only chance does that.
bluff-refused-rolling = Wait until the dice are rolled.
bluff-refused-turn = It is not your turn.
bluff-refused-answerer = The answer is not yours to give.
bluff-refused-answer = First answer whether you believe the { $value }: ok or bluff.
bluff-refused-announce-first = There is nothing to answer: you have the cup. Announce a number.
bluff-refused-nobody = Nobody sits there: the seats are 0 to { $last }.
bluff-refused-yourself = You cannot announce a number to yourself.
bluff-refused-gone = The { $value } is no longer in the centre.
bluff-refused-bare = To steal you need a token of your own that you could lose.
bluff-refused-target-bare = That player has no token to steal.
bluff-refused-not-theirs = That player does not have the { $value }.
bluff-refused-no-double = Your dice show no double.
bluff-refused-two-tokens = For a doublet you need at least 2 tokens of your own.
bluff-refused-not-in-centre = The { $token } is not in the centre.
bluff-refused-no-sum =
    { $points ->
        [one] Two tokens are always worth more than the { $token }, which is only 1 point.
       *[other] No tokens of yours, two or more, are worth exactly { $points } points, as the { $token } is.
    }
bluff-refused-no-swap = You return tokens only for a doublet.
bluff-refused-return =
    { $owed ->
        [one] First pay for your doublet: return a token worth 1 point.
       *[other] First pay for your doublet: return tokens worth { $owed } points.
    }
bluff-refused-not-yours = You do not have the { $token }.
bluff-refused-inexact =
    { $owed ->
        [one] With the { $token } the sum would not be exact: 1 point is still to be paid.
       *[other] With the { $token } the sum would not come out exactly: { $owed } points are still to be paid.
    }
bluff-refused-no-gift = You give a token only when a steal has failed.
bluff-refused-give = The steal has failed: first choose the token that is given.
bluff-refused-not-rollers = The { $token } does not belong to the one who tried to steal.

## Options

bluff-option-stake = Stake
bluff-option-stake-does = which token a claim is about: the one announced, or the one rolled
bluff-option-any-number = Any number
bluff-option-any-number-does = numbers whose token is gone may be announced too; then nobody takes anything
bluff-option-gift-chooser = Gift chooser
bluff-option-gift-chooser-does = who chooses the token that is given when a steal fails: the roller or the guesser
bluff-option-turn-limit = Turn limit
bluff-option-turn-limit-does = how often everybody has the cup at most; null for no limit

## The table

bluff-you = You
bluff-centre = Centre
bluff-worth = pts
bluff-dice =
    { $double ->
        [yes] { $shown ->
            [yes] The dice on the table: { $sum }, with a double.
           *[no] The dice under the cup: { $sum }, with a double.
        }
       *[no] { $shown ->
            [yes] The dice on the table: { $sum }.
           *[no] The dice under the cup: { $sum }.
        }
    }
bluff-turn =
    { $last ->
        [none] turn { $turn }
       *[other] turn { $turn } of { $last }
    }
bluff-status =
    { $stage ->
        [answer] { $seat-is ->
            [you] { $attempt ->
                [claim] { $roller } says { $value }. Do you believe it?
               *[steal] { $roller } wants your { $value } and says { $value }. Do you believe it?
            }
           *[other] { $seat } has to answer: { $value }?
        }
        [give] { $seat-is ->
            [you] { $roller-is ->
                [you] Your steal failed: which token do you give to { $guesser }?
               *[other] Which of { $roller }’s tokens do you take?
            }
           *[other] { $seat } chooses the token that { $roller } gives.
        }
        [return] { $seat-is ->
            [you] Return tokens for the { $taking }: { $owed } to pay.
           *[other] { $seat } pays for the { $taking }: { $owed } to go.
        }
       *[choose] { $seat-is ->
            [you] Your turn: announce a number, the truth or a lie.
           *[other] { $seat } has the cup.
        }
    }
bluff-odds = Three dice show { $value } in { $ways } of 216 rolls.
bluff-how = Type the number below a token, or the move: { $example }
