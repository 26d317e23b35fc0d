rules-title = Regole di { $game }
rules-games = Giochi
rules-search = Cerca nelle regole
rules-about = Con parole nostre, ogni paragrafo con il suo numero: l’app, i programmi e le registrazioni li citano.
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

rules-picture-bricks = Mattoni di sei colori
rules-picture-firenze-cards = Carte: evento, personaggio, celebrazione, edificio, chiesa
rules-picture-firenze-scenes = I 27 tipi di carta e le loro scene
rules-picture-floor-tiles = Tessere livello
rules-picture-seals = Sigilli dei giocatori
rules-picture-patrizier-cards = Carte: due stemmi, oppure uno stemma e un bonus
rules-picture-bonuses = I bonus: dama, cappello rosso, barba, sposta un piano, scelta libera
rules-picture-floors = Piani dei giocatori
rules-picture-tiles = Le due tessere di una città
rules-picture-arms = Gli stemmi delle dieci città
rules-picture-cubes = Cubetti: marmo, legno, oro, metallo, tessuto, spezie
rules-picture-money = Fiorini, certificati, prestigio, punti vescovo
rules-picture-workers = Popolani delle cinque famiglie
rules-picture-persons = Architetto, scultore, pittore, predicatore
rules-picture-die = Dadi

rules-example = Esempio: { $title }
rules-example-play = Giocalo sul tabellone
