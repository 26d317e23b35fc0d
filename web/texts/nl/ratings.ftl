# Ranglijsten, en hoe ratings ontstaan.

ratings-title = Ranglijsten
ratings-game = Spel
ratings-month = Maand
ratings-all-time = Aller tijden
ratings-place = Plaats
ratings-name = Naam
ratings-rating = Rating
ratings-matches = Partijen
ratings-none = Hier heeft nog niemand genoeg partijen gespeeld die meetellen. Richt een tafel in en kies “Telt mee”.
ratings-own = Jij: { $points } ± { $error }.
ratings-own-provisional =
    { $count ->
        [one] Jij: { $points } ± { $error } na één partij die meetelt. Met ongeveer twintig sta je in de lijst.
       *[other] Jij: { $points } ± { $error } na { $count } partijen die meetellen. Met ongeveer twintig sta je in de lijst.
    }
ratings-how = Hoe ratings ontstaan
ratings-rule-scale = Iedereen begint bij 1500. Plaatsen tellen, geen punten; wie een plaats deelt, speelt gelijk. Het getal na ± zegt hoe onzeker een rating is.
ratings-rule-bots = Bots staan op dezelfde schaal, met de sterkte die gemeten is, en bewegen nooit.
ratings-rule-provisional = In de lijst staat wie genoeg gespeeld heeft, ongeveer twintig partijen die meetellen; in een maand minstens vijf daarvan.
ratings-rule-table = Tafels die meetellen zijn voor accounts, één mens per stoel, zonder tips. Niets wordt teruggenomen wat iets onthuld heeft.
ratings-rule-leave = Wie opgeeft of voorgoed weggaat, staat achter iedereen die gebleven is.
ratings-rule-often = Van de partijen van dezelfde twee mensen in een spel tellen de eerste vijf van een dag.
ratings-rule-seen = Wie zijn pagina verbergt, staat niet in de lijst.
