### Dynamit Joe in the terminal.

joe-terminal-round =
    { $last ->
        [none] round { $round }
       *[other] round { $round } of { $last }
    }
joe-terminal-cup = in the cup: { $letters }
joe-terminal-you = you
joe-terminal-loot = gold carried off: { $gold }
joe-terminal-points =
    { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
joe-terminal-asked =
    { $zone ->
        [none] { $name }, what now?
       *[other] { $name } in { $zone } ({ $where }), what now?
    }
joe-terminal-ambush = in ambush
joe-terminal-exposed = exposed
joe-terminal-asleep = waiting
joe-terminal-tied = tied
joe-terminal-locked = locked up
joe-terminal-stunned = stunned
joe-terminal-shaken = shaken
joe-terminal-nervous = nervous
joe-terminal-armed = (armed)
joe-terminal-absent = not here yet
joe-terminal-dead = dead
joe-terminal-captured = captured
joe-terminal-left = gone
joe-terminal-place = place
joe-terminal-walk = go
joe-terminal-drag = drag
joe-terminal-shoot = attack
joe-terminal-throw = dynamite
joe-terminal-things = things
joe-terminal-else = else
