### Autour de la table de Dynamit Joe : choisir, acheter, campagnes, retour sur la partie

## Choisir

joe-room-choose = Ce qu’on joue
joe-room-players = { $fewest } à { $most } joueurs
joe-room-minutes = { $least }–{ $most } minutes entre amis
joe-room-more = Les camps et qui dirige qui
joe-room-setup = La mise en place. Qui peut choisir sa place commence dans une des zones marquées.
joe-room-whom = Qui tu diriges
joe-room-runs = { $side } : { $names }
joe-room-goal-eliminate =
    { $targets ->
        [all] Mettre tous les autres hors de combat
       *[other] Mettre { $targets } hors de combat
    }{ $rescue ->
        [none] .
       *[other] {" "}et sortir { $rescue } de là en vie.
    }
joe-room-goal-steal = Emporter le plus d’or possible.
joe-room-goal-guard = Garder l’or en ville.
joe-room-prevents = Gagne si personne n’a gagné à la fin des manches.
joe-room-ending-first-goal = C’est fini dès qu’un camp a ce qu’il veut.
joe-room-ending-last-side = Le dernier camp qui peut encore atteindre son but gagne.
joe-room-ending-heist = La moitié de l’or doit avoir quitté la ville avant que le dernier voleur ne disparaisse.
joe-room-ending-gold = À la fin, ce qui compte, c’est qui a l’or.
joe-room-balance = Équilibre mesuré
joe-room-uneven = un camp est plus fort
joe-room-fairness =
    { $kind ->
        [strong] Inégal. { $side } : victoire environ { $wins } fois sur 10 entre joueurs de même force. Laissez ce camp aux moins
                 expérimentés.
        [weak] Inégal. { $side } : victoire seulement { $wins } fois sur 10 environ, entre joueurs de même force. Un rôle pour qui
               connaît le mieux le jeu.
       *[fair] Équitable : entre joueurs de même force, chaque camp gagne sa part.
    }
joe-room-gear =
    { $gear ->
        [even] Départ équilibré
       *[printed] Fiches imprimées
    }
joe-room-measured =
    Combien de fois chaque camp a gagné, sur { $matches } parties de { $bot } contre lui-même, à { $seats } sièges.{ $drawn ->
        [none] {""}
       *[other] {" "}{ $drawn } de parties nulles.
    } Le trait fin montre la marge d’erreur. Entre humains, cela peut changer.
joe-room-campaign = Campagne
joe-room-campaign-does =
    { $count ->
        [one] Un seul scénario convient à { $seats } joueurs.
       *[other] Les { $count } scénarios pour { $seats } joueurs, l’un après l’autre en une seule partie. Un scénario gagné
                vaut un point ; de l’un à l’autre, les camps tournent d’un siège. On peut s’arrêter et reprendre un autre soir.
    }
joe-room-won-by = Gagné par : { $names }
joe-room-now = En cours
joe-room-next = Ensuite
joe-room-campaign-page = La campagne sur sa propre page

## De quoi il s’agit

joe-room-specials = Règles particulières
joe-room-special-ambush =
    { $count ->
        [one] { $names } commence en embuscade.
       *[other] { $names } commencent en embuscade.
    }
joe-room-special-ambush-sight =
    { $count ->
        [one] { $names } commence en embuscade et ne se doute de rien tant qu’aucun ennemi n’entre ou n’est vu.
       *[other] { $names } commencent en embuscade et ne se doutent de rien tant qu’aucun ennemi n’entre ou n’est vu.
    }
joe-room-special-ambush-noise =
    { $count ->
        [one] { $names } commence en embuscade et ne se doute de rien jusqu’au premier tir ou à la première explosion.
       *[other] { $names } commencent en embuscade et ne se doutent de rien jusqu’au premier tir ou à la première explosion.
    }
joe-room-special-sight =
    { $count ->
        [one] { $names } ne se doute de rien tant qu’aucun ennemi n’entre ou n’est vu, et n’agit pas avant.
       *[other] { $names } ne se doutent de rien tant qu’aucun ennemi n’entre ou n’est vu, et n’agissent pas avant.
    }
joe-room-special-noise =
    { $count ->
        [one] { $names } ne se doute de rien jusqu’au premier tir ou à la première explosion, et n’agit pas avant.
       *[other] { $names } ne se doutent de rien jusqu’au premier tir ou à la première explosion, et n’agissent pas avant.
    }
joe-room-special-tied =
    { $count ->
        [one] { $names } est ligoté et n’agit pas. Qui a un couteau dans la même zone peut couper les cordes ; d’ici là, on peut traîner le captif avec soi.
       *[other] { $names } sont ligotés et n’agissent pas. Qui a un couteau dans la même zone peut couper les cordes ; d’ici là, on peut les traîner avec soi.
    }
joe-room-special-locked =
    { $count ->
        [one] { $names } est sous clé et n’agit pas tant que la voie n’est pas ouverte.
       *[other] { $names } sont sous clé et n’agissent pas tant que la voie n’est pas ouverte.
    }
joe-room-special-leaves =
    { $count ->
        [one] { $names } : ils peuvent quitter la ville par le bord du plan, avec ce qu’ils portent. Qui est parti ne revient pas.
       *[other] { $names } : ils peuvent quitter la ville par le bord du plan, avec ce qu’ils portent. Qui est parti ne revient pas.
    }
joe-room-special-of-9-2 = À la première manche, seuls Susan, Bob et Joe agissent.
joe-room-special-of-9-4 = L’or est dans le coffre de la banque. Il faut tirer sur la serrure : toute blessure sur la carte l’ouvre.
joe-room-special-of-9-6 = Les couteaux de Jake sont dans le saloon. Fred peut prendre la carabine de Jake au début.
joe-room-special-of-9-7 = La cellule de Bob s’ouvre si l’on tire sur la serrure, ou si la dynamite arrache les barreaux. Ses affaires sont dans la pièce d’à côté. Ses amis commencent dehors, là où personne ne les voit.
joe-room-special-of-9-8 = Qui joue Fred cache trois pépites et trois pierres, face cachée, dans le saloon, la blanchisserie et le bureau du shérif. Pour un point, quelqu’un dans la zone peut en regarder une et la prendre.
joe-room-ends = Comment cela finit
joe-room-last-round = Après la manche { $rounds }, c’est fini de toute façon.
joe-room-chapter-of = Scénario { $number } sur { $of }
joe-room-own-side = Ton camp : { $side }
joe-room-own-people =
    { $count ->
        [0] Tu n’as plus personne.
       *[other] Tes gens : { $names }.
    }
joe-room-friends = Avec toi : { $names }.
joe-room-to-table = À la table

## Acheter

joe-room-shop = La boutique
joe-room-shop-for = Que faut-il à { $name } ?
joe-room-shop-done = C’est tout pour { $name }
joe-room-shop-turns =
    { $pool ->
        [0] Les camps achètent tour à tour, un objet à la fois. Le reste d’une part revient à tout le camp.
       *[other] Les camps achètent tour à tour, un objet à la fois. { $pool } $ en sont à tout le camp.
    }
joe-room-shop-others = Quelqu’un d’autre fait ses achats. Tout le monde peut regarder.
joe-room-purse = { $side } :
joe-room-dollars = { $dollars } $
joe-room-wares = À vendre
joe-room-carries = Ce que porte ton camp
joe-room-empty-handed = rien encore
joe-room-stock = reste { $stock }
joe-room-heals = soigne une blessure
joe-room-reaches =
    { $rounds ->
        [0] portée { $range }
        [one] portée { $range }, 1 balle
       *[other] portée { $range }, { $rounds } balles
    }
joe-room-ware =
    { $thing ->
        [colt] Colt
        [sawed-off] Canon scié
        [carbine] Carabine
        [rifle] Fusil
        [dynamite] Dynamite
        [knife] Couteau
       *[whisky] Whisky
    }

## Campagne

joe-room-standings = Classement
joe-room-over = « { $title } » est fini.
joe-room-then = Ensuite : { $title }
joe-room-on = En route
joe-room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Comment cela s’est fini

joe-room-verdict =
    { $mine ->
        [won] Tu as gagné : { $sides }
        [lost] { $count ->
            [one] Tu as perdu. Gagnant : { $sides }
           *[other] Tu as perdu. Gagnants : { $sides }
        }
        [draw] Égalité : personne ne gagne
       *[none] { $count ->
            [0] Égalité : personne ne gagne
            [one] Gagnant : { $sides }
           *[other] Gagnants : { $sides }
        }
    }
joe-room-yours = (toi)
joe-room-result =
    { $result ->
        [won] gagné
        [lost] perdu
        [gave-up] a capitulé
       *[draw] égalité
    }
joe-room-ended-person =
    { $name } ({ $player ->
        [none] personne
        [you] toi
       *[other] { $player }
    }) : { $fate ->
        [dead] sans vie
        [captured] a capitulé
        [left] a filé
       *[playing] encore debout
    }
joe-room-gold = L’or
joe-room-gold-how =
    { $guards ->
        [yes] encore en ville
       *[no] emporté
    }

## La leçon

joe-room-learn-goal = Goldfever, cinq minutes avant la fin. Ici, tu diriges Ted et Luke ; Fred a volé un cheval, et Frank est son ami. Mets Fred hors de combat, et tu as gagné.
joe-room-learn-turn = Le jeton de chacun est dans le gobelet. Celui de Ted a été tiré : à lui d’agir, avec quatre points d’action.
joe-room-learn-go = De ses quatre points, un pas dans la zone voisine en coûte un. Va vers l’ouest, en RN5 : touche la zone sur la carte.
joe-room-learn-sight = Regarde autour de toi : touche n’importe qui pour voir ce qu’il voit. La ligne d’un cercle à l’autre doit être libre de murs, d’arbres et de gens. Ted voit Fred devant le saloon, à deux zones.
joe-room-learn-shoot = Ted peut donc tirer, pour un point aussi. La difficulté dépend de la distance, des fenêtres et des blessures ; la chance est affichée avant. Tire sur Fred au colt.
joe-room-learn-hit = La carte dit : blessure légère. À trois blessures, on est mort. Une carte tirée ne revient qu’au prochain mélange : les chances changent donc.
joe-room-learn-ambush = Il reste deux points. Plutôt que d’espérer encore un coup de chance, mets-toi en embuscade : elle coûte les deux et te laisse agir une fois pendant le tour d’un ennemi.
joe-room-learn-react = Le jeton de Frank a été tiré, et il est sorti du saloon devant toi. Tu es en embuscade : tu peux répondre, par une seule action. Tire sur Frank.
joe-room-learn-reacted = Une blessure grave compte double. Ton embuscade est finie, et Frank continue son tour : il va riposter.
joe-room-learn-dynamite = Frank a manqué, et c’est à Luke. La dynamite porte à deux zones, et qui se trouve à côté de l’explosion est touché aussi, même les amis. Ted est assez loin : lance-la sur Fred.
joe-room-learn-won = Fred est à terre, et Frank avec lui : la loi a gagné. À quatre, tu diriges l’un des deux ; à deux, les deux. Il reste les jokers, les fenêtres et huit histoires.

## Retour sur la partie

joe-room-hit =
    { $attacker } touche { $victim }, { $wounds ->
        [one] 1 blessure
       *[other] { $wounds } blessures
    }{ $deadly ->
        [yes] , mortel.
       *[no] .
    }
joe-room-gunfight =
    { $shots ->
        [one] Une attaque
       *[other] { $shots } attaques
    }, { $hits ->
        [0] et personne n’a été touché.
        [one] dont une a fait couler le sang. Un trait plein est une blessure grave, une croix une mort.
       *[other] dont { $hits } ont fait couler le sang. Un trait plein est une blessure grave, une croix une mort.
    }
joe-room-deeds = Ce que chacun a fait
joe-room-deed-attacks = Attaques
joe-room-deed-dealt = Blessures infligées
joe-room-deed-taken = Blessures reçues
joe-room-fate =
    { $fate ->
        [dead] sans vie
        [captured] a capitulé
        [left] a filé
       *[playing] encore debout
    }
joe-room-victims = a abattu { $names }
joe-room-turns = En bref
joe-room-round =
    { $round ->
        [0] Avant
       *[other] Manche { $round }
    }
joe-room-chapter = Scénario
joe-room-remark =
    { $character } : « { $made } »{ $hit ->
        [none] {""}
       *[other] {" "}({ $hit } de blesser)
    } au lieu de « { $best } » a coûté environ { $cost } de chances de gagner.

## Exemples pour les règles

joe-room-example-line = D’un cercle à l’autre, rien ne gêne : Ted peut tirer sur Fred, à deux zones.
joe-room-example-between = Luke est sur la ligne : Ted ne peut pas tirer.
joe-room-example-door = Ted est à la porte et peut tirer sur Fred derrière elle ; la porte rend le tir plus difficile.
joe-room-example-blast = Chacun au milieu tire une carte. À côté, comme Frank ici, la carte est d’un niveau plus difficile. Ted est hors de portée.
