# Events: leagues, Swiss and duplicate tournaments.

events-title = Events
events-about = Several rounds, several tables. Everybody plays in every round, and nobody is waited for.
events-host = Host an event
events-all = All events
events-mine = Yours
events-open = Open to join
events-running = Being played
events-over = Over
events-none = No event is open. Host one: it takes a minute, and others come by its link or find it here.
events-format-league = League
events-format-swiss = Swiss
events-format-duplicate = Duplicate
events-format-league-about = Everybody meets everybody, at larger tables as evenly as can be.
events-format-swiss-about = You meet those who stand where you stand, and nobody twice as long as there is another way.
events-format-duplicate-about = All tables of a round get the same deal, and you are compared with those on your seat. That takes the luck out.
events-same-deals = same deals
events-tables-of = tables of { $players }
events-entered = { $count } of { $most }
events-counted =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
events-rated = rated
events-public = open to all
events-private = by link only
events-joined = you take part
events-joined-over = you took part
events-hosted = you host it
events-starts = begins { $at }
events-starts-by-hand = begins when the host begins it
events-round-of = round { $round } of { $rounds }
events-cancelled = cancelled
events-is-over = over
events-says =
    { $rounds ->
        [one] One round of { $game }.
       *[other] { $rounds } rounds of { $game }.
    }
events-says-same = At every table of a round the same deal is played.
events-says-host = Hosted by { $host }.

## What one can do

events-join = Join
events-join-of = Join { $name }
events-look = Look
events-look-of = Look at { $name }
events-leave = Leave
events-withdraw = Withdraw
events-withdraw-about = A bot plays on for you at your table, where you come last, and you are not paired again. There is no way back.
events-begin = Begin now
events-cancel = Cancel the event
events-cancel-about = Everybody who has joined is let go. There is no way back.
events-stay = No, keep it
events-play = Play round { $round }
events-your-turn = Your turn
events-place = Place { $place } of { $count }
events-won = { $name } has won.
events-won-you = You have won!
events-waits-round = Your table is over. The next round begins as soon as all are.
events-resumes = Round { $round } begins in { $left }.
events-resumes-now = Round { $round } begins now.
events-waits-table = Your table is being set up.
events-you-are-out = You have withdrawn.
events-you-were-missing = You were not there for two rounds, and are out.
events-full = All places are taken.
events-fewest = It can begin with { $count } players.
events-share = Share
events-copied = Link copied

## Standings

events-standings = Standings
events-players = Players
events-after =
    { $rounds ->
        [0] before the first round
        [one] after one round
       *[other] after { $rounds } rounds
    }
events-ties = ties are broken from left to right
events-place-head = Place
events-player = Player
events-round = Round { $round }
events-round-now = { $round }, now
events-points = Points
events-deal = Same deal
events-rivals = Rivals
events-wins = Wins
events-tie-first = first tie-break
events-tie-second = second
events-tie-third = third
events-points-of =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
events-plays = plays
events-out = has left
events-bot = bot, { $level }
events-up = up from { $before }
events-down = down from { $before }
events-all-players = All { $count } players
events-fewer = Fewer
events-file = As a file

## Rounds and tables

events-table = Table { $table }
events-table-running = Being played
events-table-waiting = About to begin
events-table-over = Over
events-table-sealed = The same deal is still played elsewhere: this can be looked at when the round is over.
events-watch = Watch
events-watch-of = Watch table { $table }
events-replay = Replay
events-replay-of = Replay of table { $table }, round { $round }
events-left = left
events-odd-chair = a bot, for an odd chair
events-round-before = Round before
events-round-after = Round after
events-tables-count =
    { $playing ->
        [0] All { $over } are over
       *[other] Still playing: { $playing }, over: { $over }
    }
events-all-tables = All { $count } tables
events-your-rounds = Your rounds
events-of-hundred = same deal, of 100
events-your-result = place { $place }, { $points } points
events-sat-out = You have sat out this round.
events-rounds = Rounds
events-rounds-now = { $over } of { $count } tables are over
events-rounds-over = over
events-rounds-after = paired after round { $round }
events-rounds-known = all rounds are known
events-rounds-first = when it begins
events-scored = How it is scored
events-scored-points = at your table of { $players } the first gets { $most }, the last none; equals share.
events-scored-deal = the share of those on your seat of the same deal whom you beat, of 100.
events-scored-rivals = the points of those you met.
events-scored-wins = the tables at which you came first.
events-scored-left = Whose time runs out is last there, and a bot plays on. Who misses two rounds in a row is out.
events-next = Next

## Hosting one

events-name = Name
events-name-usual = { $name }’s event
events-game = Game
events-format = Format
events-at-table = Players at a table
events-rounds-number = Rounds
events-league-rounds = A league has as many rounds as it takes for all to meet.
events-most = Places
events-same-deals-ask = The same deal at all tables of a round
events-same-deals-about = As a tie-break. Nobody can watch a table before the round is over.
events-clock-about = Whose time runs out is replaced by a bot: nobody waits for others for ever.
events-pause = Pause between rounds
events-pause-of =
    { $seconds ->
        [0] none
        [30] { $seconds } seconds
        [60] 1 minute
       *[other] { $minutes } minutes
    }
events-who = Who plays
events-find = Who finds it
events-find-all = Everybody
events-find-link = With the link only
events-rated-ask = Rated
events-rated-about = For accounts only.
events-joins = I play too
events-programs = Bots that play for a place
events-programs-none = none
events-level = Level of bots
events-level-about = Also of those on chairs that are left over, and for who leaves.
events-start = Start
events-start-hand = When I begin it
events-start-time = At a time
events-start-at = Day and time
events-create = Open for joining
