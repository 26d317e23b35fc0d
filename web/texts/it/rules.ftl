rules-title = Regole di { $game }
rules-games = Giochi
rules-search = Cerca nelle regole
rules-about = Con parole nostre, ogni paragrafo con il suo numero: l’app, i programmi e i verbali li citano.
rules-learn = Imparalo giocando, passo per passo
rules-loading = Arrivano le regole …
rules-found = { $count ->
    [one] Trovato un paragrafo.
   *[other] Trovati { $count } paragrafi.
}
rules-none = Nessun paragrafo lo dice.
rules-ruling = decisione
rules-ruling-about = Qui i regolamenti si contraddicono o tacciono; questa è la nostra decisione.
rules-figures = Le cifre e da dove vengono
rules-figures-about = Chi possiede la scatola può correggere una cifra nel file di edizione.
rules-aim = Come si vince
rules-contents = Indice
rules-desk = Correggi le cifre con la tua scatola
