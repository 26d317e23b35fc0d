# Le classifiche, e come nascono i rating.

ratings-title = Classifiche
ratings-game = Gioco
ratings-month = Mese
ratings-all-time = Di sempre
ratings-place = Posto
ratings-name = Nome
ratings-rating = Rating
ratings-matches = Partite
ratings-none = Qui nessuno ha ancora giocato abbastanza partite classificate. Prepara un tavolo e scegli «Classificata».
ratings-own = Tu: { $points } ± { $error }.
ratings-own-provisional =
    { $count ->
        [one] Tu: { $points } ± { $error } dopo una partita classificata. Con circa venti sei in classifica.
       *[other] Tu: { $points } ± { $error } dopo { $count } partite classificate. Con circa venti sei in classifica.
    }
ratings-how = Come nascono i rating
ratings-rule-scale = Tutti cominciano da 1500. Contano i piazzamenti, non i punti; chi divide un posto pareggia. La cifra dopo ± dice quanto è incerto un rating.
ratings-rule-bots = I bot stanno sulla stessa scala, con la forza che è stata misurata, e non si muovono mai.
ratings-rule-provisional = In classifica è chi ha giocato abbastanza, circa venti partite classificate; in un mese almeno cinque.
ratings-rule-table = I tavoli classificati sono per chi ha un account, una persona per posto, senza consigli. Non si annulla ciò che ha rivelato qualcosa.
ratings-rule-leave = Chi si arrende o se ne va per sempre sta dietro a tutti quelli che sono rimasti.
ratings-rule-often = Delle partite delle stesse due persone in un gioco contano le prime cinque di un giorno.
ratings-rule-seen = Chi nasconde la sua pagina non è in classifica.
