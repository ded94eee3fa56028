### Around the table of Dynamit Joe: choosing, shopping, campaigns, looking back

## Choosing

joe-room-choose = What is played
joe-room-players = { $fewest } to { $most } players
joe-room-minutes = { $least }–{ $most } minutes
joe-room-setup = The setup. Whoever may choose a place begins in one of the marked zones.
joe-room-whom = Whom you run
joe-room-runs = { $side }: { $names }
joe-room-goal-eliminate =
    { $targets ->
        [all] Put everybody else out of action
       *[other] Put { $targets } out of action
    }{ $rescue ->
        [none] .
       *[other] , and get { $rescue } out alive.
    }
joe-room-goal-steal = Carry off as much gold as you can.
joe-room-goal-guard = Keep the gold in town.
joe-room-prevents = Wins if nobody has won when the rounds run out.
joe-room-ending-first-goal = It is over as soon as one side has what it wants.
joe-room-ending-last-side = The last side that can still reach its goal wins.
joe-room-ending-heist = Half of the gold must have left town before the last robber is gone.
joe-room-ending-gold = What counts in the end is who has the gold.
joe-room-campaign = Campaign
joe-room-campaign-does =
    { $count ->
        [one] One scenario is for { $seats } players.
       *[other] All { $count } scenarios for { $seats } players, one after the other in a single match. A won scenario is a
                point; from one to the next the sides move on by a seat. You can stop at any time and go on another evening.
    }
joe-room-won-by = Won by { $names }
joe-room-now = Being played

## Shopping

joe-room-shop = The shop
joe-room-shop-for = What does { $name } need?
joe-room-shop-done = { $name } has enough
joe-room-shop-others = Somebody else is shopping. Everybody may look.
joe-room-purse = { $side } has
joe-room-dollars = { $dollars } $
joe-room-wares = For sale
joe-room-carries = What your side carries
joe-room-empty-handed = nothing yet
joe-room-stock = { $stock } left
joe-room-heals = heals a wound
joe-room-reaches =
    { $rounds ->
        [0] reach { $range }
        [one] reach { $range }, 1 round
       *[other] reach { $range }, { $rounds } rounds
    }
joe-room-ware =
    { $thing ->
        [colt] Colt
        [sawed-off] Sawed-off
        [carbine] Carbine
        [rifle] Rifle
        [dynamite] Dynamite
        [knife] Knife
       *[whisky] Whisky
    }

## Campaign

joe-room-standings = Standings
joe-room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
