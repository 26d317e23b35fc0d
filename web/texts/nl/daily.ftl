# De partij van de dag.

daily-title = Partij van de dag
daily-about = Dezelfde trekkingen, bots en plaats voor iedereen; je speelt hem één keer.
daily-about-past = Dezelfde trekkingen, bots en plaats voor iedereen.
daily-game = Spel
daily-tab-played = { $points }, plaats { $place }
daily-tab-points =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    }
daily-tab-running = begonnen
daily-tab-uncounted = telt niet
daily-tab-other = al gespeeld
daily-today = { $game } vandaag
daily-table =
    { $players ->
        [2] Twee aan tafel: je hebt plaats { $seat }, de ander is een bot van het niveau { $level }.
       *[other] { $players } aan tafel: je hebt plaats { $seat }, de anderen zijn bots van het niveau { $level }.
    }
daily-play = Spelen
daily-go-on = Verder spelen
daily-uncounted = Je bent aan deze partij begonnen, maar hebt hem niet op tijd en alleen uitgespeeld: hij telt niet. Morgen is er een nieuwe.
daily-other = Deze partij is in deze browser al begonnen, als gast of onder een andere naam: dat is dezelfde persoon, en elke partij speel je één keer.
daily-rule-once = Elke partij speel je één keer, ook als je je pas daarna aanmeldt. Je kunt stoppen en later verder spelen.
daily-rule-open = Geen tips, en wat iets heeft onthuld, wordt niet teruggenomen.
daily-rule-time = Hij telt als hij vóór middernacht (UTC) uit is en alleen jij hebt gespeeld.
daily-rule-sealed = Wie hem niet heeft gespeeld, ziet tot het einde van de dag geen uitslagen en geen partij ervan.
daily-yesterday = De partij van gisteren
daily-against-field = Jij en alle anderen
daily-against-past = Jij en je eerdere partijen
daily-field = Wat ervan gemaakt is
daily-played =
    { $count ->
        [one] Door één gespeeld
       *[other] Door { $count } gespeeld
    }
daily-own-played =
    { $count ->
        [one] Je eerste
       *[other] Je { $count } partijen
    }
daily-closes = tot middernacht (UTC)
daily-points =
    { $count ->
        [one] punt
       *[other] punten
    }
daily-place = Plaats { $place }
daily-of = van { $count }
daily-of-hundred = van 100
daily-margin = op de beste bot
daily-chart = Hoeveel mensen hoeveel punten hebben gehaald; het midden van { $count } is { $middle }.
daily-middle = Het midden van het veld: { $points }. Gearceerd: achter jou.
daily-you = jij
daily-maestro-made = Maestro: { $points } punten, beter dan { $percent } % van het veld
daily-first = Je hebt hem als eerste gespeeld. Kijk later hoe het anderen vergaat.
daily-first-own = Je eerste in dit spel: vanaf morgen kun je vergelijken.
daily-nobody = Niemand heeft hem uitgespeeld.
daily-parted = Waar de wegen uiteengingen
daily-parted-about = Wie tot dan toe speelde zoals jij
daily-parted-maestro = Op de weg van de maestro
daily-turn = Beurt { $turn }
daily-worth = { $points } op de anderen
daily-worth-about = Wat jouw weg gemiddeld heeft opgeleverd, vergeleken met alle andere wegen
daily-share-of = { $percent } %
daily-mean = ⌀ { $points }
daily-other-ways = andere wegen
daily-same = Dezelfde partij
daily-player = Wie
daily-points-head = Punten
daily-margin-head = Verschil
daily-of-hundred-head = Van 100
daily-somebody = iemand
daily-show-all = Iedereen tonen
daily-of-hundred-about = Van 100: het deel van de anderen dat erachter ligt; wie evenveel punten heeft, telt half. Het geluk was voor iedereen gelijk. Namen staan bij accounts met een openbare pagina.
daily-share-title = Om te delen
daily-share-safe = Geen zet wordt verklapt
daily-share = Delen
daily-copied = Gekopieerd
daily-save = Plaatje bewaren
daily-ahead = Voor { $percent } % van { $count }
daily-ahead-own = Beter dan { $percent } % van mijn { $count } partijen
daily-same-for-all = Dezelfde partij voor iedereen
daily-month-before = De maand ervoor
daily-month-after = De maand erna
daily-day-of = { $day }: { $points } punten, plaats { $place } van { $count }
daily-streak =
    { $count ->
        [0] Speel er vandaag een, en een reeks dagen begint. Je langste: { $longest }.
        [one] dag op rij; je langste reeks: { $longest }.
       *[other] dagen op rij; je langste reeks: { $longest }.
    }
daily-towers = Een verdieping voor elk vijfde deel van het veld dat achter je ligt.
daily-seal = Vóór de dag verzegeld
daily-seal-about = De trekkingen volgen uit een geheim waarvan de SHA-256 de dag ervoor bekend wordt gemaakt. Als de dag voorbij is, staat het geheim zelf hier: niemand kon de partij veranderen.
daily-seal-hash = SHA-256 van het geheim
daily-seal-next = SHA-256 van het geheim van morgen
daily-seal-secret = Het geheim
daily-replay = Op je partij terugkijken
