### The Game: Le Duel.

duel-title = The Game: Le Duel
duel-summary = Get rid of your 58 cards first, on piles that only rise or only fall, and help your opponent no more than you must.

## What happens

duel-event-began =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
duel-event-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $card ->
            [none] { $seat } draws a card.
           *[other] { $seat } draws { $card }.
        }
    }
duel-event-drew-many =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $card ->
            [none] { $seat } draws { $count } cards.
           *[other] { $seat } draws { $card }.
        }
    }
duel-event-laid =
    { $way ->
        [step] { $seat-is ->
            [you] You lay { $card } on your { $pile ->
                [rising] rising
               *[falling] falling
            } pile, over { $covered }.
           *[other] { $seat } lays { $card } on their { $pile ->
                [rising] rising
               *[falling] falling
            } pile, over { $covered }.
        }
        [jump] { $seat-is ->
            [you] You jump ten back: { $card } on your { $pile ->
                [rising] rising
               *[falling] falling
            } pile, over { $covered }.
           *[other] { $seat } jumps ten back: { $card } on their { $pile ->
                [rising] rising
               *[falling] falling
            } pile, over { $covered }.
        }
       *[help] { $owner-is ->
            [you] { $seat } helps you: { $card } on your { $pile ->
                [rising] rising
               *[falling] falling
            } pile, over { $covered }.
           *[other] { $seat-is ->
                [you] You help { $owner }: { $card } on their { $pile ->
                    [rising] rising
                   *[falling] falling
                } pile, over { $covered }.
               *[other] { $seat } helps { $owner }: { $card } on their { $pile ->
                    [rising] rising
                   *[falling] falling
                } pile, over { $covered }.
            }
        }
    }
duel-event-ended =
    { $draws ->
        [0] { $seat-is ->
            [you] You end your turn; your draw pile is empty.
           *[other] { $seat } ends the turn; the draw pile is empty.
        }
       *[other] { $seat-is ->
            [you] You end your turn.
           *[other] { $seat } ends the turn.
        }
    }
duel-event-won =
    { $reason ->
        [emptied] { $seat-is ->
            [you] You have laid your last card!
           *[other] { $seat } has laid the last card.
        }
       *[stuck] { $seat-is ->
            [you] Your opponent cannot lay enough cards.
           *[other] { $eye ->
                [seat] You cannot lay enough cards.
               *[none] { $seat }’s opponent cannot lay enough cards.
            }
        }
    }

## Why it ended

duel-reason-emptied = The winner has laid every card.
duel-reason-stuck = The loser cannot lay the cards that a turn needs.

## Moves in words

duel-move-lay =
    { $pile ->
        [rising] lay { $card } on your rising pile
        [falling] lay { $card } on your falling pile
        [their-rising] help your opponent with { $card } on the rising pile
       *[their-falling] help your opponent with { $card } on the falling pile
    }
duel-move-end = end your turn

## Why a move is refused

duel-refused-over = The match is over.
duel-refused-nature = Only chance does that.
duel-refused-drawing = Wait until the cards are drawn.
duel-refused-turn = It is not your turn.
duel-refused-minimum =
    { $need ->
        [one] You cannot end your turn yet: lay one more card.
       *[other] You cannot end your turn yet: lay { $need } more cards.
    }
duel-refused-hand = You have no { $card } in your hand.
duel-refused-strands = After { $card } there you could not lay a second card, and there is another way.
duel-refused-rising =
    { $jump ->
        [0] { $card } is too low for your rising pile: it needs a card above { $top }.
       *[other] { $card } is too low for your rising pile: it needs a card above { $top }, or exactly { $jump }.
    }
duel-refused-falling =
    { $jump ->
        [0] { $card } is too high for your falling pile: it needs a card below { $top }.
       *[other] { $card } is too high for your falling pile: it needs a card below { $top }, or exactly { $jump }.
    }
duel-refused-helped = You have already laid a card for your opponent in this turn.
duel-refused-base = No card can improve a pile that shows { $top }.
duel-refused-help-rising = { $card } would not help: your opponent’s rising pile needs a card below { $top }.
duel-refused-help-falling = { $card } would not help: your opponent’s falling pile needs a card above { $top }.

## Options

duel-option-last-card-exception = Last card exception
duel-option-last-card-exception-does = a lone last card may be laid by itself
duel-option-touch-move = Touch move
duel-option-touch-move-does = a first card that leaves no second one is allowed, and loses
duel-option-hidden-log = Hidden log
duel-option-hidden-log-does = only the tops of the piles are shown, what lies below must be remembered
duel-option-loser-starts = Loser starts
duel-option-loser-starts-does = whoever lost the last match begins the next one
duel-option-last-loser = Last loser
duel-option-last-loser-does = the seat that lost the last match, for loser starts
duel-option-highest = Highest card
duel-option-highest-does = a smaller box for study, with the cards from 2 to this one
duel-option-hand = Hand
duel-option-hand-does = a smaller hand for study

## The table

duel-hand =
    { $cards ->
        [one] 1 in hand
       *[other] { $cards } in hand
    }
duel-draw-pile = { $cards } to draw
duel-you = You
duel-rising = rising
duel-falling = falling
duel-takes =
    { $jump ->
        [0] { $cards ->
            [none] full
           *[other] takes { $cards }
        }
       *[other] { $cards ->
            [none] takes { $jump }
           *[other] takes { $cards } or { $jump }
        }
    }
duel-helped-by =
    { $cards ->
        [none] no help
       *[other] help: { $cards }
    }
duel-status =
    { $seat-is ->
        [you] { $needed ->
            [0] { $helped ->
                [yes] Your turn: end it, or lay more on your own piles.
               *[no] Your turn: end it, or lay more cards.
            }
            [one] Your turn: lay at least 1 more card.
           *[other] Your turn: lay at least { $needed } cards.
        }
       *[other] It is { $seat }’s turn.
    }
duel-whose =
    { $owner-is ->
        [you] on your
       *[other] on { $owner }’s
    }
duel-end =
    { $draws ->
        [0] end your turn
        [one] end your turn and draw 1 card
       *[other] end your turn and draw { $draws } cards
    }
