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
