# Setting up a table.

setup-title = A table of { $game }

## Chairs

setup-chairs = Chairs
setup-all-bots = Bots
setup-kind-me = Me
setup-kind-device = Here
setup-kind-friend = Friend
setup-kind-bot = Bot
setup-kind-open = Anyone
setup-is-friend = A friend
setup-is-open = Anyone
setup-about-me = you, host of the table
setup-about-device = takes turns on this device
setup-about-friend = sits down by the link you get
setup-invite = Invite by name
setup-invite-login = Login, if you know it
setup-about-open = whoever finds the table first
setup-about-seated = sits there already
setup-who-sits = Who sits on chair { $number }
setup-name = Name
setup-name-of = Name on chair { $number }
setup-crest = Crest
setup-crest-of = Crest of chair { $number }
setup-level-of = Level of the bot on chair { $number }
setup-style-of = Style of the bot on chair { $number }
setup-style-all-round = All-round
setup-style-builder = Builder
setup-style-blocker = Blocker
setup-style-gambler = Gambler
setup-style-all-round-about = No preference: the best is the best.
setup-style-own-about = Plays in its own way: nobody taught it a style.
setup-style-builder-about = Loves great works of its own, and lets you have yours.
setup-style-blocker-about = Would rather take what you need than what it wants.
setup-style-gambler-about = Trusts in luck, for better or worse.

## Options

setup-options = Options
setup-defaults = Back to defaults
setup-usual = usual: { $value }
setup-rule = Rule { $rule }
setup-on = On
setup-off = Off

## Terms

setup-terms = At this table
setup-yes = Yes
setup-no = No
setup-pace = Pace
setup-pace-none = No clock
setup-pace-live = Live
setup-pace-days = Days
setup-pace-none-about = Everyone takes the time they need.
setup-pace-live-about = Each has time for the whole game; a turn gives a little back. Whoever runs out is replaced by a bot.
setup-pace-days-about = Each turn has its own time; you need not be there at the same moment.
setup-bank = For the game
setup-increment = More each turn
setup-days = For each turn
setup-hints = Hints allowed
setup-hints-about = Players may ask what the maestro would do.
setup-rated = Rated
setup-rated-about = The result moves everybody’s rating. Without hints; what has revealed something stays; who leaves, loses.
setup-rated-guest = For accounts: make one in the settings, and your results count.
setup-rated-late = Nobody here has agreed to that: only a new table can be rated.
setup-public = Who finds it
setup-public-nobody = Nobody
setup-public-friends = Friends
setup-public-everybody = Everybody
setup-public-nobody-about = Only those come whom you invite, or who have the link.
setup-public-friends-about = Those whom you follow find it, and may take the open chairs.
setup-public-everybody-about = It is listed for everybody: to join while a chair is open, and to watch.
setup-public-must = A chair for anyone needs a table that everyone can see.
setup-watched = Spectators
setup-watched-about = Whoever has the address may watch. They never see a hand.
setup-delay = Delay for spectators
setup-delay-none = no delay
setup-substitute = If someone leaves
setup-substitute-about = A bot plays on for whoever leaves or runs out of time; they may come back.
setup-substitute-level = Its level

## Fair draws

setup-fair = Fair draws
setup-words = Words of your own for the draws (as you like)
setup-words-example = nobody could guess this
setup-fair-sealed = Sealed.
setup-fair-sealed-about = When the table is set up, the server shows the fingerprint of its secret. From then on it can’t change it.
setup-fair-stirred = Mixed.
setup-fair-stirred-about = Words from you and the others are mixed in. So the server can’t have chosen the draws either.
setup-fair-checked = Checked.
setup-fair-checked-about = At the end the secret is opened, and anyone can work out every draw again.

## Start

setup-outcome-play = You play at once.
setup-outcome-links = You get a link for your friends.
setup-outcome-open = The table is opened for everybody.
setup-sum =
    At the table: { $here ->
        [one] you
       *[other] { $here } on this device
    }{ $friends ->
        [0] {""}
        [one] , a friend
       *[other] , { $friends } friends
    }{ $open ->
        [0] {""}
        [one] , one open chair
       *[other] , { $open } open chairs
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }.
setup-start-play = Play now
setup-start-links = Open the table
setup-start-open = Open the table
setup-keep = Keep as my default
setup-kept = Kept
setup-change-told = Whoever sits there stays, and everybody at the table sees what you changed.
setup-change-begins = No chair is free any more: the game begins at once.
setup-change-cancel = Leave it as it was
setup-change-save = Save the changes
setup-fault-no-host = One chair has to be yours: choose “Me” on one of them.
setup-fault-nameless = Whoever plays on this device needs a name.
setup-fault-alike = Two on this device have the same name: nobody could tell them apart.
setup-fault-words = Your words for the draws are too long: 200 characters at most.
