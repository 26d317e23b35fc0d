# The deal of the day.

daily-title = Deal of the day
daily-about = The same draws, bots and seat for everybody; you play it once.
daily-about-past = The same draws, bots and seat for everybody.
daily-game = Game
daily-tab-played = { $points }, place { $place }
daily-tab-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
daily-tab-running = begun
daily-tab-uncounted = not counted
daily-tab-other = played before
daily-today = { $game } today
daily-table =
    { $players ->
        [2] Two players: you have seat { $seat }, the other is a bot of the level { $level }.
       *[other] { $players } players: you have seat { $seat }, the others are bots of the level { $level }.
    }
daily-play = Play it
daily-go-on = Go on
daily-uncounted = You have begun this deal, but not played it to the end in time and alone: it does not count. Tomorrow there is a new one.
daily-other = This deal was begun in this browser before, by a guest or under another name: that is the same person, and each deal is played once.
daily-rule-once = Each deal is played once, also by a guest who logs in afterwards. You may stop and go on later.
daily-rule-open = No hints, and what has revealed something is not taken back.
daily-rule-time = It counts when it is over before midnight (UTC), played by you alone.
daily-rule-sealed = Who has not played it sees no results and no match of it until the day is over.
daily-yesterday = Yesterday’s deal
daily-against-field = You against the field
daily-against-past = You against your past
daily-field = What was made of it
daily-played =
    { $count ->
        [one] Played by one
       *[other] Played by { $count }
    }
daily-own-played =
    { $count ->
        [one] Your first deal
       *[other] Your { $count } deals
    }
daily-closes = closes at midnight (UTC)
daily-points =
    { $count ->
        [one] point
       *[other] points
    }
daily-place = Place { $place }
daily-of = of { $count }
daily-of-hundred = of 100
daily-margin = on the best bot
daily-chart = How many have made how many points; the middle of { $count } is { $middle }.
daily-middle = The middle of the field: { $points }. Hatched: behind you.
daily-you = you
daily-maestro-made = Maestro: { $points } points, ahead of { $percent } % of the field
daily-first = You are the first who has played it. Come back later to see how others fare.
daily-first-own = Your first deal of this game: from tomorrow on you can compare.
daily-nobody = Nobody has played it to the end.
daily-parted = Where the field parted
daily-parted-about = Those who had played as you did so far
daily-parted-maestro = Along the maestro’s way
daily-turn = Turn { $turn }
daily-worth = { $points } on the others
daily-worth-about = What your way has brought on average, against all other ways
daily-share-of = { $percent } %
daily-mean = ⌀ { $points }
daily-other-ways = other ways
daily-same = The same deal
daily-player = Player
daily-points-head = Points
daily-margin-head = Margin
daily-of-hundred-head = Of 100
daily-somebody = somebody
daily-show-all = Show all
daily-of-hundred-about = Of 100: the share of the others that is behind; who has as many points counts half. Everybody had the same luck. Names are shown of accounts whose page is public.
daily-share-title = To share
daily-share-safe = No move is given away
daily-share = Share
daily-copied = Copied
daily-save = Save image
daily-ahead = Ahead of { $percent } % of { $count }
daily-ahead-own = Better than { $percent } % of my { $count } deals
daily-same-for-all = The same deal for everybody
daily-month-before = The month before
daily-month-after = The month after
daily-day-of = { $day }: { $points } points, place { $place } of { $count }
daily-streak =
    { $count ->
        [0] Play any deal today, and a row of days begins. Your longest: { $longest }.
        [one] day in a row; your longest: { $longest }.
       *[other] days in a row; your longest: { $longest }.
    }
daily-towers = A floor for each fifth of the field that is behind you.
daily-seal = Sealed before the day
daily-seal-about = The draws follow from a secret whose SHA-256 is published the day before. When the day is over, the secret itself is shown here: nobody could have changed the deal.
daily-seal-hash = SHA-256 of the secret
daily-seal-next = SHA-256 of tomorrow’s secret
daily-seal-secret = The secret
daily-replay = Look back at your match
