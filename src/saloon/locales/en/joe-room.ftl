### Around the table of Dynamit Joe: choosing, shopping, campaigns, looking back

## Choosing

joe-room-choose = What is played
joe-room-players = { $fewest } to { $most } players
joe-room-minutes = { $least }–{ $most } minutes among people
joe-room-more = Sides and who runs whom
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
joe-room-balance = Measured balance
joe-room-uneven = one side is stronger
joe-room-fairness =
    { $kind ->
        [strong] Uneven. { $side }: about { $wins } wins in 10 matches between equals. Let the less experienced play that side.
        [weak] Uneven. { $side }: only about { $wins } in 10 matches won between equals. A part for whoever knows the game best.
       *[fair] Fair: between equals, each side wins its share.
    }
joe-room-gear =
    { $gear ->
        [even] Even start
       *[printed] Printed sheets
    }
joe-room-measured =
    How often each side won { $matches } matches of { $bot } against itself, with { $seats } seats.{ $drawn ->
        [none] {""}
       *[other] {" "}{ $drawn } were draws.
    } The thin line shows how sure that is. People may find it different.
joe-room-campaign = Campaign
joe-room-campaign-does =
    { $count ->
        [one] One scenario is for { $seats } players.
       *[other] All { $count } scenarios for { $seats } players, one after the other in a single match. A won scenario is a
                point; from one to the next the sides move on by a seat. You can stop at any time and go on another evening.
    }
joe-room-won-by = Won by: { $names }
joe-room-now = Being played
joe-room-next = Next
joe-room-campaign-page = The campaign on its own page

## What a scenario is about

joe-room-specials = Special rules
joe-room-special-ambush =
    { $count ->
        [one] { $names } begins in ambush.
       *[other] { $names } begin in ambush.
    }
joe-room-special-ambush-sight =
    { $count ->
        [one] { $names } begins in ambush and suspects nothing until an enemy comes in or is seen.
       *[other] { $names } begin in ambush and suspect nothing until an enemy comes in or is seen.
    }
joe-room-special-ambush-noise =
    { $count ->
        [one] { $names } begins in ambush and suspects nothing until the first shot or explosion.
       *[other] { $names } begin in ambush and suspect nothing until the first shot or explosion.
    }
joe-room-special-sight =
    { $count ->
        [one] { $names } suspects nothing until an enemy comes in or is seen, and does not act before that.
       *[other] { $names } suspect nothing until an enemy comes in or is seen, and do not act before that.
    }
joe-room-special-noise =
    { $count ->
        [one] { $names } suspects nothing until the first shot or explosion, and does not act before that.
       *[other] { $names } suspect nothing until the first shot or explosion, and do not act before that.
    }
joe-room-special-tied =
    { $count ->
        [one] { $names } is tied up and does not act. Somebody with a knife in the same zone can cut the ropes; until then the captive can be dragged along.
       *[other] { $names } are tied up and do not act. Somebody with a knife in the same zone can cut the ropes; until then they can be dragged along.
    }
joe-room-special-locked =
    { $count ->
        [one] { $names } is locked up and does not act until the way out is open.
       *[other] { $names } are locked up and do not act until the way out is open.
    }
joe-room-special-leaves =
    { $count ->
        [one] { $names } may leave town from the edge of the map, with what they carry. Who is gone does not come back.
       *[other] { $names } may leave town from the edge of the map, with what they carry. Who is gone does not come back.
    }
joe-room-special-of-9-2 = In the first round only Susan, Bob and Joe act.
joe-room-special-of-9-4 = The gold lies in the bank’s safe. Shoot out its lock: any wound on the card opens it.
joe-room-special-of-9-6 = Jake’s knives lie in the saloon. Fred may take Jake’s carbine at the start.
joe-room-special-of-9-7 = Bob’s cell opens when its lock is shot out, or when dynamite tears its bars away. His things lie in the room beside it. His friends begin outdoors, where nobody sees them.
joe-room-special-of-9-8 = Fred’s player hides three nuggets and three stones face down in the saloon, the laundry and the sheriff’s office. For a point somebody in that zone may look at one of them and take it.
joe-room-ends = How it ends
joe-room-last-round = After round { $rounds } it is over in any case.
joe-room-chapter-of = Scenario { $number } of { $of }
joe-room-own-side = Your side: { $side }
joe-room-own-people =
    { $count ->
        [0] You have nobody left.
       *[other] Your people: { $names }.
    }
joe-room-friends = With you: { $names }.
joe-room-to-table = To the table

## Shopping

joe-room-shop = The shop
joe-room-shop-for = What does { $name } need?
joe-room-shop-done = { $name } has enough
joe-room-shop-turns =
    { $pool ->
        [0] The sides take turns, one thing at a time. What nobody wants of a share is for the whole side.
       *[other] The sides take turns, one thing at a time. ${ $pool } of this is for the whole side.
    }
joe-room-shop-others = Somebody else is shopping. Everybody may look.
joe-room-purse = { $side }:
joe-room-dollars = ${ $dollars }
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
joe-room-over = “{ $title }” is over.
joe-room-then = Next: { $title }
joe-room-on = On we go
joe-room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The lesson

joe-room-learn-goal = Goldfever, five minutes before the end. Here you act for both Ted and Luke; Fred stole a horse, and Frank is his friend. Put Fred out of action, and you win.
joe-room-learn-turn = Everybody’s marker is in the cup. Ted’s was drawn: now he acts, with four action points.
joe-room-learn-go = Of his four points, a step into the next zone takes one. Walk west, to zone RN5: tap it on the map.
joe-room-learn-sight = Now look around: tap anybody to see what they see. A line from circle to circle must be free: walls, trees and people block it. Ted sees Fred in front of the saloon, two zones away.
joe-room-learn-shoot = So Ted can fire, for a point as well. How hard it is depends on the distance, on windows and on wounds; the chance is shown before. Shoot at Fred with the colt.
joe-room-learn-hit = The card says: a light wound. With three wounds somebody is dead. Cards that were drawn are gone until the deck is shuffled, so the chances change.
joe-room-learn-ambush = Two points are left. Instead of hoping for more luck, lie in ambush: it takes both, and lets you act once in an enemy’s turn.
joe-room-learn-react = Frank’s marker was drawn, and he stepped out of the saloon in front of you. You are in ambush: now you may answer, with one action. Shoot at Frank.
joe-room-learn-reacted = A serious wound counts double. Your ambush is used up, and Frank goes on with his turn: he will fire back.
joe-room-learn-dynamite = Frank missed, and now it is Luke’s turn. Dynamite reaches two zones, and whoever stands beside the blast is hit as well, friends too. Ted is far enough away: throw it at Fred.
joe-room-learn-won = Fred is down, and Frank with him: the law has won. At a table of four you run one of the two, with two players both. Jokers, windows and eight stories are still to come.

## How it ended

joe-room-verdict =
    { $mine ->
        [won] You won: { $sides }
        [lost] { $count ->
            [one] You lost. The winner: { $sides }
           *[other] You lost. The winners: { $sides }
        }
        [draw] A draw: nobody wins
       *[none] { $count ->
            [0] A draw: nobody wins
            [one] The winner: { $sides }
           *[other] The winners: { $sides }
        }
    }
joe-room-yours = (you)
joe-room-result =
    { $result ->
        [won] won
        [lost] lost
        [gave-up] gave up
       *[draw] draw
    }
joe-room-ended-person =
    { $name } ({ $player ->
        [none] nobody
        [you] you
       *[other] { $player }
    }): { $fate ->
        [dead] dead
        [captured] gave up
        [left] rode away
       *[playing] still standing
    }
joe-room-gold = The gold
joe-room-gold-how =
    { $guards ->
        [yes] still in town
       *[no] carried off
    }

## Looking back

joe-room-hit =
    { $attacker } hits { $victim }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $deadly ->
        [yes] , deadly.
       *[no] .
    }
joe-room-gunfight =
    { $shots ->
        [one] One attack
       *[other] { $shots } attacks
    }, { $hits ->
        [0] and nobody was hit.
        [one] one of them drew blood. A full line is a serious wound, a cross a death.
       *[other] { $hits } drew blood. A full line is a serious wound, a cross a death.
    }
joe-room-deeds = What everybody did
joe-room-deed-attacks = Attacks
joe-room-deed-dealt = Wounds dealt
joe-room-deed-taken = Wounds taken
joe-room-fate =
    { $fate ->
        [dead] dead
        [captured] gave up
        [left] rode away
       *[playing] still standing
    }
joe-room-victims = put { $names } down
joe-room-turns = In short
joe-room-round =
    { $round ->
        [0] Before
       *[other] Round { $round }
    }
joe-room-chapter = Scenario
joe-room-remark =
    { $character }: “{ $made }”{ $hit ->
        [none] {""}
       *[other] {" "}({ $hit } to wound)
    } instead of “{ $best }” cost about { $cost } of the chance to win.

## Examples for the rules

joe-room-example-line = From circle to circle nothing is in the way: Ted may shoot at Fred, two zones away.
joe-room-example-between = Luke stands on the line: Ted cannot shoot past him.
joe-room-example-door = Ted stands at the door and may shoot at Fred behind it; the door makes it harder.
joe-room-example-blast = Everybody in the middle draws a card. Beside it, as Frank here, the card is one level harder. Ted is out of reach.
