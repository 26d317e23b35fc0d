# Florenza in English: names, questions, reasons, events, forecast, ledger, picture and rules, all in our own words.
# The names of buildings, artworks and persons stand in the edition and are the same in every language.

## Names

game-florenza = Florenza
game-florenza-about = Lead a great family of Florence: raise your district, hire artists, and adorn the city and its cathedral.
aim-florenza =
    Eight rounds long you plan with your workers: buildings for your district, artworks for your Palazzo and Chiesa, for the city and for the cathedral. What you plan you must be able to pay when its phase comes.
    Artworks bring prestige: the better the artist and the higher the throw, the more. The offices of Captain and Bishop bring powers and points.
    At the end cubes and florins count a little; empty fields and missing artworks of your district cost points. Whoever has the most points wins.

cube-marble = marble
cube-wood = wood
cube-gold = gold
cube-metal = metal
cube-cloth = cloth
cube-spice = spice
good-marble = { $count } marble
good-wood = { $count } wood
good-gold = { $count } gold
good-metal = { $count } metal
good-cloth = { $count } cloth
good-spice = { $count } spice
good-any-cube =
    { $count ->
        [one] any cube
       *[other] any { $count } cubes
    }
good-swaps =
    { $count ->
        [one] one swap
       *[other] { $count } swaps
    }
good-florins =
    { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
good-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
good-prestige = { $count } prestige
good-bishop =
    { $count ->
        [one] { $count } bishop point
       *[other] { $count } bishop points
    }
good-none = nothing

family-medici = Medici
family-pazzi = Pazzi
family-pitti = Pitti
family-rucellai = Rucellai
family-strozzi = Strozzi

talent-architect = architect
talent-sculptor = sculptor
talent-painter = painter
fee-architect = { $count } florins as architect
fee-sculptor = { $count } florins as sculptor
fee-painter = { $count } florins as painter

nameless-architect = nameless architect
nameless-sculptor = nameless sculptor
nameless-painter = nameless painter
nameless-preacher = nameless preacher
nameless-architect-whom = a nameless architect
nameless-sculptor-whom = a nameless sculptor
nameless-painter-whom = a nameless painter
nameless-preacher-whom = a nameless preacher

office-captain = Captain
office-bishop = Bishop

phase-0 = setting up
phase-1 = income
phase-2 = Captain of the People
phase-3 = Bishop
phase-4 = placing workers
phase-5 = market
phase-6 = districts
phase-7 = artworks
phase-8 = offices
phase-9 = end of the round

option-first-game = First-game buildings
option-first-game-about = Every family starts with two given buildings instead of choosing them.
option-short-game = Short game
option-short-game-about = Six rounds, the first-game buildings, and a finished Casa for everyone.
option-both-offices-twice = Both offices act twice
option-both-offices-twice-about = Whoever is Captain and Bishop at once takes two actions in a row.
option-families = Families
option-families-about = By seat, or chosen in turn order.
option-families-by-seat = by seat
option-families-chosen = chosen
option-open-memory = Open memory
option-open-memory-about = The table shows everyone’s certificates, which all have seen.

## Questions and answers

ask-order = Which seat is next in turn order?
ask-family = Which family do you lead?
ask-draft = Which building do you start with?
ask-draw = Which person comes out of the bag?
ask-income = Which face does the income die show?
ask-captain = As Captain: do you guard a worker or an artist? (- for neither)
ask-guard-worker = A worker of which family do you guard?
ask-guard-artist = Which artist do you guard?
ask-bishop = As Bishop: do you convert a worker or banish a preacher? (- for neither)
ask-convert = A worker of which family do you convert?
ask-banish = Which preacher do you banish?
ask-action = What is your next worker for? (- to pass)
ask-occupy = Which building do you occupy?
ask-plan = Which building do you plan?
ask-create = Which artwork do you plan?
ask-hire = Which artist do you hire for it?
ask-donate = To which preacher do you donate?
ask-pulpit = Does he preach in your Chiesa or from the pulpit of the cathedral?
ask-preach = Which face does the preacher’s die show?
ask-market = What do you do at the market? (- to go on)
ask-sell = Which cube do you sell?
ask-buy = Which cube do you buy?
ask-trade-give = Which cube do you give?
ask-trade-take = Which cube do you take for them?
ask-use = Do you use the building?
ask-any-cube = Which cube do you take?
ask-barter-give = Which cube do you swap? (- for no more)
ask-barter-take = Which other cube do you take?
ask-build = Do you pay for the building?
ask-work = Which of your artworks is next?
ask-talent = By which talent do you have the artwork completed? (no: you don’t pay)
ask-fame = Which face does the artist’s die show?
ask-over = The game is over.

answer-order = seat { $number }
answer-family = { $family }
answer-draft = { $building }
answer-draw = { $person }, under Life { $life }
answer-captain-worker = guard a worker
answer-captain-artist = guard an artist
answer-captain-done = guard nobody
answer-bishop-convert = convert a worker
answer-bishop-banish = banish a preacher
answer-bishop-done = do neither
answer-worker-of = a worker of { $other_seat }
answer-person = { $person }
answer-action-use = occupy a building
answer-action-build = plan a building
answer-action-create = plan an artwork
answer-action-market = go to the market
answer-action-donate = donate to a preacher
answer-action-done = pass
answer-occupy =
    { $own ->
        [0] { $other_seat }’s { $building } (field { $field }), for 1 prestige
        [theirs] { $other_seat }’s own { $building } (field { $field })
       *[other] your { $building } (field { $field })
    }
answer-plan = { $building }, for { $price }
answer-create = { $work }, for { $price }
answer-hire = { $person } ({ $fees })
answer-donate = { $person }, for { $florins } florins
answer-pulpit-chiesa = in your Chiesa
answer-pulpit-pulpit =
    { $named ->
        [0] in the cathedral
       *[other] in the cathedral, rolling twice
    }
answer-face = a { $face }
answer-market-sell = sell a cube
answer-market-buy = buy a cube
answer-market-trade = give cubes for another
answer-market-done = leave the market
answer-cube = { $cube }
answer-barter-give-done = swap no more
answer-use-yes = use { $building } (cost: { $price })
answer-use-no = leave { $building } unused
answer-build-yes = finish { $building } (cost: { $price })
answer-build-no = give { $building } up and lose { $lost } prestige
answer-work = { $work }
answer-talent = as { $talent } (cost with the fee: { $price })
answer-talent-no = let { $work } fail and lose { $lost } prestige

## Reasons

either-architect = an architect
either-sculptor = a sculptor
either-painter = a painter
either-architect-sculptor = an architect or a sculptor
either-architect-painter = an architect or a painter
either-sculptor-painter = a sculptor or a painter
either-architect-sculptor-painter = an architect, a sculptor or a painter
both-architect = an architect
both-sculptor = a sculptor
both-painter = a painter
both-architect-sculptor = an architect and a sculptor
both-architect-painter = an architect and a painter
both-sculptor-painter = a sculptor and a painter

reason-placed-already = { $seat } has a place in the turn order already.
reason-family-taken = { $other_seat } leads the { $family } already.
reason-not-to-start-with = { $building } is no building to start with.
reason-no-tile-left =
    { $needs ->
        [one] The only tile of { $building } is taken.
        [2] Both tiles of { $building } are taken.
       *[other] No tile of { $building } is left: all { $needs } are taken.
    }
reason-alike-in-district = You start with { $building } already; your two first buildings must differ.
reason-not-in-bag = Not in the bag: { $person }.
reason-no-worker-anywhere = No other family has a worker in its material area.
reason-no-artist-in-town = No named artist is in town.
reason-no-preacher-in-town = No named preacher is in town.
reason-not-another-family =
    { $own ->
        [0] There is no seat { $has }: only { $needs } play.
       *[other] It must be another family’s worker, not your own.
    }
reason-no-worker-there = { $other_seat } has no worker in the material area.
reason-not-in-town = { $person } is not in town: nobody of that name lies under a card of Life in Florence.
reason-no-building-to-occupy =
    { $buildings ->
        [0] No building can be occupied: nothing but homes stands yet.
       *[other] { $free ->
            [0] No building can be occupied: every one of them has its worker this round.
           *[other] The buildings that are still free belong to others: they cost 1 prestige, and at { $has } you can’t pay it.
        }
    }
reason-no-field-free = All { $needs } fields of your district bear a building or a construction.
reason-no-artwork-to-plan =
    { $has ->
        [0] No artwork is left to plan.
       *[other] No artwork can be planned: no artist is to be had this round for those that are left.
    }
reason-market-once = You have a worker on the market already; one is the most a family may send.
reason-no-place-to-preach =
    There is no place for a preacher: your Chiesa has one already ({ $person }), and { $pulpit ->
        [0] the pulpit of the cathedral is not completed
       *[other] { $holder_seat } has the pulpit of the cathedral this round
    }.
reason-no-preacher-to-choose =
    { $left ->
        [0] No preacher is left this round.
       *[other] No preacher can be chosen: { $cause ->
            [florins] you have { $has } florins, and each of those left wants more
            [points] each of those left would cost you more bishop points or prestige than you have
           *[both] for each of those left you lack florins, bishop points or prestige
        }.
    }
reason-no-building-there =
    { $there ->
        [0] There is no seat { $has }: only { $needs } play.
       *[other] { $own ->
            [0] { $other_seat } has no finished building on field { $field }.
           *[other] You have no finished building on field { $field }.
        }
    }
reason-home = { $building } is a home: it brings income in phase 1 and is never occupied.
reason-occupied =
    { $occupant_own ->
        [0] { $occupant_seat } has a worker on { $building } already; one worker per building and round.
       *[other] You have a worker on { $building } already; one worker per building and round.
    }
reason-lowest-prestige = Another family’s building costs 1 prestige, and at { $has } you have none to pay; you need at least { $needs }.
reason-work-completed =
    { $own ->
        [0] { $holder_seat } has completed { $work }.
       *[other] You have completed { $work }.
    }
reason-work-planned =
    { $own ->
        [0] { $holder_seat } has a worker on { $work } this round.
       *[other] You have a worker on { $work } already.
    }
reason-no-artist-for-it = { $work } takes { $needs }: none is to be had this round.
reason-talent-missing =
    { $named ->
        [0] { $work } needs { $needs }.
       *[other] { $work } needs { $needs }; { $person } is { $has }.
    }
reason-artist-hired =
    { $own ->
        [0] { $holder_seat } has hired { $person } this round, for { $work }.
       *[other] You have hired { $person } this round, for { $work }.
    }
reason-artist-guarded = { $captain_seat } guards { $person }: only the Captain may hire this artist in this round.
reason-nameless-hired =
    { $needs ->
        [one] The only { $person } has been hired this round.
        [2] Both have been hired this round: no { $person } is left.
       *[other] All { $needs } have been hired this round: no { $person } is left.
    }
reason-preacher-used =
    { $named ->
        [0] { $needs ->
            [one] The only { $person } has received a donation this round.
            [2] Both have received a donation this round: no { $person } is left.
           *[other] All { $needs } have received a donation this round: no { $person } is left.
        }
       *[other] { $person } has received a donation this round.
    }
reason-preacher-banished = The Bishop has banished { $person } for this round.
reason-fee-not-payable =
    The donation is paid at once: { $needs } florins ({ $person }); { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
reason-bishop-points-too-low =
    { $person } costs { $needs ->
        [one] one bishop point
       *[other] { $needs } bishop points
    }; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
reason-prestige-too-low = For { $person } your prestige must be at least { $needs }; it is { $has }.
reason-chiesa-taken = Your Chiesa holds one preacher a round, and it has one already: { $person }.
reason-pulpit-taken = The pulpit holds one preacher a round, and { $holder_seat } has brought one already: { $person }.
reason-each-once = You have done this at the market in this round; each of the three only once.
reason-no-cube-to-sell = You have no cube to sell.
reason-price-not-payable =
    A cube costs { $needs } florins; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
reason-nothing-to-buy = The supply is empty.
reason-too-few-to-trade =
    A trade takes { $needs } of your cubes; you have { $has ->
        [0] none
       *[other] { $has }
    }.
reason-no-cube = You have no { $cube }.
reason-not-in-supply = There is no { $cube } in the supply.
reason-cubes-in-order = Cubes are named from marble to spice; you are at { $last_cube }, so { $cube } comes too late. Take back what you have named to choose otherwise.
reason-too-few-from-here =
    { $needs ->
        [one] One cube is
       *[other] { $needs } cubes are
    } still to be named, from marble to spice, and from { $cube } on { $has ->
        [0] none
        [one] only one
       *[other] only { $has }
    } can be named.
reason-use-not-payable = Using { $building } costs { $price }; you lack { $lacking }.
reason-nothing-to-take = For { $cube } the supply holds too little of other kinds to take in return.
reason-kind-given = You have given { $cube }; what you take must be of another kind.
reason-build-not-payable = { $building } costs { $price } to build; you lack { $lacking }.
reason-not-planned = { $work } is not among the artworks that you still have to settle.
reason-not-its-turn = First come the artworks of your district, then those of the Florentine buildings, then those of the cathedral: { $work } comes later.
reason-work-without-talent = { $work } needs { $needs }, and this would be another talent: { $talent }.
reason-artist-without-talent = This artist ({ $person }) is { $has } and can’t work as { $talent }.
reason-work-not-payable =
    { $work } ({ $person }{ $fee ->
        [0] {""}
       *[other] {" "}as { $talent }
    }) costs { $price }{ $fee ->
        [0] {""}
       *[other] , the fee of { $fee } florins included
    }; you lack { $lacking }.

## Events

event-placed =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } place { $place } in the turn order.
event-family =
    { $you ->
        [seat] You lead
       *[none] { $seat } leads
    } the { $family }.
event-start-building =
    { $you ->
        [seat] You start
       *[none] { $seat } starts
    } with { $building } on field { $field }.
event-drawn = { $person } comes to town, under Life { $life }.
event-round = Round { $round } of { $rounds }.
event-income =
    { $you ->
        [seat] You get
       *[none] { $seat } gets
    } { $goods } as income.
event-income-rolled = The income die: one cube of { $cube } for everyone.
event-income-short = The income die shows { $cube }, but there is not enough of it: { $florins } florins for everyone instead.
event-own-income =
    { $you ->
        [seat] You get
       *[none] { $seat } gets
    } { $goods } as income from { $you ->
        [seat] your
       *[none] their
    } own artworks.
event-worker-guarded =
    As Captain, { $you ->
        [seat] you guard a worker of { $other_seat }
        [target] { $seat } guards one of your workers
       *[none] { $seat } guards a worker of { $other_seat }
    }.
event-artist-guarded =
    As Captain, { $you ->
        [seat] you guard
       *[none] { $seat } guards
    } { $person }.
event-converted =
    As Bishop, { $you ->
        [seat] you send a worker of { $other_seat } back to the reserve
        [target] { $seat } sends one of your workers back to the reserve
       *[none] { $seat } sends a worker of { $other_seat } back to the reserve
    }{ $gained ->
        [0] .
       *[other] {""} and { $you ->
            [seat] call one of your own
           *[none] calls one of their own
        }.
    }
event-banished =
    As Bishop, { $you ->
        [seat] you banish
       *[none] { $seat } banishes
    } { $person } for this round.
event-occupied =
    { $you ->
        [seat] You occupy { $other_seat }’s { $building } (field { $field }) and pay
        [target] { $seat } occupies your { $building } (field { $field }) and pays
       *[none] { $seat } occupies { $other_seat }’s { $building } (field { $field }) and pays
    } 1 prestige for it.
event-occupied-own =
    { $you ->
        [seat] You occupy your
       *[none] { $seat } occupies their
    } own { $building } on field { $field }.
event-planned =
    { $you ->
        [seat] You plan
       *[none] { $seat } plans
    } { $building } on field { $field }.
event-hired =
    { $you ->
        [seat] You hire
       *[none] { $seat } hires
    } { $whom } for { $work }.
event-to-market =
    { $you ->
        [seat] You send
       *[none] { $seat } sends
    } a worker to the market.
event-donated =
    { $you ->
        [seat] You donate
       *[none] { $seat } donates
    } { $florins } florins to { $whom }, who preaches in { $you ->
        [seat] your
       *[none] the
    } Chiesa.
event-donated-in-pulpit =
    { $you ->
        [seat] You donate
       *[none] { $seat } donates
    } { $florins } florins to { $whom }, who preaches from the pulpit of the cathedral.
event-preached =
    The sermon changes { $you ->
        [seat] your
       *[none] { $seat }’s
    } points: { $goods }.
event-rolled = The die shows { $face }.
event-followers =
    { $workers ->
        [0] No worker comes to { $you ->
            [seat] you
           *[none] { $seat }
        }: the reserve is empty
        [one] One worker comes to { $you ->
            [seat] you
           *[none] { $seat }
        }
       *[other] { $workers } workers come to { $you ->
            [seat] you
           *[none] { $seat }
        }
    }.
event-passed =
    { $you ->
        [seat] You pass
       *[none] { $seat } passes
    }.
event-sold =
    { $you ->
        [seat] You sell
       *[none] { $seat } sells
    } { $cube } for { $florins } florins.
event-bought =
    { $you ->
        [seat] You buy
       *[none] { $seat } buys
    } { $cube } for { $florins } florins.
event-traded =
    { $you ->
        [seat] You give
       *[none] { $seat } gives
    } { $cube }.
event-traded-for =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $cube } for them.
event-used =
    { $you ->
        [seat] You use
       *[none] { $seat } uses
    } { $building }.
event-declined =
    { $you ->
        [seat] You leave
       *[none] { $seat } leaves
    } { $building } unused.
event-paid =
    { $you ->
        [seat] You pay
       *[none] { $seat } pays
    } { $goods }.
event-yielded =
    { $you ->
        [seat] You get
       *[none] { $seat } gets
    } { $goods }.
event-cube-chosen =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $cube }.
event-bartered =
    { $you ->
        [seat] You swap
       *[none] { $seat } swaps
    } { $cube }.
event-bartered-for =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $cube } in return.
event-built =
    { $you ->
        [seat] You finish
       *[none] { $seat } finishes
    } { $building } on field { $field }{ $prestige ->
        [0] .
       *[other] : { $prestige } prestige.
    }
event-not-built =
    { $you ->
        [seat] You do not pay for { $building } and lose
       *[none] { $seat } does not pay for { $building } and loses
    } { $lost } prestige.
event-completed =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } { $work } completed by { $whom } ({ $talent }): { $goods }.
event-fame-rolled = The die shows { $face }.
event-fame =
    The fame of { $whom }: { $fame } prestige for { $you ->
        [seat] you
       *[none] { $seat }
    }.
event-masterpiece = A masterpiece! The card of { $person } turns to its blue side.
event-failed =
    { $you ->
        [seat] You do not pay for { $work } and lose
       *[none] { $seat } does not pay for { $work } and loses
    } { $lost } prestige.
event-palazzo-complete =
    { $you ->
        [seat] Your Palazzo
       *[none] The Palazzo of { $seat }
    } is complete: { $prestige } prestige.
event-chiesa-complete =
    { $you ->
        [seat] Your Chiesa
       *[none] The Chiesa of { $seat }
    } is complete: { $bishop ->
        [one] 1 bishop point
       *[other] { $bishop } bishop points
    }.
event-captain-named =
    { $you ->
        [seat] You become
       *[none] { $seat } becomes
    } Captain of the People{ $certificates ->
        [0] , without prestige to turn into certificates.
       *[other] {""} and { $you ->
            [seat] turn
           *[none] turns
        } { $certificates } prestige into certificates.
    }
event-no-captain = Nobody alone has the most prestige: there is no Captain.
event-bishop-named =
    { $you ->
        [seat] You become
       *[none] { $seat } becomes
    } Bishop.
event-no-bishop = Nobody becomes Bishop.
event-cardinal =
    { $you ->
        [seat] You become Cardinal: { $prestige } prestige, and your
       *[none] { $seat } becomes Cardinal: { $prestige } prestige, and the
    } bishop points go to 0.
event-first =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } first in the new turn order.
event-left = { $person } leaves the game.
event-arrived = { $person } comes to town, under Life { $life }.
event-ended = Round { $round } was the last.

## Forecast

forecast-now = Now you have { $have }.
forecast-market = At the market, before you deal: { $have }.
forecast-use = You use { $building } (field { $field } of { $other_seat }); then { $have }.
forecast-use-lacking = You can’t use { $building } (field { $field } of { $other_seat }): you lack { $lacking }. Then { $have }.
forecast-use-spared = You leave { $building } (field { $field } of { $other_seat }) unused, as what it costs ({ $price }) is needed for a promise. Then { $have }.
forecast-build = You finish { $building }; then { $have }.
forecast-build-lacking = You can’t pay for { $building }: you lack { $lacking }. Then { $have }.
forecast-work = { $work } is completed ({ $person }); then { $have }.
forecast-work-lacking = You can’t pay for { $work } ({ $person }): you lack { $lacking }. Then { $have }.
forecast-end = At the end of the round: { $have }.

## Ledger

line-certificates = certificates
line-prestige = prestige on the track
line-captain = Captain in the last round
line-bishop = Bishop in the last round
line-cubes =
    { $number ->
        [one] one cube
       *[other] { $number } cubes
    }
line-florins = { $florins } florins
line-empty-fields =
    { $number ->
        [one] one field without a finished building
       *[other] { $number } fields without a finished building
    }
line-palazzo-uncompleted =
    { $number ->
        [one] one uncompleted artwork of the Palazzo
       *[other] { $number } uncompleted artworks of the Palazzo
    }
line-chiesa-uncompleted =
    { $number ->
        [one] one uncompleted artwork of the Chiesa
       *[other] { $number } uncompleted artworks of the Chiesa
    }
line-no-palazzo = no artwork of the Palazzo at all
line-no-chiesa = no artwork of the Chiesa at all

## What advice is made of

term-points = Points scored
term-workers = Workers still to be placed
term-goods = Cubes and florins in stock
term-income = What every round will bring
term-offices = The offices: Captain, Bishop and Cardinal
term-district = The own district
term-prospects = Artworks in prospect
term-prospects-named =
    The prospect of { $what }{ $more ->
        [yes] {" "}and other artworks
       *[no] { "" }
    }
term-rest = Smaller differences
term-rivals =
    What it { $gain ->
        [no] gives
       *[yes] takes from
    } the best rival

## Why one plan is better: what happens more often with it, or more rarely

because-completed =
    { $you ->
        [seat] you { $happens ->
            [no] do not complete
           *[yes] complete
        }
       *[none] { $seat } { $happens ->
            [no] does not complete
           *[yes] completes
        }
    } { $work }
because-failed =
    { $you ->
        [seat] you { $happens ->
            [no] do not break
           *[yes] break
        }
       *[none] { $seat } { $happens ->
            [no] does not break
           *[yes] breaks
        }
    } the promise of { $work }
because-built =
    { $you ->
        [seat] you { $happens ->
            [no] do not finish
           *[yes] finish
        }
       *[none] { $seat } { $happens ->
            [no] does not finish
           *[yes] finishes
        }
    } { $building }
because-not-built =
    { $you ->
        [seat] you { $happens ->
            [no] do not give up
           *[yes] give up
        }
       *[none] { $seat } { $happens ->
            [no] does not give up
           *[yes] gives up
        }
    } the planned { $building }
because-palazzo-complete =
    { $you ->
        [seat] your Palazzo
       *[none] the Palazzo of { $seat }
    } { $happens ->
        [no] does not become
       *[yes] becomes
    } complete
because-chiesa-complete =
    { $you ->
        [seat] your Chiesa
       *[none] the Chiesa of { $seat }
    } { $happens ->
        [no] does not become
       *[yes] becomes
    } complete
because-captain =
    { $you ->
        [seat] you { $happens ->
            [no] do not become
           *[yes] become
        }
       *[none] { $seat } { $happens ->
            [no] does not become
           *[yes] becomes
        }
    } Captain of the People
because-bishop =
    { $you ->
        [seat] you { $happens ->
            [no] do not become
           *[yes] become
        }
       *[none] { $seat } { $happens ->
            [no] does not become
           *[yes] becomes
        }
    } Bishop
because-cardinal =
    { $you ->
        [seat] you { $happens ->
            [no] do not become
           *[yes] become
        }
       *[none] { $seat } { $happens ->
            [no] does not become
           *[yes] becomes
        }
    } Cardinal
because-promised =
    { $you ->
        [seat] you { $happens ->
            [no] do not plan
           *[yes] plan
        }
       *[none] { $seat } { $happens ->
            [no] does not plan
           *[yes] plans
        }
    } { $work }
because-planned =
    { $you ->
        [seat] you { $happens ->
            [no] do not plan
           *[yes] plan
        }
       *[none] { $seat } { $happens ->
            [no] does not plan
           *[yes] plans
        }
    } { $building }
because-converted =
    { $you ->
        [seat] you { $happens ->
            [no] do not convert
           *[yes] convert
        } a worker of { $other_seat }
        [target] { $seat } { $happens ->
            [no] does not convert
           *[yes] converts
        } one of your workers
       *[none] { $seat } { $happens ->
            [no] does not convert
           *[yes] converts
        } a worker of { $other_seat }
    }

## Picture

picture-over = The game is over.
picture-title = Round { $round } of { $rounds }: { $phase }
picture-order = Turn order: { $order }
picture-supply = Supply: { $cubes }
picture-signs = m marble, w wood, g gold, t metal, c cloth, s spice; ƒ florins, ★ prestige, † bishop points, ⚒ workers, ? any cube, ⇄ swaps
picture-life = Life in Florence (a architect, s sculptor, p painter; x hired, * masterpiece, ! kept away)
picture-work = artwork
picture-talents = talents
picture-cost = cost
picture-gain = gain
picture-income = income
picture-crest = crest
picture-buildings = Buildings left: cost to build | cost to use > output or income
picture-seat = seat
picture-family = family
picture-prestige = ★
picture-certificates = certificates
picture-bishop = †
picture-florins = ƒ
picture-cubes = cubes
picture-workers = ⚒ ready+reserve
picture-offices = offices
picture-district = { $seat }: { $lots } / { $works }
picture-chiesa = in the Chiesa: { $person }

## Problems of an edition file

problem-unknown-name = “{ $path }”: there is no “{ $found }”; there are { $known }.
problem-names-alike = “{ $path }”: two names are written alike.
problem-too-few-to-draft = “{ $path }”: without the most frequent of them there must be at least { $least } tiles to start with.

## Rules

chapter-L1 = Components
chapter-L2 = Set-up
chapter-L3 = Phase 1: income
chapter-L4 = Phases 2 and 3: the powers of the offices
chapter-L5 = Phase 4: placing workers
chapter-L6 = Phase 5: market
chapter-L7 = Phase 6: districts
chapter-L8 = Phase 7: artworks
chapter-L9 = Phase 8: offices and turn order
chapter-L10 = Phase 9: end of the round
chapter-L11 = Final score
chapter-L12 = Options
chapter-L13 = Information

rule-L1-1 = Cubes: marble { $cubes_marble }, wood { $cubes_wood }, gold { $cubes_gold }, metal { $cubes_metal }, cloth { $cubes_cloth }, spice { $cubes_spice }. What the families start with comes out of these; cubes paid go back; nobody gets more than the supply holds. Florins, certificates and crests are not limited.
rule-L1-2 = Each family (Medici, Pazzi, Pitti, Rucellai, Strozzi) has { $workers } workers and a district with building fields 1 to 8, a Palazzo and a Chiesa with four artworks each. A worker is always in exactly one place: in reserve, in the material area, placed (building, construction, artwork, market, preacher), or guarded on Life VI.
rule-L1-3 = { $tiles } building tiles of { $kinds } names; some names exist only once. The same name may be built twice in a district while copies remain.
rule-L1-4 = The main board has { $city_works } artworks: one of the Banco, two each of Battistero, Lastricato, Ospedale, Palazzo della Signoria and Palazzo Vescovile, and { $cathedral_works } of the cathedral.
rule-L1-5 = Persons: { $artists } named artists and { $preachers } named preachers; { $nameless_each } nameless artists of each talent and { $nameless_preachers } nameless preachers. Talents are architect, sculptor and painter. Seven cards “Life in Florence”, I to VII: a named person lies under the card whose number it names and moves one down each round. The nameless are always there.
rule-L1-6 = Prestige goes from { $lowest } up, and further loss below that is void; bishop points from 0 up without end. Florins and cubes are open.
rule-L2-1 = Each family starts with { $start_florins } florins, { $start_cubes ->
        [one] 1 cube
       *[other] { $start_cubes } cubes
    } of each kind, { $start_workers } workers in its material area and the rest in reserve.
rule-L2-2 = Each family starts with two finished buildings that give no prestige: in turn order one on field 1, then in reverse order the second on field 2, chosen from { $drafted }, no two alike in a district. With the option “first-game buildings” they are given: { $first_game }. Families go to the seats in their order, or are chosen in turn order.
rule-L2-3 = All { $named } named persons are in the bag; { $drawn_2 }, { $drawn_3 }, { $drawn_4 } or { $drawn_5 } of them are drawn with 2, 3, 4 or 5 players, each under its Life card.
rule-L2-4 = The turn order is drawn. Phases 1 to 3 are skipped in round 1; the first offices are given in its phase 8.
rule-L3-1 = Phase 1, from round 2: in turn order each family gets { $income_florins } florins, { $income_marble } marble, { $income_wood } wood, and { $income_workers } workers from reserve to the material area. If the supply is short, in turn order while it lasts, without compensation.
rule-L3-2 = Then the first player rolls once for all: everyone gets one cube of the kind shown (1 { $die_1 }, 2 { $die_2 }, 3 { $die_3 }, 4 { $die_4 }, 5 { $die_5 }, 6 { $die_6 }). If the supply holds fewer of it than there are families, everyone gets { $instead } florins instead.
rule-L3-3 = Then, in turn order, everybody takes their own income: what is printed on every artwork of the city with their crest, from the round after its completion, and on every finished home of their district ({ $homes }). Cubes as far as the supply goes, workers as far as the reserve goes.
rule-L4-1 = Phase 2: the Captain of the People may guard for this round either one worker from another family’s material area (it goes back to its owner’s reserve in phase 9) or one named artist in town, no preacher: only the Captain may hire that artist in this round, with worker and fee as usual. Guarded artists grow older like others.
rule-L4-2 = Phase 3: the Bishop may either convert, one worker of an opponent from the material area to its reserve and one of their own from the reserve to their own material area (with none in reserve, only the first half), or banish a named preacher in town, whom nobody can use in this round. The same family may suffer both powers; whoever holds both offices has both.
rule-L5-1 = Phase 4: in turn order, one action at a time, round and round, everybody places one worker from their own material area. Who has none there is out; who passes is out for the phase. What you plan you need not be able to pay yet. Whoever holds both offices takes two actions in a row (option).
rule-L5-2 = A: occupy a finished building without a worker, own or another’s; one worker per building and round; never a Casa, Casamento or Palagio. Another’s costs 1 prestige at once, which its owner gains and nobody gives back; it is forbidden at prestige { $lowest }. The cost of use is looked at in phase 6 only.
rule-L5-3 = B: plan a building: take a tile from the supply and lay it as a construction, with a worker, on the lowest field of your district without a tile; not if all eight bear one. Several in a round go on the next fields. The tile is out of the supply until phase 6, and the building can’t be used this round.
rule-L5-4 = C: plan an artwork: a worker on an artwork that is not completed and has no worker, in your own district or on the main board, and an artist with at least one of its talents whose tile lies on its own card: in town, hired by nobody this round, not guarded by another. Named artists once a round; the nameless, { $nameless_each } of each talent for all families together, each once a round. Work and fee are paid in phase 7.
rule-L5-5 = D: the market, at most one worker per family.
rule-L5-6 = E: donate to a preacher in town who has not been used this round and is not banished. The fee is paid at once and in full. He preaches in your Chiesa, or from the pulpit of the cathedral if the Pulpito was completed in an earlier round, by whomever; your Chiesa holds one preacher a round, and so does the pulpit, for all families together. Roll on his table: so many workers come from your reserve to your material area, as far as it goes, usable in this phase; in the pulpit roll twice and take the better. The nameless cost { $nameless_fee } florins and bring { $nameless_workers } workers without a roll, in the pulpit too; there are { $nameless_preachers } for all families. Prestige and bishop points of the card apply at once; he can’t be chosen if bishop points would fall below 0 or prestige below { $lowest }.
rule-L6-1 = Phase 5: in turn order those with a worker on the market, each of these at most once, in any order, none a must: sell one own cube for { $sale } florins; buy one cube of the supply for { $price }; give { $traded } own cubes, alike or not, for any one of the supply. Cubes given are in supply at once. One family makes all its choices before the next.
rule-L7-1 = Phase 6: all fields 1, district by district in turn order; then all fields 2; and so on to 8. Only a field with a worker does anything. The worker’s owner decides and profits, in another’s district too; then the worker goes back to reserve. What one step brings can pay in a later one.
rule-L7-2 = A finished building: pay the whole cost of use and get the whole output, cubes as far as the supply goes, those just paid included; or decline, without penalty and without getting back the prestige paid. “Any cube” is one of a kind that the supply has. “Swaps” are up to two own cubes, each for one of another kind of the supply. Workers that a building brings come from your reserve to your material area, as far as it goes.
rule-L7-3 = A construction: pay the whole cost, turn the tile and gain its prestige. If you can’t or won’t, you lose { $building_failure } prestige, pay nothing, and the tile goes back to the supply.
rule-L7-4 = A building is finished only on the lowest free field. So if one fails, the tiles planned on higher fields of that district move down at once, but each is still resolved in the step of the number on which it was planned. After phase 6 the tiles of a district lie without a gap.
rule-L8-1 = Phase 7: in turn order, each family all its planned artworks before the next: own district, then Florentine buildings, then cathedral; within each of these in the order it likes.
rule-L8-2 = Choose a talent that both artwork and artist have; pay the cubes and florins of the work and the fee for that talent, all or nothing. Then you get the printed prestige and bishop points, put a crest on the work, and roll on the artist’s row for more prestige; in the cathedral roll twice, the higher value counts, of equal ones the first roll.
rule-L8-3 = If the roll that counts shows a gold face of a named artist, it is a masterpiece: the card turns to its blue side for good, where gold faces are worth the best other value of their row and are no longer gold. That the card turns is known; the values of its blue side are reconstructed by us (X).
rule-L8-4 = Not paid, because you can’t or won’t: you lose { $district_failure } prestige in the district, { $city_failure } for a Florentine building, { $cathedral_failure } in the cathedral, and { $artist_failure } more if the artist was named, never below { $lowest }; cubes and florins are kept, there are no points and no roll. Artist and worker return; the work may be planned again in a later round.
rule-L8-5 = The fourth artwork of your Palazzo brings { $palazzo_prestige } prestige, the fourth of your Chiesa { $chiesa_bishop } bishop points, once.
rule-L9-0 = Phase 8, in this order: Captain, Bishop, Cardinals, turn order. An office is held for one round; who is not named now gives it back, also in a tie.
rule-L9-1 = Captain is who alone is highest on the prestige track; certificates don’t count, and there is no minimum. The Captain takes certificates for these points (none below 1) and goes to 0 on the track. In a tie there is no Captain, and nobody banks.
rule-L9-2 = Bishop is who alone has the most bishop points, at least { $bishop_needs }. The points stay. In a tie, or with fewer, there is no Bishop.
rule-L9-3 = Cardinal is everyone with { $cardinal_needs } or more bishop points, and the Bishop just named if it is the second time running: { $cardinal_prestige } prestige, after the Captain has banked, and bishop points to 0; once even if both hold. It is no office: the Bishop stays Bishop, and named once more is Cardinal again.
rule-L9-4 = Next turn order: Captain first, Bishop second, the others as before among themselves. Captain and Bishop in one: first, the others as before. Without a Captain the first of the old order who is not the Bishop comes first, the Bishop second. With neither it stays.
rule-L10-1 = Phase 9: guarded and banished persons return, a guarded worker goes to its owner’s reserve, artists and preachers go to their cards, and all workers, placed or unused, to reserve.
rule-L10-2 = Round { $rounds } ends the game here. Otherwise named persons under Life I leave for good; all other named persons move one card down; then as many new ones as left are drawn, as far as the bag goes, each to the card it names, from which it moves only next round. The nameless never move or leave.
rule-L11-1 = Certificates and prestige on the track count one point each, below 0 they are negative; { $captain_points } for the Captain and { $bishop_points } for the Bishop named in phase 8 of the last round; one point per { $cubes_a_point } cubes of all kinds together and one per { $florins_a_point } florins, both rounded down.
rule-L11-2 = You lose { $empty_field ->
        [one] 1 point
       *[other] { $empty_field } points
    } per building field without a finished building and { $uncompleted } per uncompleted artwork of your Palazzo and Chiesa; { $no_palazzo } more without any Palazzo work, { $no_chiesa } more without any Chiesa work. Ties go to most cubes, then most florins, then they are shared.
rule-L12-1 = Short game: { $short_rounds } rounds, the first-game buildings, and a finished building for everyone on field 3: { $short_building }.
rule-L12-2 = Options: first-game buildings, short game, both offices act twice, families by seat or chosen, open memory.
rule-L13-1 = Certificates lie face down, but all were taken openly: engine and bots know them; the table shows other families’ only with the option “open memory”. Hidden is only what comes out of the bag and the dice.

## The figures, in tables

figures-cubes = Cubes
figures-family = What each family has
figure-workers = workers
figure-florins = florins
figure-each-cube = cubes of each kind at the start
figure-first-workers = workers at the start
figures-rounds = Rounds
figure-rounds-normal = normal game
figure-rounds-short = short game
figures-persons-drawn = Persons drawn at the start
figures-income = Income each round
figure-income-instead = florins if the cube of the die is short
figure-income-die = the faces of the income die
figures-market = Market
figure-market-sale = florins for a cube sold
figure-market-price = florins for a cube bought
figure-market-given = cubes given for one
figures-offices = Offices and tracks
figure-lowest-prestige = lowest prestige
figure-bishop-needs = bishop points for the Bishop
figure-cardinal-needs = bishop points for the Cardinal
figure-cardinal-prestige = prestige of the Cardinal
figures-failure = Prestige lost when a promise is broken
figure-failure-building = a building
figure-failure-district = an artwork of the district
figure-failure-city = an artwork of the city
figure-failure-cathedral = an artwork of the cathedral
figure-named-artist = more, with a named artist
figures-completion = All works of a building completed
figure-palazzo = Palazzo
figure-chiesa = Chiesa
figures-final = Final scoring
figure-final-captain = points of the Captain
figure-final-bishop = points of the Bishop
figure-cubes-a-point = cubes for a point
figure-florins-a-point = florins for a point
figure-empty-field = lost for each empty field
figure-uncompleted = lost for each uncompleted artwork of the district
figure-no-palazzo = lost without any artwork of the Palazzo
figure-no-chiesa = lost without any artwork of the Chiesa
figures-draft = Buildings to choose from at the start
figure-draft-buildings = buildings
figures-first-game = Buildings of a first game
figure-short-game = in a short game, for everyone
figures-tiles = Building tiles
figure-kinds = kinds
figures-pulpit = The pulpit
figure-opened-by = opened by the work
figures-building = The buildings
figure-copies = copies
figure-build = to build it
figure-use = to use it
figure-output = gives
figure-prestige = prestige
figure-income = income
figures-district-work = Artworks of a district
figures-city-work = Artworks of the city
figures-cathedral-work = Artworks of the cathedral
figure-place = place
figure-talents = made by
figure-cost = cost
figure-bishop = bishop points
figures-artist = The artists
figure-life = life: enters at column
figure-talent = as
figure-fee = fee in florins
figure-fame = fame on 1 to 6
figure-artist-gold = masterpiece on
figures-nameless-artists = Nameless artists
figure-nameless-artists-each = of each talent
figures-preacher = The preachers
figure-preacher-workers = workers on 1 to 6
figures-nameless-preachers = Nameless preachers
figure-nameless-preachers-count = how many
figure-swaps = exchanges of cubes
figure-any-cube = any cube
