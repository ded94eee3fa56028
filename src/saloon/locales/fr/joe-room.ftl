### Autour de la table de Dynamit Joe : choisir, acheter, campagnes, retour sur la partie

## Choisir

joe-room-choose = Ce qu’on joue
joe-room-players = { $fewest } à { $most } joueurs
joe-room-minutes = { $least }–{ $most } minutes
joe-room-setup = La mise en place. Qui peut choisir sa place commence dans une des zones marquées.
joe-room-whom = Qui tu diriges
joe-room-runs = { $side } : { $names }
joe-room-goal-eliminate =
    { $targets ->
        [all] Mettre tous les autres hors de combat
       *[other] Mettre { $targets } hors de combat
    }{ $rescue ->
        [none] .
       *[other] {" "}et sortir { $rescue } de là vivant.
    }
joe-room-goal-steal = Emporter le plus d’or possible.
joe-room-goal-guard = Garder l’or en ville.
joe-room-prevents = Gagne si personne n’a gagné à la fin des manches.
joe-room-ending-first-goal = C’est fini dès qu’un camp a ce qu’il veut.
joe-room-ending-last-side = Le dernier camp qui peut encore atteindre son but gagne.
joe-room-ending-heist = La moitié de l’or doit avoir quitté la ville avant que le dernier voleur ne disparaisse.
joe-room-ending-gold = À la fin, ce qui compte, c’est qui a l’or.
joe-room-campaign = Campagne
joe-room-campaign-does =
    { $count ->
        [one] Un seul scénario convient à { $seats } joueurs.
       *[other] Les { $count } scénarios pour { $seats } joueurs, l’un après l’autre en une seule partie. Un scénario gagné
                vaut un point ; de l’un à l’autre, les camps tournent d’un siège. On peut s’arrêter et reprendre un autre soir.
    }
joe-room-won-by = Gagné par { $names }
joe-room-now = En cours

## Acheter

joe-room-shop = La boutique
joe-room-shop-for = Que faut-il à { $name } ?
joe-room-shop-done = C’est tout pour { $name }
joe-room-shop-others = Quelqu’un d’autre fait ses achats. Tout le monde peut regarder.
joe-room-purse = { $side } :
joe-room-dollars = { $dollars } $
joe-room-wares = À vendre
joe-room-carries = Ce que porte ton camp
joe-room-empty-handed = rien encore
joe-room-stock = reste { $stock }
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
joe-room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
