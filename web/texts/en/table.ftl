table-title = { $game } · Torri
table-title-turn = ● Your turn · { $game }
table-heading = { $game }, { $players } players
table-what = { $game } · { $players } players
table-home = To the home page
table-opening = Opening the table …
table-not-here = This table can’t be shown
table-no-board = This game has no board in the browser yet. It can be played in the terminal.
table-unreachable = The server can’t be reached. Nothing is lost; try again in a moment.
table-board = The board
table-own = Your own area
table-rivals = The others at the table
table-chronicle = Chronicle
table-bar = What is asked
table-phases = Phases of a turn
table-phase-done = done:
table-your-turn = Your turn
table-menu = Menu
table-paused = Paused
table-paused-by = { $name } has paused the game.
table-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
table-clock-hours = { $hours } h

table-cover-title = Now it is { $name }’s turn
table-cover-about = Pass the device on. Nothing of the others’ cards is shown until you say that it is you.
table-cover-ready = It’s me, { $name }

table-bot = bot, { $level }
table-words = A few words of your own for the draws (as you like)
table-sit = Sit down
table-leave-chair = Give the chair up

table-thinks = { $name } is thinking.
table-waits-for = It is { $name }’s turn.
table-turn-of = { $name }’s turn
table-chance = The draw decides.
table-over = The game is over.
table-lost = Connection lost. It comes back by itself; nothing is lost.
table-along-offer = The server is out of reach. You can play on here, against the same bots.
table-along-play = Play on here
table-along-starting = The match is being made ready here …
table-along-here = You play on here, without the server. The match goes back to it by itself.
table-along-failed = It can’t be played on here: { $cause }
table-along-refused = The server does not take back what was played here. { $cause }
table-along-return = To the match at the server
table-turn-planned = This is planned.
table-would = This would be: { $what }.
table-confirm = Confirm
table-undo = Undo
table-by-hand = Choose bricks myself
table-choices = All answers
table-no-choices = There is nothing to answer now.
table-notation = Write an answer
table-notation-enter = Enter
table-hint = What would the maestro do?
table-counts = What is left
table-ledger = Every point with its cause
table-ledger-about = The points as they stand, line by line, as far as you may know them.
table-ledger-empty = Nobody has scored yet.
table-rule = Rule { $rule }
table-rule-unknown = The rules have no such paragraph.
table-all-rules = Open the whole rules
table-rules = Rules
table-why-not = Why not?
table-why-absent = Not to be had
table-why-lacking = Not enough
table-why-taken = Already taken
table-why-done = Done already
table-why-order = Something comes first
table-why-later = Not now
table-why-place = Not here
table-why-unfit = That doesn’t fit
table-why-limit = No more of it
table-why-alike = They are alike
table-why-has = You have
table-why-is = There is
table-why-needs = It needs
table-why-played = You played
table-why-needed-here = Needed here
table-why-nothing = nothing
table-why-instead = Instead: { $what }
table-overtaken = The match has gone on meanwhile: your plan was not played.
table-not-asked = Something else is asked now: it stands in the bar below.
table-undo-asked = { $name } asks to take a choice back.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waits = You have asked to take a choice back. Waiting for { $names }.
table-watching = You are watching.
table-absent-turn = It is { $name }’s turn, who is not here.
table-absent-ask = Let a bot play on
table-absent-asked = { $count ->
    [one] { $names } wants a bot to play on for { $absent }, until they are back.
   *[other] { $names } want a bot to play on for { $absent }, until they are back.
}
table-absent-agree = I agree
table-absent-waits = A bot plays on for { $absent } as soon as { $names } agrees too.
table-chat-close = Close the talk

table-away-self = A bot plays on for you.
table-away-last = A bot plays on for you. Once it has answered, you come last here.
table-absent = not here
table-away = bot plays on ({ $level })
table-resigned = has given up

table-since = Since your turn
table-rival-step = Step { $number } of { $count }
table-rival-count = { $number } of { $count }
table-pace = How fast the others’ moves are shown
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-instant = Instant
table-skip = Skip
table-key-space = Space
table-round = Round { $round }
table-turn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-filter = Which turns are shown
table-filter-all = All
table-filter-points = Points
table-filter-mine = Mine
table-turns =
    { $all ->
        [0] { $shown } of { $count } turns
       *[other] { $count ->
            [one] 1 turn
           *[other] { $count } turns
        }
    }
table-every-step = Every step
table-by-turns = Turn by turn
table-see-then = See the board then
table-newest = To the newest
table-new-turns =
    { $count ->
        [one] 1 new turn
       *[other] { $count } new turns
    }
table-chronicle-grow = Show the chronicle large
table-no-such-turn = There is no such turn yet.
table-nothing-yet = Nothing has happened yet.

table-hint-thinking = The maestro is looking at your table …
table-hint-would = The maestro: { $what }
table-hint-mostly =
    It gains most by this: { $what } (about { $points ->
        [one] 1 point
       *[other] { $points } points
    })
table-hint-chance =
    { $same ->
        [yes] Chance to win: still { $after }%
       *[no] Chance to win { $before }% → { $after }%
    }
table-claim-sure = { $what }{ $otherwise ->
        [later] { " " }(otherwise later at best)
        [gone] { " " }(otherwise no longer possible)
       *[none] { "" }
    }
table-claim-more = { $what } more often ({ $best }% instead of { $given }%{ $otherwise ->
        [later] { "; " }otherwise later at best
        [gone] { "; " }otherwise no longer possible
       *[none] { "" }
    })
table-claim-less = { $what } more rarely ({ $best }% instead of { $given }%{ $otherwise ->
        [gone] { "; " }then no longer possible
       *[none] { "" }
    })
table-claim-only = { $what } (in { $best }%, otherwise { $otherwise ->
        [later] later at best
        [gone] no longer possible
       *[none] never
    })
table-claim-never = { $what }{ $otherwise ->
        [later] { " so soon" }
       *[none] { "" }
    } (otherwise { $given ->
        [100] always
       *[other] in { $given }%
    }{ $otherwise ->
        [gone] { "; " }then no longer possible
       *[none] { "" }
    })
table-claims = { $gains }{ $has ->
        [yes] ; but { $costs }
       *[no] { "" }
    }.
table-hint-next = Next best
table-hint-first = Back to the best
table-hint-play = Play this line
table-hint-books = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }
table-hint-honest = It sees only what you see. Positions looked at: { $visits }.

table-chat = Talk at the table
table-open-chat = Talk at the table, { $unread ->
    [0] nothing new
    [one] one new line
   *[other] { $unread } new lines
}
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something
table-chat-send = Send

table-pause = Stop the clocks
table-resume = Go on
table-ask-undo = Ask to take my last choice back
table-leave = Let a bot play on for me
table-return = Take my chair back
table-block = Block { $name }
table-blocked = You have blocked { $name }. This match goes on without words; after it you never meet. On your page you can undo it.
table-resign = Give up
table-resign-sure = Give up, really
table-language = Language
table-comfort = As you like it
table-confirm-setting = Confirm each turn
table-every-question-setting = Ask every question
table-motion-setting = Things move
table-patterns-setting = Strong patterns beside colours
table-keys = Keys: F2 puts a letter on everything you may press, arrows go from one to the next, F6 to the next area, F4 opens all answers, Ctrl + Enter confirms, Ctrl + Z takes a planned step back, Space skips the others’ moves, Esc closes.
table-fair = Are the draws fair?
table-fair-about = Before anybody sat down the server showed this fingerprint of its secret. At the end it shows the secret, and every draw can be worked out again from it, from the record of the match.
table-fair-secret = The secret, revealed:

table-finished = The game is over
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-record = Save the record
table-replay = Replay and review
table-replay-so-far = Replay so far
table-cause-over = Played to the end.
table-cause-resigned = Ended by giving up.
table-cause-abandoned = Nobody played on.
table-edition = Played with other figures: { $edition }.
table-round-of = Round { $round } of { $rounds }

table-next =
    { $count ->
        [one] Next of your matches (N): 1 more waits for you
       *[other] Next of your matches (N): { $count } more wait for you
    }

table-vacation = On vacation until { $date }

# Plans for when the others have moved

table-foresight-open = Plan ahead
table-foresight-title = If … then …
table-foresight-about = Say what you do if the others do this or that. When it comes so, it is done at once, if it still means the same; if not, you are called. Nobody else learns of it, and your next own move ends it.
table-foresight-new = A new plan
table-foresight-remove = Remove this plan
table-foresight-if = If { $name } does this: { $what }
table-foresight-if-and = If { $name } does this, and whatever else: { $what }
table-foresight-if-anything = Whatever { $name } does
table-foresight-then = You: { $what }
table-foresight-ask = What does { $name } do?
table-foresight-anything = Whatever { $name } does
table-foresight-else = And whatever else { $name } does
table-foresight-and-then = And then …
table-foresight-back = To the table
table-foresight-over = The match would be over then.
table-foresight-example = What the others do here beyond that is an example.
