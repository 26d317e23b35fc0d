# Settings: who you are, how the app behaves, and an account if you want one.

settings-title = Settings
settings-licences = Licences of Torri and of what it contains

## You

settings-you = You
settings-name = Name
settings-crest = Crest
settings-saved = Saved

## Play

settings-play = Play
settings-on = On
settings-off = Off
settings-confirm = Confirm each turn
settings-confirm-about = You plan your turn freely, and it counts only when you confirm it. Off: every step counts at once.
settings-every-question = Ask every question
settings-every-question-about = Off: what changes nothing or only gives is done by itself, such as a building’s free yield. On: you are asked each time.
settings-motion = Motion
settings-motion-about = How much moves when something happens. If your system asks for less motion, nothing does.
settings-motion-full = Full
settings-motion-less = Less
settings-motion-none = None
settings-pace = The others’ moves
settings-pace-about = The others’ moves are shown step by step, never longer than a few seconds a turn. Instant: at once.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-instant = Instant
settings-patterns = Patterns on colours
settings-patterns-about = Every brick has a pattern of its own, so that colour is never the only sign.

## When it is your turn

settings-notice = When it is your turn
settings-notify = Notifications
settings-notify-about = Your browser tells you, also while you look at something else. It will ask you for permission.
settings-notify-refused = Your browser does not allow it. You can change that in its settings for this site.

## Account

settings-account = Account
settings-account-guest = You are a guest, and need nothing else to play. With an account your matches are there on your other devices too, and stay yours if this browser forgets you.
settings-account-passkey = You sign in with a passkey. You may add a name and a password as well.
settings-account-is = You are signed in as { $login }.
settings-account-make = Make an account
settings-account-make-about = No e-mail address, no verification: a name to sign in with and a password. Everything you have played stays yours.
settings-account-button = Make the account
settings-login = Name to sign in with
settings-password = Password (8 characters or more)
settings-sign-in = Sign in
settings-sign-in-about = You have an account already: what you played here as a guest goes along.
settings-sign-in-passkey = Sign in with a passkey
settings-password-change = Change the password
settings-password-about = Your other browsers will have to sign in again.
settings-password-old = Old password
settings-password-new = New password (8 characters or more)
settings-password-button = Change it
settings-password-done = The password is changed.
settings-leave = Leave
settings-sign-out = Sign out
settings-sign-out-about = This browser forgets who you are; your account and its matches stay.
settings-forget = Be forgotten
settings-forget-about = Deletes you from this server for good.
settings-forget-sure = Yes, delete me
settings-recovery = Forgotten your password?
settings-recovery-about = If you have confirmed a mail address (under “Called back”), a link is sent there with which you choose a new password.
settings-recovery-button = Send me the link
settings-recovery-done = If there is such an account with a confirmed address, the mail is on its way.
settings-export = Take my data along
settings-export-about = Everything that is stored about you, as one archive, with the records of your matches.
settings-forget-goes = What goes: your account with passkeys and tokens, addresses, ratings, results of deals, notes, friends, what you wrote in chats, every match that you played against bots alone, and what this browser keeps of you.
settings-forget-stays = What stays: the moves of your matches with others and what they counted for them, without your name; the log of operators.
settings-forget-running = Matches that still run with others you lose; a bot plays on. This can’t be undone.
settings-forgotten = You are deleted.

## Passkeys and tokens

settings-passkeys = Passkeys
settings-passkeys-about = Sign in with your device’s fingerprint, face or PIN instead of a password. Nothing secret leaves your device.
settings-passkeys-none = This browser knows no passkeys, or the page is not served safely.
settings-passkey-nameless = Passkey
settings-passkey-name = What to call it, such as “phone”
settings-passkey-add = Add a passkey
settings-made = made on { $date }
settings-used = · last used on { $date }
settings-unused = · never used
settings-remove = Remove
settings-remove-of = Remove { $name }
settings-tokens = Tokens for programs
settings-tokens-about = A program of yours plays in your name with a token, for example a bot that you wrote. Whoever has it can play as you: give it to nobody.
settings-token = Token
settings-token-name = What it is for
settings-token-make = Make a token
settings-token-once = Copy it now: it is shown only this once.
