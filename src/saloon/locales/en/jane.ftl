### Dexterity Jane

jane-title = Dexterity Jane
jane-summary = Bend your fingers as the cards on the table ask, and lock before the others do.

## What happens

jane-event-endowed =
    { $value ->
        [none] { "" }
       *[other] Your coin is worth { $value }.
    }
jane-event-flipped =
    { $hand ->
        [L] The Sheriff settles stick-ups with the left hand first.
       *[R] The Sheriff settles stick-ups with the right hand first.
    }
jane-event-dealt =
    { $card ->
        [none] { "" }
       *[other] { $seat-is ->
            [you] You hold card { $card } face down.
           *[other] { $seat } holds card { $card } face down.
        }
    }
jane-event-revealed = Round { $round }: the cards are turned up.
jane-event-locked =
    { $seat-is ->
        [you] { $place ->
            [none] You lock.
           *[other] You lock as number { $place }.
        }
       *[other] { $place ->
            [none] { $seat } locks.
           *[other] { $seat } locks as number { $place }.
        }
    }
jane-event-shot =
    { $seat-is ->
        [you] { $left ->
            [none] Pow! You hold up { $right } with your right hand.
           *[other] { $right ->
                [none] Pow! You hold up { $left } with your left hand.
               *[other] Pow! Pow! You hold up { $left } with your left hand and { $right } with your right hand.
            }
        }
       *[other] { $left ->
            [none] Pow! { $seat } holds up { $right } with the right hand.
           *[other] { $right ->
                [none] Pow! { $seat } holds up { $left } with the left hand.
               *[other] Pow! Pow! { $seat } holds up { $left } with the left hand and { $right } with the right hand.
            }
        }
    }
jane-event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
jane-event-barred =
    { $seat-is ->
        [you] You are the last and cannot lock.
       *[other] { $seat } is the last and cannot lock.
    }
jane-event-stuckup =
    { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    } on { $hand ->
        [L] left hands: the stick-up with the left hand
       *[R] right hands: the stick-up with the right hand
    } { $success ->
        [yes] succeeds.
       *[no] fails.
    }
jane-event-spared =
    { $seat-is ->
        [you] You have no coin to lose.
       *[other] { $seat } has no coin to lose.
    }
jane-event-took =
    { $value ->
        [none] { $seat } takes coin number { $place } from { $loser }.
       *[other] { $seat-is ->
            [you] You take coin number { $place } from { $loser }: it is worth { $value }.
           *[other] { $loser-is ->
                [you] { $seat } takes your coin number { $place }, worth { $value }.
               *[other] { $seat } takes coin number { $place } from { $loser }, worth { $value }.
            }
        }
    }
jane-event-sorted =
    { $left ->
        [none] Right hands: { $right }.
       *[other] { $right ->
            [none] Left hands: { $left }.
           *[other] Left hands: { $left }. Right hands: { $right }.
        }
    }
jane-event-cancelled = Identical cards cancel each other: { $cards }.
jane-event-cleared =
    { $hand ->
        [L] An open left hand clears its group: { $cards }.
       *[R] An open right hand clears its group: { $cards }.
    }
jane-event-settled = The answer: { $answer }
jane-event-checked =
    { $right ->
        [yes] { $seat-is ->
            [you] You are right.
           *[other] { $seat } is right.
        }
       *[no] { $seat-is ->
            [you] You are wrong: { $move }
           *[other] { $seat } is wrong: { $move }
        }
    }
jane-event-won =
    { $seat-is ->
        [you] You get tile { $tile }.
       *[other] { $seat } gets tile { $tile }.
    }
jane-event-rewarded =
    { $seat-is ->
        [you] You get a card, worth 1.
       *[other] { $seat } gets a card, worth 1.
    }
jane-event-fined =
    { $seat-is ->
        [you] You give a card back.
       *[other] { $seat } gives a card back.
    }
jane-event-discarded = Nobody gets tile { $tile }.
jane-event-ended =
    { $reason ->
       *[counted] That was the last round.
    }

## Why it ended

jane-reason-counted = All ten rounds are played.

## Moves in words

jane-move-lock = lock your hands
jane-move-shoot =
    { $hand ->
        [L] hold up { $victim } with your left hand
       *[R] hold up { $victim } with your right hand
    }
jane-move-shoottwice = hold up { $left } with your left hand and { $right } with your right hand
jane-move-take = take coin { $place }
jane-move-pass = do nothing in this round

## Why a move is refused

jane-refused-over = The match is over.
jane-refused-nature = Only chance does that.
jane-refused-face-down = The cards are not turned up yet.
jane-refused-locked = You have locked, and nothing can be changed now.
jane-refused-passed = You have passed in this round.
jane-refused-no-coin-now = There is no coin to be taken now.
jane-refused-no-stick-ups = There are no stick-ups in this match. Lock your hands.
jane-refused-nobody = Nobody sits there: the seats are 0 to { $last }.
jane-refused-yourself = You cannot hold up yourself.
jane-refused-hand-used-left = Somebody was faster: the left hand is used in this round. Try the other hand, or lock.
jane-refused-hand-used-right = Somebody was faster: the right hand is used in this round. Try the other hand, or lock.
jane-refused-settling = A stick-up is being settled; wait for the coin.
jane-refused-take = First take a coin by its place.
jane-refused-no-such-coin =
    { $coins ->
        [one] There is only 1 coin.
       *[other] There are only { $coins } coins.
    }
jane-refused-blind = Chance takes the coin in this match.

## Options

jane-option-variant = Variant
jane-option-variant-does = base, simplified with 24 easy cards, or stick_up with coins and bullets
jane-option-relaxed = Relaxed
jane-option-relaxed-does = no race: everybody answers, and all who are right score
jane-option-show-numbers = Show numbers
jane-option-show-numbers-does = cards dealt face down show their numbers
jane-option-coin-choice = Coin choice
jane-option-coin-choice-does = who picks a coin after a stick-up: the taker by its place, or chance at random
jane-option-robbed-tile = Robbed tile
jane-option-robbed-tile-does = if one of two players shoots, the tile goes to the victim, to discard, or is to be won unopposed
jane-option-wrong-lock = Wrong lock
jane-option-wrong-lock-does = a wrong lock is free, or costs a card
jane-option-thinking-time = Thinking time
jane-option-thinking-time-does = no lock counts sooner than 1.5 seconds after the cards

## The table

jane-you = You
jane-round = Round { $round } of 10
jane-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
jane-tiles = tiles { $tiles }
jane-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
jane-coins = coins { $coins }
jane-acted =
    { $action ->
        [lock] locked, number { $place }
        [shoot] shot, number { $place }
       *[pass] passed
    }
jane-sheriff =
    { $hand ->
        [L] The Sheriff’s hand: left
       *[R] The Sheriff’s hand: right
    }
jane-answer = Answer of round { $round }: { $answer }
jane-how-lock = Type the bent digits of each hand: LTI RP is left thumb and index, right pinky; - is two open hands.
jane-how-shoot-twice = Both hands at once: { $example }
jane-how-take =
    { $count ->
        [one] Take the coin of { $loser }.
       *[other] Take one of { $count } coins of { $loser }.
    }
