### Ce que dit la page où sont toutes les parties qu’on a jouées.

matches-title = Mes parties
matches-over = Parties jouées
matches-of = Parties de
matches-any = Tous les jeux
matches-none = Aucune partie n’est encore allée jusqu’au bout ici.
matches-more = Plus anciennes
matches-won = Gagnée
matches-lost = Perdue
matches-drawn = Égalité
matches-place = Place { $rank } sur { $seats }
matches-moves =
    { $moves ->
        [one] 1 coup joué
       *[other] { $moves } coups joués
    }
matches-put-away = Ranger : { $game }, { $names }
matches-put-all-away = Tout ranger
matches-away = { $game }, { $names } : rangée.
matches-back = La ressortir
matches-what-if = Et si… ?
matches-tally = Ton bilan
matches-tally-of = Ton bilan des { $count } dernières
matches-against =
    { $others ->
        [people] contre des gens
        [mixed] contre des gens et des bots
       *[other] contre { $others }
    }
matches-won-of =
    { $won ->
        [0] 0 sur { $played }
        [one] 1 gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
