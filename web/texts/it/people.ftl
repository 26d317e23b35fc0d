# La pagina di una persona.

people-title = La tua pagina
people-since = Al tavolo dal { $day }
people-matches =
    { $count ->
        [0] ancora nessuna partita
        [one] 1 partita
       *[other] { $count } partite
    }
people-rated-matches =
    { $count ->
        [0] ancora nessuna partita classificata
        [one] 1 partita classificata
       *[other] { $count } partite classificate
    }
people-share = Copia il link
people-private = Chi può vedere che cosa
people-public = Gli altri possono vedere questa pagina
people-public-about = I tuoi rating, le partite classificate, i problemi e quante partite del giorno. Ciò che non è classificato lo vedi solo tu.
people-insights = Gli altri vedono fortuna, gioco e punti
people-insights-about = Che cosa dicono insieme le analisi delle tue partite classificate. Mai i tuoi errori.
people-friends = Gli altri vedono i miei amici
people-friends-about = Chi segui e chi ti segue, se la sua pagina è visibile agli altri.
people-friends-shown = Amici
people-guest = Questa pagina la vedi solo tu. Con un account puoi giocare partite classificate e mostrarla agli altri.
people-figures = In cifre
people-longest = serie più lunga di vittorie
people-streak = vittorie di fila adesso
people-won = partite vinte
people-people = partite con persone
people-deals-streak = giorni di fila con la partita del giorno
people-deals = partite del giorno
people-puzzles = Problemi
people-puzzles-solved = risolti { $solved } su { $tried }
people-provisional = poche partite classificate
people-top = tra i migliori { $percent } %
people-last-month = ultimi 30 giorni
people-now = adesso
people-unrated = Ancora nessuna partita classificata.
people-form = Ultime { $count }
people-form-of = { $won } delle ultime { $count } vinte
people-bots = Contro i bot
people-fair = per puro caso
people-won-of = { $won } su { $matches }
people-recent = Partite
people-all = Vedi tutte
people-nothing = Appena avrai finito una partita la troverai qui, con tutto ciò che le tue partite dicono.
people-nothing-rated = { $name } non ha ancora finito una partita classificata.
people-unknown = Questa pagina non esiste, o la persona non vuole che si veda.
people-operator = Pagina dei gestori
