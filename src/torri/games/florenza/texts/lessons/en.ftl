# A first game of Florenza in English: what each step of lessons.toml says.

lesson-about = Five families adorn Florence, and you lead the Medici. Learn in fourteen short steps how workers are placed, how plans are paid, how artists bring prestige and what a broken promise costs; it takes about ten minutes. You play a short game against Bianca and the Pazzi, by the real rules.
lesson-end = Plan with workers, then pay in the districts and for the artworks: that is every round. Watch the ledger, hire the great before they leave the town, and leave no field and no niche empty at the end. Now lead a family yourself.

lesson-use-title = Workers are placed
lesson-use-says = Each round you place your workers one by one, in turn with Bianca; what they do comes later. The first errand: occupy a building. Your Picconiere on field 2 will bring marble and florins. A rival’s building may be occupied too, but that costs you a point of prestige, and its owner gains it.
lesson-use-asks = Occupy your own Picconiere on field 2.
lesson-use-instead = All sorts of things could be done with this worker. Begin with your Picconiere: press it in your district.
lesson-use-done = The worker stands there until phase 6; then the building yields. Nobody else can use it this round.

lesson-talents-title = Who can do what
lesson-talents-says = An artwork needs a worker and an artist with one of its talents: architect, sculptor or painter. Masaccio is a painter, and the statue in your Palazzo wants a sculptor. You may press anything: what the rules forbid is explained.
lesson-talents-asks = Choose the Statua in your Palazzo, then try to hire Masaccio for it.
lesson-talents-instead = Just try it: the Statua in your Palazzo, and then Masaccio under Life I.
lesson-talents-done = That is “Why not?”: the rule, and what is missing. It works for everything on the board.

lesson-create-title = Plan an artwork
lesson-create-says = The Salone of your Palazzo can be painted: it costs wood, cloth, spice and 100 florins, and Masaccio asks 150 more. It is paid in phase 7, not now. Under Life I he is in his last round: persons move one card down each round, and then they leave.
lesson-create-asks = Plan the Salone in your Palazzo with Masaccio.
lesson-create-instead = There is other work and there are other artists. Let Masaccio paint the Salone before he leaves.
lesson-create-done = Masaccio is hired, and nobody else can have him this round. Your plan shows what you will need.

lesson-build-title = Plan a building
lesson-build-says = You may plan what you cannot pay yet, and that is the danger: a building that is not paid costs a point of prestige. The Fabbro costs a marble and a wood, the Salone a wood too, and you have only one. Plan it all the same, and look at your ledger: wood is short.
lesson-build-asks = Press field 4 of your district, or “Buildings to plan”, and choose the Fabbro.
lesson-build-instead = The Fabbro is what we need next: it will bring a metal every time it is used.
lesson-build-done = Your ledger now says that a promise would fail: one wood is missing. Fortunately there is a way out.

lesson-market-title = Off to the market
lesson-market-says = At the market you can sell a cube, buy one, and trade two for one, each once. It opens in phase 5, before anything is paid. Each family may send one worker there.
lesson-market-asks = Send your last worker to the market.
lesson-market-instead = Keep your promises first: the market is where the missing wood comes from.
lesson-market-done = All workers are placed. Now what was planned is done, phase by phase.

lesson-trade-title = Trade two for one
lesson-trade-says = Phase 5, the market. Selling brings { $sale } florins, buying costs { $price }. Better here: gold and metal are of no use to you this round. Give both for a wood.
lesson-trade-asks = Trade gold and metal for a wood, then leave the market.
lesson-trade-instead = That is a deal, but your florins are promised to Masaccio. Trade gold and metal for wood.
lesson-trade-done = Two wood: now the ledger comes out even. Next come the districts, field by field.

lesson-yield-title = Buildings yield
lesson-yield-says = Phase 6 goes through all districts by the number of the field: first all fields 1, then all fields 2, and so on. What one field brings can pay on a later one. Your Picconiere stands on field 2, the Fabbro waits on field 4.
lesson-yield-asks = Use the Picconiere.
lesson-yield-instead = Nothing would be lost, but nothing gained. Say yes: it costs nothing.
lesson-yield-done = A marble and 50 florins, just in time for the next fields.

lesson-finish-title = Finish a building
lesson-finish-says = Now the Fabbro: pay the whole price, and it stands for the rest of the game. If you don’t, you lose { $building_failure } prestige. At the end of the game every field without a building costs a point as well.
lesson-finish-asks = Pay for the Fabbro.
lesson-finish-instead = You could refuse, but it would cost prestige, and you have what it takes.
lesson-finish-done = The Fabbro is yours and can be used from the next round on.

lesson-masterpiece-title = The artist at work
lesson-masterpiece-says = Phase 7: choose a talent, pay the work and the fee, take its prestige. Then a die decides what the artist’s fame adds; in the cathedral it is rolled twice. A golden face of a named artist is a masterpiece.
lesson-masterpiece-asks = Have the Salone completed by Masaccio as a painter.
lesson-masterpiece-instead = Without payment you would lose prestige, one for the work and one more as Masaccio has a name. Pay him as a painter.
lesson-masterpiece-done = Four prestige are yours already, and the die will add some. Watch Bianca: she has promised a statue and cannot pay for it.

lesson-captain-title = Captain of the People
lesson-captain-says = Phase 8: who alone leads on the prestige track becomes Captain, keeps the points as certificates and begins at zero again. Nine points are safe. A new round begins with income, and the Captain may guard a worker or an artist. Michelangelo stands under Life I: this is his last round.
lesson-captain-asks = Guard an artist: Michelangelo Buonarroti.
lesson-captain-instead = Guarding a rival’s worker hurts, but greatness leaves the town after this round: guard Michelangelo.
lesson-captain-done = Nobody but you may hire Michelangelo this round.

lesson-donate-title = Preachers bring workers
lesson-donate-says = Who donates to a preacher pays at once and rolls for workers: they come from your reserve and can be placed in this very phase. Francesco d’Assisi costs 50 florins and brings a bishop point too. With { $bishop_needs } or more of those, and more than anybody else, you become Bishop.
lesson-donate-asks = Donate to Francesco d’Assisi.
lesson-donate-instead = First get more hands: Francesco brings two or three workers for one.
lesson-donate-done = He preaches in your Chiesa. The die now shows how many workers come.

lesson-master-title = The greatest of them
lesson-master-says = The Facciata of your Palazzo takes an architect or a sculptor, and Michelangelo is both: as an architect he asks 150 florins, as a sculptor 300 and brings far more fame. You choose the talent only when you pay. Your ledger shows what you could afford.
lesson-master-asks = Plan the Facciata in your Palazzo with Michelangelo.
lesson-master-instead = Michelangelo is guarded for you and leaves after this round. Give him your Palazzo’s Facciata.
lesson-master-done = He is hired. If you could not pay him in the end, you would lose { $district_failure } prestige for the work and { $artist_failure } more for the name.

lesson-florins-title = Look ahead in the ledger
lesson-florins-says = Three hundred florins are too few for the sculptor and the work together. But phase 6 comes before phase 7: whatever your buildings bring there can pay for artworks. Your Cambiavalute on field 1 brings 150.
lesson-florins-asks = Occupy your Cambiavalute on field 1.
lesson-florins-instead = A good errand, but money comes first: your Cambiavalute on field 1.
lesson-florins-done = Now both talents are within reach, and you decide when you see what else the round has brought.

lesson-cathedral-title = A tower for the cathedral
lesson-cathedral-says = The last round. You have promised the Campanile of the cathedral, and Michelozzo is hired. It brings ten prestige and two rolls, of which the better counts. Not paid it would cost { $cathedral_failure }, and { $artist_failure } more for his name: the greatest works are the greatest risks.
lesson-cathedral-asks = Have the Campanile completed by Michelozzo as an architect.
lesson-cathedral-instead = You can pay it, so do: failing in the cathedral is the dearest way to fail.
lesson-cathedral-done = Ten prestige. After the last offices everything is counted: certificates, prestige, cubes and florins. Every empty field costs a point, every niche of Palazzo and Chiesa without an artwork too.
