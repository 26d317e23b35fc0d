# Torri in het Nederlands: wat niet bij één spel hoort. Fouten, problemen, partijverslagen en de terminal.

## Fouten

error-unknown-game = Het spel “{ $game }” bestaat niet. Beschikbaar { $known_count ->
        [one] is
       *[other] zijn
    }: { $known }.
error-no-lesson = Voor { $game } is er nog geen les.
error-unknown-step = De les van { $game } heeft { $steps } stappen; stap { $step } is er niet.
error-unknown-puzzle = { $game } heeft geen puzzel “{ $puzzle }”. Er { $count ->
        [one] is er één.
       *[other] zijn er { $count }, onder de namen die de lijst noemt.
    }
error-no-whole-plan = Het antwoord op een puzzel is een heel plan: alles wat de plaats beslist tot het toeval of iemand anders aan de beurt is.
error-no-standard = Voor { $game } is niet gezegd wat een puzzel moet zijn. Puzzels kunnen worden gezocht voor: { $known }.
error-wrong-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
error-unknown-option = { $game } heeft geen optie “{ $option }”. Wel: { $known }.
error-unknown-player = De speler “{ $player }” bestaat niet. Wel: { $known }.
error-wrong-setting = De speler “{ $player }” heeft geen instelling “{ $setting }”. Mogelijk zijn: { $known }.
error-untrusted-seat = { $source } zou het programma “{ $program }” starten. Vertrouw je het, noem het dan nog eens: --seat "{ $program }".
error-thinking-failed = Het nadenken van de bots is mislukt in { $game }. Ze proberen het nog eens.
error-no-evaluation = { $game } zegt niet hoe goed een stelling is; een gulzige speler kan het daarom niet spelen.
error-no-network = { $game } is nog door geen netwerk geleerd; zo’n speler bestaat daar dus niet.
error-other-network = Het netwerk van { $game } is voor een andere stand van het spel getraind ({ $what }: het kent “{ $found }”, hier is het “{ $wanted }”). Het moet opnieuw worden getraind.
error-no-entities = { $game } zegt niet wat een netwerk erin zou zien.
error-wrong-option = De optie “{ $option }” kan niet “{ $value }” zijn; mogelijk is { $expected }.
error-illegal-answer = Dat mag niet. { $reasons }
error-unknown-seat = Er is geen plaats { $seat_number }; er spelen { $players } spelers.
error-unknown-notation = “{ $notation }” is geen antwoord op deze vraag. Wel bijvoorbeeld: { $examples }.
error-joined-too-long = “{ $notation }” bevat meer antwoorden dan hier gevraagd worden: “{ $rest }” is er een te veel.
error-ambiguous-notation = “{ $notation }” is niet eenduidig. Bedoel je een van deze: { $meanings }?
error-wrong-position = Dat is geen geldige spelstand: { $problem }
error-wrong-edition = De editie { $edition } is niet bruikbaar: { $problems }
error-unknown-edition = Een editie met de getallen { $sha256 } is hier niet bewaard. Voeg eerst het bestand toe.
error-other-edition = Deze partij { $game } is gespeeld met de editie { $wanted }, niet met { $present }. Geef het bestand van die editie op met --edition.
error-unknown-rules = Dit verslag volgt versie { $version } van de regels van { $game }; dit programma kent: { $known }.
error-unreadable-record = { $source } is geen leesbaar partijverslag: { $problem }
error-too-few-entrants = De arena heeft minstens twee spelers nodig, niet alleen { $entrants }.
error-other-contest = De map { $folder } hoort bij een ander toernooi: daar is “{ $setting }” { $found }, hier { $wanted }. Kies een andere map.
error-broken-contest = { $file } kan niet worden voortgezet: regel { $line } is niet door de arena geschreven.
error-busy-contest = In de map { $folder } is al een andere arena bezig.
error-unusable-folder = De map { $folder } is niet bruikbaar: { $detail }
error-workers-lost = Een werkproces is midden in een partij gestopt: { $detail } Met --out blijven de voltooide partijen bewaard.
error-missing-extra = Hiervoor ontbreken pakketten. Installeer ze met: pip install "torri[{ $extra }]"
error-no-cluster = Op { $address } is geen Ray-cluster bereikbaar: { $detail }
error-forfeit = { $player } verliest reglementair: { $cause }: { $detail }
error-unfinished = De partij is niet uitgespeeld: ze heeft { $plies ->
        [one] één antwoord
       *[other] { $plies } antwoorden
    }. Met --unfinished wordt ze toch meegenomen.
error-undecided = Daarin heeft nog niemand iets besloten.
error-no-such-file = Er is geen bestand en geen map { $path }.
error-dataset-exists = { $path } bestaat al. Kies een andere naam, of vervang het met --force.
error-unusable-dataset = { $path } kan niet gebruikt worden: { $detail }
error-not-dataset = { $path } is geen gegevensverzameling die dit programma kan lezen: { $detail }
error-broken-row = Rij { $row }, partij { $match }: “{ $column }” is { $found }, en zou { $expected } moeten zijn.

## Problemen

problem-unknown-key = “{ $path }” is hier onbekend; bekend zijn: { $known }.
problem-missing-key = “{ $path }” ontbreekt.
problem-wrong-type = “{ $path }” moet zijn: { $expected }.
problem-missing-mark = “{ $path }” heeft geen merkteken; kies uit { $marks }.
problem-unknown-mark = “{ $path }” heeft het merkteken “{ $mark }”; mogelijk zijn { $marks }.
problem-wrong-sum = “{ $path }”: er zijn er { $found }, en dat moeten er { $expected } zijn.
problem-out-of-range = “{ $path }”: { $found } ligt niet tussen { $least } en { $most }.
problem-wrong-correction = “{ $path }” moet geschreven zijn als {"{"} value = …, note = "…" {"}"}.
problem-unplayable = met deze getallen lopen de regels in een proefpartij vast ({ $fault }).
problem-missing-note = “{ $path }” heeft een notitie (note) nodig over waar het gelezen is.
problem-unknown-figure = “{ $path }” is geen getal van de editie die gecorrigeerd wordt.
problem-other-base = ze corrigeert “{ $found }”, maar hier geldt de editie “{ $expected }”.
problem-no-toml = het is geen geldige TOML: { $detail }
problem-wrong-head = in { $path } moeten { $expected } staan, met game = "{ $game }".
problem-unreadable = het bestand kan niet worden geopend: { $detail }
problem-no-json = regel { $line } is geen geldige JSON: { $detail }
problem-cut-short = het bestand breekt af bij regel { $line }: { $detail }
problem-empty = het bestand is leeg.
problem-no-secret = het geheim van dit lopende spel staat er niet, dus er kan niet verder worden getrokken.
problem-wrong-format = het begint niet zoals een Torri-verslag met formaat { $expected }.
problem-wrong-line = regel { $line } is onbegrijpelijk: { $found }
problem-wrong-ply = regel { $line } begint met “{ $found }”, maar moet beginnen met “{ $expected }”.
problem-wrong-notation = in regel { $line } is “{ $found }” geen antwoord op de vraag die daar wordt gesteld.
problem-too-large = het bestand telt meer dan { $most } tekens.
problem-unknown-field = de spelstand heeft geen veld “{ $field }”; wel: { $known }.
problem-wrong-field = het veld “{ $field }” kan niet “{ $value }” zijn; het heeft de vorm { $shape }.
problem-wrong-position = aan het begin moet “{ $expected }” staan, niet “{ $found }”.
problem-impossible = geen enkele partij kan daarop uitkomen ({ $fault }).
problem-illegal-answer = het antwoord “{ $answer }” is niet toegestaan.
problem-wrong-draw = er is “{ $found }” getrokken; volgens het geheim had dat “{ $expected }” moeten zijn.
problem-wrong-weights = als mogelijke trekkingen staat er “{ $found }”; dat moet “{ $expected }” zijn.
problem-wrong-commitment = dit is niet het geheim dat vóór het begin is vastgelegd.
problem-result-too-early = er staat een uitslag in, maar het spel is nog niet afgelopen.
problem-wrong-scores = als scores staat er { $found }; dat moet { $expected } zijn.
problem-wrong-winners = als winnaars staat er { $found }; dat moet { $expected } zijn.
problem-wrong-draws = het aantal vermelde trekkingen is { $found }; het waren er { $expected }.
problem-wrong-checksum = de controlesom klopt niet: er is iets in het verslag veranderd.

## Reglementair verlies: wat er mis was, en wat goed zou zijn

forfeit-no-system = externe bots hebben Linux, macOS of een ander POSIX-systeem nodig, niet dit
forfeit-not-started = het commando kan niet worden gestart; het moet een bestaand programma zijn, met zijn argumenten
forfeit-not-ready = het stuurde het bericht “ready” niet binnen de tijd die daarvoor staat
forfeit-too-slow = het stuurde geen bericht “answer” binnen de tijd die daarvoor staat
forfeit-ended = het is gestopt, maar moet doorlopen tot het bericht “bye” of het einde van zijn invoer
forfeit-output-closed = het sloot zijn uitvoer, maar moet die tot het bericht “bye” openhouden
forfeit-too-long = het schreef een regel met meer bytes dan een bericht mag hebben
forfeit-no-message = het schreef een regel die geen bericht is; elke regel moet één JSON-object met een “type” zijn
forfeit-wrong-number = zijn antwoord draagt niet het nummer van de vraag die werd gesteld
forfeit-no-answer = zijn bericht bevat geen antwoord; het moet een “answer” hebben dat een geheel getal is, of een “text”
forfeit-illegal = zijn antwoord is niet toegestaan; het moet een van de antwoorden zijn die de vraag toelaat
forfeit-failed = het bezweek aan een eigen fout; een speler moet elke vraag beantwoorden

## Soorten waarden

kind-number = een getal
kind-text = een tekst
kind-numbers = een lijst getallen
kind-texts = een lijst teksten
kind-table = een tabel
kind-tables = een lijst tabellen
kind-amounts = een tabel van goederen en hoeveel van elk
kind-options = een tabel met opties
kind-hexadecimal = 64 hexadecimale cijfers
kind-yes-no = yes of no
kind-seconds = een aantal seconden boven 0

seat-name = { $seat }

## Redenen in elk spel

reason-no-such-seat = Speler { $has } doet niet mee: er zijn { $needs } spelers.
reason-no-such-answer = Antwoord { $has } bestaat niet; de nummers lopen van 0 tot en met { $needs }.
reason-convention = { $reason } (Dit is een afspraak over de invoer, geen regel.)
reason-over = Het spel is afgelopen: er wordt niets meer gevraagd.

## Merktekens

mark-S = staat in de spelregels
mark-P = staat in een openbare bron
mark-C = volgt uit natellen
mark-X = door ons gereconstrueerd
mark-B = door een bezitter van de doos van het materiaal gelezen
marks-title = Waar de getallen vandaan komen
marks-note = Torri is onofficieel. Getallen met een X zijn gereconstrueerd: wie het spel bezit, kan ze verbeteren in een editiebestand.
edition-exists = { $file } bestaat al.
edition-how = Haal het teken # weg voor een getal dat je corrigeert, schrijf het juiste en zeg bij “note” waar je het gelezen hebt.
edition-own-title = { $game }, mijn doos
edition-begun = { $file } is gemaakt, met de { $count } gereconstrueerde getallen. Corrigeer wat je in je doos kunt lezen, daarna: torri edition check { $file }
edition-holds = De editie { $edition } is bruikbaar ({ $hash }).
edition-same = Geen enkel getal verschilt.
edition-other-game = Dit zijn edities van verschillende spellen: { $first } en { $second }.
rules-title = De regels van { $game }, in onze eigen woorden
rules-rulings = R: waar de spelregels zwijgen of op meer dan één manier te lezen zijn, bevat deze paragraaf een uitspraak van ons.
rules-unknown = { $game } heeft geen paragraaf “{ $rule }”. Wel: { $known }.
rules-example = Voorbeeld, stap { $step } van de les: { $title }.

## Controleren

verify-holds = Het verslag klopt: { $plies ->
        [one] één antwoord
       *[other] { $plies } antwoorden
    }, alles volgens de regels.
verify-proven = Elke trekking volgt uit het geheim dat vóór het begin is vastgelegd.
verify-unproven = De trekkingen zijn mogelijk, maar er is geen geheim onthuld dat ze bewijst.
verify-running = Het spel is nog niet afgelopen.
verify-given-up = Het spel is niet tot het einde gespeeld.
verify-fails = Het verslag klopt niet bij stap { $ply }, spelregel { $rule }: { $problem }
verify-fails-whole = Het verslag klopt niet: { $problem }

## In de terminal

play-turn = { $seat }: { $question }
play-prompt = ? voor de antwoorden, help voor meer
play-help =
    Typ een antwoord zoals het in de lijst staat, of het nummer ervan; meer antwoorden op één regel mag ook.
    ?               de toegestane antwoorden
    why ANTWOORD    waarom een antwoord niet mag
    undo            je laatste invoer terugnemen, zolang er daarna niets is onthuld
    auto            geef het antwoord dat de regels aanbieden, waar ze dat doen
    forecast        wat je later in de ronde zult hebben, en welke beloften niet zouden lukken
    hint            wat de sterkste speler zou doen met wat jij weet
    board           de spelstand opnieuw tonen
    log             wat er onlangs is gebeurd
    score           alle punten en waar ze vandaan komen
    rules [ID]      de regels, of één paragraaf
    save [BESTAND]  de partij opslaan
    quit            stoppen; de partij wordt opgeslagen
play-legal = Dat mag.
play-automatic = auto geeft het antwoord dat de regels aanbieden: { $text }
play-no-automatic = Hier bieden de regels geen automatisch antwoord aan.
play-no-forecast = Er valt nu niets te voorzien.
play-stopped = Van “{ $line }” is niets gespeeld. Het stopt bij “{ $word }”:
play-left-over = Je beurt is voorbij; niet gespeeld: { $text }
play-undone = Teruggenomen.
play-no-undo = Je kunt niets terugnemen: sinds je laatste antwoord is er iets onthuld of heeft iemand anders iets gedaan.
play-confirm = Enter om door te gaan (daarna kun je niets meer terugnemen), of undo
play-saved = Opgeslagen als { $file }.
play-not-saved = De partij kon niet worden opgeslagen als { $file }: { $detail }
play-continue = Speel verder met: torri play --continue { $file }
play-pass-on = { $seat } is aan de beurt. Geef het scherm door en druk dan op Enter.
play-won = { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }
play-committed = De trekkingen van deze partij liggen vast door een geheim met de SHA-256 { $commitment }.
play-entropy = { $seat }: typ iets, wat dan ook; het telt mee voor de trekkingen.
play-person = Speler { $number }
play-bot = Bot { $number }
play-too-many-seats = Er zijn { $seats } plaatsen opgegeven, maar er doen maar { $players } spelers mee.
ledger-seat = { $seat }: { $points }
ledger-none = nog geen punten
log-nature = toeval
replay-ply = Na stap { $ply } van { $plies }
replay-no-ply = Stap { $ply } bestaat niet; het verslag telt er { $plies }.

## Borden in een notebook

show-not-trusted = Hier is niets te zien omdat dit notebook nog niet vertrouwd wordt. Voer de cel uit, of vertrouw het notebook.

## Spellen, simulatie, duurtest

games-players = { $least } tot { $most } spelers
games-version = versie { $version } van de regels
games-edition = editie { $edition }
games-option = { $values }
games-reconstructed = { $most ->
        [yes] De meeste getallen die op het spelmateriaal staan ({ $count } van { $figures }) waren niet te vinden: de onze zijn gereconstrueerd.
       *[other] Sommige getallen die op het spelmateriaal staan ({ $count } van { $figures }) waren niet te vinden: de onze zijn gereconstrueerd.
    }
games-broken = { $game } kan niet worden geladen: { $detail }
simulate-games = { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $questions } vragen aan spelers, { $draws } trekkingen
simulate-speed = { $seconds } s, { $rate } partijen per seconde, { $how }
simulate-accelerated = versneld
simulate-plain = met CPython
simulate-seat = speler
simulate-mean = gemiddeld
simulate-least = laagste
simulate-most = hoogste
simulate-best = hoogste score
soak-fine = { $players } spelers: { $games } partijen, { $steps } stappen gecontroleerd, alles in orde
soak-fault = { $players } spelers: partij { $game }, stap { $step }: { $fault }
progress-playing = bezig met spelen
progress-auditing = bezig met controleren
progress-compiling = voorbereiden
progress-thinking = Nadenken

## Puzzels

puzzles-asked = Puzzel { $puzzle }: wat zou je doen met { $seat }? Er zijn { $plans } plannen; één is duidelijk het beste. Met een vraagteken zie je het.
puzzles-right = Dat is het beste plan.
puzzles-wrong = { $loss } punten minder dan het beste plan.
puzzles-shown = Het beste plan, en de volgende:
puzzles-mining = Puzzels zoeken
puzzles-mined = { $count ->
        [one] Er staat één puzzel
       *[other] Er staan { $count } puzzels
    } in { $file }; { $games ->
        [one] één partij is
       *[other] { $games } partijen zijn
    } doorzocht.
puzzles-other-game = { $file } is een partij { $game }.
puzzles-checking = Controleren
puzzles-checked = { $game }: { $count ->
        [0] er zijn geen puzzels.
        [one] de ene puzzel klopt.
       *[other] alle { $count } puzzels kloppen.
    }
error-puzzle-fails = Puzzel { $puzzle } van { $game } klopt niet. { $cause }
fails-rules = Hij is voor andere regels of waarden gemaakt.
fails-position = Zijn antwoorden leiden niet tot een vraag aan zijn plaats.
fails-plans = Er zijn niet zoveel plannen als hij zegt.
fails-hidden = Wat de plaats kan doen of daarna ziet, hangt af van iets dat hij niet weet.
fails-lines = Een lijn is niet het plan met haar nummer.
fails-solution = Hij heeft geen beste plan, of te veel.
fails-gap = Een ander plan blijft niet duidelijk achter.
fails-told = De uitleg noemt alleen vooruitzichten, geen punten.
fails-again = In ander verloop is een ander plan even goed.

## Arena

arena-player = speler
arena-win-rate = gewonnen
arena-fair-share = × eerlijk deel
arena-margin = verschil
arena-rating = rating
arena-thinking = bedenktijd
arena-games = { $games } van { $scheduled } partijen, waarvan { $counted } in volledige delingen en meegeteld; elke deling met alle { $seatings } plaatsingen. Startgetal { $seed }.
arena-intervals = Onder elk cijfer: het 95%-interval over de delingen; onder een rating μ ± σ; onder de gemiddelde bedenktijd per keuze die van 95% ervan. Het verschil is de score van een speler min de beste andere, de rating wat een speler zeker heeft bereikt (μ − 3 σ).
arena-earlier = { $games ->
        [one] Eén partij was er al en is niet opnieuw gespeeld.
       *[other] { $games } partijen waren er al en zijn niet opnieuw gespeeld.
    }
arena-kept = Partijen, uitslag en grafiek staan in { $folder }.
arena-interrupted = Afgebroken. Met --out MAP waren de voltooide partijen bewaard gebleven.
arena-interrupted-kept = Afgebroken. De voltooide partijen blijven bewaard; dezelfde opdracht gaat met de andere verder.
arena-forfeits = { $player } verloor { $games ->
        [one] één partij
       *[other] { $games } partijen
    } reglementair: { $cause } ({ $detail })
arena-plot-title = { $game }: gewonnen deel van { $games } partijen
arena-plot-description = Het gewonnen deel van elke speler, met het 95%-interval: { $rates }
arena-plot-axis = gewonnen deel, met het 95%-interval over de delingen
arena-plot-fair = eerlijk deel

## Data sets

progress-gathering = verzamelen
progress-checking = controleren
dataset-written = { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }, { $rows } rijen: { $file }
dataset-repeated = { $games ->
        [one] Eén partij kwam nog eens voor en is weggelaten.
       *[other] { $games } partijen kwamen nog eens voor en zijn weggelaten.
    }
dataset-skipped = { $count ->
        [one] Eén kon niet worden meegenomen:
       *[other] { $count } konden niet worden meegenomen:
    }
dataset-nothing = Er was geen partij om te schrijven, dus is er geen gegevensverzameling.
dataset-no-source = Noem verslagen of mappen daarvan, de database van een server (--database URL) of een spel dat bots spelen (--play SPEL).
dataset-no-out = Zeg waar de gegevensverzameling heen moet: --out BESTAND
dataset-only-play = Alleen samen met --play: { $options }
dataset-check-alone = --check bekijkt één gegevensverzameling en schrijft niets: geef geen andere bronnen en geen --out op.
dataset-holds = De gegevensverzameling klopt: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }, { $rows } rijen; elk antwoord mag en leidt naar de volgende stelling.
dataset-unobserved = De waarnemingen zijn niet vergeleken: dit programma zou andere maken, of er zijn er geen.
dataset-fails = De gegevensverzameling klopt niet, na { $rows } rijen die kloppen. { $problem }
dataset-interrupted = Onderbroken: er is niets geschreven.

## Advice

advise-over = Het spel is uit: er valt niets aan te raden. Geef met --ply een eerdere stap.
advise-nature = Bij stap { $ply } is het toeval aan de beurt, geen speler. Geef met --ply een andere stap of met --seat een plaats.
advise-expects = { $seat } wint met een kans van { $win }%, gemiddeld met { $margin } punten ({ $visits } partijen bekeken).
advise-asked = { $seat } wordt gevraagd: { $question }
advise-answer = antwoord
advise-win-chance = wint
advise-margin = verschil
advise-visits = bekeken
advise-why = Waarom { $answer } en niet { $other }:
advise-no-why = { $answer } en { $other } lijken tot zover even goed; het verschil zit dieper.
advise-line = daarna

## Tafels en de server

serve-ready = Torri staat klaar op { $address } (stoppen met Ctrl+C)
serve-without-app = De browser-app is hier niet gebouwd: alleen programma’s worden bediend.
archive-done = { $count ->
        [0] Geen partij was oud genoeg voor { $folder }.
        [one] Eén partij is verplaatst naar { $folder }.
       *[other] { $count } partijen zijn verplaatst naar { $folder }.
    }
error-not-now = Dat kan nu niet: de partij { $status ->
        [open] wacht op spelers
        [running] is bezig
        [paused] ligt stil
       *[other] is afgelopen
    }.
error-not-your-seat = Je hebt daar geen plaats aan deze tafel.
error-not-your-turn = Je bent niet aan de beurt.
error-stale = Er heeft intussen iemand gespeeld: kijk nog eens en antwoord dan.
error-repeated = Dit antwoord is al aangenomen.
error-illegal-plan = Antwoord { $number } van het plan mag niet, dus er is niets van gedaan. { $reasons }
error-plan-too-long = Vóór antwoord { $number } van het plan is iemand anders of het toeval aan de beurt, dus er is niets van gedaan.
error-not-supposed = { $seat } zou dan niet aan de beurt zijn: dit kan niet gebeuren.
error-nothing-seen = Of { $seat } dat doet, zou je niet kunnen zien. Kies meer van wat daar gebeurt.
error-not-by-correspondence = Plannen kun je alleen achterlaten aan tafels waar iedereen dagen heeft voor een beurt.
error-your-turn-already = Je bent aan de beurt: er is niemand om op te wachten.
error-on-vacation-already = Je bent al op vakantie. Kom eerst terug; dagen die niet begonnen zijn, blijven van jou.
error-no-vacation = Je bent niet op vakantie.
error-vacation-too-long = { $days } dagen zijn meer dan de { $left } die je dit jaar nog hebt.
error-no-free-seat = Alle plaatsen aan deze tafel zijn bezet.
error-seat-taken = Deze plaats is bezet, of je hebt er al een.
error-wrong-link = Deze link geeft geen plaats aan deze tafel, of alle plaatsen zijn al bezet.
error-nothing-to-undo = Er valt niets terug te nemen.
error-not-absent = Een bot speelt alleen verder voor iemand die aan de beurt is, er niet is en geen klok heeft.
error-not-the-host = Alleen de gastheer van de tafel mag dat.
error-not-watched = Dit krijg je niet te zien zolang er wordt gespeeld.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-not-welcome = { $problem }
not-welcome = Je kunt niet aan deze tafel gaan zitten.
not-welcome-blocked = Aan deze tafel zit iemand die je geblokkeerd hebt.
not-welcome-friends = Deze tafel is voor vrienden van wie haar heeft geopend.
not-welcome-tournament = Je kunt niet aan dit toernooi meedoen.
not-welcome-tournament-blocked = Aan dit toernooi doet iemand mee die je geblokkeerd hebt.
not-welcome-words = Je kunt aan deze tafel niets schrijven.
error-not-ratable = { $problem }
rated-guest = Partijen die meetellen zijn voor accounts. Maak er een bij de instellingen, dat duurt een minuut; wat je gespeeld hebt, blijft van jou.
rated-device = Een partij die meetelt heeft op elke stoel iemand anders nodig: speel deze zonder dat ze meetelt.
rated-edition = Partijen die meetellen worden gespeeld met de waarden van de doos zoals wij ze hebben, niet met eigen waarden.
rated-origin = Een partij die een andere voortzet, kan niet meetellen.
rated-bot = Hoe sterk een van deze bots is, is nog niet gemeten: een partij met die bot kan niet meetellen.
rated-late = Wie hier zit, is aan een tafel gaan zitten die niet meetelt. Open een nieuwe tafel voor een partij die meetelt.
error-not-taken-along = Deze partij wordt alleen op haar server gespeeld. { $problem }
along-counts = Haar uitslag telt verder dan de partij zelf.
along-others = Aan deze tafel spelen anderen mee.
along-clock = Haar klok loopt op de server.
along-away = Hier speelt een bot voor jou: neem eerst je plaats terug.
along-off = Deze server geeft geen partijen mee.
error-rated-undo = Dit heeft iets onthuld: aan een tafel die meetelt, in een toernooi en in de partij van de dag blijft het staan.
error-no-pause = In een toernooi wordt niet gepauzeerd: alle anderen zouden op de volgende ronde moeten wachten.
error-unknown-tournament = Dat toernooi bestaat niet.
error-tournament-not-now = Dat kan nu niet: het toernooi { $status ->
        [open] is nog open
        [running] is bezig
        [cancelled] gaat niet door
       *[other] is afgelopen
    }.
error-tournament-full = Dit toernooi is vol: er doen er { $most } mee.
error-round-sealed = Aan andere tafels wordt nog precies deze partij gespeeld. Als ronde { $round } voorbij is, is alles te zien.
error-wrong-tournament = Dit toernooi kan niet worden gehouden: { $problem }
tournament-too-few = er moeten er minstens twee meedoen.
tournament-too-few-tables = een duplicate-toernooi heeft twee tafels nodig om te vergelijken: minstens één speler meer dan er aan één tafel zitten.
tournament-size = het mag 2 tot 64 plaatsen hebben, een competitie 2 tot 24.
tournament-programs = er mogen hoogstens 8 bots meedoen, en niet meer dan er plaatsen zijn.
tournament-rounds = het mag 1 tot 15 ronden hebben.
tournament-start = het moet later dan nu beginnen, en binnen 30 dagen.
error-deal-played = Je hebt deze partij gespeeld. Elke partij speel je één keer; morgen is er een nieuwe.
error-deal-played-here = Deze partij is in deze browser al begonnen, als gast of onder een andere naam. Elke partij speel je één keer; morgen is er een nieuwe.
error-deal-sealed = Deze partij is verzegeld: wat anderen ervan hebben gemaakt, ziet wie hem heeft gespeeld, en iedereen als de dag voorbij is.
ratings-done = { $count ->
        [0] Geen partij telt mee.
        [one] Eén partij is opnieuw geteld.
       *[other] { $count } partijen zijn opnieuw geteld.
    }
admin-done = Klaar.
admin-code = Uitnodigingscode, alleen nu te zien: { $code }
error-wrong-chairs = Deze tafel kan niet worden ingericht: { $problem }
error-nothing-to-go-on-with = Na antwoord { $ply } is deze partij afgelopen: er valt niets verder te spelen. Kies een eerder moment.
error-record-fails = Het verslag klopt niet en wordt niet bewaard. Tot antwoord { $ply } is het juist; daarna: { $problem }
error-wrong-ply = Deze partij heeft geen moment { $ply }; ze heeft er { $most }.
wrong-chairs-no-host = geen van de stoelen is voor jou.
wrong-chairs-number = er moeten evenveel stoelen zijn als bij de partij die wordt voortgezet.
wrong-chairs-kept = een stoel die moet blijven, is er niet of is twee keer genoemd.
wrong-chairs-person = intussen is daar iemand gaan zitten; kijk nog eens naar de tafel.
record-brought = Je tekst
error-overtaken = Iemand anders was sneller. Probeer het opnieuw.
error-unknown-match = Die partij bestaat niet.
error-damaged-match = Deze partij is beschadigd: invoer { $seq } ontbreekt of is onleesbaar. Andere partijen hebben er geen last van. Wie deze server beheert, kan haar uit een reservekopie herstellen.
error-unknown-person = Die persoon bestaat niet.
error-login-taken = Deze naam is bezet. Kies een andere.
error-passkey-taken = Deze passkey is al geregistreerd.
error-not-guest = Alleen wat een gast heeft gespeeld kan worden overgenomen.
error-not-written = Het kon niet worden bewaard en er is niets veranderd. Probeer het opnieuw.
error-unsettled = Het is niet zeker dat het is bewaard. Kijk eerst opnieuw voor je verdergaat.
error-no-database = De database { $database } is niet bereikbaar: { $detail }
error-newer-database = De database is geschreven door een nieuwere versie van dit programma ({ $found }; deze kent { $known }).
error-broken-database = De database { $database } heeft rijen die nergens bij horen, in: { $tables }. Er is niets veranderd.
error-storage-closed = De server wordt afgesloten. Probeer het zo meteen opnieuw.
error-not-asked = Aan plaats { $seat_number } wordt niets gevraagd.
error-no-advice = Er is geen raad gevonden. Probeer het opnieuw.
error-no-review = De bespreking is niet gelukt. Probeer het opnieuw.
error-house-closed = De server wordt afgesloten. Probeer het zo meteen opnieuw.
error-not-known = Zeg eerst wie je bent: een naam is genoeg.
error-wrong-password = Er is geen account met deze naam en dit wachtwoord.
error-too-many-guesses = Voor dit account zijn te veel wachtwoorden geprobeerd. Wacht even en probeer het dan opnieuw.
error-too-much-at-once = Dat was te veel tegelijk. Wacht even en probeer het dan opnieuw.
error-wrong-credential = Deze passkey kon niet worden nagegaan.
error-unknown-token = Dat token bestaat niet.

## Accounts

error-unknown-passkey = Die passkey bestaat niet.
error-already-account = Je hebt al een account: { $login }.
error-not-by-token = Met een token kan dit niet. Doe het zelf, in de browser.
error-too-many = Te veel { $what }: meer dan { $most } kan niet per persoon.
error-server-full = Deze server is vol ({ $what }: meer dan { $most } neemt hij van iedereen samen niet aan). Probeer het later nog eens.
limit-blocks = mensen die je geblokkeerd hebt
limit-connections = verbindingen tegelijk
limit-editions = edities
limit-follows = mensen die je volgt
limit-guests = nieuwe personen op een dag
limit-imports = ingelezen partijen
limit-invitations = uitnodigingen voor één tafel
limit-lines = regels aan één tafel
limit-notes = notities
limit-passkeys = passkeys
limit-reports = open meldingen
limit-reviews = besprekingen tegelijk
limit-hints = tips tegelijk
limit-tables = onafgemaakte tafels
limit-tokens = tokens
limit-push = browsers die meldingen krijgen
limit-plans = plannen aan één tafel
limit-webhook = programma’s die meldingen krijgen
error-muted = { $until ->
        [never] Je kunt hier niet schrijven.
       *[other] Je kunt hier tot { $until } niet schrijven.
    } Reden: { $reason }
error-suspended = { $until ->
        [never] Je bent geschorst en kunt niets nieuws beginnen.
       *[other] Je bent geschorst tot { $until } en kunt niets nieuws beginnen.
    } Wat je begonnen bent, gaat door. Reden: { $reason }
error-banned = { $until ->
        [never] Deze server is voor jou gesloten.
       *[other] Deze server is voor jou gesloten tot { $until }.
    } Reden: { $reason }
error-unwelcome-words = { $what }
words-in-chat = In deze regel staat een woord dat hier niet mag. Zeg het anders.
words-in-name = In deze naam staat een woord dat hier niet mag. Kies een andere.
error-not-operator = Dit mogen alleen de beheerders van deze server.
error-operators-stay = Beheerders kunnen elkaar hier niets verbieden; op de opdrachtregel kan het wel.
error-entry-closed = Deze server neemt op dit moment niemand nieuw op. Als je een account hebt, log dan in.
error-entry-by-code = Deze server is voor genodigden. Voer een geldige uitnodigingscode in, of log in.
error-unknown-item = Dit is er niet meer; misschien heeft iemand anders het al afgehandeld.
limit-tournaments = toernooien die je houdt
limit-entries = toernooien waaraan je meedoet
error-invisible-name = Van deze naam is niets te zien. Kies een andere.

## De waarden, in tabellen

figure-of-two = met twee spelers
figure-of-three = met drie spelers
figure-of-four = met vier spelers
figure-of-five = met vijf spelers
figure-total = samen

## Teruggeroepen

call-turn = { $game }: je bent aan de beurt
call-round = { $game }: een nieuwe ronde van { $who } is begonnen
call-invitation = { $who } nodigt je uit voor een partij { $game }
call-friend = { $who } heeft een stoel vrij aan een tafel met { $game }
call-stopped = Op { $who } krijg je geen meldingen meer
call-names = { " " }(met { $names })
call-mail-subject =
    { $count ->
        [one] er wacht 1 melding op je
       *[other] er wachten { $count } meldingen op je
    }
call-mail-hello = Hallo { $who },
call-mail-more =
    { $count ->
        [one] En nog 1 melding.
       *[other] En nog { $count } meldingen.
    }
call-mail-foot = Je hebt { $server } gevraagd je per e-mail meldingen te sturen.
call-mail-stop = Geen e-mails meer, met één druk: { $link }
call-confirm-subject = Torri: is dit jouw adres?
call-confirm-text = Iemand, waarschijnlijk jij, wil op { $address } meldingen krijgen als er op { $server } iets wacht. Open dit om te bevestigen dat het jouw adres is:
call-confirm-else = Was jij het niet, dan hoef je niets te doen: je krijgt geen andere e-mail, en na een week is het adres vergeten.
call-recovery-subject = Torri: een nieuw wachtwoord
call-recovery-text = Iemand, waarschijnlijk jij, heeft voor je account op { $server } om een nieuw wachtwoord gevraagd. Binnen een uur kun je er hier een kiezen:
call-recovery-else = Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
error-account-needed = Dit is er niet voor gasten. Maak eerst een account: je partijen blijven van jou.
error-no-mail = Deze server verstuurt geen e-mails.
error-wrong-mail-address = { $address } is geen adres waar we e-mail naartoe kunnen sturen.
error-wrong-call-address = { $address } kan geen meldingen krijgen. Daarvoor is een adres op het internet nodig dat met https:// begint, en van een browser zijn eigen sleutels.
error-wrong-ticket = Deze link is niet meer geldig: hij is gebruikt, of hij is te oud.
