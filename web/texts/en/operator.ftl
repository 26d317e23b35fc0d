# The operator’s side.

operator-title = Operators
operator-not-you = This page is for the operators of this server.
operator-reports = Reports
operator-people = People
operator-matches = Matches
operator-server = Server
operator-audit = Log
operator-audit-about = Who did what, to whom, when and why. Lines can only be added.
operator-search = Part of a name or login
operator-nobody = Nobody found.
operator-more = Earlier ones
operator-none = None.
operator-guest = guest
operator-is = operator
operator-mute-holds = muted
operator-suspend-holds = suspended
operator-ban-holds = banned
operator-all-people = All people
operator-since = Here since { $day }
operator-sanctions = What is forbidden
operator-mute = No chat
operator-suspend = Nothing new
operator-ban = Closed to them
operator-mute-about = They play on, but can’t write in chats.
operator-suspend-about = What they have begun goes on; no new tables, chairs, deals or imports.
operator-ban-about = They can do nothing but see, take away and delete what is theirs. Running matches go on without them.
operator-impose = Forbid it
operator-what = What
operator-reason = Reason
operator-reason-shown = Reason (they read it)
operator-lift = Allow it again
operator-lifted = lifted on { $day }
operator-rename = Another name
operator-rename-button = Rename
operator-name = New name
operator-usage = How much they have
operator-data = What is theirs
operator-export = Export everything
operator-forget = Delete
operator-forget-about = As if they had deleted themselves: matches with others stay, without the name. It can’t be undone.
operator-usage-tables = Unfinished tables
operator-usage-imports = Imported matches
operator-usage-notes = Notes
operator-usage-follows = Follows
operator-usage-blocks = Has blocked
operator-usage-reports = Open reports of their own
operator-of = { $count } of { $most }
operator-match = The match
operator-reported-by = Reported by { $name }
operator-reporter-gone = Whoever reported it is gone
operator-outcome = Outcome: { $outcome }
operator-outcome-field = What came of it
operator-close = Close
operator-reports-open = Open
operator-reports-closed = Dealt with
operator-status-open = Not begun
operator-status-running = Running
operator-status-paused = Paused
operator-status-over = Over
operator-free = free
operator-by-command = Command line
operator-did-grant = made an operator of
operator-did-revoke = is no longer an operator:
operator-did-mute = muted
operator-did-suspend = suspended
operator-did-ban = banned
operator-did-lift = allowed again
operator-did-rename = renamed
operator-did-close-report = closed a report about
operator-did-announcement = announced something
operator-did-end-announcement = ended an announcement
operator-did-code = made an invitation code
operator-did-end-code = made a code invalid
operator-did-export = exported the data of
operator-did-delete = deleted
operator-announcements = Announcements
operator-announce = Announce
operator-announce-about = Everybody sees it at the head of every page, in their language; where it is missing, in English or in whichever there is.
operator-until = until { $day }
operator-end = End it
operator-entry = Who may come in
operator-entry-open = Anybody. To ask for codes, start the server with --entry invited.
operator-entry-invited = Those with a code, and those who have an account.
operator-entry-closed = Only those who are known already.
operator-code = Code
operator-code-make = Make a code
operator-code-uses = For how many people
operator-code-once = This link is shown only now:
operator-note = For whom
operator-duration = How long
operator-no-end = without an end
operator-done = Done.
operator-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
operator-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
operator-uses =
    { $count ->
        [one] 1 person more
       *[other] { $count } people more
    }
