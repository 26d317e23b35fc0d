lobby-kept = { $name } has kept you a chair
lobby-kept-nobody = A chair is free for you
lobby-seats = Who sits at the table
lobby-your-chair = Your chair
lobby-chair-free = Free
lobby-free = free
lobby-host = host
lobby-here = here
lobby-seated = has sat down
lobby-bot = bot
lobby-lesson = New to it? The lesson first
lobby-lesson-about = A few minutes. The link stays good until the game begins.
lobby-name = Your name at the table
lobby-words = Add words of your own to the draws
lobby-nothing-to-sign = No account, nothing to pay. Your browser remembers your chair, so the same link brings you back.
lobby-only-watch = Only watch
lobby-begins = It begins when all chairs are taken, or when { $name } says so.
lobby-begins-host = It begins when all chairs are taken, or when you say so.

lobby-title-host = Your table is open
lobby-title-seated = You have a chair
lobby-title-watching = A table that waits
lobby-about = { $game }, { $players } players. { $free ->
    [0] No chair is free.
    [one] One chair is free.
   *[other] { $free } chairs are free.
}
lobby-you = you
lobby-you-host = you, host
lobby-bot-yields = { $level }, until somebody comes
lobby-for-friend = send the link
lobby-for-anybody = for anybody
lobby-close = Close the table
lobby-change = Change the table
lobby-change-back = Back to the table
lobby-altered = { $name } changed the table at { $time }: { $what }.
lobby-altered-you = You changed the table at { $time }: { $what }.
lobby-altered-players = the number of players
lobby-altered-chairs = the chairs
lobby-altered-options = the options
lobby-altered-clock = the clock
lobby-altered-hints = the hints
lobby-altered-public = who finds it
lobby-altered-watched = the spectators
lobby-altered-substitute = who plays on for those who leave
lobby-terms = What is agreed on
lobby-watched = may be watched
lobby-hints = hints allowed
lobby-rated = rated
lobby-altered-rated = whether it is rated
lobby-sealed = draws sealed

lobby-bring = Bring friends
lobby-bring-about = whoever opens it may sit down
lobby-code = The link as a QR code, to be scanned
lobby-link = The link to this table
lobby-link-good = The link is good for all your friends, for this table, until the game begins.
lobby-link-friends = Whom you follow may sit down at this table, until the game begins.
lobby-link-open = Anybody may sit down at this table, until the game begins.
lobby-share = Share
lobby-share-title = A chair is free for you: { $game }
lobby-mail = Mail
lobby-companions = Those you follow or have played with
lobby-invite = Invite
lobby-invite-name = Login of somebody else
lobby-invite-of = Invite { $name }
lobby-played = played together: { $ago }
lobby-asked = asked

lobby-talk = At the table
lobby-free-chairs = { $free ->
    [0] No chair is free.
    [one] One chair is free.
   *[other] { $free } chairs are free.
}
lobby-bots-about = Bots sit down at once and give up their chair when a friend comes, until you start.
lobby-bots-sit = The bots give up their chairs when friends come, until you start.
lobby-waiting = Waiting for the others. You may leave this page: your chair stays.
lobby-watching = When the game begins, you can watch it here.
lobby-level = How strong the bots are
lobby-fill = Fill with bots
lobby-start = Start with { $players }
