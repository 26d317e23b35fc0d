replay-title = Replay · { $game } · Torri
replay-heading = { $game }, looked at again
replay-day = { $day } { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
    *[12] December
}
replay-what = Replay · { $game } · { $day }
replay-what-reviewed = Review · { $game } · { $day }
replay-opening = Opening the match …
replay-not-here = This match can’t be shown
replay-podium = How it ended
replay-wins = { $name } wins
replay-points = points
replay-to-table = To the table
replay-shown = What is shown
replay-shown-seats = Table
replay-shown-chronicle = Chronicle
replay-shown-review = Review
replay-share = Share this moment
replay-copied = Link copied
replay-seats = Those at the table
replay-moment = This moment
replay-time = Through the match

replay-lens = What is shown of what lay hidden
replay-whose = With whose eyes
replay-you-knew = What you knew
replay-they-knew = What { $name } knew
replay-they-know = What { $name } knows
replay-as-spectator = What a spectator sees
replay-was-true = What was true

replay-start = The start
replay-end = The end
replay-turn = Turn { $number }
replay-asked = { $name }: { $ask }
replay-given = The answer
replay-drawn = The draw
replay-before = Just before

replay-slider = Moment of the match
replay-at = Turn { $number } of { $of }, { $name }; answer { $ply } of { $last }
replay-turn-of = turn { $number } of { $of }
replay-draws = the draws at the start
replay-decision = A decision that stays hidden
replay-decisions = Decisions of this turn
replay-moves = Forward and back
replay-first = To the start
replay-turn-back = One turn back
replay-back = One decision back
replay-on = One decision on
replay-turn-on = One turn on
replay-last = To the end
replay-play = Play by itself
replay-speed = Speed
replay-speed-times = { $speed } ×

replay-continue = Play on from here
replay-continue-from = Play on from turn { $number }.
replay-continue-bots = You take { $name }’s place, against { $bots ->
    [one] a { $level } bot
   *[other] { $bots } { $level } bots
}; what is drawn from here on is new.
replay-continue-mixed = You take { $name }’s place, against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}; what is drawn from here on is new.
replay-continue-over = The game is over here. Go back to a moment from which it could have gone otherwise.
replay-continue-here = Continue from here
replay-with-friends = With friends
replay-continue-title = Play on from turn { $number }
replay-continue-about = A table of its own: everything lies as it lay at this moment, and what is drawn from here on is new. The old match stays as it is.
replay-seat-kind = Who plays for { $name }
replay-seat-level = Strength of the bot in { $name }’s place
replay-seat-me = I
replay-seat-bot = a bot
replay-seat-friend = a friend, by link
replay-seat-nobody = One place has to be yours.

replay-verified-label = Is everything right?
replay-verified = Verified.
replay-not-verified = Something is not right.
replay-verified-answers = { $plies ->
    [one] 1 answer
   *[other] { $plies } answers
} replayed by rules { $rules }.
replay-verified-draws = { $count ->
    [one] 1 draw worked out again here
   *[other] { $count } draws worked out again here
} from
replay-checking = Everything is being checked …
replay-how = How?
replay-again = Check again
replay-export = Export
replay-export-about = A record holds the whole match: every answer, every draw and the secret behind them. Anybody can replay and check it, here or with a program of their own.
replay-export-text = As readable text
replay-export-json = As JSON
replay-proof = Is everything right?
replay-rules-hold = Every answer followed the rules
replay-rules-fail = Not everything follows the rules
replay-rules-about = The server played the match again: { $plies ->
    [one] 1 answer
   *[other] { $plies } answers
}, scores and winners, by version { $rules } of the rules with the figures of { $edition }.
replay-pledge-kept = The secret matches the fingerprint shown before the start
replay-pledge-broken = The secret does not match the fingerprint shown before the start
replay-pledge-about = Your browser has computed SHA-256 of the secret and compared it with the fingerprint that was shown before anybody sat down.
replay-commitment = Fingerprint
replay-secret = Secret, revealed at the end
replay-entropy = Added by { $name }
replay-entropy-none = nothing
replay-draws-hold = { $count ->
    [one] The one draw follows from it
   *[other] All { $count } draws follow from it
}
replay-draws-fail = Not every draw follows from it
replay-draws-server = By the server’s word, the draws follow from it
replay-draws-working = Draws worked out: { $done } of { $count } …
replay-draws-no-crypto = Browsers work this out only on pages that come by https. The program tools/check_chance.py does it anywhere.
replay-draws-about = Your browser has worked out every draw again from the secret and from what the players added; nobody could choose a draw, neither the server nor a player.
replay-draw-wrong = Draw { $number } (answer { $ply }): the secret gives { $derived }, the record says { $answer }.
replay-draws-all = { $count ->
    [one] The draw
   *[other] All { $count } draws
}
replay-draws-more = And { $count } more: all of them are in the record.
replay-draw-number = Draw
replay-draw-ply = Answer
replay-draw-weights = Could be
replay-draw-answer = Was
replay-unpledged = No fingerprint covers its draws.
replay-unpledged-about = A match that goes on from another one has draws of two secrets, and a record from elsewhere may name none. That the rules were kept is checked all the same.

replay-records = Records
replay-records-about = A record is a match on paper. Open one, from any table or from a friend: it is checked here, and you can keep it, replay it, have it reviewed and play on from any moment of it.
replay-bring = Open a record
replay-file = Choose a file
replay-paste = Or paste its text here
replay-check = Check it
replay-result = What was found
replay-result-none = Nothing has been checked yet. This is what will be:
replay-checks-rules = every answer by the rules of its version
replay-checks-draws = every draw, by your own browser, from the secret and its fingerprint
replay-checks-scores = scores and winners
replay-record-of = { $names }
replay-keep-about = Keep it among your matches, to replay it as often as you like. It does not count as played.
replay-keep = Keep and replay
