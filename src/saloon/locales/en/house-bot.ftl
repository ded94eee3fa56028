### The bots, as people are told of them.

house-bot-random = Plays anything that is allowed. Good for a first match.
house-bot-honest = Tells the truth if it can and the number is worth two points or more; else the likeliest lie.
house-bot-reader = Learns how often you lie and what you believe, and makes the most of it.
house-bot-equilibrium = Lies just so often that nobody can read it. Worked out, not guessed.
house-bot-gunslinger = Shoots where the odds are good, hides where they are not, and minds the goal.
house-bot-marshal = Plays each plan on in its head, with other cards and other jokers, before it moves.
house-bot-greedy = Takes the best card for now and never looks ahead.
house-bot-planner = Weighs whole turns. A fair opponent.
house-bot-master = Imagines your hand and searches ahead. Hard to beat.
house-bot-child = Looks at one card after the other, and often takes left for right.
house-bot-greenhorn = Knows the rules by now, and is not in a hurry.
house-bot-cowhand = Quick, and mostly right.
house-bot-quickdraw = Fast hands, few mistakes, and an eye on your coin.
house-bot-jane = Dexterity Jane herself.
