# Leaderboards, and how ratings come about.

ratings-title = Leaderboards
ratings-game = Game
ratings-month = Month
ratings-all-time = Of all time
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-matches = Matches
ratings-none = Nobody has played enough rated matches here yet. Set up a table, and choose “Rated”.
ratings-own = You: { $points } ± { $error }.
ratings-own-provisional =
    { $count ->
        [one] You: { $points } ± { $error } after one rated match. With about twenty you are listed.
       *[other] You: { $points } ± { $error } after { $count } rated matches. With about twenty you are listed.
    }
ratings-how = How ratings come about
ratings-rule-scale = Everybody begins at 1500. Places count, not points; who shares a place, ties. The figure after ± says how uncertain a rating is.
ratings-rule-bots = Bots stand on the same scale, at the strength that was measured, and never move.
ratings-rule-provisional = Listed is who has played enough, about twenty rated matches; in a month, at least five of them.
ratings-rule-table = Rated tables are for accounts, one person to a chair, without hints. Nothing is taken back that has revealed something.
ratings-rule-leave = Who resigns or leaves for good is placed behind everybody who stayed.
ratings-rule-often = Of the matches of the same two people in a game, the first five of a day count.
ratings-rule-seen = Who hides their page is not listed.
