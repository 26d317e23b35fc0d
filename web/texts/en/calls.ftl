# How somebody is called back when something waits for them.

calls-title = Called back
calls-about = In the app the bell says what waits for you. Here you choose what calls you while it is closed.
calls-mail = By mail
calls-mail-about = One mail about all that has come, at most once an hour, with a link that ends them. Your address is shown to nobody.
calls-mail-none = This server sends no mails.
calls-account = For this you need an account.
calls-mail-address = Mail address
calls-mail-begin = Send me mails
calls-mail-unconfirmed = We have written to { $address }. Open the link in that mail: then you are called there.
calls-mail-confirmed = You are called at { $address }.
calls-mail-problem = The mail server has refused { $address }: { $problem }
calls-mail-end = No more mails
calls-push = In this browser
calls-push-about = A message of your system, also while the app is closed. Only this browser can read what it says.
calls-push-begin = Call me in this browser
calls-push-here = You are called in this browser.
calls-push-end = No longer here
calls-push-blocked = This browser does not let the page call you. You can change that in its settings.
calls-push-none = This browser can’t be called. On an iPhone or iPad, put the app on the home screen first.
calls-push-others = Called too:
calls-remove = No longer at { $name }
calls-hook = By your own program
calls-hook-about = For programs: an address of yours gets everything that is new, signed with a secret.
calls-hook-address = Address, with https://
calls-hook-begin = Call this address
calls-hook-secret = Secret
calls-hook-once = This secret is shown once: with it the program checks that a call is ours.
calls-hook-waits = has not answered yet
calls-problem = ended: { $problem }
calls-kinds = What for
calls-kind-turn = My turn
calls-kind-invitation = Invitations
calls-kind-friend = Tables of those I follow
calls-kind-round = Rounds of events
calls-quiet = Quiet hours
calls-quiet-on = Not at night
calls-quiet-from = from
calls-quiet-to = until
calls-quiet-about = By the clock of { $zone }. What comes then is told afterwards.
calls-confirm-done = Your address is confirmed
calls-confirm-about = When something waits for you, we write to { $address }.
calls-stop-done = No more mails
calls-stop-about = { $address } is forgotten. In the settings you can have mails again at any time.
calls-recover = A new password
calls-recover-about = Your other browsers will have to sign in again.
calls-recover-done = The password is changed, and you are signed in.
calls-link-failed = That did not work
calls-settings = How you are called back

# Vacation

calls-vacation-title = Vacation
calls-vacation-about = While you are on vacation, the clocks of your matches with days for a turn stand still, at most { $days } days a year; a day that has begun counts. The others see until when. You may play all the same. Live games and events go on.
calls-vacation-left =
    { $count ->
        [one] 1 day is left this year.
       *[other] { $count } days are left this year.
    }
calls-vacation-days = Days
calls-vacation-begin = Go on vacation
calls-vacation-until = You are on vacation until { $date }.
calls-vacation-end = I am back
