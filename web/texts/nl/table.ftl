table-title = { $game } · Torri
table-title-turn = ● Jouw beurt · { $game }
table-heading = { $game }, { $players } spelers
table-what = { $game } · { $players } spelers
table-home = Naar de beginpagina
table-opening = De tafel wordt geopend …
table-not-here = Deze tafel kan niet worden getoond
table-no-board = Dit spel heeft nog geen bord in de browser. In de terminal is het te spelen.
table-unreachable = De server is niet te bereiken. Er gaat niets verloren; probeer het zo nog eens.
table-board = Het bord
table-own = Je eigen gebied
table-rivals = De anderen aan tafel
table-chronicle = Kroniek
table-bar = Wat er gevraagd wordt
table-phases = Fasen van een beurt
table-phase-done = gedaan:
table-your-turn = Jouw beurt
table-menu = Menu
table-paused = Pauze
table-paused-by = { $name } heeft het spel gepauzeerd.
table-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
table-clock-hours = { $hours } u

table-cover-title = Nu is { $name } aan de beurt
table-cover-about = Geef het apparaat door. Van de kaarten van de anderen is niets te zien tot je zegt dat jij het bent.
table-cover-ready = Ik ben het, { $name }

table-bot = bot, { $level }
table-words = Een paar eigen woorden voor de trekkingen (als je wilt)
table-sit = Ga zitten
table-leave-chair = Stoel vrijgeven

table-thinks = { $name } denkt na.
table-waits-for = { $name } is aan de beurt.
table-turn-of = Beurt van { $name }
table-chance = De trekking beslist.
table-over = Het spel is afgelopen.
table-lost = Verbinding weg. Ze komt vanzelf terug; er gaat niets verloren.
table-along-offer = De server is onbereikbaar. Je kunt hier verder spelen, tegen dezelfde bots.
table-along-play = Hier verder spelen
table-along-starting = De partij wordt hier klaargezet …
table-along-here = Je speelt hier verder, zonder de server. De partij gaat vanzelf naar hem terug.
table-along-failed = Hier gaat het niet verder: { $cause }
table-along-refused = De server neemt niet terug wat hier is gespeeld. { $cause }
table-along-return = Naar de partij op de server
table-turn-planned = Dit is gepland.
table-would = Dit zou zijn: { $what }.
table-confirm = Bevestig
table-undo = Terug
table-by-hand = Zelf stenen kiezen
table-choices = Alle antwoorden
table-no-choices = Er valt nu niets te antwoorden.
table-notation = Schrijf een antwoord
table-notation-enter = Invoeren
table-hint = Wat zou de maestro doen?
table-counts = Wat er nog is
table-ledger = Elk punt met zijn oorzaak
table-ledger-about = De punten zoals ze nu staan, regel voor regel, voor zover je ze mag weten.
table-ledger-empty = Nog niemand heeft punten.
table-rule = Regel { $rule }
table-rule-unknown = Zo’n paragraaf hebben de regels niet.
table-all-rules = Open de hele regels
table-rules = Regels
table-why-not = Waarom niet?
table-why-absent = Niet voorhanden
table-why-lacking = Niet genoeg
table-why-taken = Al bezet
table-why-done = Al gebeurd
table-why-order = Iets anders komt eerst
table-why-later = Nu niet
table-why-place = Niet hier
table-why-unfit = Dat past niet
table-why-limit = Meer kan niet
table-why-alike = Ze zijn gelijk
table-why-has = Je hebt
table-why-is = Er is
table-why-needs = Nodig is
table-why-played = Gespeeld
table-why-needed-here = Hier nodig
table-why-nothing = niets
table-why-instead = In plaats daarvan: { $what }
table-overtaken = De partij is intussen verder gegaan: je plan is niet gespeeld.
table-not-asked = Nu wordt er iets anders gevraagd: het staat in de balk hieronder.
table-undo-asked = { $name } vraagt een keuze te mogen terugnemen.
table-undo-agree = Akkoord
table-undo-refuse = Weigeren
table-undo-waits = Je wilt een keuze terugnemen. We wachten op { $names }.
table-watching = Je kijkt toe.
table-absent-turn = { $name } is aan de beurt, maar is er niet.
table-absent-ask = Laat een bot verder spelen
table-absent-asked = { $count ->
    [one] { $names } wil dat een bot verder speelt voor { $absent }, tot { $absent } terug is.
   *[other] { $names } willen dat een bot verder speelt voor { $absent }, tot { $absent } terug is.
}
table-absent-agree = Akkoord
table-absent-waits = Een bot speelt verder voor { $absent } zodra ook { $names } akkoord is.
table-chat-close = Gesprek sluiten

table-away-self = Een bot speelt voor je verder.
table-away-last = Een bot speelt voor je verder. Zodra die geantwoord heeft, eindig je hier als laatste.
table-absent = niet hier
table-away = bot speelt verder ({ $level })
table-resigned = heeft opgegeven

table-since = Sinds jouw beurt
table-rival-step = Stap { $number } van { $count }
table-rival-count = { $number } van { $count }
table-pace = Hoe snel de zetten van de anderen te zien zijn
table-pace-slow = Langzaam
table-pace-normal = Normaal
table-pace-instant = Meteen
table-skip = Verder
table-key-space = Spatie
table-round = Ronde { $round }
table-turn-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-filter = Welke beurten je ziet
table-filter-all = Alle
table-filter-points = Punten
table-filter-mine = Van mij
table-turns =
    { $all ->
        [0] { $shown } van de { $count } beurten
       *[other] { $count ->
            [one] 1 beurt
           *[other] { $count } beurten
        }
    }
table-every-step = Elke stap
table-by-turns = Beurt voor beurt
table-see-then = Bekijk het bord van toen
table-newest = Naar de nieuwste
table-new-turns =
    { $count ->
        [one] 1 nieuwe beurt
       *[other] { $count } nieuwe beurten
    }
table-chronicle-grow = Kroniek groot tonen
table-no-such-turn = Zo’n beurt is er nog niet.
table-nothing-yet = Er is nog niets gebeurd.

table-hint-thinking = De maestro bekijkt je tafel …
table-hint-would = De maestro: { $what }
table-hint-mostly =
    Dit levert het meeste op: { $what } (ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    })
table-hint-chance =
    { $same ->
        [yes] Winstkans nog steeds { $after }%
       *[no] Winstkans { $before }% → { $after }%
    }
table-claim-sure = { $what }{ $otherwise ->
        [later] { " " }(anders hooguit later)
        [gone] { " " }(anders niet meer mogelijk)
       *[none] { "" }
    }
table-claim-more = { $what } vaker ({ $best }% in plaats van { $given }%{ $otherwise ->
        [later] { "; " }anders hooguit later
        [gone] { "; " }anders niet meer mogelijk
       *[none] { "" }
    })
table-claim-less = { $what } minder vaak ({ $best }% in plaats van { $given }%{ $otherwise ->
        [gone] { "; " }dan niet meer mogelijk
       *[none] { "" }
    })
table-claim-only = { $what } (in { $best }%, anders { $otherwise ->
        [later] hooguit later
        [gone] niet meer mogelijk
       *[none] nooit
    })
table-claim-never = { $what }{ $otherwise ->
        [later] { " zo snel" }
       *[none] { "" }
    } (anders { $given ->
        [100] altijd
       *[other] in { $given }%
    }{ $otherwise ->
        [gone] { "; " }dan niet meer mogelijk
       *[none] { "" }
    })
table-claims = { $gains }{ $has ->
        [yes] ; maar { $costs }
       *[no] { "" }
    }.
table-hint-next = Op een na beste
table-hint-first = Terug naar de beste
table-hint-play = Speel het zo
table-hint-books = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $what }
table-hint-honest = Hij ziet alleen wat jij ziet. Bekeken stellingen: { $visits }.

table-chat = Gesprek aan tafel
table-open-chat = Gesprek aan tafel, { $unread ->
    [0] niets nieuws
    [one] één nieuwe regel
   *[other] { $unread } nieuwe regels
}
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-write = Zeg iets
table-chat-send = Stuur

table-pause = Zet de klokken stil
table-resume = Ga verder
table-ask-undo = Vraag mijn laatste keuze terug te nemen
table-leave = Laat een bot voor mij verder spelen
table-return = Neem mijn stoel terug
table-block = { $name } blokkeren
table-blocked = Je hebt { $name } geblokkeerd. Deze partij gaat zonder woorden verder; daarna komen jullie elkaar niet meer tegen. Op je pagina kun je dat terugdraaien.
table-resign = Opgeven
table-resign-sure = Echt opgeven
table-language = Taal
table-comfort = Zoals je het wilt
table-confirm-setting = Bevestig elke beurt
table-every-question-setting = Elke vraag stellen
table-motion-setting = Dingen laten bewegen
table-patterns-setting = Sterke patronen naast kleuren
table-keys = Toetsen: F2 geeft alles wat je mag indrukken een letter, de pijltjes gaan van het een naar het ander, F6 naar het volgende deel, F4 opent alle antwoorden, Ctrl + Enter bevestigt, Ctrl + Z neemt een geplande stap terug, de spatiebalk slaat de zetten van de anderen over, Esc sluit.
table-fair = Zijn de trekkingen eerlijk?
table-fair-about = Voordat iemand ging zitten toonde de server deze vingerafdruk van zijn geheim. Aan het eind toont hij het geheim, en met het verslag van de partij is elke trekking daaruit na te rekenen.
table-fair-secret = Het geheim, onthuld:

table-finished = Het spel is afgelopen
table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-record = Bewaar het verslag
table-replay = Terugkijken en bespreken
table-replay-so-far = Terugkijken tot hier
table-cause-over = Uitgespeeld.
table-cause-resigned = Geëindigd door opgave.
table-cause-abandoned = Niemand speelde verder.
table-edition = Gespeeld met andere getallen: { $edition }.
table-round-of = Ronde { $round } van { $rounds }

table-next =
    { $count ->
        [one] Volgende van je partijen (N): er wacht er nog 1 op je
       *[other] Volgende van je partijen (N): er wachten er nog { $count } op je
    }

table-vacation = Op vakantie tot { $date }

# Plans for when the others have moved

table-foresight-open = Vooruit plannen
table-foresight-title = Als … dan …
table-foresight-about = Zeg wat je doet als de anderen dit of dat doen. Komt het zo, dan gebeurt het meteen, als het dan nog hetzelfde betekent; zo niet, dan word je geroepen. Niemand anders komt het te weten, en je volgende eigen zet beëindigt het.
table-foresight-new = Een nieuw plan
table-foresight-remove = Dit plan verwijderen
table-foresight-if = Als { $name } dit doet: { $what }
table-foresight-if-and = Als { $name } dit doet, en wat dan ook verder: { $what }
table-foresight-if-anything = Wat { $name } ook doet
table-foresight-then = Jij: { $what }
table-foresight-ask = Wat doet { $name }?
table-foresight-anything = Wat { $name } ook doet
table-foresight-else = En wat { $name } verder ook doet
table-foresight-and-then = En dan …
table-foresight-back = Naar de tafel
table-foresight-over = Dan zou de partij voorbij zijn.
table-foresight-example = Wat de anderen hier verder doen, is een voorbeeld.
