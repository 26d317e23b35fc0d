# A first game of Patrizier in English: what each step of lessons.toml says.

lesson-about = Two noble families build towers in nine Italian cities. Learn in eleven short steps how a turn goes, how a city is won and what can go wrong; it takes about seven minutes. You play against Bianca, by the real rules.
lesson-end = That was the whole game: play a card, build, perhaps use its bonus, take a card. Majorities win tiles, sets of heads win the rest. In a real game nobody tells you what to play, so look at what lies beside the cities before you choose where to build.

lesson-turn-title = Your first turn
lesson-turn-says = On your turn you play one card of your hand and build in the city it names: one floor for each crest on the card. Every city has two sites, left and right, for its two towers. Then you take the card that lies beside that city, so where you build also decides what you get.
lesson-turn-asks = Play the Verona card with the red hat and build on the left site.
lesson-turn-instead = Any of your cards could be played. For now take Verona: press its card in your hand, then the left site.
lesson-turn-done = Your first floor stands, and the card beside Verona, Milano with two crests, is in your hand. The space has been filled again from the stock.

lesson-two-crests-title = Two crests, two floors
lesson-two-crests-says = Some cards show two crests: they build two floors at once, both on one site or one on each. It is not the highest tower that wins, but whoever has the most floors in it. In Milano you would like to be first, and strongly.
lesson-two-crests-asks = Play Milano with two crests and put both floors on the left site.
lesson-two-crests-instead = Spreading the floors is allowed too, but here we want a strong start: Milano, both floors on the left.
lesson-two-crests-done = Two floors in one turn, and nobody else in that tower. Beside Milano lay a card with a free choice, and now it is yours.

lesson-any-title = Any card you like
lesson-any-says = Usually you must take the card beside the city in which you built. A card with a free choice frees you from that: take the card beside any city. Beside Firenze lies Verona with two crests, and Verona needs only three more floors.
lesson-any-asks = Play Milano with the free choice, build on the right site, and take the card beside Firenze.
lesson-any-instead = That would be a turn, but not this one: Milano with the free choice, right site, then the card beside Firenze.
lesson-any-done = You have the card you wanted, not the one that happened to lie there. Watch what Bianca does in Verona now.

lesson-full-city-title = A full city is scored
lesson-full-city-says = Three of Verona’s five floors stand: one of yours on the left, two of Bianca’s on the right. Your two floors fill the city, and then it is scored at once: most floors in the higher tower win the higher tile, most floors in the lower tower the lower one. So count before you build: where must your floors go?
lesson-full-city-asks = Play Verona with two crests so that you win the higher tile: both floors on the left.
lesson-full-city-instead = Count again: with a floor on the right, that tower would be the higher one, and Bianca has most floors in it. Both floors belong on the left.
lesson-full-city-done = Three floors against two: the left tower is higher and yours, and the tile worth five with it. Bianca takes the lower tile. In Verona nothing is built or moved any more.

lesson-not-here-title = What is not allowed, and why
lesson-not-here-says = In Milano’s left tower there are two floors each, but Bianca’s lie on top: in a tie the topmost floor decides, so she leads there. A card that shows “move a floor” lets you move one top floor to the other tower of its city. You may press anything: what is forbidden is explained with its rule.
lesson-not-here-asks = Choose Lucca with “move a floor” and build on the left. Then try to move a floor in Lucca itself: press its left tower.
lesson-not-here-instead = Just try it: Lucca with “move a floor”, left site, then Lucca’s left tower. Nothing can go wrong, for nothing has been played yet.
lesson-not-here-done = That is “Why not?”: the rule, and what stands in the way. The move must be in another city than the one you just built in. It works on every board, for everything.

lesson-move-title = Move a floor
lesson-move-says = You need a floor of your own in the city, and it must not be scored yet: Milano it is. The top floor goes over, whoever owns it. Take Bianca’s topmost floor away from the left tower, and you have most floors there.
lesson-move-asks = Play Lucca with “move a floor”, build on the left, and move the top floor of Milano’s left tower.
lesson-move-instead = A fine move, perhaps, but look at Milano: its left tower’s top floor is the one that hurts you.
lesson-move-done = Now the left tower holds two floors of yours and one of Bianca’s. One move has turned the majority round.

lesson-majority-title = Hold the majority
lesson-majority-says = Milano lacks two floors, and it is scored whoever builds the last one. Bianca may well do that on her next turn. Make your lead safe before she can.
lesson-majority-asks = Play Milano with the beard and build on the left.
lesson-majority-instead = On the right you would help a tower that becomes the lower one. Milano, left: there lies the higher tile.
lesson-majority-done = Four floors, three of them yours. Bianca fills the city herself: you get the seven for the higher tower, she the four for the lower one. Scoring may come on anybody’s turn.

lesson-empty-site-title = No site stays empty
lesson-empty-site-says = Many turns have passed, and the last cards are in your hands: no more are taken. In Ferrara three floors stand on the left, and the right site is still empty. When a city becomes full, neither site may be empty.
lesson-empty-site-asks = Choose Ferrara with two crests and try to put both floors on the left.
lesson-empty-site-instead = Only try it: choose Ferrara, then both floors on the left.
lesson-empty-site-done = The rule says what is missing: at least one of the last floors must go to the empty site. Remember it: an empty site is a tower that is won with a single floor.

lesson-last-floors-title = A tower for nothing
lesson-last-floors-says = So the right site needs at least one floor. Two floors there make a tower that is all yours, and the left one, where you lead already, stays the higher one.
lesson-last-floors-asks = Play Ferrara with two crests and put both floors on the right.
lesson-last-floors-instead = One on each side would be legal as well. Put both on the right: so nothing changes on the left, and the lower tile is surely yours.
lesson-last-floors-done = Both tiles of Ferrara are yours: five and two. Look for such gifts before your rivals see them.

lesson-heads-title = Collect heads
lesson-heads-says = At the end every { $set } heads of one kind on the cards you played bring { $points } points; a card with two heads counts twice, leftovers bring nothing. You have played five beards. One more completes the second set.
lesson-heads-asks = Play Roma with the beard and build on the left.
lesson-heads-instead = Mind the heads: Roma with the beard is worth { $points } points. Build it on the left.
lesson-heads-done = Six beards: two full sets. A set is worth as much as a good tile, so look at the heads when you choose cards.

lesson-end-title = The last card
lesson-end-says = Your last card, Roma with two crests, is played by itself, as there is no other. It fills Roma. The game ends when nobody holds a card, and most points from tiles and heads win; if equal, who has built fewer floors.
lesson-end-asks = Put both floors on the right.
lesson-end-instead = Bianca is close behind you. Both floors on the right win you both tiles of Roma.
lesson-end-done = Both towers of Roma are yours. Bianca still plays her last card, then everything is counted.
