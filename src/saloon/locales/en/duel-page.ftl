### The Game: Le Duel, on the page.

## The table

duel-page-pile =
    { $whose ->
        [yours] Your { $pile ->
            [rising] rising
           *[falling] falling
        } pile
        [theirs] { $name }’s { $pile ->
            [rising] rising
           *[falling] falling
        } pile
       *[named] { $name }’s { $pile ->
            [rising] rising
           *[falling] falling
        } pile
    }: { $top } on top{ $helped ->
        [yes] , laid as help
       *[no] {""}
    }.{ $way ->
        [step] { " " }Lay { $card } here.
        [jump] { " " }Jump ten back with { $card }.
        [help] { " " }Help with { $card }, and fill your hand at the end of the turn.
       *[none] {""}
    }
duel-page-badge =
    { $way ->
        [jump] 10 back
        [jump-done] 10 back!
        [help] help & refill
        [help-done] helped
       *[step] { $pile ->
            [rising] +
           *[falling] −
        }{ $distance }
    }
duel-page-hand = Your hand
duel-page-card =
    { $state ->
        [nowhere] { $card }, fits nowhere now
       *[free] { $card }
    }
duel-page-hand-of =
    { $cards ->
        [0] { $name } has no card in hand
        [one] { $name } has 1 card in hand
       *[other] { $name } has { $cards } cards in hand
    }
duel-page-hand-shown =
    { $cards ->
        [none] { $name } has no card in hand
       *[other] { $name } holds { $cards }
    }
duel-page-deck-of =
    { $cards ->
        [0] { $whose ->
            [yours] Your draw pile is empty
           *[named] { $name }’s draw pile is empty
        }
        [one] { $whose ->
            [yours] 1 card in your draw pile
           *[named] 1 card in { $name }’s draw pile
        }
       *[other] { $whose ->
            [yours] { $cards } cards in your draw pile
           *[named] { $cards } cards in { $name }’s draw pile
        }
    }
duel-page-status-wait = The cards are dealt…
duel-page-status =
    { $state ->
        [won] { $seat-is ->
            [you] { $why ->
                [stuck] You win: nothing fits there
               *[other] You win: every card is laid!
            }
           *[other] { $seat } wins
        }
        [lost] { $why ->
            [stuck] You lose: nothing fits
           *[other] { $seat } wins: no card left
        }
        [draws] { $seat-is ->
            [you] You draw…
           *[other] { $seat } draws…
        }
       *[lays] { $seat-is ->
            [you] { $needed ->
                [0] Your turn: lay or end
                [one] Your turn: 1 more card
               *[other] Your turn: lay { $needed } cards
            }
           *[other] { $seat } plays
        }
    }
duel-page-laid =
    { $needed ->
        [0] { $laid } laid, enough to end the turn
       *[other] { $laid } laid, { $needed } still needed
    }
duel-page-hint = Hint: { $move }.
duel-page-end = End turn
duel-page-end-wait = in your turn
duel-page-end-needs =
    { $needed ->
        [one] lay 1 card first
       *[other] lay { $needed } cards first
    }
duel-page-end-draw =
    { $draws ->
        [0] nothing left to draw
        [one] { $last ->
            [yes] draw the last card
           *[no] draw 1 card
        }
       *[other] { $last ->
            [yes] draw the last { $draws } cards
           *[no] draw { $draws } cards
        }
    }

## After the match

duel-page-ended =
    { $reason ->
        [emptied] { $eye ->
            [winner] You have laid every card before { $loser }.
           *[other] { $winner } has laid every card.
        }
       *[stuck] { $eye ->
            [winner] { $loser } cannot lay the cards that a turn needs.
            [loser] You cannot lay the cards that a turn needs, with { $cards } in hand: { $winner } wins.
           *[none] { $loser } cannot lay the cards that a turn needs.
        }
    }

duel-page-summary = The match in numbers
duel-page-chart = The tops of the four piles after every card
duel-page-chart-axis =
    { $cards ->
        [one] 1 card laid
       *[other] { $cards } cards laid
    }
duel-page-deed-laid = Cards laid
duel-page-deed-turns = Turns
duel-page-deed-longest = Longest turn, in cards
duel-page-deed-jumps = Jumps ten back
duel-page-deed-helps = Times helped the opponent
duel-page-turns = Cards laid per turn
duel-page-turns-table = All turns as a table

## Examples beside the rules

duel-page-example-lay =
    { $whose ->
        [theirs] { $card } goes on the opponent’s { $pile ->
            [rising] rising
           *[falling] falling
        } pile at { $top }.
       *[yours] { $card } goes on your { $pile ->
            [rising] rising
           *[falling] falling
        } pile at { $top }.
    }
duel-page-example-draw = { $held } in hand, { $drawn } drawn.

## The way in

duel-page-learn-goal = These gold cards are yours: be the first to lay all 58, here on your two piles.
duel-page-learn-rising = The left pile only climbs. Choose your 4 and lay it there: the smaller the step, the more room is left.
duel-page-learn-falling = The right pile only falls, from 60 down: lay your 57 there, a small step again.
duel-page-learn-end = Two cards are enough for a turn, more are allowed: end yours now.
duel-page-learn-drawn = You drew two cards, as always when you keep to your own piles.
duel-page-learn-later = Some turns later your piles have come to 27 and 35, and their room is running out.
duel-page-learn-jump = There is one way back: a card exactly ten lower goes on your rising pile. Jump from 27 to 17!
duel-page-learn-jump-again = It works on the falling pile too, ten higher: jump from 35 to 45.
duel-page-learn-help = Once a turn you may do your opponent a favour and give one of their piles room back: a higher card on the falling one, a lower card on the rising one. Theirs fell to 38: lay your 41 on it.
duel-page-learn-refill = Your reward: you fill your hand up to six. End your turn.
duel-page-learn-win = No card left, in hand or to draw: you win at once.
duel-page-learn-lose = But whoever cannot lay two cards in a turn loses at once: 9 and 30 fit nowhere here.
