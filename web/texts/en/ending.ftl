# The end of a match, in English.

ending-open = The result
ending-you = You
ending-you-won = You have won!
ending-you-share = You share the win with { $names }
ending-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the win
}
ending-nobody = A match without a winner
ending-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $margin } ahead of { $name }
ending-behind = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $margin } behind { $name }
ending-level = { $points ->
    [one] 1 point
   *[other] { $points } points
}, as many as { $name }.
ending-tie-firenze = The win is shared.
ending-tie-patrizier = Whoever has more floors left in the supply wins.
ending-tie-florenza = Whoever has more cubes wins; if equal, more florins.
ending-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
ending-you-gave-up = You gave up.
ending-gave-up = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
ending-banner = A banner with the crest of { $name } in a laurel wreath
ending-row = { $place }. { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $parts }

ending-how = How the points add up
ending-count-again = Count once more
ending-where = Where your points came from
ending-where-of = Where the points of { $name } came from
ending-no-points = There are none.
ending-decided = The move that decided it
ending-decided-unknown = Only a review can tell: it plays on from every decision and finds the one that weighed most.
ending-decided-working = The review is being made: { $percent }%.
ending-decided-none = There was none: no single move weighed enough for the review to be sure of it.
ending-to-review = To the review
ending-your-lead = Your expected lead in points:
ending-lead = Expected lead of { $name } in points:
ending-lead-line = The expected lead of { $name } through the match
ending-start = Start
ending-end = End
ending-see-move = See it on the board

ending-rematch = Play again
ending-review = Review
ending-share = Share
ending-copied = Copied
ending-home = Home

ending-source-firenze-commission = Commissions
ending-source-firenze-balcony = Balconies
ending-source-firenze-floor-tile = Floor tiles
ending-source-firenze-privilege = Privileges
ending-source-firenze-last-seal = Last seal
ending-source-firenze-majority = Flags
ending-source-firenze-festival = Festivals
ending-source-patrizier-higher-tower = Higher towers
ending-source-patrizier-lower-tower = Lower towers
ending-source-patrizier-heads = Heads
ending-source-florenza-certificates = Certificates
ending-source-florenza-prestige = Prestige
ending-source-florenza-offices = Offices
ending-source-florenza-goods = Goods left
ending-source-florenza-empty-fields = Empty fields
ending-source-florenza-missing-works = Missing artworks

ending-last-title-firenze = Last round
ending-last-title-florenza = Last round
ending-last-title-patrizier = { $turns ->
    [one] Last round
   *[other] Last cards
}
ending-last-turn = Your last turn
ending-last-why-firenze = { $you ->
    [yes] You have placed your last seal
   *[no] { $name } has placed the last seal
}
ending-last-why-patrizier = There are no cards left to take
ending-last-why-florenza = Round { $round } of { $rounds }
ending-last-left-firenze = { $count ->
    [0] You have no turn left.
    [one] You have one more turn.
   *[other] You have { $count } turns left.
}
ending-last-left-patrizier = { $count ->
    [0] You have no turn left.
    [one] You have one more turn.
   *[other] You have { $count } turns left.
}
ending-last-left-florenza = { $count ->
    [0] You have no worker left.
    [one] You have one worker left.
   *[other] You have { $count } workers left.
}
ending-last-now = { $name }: now
ending-last-waits = { $count ->
    [one] { $name }: one more turn
   *[other] { $name }: { $count } turns left
}
ending-last-done = { $name }: no turn left
ending-deal = How others fared
ending-event = To the event
