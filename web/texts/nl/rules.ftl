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
