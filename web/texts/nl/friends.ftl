# Wie iemand volgt of blokkeert.

friends-title = Vrienden
friends-none = Je volgt nog niemand. Wie je volgt, zie je hier wanneer die er is, en nodig je met één druk uit.
friends-follow = Volgen
friends-following = Je volgt
friends-unfollow-of = { $name } niet meer volgen
friends-login = Inlognaam
friends-block = Blokkeren
friends-unblock = Niet meer blokkeren
friends-unblock-of = { $name } niet meer blokkeren
friends-blocked =
    { $count ->
        [one] 1 persoon geblokkeerd
       *[other] { $count } mensen geblokkeerd
    }
friends-blocked-about = Je hebt { $name } geblokkeerd: jullie zitten nooit aan één tafel, kunnen elkaar niet uitnodigen en zien niet wanneer de ander er is.
friends-presence = Vrienden zien wanneer ik er ben
friends-presence-about = Alleen wie jou volgt; wie je blokkeert nooit.
