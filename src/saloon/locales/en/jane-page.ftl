### Dexterity Jane, on the page.

## Hands and cards

jane-page-hands = Your two hands
jane-page-hands-of = The two hands of { $name }
jane-page-digit =
    { $side ->
        [L] Left
       *[R] Right
    } { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    }
jane-page-digit-name =
    { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    }
jane-page-open = open hand
jane-page-lock-words = { $left } on the left, { $right } on the right
jane-page-card =
    { $hand ->
        [L] Left hand
       *[R] Right hand
    }, { $digit ->
        [thumb] thumb bent
        [index] index finger bent
        [middle] middle finger bent
        [ring] ring finger bent
        [pinky] little finger bent
       *[open] open
    }{ $bullet ->
        [yes] , with a bullet
       *[no] {""}
    }
jane-page-cards =
    { $count ->
        [one] One card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
jane-page-hand =
    { $hand ->
        [L] Left hand
       *[R] Right hand
    }
jane-page-coin =
    { $value ->
        [none] Coin number { $place }, face down
       *[other] Coin number { $place }, worth { $value }
    }

## One screen for several

jane-page-peek = Look at your coins
jane-page-around =
    { $around ->
        [yes] Sit side by side
       *[no] Sit around the screen
    }

## Keys

jane-page-keys = Keys
jane-page-keys-does = Choose a finger, then press the key that shall bend it. This browser remembers it.
jane-page-keys-reset = Back to the home row
jane-page-key-of =
    { $side ->
        [L] Left
       *[R] Right
    } { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    }: key { $key }
jane-page-key-press =
    Press a key for the { $side ->
        [L] left
       *[R] right
    } { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    }, or Escape to leave it as it is.
jane-page-key-taken =
    { $key } already bends the { $side ->
        [L] left
       *[R] right
    } { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    }. Press another key, or give that finger another one first.
jane-page-key-reserved = { $key } means something else at the table. Press a letter or a sign.

## The people

jane-page-players = The people at the table
jane-page-player =
    { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $state ->
        [ready] , ready
        [locked] , has answered
        [placed] , answered as number { $place }
        [shot] , holds somebody up
        [passed] , passes
        [open] , still thinking
       *[none] {""}
    }

## A round

jane-page-round =
    Round { $round }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
jane-page-ready =
    { $waiting ->
        [yes] Waiting for the others…
       *[no] Ready for round { $round }
    }
jane-page-begins =
    { $seconds ->
        [one] It begins in 1 second at the latest
       *[other] It begins in { $seconds } seconds at the latest
    }
jane-page-fore = Eyes on the table…
jane-page-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
jane-page-limit = A round lasts 20 seconds, and 5 more for each card.
jane-page-lock = Lock!
jane-page-in =
    { $place ->
        [1] First!
       *[other] Number { $place }!
    } { $others ->
        [0] Everybody has answered.
        [one] Waiting for 1 other.
       *[other] Waiting for { $others } others.
    }
jane-page-in-unlocked =
    { $action ->
        [shoot] Bang!
       *[other] Passed.
    } { $others ->
        [0] Everybody has answered.
        [one] Waiting for 1 other.
       *[other] Waiting for { $others } others.
    }
jane-page-in-relaxed =
    Locked! { $others ->
        [0] Everybody has answered.
        [one] Waiting for 1 other.
       *[other] Waiting for { $others } others.
    }
jane-page-space = space bar
jane-page-pass = Pass
jane-page-draw =
    { $hand ->
        [L] Left pistol
        [R] Right pistol
       *[LR] Both pistols
    }
jane-page-draw-short =
    { $hand ->
        [L] Left
        [R] Right
       *[LR] Both
    }
jane-page-victim =
    { $hand ->
        [L] Left pistol: at whom?
       *[R] Right pistol: at whom?
    }
jane-page-taking =
    { $taker-is ->
        [you] Take one of { $loser }’s coins
       *[other] { $taker } takes one of { $loser-is ->
            [you] your
           *[other] { $loser }’s
        } coins
    }

## The check

jane-page-check = The check of round { $round }
jane-page-answer = The answer
jane-page-skip = Skip
jane-page-verdict =
    { $right ->
        [yes] right
       *[no] wrong
    }
jane-page-checked =
    { $right ->
        [yes] { $seat-is ->
            [you] You are right.
           *[other] { $seat } is right.
        }
       *[no] { $seat-is ->
            [you] You are wrong.
           *[other] { $seat } is wrong.
        }
    }
jane-page-missed =
    { $side ->
        [L] left
       *[R] right
    } { $digit ->
        [T] thumb
        [I] index finger
        [M] middle finger
        [R] ring finger
       *[P] little finger
    } should be { $bent ->
        [yes] bent
       *[no] straight
    }
jane-page-silent =
    { $won ->
        [yes] the other answer was wrong
       *[no] no answer
    }
jane-page-late = too late: { $seconds } s
jane-page-prize =
    { $prize ->
        [tile] tile { $tile }
        [card] +1 card
       *[fine] −1 card
    }
jane-page-strip = Photo finish: { $finishes }
jane-page-finished = { $name } { $seconds } s
jane-page-seconds = { $seconds } s
jane-page-finish-claimed = Reaction: { $seconds } s on their own screen, from the painted cards to the lock.
jane-page-finish-credit = Credit: { $milliseconds } ms on the way, proved by the connection and not counted.
jane-page-finish-residual = Residual: { $milliseconds } ms more than the connection can prove, counted.
jane-page-finish-charged = What counts: { $seconds } s
jane-page-finish-heat = Dead heat with { $rivals }: too close to tell, so the lot drawn before the match decided.
jane-page-finish-flag = No person answers like this: from now on the house measures the time itself.
jane-page-heat = dead heat
jane-page-flag = timed by the house
jane-page-nobody = Time is up: nobody locked.
jane-page-example = Answer: { $answer }.

## After the match

jane-page-podium = Who won, and with what
jane-page-rank = rank
jane-page-tiles = tiles
jane-page-cards-kept = cards
jane-page-coins = coins
jane-page-points = points
jane-page-summary = The match, round by round
jane-page-curves = Reactions by round
jane-page-curves-axes = seconds, by round
jane-page-curves-key = ✗ wrong · a hollow mark: a stick-up. Choose a name to see its curve alone.
jane-page-curve-figures = median { $median } s · best { $best } s
jane-page-right-answers = right
jane-page-answered =
    { $answer ->
        [won] right, and won the tile
        [right] right
        [wrong] wrong
        [shot] a stick-up
       *[none] no answer
    }

## House rules

jane-page-option-variant-base = Base
jane-page-option-variant-base-does = All sixty cards; what the mat looks like means nothing.
jane-page-option-variant-simplified = Simplified
jane-page-option-variant-simplified-does = Twenty-four cards whose mat tells the hand: red is left, green is right.
jane-page-option-variant-stick_up = Stick-Up
jane-page-option-variant-stick_up-does = With coins and bullets: instead of answering you may hold somebody up.
jane-page-option-coin-choice-place = Whoever takes it
jane-page-option-coin-choice-random = Chance
jane-page-option-coin-choice-does = who picks the coin after a stick-up
jane-page-option-robbed-tile-victim = To the victim
jane-page-option-robbed-tile-discard = To nobody
jane-page-option-robbed-tile-unopposed = Still to be won
jane-page-option-robbed-tile-does = where the tile goes if one of two players shoots
jane-page-option-wrong-lock-free = Nothing
jane-page-option-wrong-lock-card = A card
jane-page-option-wrong-lock-does = what a wrong answer costs

jane-page-ladder-base = Base
jane-page-ladder-simplified = Simplified
jane-page-ladder-stick_up = Stick-Up
jane-page-ladder-base-camera = Base, on camera
jane-page-ladder-simplified-camera = Simplified, on camera
jane-page-ladder-stick_up-camera = Stick-Up, on camera

## Learning

jane-page-learn-goal = Every card shows one hand. Both your hands answer all the cards together, faster than anybody else’s.
jane-page-learn-one = The card bends the left index finger. Bend yours: tap it, or press its key. Then lock.
jane-page-learn-two = Two cards, two hands. Cards lie in any direction: find the thumb first. Bend both digits, then lock.
jane-page-learn-colours = So far red was left and green was right: so it is in the simplified version. With all sixty cards colours mean nothing, neither mats nor sleeves. Only the hand and its bent digit count.
jane-page-learn-pair = Now what makes it hard. Two identical cards cancel each other. Only the left ring finger is left: bend it and lock.
jane-page-learn-three = And of three identical cards, two cancel and one stays. Answer that one.
jane-page-learn-open = Some cards show an open hand: it clears all cards of its hand. The left hand stays open here. Answer for the right one.
jane-page-learn-open-pair = Even open hands cancel if there are two of them, so the index finger counts again.
jane-page-learn-order = What is it worth? The first right lock wins the tile, worth the number of its round. Later right ones get one card each. A wrong lock wins nothing, and the last player may not lock at all.
jane-page-learn-ready = Those were the cards; now the race. A round begins when everybody is ready. Then keep your eyes on the table: the cards are turned up a moment later, for all at once.
jane-page-learn-check = When all but one have locked, the cards are checked: sorted by hands, pairs taken away. Then every answer is compared, in the order of the locks.
jane-page-learn-bullet = One version, Stick-Up, adds bullets: draw the pistol of a hand that shows one, then choose your victim. An odd number of bullets for that hand, and a coin is yours.

## Hands in front of the camera

jane-page-camera-use = Use your real fingers
jane-page-camera-ranked = It is played on camera: everybody shows their real fingers. Try yours first in the tutorial.
failed-camera = This match is played on camera: let yours see your hands, then keep them still.
failed-no-camera = This match is played without cameras: fold and lock by keys or touch.
jane-page-camera-flag = by camera, { $lag } ms a picture
