### Dynamit Joe dans le terminal.

joe-terminal-round =
    { $last ->
        [none] manche { $round }
       *[other] manche { $round } sur { $last }
    }
joe-terminal-cup = dans le gobelet : { $letters }
joe-terminal-you = toi
joe-terminal-loot = or emporté : { $gold }
joe-terminal-points =
    { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
joe-terminal-asked =
    { $zone ->
        [none] { $name }, et maintenant ?
       *[other] { $name } en { $zone } ({ $where }), et maintenant ?
    }
joe-terminal-ambush = en embuscade
joe-terminal-exposed = à découvert
joe-terminal-asleep = en attente
joe-terminal-tied = ligoté
joe-terminal-locked = en cellule
joe-terminal-stunned = paralysé
joe-terminal-shaken = secoué
joe-terminal-nervous = à bout de nerfs
joe-terminal-armed = (armé)
joe-terminal-absent = pas encore là
joe-terminal-dead = à terre
joe-terminal-captured = capturé
joe-terminal-left = hors du village
joe-terminal-place = placer
joe-terminal-walk = aller
joe-terminal-drag = traîner
joe-terminal-shoot = attaquer
joe-terminal-throw = dynamite
joe-terminal-things = objets
joe-terminal-else = autre
