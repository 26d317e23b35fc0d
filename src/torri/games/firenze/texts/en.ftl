# Firenze in English: names, questions, reasons, events, ledger, picture and rules, all in our own words.

## Names

game-firenze = Firenze
game-firenze-about = Build the towers that the families of Florence commission, and keep every one of them growing.
aim-firenze =
    Build towers of one colour. A tower fulfils the commission of its colour and exactly its height: you get the points and put a seal on it.
    The first commission of height 5, 6, 7 or 8 also brings its floor tile; the most seals in a tower bring its flag at the end.
    When somebody places their last seal, every other player has one more turn. Then whoever has the most points wins.

colour-white = white
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple
# Before a noun; other languages bend it.
colour-white-adjective = white
colour-yellow-adjective = yellow
colour-green-adjective = green
colour-red-adjective = red
colour-blue-adjective = blue
colour-purple-adjective = purple
brick-white = { $count } white
brick-yellow = { $count } yellow
brick-green = { $count } green
brick-red = { $count } red
brick-blue = { $count } blue
brick-purple = { $count } purple
brick-none = none

card-alchemist = Alchemist
card-architect = Architect
card-princess = Princess
card-wholesaler = Wholesaler
card-mason = Mason
card-patrician = Patrician
card-smuggler = Smuggler
card-saboteur = Saboteur
card-recognition = Recognition
card-blame = Blame
card-monument = Monument
card-fame = Fame
card-scandal = Scandal
card-bridge = Bridge
card-warehouse = Warehouse
card-workshop = Workshop
card-campanile = Campanile
card-small-privilege = Small Privilege
card-middle-privilege = Middle Privilege
card-great-privilege = Great Privilege
card-collapse = Collapse
card-flood = Flood
card-warehouse-fire = Warehouse Fire
card-luxury-tax = Luxury Tax
card-botch = Botch
card-renaissance = Renaissance
card-tribute = Tribute

option-campanile = Campanile
option-campanile-about = The Campanile card is in the game: while it lies on the board, everyone must give up a bell tower before fulfilling any commission.
option-neutral-seals = Neutral seals
option-neutral-seals-about = How many commissions are closed from the start.
option-placing = Placing of the neutral seals
option-placing-about = As recommended, picked by the start player, or rolled with dice.
option-placing-recommended = recommended
option-placing-hand-picked = hand-picked
option-placing-dice = dice
option-dead-colour = Dead colour
option-dead-colour-about = All six commissions of one colour are closed from the start; this replaces the other neutral seals.
option-dead-colour-none = none
option-dead-colour-white = white
option-dead-colour-yellow = yellow
option-dead-colour-green = green
option-dead-colour-red = red
option-dead-colour-blue = blue
option-dead-colour-purple = purple
option-dead-colour-drawn = drawn by lot
option-patrician-shields-all = Patrician shields everyone
option-patrician-shields-all-about = An event that is warded off with a Patrician strikes nobody at all.
option-start-player = Start player
option-start-player-about = Who starts: drawn by lot, or a seat.
option-start-player-drawn = drawn by lot
option-open-memory = Open memory
option-open-memory-about = The table shows everything that all have seen: hands, and what the draw pile must hold.

## Questions and answers

ask-start = Which seat starts?
ask-dead-colour = Which colour is dead?
ask-balcony = Which balcony is laid?
ask-share = Do the low commissions get the smaller or the larger half of the neutral seals?
ask-seal = Which commission gets a neutral seal?
ask-pick-seal = Which commission do you close with a neutral seal?
ask-lay-out = Which card is laid out?
ask-draw = Which brick is drawn from the bag?
ask-take = Which card do you take? (or play a person)
ask-pay = Which brick do you lay on the next card from the left?
ask-ward = Do you ward the event off with your Patrician?
ask-flood = Which brick does the Flood take?
ask-fire = Which brick does the fire take?
ask-tax-tower = For which tower do you pay the tax?
ask-tax = Which brick pays the tax?
ask-tribute = For which tower do you pay the tribute?
ask-collapse = Which of your towers collapses?
ask-botch = Which of your towers loses a brick?
ask-exchange = On which card do you exchange bricks? (or play a person; - to go on)
ask-lay = Which brick do you lay on the card?
ask-fetch = Which brick do you take from the card?
ask-build = Where do you lay a brick? (or play a person; - when you are done)
ask-cost = Which brick pays for building?
ask-claim = Which commission do you fulfil? (or play a person; - to go on)
ask-adjust = Which commission do you fulfil with the Architect?
ask-which = With the tower that is one floor too low, or with the one that is one floor too high?
ask-return = Which surplus brick do you return to the bag?
ask-discard = Which card do you discard? (patrician! plays the Patrician; - to go on)
ask-restock = Which card of the row gets new bricks?
ask-swap = Which brick of your stock do you swap?
ask-swap-for = For which brick of the bag?
ask-smuggle = Which brick of another player do you want?
ask-smuggle-for = Which brick of your stock do you give for it?
ask-sabotage = Which tower of another player loses a brick?
ask-dismiss = Which card of your hand do you discard?
ask-over = The game is over.

answer-start = seat { $number }
answer-colour = { $colour }
answer-balcony = balcony { $numeral } on { $colour } { $height }, worth { $points }
answer-share-less = the smaller half
answer-share-more = the larger half
answer-seal = { $colour } { $height }
answer-lay-out = { $card }
answer-brick = a { $colour } brick
answer-take =
    { $price ->
        [0] { $card }, free
        [one] { $card }, for one brick
       *[other] { $card }, for { $price } bricks
    }
answer-person = play the { $card }
answer-ward-no = let it strike
answer-ward-yes = play the Patrician
answer-tax-tower = keep the { $colour } tower of { $height }
answer-tribute = keep the { $colour } tower of { $height }
answer-collapse = the { $colour } tower of { $height }
answer-botch = the { $colour } tower of { $height }
answer-exchange = on the { $card } card
answer-exchange-done = go on to building
answer-build = raise the { $colour } tower of { $height }
answer-build-new = a { $colour } brick on a new tower
answer-build-another = start another new { $colour } tower
answer-build-done = done building
answer-claim = commission { $colour } { $height }
answer-bell = the bell tower
answer-claim-done = go on to the end of the turn
answer-which-lower = the lower tower, counted one floor higher
answer-which-higher = the higher tower, counted one floor lower
answer-discard = { $card }
answer-discard-done = end the turn
answer-restock = the { $card } card
answer-smuggle = a { $colour } brick from { $other_seat }
answer-sabotage = { $other_seat }’s { $colour } tower of { $height }

## Reasons

need-alchemist = a brick in your stock and one in the bag
need-architect = a tower that, counted one floor higher or lower, fits a commission open to you or the bell tower you owe
need-princess = nothing
need-wholesaler = a card of the row with at least one brick
need-mason = nothing
need-patrician = another card in your hand
need-smuggler = a brick in your stock and one in another player’s
need-saboteur = a tower of another player

moment-alchemist = before you choose a card of the row, before or after the exchange (until the first brick is laid), or in the commission phase
moment-architect = in the commission phase, together with the commission it fulfils
moment-princess = before you choose a card of the row
moment-wholesaler = before you choose a card of the row, or before or after the exchange (until the first brick is laid)
moment-mason = in the building phase, before the first brick is laid
moment-patrician = before you choose a card of the row, before or after the exchange (until the first brick is laid), in the commission phase, at the end of the turn, or against an event you take
moment-smuggler = before you choose a card of the row, before or after the exchange (until the first brick is laid), or in the commission phase
moment-saboteur = before you choose a card of the row, before or after the exchange (until the first brick is laid), or in the commission phase

reason-wrong-numeral = The balcony for { $colour } { $height } bears { $has }; now one with { $needs } is drawn.
reason-commission-covered = A balcony lies on { $colour } { $height } already.
reason-colour-dead = The dead colour is { $colour }: a balcony of it is replaced by another.
reason-balcony-lies-there = A balcony lies on { $colour } { $height }; neutral seals go on commissions without one.
reason-seal-lies-there = A seal lies on { $colour } { $height } already.
reason-height-not-recommended = The height of { $colour } { $height } is not due now: first come 3 and 4, then 5 to 8.
reason-tower-crowded = The { $colour } tower already carries { $has } balconies and neutral seals together; it gets no more.
reason-not-in-draw-pile = { $card } can’t be drawn now: no such card can lie on top of the draw pile.
reason-not-in-bag =
    There is no { $colour } brick in the bag; it holds { $has ->
        [0] nothing
        [one] one other brick
       *[other] { $has } other bricks
    }.
reason-price-not-payable =
    The { $card } card costs { $needs ->
        [one] one brick
       *[other] { $needs } bricks
    }, one for each card left of it; you have { $has ->
        [0] none
       *[other] { $has }
    }.
reason-person-not-held = You don’t hold the { $card }.
reason-person-played = You have played the { $card } this turn; never two of one name in a turn.
reason-wrong-moment = The { $card } can’t be played now: only { $when }.
reason-no-effect = The { $card } would have no effect; it needs { $need }.
reason-no-brick = You have no { $colour } brick in stock.
reason-bricks-in-order = The bricks of a payment are named from white to purple; you are at { $last_colour }, so { $colour } comes too late. Take back what you have named to choose otherwise.
reason-too-few-from-here =
    { $needs ->
        [one] One brick is
       *[other] { $needs } bricks are
    } still due, named from white to purple, and from { $colour } on you have { $has ->
        [0] none
       *[other] only { $has }
    }.
reason-no-patrician =
    { $played ->
        [0] You hold no Patrician to ward the event off.
       *[other] You have played a Patrician this turn; never two of one name in a turn.
    }
reason-no-tower-there =
    { $has ->
        [0] You have no tower there: none is under construction.
        [one] You have no tower there: only one is under construction.
       *[other] You have no tower there: only { $has } are under construction.
    }
reason-named-by-colour = The { $colour } tower of { $height } was begun in this turn and is named by its colour.
reason-not-taxed = The { $colour } tower of { $height } is not taxed: only towers of { $needs } floors and more are.
reason-other-colour =
    Now you choose among your { $asked_colour } towers. { $fate ->
        [paid] For the { $colour } tower of { $height } a brick is paid in any case.
        [asked] About the { $colour } tower of { $height } you are asked later.
       *[falls] The { $colour } tower of { $height } falls: there is no { $colour } brick for it.
    }
reason-kept-already = The { $colour } tower of { $height } is among those that you keep already.
reason-towers-in-order = Towers are named in order, and the { $colour } tower of { $height } comes before the last one named. Take back what you have named to choose otherwise.
reason-too-few-towers-from-here =
    You pay for { $needs ->
        [one] one more tower
       *[other] { $needs } more towers
    }, named in order; from the { $colour } tower of { $height } on there { $has ->
        [0] are none
        [one] is only one
       *[other] are only { $has }
    }.
reason-alike = Your { $colour } towers of { $height } are alike: name the first of them.
reason-exchanged-already = You have already exchanged this turn; only one exchange is allowed.
reason-too-few-to-exchange =
    An exchange takes { $needs ->
        [one] one brick
       *[other] { $needs } bricks
    } of your stock; you have { $has ->
        [0] none
       *[other] { $has }
    }.
reason-no-bricks-there = No bricks lie on the { $card } card.
reason-lay-not-there = No { $colour } brick lay there before; one just laid can’t be taken back.
reason-six-built = You have laid { $has } bricks this turn; { $needs } is the most allowed.
reason-cost-not-payable =
    { $needs ->
        [0] Your stock is empty: there is no brick left to lay.
       *[other]
            { $number ->
                [one] One brick costs
               *[other] { $number } bricks cost
            } { $needs } to build, and after laying this one you would have { $has ->
                [0] none
               *[other] only { $has }
            } left.
    }
reason-build-in-order = Bricks are laid in the order of your towers, then new towers from white to purple. Take back what you laid to build otherwise.
reason-no-new-tower-yet = No new { $colour } tower stands yet beside which another could be started.
reason-raise-first-alike = Towers that are alike are raised from the first on: this { $colour } one can’t get ahead of the one before it.
reason-commission-sealed =
    The commission { $colour } { $height } is closed: { $holder ->
        [neutral] a neutral seal lies on it
        [own] you have fulfilled it
       *[other] { $holder_seat } has fulfilled it
    }.
reason-balcony-out-of-order = Balconies go in order: { $colour } { $height } has { $has }, and { $needs } comes first.
reason-no-seal-left = You have no seal left, so you can fulfil nothing more.
reason-bell-tower-owed =
    The Campanile lies on the board: first you must give up a bell tower, { $architect ->
        [0] a white tower of exactly { $needs } floors
       *[other] with the Architect a white tower of { $lower } or { $higher } floors
    }.
reason-bell-tower-not-owed = You owe no bell tower now.
reason-no-such-tower =
    For { $colour } { $height } you need a { $colour } tower of exactly { $height } floors; { $count ->
        [0] you have no { $colour } tower
        [one] yours has { $has }
       *[other] yours have { $has }
    }.
reason-no-tower-to-adjust =
    For { $colour } { $height } with the Architect you need a { $colour } tower one floor lower or higher; { $count ->
        [0] you have no { $colour } tower
        [one] yours has { $has }
       *[other] yours have { $has }
    }.
reason-no-bell-tower =
    { $architect ->
        [0] The bell tower is a white tower of exactly { $needs } floors
       *[other] With the Architect the bell tower is a white tower of { $lower } or { $higher } floors
    }; { $count ->
        [0] you have no white tower
        [one] yours has { $has }
       *[other] yours have { $has }
    }.
reason-open-building = The { $card } is a building: only cards of your hand can be discarded with the Patrician.
reason-card-not-held = You don’t have the { $card } card.
reason-festival-stays = { $card } is a festival: here only persons and buildings can be discarded. A Patrician gets rid of it.
reason-within-limit =
    { $warehouse ->
        [0] Nothing may be discarded without need: you have { $has ->
            [one] one card
           *[other] { $has } cards
        }, and { $needs } are allowed.
       *[other] With your Warehouse you may keep all { $has } cards, so nothing may be discarded.
    }
reason-above-limit = You have { $has } cards and may keep { $needs }: discard persons or buildings first.
reason-not-another-player =
    { $own ->
        [0] There is no seat { $has }: only { $needs } play.
       *[other] It must be another player, not you.
    }
reason-others-lack-brick =
    { $has ->
        [0] The stock of { $other_seat } is empty.
       *[other] { $other_seat } has no { $colour } brick in stock.
    }
reason-others-lack-tower =
    { $has ->
        [0] { $other_seat } has no tower under construction.
        [one] { $other_seat } has only one tower under construction.
       *[other] { $other_seat } has only { $has } towers under construction.
    }
reason-others-alike = { $other_seat }’s { $colour } towers of { $height } are alike: name the first of them.

## Events

event-starts =
    { $you ->
        [seat] You start
       *[none] { $seat } starts
    }.
event-dead-colour = The dead colour is { $colour }.
event-balcony-laid = Balcony { $numeral } lies on { $colour } { $height } and is worth { $points }.
event-neutral-seal = A neutral seal closes { $colour } { $height }.
event-laid-out = The { $card } card is laid out on space { $space }.
event-filled = Bricks on the { $card } card: { $bricks }.
event-reshuffled = The draw pile is used up: the discard pile is shuffled and takes its place.
event-turn =
    Round { $round }: { $you ->
        [seat] it is your turn
       *[none] it is { $seat }’s turn
    }.
event-taken =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } the { $card } card with its bricks: { $bricks }.
event-paid =
    { $you ->
        [seat] You lay
       *[none] { $seat } lays
    } a { $colour } brick on the { $card } card.
event-to-church = The { $card } lies at the church.
event-second-building =
    { $you ->
        [seat] You own
       *[none] { $seat } owns
    } a { $card } already: this one is discarded.
event-monument-given =
    { $you ->
        [seat] You alone have the highest tower ({ $height }) and get
       *[none] { $seat } alone has the highest tower ({ $height }) and gets
    } the Monument.
event-monument-discarded = Nobody alone has the highest tower: the Monument is discarded.
event-warded-off =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } warded off the { $card }.
event-collapse-void =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } no tower that could collapse.
event-botch-void =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } no tower that could lose a brick.
event-flooded =
    { $you ->
        [seat] You lose
       *[none] { $seat } loses
    } a { $colour } brick to the Flood.
event-burnt =
    { $you ->
        [seat] You lose
       *[none] { $seat } loses
    } a { $colour } brick to the fire.
event-taxed =
    { $you ->
        [seat] You pay
       *[none] { $seat } pays
    } a { $colour } brick as tax.
event-cost-paid =
    { $you ->
        [seat] You pay
       *[none] { $seat } pays
    } a { $colour } brick for building.
event-tax-spared =
    { $you ->
        [seat] You pay the tax for your
       *[none] { $seat } pays the tax for the
    } { $colour } tower of { $height }.
event-tribute-spared =
    { $you ->
        [seat] You pay the tribute for your
       *[none] { $seat } pays the tribute for the
    } { $colour } tower of { $height }.
event-tribute-paid =
    { $you ->
        [seat] You pay
       *[none] { $seat } pays
    } { $count ->
        [one] a { $colour } brick
       *[other] { $count } { $colour } bricks
    } as tribute.
event-torn-down =
    { $you ->
        [seat] Your
       *[none] { $seat }’s
    } { $colour } tower of { $height } is torn down; { $back ->
        [0] nothing comes back
        [one] one brick comes back
       *[other] { $back } bricks come back
    }.
event-collapsed =
    { $you ->
        [seat] Your
       *[none] { $seat }’s
    } { $colour } tower of { $height } collapses.
event-botched =
    { $you ->
        [seat] Your
       *[none] { $seat }’s
    } { $colour } tower of { $height } loses a brick.
event-sabotaged =
    The Saboteur takes a brick from { $you ->
        [seat] your
       *[none] { $seat }’s
    } { $colour } tower of { $height }.
event-reborn = All cards but those on the board and in hands are shuffled into a new draw pile.
event-person-played =
    { $you ->
        [seat] You play
       *[none] { $seat } plays
    } the { $card }.
event-emptied = The bricks on the { $card } card go back to the bag.
event-swapped =
    { $you ->
        [seat] You swap
       *[none] { $seat } swaps
    } a { $colour } brick for a { $other_colour } one from the bag.
event-smuggled =
    { $you ->
        [seat] You take a { $other_colour } brick from { $other_seat } and give
        [target] { $seat } takes a { $other_colour } brick from you and gives
       *[none] { $seat } takes a { $other_colour } brick from { $other_seat } and gives
    } a { $colour } one for it.
event-dismissed =
    { $you ->
        [seat] You get
       *[none] { $seat } gets
    } rid of the { $card } card.
event-offered =
    { $you ->
        [seat] You lay
       *[none] { $seat } lays
    } a { $colour } brick on the { $card } card.
event-fetched =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } a { $colour } brick from the { $card } card.
event-built =
    { $you ->
        [seat] You lay
       *[none] { $seat } lays
    } a { $colour } brick: floor { $height }.
event-fulfilled =
    { $you ->
        [seat] You fulfil
       *[none] { $seat } fulfils
    } { $colour } { $height } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-tile-taken =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } the first at height { $height }: { $points ->
        [one] one more point
       *[other] { $points } more points
    }.
event-privilege-used =
    The { $card } brings { $you ->
        [seat] you
       *[none] { $seat }
    } { $points ->
        [one] one more point
       *[other] { $points } more points
    }.
event-bell-tower =
    { $you ->
        [seat] You give
       *[none] { $seat } gives
    } up a bell tower.
event-campanile-discarded = All have given a bell tower: the Campanile is discarded.
event-last-seal =
    { $you ->
        [seat] You have placed your
       *[none] { $seat } has placed the
    } last seal: everyone else has one more turn.
event-returned =
    { $you ->
        [seat] You return
       *[none] { $seat } returns
    } a { $colour } brick to the bag.
event-discarded =
    { $you ->
        [seat] You discard
       *[none] { $seat } discards
    } the { $card } card.
event-ended = Everyone has had the last turn: the game is over.
event-ended-quietly = { $rounds } rounds have passed without a seal: the game is over.

## Ledger

line-commission = { $colour } { $height }
line-balcony = { $colour } { $height }, balcony
line-floor-tile = first at height { $height }
line-privilege =
    { $count ->
        [one] { $privilege }
       *[other] { $privilege }, { $count } times
    }
line-last-seal = last seal placed first
line-majority = most seals in { $colour }
line-festival =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } cards
    }

## What advice is made of

term-points = Points scored
term-flags = The flags of the towers
term-seals = Seals still to be placed
term-bricks = Bricks in stock
term-persons = Persons in hand
term-buildings = Buildings on the table
term-row = What the card row offers next
term-prospects = Towers and the commissions they will fulfil
term-rest = Smaller differences
term-rivals =
    What it { $gain ->
        [no] gives
       *[yes] takes from
    } the best rival

## Why one plan is better: what happens more often with it, or more rarely

because-fulfilled =
    { $you ->
        [seat] you { $happens ->
            [no] do not fulfil
           *[yes] fulfil
        }
       *[none] { $seat } { $happens ->
            [no] does not fulfil
           *[yes] fulfils
        }
    } { $colour } { $height } for { $points ->
        [one] one point
       *[other] { $points } points
    }
because-tile-taken =
    { $you ->
        [seat] you { $happens ->
            [no] are not
           *[yes] are
        }
       *[none] { $seat } { $happens ->
            [no] is not
           *[yes] is
        }
    } the first at height { $height } for { $points ->
        [one] one point
       *[other] { $points } points
    }
because-privilege-used =
    { $you ->
        [seat] you { $happens ->
            [no] do not use
           *[yes] use
        }
       *[none] { $seat } { $happens ->
            [no] does not use
           *[yes] uses
        }
    } the { $card } for { $points ->
        [one] one point
       *[other] { $points } points
    }
because-last-seal =
    { $you ->
        [seat] you { $happens ->
            [no] are not
           *[yes] are
        }
       *[none] { $seat } { $happens ->
            [no] is not
           *[yes] is
        }
    } the first to place the last seal ({ $points ->
        [one] one point
       *[other] { $points } points
    })
because-built =
    { $you ->
        [seat] your
       *[none] { $seat }’s
    } { $colour } tower { $happens ->
        [no] does not reach
       *[yes] reaches
    } { $height ->
        [one] one floor
       *[other] { $height } floors
    }
because-tower-lost =
    { $you ->
        [seat] you { $happens ->
            [no] do not lose
           *[yes] lose
        }
       *[none] { $seat } { $happens ->
            [no] does not lose
           *[yes] loses
        }
    } a { $colour } tower
because-taken =
    { $you ->
        [seat] you { $happens ->
            [no] do not take
           *[yes] take
        }
       *[none] { $seat } { $happens ->
            [no] does not take
           *[yes] takes
        }
    } the { $card } card
because-majority =
    { $you ->
        [seat] you { $happens ->
            [no] do not have
           *[yes] have
        }
       *[none] { $seat } { $happens ->
            [no] does not have
           *[yes] has
        }
    } most seals in { $colour } at the end for { $points ->
        [one] one point
       *[other] { $points } points
    }

## Picture

picture-title = Firenze · round { $round } · draw pile { $draw } · discarded { $discard } · bag { $bag }
picture-over = Firenze · the game is over
picture-tower = Commissions
picture-flag = majority
picture-tiles = first there
picture-church = Church: { $cards }
picture-bells = Bell towers given: { $bells }
picture-aside = (aside until all have given)
picture-seat = Seat
picture-points = points
picture-seals = seals
picture-cards = hand
picture-stock = stock
picture-towers = towers
picture-buildings = buildings
picture-own-hand = Your hand: { $cards }
picture-known-hand = { $seat } holds: { $cards }
picture-empty = nothing

## Problems of an edition file

problem-too-few-events = “{ $path }”: at least { $least } event cards are needed, or the draw pile could run dry.
problem-too-few-start-cards = “{ $path }”: at least { $least } start cards are needed to fill the first row.
problem-too-few-bricks = “{ $path }”: the start takes { $least } bricks, { $white } of them white.
problem-balconies-alike = “{ $path }”: two tiles of one numeral name the same commission ({ $found } places for { $expected } tiles).
problem-unknown-colour = “{ $path }”: there is no colour “{ $colour }”; there are { $known }.
problem-too-few-balconies = “{ $path }”: with { $colour } dead there may be no tile { $numeral } left to draw.

## Rules

chapter-F1 = Components
chapter-F2 = Set-up
chapter-F3 = A turn
chapter-F4 = Phase 1: take a card
chapter-F5 = Phase 2: exchange
chapter-F6 = Phase 3: build
chapter-F7 = Phase 4: ruins
chapter-F8 = Phase 5: commissions
chapter-F9 = Phase 6: limits
chapter-F10 = The cards
chapter-F11 = End of the game
chapter-F12 = Examples
chapter-F13 = Information

rule-F1-1 = { $bricks } bricks: { $bricks_white } white, { $bricks_yellow } yellow, { $bricks_green } green, { $bricks_red } red, { $bricks_blue } blue, { $bricks_purple } purple. Each is in the bag, on a card of the row, in a stock or in a tower under construction; none ever leaves the game.
rule-F1-2 = The board shows six towers, one of each colour, with six commissions each, for heights 3 to 8. A commission is worth the points printed on it; beside each tower flies a flag for the majority.
rule-F1-3 = Four floor tiles lie beside the heights 5, 6, 7 and 8, worth { $tile_5 }, { $tile_6 }, { $tile_7 } and { $tile_8 } points.
rule-F1-4 = { $balconies } balcony tiles bear the numerals I to IV. Each names a commission, and its value takes the place of the printed one.
rule-F1-5 = { $cards } cards of 27 names. Events: Collapse, Flood, Warehouse Fire, Luxury Tax, Botch, Renaissance, Tribute. Persons: Alchemist, Architect, Princess, Wholesaler, Mason, Patrician, Smuggler, Saboteur. Festivals: Recognition, Blame, Monument, Fame, Scandal. Buildings: Bridge, Warehouse, Workshop. Church: Campanile and the Small, Middle and Great Privilege.
rule-F1-6 = { $start_cards } of them are start cards: persons and buildings that help at once.
rule-F1-7 = Each player has { $seals_2 } seals with two players, { $seals_3 } with three and { $seals_4 } with four, and one small seal for the Campanile. There are { $neutral } neutral seals and one tile for the end of the game.
rule-F2-1 = All start with no points. One balcony of each numeral is drawn and covers the commission it names; a tile for a commission that is covered already is drawn again.
rule-F2-2 = Neutral seals ({ $placed } unless agreed otherwise, from none to { $neutral }) close commissions without a balcony. Recommended: half of them, if odd one more or less, on heights 3 and 4, the others on 5 to 8, each drawn among the free commissions of towers that carry fewer than two balconies and neutral seals together. Hand-picked: the start player names them one by one. Dice: colour and height are rolled, again if a balcony or seal lies there. Seals left over are out of the game.
rule-F2-3 = With a dead colour, chosen or drawn, its six commissions get the neutral seals, and no others are placed. A balcony of that colour is replaced by another of its numeral. The bricks of the colour stay in the game and may be built, but fulfil nothing, and its flag is not awarded. With white dead the bell tower remains.
rule-F2-4 = The Campanile is in the game only if agreed; best not in a first game. It is never a start card.
rule-F2-5 = The start player, drawn or chosen, gets { $first_bricks } white bricks, each next player clockwise one more. All other bricks go into the bag.
rule-F2-6 = The start cards are shuffled and lie on top of the other, shuffled cards. Six cards are laid out in a row, and { $card_bricks } bricks from the bag on each.
rule-F2-7 = Options: the Campanile, the number of neutral seals and how they are placed, a dead colour (which replaces those two), whether a Patrician shields everyone, who starts, and open memory.
rule-F3-1 = A turn has six phases: 1 take a card (you must), 2 exchange (you may), 3 build (you may), 4 tear down ruins (must), 5 fulfil commissions (may), 6 check limits (must). Only the player on turn acts, except where an event makes all players choose.
rule-F3-2 = There is no way back to an earlier phase. The turn starts before anything is done in phase 1, also before a person is played. Phase 4 happens by itself. Play goes clockwise.
rule-F4-1 = Take exactly one of the six cards. Its price is its place from the left, none to five bricks of your stock: lay one, of any colour, on each card to the left of it.
rule-F4-2 = Pay first, then take: the bricks on the card can’t pay for it, and a card whose price you can’t pay can’t be taken.
rule-F4-3 = The bricks on the card go to your stock (with Flood and Warehouse Fire only after the event). An event acts at once and is discarded; a person or festival goes to your hand; a building lies open before you and works from now on; a church card lies at the church.
rule-F4-4 = Then the gap is closed to the left, a new card is laid out at the right end and gets { $card_bricks } bricks from the bag, or as many as there are; it is never topped up. What phase 1 discards lies on the discard pile before that, and an event is over by then.
rule-F4-5 = As soon as the last card of the draw pile has been laid out, the discard pile as it is then is shuffled and becomes the draw pile. Start cards that come back are ordinary cards.
rule-F5-1 = Once a turn you may lay { $exchange } bricks of your stock ({ $bridge } with the Bridge) on a card of the row that carries bricks, and take one brick that lay there before. The brick you take can’t pay, and one you have just laid can’t be taken.
rule-F6-1 = Each brick from your stock is one floor. A tower has one colour. You may raise towers and start new ones, also several of one colour side by side; there is no limit to their number and height. Towers are never lowered by choice, joined or split.
rule-F6-2 = At most { $most_built } bricks a turn. They are laid one by one, then the cost is paid once, from the stock into the bag: for one to six bricks { $cost_1 }, { $cost_2 }, { $cost_3 }, { $cost_4 }, { $cost_5 }, { $cost_6 }. A Workshop saves { $workshop }, a Mason { $mason }; both add up, but it never costs less than nothing.
rule-F6-3 = A brick may be laid only if the stock left without it could pay the cost of the new total, with your Workshop and a Mason already played. So you can stop at any time.
rule-F7-1 = Each of your towers that stood at the start of your turn and got no brick in phase 3 is torn down: half, rounded up, goes to the bag, the rest to your stock. A tower started this turn is safe. Towers of one colour are told apart. Only bricks laid in phase 3 count: a tower that Botch lowered is safe if it got one; if Botch left nothing of it, a brick of its colour starts a new one.
rule-F8-1 = A commission is open if no seal lies on it and, if a balcony covers it, its turn has come. A tower fulfils an open commission of its colour and exactly its height: you claim its points, put a seal on it, and all bricks of the tower go to the bag. Any number a turn; a tower you don’t use stays.
rule-F8-2 = Balconies are fulfilled only in the order I, II, III, IV; after one the next may follow in the same turn.
rule-F8-3 = Whoever first fulfils a commission of height 5, 6, 7 or 8, with or without a balcony, takes the points of that floor tile.
rule-F8-4 = Without a seal left you can fulfil nothing more.
rule-F8-5 = The Architect is played at the moment you fulfil: name one tower, count it one floor higher or lower, fulfil at once; never without. The commission’s height, not the number of bricks, decides all that follows. A tower of 2 may so fulfil a 3, one of 9 an 8. All its real bricks go to the bag.
rule-F9-1 = First the stock: at most { $limit } bricks, { $warehouse } with a Warehouse; return exactly the surplus, colours free. Towers don’t count.
rule-F9-2 = Then the cards: at most { $card_limit }, hand and open buildings together. Above that discard persons or buildings one by one, until { $card_limit } are left or only festivals. Festivals can’t be discarded here. With a Warehouse there is no limit to cards. Nothing may be discarded without need.
rule-F9-3 = A Patrician, if none was played this turn, may be played in this phase to discard a card of the hand, also a festival; then the limit is checked again.
rule-F9-4 = The limits bind only in your own phase 6.
rule-F10-0 = Where a card and the rules differ, the card wins: so Botch, Saboteur and Collapse lower towers. Persons are played only on your own turn, any number, never two of one name in a turn; also in the turn in which they were taken, once the row is refilled. They go to the discard pile at once. Alchemist, Smuggler, Saboteur and Patrician: in phase 1 before you choose a card, in phase 2 before or after the exchange until the first brick is laid, in phase 5 before, between and after commissions; the Patrician also in phase 6. Wholesaler: likewise in phases 1 and 2. Princess: likewise in phase 1. Mason: phase 3 before the first brick. Architect: with a commission. Never between choosing a card and the end of the refill (save the Patrician against an event), nor while bricks are laid, paid or returned, and only if the effect can be carried out; a swap of two bricks of one colour is allowed.
rule-F10-1 = Alchemist: swap one brick of your stock for any brick of the bag; you may look.
rule-F10-2 = Architect: counts one tower a floor higher or lower for the commission it fulfils (F8.5).
rule-F10-3 = Princess: this turn’s card costs nothing, and no bricks are laid on the cards left of it. One taken this turn can’t pay for itself.
rule-F10-4 = Wholesaler: choose a card of the row with bricks; all of them go to the bag, and as many are drawn onto it. You need not take that card.
rule-F10-5 = Mason: building costs { $mason } less this turn (F6.2).
rule-F10-6 = Patrician, one of two uses. When you have taken an event, before it does anything: it does nothing to you. Others still suffer, unless the table plays that a Patrician shields everyone. A Renaissance that is warded off is only discarded. The card’s bricks are yours in any case. It may be played even if the event would not touch you. Or: discard one other card of your hand, person or festival, not an open building.
rule-F10-7 = Saboteur: one brick of a tower of another player goes to the bag. A tower of one brick is gone, and with it the duty to raise it.
rule-F10-8 = Smuggler: swap one brick of your stock for one of another player’s; you choose the player and both bricks. Not with a player whose stock is empty.
rule-F10-9 =
    Recognition: at the end { $recognition ->
        [one] one point
       *[other] { $recognition } points
    } for each of your fulfilled commissions of height 3 or 4.
rule-F10-10 = Blame: at the end { $blame } points.
rule-F10-11 = Scandal: at the end { $scandal } points.
rule-F10-12 = Fame: at the end { $fame } points.
rule-F10-13 = Monument: at the end { $monument } points. When it is taken, it goes to the player who alone has the highest tower under construction, on turn or not; in a tie between players, or without any tower, it is discarded. Two equally high towers of one player are no tie. The card’s bricks go to the taker; the receiver’s limit of cards is checked in their own next phase 6.
rule-F10-14 = Bridge: an exchange takes { $bridge } bricks. Buildings work from the turn in which they are taken. You never own two alike: a second one may be taken for its bricks, but is discarded at once.
rule-F10-15 = Warehouse: up to { $warehouse } bricks in stock and any number of cards in phase 6.
rule-F10-16 = Workshop: building costs { $workshop } less (F6.2).
rule-F10-17 = Small, Middle and Great Privilege: whoever next fulfils a commission of height 5, 6 or 7, with or without a balcony, the taker this very turn included, gets { $small }, { $middle } or { $great } points more. The card is discarded at once, so a second such commission brings nothing.
rule-F10-18 = Campanile: as long as it lies on the board, each player owes a bell tower, a tower of exactly three white bricks given up in phase 5 (bricks to the bag, small seal on the card); until then they can fulfil nothing else, after that they can at once. Their towers must be raised all the same. The bell tower is no commission: no points, no seal, no floor tile, no privilege, no majority, no Recognition, and white 3 stays open. The Architect may be used for it. When all small seals lie on the card they go back and it is discarded; taken again, it binds all anew. A player who has the end tile need not build a bell tower.
rule-F10-19 = Collapse: one of your own towers, your choice, goes to the bag; nothing happens if you have none.
rule-F10-20 = Flood: each player gives a third of their stock, rounded up, to the bag, colours free. The taker’s stock is counted after the price and without the bricks of this card: they lie aside until all have given.
rule-F10-21 = Warehouse Fire: each player gives { $fire } bricks of their stock, or all if fewer, to the bag, colours free. The card’s bricks lie aside as with the Flood.
rule-F10-22 = Luxury Tax: each player pays { $tax } bricks of their stock, colours free, for each own tower of { $taxed } or more bricks, and for as many as the stock allows; if not for all, the player chooses for which. Then those that are not paid for are torn down: half, rounded up, to the bag, the rest to the stock; these bricks pay nothing. The card’s bricks are in the taker’s stock already and may pay.
rule-F10-23 = Tribute: likewise one brick of the tower’s colour for each own tower of any height. With fewer bricks of a colour than towers of it, all of them are paid, and the player chooses for which towers.
rule-F10-24 = Botch: one brick of one of your own towers, your choice, goes to the bag; nothing happens if you have none.
rule-F10-25 = Renaissance: the discard pile, the rest of the draw pile and this card are shuffled into one new draw pile; row and church stay. Then the row is refilled, perhaps with the Renaissance again.
rule-F10-26 = Where an event makes several players choose, they choose one after another, each for their own bricks and towers, in turn order from the taker. An absent player is offered an automatic choice: bricks of colours without an own tower first, then from white to purple; of towers the highest is kept, of equal ones the rarer colour.
rule-F11-1 = The first to place their last seal gets { $last_seal } points and the end tile, and plays the turn to its end. Then every other player has exactly one more turn, clockwise; after the player on the finisher’s right the game ends. Another last seal brings nothing extra. Events and the Monument still reach the finisher. Small seals are no seals in this sense.
rule-F11-2 = Majorities: for each tower the flag’s points go to whoever has the most seals in it, balconies included; of those tied, to whoever has the highest seal. If nobody has one, it is not awarded. Neutral and small seals count for nobody.
rule-F11-3 = Then festivals, each card for itself. Points may become negative. Most points win; if equal, the win is shared.
rule-F11-4 = If { $quiet } whole rounds pass without a new seal, the game ends after the last of them and is scored without the end tile.
rule-F12-1 = Example: for the third card you lay one brick on each of the two left of it and take its four; the cards to its right move left, and a new one with four bricks lies at the end.
rule-F12-2 = Example: with four towers and 8 bricks (3 white, 2 green, 2 yellow, 1 blue) you build two white, one green and one yellow: 4 built cost 3. The yellow brick that is left can’t be built, as 5 would cost 6.
rule-F12-3 = Example: a red tower of 3 that was not raised gives 2 bricks to the bag and 1 to the stock.
rule-F12-4 = Example: green 6 brings 5 points and the floor tile 2 more; then white with balcony I brings 7, and red with balcony II is open. A yellow tower of 3 fulfils nothing, as a seal lies there.
rule-F12-5 = Example: Flood takes 2 of 4 bricks. With a Mason 4 bricks cost nothing and 6 cost 7; with a Workshop 3 cost nothing and 4 cost 2; with both it is 4 less.
rule-F12-6 = Example: with 1, 2 and no seals in white, the one with 2 gets the flag. Tied in yellow with the highest seals on 6 and 5, the one on 6 gets it.
rule-F12-7 = Example: 3 bricks on the Wholesaler for the blue brick that lies there; with the Bridge 2.
rule-F12-8 = Example: whoever owns a Workshop and takes another gets its bricks; the card is discarded.
rule-F13-1 = Stocks, towers, row, the sizes of the piles and the discard pile are open. All cards in hands were taken openly, so the engine and the bots know them. What bag and draw pile hold follows by counting; hidden is only what comes next.
rule-F13-2 = The table shows other hands by their number of cards only. With the option “open memory” it shows all that is known.

## The figures, in tables

figures-bricks = Bricks
figures-commissions = Points of the commissions
figure-commissions-number = { $number } floors
figure-flag = flag
figures-floor-tiles = Floor tiles, for the first at a height
figure-floor-tiles-number = height { $number }
figures-balcony = Balconies
figure-numeral = numeral
figure-colour = tower
figure-height = floors
figure-balcony-points = points instead of the printed ones
figures-cards = Copies of each card
figures-start-cards = Start cards
figures-seals = Seals
figure-seals-neutral = neutral seals in the box
figure-seals-placed = neutral seals placed at the start
figures-bricks-given = Bricks at the start
figure-start-player = white bricks of the start player
figure-on-a-card = laid on each card
figures-exchange = Exchange
figure-exchange-price = bricks given for one
figure-with-bridge = with the Bridge
figures-building = Building
figure-building-cost = cost of 1, 2, 3 … bricks in one turn
figure-workshop-saves = saved by a Workshop
figure-mason-saves = saved by the Mason
figures-limits = Limits at the end of a turn
figure-limits-bricks = bricks
figure-bricks-with-warehouse = bricks with a Warehouse
figure-limits-cards = cards
figures-points = Points of cards
figure-last-seal = for the last seal
figures-events = Events
figure-flood-one-of = Flood: one brick of every …, rounded up
figure-fire-bricks = Warehouse Fire: bricks given up
figure-tax-bricks = Luxury Tax: bricks for each tower
figure-taxed-height = Luxury Tax: towers from this height on
