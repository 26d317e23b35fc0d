# The board of Firenze in the browser.

firenze-phase-card = Card
firenze-phase-exchange = Exchange
firenze-phase-build = Build
firenze-phase-ruins = Ruins
firenze-phase-commissions = Commissions
firenze-phase-limits = Limits

firenze-city = Commissions of the six families
firenze-tower-of-board = { $colour }: { $flag } points for the most seals
firenze-tower-led = { $colour }: { $flag } points for the most seals; { $name } would get them now
firenze-window-open = { $colour } { $height }: open, worth { $points }
firenze-window-balcony = { $colour } { $height }: balcony { $numeral }: { $points } points
firenze-window-sealed = { $colour } { $height }: sealed by { $name }
firenze-window-neutral = { $colour } { $height }: closed
firenze-window-fits = { $tile ->
    [0] Within your reach
   *[other] Within your reach, { $tile } more for the floor tile
}
firenze-tile = Floor tile: { $points } for the first at height { $height }
firenze-tile-taken = Floor tile { $height }: taken by { $name }
firenze-bell = { $count ->
    [0] Campanile: nobody has given a bell tower yet
   *[other] Campanile: bell towers given by { $names }
}

firenze-row = Card row
firenze-price = { $price ->
    [0] Free
   *[other] Pay { $price }
}
firenze-row-card = { $place }: { $card }, { $kind }, { $price ->
    [0] free
    [one] one brick
   *[other] { $price } bricks
}; on it: { $bricks }
firenze-no-bricks = no bricks
firenze-aside = set aside
firenze-fetch = { $bricks }: take one from the card
firenze-draw-pile = { $count ->
    [one] card
   *[other] cards
}
firenze-bag = bag

firenze-kind-person = Person
firenze-kind-festival = Festival
firenze-kind-building = Building
firenze-kind-church = Church
firenze-kind-event = Event

firenze-card-alchemist = Swap one of your bricks for any brick of the bag.
firenze-card-architect = Count a tower one floor higher or lower for a commission.
firenze-card-princess = This turn’s card is free.
firenze-card-wholesaler = Put new bricks on one card of the row.
firenze-card-mason = Building costs { $mason } less this turn.
firenze-card-patrician = Ward off an event you take, or discard a hand card.
firenze-card-saboteur = Take one brick off someone else’s tower.
firenze-card-smuggler = Swap a brick with another player, your choice of both.
firenze-card-recognition = At the end { $recognition ->
    [one] 1 point
   *[other] { $recognition } points
} for each of your commissions of 3 or 4.
firenze-card-blame = At the end { $blame ->
    [one] 1 point
   *[other] { $blame } points
} less.
firenze-card-scandal = At the end { $scandal ->
    [one] 1 point
   *[other] { $scandal } points
} less.
firenze-card-fame = At the end { $fame ->
    [one] 1 point
   *[other] { $fame } points
} more.
firenze-card-monument = Goes to whoever alone has the highest tower: { $monument ->
    [one] 1 point
   *[other] { $monument } points
} at the end.
firenze-card-bridge = Exchanging takes { $bridge ->
    [one] 1 brick
   *[other] { $bridge } bricks
} instead of { $exchange }.
firenze-card-warehouse = Keep up to { $warehouse } bricks, and any number of cards.
firenze-card-workshop = Building costs { $workshop } less.
firenze-card-small-privilege = The next commission of 5 floors brings { $small } more.
firenze-card-middle-privilege = The next commission of 6 floors brings { $middle } more.
firenze-card-great-privilege = The next commission of 7 floors brings { $great } more.
firenze-card-campanile = Everyone must give up a white tower of 3 before any other commission.
firenze-card-collapse = One of your own towers goes to the bag.
firenze-card-flood = Everyone gives up { $flood ->
    [2] half
    [3] a third
    [4] a quarter
   *[other] 1/{ $flood }
} of their stock.
firenze-card-warehouse-fire = Everyone gives up { $fire ->
    [one] 1 brick
   *[other] { $fire } bricks
}.
firenze-card-luxury-tax = Everyone pays { $tax ->
    [one] 1 brick
   *[other] { $tax } bricks
} for each tower of { $taxed } or more, or it is torn down.
firenze-card-tribute = Everyone pays one brick of its colour for each tower, or it is torn down.
firenze-card-botch = One of your own towers loses a brick.
firenze-card-renaissance = Discard pile and draw pile are shuffled together.

firenze-yard = Your yard
firenze-yard-of = Yard of { $name }
firenze-points = { $count ->
    [one] point
   *[other] points
}
firenze-seals-left = { $count ->
    [0] no seal left
    [one] one seal left
   *[other] { $count } seals left
}
firenze-no-towers = No towers under construction
firenze-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
firenze-floors-planned = { $from } → { $to }
firenze-tower = { $colour } tower of { $height }
firenze-tower-planned = { $count ->
    [one] one floor planned
   *[other] { $count } floors planned
}
firenze-falls = raise it or it falls
firenze-falls-short = raise it
firenze-gone-falls = falls
firenze-gone-fulfils = fulfilled
firenze-gone-lost = lost
firenze-new-tower = New tower
firenze-new-tower-of = New { $colour } tower
firenze-stock = { $limit ->
    [0] { $count ->
        [one] 1 brick in stock
       *[other] { $count } bricks in stock
    }
   *[other] { $count ->
        [one] 1 brick, limit { $limit }
       *[other] { $count } bricks, limit { $limit }
    }
}
firenze-stock-of = { $count ->
    [one] 1 { $colour } brick
   *[other] { $count } { $colour } bricks
}
firenze-hand = Your cards
firenze-hand-of = Cards of { $name }
firenze-hand-card = { $count ->
    [one] { $card }, { $kind }
   *[other] { $card } ×{ $count }, { $kind }
}
firenze-no-cards = No cards in hand

firenze-their-tower = { $name }’s { $colour } tower of { $height }
firenze-their-towers = Towers
firenze-bricks = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
firenze-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
firenze-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}

firenze-counts-bag = { $count ->
    [one] 1 brick in the bag
   *[other] { $count } bricks in the bag
}
firenze-counts-unseen = { $count ->
    [one] 1 card to come: it can be
   *[other] { $count } cards to come, out of
}
firenze-counts-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
firenze-none = None

firenze-says-build = Build { $count ->
    [one] one brick
   *[other] { $count } bricks
}, { $cost ->
    [0] free.
   *[other] for { $cost }.
}
firenze-says-next = { $number ->
    [1] The first brick
    [2] A second
    [3] A third
    [4] A fourth
    [5] A fifth
   *[6] A sixth
} { $cost ->
    [0] is free.
   *[other] would cost { $cost } in all.
}
firenze-says-due = { $count ->
    [one] One brick to go.
   *[other] { $count } bricks to go.
}
firenze-says-limit = You may keep { $limit }.
firenze-says-reaches = your { $colour } tower reaches { $height }: a commission worth { $tile ->
    [0] { $points }.
   *[other] { $points } + { $tile }.
}
firenze-says-falls = your { $colour } tower of { $height } falls.
firenze-says-more-fall = { $count ->
    [one] So does one more.
   *[other] So do { $count } more.
}

firenze-asks-cause = { $card } ({ $name })
firenze-asks-tower = your { $colour } tower of { $height }
firenze-asks-ward = { $cause }: do you ward it off with your Patrician?
firenze-asks-give = { $cause }: give up { $count ->
    [one] one brick.
   *[other] { $count } bricks.
}
firenze-asks-pay = { $cause }: pay { $count ->
    [one] one brick
   *[other] { $count } bricks
} for { $towers }, or { $number ->
    [one] it falls.
   *[other] they fall.
}
firenze-asks-some = { $cause }: you can pay for { $count ->
    [one] only one of these: { $towers }. Which one? The rest fall.
   *[other] only { $count } of these: { $towers }. Which ones? The rest fall.
}
firenze-asks-collapse = { $cause }: which of your towers collapses?
firenze-asks-botch = { $cause }: which of your towers loses a brick?

firenze-later-row = You take a card at the start of your turn; in the exchange you lay bricks on one.
firenze-later-commission = Commissions are fulfilled in phase 5, after building.
firenze-later-tower = Towers are raised in phase 3, building.
firenze-later-stock = With bricks from your stock you pay, you exchange them in phase 2 and build with them in phase 3.
firenze-later-their-brick = Only the Smuggler gets you a brick of another player.
firenze-later-their-tower = Only the Saboteur gets at the tower of another player.

## What somebody did, in one line

firenze-recap-fulfils = { $you ->
    [yes] You fulfil
   *[no] { $name } fulfils
} { $what }{ $first ->
    [0] {""}
   *[other] , first at that height
}
firenze-recap-loses = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { $count ->
    [one] a tower
   *[other] towers
}: { $what }
firenze-recap-begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
} a { $colour } tower
firenze-recap-raises = { $you ->
    [yes] You raise
   *[no] { $name } raises
} the { $colour } tower to { $height }
firenze-recap-builds = { $you ->
    [yes] You build
   *[no] { $name } builds
} several towers: { $what }
firenze-recap-person-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} the { $card }
firenze-recap-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { $card } card
firenze-recap-exchanges = { $you ->
    [yes] You exchange
   *[no] { $name } exchanges
} bricks on the { $card } card
firenze-step-take =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } the { $card } card, { $price ->
        [0] free
       *[other] for { $paid }
    }, with { $bricks }
firenze-step-exchange =
    { $you ->
        [yes] You exchange
       *[no] { $name } exchanges
    } { $given } for { $got } on the { $card } card
firenze-step-raise =
    { $you ->
        [yes] You raise your
       *[no] { $name } raises the
    } { $colour } tower to { $height }: { $bricks }
firenze-step-begin =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    } a { $colour } tower: { $bricks }
firenze-step-cost-paid =
    { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $bricks } for building
firenze-step-flooded =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    } { $bricks } to the Flood
firenze-step-burnt =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    } { $bricks } to the fire
firenze-step-taxed =
    { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $bricks } as tax
firenze-step-returned =
    { $you ->
        [yes] You return
       *[no] { $name } returns
    } { $bricks } to the bag
firenze-step-fulfilled =
    { $you ->
        [yes] You fulfil
       *[no] { $name } fulfils
    } { $what }
firenze-step-tile-taken =
    { $you ->
        [yes] You are
       *[no] { $name } is
    } the first at height { $height }
firenze-step-privilege-used = The { $what } adds to it
firenze-step-last-seal =
    { $you ->
        [yes] You place your
       *[no] { $name } places the
    } last seal
