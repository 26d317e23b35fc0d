# Torri in English: what is not of one game. Errors, problems, records and the terminal.

## Errors

error-unknown-game = There is no game “{ $game }”. There { $known_count ->
        [one] is
       *[other] are
    }: { $known }.
error-no-lesson = For { $game } there is no lesson yet.
error-unknown-step = The lesson of { $game } has { $steps } steps; there is no step { $step }.
error-unknown-puzzle = { $game } has no puzzle “{ $puzzle }”. It has { $count ->
        [one] one.
       *[other] { $count }, by the names that the list says.
    }
error-no-whole-plan = An answer to a puzzle is a whole plan: everything that the seat decides until chance or somebody else is asked.
error-no-standard = For { $game } nobody has said what a puzzle has to be. Puzzles can be mined for: { $known }.
error-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-player = There is no player “{ $player }”. There are: { $known }.
error-wrong-setting = The player “{ $player }” has no setting “{ $setting }”. It can have: { $known }.
error-untrusted-seat = { $source } would start the program “{ $program }”. If you trust it, name it again: --seat "{ $program }".
error-thinking-failed = The bots’ thinking failed in { $game }. They try again.
error-no-evaluation = { $game } does not say how good a position is, so no greedy player can play it.
error-no-network = No network has learned { $game } yet, so there is no such player in it.
error-other-network = The network of { $game } was trained for another state of the game ({ $what }: it knows “{ $found }”, here it is “{ $wanted }”). It has to be trained again.
error-no-entities = { $game } does not say what a network would see in it.
error-wrong-option = The option “{ $option }” can’t be “{ $value }”; it can be { $expected }.
error-illegal-answer = That is not allowed. { $reasons }
error-unknown-seat = There is no seat { $seat_number }; { $players } play.
error-unknown-notation = “{ $notation }” is no answer to this question. For example: { $examples }.
error-joined-too-long = “{ $notation }” joins more answers than are asked for here: “{ $rest }” is one too many.
error-ambiguous-notation = “{ $notation }” could mean { $meanings }.
error-wrong-position = That is no position: { $problem }
error-wrong-edition = The edition { $edition } can’t be used: { $problems }
error-unknown-edition = No edition with the figures { $sha256 } is kept here. Install its file first.
error-other-edition = This { $game } was played with the edition { $wanted }, not with { $present }. Give that edition’s file with --edition.
error-unknown-rules = This record follows version { $version } of the rules of { $game }; this program knows { $known }.
error-unreadable-record = { $source } is no record that can be read: { $problem }
error-too-few-entrants = The arena needs two players or more, not just { $entrants }.
error-other-contest = The folder { $folder } holds another contest: there “{ $setting }” is { $found }, here it is { $wanted }. Choose another folder.
error-broken-contest = { $file } can’t be continued: line { $line } was not written by the arena.
error-busy-contest = Another arena is playing in the folder { $folder }.
error-unusable-folder = The folder { $folder } can’t be used: { $detail }
error-workers-lost = A worker ended in the middle of a game: { $detail } With --out the games that are finished are kept.
error-missing-extra = This needs packages that are not installed. Install them with: pip install "torri[{ $extra }]"
error-no-cluster = No Ray cluster can be reached at { $address }: { $detail }
error-forfeit = { $player } forfeits: { $cause }: { $detail }
error-unfinished = The game was not played to its end: it has { $plies ->
        [one] one answer
       *[other] { $plies } answers
    }. With --unfinished it is taken all the same.
error-undecided = Nobody has decided anything in it yet.
error-no-such-file = There is no file and no folder { $path }.
error-dataset-exists = { $path } is there already. Choose another name, or replace it with --force.
error-unusable-dataset = { $path } can’t be used: { $detail }
error-not-dataset = { $path } is no data set that this program can read: { $detail }
error-broken-row = Row { $row }, match { $match }: “{ $column }” is { $found }, and should be { $expected }.

## Problems

problem-unknown-key = “{ $path }” is unknown here; known are { $known }.
problem-missing-key = “{ $path }” is missing.
problem-wrong-type = “{ $path }” should be: { $expected }.
problem-missing-mark = “{ $path }” has no mark; give it one of { $marks }.
problem-unknown-mark = “{ $path }” has the mark “{ $mark }”; marks are { $marks }.
problem-wrong-sum = “{ $path }”: there are { $found }, and there should be { $expected }.
problem-out-of-range = “{ $path }”: { $found } is not between { $least } and { $most }.
problem-wrong-correction = “{ $path }” must be written as {"{"} value = …, note = "…" {"}"}.
problem-unplayable = with these figures the rules break ({ $fault }) in a trial game.
problem-missing-note = “{ $path }” needs a note that says where it was read.
problem-unknown-figure = “{ $path }” is no figure of the edition that is corrected.
problem-other-base = it corrects “{ $found }”, but the edition here is “{ $expected }”.
problem-no-toml = it is no valid TOML: { $detail }
problem-wrong-head = { $path } must have { $expected }, and game = "{ $game }".
problem-unreadable = it can’t be opened: { $detail }
problem-no-json = line { $line } is no valid JSON: { $detail }
problem-cut-short = it breaks off at line { $line }: { $detail }
problem-empty = it is empty.
problem-no-secret = the secret of this running game is not there, so its draws can’t go on.
problem-wrong-format = it does not begin as a Torri record of format { $expected } does.
problem-wrong-line = line { $line } makes no sense: { $found }
problem-wrong-ply = line { $line } begins with “{ $found }”, and should begin with “{ $expected }”.
problem-wrong-notation = in line { $line }, “{ $found }” is no answer to the question asked there.
problem-too-large = it is larger than { $most } characters.
problem-unknown-field = the state has no field “{ $field }”; it has { $known }.
problem-wrong-field = the field “{ $field }” can’t be “{ $value }”; it has the form { $shape }.
problem-wrong-position = it should begin with “{ $expected }”, not “{ $found }”.
problem-impossible = no game can come to it ({ $fault }).
problem-illegal-answer = the answer “{ $answer }” is not allowed.
problem-wrong-draw = “{ $found }” was drawn; by the secret it should have been “{ $expected }”.
problem-wrong-weights = what could be drawn is given as “{ $found }”; it was “{ $expected }”.
problem-wrong-commitment = the secret is not the one that was committed to before the start.
problem-result-too-early = it claims a result, but the game is not over.
problem-wrong-scores = the scores are given as { $found }; they are { $expected }.
problem-wrong-winners = the winning seats are given as { $found }; they are { $expected }.
problem-wrong-draws = { $found } draws are listed; there were { $expected }.
problem-wrong-checksum = the checksum is wrong: something in the record was changed.

## Forfeits: what was wrong, and what would be right

forfeit-no-system = outside bots need Linux, macOS or another POSIX system, not this one
forfeit-not-started = the command can’t be started; it should be a program that exists, and its arguments
forfeit-not-ready = it did not send the message “ready” within the time allowed for it
forfeit-too-slow = it did not send a message “answer” within the time allowed for it
forfeit-ended = it ended, but should run until the message “bye” or the end of its input
forfeit-output-closed = it closed its output, but should keep it open until the message “bye”
forfeit-too-long = it wrote a line with more bytes than a message may have
forfeit-no-message = it wrote a line that is no message; every line must be one JSON object with a “type”
forfeit-wrong-number = its answer does not bear the number of the question that was asked
forfeit-no-answer = its message holds no answer; it must have an “answer” that is a whole number, or a “text”
forfeit-illegal = its answer is not legal; it must be one of the answers that the question allows
forfeit-failed = it broke down with an error of its own; a player must answer every question

## Kinds of value

kind-number = a number
kind-text = a text
kind-numbers = a list of numbers
kind-texts = a list of texts
kind-table = a table
kind-tables = a list of tables
kind-amounts = a table of goods and how many of each
kind-options = a table of options
kind-hexadecimal = 64 hexadecimal digits
kind-yes-no = yes or no
kind-seconds = a number of seconds above 0

seat-name = { $seat }

## Reasons of any game

reason-no-such-seat = There is no seat { $has }: only { $needs } play.
reason-no-such-answer = There is no answer number { $has }; they go from 0 to { $needs }.
reason-convention = { $reason } (This is a convention of input, not a rule.)
reason-over = The game is over: nothing is asked any more.

## Marks

mark-S = the rulebook says so
mark-P = a public source says so
mark-C = follows by counting
mark-X = reconstructed by us
mark-B = read on the components by an owner of the box
marks-title = Where the figures come from
marks-note = Torri is unofficial. Figures marked X are reconstructed: owners of the box can correct them in an edition file.
edition-exists = { $file } is there already.
edition-how = Take the sign # away from a figure that you correct, write its value, and say in its note where you read it.
edition-own-title = { $game }, my box
edition-begun = { $file } is begun: it holds the { $count } reconstructed figures. Correct those that you can read in your box, then try: torri edition check { $file }
edition-holds = The edition { $edition } can be used ({ $hash }).
edition-same = No figure differs.
edition-other-game = These are editions of different games: { $first } and { $second }.
rules-title = The rules of { $game }, in our own words
rules-rulings = R: where the rulebook is silent or can be read in more than one way, this paragraph holds a ruling of ours.
rules-unknown = { $game } has no paragraph “{ $rule }”. Paragraphs: { $known }.
rules-example = Example, step { $step } of the lesson: { $title }.

## Verifying

verify-holds = The record holds: { $plies ->
        [one] one answer
       *[other] { $plies } answers
    }, all by the rules.
verify-proven = Every draw follows from the secret that was committed to before the start.
verify-unproven = The draws are possible, but no secret is revealed that would prove them.
verify-running = The game is not over yet.
verify-given-up = The game was not played to its end.
verify-fails = The record fails at ply { $ply }, rule { $rule }: { $problem }
verify-fails-whole = The record fails: { $problem }

## At the terminal

play-turn = { $seat }: { $question }
play-prompt = ? for the answers, help for more
play-help =
    Type an answer as it is written in the list, or its number; several answers may follow each other on a line.
    ?            the legal answers
    why ANSWER   why an answer is not allowed
    undo         take back what your last line did, as long as nothing has been revealed since
    auto         give the answer that the rules offer, where they do
    forecast     what you will have later in the round, and which promises would fail
    hint         what the strongest player would do, knowing what you know
    board        the position once more
    log          what happened lately
    score        every point and its cause
    rules [ID]   the rules, or one paragraph
    save [FILE]  save the game
    quit         leave; the game is saved
play-legal = That is allowed.
play-automatic = auto gives the answer that the rules offer: { $text }
play-no-automatic = The rules offer no automatic answer here.
play-no-forecast = There is nothing to foresee now.
play-stopped = Nothing of “{ $line }” was played. It stops at “{ $word }”:
play-left-over = Your turn is over; not played: { $text }
play-undone = Taken back.
play-no-undo = Nothing can be taken back: something has been revealed, or somebody else has acted, since your last answer.
play-confirm = Enter to go on (then nothing can be taken back), or undo
play-saved = Saved as { $file }.
play-not-saved = The game could not be saved as { $file }: { $detail }
play-continue = Continue it with: torri play --continue { $file }
play-pass-on = It is the turn of { $seat }. Hand over, then press Enter.
play-won = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
play-committed = The draws of this game are fixed by a secret with the SHA-256 { $commitment }.
play-entropy = { $seat }: type anything; it goes into the draws.
play-person = Player { $number }
play-bot = Bot { $number }
play-too-many-seats = { $seats } seats are named, but only { $players } play.
ledger-seat = { $seat }: { $points }
ledger-none = no points yet
log-nature = chance
replay-ply = After ply { $ply } of { $plies }
replay-no-ply = There is no ply { $ply }; the record has { $plies }.

## Boards in a notebook

show-not-trusted = Nothing is shown here because this notebook is not trusted yet. Run the cell, or trust the notebook.

## Games, simulation, soak

games-players = { $least } to { $most } players
games-version = rules version { $version }
games-edition = edition { $edition }
games-option = { $values }
games-reconstructed = { $most ->
        [yes] Most figures printed on the components of this game ({ $count } of { $figures }) could not be found: ours are reconstructed.
       *[other] Some figures printed on the components of this game ({ $count } of { $figures }) could not be found: ours are reconstructed.
    }
games-broken = { $game } can’t be loaded: { $detail }
simulate-games = { $games ->
        [one] one game
       *[other] { $games } games
    }, { $questions } questions to players, { $draws } draws
simulate-speed = { $seconds } s, { $rate } games a second, { $how }
simulate-accelerated = accelerated
simulate-plain = on CPython
simulate-seat = seat
simulate-mean = mean
simulate-least = least
simulate-most = most
simulate-best = highest score
soak-fine = { $players } players: { $games } games, { $steps } steps audited, nothing broken
soak-fault = { $players } players: game { $game }, step { $step }: { $fault }
progress-playing = playing
progress-auditing = auditing
progress-compiling = preparing
progress-thinking = Thinking

## Puzzles

puzzles-asked = Puzzle { $puzzle }: what would you do with seat { $seat }? There are { $plans } plans; one is clearly best. With a question mark you see it.
puzzles-right = That is the best plan.
puzzles-wrong = { $loss } points less than the best plan.
puzzles-shown = The best plan, and the next ones:
puzzles-mining = Looking for puzzles
puzzles-mined = Now there { $count ->
        [one] is one puzzle
       *[other] are { $count } puzzles
    } in the file { $file }; { $games ->
        [one] one game was
       *[other] { $games } games were
    } looked at.
puzzles-other-game = { $file } is a game of { $game }.
puzzles-checking = Checking
puzzles-checked = { $game }: { $count ->
        [0] there are no puzzles.
        [one] the one puzzle holds.
       *[other] all { $count } puzzles hold.
    }
error-puzzle-fails = Puzzle { $puzzle } of { $game } does not hold. { $cause }
fails-rules = It was made for other rules or figures.
fails-position = Its answers do not lead to a question of its seat.
fails-plans = There are not as many plans as it says.
fails-hidden = What the seat can do, or would see then, depends on what it does not know.
fails-lines = A line is not the plan with its number.
fails-solution = It has no best plan, or too many.
fails-gap = Another plan is not clearly behind.
fails-told = The explanation names only prospects, no points.
fails-again = In other futures another plan is as good.

## Arena

arena-player = player
arena-win-rate = win rate
arena-fair-share = × fair share
arena-margin = margin
arena-rating = rating
arena-thinking = thinking
arena-games = { $games } of { $scheduled } games, { $counted } of them in whole deals and counted; every deal with all { $seatings } seatings. Seed { $seed }.
arena-intervals = Below each figure: its 95% interval over deals; below a rating its μ ± σ; below the mean time for a choice that of 95% of them. The margin is a player’s score less the best other’s, the rating what a player has surely reached (μ − 3 σ).
arena-earlier = { $games ->
        [one] One game was there already and was not played again.
       *[other] { $games } games were there already and were not played again.
    }
arena-kept = Games, result and plot are in { $folder }.
arena-interrupted = Interrupted. With --out FOLDER the games that are finished would have been kept.
arena-interrupted-kept = Interrupted. The games that are finished are kept; the same command goes on with the others.
arena-forfeits = { $player } forfeited { $games ->
        [one] one game
       *[other] { $games } games
    }: { $cause } ({ $detail })
arena-plot-title = { $game }: win rates in { $games } games
arena-plot-description = The win rate of each player, with its 95% interval: { $rates }
arena-plot-axis = win rate, with its 95% interval over deals
arena-plot-fair = fair share

## Data sets

progress-gathering = gathering
progress-checking = checking
dataset-written = { $matches ->
        [one] one game
       *[other] { $matches } games
    }, { $rows } rows: { $file }
dataset-repeated = { $games ->
        [one] One game came again and was left out.
       *[other] { $games } games came again and were left out.
    }
dataset-skipped = { $count ->
        [one] One could not be taken:
       *[other] { $count } could not be taken:
    }
dataset-nothing = There was no game to write, so there is no data set.
dataset-no-source = Name records or folders of them, the database of a server (--database URL) or a game for bots to play (--play GAME).
dataset-no-out = Say where the data set is to go: --out FILE
dataset-only-play = Only together with --play: { $options }
dataset-check-alone = --check looks at one data set and writes nothing: give it no other sources and no --out.
dataset-holds = The data set holds: { $matches ->
        [one] one game
       *[other] { $matches } games
    }, { $rows } rows; every answer is legal and leads to the next position.
dataset-unobserved = Its observations were not compared: this program would not make the same ones, or there are none.
dataset-fails = The data set fails after { $rows } rows that hold. { $problem }
dataset-interrupted = Interrupted: nothing was written.

## Advice

advise-over = The game is over: there is nothing to advise. Give an earlier ply with --ply.
advise-nature = At ply { $ply } chance is asked, not a player. Give another one with --ply, or a seat with --seat.
advise-expects = { $seat } wins with a chance of { $win }%, by { $margin } points on average ({ $visits } games looked into).
advise-asked = { $seat } is asked: { $question }
advise-answer = answer
advise-win-chance = wins
advise-margin = margin
advise-visits = looked into
advise-why = Why { $answer } rather than { $other }:
advise-no-why = { $answer } and { $other } look alike so far; the difference lies deeper.
advise-line = then

## Tables and the server

serve-ready = Torri is served at { $address } (stop with Ctrl+C)
serve-without-app = The browser app has not been built here: only programs are served.
archive-done = { $count ->
        [0] No match was old enough for { $folder }.
        [one] One match was moved to { $folder }.
       *[other] { $count } matches were moved to { $folder }.
    }
error-not-now = This can’t be done now: the match is { $status ->
        [open] waiting for players
        [running] being played
        [paused] paused
       *[other] over
    }.
error-not-your-seat = You have no seat there at this table.
error-not-your-turn = It is not your turn.
error-stale = Somebody has acted since: look again, then answer.
error-repeated = This answer was taken already.
error-illegal-plan = Answer { $number } of the plan is not allowed, so none of it was done. { $reasons }
error-plan-too-long = Somebody else or chance acts before answer { $number } of the plan, so none of it was done.
error-not-supposed = { $seat } would not be asked then: this can’t happen.
error-nothing-seen = Whether { $seat } does that could not be seen by you. Choose more of what is done there.
error-not-by-correspondence = Plans can only be left at tables where everybody has days for a turn.
error-your-turn-already = It is your turn: nobody needs to be waited for.
error-on-vacation-already = You are on vacation already. Come back first; the days that have not begun are kept for you.
error-no-vacation = You are not on vacation.
error-vacation-too-long = { $days } days are more than the { $left } that you have left this year.
error-no-free-seat = All seats at this table are taken.
error-seat-taken = This seat is taken, or you have one already.
error-wrong-link = This link opens no seat at this table, or all seats it could open are taken.
error-nothing-to-undo = There is nothing that could be taken back.
error-not-absent = A bot plays on only for somebody whose turn it is, who is not here, and who has no clock.
error-not-the-host = Only the host of the table may do that.
error-not-watched = This is not shown to you while the match is being played.
error-no-hints = This table plays without hints.
error-not-welcome = { $problem }
not-welcome = You can’t sit down at this table.
not-welcome-blocked = Somebody whom you have blocked is at this table.
not-welcome-friends = This table is for friends of its host.
not-welcome-tournament = You can’t join this event.
not-welcome-tournament-blocked = Somebody whom you have blocked plays in this event.
not-welcome-words = You can’t write at this table.
error-not-ratable = { $problem }
rated-guest = Rated matches are for accounts. Make one in the settings, it takes a minute; everything that you have played stays yours.
rated-device = A rated match needs a different person on each chair: play this one unrated.
rated-edition = Rated matches are played with the figures of the box as we have them, not with your own.
rated-origin = A match that goes on from another one can’t be rated.
rated-bot = The strength of one of these bots was not measured yet: a match with it can’t be rated.
rated-late = Whoever sits here has sat down at a table that is not rated. Open a new one for a rated match.
error-not-taken-along = This match is played on its server alone. { $problem }
along-counts = Its result counts for more than the match itself.
along-others = Others play at this table.
along-clock = Its clock runs on the server.
along-away = A bot plays for you here: take your seat back first.
along-off = This server does not give matches away.
error-rated-undo = This has revealed something: at a rated table, in an event and in a deal of the day it stays.
error-no-pause = An event is played without a pause: all others would wait for the next round.
error-unknown-tournament = There is no such event.
error-tournament-not-now = This can’t be done now: the event { $status ->
        [open] is still open for joining
        [running] is being played
        [cancelled] was cancelled
       *[other] is over
    }.
error-tournament-full = This event is full: { $most } play in it.
error-round-sealed = Others still play the very same deal at other tables. When round { $round } is over, everything can be seen.
error-wrong-tournament = This event can’t be held: { $problem }
tournament-too-few = at least two have to join.
tournament-too-few-tables = a duplicate event needs two tables to compare: at least one player more than sit at one.
tournament-size = it may have 2 to 64 players, a league 2 to 24.
tournament-programs = at most 8 bots may play in it, and no more than it has places.
tournament-rounds = it may have 1 to 15 rounds.
tournament-start = it must begin later than now, and within 30 days.
error-deal-played = You have played this deal. Each is played once; tomorrow there is a new one.
error-deal-played-here = This deal was begun in this browser before, by a guest or under another name. Each is played once; tomorrow there is a new one.
error-deal-sealed = This deal is sealed: who has played it sees what others have made of it, and everybody when the day is over.
ratings-done = { $count ->
        [0] No match is rated.
        [one] One match was rated again.
       *[other] { $count } matches were rated again.
    }
admin-done = Done.
admin-code = Invitation code, shown only now: { $code }
error-wrong-chairs = This table can’t be set up: { $problem }
error-nothing-to-go-on-with = After answer { $ply } this game is over: there is nothing left to play. Choose an earlier moment.
error-record-fails = The record does not hold and is not kept. It is right up to answer { $ply }; then: { $problem }
error-wrong-ply = This match has no moment { $ply }; it has { $most }.
wrong-chairs-no-host = none of its chairs is yours.
wrong-chairs-number = it must have as many chairs as the match that it goes on from.
wrong-chairs-kept = a chair that is to stay isn’t there, or is named twice.
wrong-chairs-person = somebody has sat down there meanwhile; look at the table again.
record-brought = Your text
error-overtaken = Somebody else was quicker. Try again.
error-unknown-match = There is no such match.
error-damaged-match = This match is damaged: its entry { $seq } is missing or can’t be read. Other matches are not affected. Whoever runs this server can restore it from a backup.
error-unknown-person = There is no such person.
error-login-taken = This name is taken. Choose another one.
error-passkey-taken = This passkey is registered already.
error-not-guest = Only what a guest has played can be taken over.
error-not-written = It could not be stored, and nothing has changed. Try again.
error-unsettled = It is not certain that it was stored. Look again before you go on.
error-no-database = The database { $database } can’t be reached: { $detail }
error-newer-database = The database was written by a newer version of this program ({ $found }; this one knows { $known }).
error-broken-database = The database { $database } has rows that belong to nothing, in: { $tables }. Nothing has been changed.
error-storage-closed = The server is shutting down. Try again in a moment.
error-not-asked = Seat { $seat_number } is not asked anything.
error-no-advice = No advice could be found. Try again.
error-no-review = No review could be made. Try again.
error-house-closed = The server is shutting down. Try again in a moment.
error-not-known = Say first who you are: a name is enough.
error-wrong-password = There is no account with this name and this password.
error-too-many-guesses = Too many passwords were tried for this account. Wait a moment, then try again.
error-too-much-at-once = Too much was asked for at once. Wait a moment, then try again.
error-wrong-credential = This passkey could not be verified.
error-unknown-token = There is no such token.

## Accounts

error-unknown-passkey = There is no such passkey.
error-already-account = You have an account already: { $login }.
error-not-by-token = A token can’t do this. Do it in the browser, as yourself.
error-too-many = Too many { $what }: { $most } are the most that one person may have.
error-server-full = This server is full ({ $what }: { $most } are the most it takes from all together). Please try again later.
limit-blocks = persons whom you have blocked
limit-connections = connections that are open at once
limit-editions = editions
limit-follows = persons whom you follow
limit-guests = new persons in a day
limit-imports = imported matches
limit-invitations = invitations to one table
limit-lines = lines at one table
limit-notes = notes
limit-passkeys = passkeys
limit-reports = open reports
limit-reviews = reviews at once
limit-hints = hints at once
limit-tables = unfinished tables
limit-tokens = tokens
limit-push = browsers that are called
limit-plans = plans at one table
limit-webhook = programs that are called
error-muted = { $until ->
        [never] You can’t write here.
       *[other] You can’t write here until { $until }.
    } Reason: { $reason }
error-suspended = { $until ->
        [never] You are suspended and can’t begin anything new.
       *[other] You are suspended until { $until } and can’t begin anything new.
    } What you have begun goes on. Reason: { $reason }
error-banned = { $until ->
        [never] This server is closed to you.
       *[other] This server is closed to you until { $until }.
    } Reason: { $reason }
error-unwelcome-words = { $what }
words-in-chat = There is a word in this line that is not allowed here. Say it differently.
words-in-name = There is a word in this name that is not allowed here. Choose another one.
error-not-operator = Only the operators of this server may do this.
error-operators-stay = Operators can’t forbid each other anything here; the command line can.
error-entry-closed = This server takes in nobody new at the moment. If you have an account, log in.
error-entry-by-code = This server is for those who are invited. Enter a valid invitation code, or log in.
error-unknown-item = This is not there any more; perhaps somebody else has dealt with it.
limit-tournaments = events that you hold
limit-entries = events that you play in
error-invisible-name = Nothing of this name can be seen. Choose another one.

## The figures, in tables

figure-of-two = with two players
figure-of-three = with three players
figure-of-four = with four players
figure-of-five = with five players
figure-total = all together

## Called back

call-turn = { $game }: it is your turn
call-round = { $game }: a new round of { $who } has begun
call-invitation = { $who } invites you to a game of { $game }
call-friend = { $who } has a chair free at a table of { $game }
call-stopped = You are no longer called at { $who }
call-names = { " " }(with { $names })
call-mail-subject =
    { $count ->
        [one] 1 thing waits for you
       *[other] { $count } things wait for you
    }
call-mail-hello = Hello { $who },
call-mail-more =
    { $count ->
        [one] And 1 thing more.
       *[other] And { $count } things more.
    }
call-mail-foot = You asked { $server } to call you back by mail.
call-mail-stop = No more mails, with one press: { $link }
call-confirm-subject = Torri: is this your address?
call-confirm-text = Somebody, probably you, wants to be called back at { $address } when something waits for them at { $server }. To confirm that this is your address, open:
call-confirm-else = If it was not you, do nothing: you will receive no other mail, and the address is forgotten after a week.
call-recovery-subject = Torri: a new password
call-recovery-text = Somebody, probably you, has asked for a new password for your account at { $server }. Within an hour you can choose one here:
call-recovery-else = If it was not you, do nothing: your password stays as it is.
error-account-needed = Guests can’t have this. Make an account first: your matches stay yours.
error-no-mail = This server sends no mails.
error-wrong-mail-address = { $address } is not an address to which we can send mail.
error-wrong-call-address = { $address } can’t be called. It takes an address on the internet that begins with https://, and of a browser its own keys.
error-wrong-ticket = This link is no longer valid: it was used, or it is too old.
