### What the page of a game's rules says around them.

rules-title = Rules of { $game }
rules-goal = The goal
rules-turn = How it goes
rules-contents = Chapters
rules-search = Find in the rules
rules-found =
    { $count ->
        [0] No rule says that.
        [one] One rule.
       *[other] { $count } rules.
    }
rules-play = New match
rules-duel-goal = Be the first to lay all of your 58 cards.
rules-duel-turn = Lay two cards or more: on your rising pile higher ones, on your falling pile lower ones. Then draw two. One card a turn may help your opponent instead, and then you draw a full hand. Whoever cannot lay two cards loses.
rules-bluff-goal = Collect the tokens that are worth most.
rules-bluff-turn = Roll three dice that only you see, choose somebody and name a number. Do they believe you? Whoever sees through the other takes the token of that number.
rules-jane-goal = Win the most points in ten rounds.
rules-jane-turn = Cards with hands are turned up, one more each round. Bend the fingers that all of them together ask for, and lock before the others do. The first who is right wins the round.
rules-joe-goal = Reach what the scenario asks of your side, or stop the others from it.
rules-joe-turn = Chance draws whose turn it is. A character has four action points to walk, shoot, reload, throw and more. Cards tell what a shot does; the third wound kills.
