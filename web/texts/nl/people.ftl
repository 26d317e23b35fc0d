# De pagina van een persoon.

people-title = Jouw pagina
people-since = Aan tafel sinds { $day }
people-matches =
    { $count ->
        [0] nog geen partij
        [one] 1 partij
       *[other] { $count } partijen
    }
people-rated-matches =
    { $count ->
        [0] nog geen partij die meetelt
        [one] 1 partij die meetelt
       *[other] { $count } partijen die meetellen
    }
people-share = Link kopiëren
people-private = Wie wat mag zien
people-public = Anderen mogen deze pagina zien
people-public-about = Je ratings, de partijen die meetellen, puzzels en hoeveel partijen van de dag. Wat niet meetelt, zie alleen jij.
people-insights = Anderen zien geluk, spel en punten
people-insights-about = Wat de besprekingen van je partijen die meetellen samen zeggen. Nooit je fouten.
people-friends = Anderen zien mijn vrienden
people-friends-about = Wie je volgt en wie jou volgt, als anderen hun pagina zien.
people-friends-shown = Vrienden
people-guest = Alleen jij ziet deze pagina. Met een account kun je partijen spelen die meetellen, en haar aan anderen laten zien.
people-figures = In cijfers
people-longest = langste reeks overwinningen
people-streak = overwinningen op rij nu
people-won = partijen gewonnen
people-people = partijen met mensen
people-deals-streak = dagen op rij met de partij van de dag
people-deals = partijen van de dag
people-puzzles = Puzzels
people-puzzles-solved = { $solved } van { $tried } opgelost
people-provisional = weinig partijen die meetellen
people-top = bij de beste { $percent } %
people-last-month = laatste 30 dagen
people-now = nu
people-unrated = Nog geen partij die meetelt.
people-form = Laatste { $count }
people-form-of = { $won } van de laatste { $count } gewonnen
people-bots = Tegen de bots
people-fair = door toeval alleen
people-won-of = { $won } van { $matches }
people-recent = Partijen
people-all = Allemaal bekijken
people-nothing = Zodra je een partij hebt uitgespeeld, vind je die hier, met alles wat je partijen zeggen.
people-nothing-rated = { $name } heeft nog geen partij uitgespeeld die meetelt.
people-unknown = Deze pagina bestaat niet, of de persoon wil niet dat ze gezien wordt.
people-operator = Pagina van de beheerders
