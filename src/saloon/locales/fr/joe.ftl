### Dynamit Joe

joe-title = Dynamit Joe
joe-summary =
    Fusillades à Goldfever : huit scénarios avec colts, dynamite, embuscades et jokers secrets, de deux à douze.

## Ce qui se passe

joe-event-opened =
    { $of ->
        [1] Le scénario { $scenario } commence.
       *[other] Le scénario { $scenario } commence, le { $number } sur { $of }.
    }
joe-event-dealt =
    { $card ->
        [none] { "" }
       *[other] Le joker de { $character } est { $card }.
    }
joe-event-bought =
    { $character } achète { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
           *[whisky] du whisky
    } pour { $price } dollars.
joe-event-placed = { $character } attend en { $zone }.
joe-event-laid =
    Par terre en { $zone } : { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }.
joe-event-hid =
    À l’abri des regards en { $zone } : { $thing ->
            [none] quelque chose
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }.
joe-event-round = Manche { $number }.
joe-event-activated =
    { $points ->
        [one] À { $character }, avec 1 point d’action.
       *[other] À { $character }, avec { $points } points d’action.
    }
joe-event-passed =
    { $reason ->
        [asleep] { $character } ne se doute encore de rien.
        [bound] { $character } ne peut pas bouger.
        [stunned] { $character } reste sous le choc.
        [spent] { $character } n’a plus de forces ce tour-ci.
       *[stays] { $character } reste en embuscade.
    }
joe-event-rested = { $character } a fini.
joe-event-walked =
    { $drags ->
        [none] { $character } va en { $zone }.
       *[other] { $character } traîne { $drags } en { $zone }.
    }
joe-event-attacked =
    { $character } { $way ->
        [shoot] tire sur
        [double] tire deux fois sur
        [throw] lance vers
        [stab] poignarde
       *[snap] riposte sur
    } { $target ->
        [lock] la serrure
       *[other] { $target }
    } ({ $weapon ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
            [rifle] fusil
            [dynamite] dynamite
           *[knife] couteau
    }, { $level ->
            [easy] facile
            [medium] moyen
           *[hard] difficile
    }).
joe-event-drew =
    { $target ->
        [none] La carte : { $result ->
                [miss] raté
                [jam] arme enrayée
                [panic] panique
                [light] blessure légère
                [light-panic] blessure légère et panique
                [serious] blessure grave
               *[serious-panic] blessure grave et panique
        }.
       *[other] La carte pour { $target } : { $result ->
                [miss] raté
                [jam] arme enrayée
                [panic] panique
                [light] blessure légère
                [light-panic] blessure légère et panique
                [serious] blessure grave
               *[serious-panic] blessure grave et panique
        }.
    }
joe-event-jammed =
    { $character } : { $gun ->
            [colt] le colt
            [sawed-off] le canon scié
            [carbine] la carabine
           *[rifle] le fusil
    } s’enraye.
joe-event-strayed = La balle file vers { $character }.
joe-event-exploded = Une explosion secoue { $zone } !
joe-event-fizzled = La mèche s’éteint en { $zone }.
joe-event-wounded =
    { $wounds ->
        [one] { $character } prend une blessure et en a { $total }.
       *[other] { $character } prend { $wounds } blessures et en a { $total }.
    }
joe-event-died = { $character } meurt.
joe-event-panicked =
    { $character } panique : { $effect ->
            [retreat1] recul
            [retreat2] fuite
            [retreat3] sauve qui peut
            [out-of-sight] à couvert
            [drop-gun] mains tremblantes
            [drop-item] poches percées
            [stunned] paralysie
            [shaken] frissons
            [lose-ambush] nerfs à vif
            [steady] sang-froid
           *[snap-back] rage
    }.
joe-event-fled = { $character } fuit en { $zone }.
joe-event-cracked = Le passage entre { $zone } et { $beyond } est ouvert.
joe-event-freed = { $character } est libre !
joe-event-reloaded =
    { $character } recharge { $gun ->
            [colt] le colt
            [sawed-off] le canon scié
            [carbine] la carabine
           *[rifle] le fusil
    } : { $rounds }.
joe-event-repaired =
    { $how ->
        [works] { $character } répare { $gun ->
                [colt] le colt
                [sawed-off] le canon scié
                [carbine] la carabine
               *[rifle] le fusil
        }.
        [fails] { $character } ne répare pas encore { $gun ->
                [colt] le colt
                [sawed-off] le canon scié
                [carbine] la carabine
               *[rifle] le fusil
        }.
       *[lost] { $character } casse { $gun ->
                [colt] le colt
                [sawed-off] le canon scié
                [carbine] la carabine
               *[rifle] le fusil
        } pour de bon.
    }
joe-event-drank =
    { $wounds ->
        [0] { $character } boit du whisky et se sent bien.
       *[other] { $character } boit du whisky ; blessures restantes : { $wounds }.
    }
joe-event-picked =
    { $character } ramasse { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }.
joe-event-dropped =
    { $character } lâche { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } en { $zone }.
joe-event-asked =
    { $gives ->
        [none] { $character } demande à { $ally } { $takes ->
                [none] rien
                [colt] un colt
                [sawed-off] un canon scié
                [carbine] une carabine
                [rifle] un fusil
                [dynamite] de la dynamite
                [knife] un couteau
                [whisky] du whisky
                [stone] une pierre
                [nugget1] la petite pépite
                [nugget2] la pépite
               *[nugget3] la grosse pépite
        }.
       *[other] { $takes ->
            [none] { $character } propose à { $ally } { $gives ->
                    [colt] un colt
                    [sawed-off] un canon scié
                    [carbine] une carabine
                    [rifle] un fusil
                    [dynamite] de la dynamite
                    [knife] un couteau
                    [whisky] du whisky
                    [stone] une pierre
                    [nugget1] la petite pépite
                    [nugget2] la pépite
                   *[nugget3] la grosse pépite
            }.
           *[other] { $character } propose à { $ally } { $gives ->
                    [colt] un colt
                    [sawed-off] un canon scié
                    [carbine] une carabine
                    [rifle] un fusil
                    [dynamite] de la dynamite
                    [knife] un couteau
                    [whisky] du whisky
                    [stone] une pierre
                    [nugget1] la petite pépite
                    [nugget2] la pépite
                   *[nugget3] la grosse pépite
            } contre { $takes ->
                    [colt] un colt
                    [sawed-off] un canon scié
                    [carbine] une carabine
                    [rifle] un fusil
                    [dynamite] de la dynamite
                    [knife] un couteau
                    [whisky] du whisky
                    [stone] une pierre
                    [nugget1] la petite pépite
                    [nugget2] la pépite
                   *[nugget3] la grosse pépite
            }.
        }
    }
joe-event-declined = { $ally } dit non à { $character }.
joe-event-handed =
    { $taker } reçoit { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } de { $giver }.
joe-event-looked =
    { $thing ->
        [none] { $character } regarde un jeton caché.
       *[other] { $character } regarde un jeton caché : { $thing ->
                [stone] une pierre
                [nugget1] la petite pépite
                [nugget2] la pépite
               *[nugget3] la grosse pépite
        }.
    }
joe-event-left = { $character } le laisse là.
joe-event-waited = { $character } se met en embuscade.
joe-event-reacted = { $character } sort de l’embuscade contre { $enemy } !
joe-event-woke =
    { $reason ->
        [sight] { $character } remarque l’ennemi.
        [attack] { $character } sursaute sous l’attaque.
       *[noise] { $character } entend le bruit.
    }
joe-event-joker =
    { $character } montre un joker : { $effect ->
            [marksman] Tireur d’élite
            [devils-luck] Chance du diable
            [dodge] Esquive
            [pocket-bible] Bible de poche
            [second-wind] Second souffle
            [quick-draw] Dégaine éclair
            [iron-nerves] Nerfs d’acier
            [full-chamber] Barillet plein
            [gunsmith] Armurier
            [hidden-stick] Bâton caché
            [hip-flask] Flasque
            [jump-the-gun] Premier à tirer
           *[feint] Feinte
    }.
joe-event-ordered =
    { $armed ->
        [yes] Le joker de { $character } est armé.
       *[no] Le joker de { $character } est gardé.
    }
joe-event-yielded =
    { $agrees ->
        [yes] { $seat-is ->
            [you] Tu acceptes de te rendre.
           *[other] { $seat } accepte de se rendre.
        }
       *[no] { $seat-is ->
            [you] Tu refuses de te rendre.
           *[other] { $seat } refuse de se rendre.
        }
    }
joe-event-surrendered = { $character } se rend.
joe-event-escaped =
    { $gold ->
        [0] { $character } quitte la ville les mains vides.
       *[other] { $character } quitte la ville avec { $gold } points d’or.
    }
joe-event-ceded =
    { $taker-is ->
        [you] { $giver } te cède { $character }.
       *[other] { $giver-is ->
            [you] Tu cèdes { $character } à { $taker }.
           *[other] { $giver } cède { $character } à { $taker }.
        }
    }
joe-event-ended =
    { $reason ->
        [draw] Le scénario { $scenario } finit sur une égalité.
        [limit] La dernière manche du scénario { $scenario } est jouée. { $winners ->
            [none] Personne ne gagne.
           *[other] Victoire : { $winners }.
        }
        [quiet] Plus personne n’ose tirer : le scénario { $scenario } est fini. { $winners ->
            [none] Personne ne gagne.
           *[other] Victoire : { $winners }.
        }
       *[other] Le scénario { $scenario } est fini. Victoire : { $winners }.
    }

## Pourquoi c’est fini

joe-reason-goal = Un camp a atteint son but.
joe-reason-last = Un seul camp tient encore debout.
joe-reason-gold = Le sort de l’or est réglé.
joe-reason-draw = Personne ne peut plus gagner : égalité.
joe-reason-limit = Toutes les manches sont jouées.
joe-reason-quiet = Aucune attaque pendant cinq manches.
joe-reason-campaign = Tous les scénarios de la campagne sont joués.

## Les coups en mots

joe-move-go = aller en { $zone }
joe-move-drag = aller en { $zone } en traînant le captif
joe-move-throw = lancer de la dynamite en { $zone }
joe-move-place = commencer en { $zone }
joe-move-shoot =
    tirer avec { $gun ->
            [colt] le colt
            [sawed-off] le canon scié
            [carbine] la carabine
           *[rifle] le fusil
    } sur { $target ->
        [lock] la serrure
       *[other] { $target }
    }
joe-move-double =
    { $guns ->
        [colts] tirer avec les deux colts sur { $target }
       *[barrels] tirer les deux cartouches sur { $target }
    }
joe-move-bomb = lancer de la dynamite sur { $target }
joe-move-hurl = lancer un couteau sur { $target }
joe-move-stab = poignarder { $target }
joe-move-reload =
    recharger { $gun ->
            [colt] le colt
            [sawed-off] le canon scié
            [carbine] la carabine
           *[rifle] le fusil
    }
joe-move-repair =
    réparer { $gun ->
            [colt] le colt
            [sawed-off] le canon scié
            [carbine] la carabine
           *[rifle] le fusil
    }
joe-move-pick =
    ramasser { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }
joe-move-take =
    prendre { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } à { $owner }
joe-move-give =
    donner { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } à { $ally }
joe-move-swap =
    proposer à { $ally } { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } en échange
joe-move-for =
    demander { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    } en retour
joe-move-drop =
    lâcher { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
            [whisky] du whisky
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }
joe-move-buy =
    acheter { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
           *[whisky] du whisky
    }
joe-move-hide =
    cacher ensuite { $thing ->
            [stone] une pierre
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
    }
joe-move-cede = céder { $character }
joe-move-react = faire réagir { $character }
joe-move-word =
    { $word ->
        [drink] boire du whisky
        [look] regarder un jeton caché
        [untie] couper les cordes
        [ambush] se mettre en embuscade
        [stay] rester en embuscade
        [joker] jouer le joker
        [arm] armer le joker
        [hold] garder le joker
        [surrender] se rendre
        [exit] quitter le plateau
        [end] finir le tour
        [pass] laisser passer
        [yes] oui
        [surrender-all] abandonner avec tout le camp
       *[no] non
    }

## Pourquoi un coup est refusé

joe-refused-over = La partie est finie.
joe-refused-nature = Seul le hasard fait cela.
joe-refused-drawing = Attends que la carte soit tirée.
joe-refused-turn = C’est le tour de { $who }.
joe-refused-others = Quelqu’un d’autre doit d’abord répondre.
joe-refused-reactor = Dis d’abord qui de tes embusqués réagit, ou passe.
joe-refused-retreat = Recule d’abord, vers une zone qui éloigne.
joe-refused-spill = Lâche d’abord un objet de tes poches.
joe-refused-room = Lâche d’abord quelque chose pour faire de la place.
joe-refused-price = Dis d’abord ce que tu veux en échange.
joe-refused-consent = Réponds d’abord à ton allié : oui ou non.
joe-refused-found = Dis d’abord si tu le prends : oui ou non.
joe-refused-ready = Dis d’abord si tu le prends : oui ou non.
joe-refused-cede = Choisis d’abord le personnage que tu cèdes.
joe-refused-yield = Dis d’abord si ton camp se rend : oui ou non.
joe-refused-hide = Choisis d’abord le jeton à cacher.
joe-refused-place-first = Choisis d’abord une zone de départ.
joe-refused-watched = Un ennemi voit { $zone }.
joe-refused-place = { $zone } n’est pas une des zones au choix.
joe-refused-shop = Achète d’abord l’équipement de { $who }, ou termine.
joe-refused-full = { $who } ne peut pas en porter plus.
joe-refused-sold-out =
    Il n’y en a plus dans la boîte : { $thing ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
            [rifle] fusil
            [dynamite] dynamite
            [knife] couteau
           *[whisky] whisky
    }.
joe-refused-dear =
    Ton camp a { $purse } dollars ; { $thing ->
            [colt] un colt
            [sawed-off] un canon scié
            [carbine] une carabine
            [rifle] un fusil
            [dynamite] de la dynamite
            [knife] un couteau
           *[whisky] du whisky
    } coûte { $price }.
joe-refused-nobody-tied = Personne n’est attaché ici.
joe-refused-no-way = On ne passe pas de { $here } à { $zone }.
joe-refused-locked = Le passage vers { $zone } est fermé.
joe-refused-window = Passer par la fenêtre vers { $zone } prend 2 points.
joe-refused-placed = Tout le monde est déjà en place.
joe-refused-no-dynamite = Tu n’as pas de dynamite.
joe-refused-no-throw = La dynamite n’atteint pas { $zone } d’ici.
joe-refused-no-throw-at = La dynamite n’atteint pas { $who } d’ici.
joe-refused-no-double = Il faut deux colts chargés, ou les deux cartouches ; { $who } n’aura qu’un coup simple.
joe-refused-no-knife = Tu n’as pas de couteau.
joe-refused-not-here = { $who } n’est pas dans ta zone.
joe-refused-no-gun =
    Tu n’as pas cette arme : { $gun ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
           *[rifle] fusil
    }.
joe-refused-jammed =
    Arme enrayée : { $gun ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
           *[rifle] fusil
    }.
joe-refused-empty =
    Arme vide : { $gun ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
           *[rifle] fusil
    }.
joe-refused-no-lock = Il n’y a pas de serrure à viser ici.
joe-refused-not-in-play = { $who } n’est pas en jeu.
joe-refused-friend = { $who } est de ton camp.
joe-refused-bound = { $who } est captif : on ne le vise pas.
joe-refused-range = { $who } est à { $far } zones ; l’arme porte à { $reach }.
joe-refused-unseen = Tu ne vois pas { $who } d’ici.
joe-refused-loaded =
    Arme déjà pleine : { $gun ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
           *[rifle] fusil
    }.
joe-refused-not-jammed =
    Aucune arme enrayée de cette sorte : { $gun ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
           *[rifle] fusil
    }.
joe-refused-not-lying =
    Cela n’est pas par terre ici : { $thing ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
            [rifle] fusil
            [dynamite] dynamite
            [knife] couteau
            [whisky] whisky
            [stone] pierre
            [nugget1] petite pépite
            [nugget2] pépite
           *[nugget3] grosse pépite
    }.
joe-refused-not-beside = { $who } n’est pas à côté de toi.
joe-refused-no-ally = { $who } n’est pas un allié avec qui échanger.
joe-refused-declined = { $who } a déjà refusé pendant ce tour.
joe-refused-has-not =
    { $who } ne porte pas cela : { $thing ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
            [rifle] fusil
            [dynamite] dynamite
            [knife] couteau
            [whisky] whisky
            [stone] pierre
            [nugget1] petite pépite
            [nugget2] pépite
           *[nugget3] grosse pépite
    }.
joe-refused-dead = { $who } n’est plus de ce monde.
joe-refused-not-carried =
    Tu ne portes pas cela : { $thing ->
            [colt] colt
            [sawed-off] canon scié
            [carbine] carabine
            [rifle] fusil
            [dynamite] dynamite
            [knife] couteau
            [whisky] whisky
            [stone] pierre
            [nugget1] petite pépite
            [nugget2] pépite
           *[nugget3] grosse pépite
    }.
joe-refused-empty-handed = { $who } n’a rien à donner en échange.
joe-refused-no-whisky = Tu n’as pas de whisky.
joe-refused-nothing-hidden = Aucun jeton inconnu n’est caché ici.
joe-refused-one-action = Une réaction est une seule action à 1 point.
joe-refused-stays-here = Ton camp n’a pas de raison de quitter le plateau.
joe-refused-no-edge = On ne sort que par le bord du plateau.
joe-refused-waiting = Tu es déjà en embuscade : reste, ou agis.
joe-refused-nervous = Tes nerfs sont trop à vif pour une embuscade.
joe-refused-ambush-points = Une embuscade prend { $need } points.
joe-refused-no-ambush = Tu n’es plus en embuscade.
joe-refused-no-joker = Ton joker ne se joue pas maintenant.
joe-refused-ordered = Tu as déjà donné un ordre à ton joker pendant ce tour.
joe-refused-no-order = Ton joker a déjà cet ordre, ou il est utilisé.
joe-refused-acted = On ne se rend qu’avant sa première action.
joe-refused-side-only = Seul un camp entier peut se rendre.
joe-refused-yielded = Ton camp y a déjà réfléchi pendant cette manche.
joe-refused-nobody-left = Plus personne de ton camp n’est en liberté.
joe-refused-unwatched = Aucun ennemi ne te voit.
joe-refused-not-asked = Personne n’a demandé cela.

## Options

joe-option-scenario = Scénario
joe-option-scenario-does =
    quelle histoire on joue ; fitting est la plus courte pour le nombre de places, campaign joue toutes celles qui vont à autant de monde
joe-option-adoption = Adoption
joe-option-adoption-does = qui a perdu tous ses personnages en reçoit un d’un joueur qui en a plusieurs
joe-option-slow-windows = Fenêtres lentes
joe-option-slow-windows-does = passer par une fenêtre prend 2 points
joe-option-hard-repairs = Réparations difficiles
joe-option-hard-repairs-does = une carte décide si une arme se répare
joe-option-wounds-slow = Blessures lourdes
joe-option-wounds-slow-does = chaque blessure coûte un point d’action
joe-option-gear = Équipement
joe-option-gear-does =
    printed : une arme à feu et deux objets chacun, les mêmes dans tous les scénarios ; even : ce qui équilibre un scénario
joe-option-budget = Budget
joe-option-budget-does = dollars par personnage pour s’équiper, chaque camp à son tour ; null pour l’équipement imprimé
joe-option-nuggets = Pépites
joe-option-nuggets-does = la valeur des trois pépites
joe-option-goal-line = Trios des buts
joe-option-goal-line-does = dans Eldorado, les trios sont ceux des buts imprimés
joe-option-reshuffle = Mélange
joe-option-reshuffle-does = chaque carte retourne aussitôt dans son paquet
joe-option-both-ways = Dans les deux sens
joe-option-both-ways-does = une ouverture gêne aussi le tir vers l’extérieur
joe-option-blasted-locks = Serrures soufflées
joe-option-blasted-locks-does = la dynamite ouvre aussi les serrures
joe-option-narrow-blast = Souffle étroit
joe-option-narrow-blast-does = un lancer difficile ne blesse personne à côté de sa zone
joe-option-sides-only = Camps entiers
joe-option-sides-only-does = seul un camp entier peut se rendre
joe-option-round-limit = Limite de manches
joe-option-round-limit-does = après combien de manches un scénario finit ; null pour aucune limite
joe-option-quiet-end = Fin au calme
joe-option-quiet-end-does = cinq manches sans attaque terminent un scénario
