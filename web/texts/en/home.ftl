# The head of the pages, the first page, and the lists of matches.

## Head

home-to-first-page = Torri: to the home page
home-nav = Main
home-nav-play = Play
home-nav-matches = Matches
home-nav-today = Today
home-nav-events = Events
home-nav-watch = Watch
home-nav-rules = Rules
home-nav-records = Records
home-nav-settings = Settings
home-language = Language
home-guest = guest
home-your-page = Your page
home-account = signed in

## Who you are

home-hello = What shall we build tonight?
home-hello-again = Welcome back, { $name }
home-hello-about = Three games of towers and patrons. One click, and you sit at a table.
home-hello-waits =
    { $matches ->
        [0] { $deals ->
            [one] One of today’s deals waits for you.
           *[other] { $deals } of today’s deals wait for you.
        }
        [one] { $deals ->
            [0] One match waits for you.
            [one] One match waits for you, and one of today’s deals.
           *[other] One match waits for you, and { $deals } of today’s deals.
        }
       *[other] { $deals ->
            [0] { $matches } matches wait for you.
            [one] { $matches } matches wait for you, and one of today’s deals.
           *[other] { $matches } matches wait for you, and { $deals } of today’s deals.
        }
    }
home-you = You
home-you-play-as = You play as
home-your-crest = Your crest
home-crest-lily = Lily
home-crest-lion = Lion
home-crest-key = Key
home-crest-star = Star
home-crest-tower = Tower
home-guest-is = Guest.
home-guest-nothing = No sign-up.
home-guest-keep = Keep my matches elsewhere too
home-account-is = Signed in as { $login }.
home-account-manage = Your account

## The games

home-game = Game
home-about-firenze = Stack bricks into towers and seal a commission at exactly its height. A tower you do not raise falls.
home-about-patrizier = Each card adds a floor in its city. Lead the tall tower there, or slip into the short one.
home-about-florenza = Hire artists while they live, adorn palace and church, be named Captain of the People.
home-choose = Choose { $game }
home-chosen = Chosen
home-players = Players
home-minutes = { $minutes } min
home-depth = depth
home-depth-of = Depth { $depth } of 4
home-play-now = Play now
home-you-and-bots =
    { $bots ->
        [one] you + 1 bot
       *[other] you + { $bots } bots
    }
home-bots-count =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
home-bots-of = Bots for { $game }
home-rules-of = Rules of { $game }
home-learn = Learn it in ten minutes
home-learn-of = Learn it in ten minutes: { $game }
home-first = New here? Learn { $game } by playing it
home-first-about = A real game in small steps, about ten minutes: the teacher says one thing, you do it.
home-first-begin = Start the lesson
home-first-go-on = Go on with the lesson

## Against bots

home-bots = Against bots
home-bots-honest = They see only what you would see
home-strength = Strength
home-bots-sum =
    { $bots ->
        [one] You and one bot, { $level }.
       *[other] You and { $bots } bots, { $level }, of different styles.
    }
home-level-novizio = Makes many slips: a beginner who thinks will win.
home-level-garzone = Has learnt the rules, and still slips a lot.
home-level-lavorante = Plays well, with a slip now and then.
home-level-compagno = Plays what looks best a few steps ahead.
home-level-capomastro = Searches through what may follow.
home-level-maestro = Searches deep: up to two and a half seconds a decision.
home-level-gran-maestro = Learned by playing millions of games against itself; nobody showed it how. It looks ahead with what it has learned, up to two and a half seconds a decision.
home-levels-measured = Each level beats the one below in at least 60 of 100 games.
home-rated = Rated
home-rated-about = Moves your rating: no hints, and who leaves, loses.
home-rating-of = Your rating in { $game }:
home-set-up = Set up a table

## Friends, and this device

home-friends = Invite friends
home-friends-about = Whoever opens the link sits down at your table, without signing up.
home-friends-number = Number of friends
home-invite = Open the table
home-friends-sum =
    { $game } · { $players } players · { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
home-copy = Copy
home-copied = Copied
home-device = On this device
home-device-about = Pass it round. Hands stay covered until the next one says “it’s me”.
home-device-open = Play on one device
home-device-people = Number of people
home-device-name = Name
home-device-name-of = Name of player { $number }
home-device-crest-of = Crest of player { $number }
home-device-nameless = Everyone needs a name.
home-device-alike = Two have the same name: at the table nobody could tell them apart.
home-device-start = Start

## Matches

home-matches = Your matches
home-replay = Replay and review
home-records = Open a record
home-imported = From a record, { $ago }
home-wait-for-you =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
home-all = All { $count }
home-since = Since your last turn
home-no-matches = None yet. Press “Play now”, and you sit at a table.
home-against = with { $names }
home-your-turn = Your turn
home-waiting = Waiting
home-paused = Paused
home-over = Finished
home-chairs-free =
    { $count ->
        [one] One chair is still free
       *[other] { $count } chairs are still free
    }
home-left-to-move = { $left } left to move
home-changed = Last move { $ago }
home-changed-now = Last move just now
home-thinks = { $name } is thinking
home-thinks-left = { $name } is thinking, { $left } left
home-won =
    { $apart ->
        [0] A shared win with { $points } points
        [one] You won with { $points } points, one ahead
       *[other] You won with { $points } points, { $apart } ahead
    }
home-lost =
    { $apart ->
        [one] Place { $place } of { $players }, one point behind
       *[other] Place { $place } of { $players }, { $apart } points behind
    }
home-invited = { $name } invites you to a game of { $game }.
home-invited-go = Have a look
home-invited-decline = No, thanks
home-invited-decline-of = Decline { $name }’s invitation to { $game }
home-open = Open tables
home-no-open = No table has a free chair just now. Open one of your own under “Set up a table”.
home-friend-here = here now
home-nav-friends = Friends
home-friends-here = { $here } of { $count } here now
home-friend-plays = plays { $game }
home-friend-away = not here
home-friend-watch = Watch { $name }
home-friend-invite = Invite { $name } to a table
home-friend-ask = Invite
home-for-friends = for friends
home-table-of = { $name }: { $game }
home-seated = { $seated } seated, { $free } free
home-join = Join
home-join-of = Join the table of { $name }
home-open-table = Go there
home-clock-none = no clock
home-clock-live = live, { $bank } each
home-clock-live-more = live, { $bank } each + { $more } a turn
home-clock-days = { $bank } a turn
home-finished = Finished
home-insights = What they say together
home-going-on = Going on
home-not-begun = Waiting for players
home-earlier = Earlier ones
home-watch-title = Watch
home-watch-about = Matches that go on now. You see what everyone at the table sees, and nobody’s hand.
home-watch-none = Nobody plays in public just now.
home-watch-it = Watch
home-watch-later = shown with a delay
home-watch-since = begun { $ago }
home-watch-replay = Replay of the day
home-watch-replay-about = Nobody plays in public now: here is the closest of the last public matches, turn by turn.
home-watch-ended = ended { $ago }
home-watch-again = Look at it
home-new-table = New table

## For who comes back

home-puzzle-which = { $game }, puzzle { $number }: one plan is clearly best. Which?
home-puzzle-rest = You have tried all of today’s puzzles. More are waiting.
home-puzzle-solve = Solve it
home-lessons = Lessons
home-lesson-come = { $step } of { $all }
home-lesson-new = not begun

## What one can rely on

home-promises = What you can rely on
home-promise-why = Why not?
home-promise-why-about = Press anything you may not do: the rule answers.
home-promise-ledger = Every point has a cause
home-promise-ledger-about = The score opens into a ledger, line by line.
home-promise-fair = Draws nobody can rig
home-promise-fair-about = Sealed before the start, checked at the end.
home-promise-bots = Bots that don’t peek
home-promise-bots-about = They know what their seat knows, and we test that.
home-promise-free = Free for everyone
home-promise-free-about = No sign-up, nothing to pay, no limit to matches.

## Trouble

home-unreachable = The server can’t be reached. We keep trying.
home-refused = The server refused that ({ $status }).
home-span-second = { $count } sec
home-span-minute = { $count } min
home-span-hour = { $count } hr
home-span-day = { $count } { $count ->
    [one] day
   *[other] days
}

# The deal of the day.

home-today = Deal of the day
home-today-counted = { $points } points · place { $place } of { $count }
home-today-points = { $points } points
home-today-new = not played yet
home-today-left = { $hours } h { $minutes } min left
home-today-running = begun
home-today-uncounted = does not count
home-today-other = played before in this browser
home-today-play = Play it
home-today-compare = Compare
home-today-streak =
    { $count ->
        [one] One day in a row.
       *[other] { $count } days in a row.
    }

## What waits for somebody

home-called = What waits for you
home-called-open =
    { $count ->
        [0] What waits for you: nothing
        [one] What waits for you: 1 thing
       *[other] What waits for you: { $count } things
    }
home-called-none = Nothing waits for you.
home-called-turn = { $game }: it is your turn
home-called-round = { $game }: a new round of { $name } has begun
home-called-invitation = { $name } invites you to a game of { $game }
home-called-friend = { $name } has a chair free at a table of { $game }
home-called-stopped = You are no longer called at { $name }
home-called-next = Next of your matches
home-called-how = How you are called back
