### Dynamit Joe

joe-title = Dynamit Joe
joe-summary =
    Gunfights in Goldfever: eight scenarios with colts, dynamite, ambushes and secret jokers, for two to twelve.

## What happens

joe-event-opened =
    { $of ->
        [1] Scenario { $scenario } begins.
       *[other] Scenario { $scenario } begins, number { $number } of { $of }.
    }
joe-event-dealt =
    { $card ->
        [none] { "" }
       *[other] { $character }’s joker is { $card }.
    }
joe-event-bought =
    { $character } buys { $thing ->
            [colt] a colt
            [sawed-off] a sawed-off
            [carbine] a carbine
            [rifle] a rifle
            [dynamite] dynamite
            [knife] a knife
           *[whisky] whisky
    } for { $price } dollars.
joe-event-placed = { $character } waits in { $zone }.
joe-event-laid =
    In { $zone } lies { $thing ->
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
joe-event-hid =
    Hidden in { $zone }: { $thing ->
            [none] something
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
joe-event-round = Round { $number }.
joe-event-activated =
    { $points ->
        [one] { $character } moves, with 1 action point.
       *[other] { $character } moves, with { $points } action points.
    }
joe-event-passed =
    { $reason ->
        [asleep] { $character } suspects nothing yet.
        [bound] { $character } cannot move.
        [stunned] { $character } is frozen with fear.
        [spent] { $character } has no strength left this turn.
       *[stays] { $character } stays in ambush.
    }
joe-event-rested = { $character } is done.
joe-event-walked =
    { $drags ->
        [none] { $character } goes to { $zone }.
       *[other] { $character } drags { $drags } along to { $zone }.
    }
joe-event-attacked =
    { $character } { $way ->
        [shoot] fires at
        [double] fires twice at
        [throw] throws at
        [stab] stabs at
       *[snap] shoots back at
    } { $target ->
        [lock] the lock
       *[other] { $target }
    } ({ $weapon ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
            [rifle] rifle
            [dynamite] dynamite
           *[knife] knife
    }, { $level ->
            [easy] easy
            [medium] medium
           *[hard] hard
    }).
joe-event-drew =
    { $target ->
        [none] The card: { $result ->
                [miss] a miss
                [jam] a jam
                [panic] panic
                [light] a light wound
                [light-panic] a light wound and panic
                [serious] a serious wound
               *[serious-panic] a serious wound and panic
        }.
       *[other] The card for { $target }: { $result ->
                [miss] a miss
                [jam] a jam
                [panic] panic
                [light] a light wound
                [light-panic] a light wound and panic
                [serious] a serious wound
               *[serious-panic] a serious wound and panic
        }.
    }
joe-event-jammed =
    { $character }’s { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } jams.
joe-event-strayed = The bullet flies on towards { $character }.
joe-event-exploded = An explosion tears through { $zone }!
joe-event-fizzled = The fuse goes out in { $zone }.
joe-event-wounded =
    { $wounds ->
        [one] { $character } takes a wound and has { $total }.
       *[other] { $character } takes { $wounds } wounds and has { $total }.
    }
joe-event-died = { $character } is dead.
joe-event-panicked =
    { $character } panics: { $effect ->
            [retreat1] a step back
            [retreat2] flight
            [retreat3] run for your life
            [out-of-sight] take cover
            [drop-gun] trembling hands
            [drop-item] holes in the pockets
            [stunned] frozen
            [shaken] shivers
            [lose-ambush] frayed nerves
            [steady] a cool head
           *[snap-back] rage
    }.
joe-event-fled = { $character } flees to { $zone }.
joe-event-cracked = The way between { $zone } and { $beyond } is open.
joe-event-freed = { $character } is free!
joe-event-reloaded =
    { $character } loads the { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    }: { $rounds }.
joe-event-repaired =
    { $how ->
        [works] { $character } repairs the { $gun ->
                [colt] colt
                [sawed-off] sawed-off
                [carbine] carbine
               *[rifle] rifle
        }.
        [fails] { $character } cannot repair the { $gun ->
                [colt] colt
                [sawed-off] sawed-off
                [carbine] carbine
               *[rifle] rifle
        } yet.
       *[lost] { $character } breaks the { $gun ->
                [colt] colt
                [sawed-off] sawed-off
                [carbine] carbine
               *[rifle] rifle
        } for good.
    }
joe-event-drank =
    { $wounds ->
        [0] { $character } drinks whisky and feels fine.
       *[other] { $character } drinks whisky; wounds left: { $wounds }.
    }
joe-event-picked =
    { $character } picks up { $thing ->
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
joe-event-dropped =
    { $character } drops { $thing ->
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
    } in { $zone }.
joe-event-asked =
    { $gives ->
        [none] { $character } asks { $ally } for { $takes ->
                [none] nothing
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
       *[other] { $takes ->
            [none] { $character } offers { $ally } { $gives ->
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
           *[other] { $character } offers { $ally } { $gives ->
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
            } for { $takes ->
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
    }
joe-event-declined = { $ally } tells { $character } no.
joe-event-handed =
    { $taker } gets { $thing ->
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
    } from { $giver }.
joe-event-looked =
    { $thing ->
        [none] { $character } looks at a hidden marker.
       *[other] { $character } looks at a hidden marker: { $thing ->
                [stone] a stone
                [nugget1] the small nugget
                [nugget2] the nugget
               *[nugget3] the big nugget
        }.
    }
joe-event-left = { $character } leaves it there.
joe-event-waited = { $character } lies in ambush.
joe-event-reacted = { $character } comes out of ambush against { $enemy }!
joe-event-woke =
    { $reason ->
        [sight] { $character } notices the enemy.
        [attack] { $character } is roused by the attack.
       *[noise] { $character } hears the noise.
    }
joe-event-joker =
    { $character } shows a joker: { $effect ->
            [marksman] Marksman
            [devils-luck] Devil’s luck
            [dodge] Dodge
            [pocket-bible] Pocket bible
            [second-wind] Second wind
            [quick-draw] Quick draw
            [iron-nerves] Iron nerves
            [full-chamber] Full chamber
            [gunsmith] Gunsmith
            [hidden-stick] Hidden stick
            [hip-flask] Hip flask
            [jump-the-gun] Jump the gun
           *[feint] Feint
    }.
joe-event-ordered =
    { $armed ->
        [yes] { $character }’s joker is armed.
       *[no] { $character }’s joker is held back.
    }
joe-event-yielded =
    { $agrees ->
        [yes] { $seat-is ->
            [you] You agree to surrender.
           *[other] { $seat } agrees to surrender.
        }
       *[no] { $seat-is ->
            [you] You will not surrender.
           *[other] { $seat } will not surrender.
        }
    }
joe-event-surrendered = { $character } surrenders.
joe-event-escaped =
    { $gold ->
        [0] { $character } leaves town empty-handed.
       *[other] { $character } leaves town with gold worth { $gold }.
    }
joe-event-ceded =
    { $taker-is ->
        [you] { $giver } gives you { $character }.
       *[other] { $giver-is ->
            [you] You give { $character } to { $taker }.
           *[other] { $giver } gives { $character } to { $taker }.
        }
    }
joe-event-ended =
    { $reason ->
        [draw] Scenario { $scenario } ends in a draw.
        [limit] The last round of scenario { $scenario } is over. { $winners ->
            [none] Nobody wins.
           *[other] Victory: { $winners }.
        }
        [quiet] Nobody dares to shoot any more: scenario { $scenario } is over. { $winners ->
            [none] Nobody wins.
           *[other] Victory: { $winners }.
        }
       *[other] Scenario { $scenario } is over. Victory: { $winners }.
    }

## Why it ended

joe-reason-goal = One side has reached its goal.
joe-reason-last = Only one side is left standing.
joe-reason-gold = The fate of the gold is settled.
joe-reason-draw = Nobody can win any more: a draw.
joe-reason-limit = All rounds are played.
joe-reason-quiet = There was no attack for five rounds.
joe-reason-campaign = All scenarios of the campaign are played.

## Moves in words

joe-move-go = go to { $zone }
joe-move-drag = go to { $zone } and drag the captive along
joe-move-throw = throw dynamite into { $zone }
joe-move-place = begin in { $zone }
joe-move-shoot =
    fire the { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } at { $target ->
        [lock] the lock
       *[other] { $target }
    }
joe-move-double =
    { $guns ->
        [colts] fire both colts at { $target }
       *[barrels] fire both barrels at { $target }
    }
joe-move-bomb = throw dynamite at { $target }
joe-move-hurl = throw a knife at { $target }
joe-move-stab = stab { $target }
joe-move-reload =
    load the { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    }
joe-move-repair =
    repair the { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    }
joe-move-pick =
    pick up { $thing ->
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
    }
joe-move-take =
    take { $thing ->
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
    } from { $owner }
joe-move-give =
    give { $thing ->
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
    } to { $ally }
joe-move-swap =
    offer { $ally } { $thing ->
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
    } in exchange
joe-move-for =
    ask for { $thing ->
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
    } in return
joe-move-drop =
    drop { $thing ->
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
    }
joe-move-buy =
    buy { $thing ->
            [colt] a colt
            [sawed-off] a sawed-off
            [carbine] a carbine
            [rifle] a rifle
            [dynamite] dynamite
            [knife] a knife
           *[whisky] whisky
    }
joe-move-hide =
    hide { $thing ->
            [stone] a stone
            [nugget1] the small nugget
            [nugget2] the nugget
           *[nugget3] the big nugget
    } next
joe-move-cede = give { $character } away
joe-move-react = let { $character } react
joe-move-word =
    { $word ->
        [drink] drink whisky
        [look] look at a hidden marker
        [untie] cut the ropes
        [ambush] lie in ambush
        [stay] stay in ambush
        [joker] play the joker
        [arm] arm the joker
        [hold] hold the joker back
        [surrender] surrender
        [exit] leave the board
        [end] end the turn
        [pass] let it pass
        [yes] yes
        [surrender-all] give up with the whole side
       *[no] no
    }

## Why a move is refused

joe-refused-over = The match is over.
joe-refused-nature = Only chance does that.
joe-refused-drawing = Wait until the card is drawn.
joe-refused-turn = It is { $who }’s turn.
joe-refused-others = Somebody else has to answer first.
joe-refused-reactor = First say which of your ambushers reacts, or pass.
joe-refused-retreat = First retreat, to one of the zones that lead away.
joe-refused-spill = First drop something from your pockets.
joe-refused-room = First drop something to make room.
joe-refused-price = First say what you want for it.
joe-refused-consent = First answer your ally: yes or no.
joe-refused-found = First say whether you take it: yes or no.
joe-refused-ready = First say whether you take it: yes or no.
joe-refused-cede = First choose the character that you give away.
joe-refused-yield = First say whether your side surrenders: yes or no.
joe-refused-hide = First choose the marker to hide.
joe-refused-place-first = First choose a zone to begin in.
joe-refused-watched = An enemy can see { $zone }.
joe-refused-place = { $zone } is not one of the zones to choose from.
joe-refused-shop = First buy gear for { $who }, or end.
joe-refused-full = { $who } cannot carry any more of that.
joe-refused-sold-out =
    None is left in the box: { $thing ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
            [rifle] rifle
            [dynamite] dynamite
            [knife] knife
           *[whisky] whisky
    }.
joe-refused-dear =
    Your side has { $purse } dollars; { $thing ->
            [colt] a colt
            [sawed-off] a sawed-off
            [carbine] a carbine
            [rifle] a rifle
            [dynamite] dynamite
            [knife] a knife
           *[whisky] whisky
    } costs { $price }.
joe-refused-nobody-tied = Nobody lies tied here.
joe-refused-no-way = There is no way from { $here } to { $zone }.
joe-refused-locked = The way to { $zone } is locked.
joe-refused-window = Climbing through the window to { $zone } takes 2 points.
joe-refused-placed = Everybody stands already.
joe-refused-no-dynamite = You carry no dynamite.
joe-refused-no-throw = Dynamite cannot reach { $zone } from here.
joe-refused-no-throw-at = Dynamite cannot reach { $who } from here.
joe-refused-no-double = That takes two loaded colts, or both cartridges; { $who } gets a single shot.
joe-refused-no-knife = You carry no knife.
joe-refused-not-here = { $who } is not in your zone.
joe-refused-no-gun =
    You carry no { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    }.
joe-refused-jammed =
    The { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } is jammed.
joe-refused-empty =
    The { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } is empty.
joe-refused-no-lock = There is no lock here to shoot at.
joe-refused-not-in-play = { $who } is not in play.
joe-refused-friend = { $who } is on your side.
joe-refused-bound = { $who } is a captive and cannot be aimed at.
joe-refused-range = { $who } is { $far } zones away; the weapon reaches { $reach }.
joe-refused-unseen = You cannot see { $who } from here.
joe-refused-loaded =
    The { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } is full.
joe-refused-not-jammed =
    No { $gun ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
           *[rifle] rifle
    } of yours is jammed.
joe-refused-not-lying =
    That does not lie here: { $thing ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
            [rifle] rifle
            [dynamite] dynamite
            [knife] knife
            [whisky] whisky
            [stone] stone
            [nugget1] small nugget
            [nugget2] nugget
           *[nugget3] big nugget
    }.
joe-refused-not-beside = { $who } is not beside you.
joe-refused-no-ally = { $who } is no ally who could trade.
joe-refused-declined = { $who } has refused already in this turn.
joe-refused-has-not =
    { $who } does not carry that: { $thing ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
            [rifle] rifle
            [dynamite] dynamite
            [knife] knife
            [whisky] whisky
            [stone] stone
            [nugget1] small nugget
            [nugget2] nugget
           *[nugget3] big nugget
    }.
joe-refused-dead = { $who } is dead.
joe-refused-not-carried =
    You do not carry that: { $thing ->
            [colt] colt
            [sawed-off] sawed-off
            [carbine] carbine
            [rifle] rifle
            [dynamite] dynamite
            [knife] knife
            [whisky] whisky
            [stone] stone
            [nugget1] small nugget
            [nugget2] nugget
           *[nugget3] big nugget
    }.
joe-refused-empty-handed = { $who } has nothing to give for it.
joe-refused-no-whisky = You carry no whisky.
joe-refused-nothing-hidden = No marker that you do not know lies here face down.
joe-refused-one-action = A reaction is one action of 1 point.
joe-refused-stays-here = Your side has no reason to leave the board.
joe-refused-no-edge = You can only leave from the edge of the board.
joe-refused-waiting = You lie in ambush already: stay, or act.
joe-refused-nervous = Your nerves are too frayed for an ambush.
joe-refused-ambush-points = An ambush takes { $need } points.
joe-refused-no-ambush = You are not in ambush any more.
joe-refused-no-joker = Your joker cannot be played now.
joe-refused-ordered = You have given your joker an order in this turn already.
joe-refused-no-order = Your joker has that order already, or is used up.
joe-refused-acted = You can only surrender before your first action.
joe-refused-side-only = Only a whole side may surrender.
joe-refused-yielded = Your side has thought about it in this round already.
joe-refused-nobody-left = Nobody of your side is at large any more.
joe-refused-unwatched = No enemy sees you.
joe-refused-not-asked = Nobody has asked for that.

## Options

joe-option-scenario = Scenario
joe-option-scenario-does =
    which story is played; fitting is the shortest for the number of seats, campaign plays all that so many can play
joe-option-adoption = Adoption
joe-option-adoption-does = a player who has lost all characters gets one from a player who has several
joe-option-slow-windows = Slow windows
joe-option-slow-windows-does = climbing through a window takes 2 points
joe-option-hard-repairs = Hard repairs
joe-option-hard-repairs-does = a card decides whether a weapon can be repaired
joe-option-wounds-slow = Wounds slow
joe-option-wounds-slow-does = each wound takes an action point
joe-option-gear = Gear
joe-option-gear-does =
    printed: one firearm and two objects each, the same in every scenario; even: what makes a scenario even
joe-option-budget = Budget
joe-option-budget-does = dollars a character to buy gear with, the sides in turns; null for the printed gear
joe-option-nuggets = Nuggets
joe-option-nuggets-does = what the three nuggets are worth
joe-option-goal-line = Goal line
joe-option-goal-line-does = in Eldorado the trios are those of the printed goals
joe-option-reshuffle = Reshuffle
joe-option-reshuffle-does = every card goes back into its deck at once
joe-option-both-ways = Both ways
joe-option-both-ways-does = an opening makes it harder to fire out as well
joe-option-blasted-locks = Blasted locks
joe-option-blasted-locks-does = dynamite opens locks too
joe-option-narrow-blast = Narrow blast
joe-option-narrow-blast-does = a hard throw harms nobody beside its zone
joe-option-sides-only = Sides only
joe-option-sides-only-does = only a whole side may surrender
joe-option-round-limit = Round limit
joe-option-round-limit-does = after how many rounds a scenario ends; null for no limit
joe-option-quiet-end = Quiet end
joe-option-quiet-end-does = five rounds without an attack end a scenario
