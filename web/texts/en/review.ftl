review-title = Review
review-about = Torri plays the match on from every position, many times over: by how many points could each of you expect to win? It then looks at each decision with what that player knew, and says what would have been better.
review-running-match = A match can be reviewed as soon as it is over.
review-effort-quick = Quick review
review-effort-quick-about = about a minute
review-effort-thorough = Thorough review
review-effort-thorough-about = a few minutes, surer figures
review-asking = Looking whether there is a review …
review-waiting = Others are being served. The review begins in a moment.
review-preparing = The review begins. Before the first review of a game the machine has to prepare itself: a minute or two, once.
review-working = The match is being reviewed …
review-progress = { $done } of { $of } steps
review-leave = You may leave this page: the review goes on, and stays with the match.
review-cancel = Cancel the review
review-status-cancelled = The review was cancelled.
review-status-failed = The review broke off. Nothing is lost; try again.
review-again = Try again
review-unreachable = The server can’t be reached. Nothing is lost; try again in a moment.
review-made = { $playouts } games played on from every choice; ± { $error } points
review-closer = Look more closely
review-closer-about = The quick figures stay until the thorough ones are there.

review-start = Start
review-turn = Turn { $number }
review-rule = Rule { $rule }
review-maestro = Maestro
review-seats = Whose play is shown

review-margins = Expected lead
review-margins-about = expected final score, less that of the best rival; ± { $error }
review-margins-said = Expected lead of each player over { $turns } turns. { $ends }
review-margins-end = { $name } ends at { $margin }.
review-margins-ahead = ahead of the best rival
review-margins-behind = behind
review-margins-place = Place in the match
review-margins-here = { $turn }: { $margins }
review-margins-one = { $name } { $margin }
review-margins-table = The leads as a table
review-margins-after = After
review-luck = luck
review-luck-of = { $name }’s
review-mistake-here = Mistake { $number } of { $name }, { $turn }: { $loss } points

review-decision = { $name } decides
review-decision-none = Nobody decides here.
review-decision-none-about = A draw, an answer that follows of itself, or the end of the match.
review-before = Decision before
review-after = Next decision
review-grade-good = as good as the best
review-grade-inaccurate = inaccurate, { $loss }
review-grade-mistake = mistake, { $loss }
review-best = The best plan and the one followed
review-best-margin = expected lead
review-given = { $name } chose this
review-win = { $win }% to win
review-knew = Judged by what { $name } knew then.
review-line = What the better plan does
review-line-good = What the plan does
review-why = Why it is worth { $loss } more

review-margins-first = a first look; the figures become surer while the review is made
review-first-look = A first look: the largest change came in { $turn }, { $name } { $change }.
review-nothing-more = nothing more
review-win-short = { $win }%
review-claims-about = Percentages: in how many of the games played on it happens, with the better plan and with the one followed; they are played { $game ->
        [patrizier] to the end
        [florenza] until everybody has had two more turns, and then until the round is over
       *[other] for two more rounds
    }.
review-because = What counts most: { $gains }{ $has ->
        [yes] ; what it costs: { $costs }
       *[no] { "" }
    }.
review-own-play = Own play { $own } = better than expected { $found }, given away { $lost }

review-luck-skill = Luck and skill
review-luck-skill-about = Where each lead comes from: what could be expected at the start, what draws and hidden cards changed, what the player’s own decisions changed, and what the others’ did. A second review would differ by no more than the ± in 95 of 100 cases.
review-unlucky = { $name }: { $luck } unlucky (± { $error })
review-lucky = { $name }: { $luck } lucky (± { $error })
review-player = Player
review-column-start = Start
review-column-luck = Luck
review-column-own = Own play
review-column-rivals = Rivals’ play
review-column-margin = Lead

review-mistakes = Biggest mistakes
review-mistakes-none = No decision that cost anything worth telling.
review-mistakes-smaller =
    { $count ->
        [one] One smaller one: { $loss }
       *[other] { $count } smaller ones: { $loss } in all
    }
review-chose = { $name } chose
review-better = better

review-sources = Where the points come from
review-sources-source = Source
review-sources-sum = Score
review-source-firenze-commission = Commissions
review-source-firenze-balcony = Balconies
review-source-firenze-floor-tile = First at a height
review-source-firenze-privilege = Privileges
review-source-firenze-last-seal = Last seal placed first
review-source-firenze-majority = Most seals of a colour
review-source-firenze-festival = Festival cards
review-source-patrizier-higher-tower = Higher towers
review-source-patrizier-lower-tower = Lower towers
review-source-patrizier-heads = Heads
review-source-florenza-certificates = Certificates
review-source-florenza-prestige = Prestige on the track
review-source-florenza-captain = Captain in the last round
review-source-florenza-bishop = Bishop in the last round
review-source-florenza-cubes = Cubes left
review-source-florenza-florins = Florins left
review-source-florenza-empty-fields = Fields without a finished building
review-source-florenza-palazzo-uncompleted = Uncompleted artworks of the Palazzo
review-source-florenza-chiesa-uncompleted = Uncompleted artworks of the Chiesa
review-source-florenza-no-palazzo = No artwork of the Palazzo
review-source-florenza-no-chiesa = No artwork of the Chiesa
