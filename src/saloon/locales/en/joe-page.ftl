### Dynamit Joe on the page

## The map

joe-page-scenario-named = “{ $title }”
joe-page-lens = Look at the map
joe-page-closer = Closer
joe-page-farther = From farther away
joe-page-whole = The whole village

## What is asked

joe-page-dock = What to do
joe-page-groups = What { $name } can do
joe-page-group-go = Go
joe-page-group-fight = Fight
joe-page-group-gear = Gear
joe-page-group-wait = Wait
joe-page-end = End
joe-page-pass = Pass
joe-page-give-up = Give up…
joe-page-give-up-sure =
    { $allies ->
        [0] Your whole side lays down its arms, and the scenario is lost. Really?
        [one] If your ally agrees, your whole side lays down its arms, and the scenario is lost. Really?
       *[other] If your allies agree, your whole side lays down its arms, and the scenario is lost. Really?
    }
joe-page-give-up-yes = Give up
joe-page-give-up-no = Play on
joe-page-drag = drag the captive along
joe-page-points =
    { $points ->
        [one] 1 action point left
       *[other] { $points } action points left
    }
joe-page-hint = A bot would: { $move }.
joe-page-why-attack =
    { $deadly ->
        [yes] { $wound }% of the cards wound { $names }, and one more wound kills.
       *[no] { $wound }% of the cards wound { $names }.
    }
joe-page-why-blast = It hits { $names }.
joe-page-why-sees = From there { $who } sees { $names }.
joe-page-why-hidden =
    { $count ->
        [one] There { $names } no longer sees { $who }.
       *[other] There { $names } no longer see { $who }.
    }
joe-page-why-nearer =
    { $steps ->
        [0] That is where { $names } is.
        [one] From there it is one step to { $names }.
       *[other] From there it is { $steps } steps to { $names }.
    }
joe-page-why-gold = That is towards the gold.
joe-page-why-out = That is the way out of town, with the gold.
joe-page-why-exit = The gold that { $who } carries counts once it has left town.
joe-page-why-worth = Gold is what counts here.
joe-page-why-ambush = Then { $who } can act in the middle of an enemy’s turn.
joe-page-why-pass = An ambush that is not used stays.
joe-page-why-reload =
    { $rounds ->
        [0] It is empty.
        [one] It holds one round.
       *[other] It holds { $rounds } rounds.
    }
joe-page-why-repair = A jammed weapon does not fire.
joe-page-why-drink =
    { $wounds ->
        [one] It heals a wound.
       *[other] It heals one of { $wounds } wounds.
    }
joe-page-why-untie = Who is free can act.
joe-page-why-arm = It plays itself when its moment comes.
joe-page-why-end = From here { $who } can attack nobody.
joe-page-dynamite =
    { $open ->
        [yes] Not the dynamite
       *[no] Dynamite: where?
    }
joe-page-with =
    { $count ->
        [one] With { $name }: 1 exchange
       *[other] With { $name }: { $count } exchanges
    }
joe-page-note-ambush = 2 points
joe-page-note-stay = keeps the ambush, ends the turn
joe-page-nothing-go = { $who } cannot go anywhere now.
joe-page-nothing-fight = There is nobody { $who } could attack from here. Tap an enemy to see what is in the way.
joe-page-nothing-gear = { $who } has nothing to load, drink, pick up or hand over now.
joe-page-nothing-wait = There is nothing to wait for.
joe-page-too-far =
    That is { $steps } steps away, and { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Tap it again to walk as far as that goes.
joe-page-passed-late = { $who }’s chance has passed.
joe-page-out = You have nobody left. You see all that lies open; draw the markers, or go to the end.
joe-page-over = The match is over.
joe-page-wait =
    { $who ->
        [none] The next marker is drawn…
       *[other] { $player ->
            [none] { $who } is deciding…
           *[other] { $who } ({ $player }) is deciding…
        }
    }
joe-page-ask-shop = Buy gear for { $who }.
joe-page-ask-hide = Choose the marker to hide next.
joe-page-ask-place =
    { $other ->
        [none] Choose where it lies: tap a zone.
       *[other] Where does { $other } begin? Tap a zone.
    }
joe-page-ask-offer = Does { $who } take what lies ready?
joe-page-ask-turn = { $who } acts
joe-page-ask-react = { $who } lies in ambush: react to { $other }?
joe-page-ask-reactor = Which of your ambushers reacts?
joe-page-ask-retreat = { $who } flees: choose a zone.
joe-page-ask-spill = { $who } drops something: what?
joe-page-ask-room = { $who } has no room left: drop something.
joe-page-ask-for = What does { $who } want in exchange?
joe-page-ask-consent =
    { $other } asks { $who } to trade. Agreed?{ $gives ->
        [none] {""}
       *[other] {" "}{ $who } gets { $gives ->
            [colt] a colt
            [sawed-off] a sawed-off
            [carbine] a carbine
            [rifle] a rifle
            [dynamite] dynamite
            [knife] a knife
            [whisky] whisky
            [stone] a stone
            [nugget1] the small nugget
            [nugget2] the nugget
           *[nugget3] the big nugget
        }.
    }{ $takes ->
        [none] {""}
       *[other] {" "}{ $other } gets { $takes ->
            [colt] a colt
            [sawed-off] a sawed-off
            [carbine] a carbine
            [rifle] a rifle
            [dynamite] dynamite
            [knife] a knife
            [whisky] whisky
            [stone] a stone
            [nugget1] the small nugget
            [nugget2] the nugget
           *[nugget3] the big nugget
        }.
    }
joe-page-ask-found = { $who } has looked at it. Take it?
joe-page-ask-cede = Give one of your characters to a player who has none left.
joe-page-ask-yield = An ally wants to give up with your whole side. Do you agree?

## Following others

joe-page-account = What happened since your turn
joe-page-follow = How you follow the others
joe-page-follow-pause = Pause
joe-page-follow-on = Go on
joe-page-follow-step =
    { $waiting ->
        [0] Step
       *[other] Step ({ $waiting })
    }
joe-page-follow-skip = Skip
joe-page-follow-draw = Draw a marker
joe-page-follow-rush = To the end
joe-page-follow-speed =
    { $speed ->
        [slow] Speed: slow
        [fast] Speed: fast
       *[normal] Speed: normal
    }

## People

joe-page-round =
    { $round ->
        [0] before the first round
       *[other] { $last ->
            [none] round { $round }
           *[other] round { $round } of { $last }
        }
    }
joe-page-cup =
    { $count ->
        [0] The cup is empty
        [one] 1 marker in the cup: { $names }
       *[other] { $count } markers in the cup: { $names }
    }
joe-page-briefing = What this is about
joe-page-jokers = My jokers
joe-page-jokers-short = Jokers
joe-page-people = Who is who
joe-page-danger = Where ambushes reach
joe-page-danger-short = Danger
joe-page-danger-told =
    { $zones ->
        [0] No enemy lies in ambush as far as you know.
        [one] One zone is watched from ambushes: it is marked in red.
       *[other] { $zones } zones are watched from ambushes: they are marked in red.
    }
joe-page-close = Close
joe-page-dossier = { $name }’s sheet
joe-page-figure =
    { $state ->
        [dead] { $name }, dead, { $zone }
        [ambush] { $name }, in ambush, wounds: { $wounds }, { $zone }
       *[none] { $name }, wounds: { $wounds }, { $zone }
    }{ $gold ->
        [0] {""}
       *[other] , carrying gold
    }
joe-page-wounds =
    { $wounds ->
        [0] unhurt
        [one] 1 wound
       *[other] { $wounds } wounds
    }
joe-page-gun =
    { $gun ->
        [colt] colt
        [sawed-off] sawed-off
        [carbine] carbine
       *[rifle] rifle
    } { $rounds }/{ $of }{ $jammed ->
        [yes] {" "}jammed
       *[no] {""}
    }
joe-page-thing =
    { $thing ->
        [dynamite] dynamite
        [knife] knife
        [whisky] whisky
        [stone] stone
        [nugget1] small nugget
        [nugget2] nugget
       *[nugget3] big nugget
    }
joe-page-state-dead = dead
joe-page-state-ambush = in ambush
joe-page-state-exposed = fired outward
joe-page-state-asleep = suspects nothing
joe-page-state-tied = tied up
joe-page-state-locked = locked up
joe-page-state-stunned = stunned
joe-page-state-shaken = shaken
joe-page-state-nervous = nervous
joe-page-status-absent = not here
joe-page-status-dead = dead
joe-page-status-captured = captured
joe-page-status-left = gone
joe-page-loot = gold: { $gold }
joe-page-order =
    { $order ->
        [armed] armed: plays by itself when its moment comes
        [used] used
       *[held] held back
    }

## Chances

joe-page-odds =
    { $deck ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }, { $draws ->
        [2] two cards at { $wound }% each
       *[1] { $wound }%
    }
joe-page-odds-part =
    { $part ->
        [serious] serious
        [light] light
        [jam] jam
       *[nothing] nothing
    }
joe-page-odds-all =
    Of { $cards } cards left: { $serious } serious, { $light } light, { $jam ->
        [one] 1 jam
       *[other] { $jam } jams
    }, { $nothing } without any of it; panic on { $panic }.

joe-page-summary = How it ended

## Seeing

joe-page-why = Why?
joe-page-look-seen = seen
joe-page-look-through = through a door or window
joe-page-look-exposed = only who fired outward
joe-page-aim = Where the dynamite falls
joe-page-blast =
    { $here ->
        [none] Nobody stands there.
       *[other] In the blast: { $here }.
    } { $beside ->
        [none] It reaches nobody else.
       *[other] Beside it, one level harder: { $beside }.
    }
joe-page-blast-own =
    { $self ->
        [yes] { $friends ->
            [none] Careful: it hits you as well, { $who }.
           *[other] Careful: it hits you, { $who }, and { $friends }, your own side.
        }
       *[no] Careful: it hits { $friends }, your own side.
    }
joe-page-line =
    { $obstacle ->
        [none] { $who } has a free line; distance { $far }.
        [person] { $who }’s line is blocked by { $person }; distance { $far }.
        [tree] A tree is in { $who }’s way; distance { $far }.
        [cover] From here { $who } could only hit somebody who has fired out of the house; distance { $far }.
       *[wall] A wall is in { $who }’s way; distance { $far }.
    }

## Options

joe-page-option-adoption-does = Who has lost everybody gets a character from a player who has several.
joe-page-option-slow-windows-does = Climbing through a window takes two action points.
joe-page-option-hard-repairs-does = A card decides whether a jammed gun works again, stays jammed or is lost.
joe-page-option-wounds-slow-does = Every wound takes an action point.
joe-page-option-gear-does = Everybody’s own sheet, or other gear where that makes a scenario more even.
joe-page-option-gear-printed = Printed sheets
joe-page-option-gear-even = Even start
joe-page-option-budget-does = Instead of the printed gear, each side gets so many dollars a character to go shopping with.
joe-page-option-budget-none = Printed gear
joe-page-option-nuggets-1-2-3 = 1, 2, 3
joe-page-option-nuggets-1-2-5 = 1, 2, 5
joe-page-option-round-limit-does = After so many rounds a scenario is over.
joe-page-option-round-limit-none = No limit
