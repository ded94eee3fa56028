### Dynamit Joe sur la page

## Le plan

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
joe-page-drag = traîner le captif
joe-page-points =
    { $points ->
        [one] Il reste 1 point d’action
       *[other] Il reste { $points } points d’action
    }
joe-page-hint = Un robot ferait : { $move }
joe-page-over = La partie est finie.
joe-page-wait =
    { $who ->
        [none] On tire le prochain jeton…
       *[other] { $player ->
            [none] { $who }…
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
joe-page-ask-offer = { $who } prend-il ce qui est là ?
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
            [stone] un caillou
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
            [stone] un caillou
            [nugget1] la petite pépite
            [nugget2] la pépite
           *[nugget3] la grosse pépite
        }.
    }
joe-page-ask-found = { $who } a regardé. Le prendre ?
joe-page-ask-cede = Donne un de tes personnages à un joueur qui n’en a plus.
joe-page-ask-yield = Ton camp se rend-il ?

## Les gens

joe-page-round =
    { $last ->
        [none] manche { $round }
       *[other] manche { $round } sur { $last }
    }
joe-page-cup =
    { $count ->
        [0] Le gobelet est vide
        [one] 1 jeton dans le gobelet : { $names }
       *[other] { $count } jetons dans le gobelet : { $names }
    }
joe-page-jokers = Mes jokers
joe-page-people = Qui est qui
joe-page-danger = Portée des embuscades
joe-page-close = Fermer
joe-page-dossier = Fiche de { $name }
joe-page-figure =
    { $state ->
        [dead] { $name }, mort, { $zone }
        [ambush] { $name }, en embuscade, blessures : { $wounds }, { $zone }
       *[none] { $name }, blessures : { $wounds }, { $zone }
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
        [stone] caillou
        [nugget1] petite pépite
        [nugget2] pépite
       *[nugget3] grosse pépite
    }
joe-page-state-dead = mort
joe-page-state-ambush = en embuscade
joe-page-state-exposed = a tiré dehors
joe-page-state-asleep = ne se doute de rien
joe-page-state-tied = ligoté
joe-page-state-locked = enfermé
joe-page-state-stunned = pétrifié
joe-page-state-shaken = secoué
joe-page-state-nervous = nerveux
joe-page-status-absent = absent
joe-page-status-dead = mort
joe-page-status-captured = capturé
joe-page-status-left = parti
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
    }, { $wound } %
joe-page-odds-all = Sur { $cards } cartes restantes : { $serious } graves, { $light } légères, { $jam } enrayages, { $nothing } rien de plus ; { $panic } avec panique.

joe-page-summary = La fin

## Voir

joe-page-aim = Où tombe la dynamite
joe-page-blast =
    { $here ->
        [none] Personne ne se trouve là.
       *[other] Dans l’explosion : { $here }.
    } { $beside ->
        [none] Elle n’atteint personne d’autre.
       *[other] À côté, un niveau plus difficile : { $beside }.
    }
joe-page-line =
    { $obstacle ->
        [none] { $who } a la voie libre ; distance { $far }.
        [person] { $person } est dans la ligne de { $who } ; distance { $far }.
        [tree] Un arbre gêne { $who } ; distance { $far }.
        [cover] D’ici, { $who } ne pourrait toucher que qui a tiré hors de la maison ; distance { $far }.
       *[wall] Un mur gêne { $who } ; distance { $far }.
    }

## Options

joe-page-option-adoption-does = Qui a perdu tous les siens reçoit un personnage d’un joueur qui en a plusieurs.
joe-page-option-slow-windows-does = Passer par une fenêtre coûte deux points d’action.
joe-page-option-hard-repairs-does = Une carte dit si une arme enrayée marche de nouveau, reste enrayée ou est perdue.
joe-page-option-wounds-slow-does = Chaque blessure coûte un point d’action.
joe-page-option-budget-does = Au lieu du matériel imprimé, chaque camp reçoit tant de dollars par personnage pour faire ses achats.
joe-page-option-budget-none = Matériel imprimé
joe-page-option-nuggets-1-2-3 = 1, 2, 3
joe-page-option-nuggets-1-2-5 = 1, 2, 5
joe-page-option-round-limit-does = Après tant de manches, un scénario est fini.
joe-page-option-round-limit-none = Sans limite
