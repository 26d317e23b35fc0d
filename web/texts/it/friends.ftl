# Chi qualcuno segue o blocca.

friends-title = Amici
friends-none = Non segui ancora nessuno. Chi segui lo vedi qui quando c’è, e lo inviti con un tocco.
friends-follow = Segui
friends-following = Segui già
friends-unfollow-of = Non seguire più { $name }
friends-login = Nome utente
friends-block = Blocca
friends-unblock = Sblocca
friends-unblock-of = Sblocca { $name }
friends-blocked =
    { $count ->
        [one] 1 persona bloccata
       *[other] { $count } persone bloccate
    }
friends-blocked-about = Hai bloccato { $name }: non sedete mai allo stesso tavolo, non potete invitarvi e nessuno vede quando l’altro è qui.
friends-presence = Gli amici vedono quando ci sono
friends-presence-about = Solo chi ti segue; chi blocchi, mai.
