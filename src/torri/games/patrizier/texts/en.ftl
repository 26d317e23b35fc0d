# Patrizier in English: names, questions, reasons, events, ledger, picture and rules, all in our own words.

## Names

game-patrizier = Patrizier
game-patrizier-about = Build towers in the cities of Italy and hold the most floors when a city is full.
aim-patrizier =
    Each turn you play a card and build in the city that it names, then you take a new card.
    When a city is complete, whoever has most floors in its higher tower takes the higher tile, and whoever has most in the lower tower takes the lower one. If several have equally many, the topmost floor decides.
    Every three equal heads on the cards you have played bring points too. Whoever has the most points wins.

city-bologna = Bologna
city-firenze = Firenze
city-roma = Roma
city-milano = Milano
city-lucca = Lucca
city-siena = Siena
city-ferrara = Ferrara
city-parma = Parma
city-verona = Verona
city-pistoia = Pistoia

head-lady = lady
head-redhat = red hat
head-beard = beard

face-two = two crests
face-lady = lady
face-redhat = red hat
face-beard = beard
face-lady-start = lady (start card)
face-redhat-start = red hat (start card)
face-beard-start = beard (start card)
face-two-lady = two ladies
face-two-redhat = two red hats
face-two-beard = two beards
face-move = move a floor
face-any = free choice

side-left = left
side-right = right

option-open-memory = Open memory
option-open-memory-about = The table shows everything that all have seen: cards taken openly, piles and tiles won.

## Questions and answers

ask-deal = Which start card is dealt?
ask-lay-out = Which card of the stock is laid out?
ask-start = Which seat starts?
ask-play = Which card do you play?
ask-build = Where do you build?
ask-move = Which floor do you move? (- for none)
ask-take = Beside which city do you take a card?
ask-over = The game is over.

answer-deal = { $card_city }, { $card_face }
answer-lay-out = { $card_city }, { $card_face }
answer-start = seat { $number }
answer-play = { $card_city }, { $card_face }
answer-build =
    { $left ->
        [0] { $right ->
            [one] one floor on the right
           *[other] both floors on the right
        }
       *[other] { $right ->
            [0] { $left ->
                [one] one floor on the left
               *[other] both floors on the left
            }
           *[other] one floor on each side
        }
    }
answer-move = top floor of the { $side } tower of { $city } to the other side
answer-move-nothing = move nothing
answer-take = { $card_city }, { $card_face }, beside { $space }
answer-take-nothing = nothing lies beside { $space }

## Reasons

reason-not-among-start-cards = { $card_city }, { $card_face }, is not among the start cards left.
reason-not-in-stock = { $card_city }, { $card_face }, is not in the stock.
reason-not-in-hand =
    You don’t hold { $card_city }, { $card_face }; you hold { $has ->
        [one] one other card
       *[other] { $has } other cards
    }.
reason-too-few-crests =
    { $card_city }, { $card_face }, has { $has ->
        [one] one crest and so builds one floor
       *[other] { $has } crests and so builds { $has } floors
    }; this would take { $needs } crests.
reason-site-left-empty = { $city } becomes full now ({ $has } of { $needs } floors stand), and its { $side } site must not stay empty.
reason-city-not-in-play = { $city } is in the game from { $needs } players on; you are { $has }.
reason-just-built-there = You have just built in { $city }: the move must be in another city.
reason-city-scored = { $city } has been scored: nothing is moved there any more.
reason-no-own-floor =
    A move needs a floor of your own in that city; { $floors ->
        [0] nothing stands in { $city }
        [one] the one floor in { $city } is not yours
       *[other] of the { $floors } floors in { $city } none is yours
    }.
reason-no-tower = No tower stands on the { $side } site of { $city }.
reason-no-card-there = No card lies beside { $space }.
reason-not-where-built = You built in { $city } and a card lies there, so you take that one; only a card with a free choice lets you take the one beside { $space }.
reason-not-city-of-card = The floors go to the city on your card: you played { $played_city }, not { $city }.
reason-card-of-city =
    { $has ->
        [0] To build in { $city } you would need a card of it in your hand.
        [one] Choose your card of { $city } in your hand.
       *[other] You hold several cards of { $city }: choose one of them in your hand.
    }
reason-take-now = You have built in { $city }; now you take a card.
reason-stock-closed = Nobody takes a card of the stock: its top card is laid out where one was taken.
reason-tile-not-chosen =
    { $scored ->
        [0] A tile is won when its city is full: in { $city } { $has } of { $needs } floors stand.
       *[other] { $city } has been scored: its tiles have their owners.
    }

## Events

event-dealt =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } dealt { $card_city }, { $card_face }.
event-dealt-hidden =
    { $you ->
        [seat] You are
       *[none] { $seat } is
    } dealt a start card.
event-laid-out = { $card_city }, { $card_face }, is laid out beside { $space }.
event-starts =
    { $you ->
        [seat] You start
       *[none] { $seat } starts
    }.
event-played =
    { $you ->
        [seat] You play
       *[none] { $seat } plays
    } { $card_city }, { $card_face }.
event-built =
    { $you ->
        [seat] You build
       *[none] { $seat } builds
    } in { $city }, on the { $side }: floor { $level }.
event-tile-won =
    { $you ->
        [seat] You win
       *[none] { $seat } wins
    } the tile worth { $points } in { $city }.
event-moved =
    { $you ->
        [both] You move one of your floors
        [seat] You move a floor of { $owner_seat }
        [target] { $seat } moves one of your floors
        [self] { $seat } moves a floor of their own
       *[none] { $seat } moves a floor of { $owner_seat }
    } in { $city } to the { $side } tower: floor { $level }.
event-moved-nothing =
    { $you ->
        [seat] You move
       *[none] { $seat } moves
    } nothing.
event-move-void =
    { $you ->
        [seat] You have
       *[none] { $seat } has
    } no floor to move.
event-taken =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $card_city }, { $card_face }, beside { $space }.
event-nothing-to-take =
    { $you ->
        [seat] You find
       *[none] { $seat } finds
    } no card to take.
event-ended = Nobody holds a card any more: the game is over.

## Ledger

line-higher-tower = higher tower of { $city }
line-lower-tower = lower tower of { $city }
line-heads =
    { $count ->
        [one] one head: { $head }
       *[other] { $count } heads: { $head }
    }

## What advice is made of

term-points = Points scored
term-tempo = Being on turn next
term-moves = Floors that may still be moved
term-choices = A free choice of cards
term-crests = Cards with two crests in hand
term-heads = Sets of heads to come
term-prospects = Majorities in the cities
term-rest = Smaller differences
term-rivals =
    What it { $gain ->
        [no] gives
       *[yes] takes from
    } the best rival

## Why one plan is better: what happens more often with it, or more rarely

because-higher-tower =
    { $you ->
        [seat] you { $happens ->
            [no] do not win
           *[yes] win
        }
       *[none] { $seat } { $happens ->
            [no] does not win
           *[yes] wins
        }
    } the higher tower of { $city } for { $points ->
        [one] one point
       *[other] { $points } points
    }
because-lower-tower =
    { $you ->
        [seat] you { $happens ->
            [no] do not win
           *[yes] win
        }
       *[none] { $seat } { $happens ->
            [no] does not win
           *[yes] wins
        }
    } the lower tower of { $city } for { $points ->
        [one] one point
       *[other] { $points } points
    }
because-heads =
    { $you ->
        [seat] you { $happens ->
            [no] do not get
           *[yes] get
        }
       *[none] { $seat } { $happens ->
            [no] does not get
           *[yes] gets
        }
    } { $points ->
        [one] one point
       *[other] { $points } points
    } for heads ({ $head })

## Picture

picture-title = Patrizier · turn { $turn } of { $turns } · { $stock } in stock
picture-over = Patrizier · the game is over
picture-city = City
picture-towers = left / right, bottom up
picture-floors = floors
picture-tiles = tiles
picture-card = card beside
picture-scored = scored
picture-seat = Seat
picture-hand = cards
picture-supply = floors left
picture-won = tiles
picture-top = last played
picture-points = points
picture-own-hand = Your hand: { $cards }
picture-own-heads = Your heads: { $ladies } { head-lady }, { $redhats } { head-redhat }, { $beards } { head-beard }
picture-known-hand = { $seat } is known to hold: { $cards }
picture-empty = nothing

## Problems of an edition file

problem-unknown-face = { $path }: there is no “{ $face }”; there are { $known }.
problem-crests-not-floors = “{ $path }”: the cards bear { $found } crests for { $expected } floors.
problem-even-floors = “{ $path }”: the number of floors must be odd, so that no two towers are equally high (P4.1).
problem-names-alike = “{ $path }”: the first two letters of the cities’ names must differ.
problem-too-many-alike = { $path }: at most { $most } cards alike ({ $face }).
problem-too-many = { $path }: at most { $most } in all.
problem-wrong-order = { $path }: cities for more players come last.
problem-too-few-start-cards = { $path }: too few start cards for { $players } players.

## Rules

chapter-P1 = Components
chapter-P2 = Set-up
chapter-P3 = A turn, in exactly this order
chapter-P4 = Scoring a city
chapter-P5 = End of the game
chapter-P6 = Examples
chapter-P7 = Information

rule-P1-1 = Ten cities; each has a number of floors to be built, two tiles for its two towers, and its own cards. In all { $cards } cards and { $floors } floors, without Pistoia { $cards_below_five } and { $floors_below_five }. A card shows two crests, or one crest and one bonus: a head, two heads of one kind, a move (MOVE) or a free choice (ANY). Start cards (*) show one crest and one head. There are three kinds of head: lady, red hat and beard.
rule-P1-2 = Each player has { $supply_2 } floors with two players, { $supply_3 } with three, { $supply_4 } with four and { $supply_5 } with five, whatever the colour. They never run out.
rule-P2-1 = With two to four players Pistoia’s cards and tiles stay in the box.
rule-P2-2 = The start cards in play are shuffled and { $hand } dealt to each player, face down. Those left over are shuffled with all other cards: that is the stock.
rule-P2-3 = The tiles lie open at their cities. Beside each city in play the top card of the stock is laid open, whatever city it names.
rule-P2-4 = The start player is drawn by lot. After that it goes clockwise, one turn each.
rule-P3-1 = Play one card from your hand onto your open pile. You must, and you always can: the crests not yet played are always as many as the floors still missing. All hands run out in the same round.
rule-P3-2 = Build one floor for each crest on the card, in the city it names, on either of its two sites; two floors may go to one site or one to each. You must.
rule-P3-3 = When a city becomes full, neither of its sites may be empty: the last floor then goes to the empty site, and of two last floors at least one. Until then a site may stay empty.
rule-P3-4 = A full city is scored at once, before the action and before you take a card. Its towers stay; nothing is built or moved there any more.
rule-P3-5 = A card with MOVE lets you, if you like, move one floor: choose a city other than the one you just built in, not yet scored, that holds at least one floor of yours in either tower. The top floor of one of its towers, whoever owns it, goes on top of the other tower or onto its empty site. A tower may vanish that way. If no city will do, the action lapses.
rule-P3-6 = Take exactly one card into your hand: the one beside the city you built in. With a free choice, or if no card lies there, you take the card beside any city of your choice, scored or not. You must take one if any lies on the board.
rule-P3-7 = The space from which the card was taken is refilled from the stock, also beside a city that has been scored. If the stock is empty, it stays bare.
rule-P4-1 = Whoever has most floors in the higher tower takes the higher tile, whoever has most in the lower tower the lower one. If several have equally many, the one of them whose topmost floor lies higher takes it. One player may take both; the others get nothing. As a city’s number of floors is odd, its towers are never equally high.
rule-P5-1 = The game ends when nobody holds a card: after { $turns_2 } turns each with two players, { $turns_3 } with three, { $turns_4 } with four and { $turns_5 } with five. By then all cities have been scored.
rule-P5-2 = For each kind of head by itself: { $points } points for every full { $set } among all the cards you played. A card with two heads counts as two. What is left over and mixed sets bring nothing.
rule-P5-3 = Most points from tiles and heads win. If equal, most floors left in the supply win; if still equal, the win is shared.
rule-P6-1 = Example of a move: red plays Lucca’s MOVE card. Lucca is out, as red just built there, and Parma too, as red has no floor there. In Milano stand, from the bottom, red red black black on the left and red on the right; black holds the higher tower, two floors each but the topmost is black. Red moves the top black floor to the right: red red black, and red black. Now red has most floors in the higher tower.
rule-P6-2 = Example of heads: five, six and two of the three kinds bring 6, 12 and 0 points; with tiles worth 33 that makes 51.
rule-P7-1 = Hidden are only start cards still in other hands and the order of the stock. Cards taken later, cards played and tiles won were seen by all; the engine and the bots remember them.
rule-P7-2 = Of other players’ piles the table shows only the top card, of their tiles and hand cards only the number; your own you always see. With the option “open memory” it shows everything that all have seen.

## The figures, in tables

figures-sums = All components
figures-sums-below-five = Without Pistoia (two to four players)
figures-players = What each player has
figures-heads = Heads
figures-city = The cities, their tiles and cards
figure-cards = cards
figure-floors = floors
figure-sums-tiles = points on all tiles
figure-sums-below-five-tiles = points on all tiles
figure-start-cards = start cards
figure-heads-of-each-kind = heads of each kind
figure-supply-of-two = floors of each of two players
figure-supply-of-three = floors of each of three players
figure-supply-of-four = floors of each of four players
figure-supply-of-five = floors of each of five players
figure-hand = cards in hand
figure-heads-set = heads in a set
figure-heads-points = points for a set
figure-least-players = in play from … players
figure-higher-tile = higher tile
figure-lower-tile = lower tile
figure-two-crests = cards with two crests
figure-start = start cards with
figure-single = cards with one head
figure-pair = cards with two of a kind
figure-actions = action cards
