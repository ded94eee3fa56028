### Dynamit Joe sur la page

## Le plan

joe-page-scenario-named = « { $title } »
joe-page-lens = Regarder le plan
joe-page-closer = Plus près
joe-page-farther = De plus loin
joe-page-whole = Tout le village

## Ce qui est demandé

joe-page-dock = Que faire
joe-page-groups = Ce que { $name } peut faire
joe-page-group-go = Aller
joe-page-group-fight = Tirer
joe-page-group-gear = Objets
joe-page-group-wait = Attendre
joe-page-end = Finir
joe-page-pass = Passer
joe-page-give-up = Abandonner…
joe-page-give-up-sure =
    { $allies ->
        [0] Tout ton camp dépose les armes, et le scénario est perdu. Vraiment ?
        [one] Si ton allié est d’accord, tout ton camp dépose les armes, et le scénario est perdu. Vraiment ?
       *[other] Si tes alliés sont d’accord, tout ton camp dépose les armes, et le scénario est perdu. Vraiment ?
    }
joe-page-give-up-yes = Abandonner
joe-page-give-up-no = Continuer
joe-page-drag = traîner le captif
joe-page-points =
    { $points ->
        [one] Il reste 1 point d’action
       *[other] Il reste { $points } points d’action
    }
joe-page-hint = Un bot ferait : { $move }.
joe-page-why-attack =
    { $deadly ->
        [yes] { $wound } % des cartes blessent { $names }, et une blessure de plus tue.
       *[no] { $wound } % des cartes blessent { $names }.
    }
joe-page-why-blast = Cela touche { $names }.
joe-page-why-sees = De là, { $who } voit { $names }.
joe-page-why-hidden =
    { $count ->
        [one] Là, { $names } ne voit plus { $who }.
       *[other] Là, { $names } ne voient plus { $who }.
    }
joe-page-why-nearer =
    { $steps ->
        [0] C’est là que se trouve { $names }.
        [one] De là, { $names } est à un pas.
       *[other] De là, { $names } est à { $steps } pas.
    }
joe-page-why-gold = C’est vers l’or.
joe-page-why-out = C’est par là qu’on sort de la ville, avec l’or.
joe-page-why-exit = L’or que porte { $who } compte dès qu’il a quitté la ville.
joe-page-why-worth = Ici, c’est l’or qui compte.
joe-page-why-ambush = { $who } pourra alors agir pendant le tour d’un ennemi.
joe-page-why-pass = Une embuscade qui ne sert pas reste en place.
joe-page-why-reload =
    { $rounds ->
        [0] L’arme est vide.
        [one] Il y reste une munition.
       *[other] Il y reste { $rounds } munitions.
    }
joe-page-why-repair = Une arme enrayée ne tire pas.
joe-page-why-drink =
    { $wounds ->
        [one] Cela soigne une blessure.
       *[other] Cela soigne une des { $wounds } blessures.
    }
joe-page-why-untie = Qui est libre peut agir.
joe-page-why-arm = Il se joue tout seul quand son moment arrive.
joe-page-why-end = D’ici, { $who } ne peut attaquer personne.
joe-page-dynamite =
    { $open ->
        [yes] Pas la dynamite
       *[no] Dynamite : où ?
    }
joe-page-with =
    { $count ->
        [one] Avec { $name } : 1 échange
       *[other] Avec { $name } : { $count } échanges
    }
joe-page-note-ambush = 2 points
joe-page-note-stay = garde l’embuscade, finit le tour
joe-page-nothing-go = { $who } ne peut aller nulle part.
joe-page-nothing-fight = D’ici, { $who } ne peut attaquer personne. Touche un ennemi pour voir ce qui gêne.
joe-page-nothing-gear = { $who } n’a rien à charger, à boire, à ramasser ni à donner.
joe-page-nothing-wait = Il n’y a rien à attendre.
joe-page-too-far =
    C’est à { $steps } pas, et { $who } a { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Touche encore pour marcher aussi loin que possible.
joe-page-passed-late = L’occasion de { $who } est passée.
joe-page-out = Tu n’as plus personne. Tu vois tout ce qui est visible ; tire les jetons, ou va à la fin.
joe-page-over = La partie est finie.
joe-page-wait =
    { $who ->
        [none] On tire le prochain jeton…
       *[other] { $player ->
            [none] { $who } réfléchit…
           *[other] { $who } ({ $player }) réfléchit…
        }
    }
joe-page-ask-shop = Achète le matériel de { $who }.
joe-page-ask-hide = Choisis le prochain jeton à cacher.
joe-page-ask-place =
    { $other ->
        [none] Choisis où le poser : touche une zone.
       *[other] Où commence { $other } ? Touche une zone.
    }
joe-page-ask-offer = Est-ce que { $who } prend ce qui est là ?
joe-page-ask-turn = { $who } agit
joe-page-ask-react = { $who } est en embuscade : réagir à { $other } ?
joe-page-ask-reactor = Lequel de tes embusqués réagit ?
joe-page-ask-retreat = { $who } fuit : choisis une zone.
joe-page-ask-spill = { $who } laisse tomber quelque chose : quoi ?
joe-page-ask-room = { $who } n’a plus de place : lâche quelque chose.
joe-page-ask-for = Que veut { $who } en échange ?
joe-page-ask-consent =
    { $other } propose un échange à { $who }. D’accord ?{ $gives ->
        [none] {""}
       *[other] {" "}{ $who } reçoit { $gives ->
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
    }{ $takes ->
        [none] {""}
       *[other] {" "}{ $other } reçoit { $takes ->
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
joe-page-ask-found = { $who } a regardé. Le prendre ?
joe-page-ask-cede = Donne un de tes personnages à un joueur qui n’en a plus.
joe-page-ask-yield = Un allié veut abandonner avec tout le camp. D’accord ?

## Suivre les autres

joe-page-account = Ce qui s’est passé depuis ton tour
joe-page-follow = Comment tu suis les autres
joe-page-follow-pause = Pause
joe-page-follow-on = Reprendre
joe-page-follow-step =
    { $waiting ->
        [0] Un pas
       *[other] Un pas ({ $waiting })
    }
joe-page-follow-skip = Passer
joe-page-follow-draw = Tirer un jeton
joe-page-follow-rush = À la fin
joe-page-follow-speed =
    { $speed ->
        [slow] Vitesse : lente
        [fast] Vitesse : rapide
       *[normal] Vitesse : normale
    }

## Les gens

joe-page-round =
    { $round ->
        [0] mise en place
       *[other] { $last ->
            [none] manche { $round }
           *[other] manche { $round } sur { $last }
        }
    }
joe-page-cup =
    { $count ->
        [0] Le gobelet est vide
        [one] 1 jeton dans le gobelet : { $names }
       *[other] { $count } jetons dans le gobelet : { $names }
    }
joe-page-briefing = De quoi il s’agit
joe-page-jokers = Mes jokers
joe-page-jokers-short = Jokers
joe-page-people = Qui est qui
joe-page-danger = Portée des embuscades
joe-page-danger-short = Danger
joe-page-danger-told =
    { $zones ->
        [0] Aucun ennemi n’est en embuscade, à ta connaissance.
        [one] Une zone est surveillée depuis une embuscade : elle est marquée en rouge.
       *[other] { $zones } zones sont surveillées depuis des embuscades : elles sont marquées en rouge.
    }
joe-page-close = Fermer
joe-page-dossier = Fiche de { $name }
joe-page-figure =
    { $state ->
        [dead] { $name }, sans vie, { $zone }
        [ambush] { $name }, en embuscade, blessures : { $wounds }, { $zone }
       *[none] { $name }, blessures : { $wounds }, { $zone }
    }{ $gold ->
        [0] {""}
       *[other] , porte de l’or
    }
joe-page-wounds =
    { $wounds ->
        [0] indemne
        [one] 1 blessure
       *[other] { $wounds } blessures
    }
joe-page-gun =
    { $gun ->
        [colt] colt
        [sawed-off] canon scié
        [carbine] carabine
       *[rifle] fusil
    } { $rounds }/{ $of }{ $jammed ->
        [yes] {" "}enrayé
       *[no] {""}
    }
joe-page-thing =
    { $thing ->
        [dynamite] dynamite
        [knife] couteau
        [whisky] whisky
        [stone] pierre
        [nugget1] petite pépite
        [nugget2] pépite
       *[nugget3] grosse pépite
    }
joe-page-state-dead = sans vie
joe-page-state-ambush = en embuscade
joe-page-state-exposed = a tiré dehors
joe-page-state-asleep = ne se doute de rien
joe-page-state-tied = les mains liées
joe-page-state-locked = sous les verrous
joe-page-state-stunned = sous le choc
joe-page-state-shaken = tremble encore
joe-page-state-nervous = à cran
joe-page-status-absent = pas là
joe-page-status-dead = sans vie
joe-page-status-captured = aux arrêts
joe-page-status-left = a filé
joe-page-loot = or : { $gold }
joe-page-order =
    { $order ->
        [armed] armé : se joue seul quand vient son moment
        [used] utilisé
       *[held] gardé en réserve
    }

## Chances

joe-page-odds =
    { $deck ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }, { $draws ->
        [2] deux cartes à { $wound } % chacune
       *[1] { $wound } %
    }
joe-page-odds-part =
    { $part ->
        [serious] grave
        [light] légère
        [jam] enrayage
       *[nothing] rien
    }
joe-page-odds-all =
    Sur { $cards } cartes restantes : { $serious ->
        [one] { $serious } grave
       *[other] { $serious } graves
    }, { $light ->
        [one] { $light } légère
       *[other] { $light } légères
    }, { $jam ->
        [one] { $jam } enrayage
       *[other] { $jam } enrayages
    }, { $nothing } sans rien ; panique sur { $panic }.

joe-page-summary = La fin

## Voir

joe-page-why = Pourquoi ?
joe-page-look-seen = en vue
joe-page-look-through = par une porte ou une fenêtre
joe-page-look-exposed = seulement qui a tiré vers dehors
joe-page-aim = Où tombe la dynamite
joe-page-blast =
    { $here ->
        [none] Personne ne se trouve là.
       *[other] Dans l’explosion : { $here }.
    } { $beside ->
        [none] Elle n’atteint personne d’autre.
       *[other] À côté, un niveau plus difficile : { $beside }.
    }
joe-page-blast-own =
    { $self ->
        [yes] { $friends ->
            [none] Attention : elle te touche aussi, { $who }.
           *[other] Attention : elle te touche, { $who }, et aussi { $friends }, de ton camp.
        }
       *[no] Attention : elle touche { $friends }, de ton camp.
    }
joe-page-line =
    { $obstacle ->
        [none] { $who } a la voie libre ; distance { $far }.
        [person] { $person } est dans la ligne de { $who } ; distance { $far }.
        [tree] Un arbre gêne { $who } ; distance { $far }.
        [cover] D’ici, { $who } ne pourrait toucher que quelqu’un qui a tiré dehors ; distance { $far }.
       *[wall] Un mur gêne { $who } ; distance { $far }.
    }

## Options

joe-page-option-adoption-does = Qui a perdu tous les siens reçoit un personnage d’un joueur qui en a plusieurs.
joe-page-option-slow-windows-does = Passer par une fenêtre coûte deux points d’action.
joe-page-option-hard-repairs-does = Une carte dit si une arme enrayée marche de nouveau, reste enrayée ou est perdue.
joe-page-option-wounds-slow-does = Chaque blessure coûte un point d’action.
joe-page-option-gear-does = La fiche de chacun, ou un autre matériel là où il équilibre mieux le scénario.
joe-page-option-gear-printed = Fiches imprimées
joe-page-option-gear-even = Départ équilibré
joe-page-option-budget-does = Au lieu du matériel imprimé, chaque camp reçoit tant de dollars par personnage pour faire ses achats.
joe-page-option-budget-none = Matériel imprimé
joe-page-option-nuggets-1-2-3 = 1, 2, 3
joe-page-option-nuggets-1-2-5 = 1, 2, 5
joe-page-option-round-limit-does = Après tant de manches, un scénario est fini.
joe-page-option-round-limit-none = Sans limite
