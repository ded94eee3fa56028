### Bluff You!, on the page.

## The table

bluff-page-person =
    { $name }{ $role ->
        [roller] , has the cup
        [guesser] , has to answer
       *[none] {""}
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tokens ->
        [none] no tokens
       *[other] tokens { $tokens }
    }.
bluff-page-me =
    You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tokens ->
        [none] no tokens
       *[other] tokens { $tokens }
    }.
bluff-page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bluff-page-unit = pt
bluff-page-no-tokens = no tokens yet
bluff-page-numbers = The numbers and their tokens
bluff-page-number =
    { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $owner ->
        [centre] in the centre
        [you] yours
       *[other] { $name }’s
    }{ $odds ->
        [yes] , { $chance } of all rolls
       *[no] {""}
    }.
bluff-page-odds = How likely each number is
bluff-page-shaken = You shake the cup.
bluff-page-own-cup = Your dice are under this cup. Hold it to look.
bluff-page-own-dice = Your dice: { $dice }, together { $sum }.
bluff-page-hold = hold to look
bluff-page-dice = The dice: { $dice }, together { $sum }.
bluff-page-say = “{ $value }!”
bluff-page-said-to =
    { $attempt ->
        [claim] { $target-is ->
            [you] to you, for the { $value } in the centre
           *[other] to { $target }, for the { $value } in the centre
        }
       *[steal] { $target-is ->
            [you] to you, for your own { $value }
           *[other] to { $target }, to steal the { $value }
        }
    }
bluff-page-answer-ok = Ok!
bluff-page-answer-ok-does = I believe it
bluff-page-answer-bluff = Bluff you!
bluff-page-answer-bluff-does = That is a lie
bluff-page-verdict =
    { $truth ->
        [yes] True!
       *[no] Bluff!
    }
bluff-page-doublet = Doublet!
bluff-page-outcome =
    { $what ->
        [moved] { $seat-is ->
            [you] You take the { $token }.
           *[other] { $seat } takes the { $token }.
        }
        [missed] The { $token } is gone: nobody takes it.
       *[failed] { $seat-is ->
            [you] The steal fails: you lose a token.
           *[other] The steal fails: { $seat } loses a token.
        }
    }
bluff-page-skip = Go on at once
bluff-page-over = That was the last turn.
bluff-page-hint = Hint: { $move }.
bluff-page-prompt =
    { $stage ->
        [begin] Who begins?
        [roll] { $roller } shakes the cup…
        [answer] { $active ->
            [yes] { $roller } told you. Do you believe it?
           *[no] { $seat-is ->
                [you] You have to answer…
               *[other] { $seat } has to answer…
            }
        }
        [give] { $active ->
            [yes] { $roller-is ->
                [you] Choose a token for { $guesser }
               *[other] Choose one of { $roller }’s tokens
            }
           *[no] { $roller-is ->
                [you] You lose a token…
               *[other] { $roller } loses a token…
            }
        }
        [return] { $active ->
            [yes] { $owed ->
                [one] 1 point left to pay for the { $taking }
               *[other] { $owed } points left to pay for the { $taking }
            }
           *[no] { $roller-is ->
                [you] You pay for the { $taking }…
               *[other] { $roller } pays for the { $taking }…
            }
        }
        [over] The match is over
       *[choose] { $active ->
            [yes] { $step ->
                [number] Which number do you tell { $target }?
                [target] Who shall hear “{ $number }”?
                [ready] Say it, or choose again
               *[plain] { $double ->
                    [yes] Look, then pick a number. You may swap!
                   *[no] Look, then pick a number
                }
            }
           *[no] { $seat-is ->
                [you] You have the cup…
               *[other] { $seat } has the cup…
            }
        }
    }
bluff-page-do-claim = Tell { $target } “{ $number }!”
bluff-page-do-steal = Steal { $target }’s { $number }: “{ $number }!”
bluff-page-do-doublet = Doublet! Swap for the { $number }
bluff-page-do-return = Return the { $number }
bluff-page-do-give = Let it be the { $number }

## House rules

bluff-page-option-stake-announced = The announced
bluff-page-option-stake-rolled = The rolled
bluff-page-option-stake-does = the token at stake: that of the number announced, or that of what the dice show
bluff-page-option-gift-chooser-does = who chooses the token that is given when a steal fails
bluff-page-option-gift-chooser-roller = The Roller
bluff-page-option-gift-chooser-guesser = The Guesser
bluff-page-option-turn-limit-none = No limit
bluff-page-option-turn-limit-does = how often everybody has the cup at most

## What the coach counts

bluff-page-figure-dice = True, by the dice alone
bluff-page-figure-history = True, by this person’s history
bluff-page-figure-break-even = Believing pays from
bluff-page-figure-stake = Points at stake
bluff-page-figure-truth = Best truth, in points
bluff-page-figure-lie = Best lie, in points
bluff-page-figure-doublet = Best swap, in points
bluff-page-figure-believed = The best one is believed

bluff-page-why-answer =
    { $answer ->
        [ok] Believe it: by what this person did so far it is true { $true } of the time, and believing pays from { $needed } on.
       *[bluff] Doubt it: by what this person did so far it is true { $true } of the time, and believing would pay only from { $needed } on.
    }
bluff-page-why-say =
    { $kind ->
        [truth] The best you can say is the truth: it is doubted { $doubted } of the time, and then the token is yours.
        [lie] The best you can say is a lie: so far it would be believed { $believed } of the time, however rare the number is.
       *[doublet] The best is to swap: that needs nobody’s belief.
    }

## After the match

bluff-page-summary = The match in numbers
bluff-page-race-title = Points after every turn
bluff-page-race-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
bluff-page-race = The points after every turn, of { $names }
bluff-page-deeds = Who lied how often
bluff-page-deed-told = Announced
bluff-page-deed-lies = Lied
bluff-page-deed-fooled = Fooled
bluff-page-deed-heard = Asked
bluff-page-deed-right = Was right
bluff-page-deed-stolen = Stolen
bluff-page-deed-swaps = Swaps
bluff-page-faith = Who believed whom
bluff-page-faith-does = Rows answer, columns announce. 1/2 means: believed one announcement out of two.

## Examples beside the rules

bluff-page-example-coins = The dots count the points: 5, 4, 3, 2 and 1.
bluff-page-example-attempt =
    “{ $value }” is { $truth ->
        [yes] true
       *[no] a lie
    } and { $answer ->
        [ok] believed
       *[bluff] doubted
    }: the { $taker ->
        [roller] Roller
       *[guesser] Guesser
    } takes the token.
bluff-page-example-swap = A double of fours: { $paid } go back, and the { $taken } is yours for { $points } points.

## The way in

bluff-page-learn-goal = Sixteen tokens: all that three dice can add up to. The dots are points, the more the rarer the number. Whoever has most in the end wins.
bluff-page-learn-look = The cup comes to you. Hold it to look at your dice: nobody else sees them.
bluff-page-learn-truth = You have 12. Tap the 12, then Clementine, and tell her. This time it is the truth.
bluff-page-learn-doubted = She cried bluff, and it was true: the 12 is yours. Had she believed you, it would be hers.
bluff-page-learn-doubt = Now she says 18 to you, which falls once in 216 rolls. Doubt her!
bluff-page-learn-caught = Seen through: the 18 is yours. Whoever is asked wins by being right.
bluff-page-learn-steal = Once you own something you may steal: tap Zeb’s 16 and say it, though your dice show 7.
bluff-page-learn-stolen = He believed you. Had he not, you would have to give him one of your tokens.
bluff-page-learn-doublet = Two fours, a doublet! Then you may swap: tap the 4, which is worth 4 points, and take it.
bluff-page-learn-return = It costs exactly 4 points of your own tokens: return the 8.
bluff-page-learn-return-more = Two points are left to pay: return the 13.
bluff-page-learn-end = When the centre is empty, the most points win; among equals the fewest tokens.
