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
