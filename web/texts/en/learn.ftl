# Lessons: a first game of each game, in small steps.

learn-heading = Learn by playing
learn-about = A first game in small steps, on the real board and by the real rules. Nothing is kept but how far you have come, in this browser.
learn-begin = Begin
learn-of = Learn { $game }
learn-title = Learn { $game } · Torri
learn-not-here = This lesson can’t be shown
learn-opening = The lesson is being prepared …
learn-steps = Steps of the lesson
learn-step = Step { $step } of { $steps }: { $title }
learn-count = Step { $step } of { $steps }
learn-later = some turns later
learn-leave = Leave the lesson
learn-meanwhile = Meanwhile
learn-back = Back
learn-skip = Skip
learn-over = Start over
learn-not-asked = That is allowed, but not what we are after.
learn-well-done = Well done. Read what happened, then go on.
learn-next = Next
learn-show = Show me
learn-parts = { $done } of { $parts } done
learn-part-done = Done:{ " " }
learn-points = Your { $points ->
        [one] 1 point
       *[other] { $points } points
    }
learn-ended = The lesson is over
learn-won = has won
learn-play = Play a real game now
