nerve-title = Nerve
nerve-summary = One card each, and one chance to change it.
game-nerve = Nerve
game-nerve-facts = 2–4 players · 2 minutes
game-nerve-pitch = One card that only you see. Keep it, or swap it for one that may be worse?
rules-nerve-goal = Hold the best card when all are shown.
rules-nerve-turn = Say once whether to keep your card or to swap it for another.

nerve-event-dealt =
    { $card ->
        [none] { $seat } gets a card.
       *[other] { $seat } gets the { $card }.
    }
nerve-event-kept = { $seat } keeps the card.
nerve-event-swapped = { $seat } swaps.
nerve-event-showed = All cards are shown: { $cards }.
nerve-reason-shown = All cards were shown.

nerve-refused-over = The match is over.
nerve-refused-nature = Only chance does that.
nerve-refused-turn = It is not your turn to speak.
nerve-refused-highest = The { $card } is the highest card: whoever holds it keeps it.

nerve-option-highest = Highest card
nerve-option-highest-does = how many cards there are
nerve-option-low = Low play
nerve-option-low-does = the lowest card wins

nerve-page-keep = Keep
nerve-page-swap = Swap
nerve-page-card = card { $card }
nerve-page-hidden = a hidden card
nerve-page-none = no card
nerve-page-learn-yours = Your card is a 3, of 12. Only you see it. Swap it.
nerve-page-learn-shown = All have spoken, and all cards are shown: your 9 beats the 7.
