# Florenza's board.

florenza-phase-income = Income
florenza-phase-captain = Captain
florenza-phase-bishop = Bishop
florenza-phase-workers = Place workers
florenza-phase-market = Market
florenza-phase-districts = Districts
florenza-phase-artworks = Artworks
florenza-phase-offices = Offices
florenza-phase-end = End

florenza-city = Piazza del Duomo
florenza-buildings = Florentine buildings
florenza-life = Life in Florence
florenza-life-ages = one column left each round, out after I
florenza-life-last = last round
florenza-life-guarded = guarded
florenza-life-makers = can make { $work }: average fame
florenza-life-gold = masterpiece

florenza-reconstructed = Figures reconstructed
florenza-reconstructed-why = What is printed on tiles, artworks and persons is not publicly known. We have reconstructed it; names, rules and costs of failure are known. Whoever owns the box can correct the edition file.
florenza-reconstructed-count = { $count } of { $all } figures are reconstructed; the rules show the mark of each.
florenza-reconstructed-here = Figures reconstructed.

florenza-work = { $work }, { $place }.
florenza-work-by = For { $talents }.
florenza-and = { $first } and { $last }
florenza-and-more = { $first }, and { $last }
florenza-or = { $first } or { $last }
florenza-or-more = { $first }, or { $last }
florenza-work-costs = Costs { $cost }, and the artist’s fee.
florenza-work-brings = Brings { $gain }, and what the artist’s fame adds.
florenza-work-income = Then each round { $income }.
florenza-work-completed = Completed by { $name }.
florenza-work-planned = Planned by { $name } with { $artist }.
florenza-work-payable = What you have left would pay for it, without the fee.
florenza-pulpit-free = pulpit free

florenza-person = { $name }, Life card { $life }
florenza-row = { $talent }: fee { $fee }, fame { $fame }
florenza-free = free
florenza-gold = A masterpiece on a { $faces }
florenza-master = Has made a masterpiece; there will be no other
florenza-sermon =
    { $dice ->
        [0] Preacher: { $fee } florins, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
       *[other] Preacher: { $fee } florins, workers by the die: { $workers }
    }
florenza-sermon-points = His sermon changes your points at once: { $points }
florenza-preaches = sermon
florenza-nameless = { $count } nameless
florenza-unnamed = nameless
florenza-too-dear = The fee is more than you will have left
florenza-nameless-left = { $count } left this round
florenza-person-banished = Banished by the Bishop for this round
florenza-person-guarded = Guarded by the Captain, { $name }: nobody else may hire this artist in this round
florenza-person-hired = Works for { $name } this round: { $work }, { $place }
florenza-mean = Average fame: { $mean }
florenza-mean-best = Press to see the works; the average fame is { $mean } at best

florenza-who-makes = Who makes { $work }?
florenza-two-dice = better of two dice
florenza-can-make =
    { $count ->
        [one] One can make it
       *[other] { $count } can make it
    }
florenza-not-for-it = Not for this work
florenza-ask-why = tap to ask why

florenza-market = Mercato
florenza-market-sell = Sell one cube for { $sale } florins
florenza-market-buy = Buy one cube for { $price } florins
florenza-market-trade = Give { $given } cubes for any other
florenza-market-there = Workers there: { $names }
florenza-market-nobody = nobody there
florenza-market-send = Send a worker
florenza-market-give-cube = Give { $cube }; you have { $count }
florenza-market-take-cube = Take { $cube }; the supply has { $count }
florenza-rolled = First die: { $face }

florenza-tabs = Parts of the table
florenza-tab-city = City
florenza-tab-district = District
florenza-tab-artists = Artists
florenza-tab-market = Mercato
florenza-tab-count = { $count } possible

## Own area

florenza-districts = Districts
florenza-district = District
florenza-district-own = Your district
florenza-possible = { $count } possible
florenza-tiles = Buildings to plan
florenza-tiles-about = Cost to build, below it what using it costs and gives. Planned now, paid in phase 6.
florenza-note-promise = promise, settled in phases 5 to 7
florenza-note-payable = you could pay it
florenza-note-other = working here costs 1 prestige, paid to { $name }
florenza-lot-field = field { $field }
florenza-lot-empty = empty
florenza-lot-plan = plan here
florenza-lot-building = under construction
florenza-lot-worker = worker of { $name }
florenza-planned = planned
florenza-completed = completed
florenza-own-planned = planned with { $artist }
florenza-payable = you could pay it with what is left
florenza-kind-build = costs { $cost }
florenza-kind-use = used for { $cost }, gives { $goods }
florenza-kind-gives = gives { $goods }
florenza-kind-income = each round { $goods }
florenza-kind-prestige = { $count } prestige when finished
florenza-kind-left = { $left } of { $copies } left
florenza-work-gain = brings { $gain }
florenza-works-done = { $done } of { $of }
florenza-works-all = all of them +{ $bonus }
florenza-prestige = Prestige
florenza-bishop = Bishop
florenza-bishop-points = bishop points
florenza-florins = florins

florenza-plan = Your plan
florenza-plan-of = Plan of { $name }
florenza-workers = { $ready } ready, { $reserve } in reserve
florenza-ledger = Ledger
florenza-have = now
florenza-will-have = in all
florenza-will-need = needed
florenza-left = left
florenza-you-will-have =
    { $you ->
        [yes] You will have
       *[no] { $name } will have
    }
florenza-you-will-need =
    { $you ->
        [yes] You will need
       *[no] { $name } will need
    }
florenza-in-the-jars = in the jars
florenza-left-after = Left after phase 7
florenza-row-market = Mercato, phase 5
florenza-row-own = { $building }, field { $field }
florenza-row-other = { $building } of { $name }
florenza-row-work = { $work }, { $person }
florenza-row-planning = { $work }, artist to choose
florenza-row-failing = can’t be paid:
florenza-artist-open = Which artist?
florenza-dice = fame { $low } to { $high }
florenza-dice-two = better of two: { $low } to { $high }
florenza-fee-later = Fee, chosen on payment
florenza-stands =
    { $lead ->
        [both] All paid: { $range } prestige and { $points } at the end of phase 7; you lead both.
        [prestige] All paid: { $range } prestige and { $points } at the end of phase 7; you lead in prestige.
        [bishop] All paid: { $range } prestige and { $points } at the end of phase 7; you lead in bishop points.
       *[none] All paid: { $range } prestige and { $points } at the end of phase 7.
    }
florenza-short = Missing: { $goods }.
florenza-short-lost =
    { $risk ->
        [0] What can’t be paid fails.
       *[other] What can’t be paid fails and costs { $risk } prestige.
    }
florenza-short-lost-brief =
    { $risk ->
        [0] A promise fails.
       *[other] { $risk } prestige at risk.
    }
florenza-short-ways = It can still be had here:
florenza-short-no-way = Nothing that a worker could still do brings it.
florenza-way-market = Mercato
florenza-way-own = { $building }
florenza-way-other = { $building } of { $name }
florenza-way-for = { $name }: { $brings } for { $costs }
florenza-way-free = { $name }: { $brings }

florenza-you = You
florenza-your-turn = your turn
florenza-on-turn = on turn
florenza-passed = passed
florenza-hidden = hidden
florenza-said-points = prestige { $prestige }, bishop points { $bishop }
florenza-said-goods =
    { $cubes ->
        [one] { $florins } florins, one cube
       *[other] { $florins } florins, { $cubes } cubes
    }
florenza-certificates-hidden = certificates hidden
florenza-certificates =
    { $count ->
        [one] one certificate
       *[other] { $count } certificates
    }
florenza-tracks = Tracks
florenza-track-said = { $name }: prestige { $prestige }, bishop points { $bishop }
florenza-track-ahead = if all promises are kept: { $range } prestige
florenza-track-bishop = office from { $needs }
florenza-track-cardinal = Bishop again or { $needs }: Cardinal +{ $prestige }

florenza-supply = Public supply
florenza-counts-persons =
    { $count ->
        [0] Nobody is left in the bag; the nameless of this round
        [one] One person in the bag; the nameless of this round
       *[other] { $count } persons in the bag; the nameless of this round
    }
florenza-counts-tiles =
    { $count ->
        [one] One building tile left
       *[other] { $count } building tiles left
    }
florenza-counts-works =
    { $count ->
        [one] One artwork of the city left
       *[other] { $count } artworks of the city left
    }

florenza-results = What the round brought

florenza-asks-at = { $what } ({ $name })
florenza-asks-use = { $where }: do you use the building?
florenza-asks-any-cube = { $where }: which cube do you take?
florenza-asks-barter-give = { $where }: which cube do you swap?
florenza-asks-barter-take = { $where }: which other cube do you take?
florenza-asks-build = { $where }: do you pay for it? Unpaid, it is not built.
florenza-asks-talent = { $where }: by which talent do you have it completed?

florenza-says-promise = { $what }: phase { $phase } takes { $goods }.
florenza-says-free = { $what }: costs nothing.
florenza-says-use = { $what }: brings { $gains } in phase 6.
florenza-says-use-for = { $what }: in phase 6 { $gains } for { $costs }.
florenza-says-lacking = { $what }: in phase 6 you would lack { $goods }.
florenza-says-spared = { $what }: would stay unused, as a promise needs what it costs.
florenza-says-given =
    { $count ->
        [one] One cube given.
       *[other] { $count } cubes given.
    }
florenza-says-due =
    { $count ->
        [one] One cube still to choose.
       *[other] { $count } cubes still to choose.
    }
florenza-says-short =
    { $risk ->
        [0] Missing: { $goods }.
       *[other] Missing: { $goods }; { $what } would fail and cost { $risk } prestige{ $fails ->
            [one] {""}
           *[other] {" in all"}
        }.
    }
florenza-says-short-many =
    { $risk ->
        [0] You are short of { $kinds } goods.
       *[other] You are short of { $kinds } goods; { $what } would fail and cost { $risk } prestige{ $fails ->
            [one] {""}
           *[other] {" in all"}
        }.
    }
florenza-says-fails =
    { $what } { $fails ->
        [one] would fail
       *[other] would fail
    }.
florenza-more-promises =
    { $count ->
        [one] one more promise
       *[other] { $count } more promises
    }
florenza-says-breaks =
    { $lost ->
        [0] Then { $what } can’t be paid any more.
       *[other] Then { $what } can’t be paid any more: { $lost } prestige lost.
    }

## What somebody did, in one line

florenza-recap-completed = { $you ->
    [yes] You complete
   *[no] { $name } completes
} { $work }
florenza-recap-failed = { $you ->
    [yes] You don’t pay
   *[no] { $name } doesn’t pay
} for { $work }
florenza-recap-built = { $you ->
    [yes] You finish
   *[no] { $name } finishes
} { $building }
florenza-recap-not-built = { $you ->
    [yes] You don’t pay
   *[no] { $name } doesn’t pay
} for { $building }
florenza-recap-hired = { $you ->
    [yes] You plan
   *[no] { $name } plans
} { $work } ({ $person })
florenza-recap-occupied = { $you ->
    [yes] You send
   *[no] { $name } sends
} { $yours ->
    [yes] a worker to your { $building }
   *[no] a worker to { $other }’s { $building }
}
florenza-recap-occupied-own = { $you ->
    [yes] You send
   *[no] { $name } sends
} a worker to { $building }
florenza-recap-planned = { $you ->
    [yes] You plan
   *[no] { $name } plans
} { $building }
florenza-recap-donated = { $you ->
    [yes] You have
   *[no] { $name } has
} a sermon preached ({ $person })
florenza-recap-donated-in-pulpit = { $you ->
    [yes] You have
   *[no] { $name } has
} a sermon preached in the cathedral ({ $person })
florenza-recap-to-market = { $you ->
    [yes] You send
   *[no] { $name } sends
} a worker to the market
florenza-recap-sold = { $you ->
    [yes] You sell
   *[no] { $name } sells
} at the market
florenza-recap-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} at the market
florenza-recap-traded = { $you ->
    [yes] You trade
   *[no] { $name } trades
} at the market
florenza-recap-used = { $you ->
    [yes] You use
   *[no] { $name } uses
} { $building }
florenza-recap-passed = { $you ->
    [yes] You pass
   *[no] { $name } passes
}
florenza-step-swap =
    { $you ->
        [yes] You give
       *[no] { $name } gives
    } { $given } for { $got }
florenza-step-use =
    { $you ->
        [yes] You use
       *[no] { $name } uses
    } { $building }{ $costs ->
        [0] {""}
       *[other] {""} for { $cost }
    }{ $gains ->
        [0] {""}
       *[other] : { $gain }
    }

## What everybody may end with

florenza-expected = Expected at the end
florenza-expected-said = expected at the end: { $points } points
florenza-expected-more = “+”: certificates lie face down
florenza-expected-hatched = Hatched: hidden certificates
florenza-goods = Goods and tracks
florenza-order = Order
florenza-order-said = Turn order: { $order }

## Moments: dice and income

florenza-moment-masterpiece = A masterpiece!
florenza-moment-fame = The fame of a work
florenza-moment-sermon = Workers by the die
florenza-moment-income = Income
florenza-moment-income-of = Income of round { $round }
florenza-moment-work = { $you ->
    [yes] Your { $work }, by { $person }
   *[no] { $name }’s { $work }, by { $person }
}
florenza-moment-preaches = { $you ->
    [yes] { $person } preaches for you
   *[no] { $person } preaches for { $name }
}
florenza-moment-row = fame as { $talent }
florenza-moment-sum = { $work } { $prestige } and fame { $fame }
florenza-moment-blue = The card turns to its blue side: no more gold.
florenza-moment-followers = { $count ->
    [one] One worker comes
   *[other] { $count } workers come
}
florenza-moment-die = { $short ->
    [0] The die: one cube of { $cube } each
   *[other] The die: not enough { $cube }, so { $florins } florins each
}
florenza-moment-go-on = Go on
