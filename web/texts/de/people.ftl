# Die Seite einer Person.

people-title = Deine Seite
people-since = Am Tisch seit { $day }
people-matches =
    { $count ->
        [0] noch keine Partie
        [one] 1 Partie
       *[other] { $count } Partien
    }
people-rated-matches =
    { $count ->
        [0] noch keine gewertete Partie
        [one] 1 gewertete Partie
       *[other] { $count } gewertete Partien
    }
people-share = Link kopieren
people-private = Wer was sehen darf
people-public = Andere dürfen diese Seite sehen
people-public-about = Deine Wertungen, gewerteten Partien, Aufgaben und wie viele Partien des Tages. Was nicht gewertet ist, siehst nur du.
people-insights = Andere sehen Glück, Spiel und Punkte
people-insights-about = Was die Besprechungen deiner gewerteten Partien zusammen sagen. Nie deine Fehler.
people-friends = Andere sehen meine Freunde
people-friends-about = Wem du folgst und wer dir folgt, sofern andere deren Seite sehen.
people-friends-shown = Freunde
people-guest = Diese Seite siehst nur du. Mit einem Konto kannst du gewertete Partien spielen und sie anderen zeigen.
people-figures = In Zahlen
people-longest = längste Siegesserie
people-streak = Siege in Folge jetzt
people-won = gewonnene Partien
people-people = Partien mit Menschen
people-deals-streak = Tage in Folge mit der Partie des Tages
people-deals = Partien des Tages
people-puzzles = Aufgaben
people-puzzles-solved = { $solved } von { $tried } gelöst
people-provisional = wenige gewertete Partien
people-top = unter den besten { $percent } %
people-last-month = letzte 30 Tage
people-now = jetzt
people-unrated = Noch keine gewertete Partie.
people-form = Letzte { $count }
people-form-of = { $won } der letzten { $count } gewonnen
people-bots = Gegen die Bots
people-fair = durch Zufall allein
people-won-of = { $won } von { $matches }
people-recent = Partien
people-all = Alle ansehen
people-nothing = Sobald du eine Partie beendet hast, findest du sie hier, mit allem, was deine Partien sagen.
people-nothing-rated = { $name } hat noch keine gewertete Partie beendet.
people-unknown = Diese Seite gibt es nicht, oder die Person möchte nicht, dass man sie sieht.
people-operator = Seite der Betreiber
