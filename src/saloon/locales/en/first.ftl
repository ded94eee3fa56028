### What is said in somebody’s first match of a game: what to touch next.

first-enough = I know how to play
first-duel-card = Your first match! Choose a card from your hand.
first-duel-pile = Now choose its pile: on a rising one it must be higher, on a falling one lower.
first-duel-turn = Two cards make a turn. Lay another one if you have laid only one, then end your turn.
first-bluff-cup = Only you may see these dice. Lift the cup and add them up.
first-bluff-answer = Somebody has told you a number. Do you believe it? Guess right and the token is yours; guess wrong and it is theirs.
first-bluff-number = Choose the number that you want to tell: the true one, or a better one.
first-jane-ready = Your first race! Say when you are ready: then one card is turned up.
first-jane-bend = Bend the fingers that the card shows: touch them. Another touch stretches them.
first-jane-lock = All as on the cards? Then lock, before the others do.
first-joe-begin = Choose where you begin: touch a bright place on the map, or a line below it.
first-joe-act = Your turn: touch where to go, or choose from the list. What it costs stands beside it; you have four points.
