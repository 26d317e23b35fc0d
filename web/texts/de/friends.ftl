# Wem jemand folgt, wen jemand blockiert.

friends-title = Freunde
friends-none = Du folgst noch niemandem. Wem du folgst, den siehst du hier, wenn er da ist, und lädst ihn mit einem Druck ein.
friends-follow = Folgen
friends-following = Du folgst
friends-unfollow-of = { $name } nicht mehr folgen
friends-login = Anmeldename
friends-block = Blockieren
friends-unblock = Nicht mehr blockieren
friends-unblock-of = { $name } nicht mehr blockieren
friends-blocked =
    { $count ->
        [one] 1 Person blockiert
       *[other] { $count } Personen blockiert
    }
friends-blocked-about = Du hast { $name } blockiert: Ihr sitzt nie an einem Tisch, könnt einander nicht einladen und seht nicht, wann der andere da ist.
friends-presence = Freunde sehen, wenn ich da bin
friends-presence-about = Nur wer dir folgt; wen du blockierst, der nie.
