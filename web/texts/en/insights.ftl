insights-title = What your matches say
insights-about = From the reviews of your own matches, of those that you played to the end. Only you see this page.
insights-none = Nothing to tell yet: play a match to its end, and have it reviewed here.
insights-game = Game

insights-luck = Luck and play
insights-last =
    { $count ->
        [one] one match
       *[other] last { $count } matches
    }
insights-won = won
insights-lost = lost
insights-corner-earned = earned against the draws
insights-corner-both = lucky and well played
insights-corner-neither = unlucky and loose
insights-corner-lucky = lucky, played loosely
insights-axis-luck = luck of the draws
insights-axis-own = own play
insights-average = In a match on average: { $luck } points by the draws, { $own } by own play.
insights-few = These are few matches: chance still weighs more than play.
insights-table = The matches as a table
insights-match = Match

insights-sources = Where the points come from
insights-yours = Own
insights-against = Against the table
insights-sources-about = Points a match. The upright is the average of the others at the same tables.

insights-given = Where you give points away
insights-most = Most goes here: { $kind } ({ $lost } points a match). By time: { $third } ({ $part }).
insights-kinds = By kind of decision
insights-thirds = By time
insights-third-first = First third of the match
insights-third-second = Second third
insights-third-last = Last third
insights-decisions =
    { $choices ->
        [one] one decision
       *[other] { $choices } decisions
    }
insights-mistakes =
    { $mistakes ->
        [0] no mistake
        [one] one mistake
       *[other] { $mistakes } mistakes
    }
insights-given-about = What better plans would have kept of your expected lead, in a match on average. A decision belongs to the question at which the better plan parts from yours.

insights-reviews = Reviews
insights-reviewed = { $count } of { $of } matches have a review.
insights-review-more =
    { $count ->
        [one] Review one more
       *[other] Review { $count } more
    }
insights-review-about = About a minute each, one after another. You may leave this page meanwhile.
insights-reviewing =
    { $count ->
        [one] A match is being reviewed …
       *[other] { $count } matches are being reviewed …
    }

insights-kind-firenze-seals = Placing neutral seals
insights-kind-firenze-card = Choosing a card
insights-kind-firenze-events = Suffering events
insights-kind-firenze-exchange = Exchanging bricks
insights-kind-firenze-build = Building
insights-kind-firenze-commissions = Fulfilling commissions
insights-kind-firenze-limits = Returning and discarding
insights-kind-firenze-persons = Playing persons
insights-kind-patrizier-card = Playing a card
insights-kind-patrizier-build = Choosing the site
insights-kind-patrizier-move = Moving a floor
insights-kind-patrizier-take = Taking a card
insights-kind-florenza-start = Family and first building
insights-kind-florenza-offices = Captain and Bishop
insights-kind-florenza-workers = Placing workers
insights-kind-florenza-plans = Planning buildings
insights-kind-florenza-artworks = Artworks and artists
insights-kind-florenza-preachers = Preachers
insights-kind-florenza-market = At the market
insights-kind-florenza-using = Using buildings
