rules-title = Regels van { $game }
rules-games = Spellen
rules-search = Zoek in de regels
rules-about = In onze eigen woorden, elke paragraaf met zijn nummer: de app, de programma’s en de verslagen halen ze aan.
rules-learn = Leer het al spelend, stap voor stap
rules-loading = De regels komen eraan …
rules-found = { $count ->
    [one] Eén paragraaf gevonden.
   *[other] { $count } paragrafen gevonden.
}
rules-none = Geen paragraaf zegt dat.
rules-ruling = uitspraak
rules-ruling-about = De spelregelboekjes spreken elkaar hier tegen of zwijgen; dit is onze uitspraak.
rules-figures = Getallen en waar ze vandaan komen
rules-figures-about = Wie de doos heeft, kan een getal in het editiebestand verbeteren.
rules-aim = Zo win je
rules-contents = Inhoud
rules-desk = Verbeter getallen met je eigen doos

rules-picture-bricks = Stenen in zes kleuren
rules-picture-firenze-cards = Kaarten: gebeurtenis, persoon, feest, gebouw, kerk
rules-picture-firenze-scenes = De 27 soorten kaarten en hun tafereeltjes
rules-picture-floor-tiles = Verdiepingsfiches
rules-picture-seals = Zegels van de spelers
rules-picture-patrizier-cards = Kaarten: twee wapenschilden, of één wapenschild en een bonus
rules-picture-bonuses = De bonussen: dame, rode hoed, baard, etage verplaatsen, vrije keuze
rules-picture-floors = Etages van de spelers
rules-picture-tiles = De twee roemfiches van een stad
rules-picture-arms = De wapenschilden van de tien steden
rules-picture-cubes = Blokjes: marmer, hout, goud, metaal, laken, specerijen
rules-picture-money = Florijnen, certificaten, prestige, bisschopspunten
rules-picture-workers = Arbeiders van de vijf families
rules-picture-persons = Architect, beeldhouwer, schilder, prediker
rules-picture-die = Dobbelstenen

rules-example = Voorbeeld: { $title }
rules-example-play = Speel het op het bord
