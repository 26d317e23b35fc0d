# Le partite finite, con data e punti.

history-game = Gioco
history-all-games = Tutti i giochi
history-against = Chi ha giocato
history-against-all = Con chiunque
history-against-people = Con persone
history-against-bots = Solo con i bot
history-result = Risultato
history-result-all = Vinte o perse
history-result-won = Vinte
history-result-lost = Perse
history-rated = Classificate o libere
history-rated-all = Classificate o libere
history-rated-true = Classificate
history-rated-false = Libere
history-change = Rating:
history-name = Cerca un nome
history-none = Nessuna partita corrisponde.
history-kind-rated = classificata
history-kind-people = con persone
history-kind-bots = con i bot
history-kind-deal = partita del giorno
history-kind-event = torneo
history-kind-record = da una registrazione
history-place = { $place }º
history-review = Analisi
history-review-of = Analisi del { $day }, con { $names }
history-mistakes =
    { $count ->
        [0] nessun errore
        [one] 1 errore
       *[other] { $count } errori
    }
