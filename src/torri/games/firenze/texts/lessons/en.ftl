# A first game of Firenze in English: what each step of lessons.toml says.

lesson-about = The families of Florence commission towers, and you are a master builder. Learn in twelve short steps how you come by bricks, how towers grow, how commissions bring points and where ruin threatens; it takes about eight minutes. You play against Bianca, by the real rules.
lesson-end = That was it: take a card, perhaps exchange, build, fulfil. Every tower wants a brick on every turn, the cheap cards lie on the left, and the last points are counted at the very end. Now try it without a teacher.

lesson-take-title = Take a card
lesson-take-says = A turn begins with one of the six cards in the row; the bricks on it are yours. The leftmost is free, each further one costs a brick more: you lay one on every card left of it. The Workshop in second place makes building cheaper for the whole game, and three red bricks lie on it.
lesson-take-asks = Take the second card, the Workshop, for one brick.
lesson-take-instead = You could take another card. For this game we want the red bricks: the second card from the left.
lesson-take-done = Your white brick lies on the Smuggler now and makes that card more tempting for others. The row closes up, and a new card comes in on the right.

lesson-build-title = Begin a tower
lesson-build-says = Bricks become towers: one colour each, as many as you like. Laying two in a turn is free; three cost { $cost_3 } brick more, four { $cost_4 }, five { $cost_5 }, six { $cost_6 }. Keep your third red brick: you will need it on your next turn.
lesson-build-asks = Go on without an exchange, lay two red bricks on a new tower, and say that you are done building.
lesson-build-instead = That would work, but keep one red brick back: two red bricks on a new tower, then done.
lesson-build-done = A red tower of two stands in your yard. Now Bianca plays.

lesson-too-dear-title = What is not allowed, and why
lesson-too-dear-says = Your turn again. The sixth card is tempting, but it costs five bricks, and you have three. You may press anything here: what the rules forbid is explained, with its rule.
lesson-too-dear-asks = Press the sixth card, the Princess, although you can’t pay for it.
lesson-too-dear-instead = Just press the sixth card of the row. Nothing can go wrong.
lesson-too-dear-done = That is “Why not?”: what it would cost, what you have, and the rule. It works for everything on the board.

lesson-pay-title = Pay with what you can spare
lesson-pay-says = The Mason in second place is a person: you keep it in your hand and play it when you like. It costs one brick, and you choose its colour. Your red brick is needed for the tower, so pay with white.
lesson-pay-asks = Take the second card, the Mason, and pay with a white brick.
lesson-pay-instead = Take the Mason, and mind what you pay with: the red brick has to stay in your stock.
lesson-pay-done = The Mason is in your hand, and there is another red brick among those that came with it.

lesson-raise-title = A tower must grow
lesson-raise-says = Here is the great danger: each of your towers that stood at the start of your turn and gets no brick in it is torn down, and half of it is lost. So begin only what you can go on with. You have two red bricks: just right.
lesson-raise-asks = Go on to building, lay both red bricks on the red tower, and say that you are done.
lesson-raise-instead = Both red bricks on the red tower: then it stands at four, and that is a height somebody pays for.
lesson-raise-done = The tower has four floors, and it is safe for this turn.

lesson-fulfil-title = Fulfil a commission
lesson-fulfil-says = The windows on the board are commissions: a colour and an exact height. Give up a tower that fits, put your seal there and take the points. A balcony with a numeral is worth more, but they go in order: I comes first, and it lies on red four.
lesson-fulfil-asks = Fulfil red four.
lesson-fulfil-instead = You could wait and build higher, but then the tower needs a brick on every turn. Take the points for red four now.
lesson-fulfil-done = Your first seal. The bricks are back in the bag, and balcony II is open to everyone now.

lesson-exchange-title = Saved by an exchange
lesson-exchange-says = Two turns later you have a green tower of five, and not one green brick. If it is not raised, three of its bricks are lost. Once a turn you may exchange: lay { $exchange } bricks on a card of the row and take one that lay there. On the Alchemist in second place lies a green one.
lesson-exchange-asks = Exchange on the second card: lay three white bricks there and take the green one.
lesson-exchange-instead = The idea is right. Here we use the Alchemist in second place, and pay with the three white bricks, which you need least.
lesson-exchange-done = Dear, but cheaper than a ruin. And mark it: the Alchemist’s card is full of white bricks now.

lesson-balcony-title = The second balcony
lesson-balcony-says = With one more floor your tower fits green six, and on it lies balcony II, which you have opened yourself. Besides, whoever first fulfils a commission of height five, six, seven or eight takes a tile with more points: the one at six is still there.
lesson-balcony-asks = Go on to building, lay the green brick on the green tower, finish building, and fulfil green six.
lesson-balcony-instead = Don’t stop now: green brick on the green tower, done building, then green six.
lesson-balcony-done = Nine for the balcony and { $tile_6 } for being the first at height six: eleven points in one turn.

lesson-rich-card-title = What others pay
lesson-rich-card-says = Bricks that are paid stay on the cards. So cards that nobody wants grow rich, and in the end they lie on the left, where they cost nothing. On the Alchemist lie seven bricks now. But at the end of your turn you may keep at most { $limit }: what is more goes back.
lesson-rich-card-asks = Take the first card, the Alchemist. It is free.
lesson-rich-card-instead = Look at the leftmost card: seven bricks, for nothing.
lesson-rich-card-done = Twelve bricks in stock, two more than you may keep. So build now, rather than give some back.

lesson-person-title = Call a person
lesson-person-says = Four bricks in a turn cost { $cost_4 } more. The Mason saves { $mason } of them, your Workshop another { $workshop }. A person is played before the first brick is laid, and then it is gone. Four white bricks make a tower for which there is a commission at once.
lesson-person-asks = Go on, play the Mason, lay four white bricks on a new tower, finish building, fulfil white four, and end the turn.
lesson-person-instead = Almost: first the Mason, then four white bricks on one new tower, then white four, then go on to the end of the turn.
lesson-person-done = Built and fulfilled in one turn, so there is nothing to raise next time. Small commissions are not worth much, but each is a seal less to place.

lesson-event-title = Events strike everyone
lesson-event-says = The Warehouse Fire is an event: it happens at once, and each player loses { $fire } bricks of the stock. The bricks on the card come to you after the fire, so they are safe. With five good ones on it, it is worth it for you; Bianca only loses.
lesson-event-asks = Take the first card, the Warehouse Fire, and choose three bricks to lose.
lesson-event-instead = The event is what we want to see: take the first card and give up three bricks, whichever you like.
lesson-event-done = Events are not only bad luck: whoever takes them chooses the moment. A Patrician in your hand could even have warded it off.

lesson-last-seal-title = The last seal
lesson-last-seal-says = Many turns later: Bianca is fourteen points ahead, but you have one seal left, and a yellow tower of six. Who places the last seal first gets { $last_seal } points and ends the game; the others have one more turn. Then each colour brings points to whoever has most seals there, and festival cards count. With yellow six you also win yellow: in a tie the higher seal decides.
lesson-last-seal-asks = Fulfil yellow six.
lesson-last-seal-instead = You could wait, but this seal ends the game when it suits you. Fulfil yellow six.
lesson-last-seal-done = Your last seal. Bianca has one more turn, then majorities and festival cards are counted.
