# Patrizier's board: what the map, the hand and the list of cities say beyond the game's own texts.

patrizier-phase-card = Card
patrizier-phase-build = Build
patrizier-phase-move = Move
patrizier-phase-take = Take

patrizier-show-as = Show the cities as
patrizier-as-map = Map
patrizier-as-list = Cities list
patrizier-map-label = Map of the cities
patrizier-list-label = The cities, from north to south
patrizier-five-players = with 5 players
patrizier-no-pistoia = Pistoia is out of the game with { $players } players (P2.1).
patrizier-stock = stock
patrizier-in-stock = { $cards } in stock
patrizier-stock-label =
    { $cards ->
        [0] The stock is empty
        [one] One card in the stock
       *[other] { $cards } cards in the stock
    }

patrizier-card = { $city }, { $face }
patrizier-you = you
patrizier-left = { $floors } left
patrizier-left-short = { $floors } left
patrizier-scored = scored
patrizier-city-label =
    { $floors ->
        [one] { $city }, one floor
       *[other] { $city }, { $floors } floors
    }
patrizier-tower-label =
    { $floors ->
        [0] On the { $side }: no tower
       *[other] On the { $side }, from below: { $owners }
    }
patrizier-tiles-label = Tiles { $high } and { $low }
patrizier-card-label = Open card: { $card }
patrizier-no-card = no card
patrizier-site = { $city }, { $side } site
patrizier-space = Card beside { $city }: { $card }
patrizier-space-take = Take the card beside { $city }: { $card }
patrizier-space-taken = You take the card beside { $city }: { $card }
patrizier-take = take
patrizier-you-take = you take

patrizier-empty = empty site
patrizier-empty-short = empty
patrizier-leads =
    { $you ->
        [yes] you lead { $counts }
       *[no] { $name } leads { $counts }
    }
patrizier-leads-tie =
    { $you ->
        [yes] tie { $counts }: yours, your floor is the highest
       *[no] tie { $counts }: { $name }’s, by the highest floor
    }
patrizier-leads-short =
    { $you ->
        [yes] you { $counts }
       *[no] { $name } { $counts }
    }
patrizier-leads-tie-short =
    { $you ->
        [yes] you, on top
       *[no] { $name }, on top
    }
patrizier-took-higher =
    { $you ->
        [yes] you took the higher tile
       *[no] { $name } took the higher tile
    }
patrizier-took-lower =
    { $you ->
        [yes] you took the lower tile
       *[no] { $name } took the lower tile
    }
patrizier-took-higher-short =
    { $you ->
        [yes] you: high
       *[no] { $name }: high
    }
patrizier-took-lower-short =
    { $you ->
        [yes] you: low
       *[no] { $name }: low
    }

patrizier-where = Where in { $city }?
patrizier-way = left { $left }, right { $right }
patrizier-way-l = left
patrizier-way-r = right
patrizier-way-ll = both left
patrizier-way-lr = one each
patrizier-way-rr = both right
patrizier-own-floors = yours { $own } of { $floors }
patrizier-projected = { $city }, projected
patrizier-is-scored = { $city } is full
patrizier-to-fill =
    { $floors ->
        [one] one more to fill it
       *[other] { $floors } more to fill it
    }

patrizier-column-city = City
patrizier-column-floors = Floors
patrizier-column-left = Left tower
patrizier-column-right = Right tower
patrizier-column-tiles = Tiles
patrizier-column-card = Open card
patrizier-column-turn = Your turn
patrizier-column-missing = Missing
patrizier-column-unseen = Cards not seen yet
patrizier-column-hidden = Cards not in sight
patrizier-list-side = { $side }
patrizier-list-play = Play
patrizier-why-not = Why not?
patrizier-tiles-taken = taken

patrizier-hand = Your hand
patrizier-hand-of = Hand of { $name }
patrizier-hand-empty = Your hand is empty.
patrizier-hand-empty-of = { $name } holds no card.
patrizier-hand-played = played
patrizier-hand-takes = taken
patrizier-builds =
    { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }
patrizier-two-floors = Two floors
patrizier-two-short = together or one each
patrizier-move-short = elsewhere
patrizier-any-short = beside any city
patrizier-set-part = { $heads } of { $set }
patrizier-set-full = a three: +{ $points }
patrizier-set-worth = 6 points for each three of a kind
patrizier-patricians = Heads
patrizier-heads-label = { $head }: { $heads }
patrizier-points-from = tiles { $tiles } + threes { $sets }
patrizier-points =
    { $points ->
        [one] point
       *[other] points
    }
patrizier-points-of =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
patrizier-tiles-won =
    { $tiles ->
        [0] No tile yet
        [one] 1 tile, face down to others
       *[other] { $tiles } tiles, face down to others
    }
patrizier-tiles =
    { $tiles ->
        [0] no tile
        [one] 1 tile
       *[other] { $tiles } tiles
    }
patrizier-floors-left =
    { $floors ->
        [one] 1 floor left
       *[other] { $floors } floors left
    }
patrizier-cards =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
patrizier-top = top of pile
patrizier-top-label = Top of the pile: { $card }
patrizier-known-hand = Known in hand: { $cards }

patrizier-count-label = { $card }: { $number }
patrizier-unseen-note = These lie in the stock; start cards (*) may also be in other hands.
patrizier-hidden-note = Not in sight are the stock, other hands, and what lies under the tops of other piles. With the option “open memory” the table remembers for you.

patrizier-help-build =
    { $floors ->
        [one] Builds one floor in { $city }, on either site.
       *[other] Builds two floors in { $city }: both on one site, or one on each.
    }
patrizier-help-heads =
    { $heads ->
        [one] One head ({ $head }): three of a kind bring 6 points at the end.
       *[other] Two heads ({ $head }): three of a kind bring 6 points at the end.
    }
patrizier-help-move = Then you may move the top floor of a tower to the other site of that city: not in { $city }, not in a city that has been scored, and only where you have a floor.
patrizier-help-any = Then you take a card beside any city, not only beside { $city }.
patrizier-help-start = A start card (*).

patrizier-says-tower = { $city }, { $side }: { $lead }.
patrizier-says-scored = { $city }, { $side }: { $took }.
patrizier-says-take = You take { $card }.
patrizier-says-points =
    { $points ->
        [one] This brings you 1 point.
       *[other] This brings you { $points } points.
    }

## What somebody did, in one line

patrizier-recap-completes = { $you ->
    [yes] You complete
   *[no] { $name } completes
} { $city } (scored)
patrizier-recap-builds = { $you ->
    [yes] You build
   *[no] { $name } builds
} in { $city }
patrizier-recap-moves = { $you ->
    [yes] You move
   *[no] { $name } moves
} a floor in { $city }
patrizier-recap-and-moves = { $you ->
    [yes] , move
   *[no] , moves
} a floor in { $city }
patrizier-recap-takes = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $card }
patrizier-recap-and-takes = { $you ->
    [yes] , take
   *[no] , takes
} { $card }
patrizier-recap-tile = the tile worth { $points } for { $name }
patrizier-step-built =
    { $you ->
        [yes] You build
       *[no] { $name } builds
    } { $floors ->
        [one] a floor
       *[other] { $floors } floors
    } in { $city }, { $side }: now { $level } high
