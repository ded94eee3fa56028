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
        [help] help
       *[step] +{ $distance }
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
duel-page-deck-of =
    { $cards ->
        [0] { $name }’s draw pile is empty
        [one] 1 card in { $name }’s draw pile
       *[other] { $cards } cards in { $name }’s draw pile
    }
duel-page-status-wait = The cards are dealt …
duel-page-status =
    { $state ->
        [won] { $seat-is ->
            [you] You win!
           *[other] { $seat } wins
        }
        [draws] { $seat-is ->
            [you] You draw …
           *[other] { $seat } draws …
        }
       *[lays] { $seat-is ->
            [you] { $needed ->
                [0] Your turn: more, or end
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
duel-page-end = End turn
duel-page-end-needs =
    { $needed ->
        [one] lay 1 more first
       *[other] lay { $needed } more first
    }
duel-page-end-draw =
    { $draw ->
        [nothing] nothing left to draw
        [refill] { $left ->
            [1] draw the last card
           *[other] refill to 6
        }
       *[two] { $left ->
            [1] draw the last card
           *[other] draw 2
        }
    }
