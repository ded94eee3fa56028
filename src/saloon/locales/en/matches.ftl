### What the page says where all of one’s own matches are listed.

matches-title = My matches
matches-over = Played
matches-of = Matches of
matches-any = All games
matches-none = Nothing has been played to its end here yet.
matches-more = Older ones
matches-won = Won
matches-lost = Lost
matches-drawn = Drawn
matches-place = Place { $rank } of { $seats }
matches-moves =
    { $moves ->
        [one] 1 move so far
       *[other] { $moves } moves so far
    }
matches-put-away = Put away: { $game }, { $names }
matches-put-all-away = Put all of them away
matches-away = { $game }, { $names }: put away.
matches-back = Bring it back
matches-what-if = What if?
matches-tally = How you fare
matches-tally-of = How you fared in the last { $count }
matches-against =
    { $others ->
        [people] against people
        [mixed] against people and bots
       *[other] against { $others }
    }
matches-won-of = { $won } of { $played } won
