# Puzzels: stellingen waarin één plan duidelijk het beste is.

puzzles-title = Puzzels
puzzles-title-of = { $game }: puzzels
puzzles-about = Stellingen uit gespeelde partijen waarin één plan duidelijk het beste is, voor zover je dat vanaf die plaats kunt weten. Elke puzzel telt één keer voor je rating.
puzzles-opening = Een puzzel openen …
puzzles-not-here = Deze puzzel kan niet getoond worden
puzzles-all = Alle puzzels
puzzles-how-many =
    { $count ->
        [one] Eén puzzel
       *[other] { $count } puzzels
    }; je hebt er { $solved } van { $tried } opgelost.
puzzles-today = Puzzels van vandaag
puzzles-next = Volgende puzzel
puzzles-number = Puzzel { $number }
puzzles-state-new = nog niet geprobeerd
puzzles-state-solved = opgelost
puzzles-state-missed = niet opgelost
puzzles-grade-1 = Makkelijk: bots van niveau garzone lossen hem op
puzzles-grade-2 = Bots van niveau lavorante lossen hem op
puzzles-grade-3 = Bots van niveau compagno lossen hem op
puzzles-grade-4 = Moeilijk: bots van niveau capomastro lossen hem op
puzzles-grade-5 = Heel moeilijk: geen bot tot en met niveau capomastro lost hem in meer dan de helft van zijn pogingen op
puzzles-run = { $count } op rij
puzzles-asked = Wat zou je doen?
puzzles-own = je puzzels
puzzles-which = { $game } · { $players } spelers · puzzel { $number }, rating { $points }
puzzles-which-plain = { $game } · { $players } spelers · puzzel { $number }
puzzles-task = Je bent { $name }. Maak je plan op het bord.
puzzles-planned = Bevestig het, dan zie je wat het waard is.
puzzles-show = Laat zien
puzzles-again = Je hebt deze puzzel al beantwoord: hij telt niet meer.
puzzles-meanwhile = Wat de anderen sinds je laatste beurt hebben gedaan
puzzles-rules = Geen klok. Eén plan is minstens { $gap } punten beter dan alle andere; er zijn { $plans } verschillende. Het eerste antwoord telt.
puzzles-lines =
    { $count ->
        [2] Twee plannen
        [3] Drie plannen
        [4] Vier plannen
        [5] Vijf plannen
       *[other] { $count } plannen
    }
puzzles-margin = verwachte voorsprong
puzzles-chosen = bots
puzzles-right = beste
puzzles-yours = jouw plan
puzzles-verdict-right =
    { $points ->
        [one] Het beste. Eén punt meer waard dan het volgende.
       *[other] Het beste. { $points } punten meer waard dan het volgende.
    }
puzzles-verdict-wrong =
    { $points ->
        [one] Niet het beste: één punt minder.
       *[other] Niet het beste: { $points } punten minder.
    }
puzzles-verdict-shown =
    { $points ->
        [one] Het beste plan is één punt meer waard dan het volgende.
       *[other] Het beste plan is { $points } punten meer waard dan het volgende.
    }
puzzles-found = Hoe dit gevonden is
puzzles-found-about = Alle { $plans } plannen zijn vergeleken in partijen die verdergaan vanuit wat je op die plaats weet: de genoemde in elk { $futures }, met twee reeksen trekkingen; aparte zoektochten vonden hetzelfde plan. Elk plan dat niet genoemd is, blijft ongeveer { $behind } punten of meer achter.
puzzles-levels = Bots hebben hem ook geprobeerd, en zo vaak opgelost:
puzzles-level = { $solved } van { $tried }
puzzles-people =
    { $tried ->
        [one] Eén persoon heeft hem vóór jou geprobeerd; opgelost: { $solved }.
       *[other] { $tried } personen hebben hem vóór jou geprobeerd; opgelost: { $solved }.
    }
puzzles-press-lines = Druk op een plan om het op het bord te zien.
puzzles-play-on = Verder spelen
puzzles-share = Deze puzzel delen
puzzles-copied = De link is gekopieerd.
