# Puzzles: positions in which one plan is clearly best.

puzzles-title = Puzzles
puzzles-title-of = { $game }: puzzles
puzzles-about = Positions from played games in which one plan is clearly best, as far as the seat can know. Each counts once for your rating.
puzzles-opening = Opening a puzzle …
puzzles-not-here = This puzzle can’t be shown
puzzles-all = All puzzles
puzzles-how-many =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }; you have solved { $solved } of { $tried }.
puzzles-today = Puzzles of today
puzzles-next = Next puzzle
puzzles-number = Puzzle { $number }
puzzles-state-new = not tried yet
puzzles-state-solved = solved
puzzles-state-missed = not solved
puzzles-grade-1 = Easy: garzone bots solve it
puzzles-grade-2 = Lavorante bots solve it
puzzles-grade-3 = Compagno bots solve it
puzzles-grade-4 = Hard: capomastro bots solve it
puzzles-grade-5 = Very hard: no bot of a level up to capomastro solves it more often than not
puzzles-run = { $count } in a row
puzzles-asked = What would you do?
puzzles-own = your puzzles
puzzles-which = { $game } · { $players } players · puzzle { $number }, rated { $points }
puzzles-which-plain = { $game } · { $players } players · puzzle { $number }
puzzles-task = You are { $name }. Make your plan on the board.
puzzles-planned = Confirm it, and you learn what it is worth.
puzzles-show = Show me
puzzles-again = You have answered this puzzle before: it no longer counts.
puzzles-meanwhile = What the others have done since your last turn
puzzles-rules = No clock. One plan is better than all others by at least { $gap } points; there are { $plans } different ones. The first answer counts.
puzzles-lines =
    { $count ->
        [2] Two plans
        [3] Three plans
        [4] Four plans
        [5] Five plans
       *[other] { $count } plans
    }
puzzles-margin = expected margin
puzzles-chosen = bots
puzzles-right = best
puzzles-yours = your plan
puzzles-verdict-right =
    { $points ->
        [one] Best. Worth one point more than the next.
       *[other] Best. Worth { $points } points more than the next.
    }
puzzles-verdict-wrong =
    { $points ->
        [one] Not the best: one point less.
       *[other] Not the best: { $points } points less.
    }
puzzles-verdict-shown =
    { $points ->
        [one] The best plan is worth one point more than the next.
       *[other] The best plan is worth { $points } points more than the next.
    }
puzzles-found = How this was found
puzzles-found-about = All { $plans } plans were compared in games played on from what the seat knows, those that are listed in { $futures } each, with two sets of draws; searches of their own found the same plan. Every plan that is not listed is behind by about { $behind } points or more.
puzzles-levels = Bots have tried it too, and solved it so often:
puzzles-level = { $solved } of { $tried }
puzzles-people =
    { $tried ->
        [one] One person has tried it before you, and { $solved } solved it.
       *[other] { $tried } persons have tried it before you, and { $solved } solved it.
    }
puzzles-press-lines = Press a plan to see it on the board.
puzzles-play-on = Play on
puzzles-share = Share this puzzle
puzzles-copied = The link was copied.
