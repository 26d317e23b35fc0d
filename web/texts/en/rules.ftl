rules-title = Rules of { $game }
rules-games = Games
rules-search = Search in the rules
rules-about = In our own words, every paragraph with its number: the app, the programs and the records cite them.
rules-learn = Learn it by playing, step by step
rules-loading = The rules are coming …
rules-found = { $count ->
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
rules-none = No paragraph says that.
rules-ruling = ruling
rules-ruling-about = The rulebooks disagree or are silent here; this is our ruling.
rules-figures = Figures and where they come from
rules-figures-about = Whoever owns the box can correct a figure in the edition file.
rules-aim = How to win
rules-contents = Contents
rules-desk = Correct figures by your own box

rules-picture-bricks = Bricks of six colours
rules-picture-firenze-cards = Cards: event, person, festival, building, church
rules-picture-firenze-scenes = The 27 kinds of card and their scenes
rules-picture-floor-tiles = Floor tiles
rules-picture-seals = Seals of the players
rules-picture-patrizier-cards = Cards: two crests, or a crest and a bonus
rules-picture-bonuses = The bonuses: lady, red hat, beard, move a floor, free choice
rules-picture-floors = Floors of the players
rules-picture-tiles = The two tiles of a city
rules-picture-arms = The crests of the ten cities
rules-picture-cubes = Cubes: marble, wood, gold, metal, cloth, spice
rules-picture-money = Florins, certificates, prestige, bishop points
rules-picture-workers = Workers of the five families
rules-picture-persons = Architect, sculptor, painter, preacher
rules-picture-die = Dice

rules-example = Example: { $title }
rules-example-play = Play it on the board
