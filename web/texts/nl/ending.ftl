# Het einde van een spel, in het Nederlands.

ending-open = De uitslag
ending-you = Jij
ending-you-won = Je hebt gewonnen!
ending-you-share = Je deelt de winst met { $names }
ending-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
}
ending-nobody = Een partij zonder winnaar
ending-ahead = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $margin } meer dan { $name }
ending-behind = Je hebt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $margin } minder dan { $name }
ending-level = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, evenveel als { $name }.
ending-tie-firenze = De winst wordt gedeeld.
ending-tie-patrizier = Wie meer etages in voorraad heeft, wint.
ending-tie-florenza = Wie meer blokjes heeft, wint; daarna wie meer florijnen heeft.
ending-each = { $points ->
    [one] Elk 1 punt
   *[other] Elk { $points } punten
}
ending-you-gave-up = Je hebt opgegeven.
ending-gave-up = { $count ->
    [one] { $names } heeft opgegeven.
   *[other] { $names } hebben opgegeven.
}
ending-banner = Een banier met het wapen van { $name } in een lauwerkrans
ending-row = { $place }. { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $parts }

ending-how = Zo komen de punten bij elkaar
ending-count-again = Nog eens tellen
ending-where = Waar je punten vandaan kwamen
ending-where-of = Waar de punten van { $name } vandaan kwamen
ending-no-points = Er zijn er geen.
ending-decided = De beslissende zet
ending-decided-unknown = Dat weet alleen een bespreking: die speelt vanaf elke beslissing verder en vindt de zet die het zwaarst woog.
ending-decided-working = De bespreking wordt gemaakt: { $percent }%.
ending-decided-none = Die was er niet: geen enkele zet woog zo zwaar dat de bespreking er zeker van is.
ending-to-review = Naar de bespreking
ending-your-lead = Je verwachte voorsprong in punten:
ending-lead = Verwachte voorsprong van { $name } in punten:
ending-lead-line = De verwachte voorsprong van { $name } in de loop van de partij
ending-start = Begin
ending-end = Einde
ending-see-move = Bekijk hem op het bord

ending-rematch = Speel nog eens
ending-review = Bespreken
ending-share = Delen
ending-copied = Gekopieerd
ending-home = Beginpagina

ending-source-firenze-commission = Opdrachten
ending-source-firenze-balcony = Balkons
ending-source-firenze-floor-tile = Verdiepingsfiches
ending-source-firenze-privilege = Privileges
ending-source-firenze-last-seal = Laatste zegel
ending-source-firenze-majority = Vlaggen
ending-source-firenze-festival = Feesten
ending-source-patrizier-higher-tower = Hoogste torens
ending-source-patrizier-lower-tower = Laagste torens
ending-source-patrizier-heads = Portretten
ending-source-florenza-certificates = Certificaten
ending-source-florenza-prestige = Prestige
ending-source-florenza-offices = Ambten
ending-source-florenza-goods = Wat over is
ending-source-florenza-empty-fields = Lege velden
ending-source-florenza-missing-works = Ontbrekende kunstwerken

ending-last-title-firenze = Laatste ronde
ending-last-title-florenza = Laatste ronde
ending-last-title-patrizier = { $turns ->
    [one] Laatste ronde
   *[other] Laatste kaarten
}
ending-last-turn = Je laatste beurt
ending-last-why-firenze = { $you ->
    [yes] Je hebt je laatste zegel geplaatst
   *[no] { $name } heeft het laatste zegel geplaatst
}
ending-last-why-patrizier = Er zijn geen kaarten meer om te nemen
ending-last-why-florenza = Ronde { $round } van { $rounds }
ending-last-left-firenze = { $count ->
    [0] Je hebt geen beurt meer.
    [one] Je hebt nog één beurt.
   *[other] Je hebt nog { $count } beurten.
}
ending-last-left-patrizier = { $count ->
    [0] Je hebt geen beurt meer.
    [one] Je hebt nog één beurt.
   *[other] Je hebt nog { $count } beurten.
}
ending-last-left-florenza = { $count ->
    [0] Je hebt geen arbeider meer.
    [one] Je hebt nog één arbeider.
   *[other] Je hebt nog { $count } arbeiders.
}
ending-last-now = { $name }: nu
ending-last-waits = { $count ->
    [one] { $name }: nog één beurt
   *[other] { $name }: nog { $count } beurten
}
ending-last-done = { $name }: geen beurt meer
ending-deal = Hoe het anderen verging
ending-event = Naar het toernooi
