# The matches that are over, with dates and points.

history-game = Game
history-all-games = All games
history-against = Who played
history-against-all = With anybody
history-against-people = With people
history-against-bots = Only with bots
history-result = Result
history-result-all = Won or lost
history-result-won = Won
history-result-lost = Lost
history-rated = Rated or casual
history-rated-all = Rated or casual
history-rated-true = Rated
history-rated-false = Casual
history-change = Rating:
history-name = Search for a name
history-none = No match fits these wishes.
history-kind-rated = rated
history-kind-people = with people
history-kind-bots = with bots
history-kind-deal = deal of the day
history-kind-event = event
history-kind-record = from a record
history-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
history-review = Review
history-review-of = Review of { $day }, with { $names }
history-mistakes =
    { $count ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $count } mistakes
    }
