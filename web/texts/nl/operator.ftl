# De kant van de beheerders.

operator-title = Beheer
operator-not-you = Deze pagina is voor de beheerders van deze server.
operator-reports = Meldingen
operator-people = Mensen
operator-matches = Partijen
operator-server = Server
operator-audit = Logboek
operator-audit-about = Wie wat wanneer met wie heeft gedaan, en waarom. Er komen alleen regels bij.
operator-search = Deel van een naam of login
operator-nobody = Niemand gevonden.
operator-more = Eerdere
operator-none = Geen.
operator-guest = gast
operator-is = beheerder
operator-mute-holds = gedempt
operator-suspend-holds = geschorst
operator-ban-holds = verbannen
operator-all-people = Alle mensen
operator-since = Hier sinds { $day }
operator-sanctions = Wat verboden is
operator-mute = Geen chat
operator-suspend = Niets nieuws
operator-ban = Verbannen
operator-mute-about = De ander speelt door, maar kan niet in chats schrijven.
operator-suspend-about = Wat begonnen is gaat door; geen nieuwe tafels, stoelen, partijen van de dag of imports.
operator-ban-about = Wie verbannen is, kan alleen nog het eigene bekijken, meenemen en wissen. Lopende partijen gaan zonder hen door.
operator-impose = Verbieden
operator-what = Wat
operator-reason = Reden
operator-reason-shown = Reden (de ander leest die)
operator-lift = Weer toestaan
operator-lifted = opgeheven op { $day }
operator-rename = Andere naam
operator-rename-button = Hernoemen
operator-name = Nieuwe naam
operator-usage = Hoeveel het is
operator-data = Wat van deze persoon is
operator-export = Alles exporteren
operator-forget = Verwijderen
operator-forget-about = Alsof de persoon dat zelf deed: partijen met anderen blijven, zonder de naam. Het is niet terug te draaien.
operator-usage-tables = Onafgemaakte tafels
operator-usage-imports = Ingelezen partijen
operator-usage-notes = Notities
operator-usage-follows = Volgt
operator-usage-blocks = Heeft geblokkeerd
operator-usage-reports = Eigen open meldingen
operator-of = { $count } van { $most }
operator-match = De partij
operator-reported-by = Gemeld door { $name }
operator-reporter-gone = Wie het meldde, is er niet meer
operator-outcome = Uitkomst: { $outcome }
operator-outcome-field = Wat ervan kwam
operator-close = Afhandelen
operator-reports-open = Open
operator-reports-closed = Afgehandeld
operator-status-open = Niet begonnen
operator-status-running = Bezig
operator-status-paused = Onderbroken
operator-status-over = Afgelopen
operator-free = vrij
operator-by-command = Opdrachtregel
operator-did-grant = maakte beheerder:
operator-did-revoke = nam het beheer af van
operator-did-mute = ontnam de chat aan
operator-did-suspend = schorste
operator-did-ban = verbande
operator-did-lift = stond weer toe:
operator-did-rename = hernoemde
operator-did-close-report = handelde een melding af over
operator-did-announcement = deelde iets mee
operator-did-end-announcement = beëindigde een mededeling
operator-did-code = maakte een uitnodigingscode
operator-did-end-code = maakte een code ongeldig
operator-did-export = exporteerde de gegevens van
operator-did-delete = verwijderde
operator-announcements = Mededelingen
operator-announce = Meedelen
operator-announce-about = Iedereen ziet het boven aan elke pagina, in de eigen taal; ontbreekt die, dan in het Engels of in de taal die er is.
operator-until = tot { $day }
operator-end = Beëindigen
operator-entry = Wie naar binnen mag
operator-entry-open = Iedereen. De server vraagt om codes als hij met --entry invited wordt gestart.
operator-entry-invited = Wie een code heeft, en wie een account heeft.
operator-entry-closed = Alleen wie al bekend is.
operator-code = Code
operator-code-make = Code maken
operator-code-uses = Voor hoeveel mensen
operator-code-once = Deze link is alleen nu te zien:
operator-note = Voor wie
operator-duration = Hoe lang
operator-no-end = zonder einde
operator-done = Klaar.
operator-hours =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
operator-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
operator-uses =
    { $count ->
        [one] nog 1 persoon
       *[other] nog { $count } mensen
    }
