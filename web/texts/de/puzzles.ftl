# Aufgaben: Stellungen, in denen ein Plan klar der beste ist.

puzzles-title = Aufgaben
puzzles-title-of = { $game }: Aufgaben
puzzles-about = Stellungen aus gespielten Partien, in denen ein Plan klar der beste ist, soweit man es von diesem Platz aus wissen kann. Jede zählt einmal für deine Wertung.
puzzles-opening = Eine Aufgabe wird geöffnet …
puzzles-not-here = Diese Aufgabe lässt sich nicht zeigen
puzzles-all = Alle Aufgaben
puzzles-how-many =
    { $count ->
        [one] Eine Aufgabe
       *[other] { $count } Aufgaben
    }; du hast { $solved } von { $tried } gelöst.
puzzles-today = Aufgaben des Tages
puzzles-next = Nächste Aufgabe
puzzles-number = Aufgabe { $number }
puzzles-state-new = noch nicht versucht
puzzles-state-solved = gelöst
puzzles-state-missed = nicht gelöst
puzzles-grade-1 = Leicht: Bots der Stufe Garzone lösen sie
puzzles-grade-2 = Bots der Stufe Lavorante lösen sie
puzzles-grade-3 = Bots der Stufe Compagno lösen sie
puzzles-grade-4 = Schwer: Bots der Stufe Capomastro lösen sie
puzzles-grade-5 = Sehr schwer: Kein Bot einer Stufe bis Capomastro löst sie in mehr als der Hälfte seiner Versuche
puzzles-run = { $count } in Folge
puzzles-asked = Was würdest du tun?
puzzles-own = deine Aufgaben
puzzles-which = { $game } · { $players } Personen · Aufgabe { $number }, Wertung { $points }
puzzles-which-plain = { $game } · { $players } Personen · Aufgabe { $number }
puzzles-task = Du bist { $name }. Mach deinen Plan auf dem Brett.
puzzles-planned = Bestätige ihn, dann erfährst du, was er wert ist.
puzzles-show = Zeig es mir
puzzles-again = Du hast diese Aufgabe schon beantwortet: Sie zählt nicht mehr.
puzzles-meanwhile = Was die anderen seit deinem letzten Zug getan haben
puzzles-rules = Keine Uhr. Ein Plan ist um mindestens { $gap } Punkte besser als alle anderen; es gibt { $plans } verschiedene. Die erste Antwort zählt.
puzzles-lines =
    { $count ->
        [2] Zwei Pläne
        [3] Drei Pläne
        [4] Vier Pläne
        [5] Fünf Pläne
       *[other] { $count } Pläne
    }
puzzles-margin = erwarteter Vorsprung
puzzles-chosen = Bots
puzzles-right = der beste
puzzles-yours = dein Plan
puzzles-verdict-right =
    { $points ->
        [one] Der beste. Einen Punkt mehr wert als der nächste.
       *[other] Der beste. { $points } Punkte mehr wert als der nächste.
    }
puzzles-verdict-wrong =
    { $points ->
        [one] Nicht der beste: ein Punkt weniger.
       *[other] Nicht der beste: { $points } Punkte weniger.
    }
puzzles-verdict-shown =
    { $points ->
        [one] Der beste Plan ist einen Punkt mehr wert als der nächste.
       *[other] Der beste Plan ist { $points } Punkte mehr wert als der nächste.
    }
puzzles-found = Wie das gefunden wurde
puzzles-found-about = Alle { $plans } Pläne wurden in Partien verglichen, die von dem aus weitergehen, was man von diesem Platz aus weiß: die genannten in je { $futures }, mit zweierlei Ziehungen; getrennte Suchen fanden denselben Plan. Jeder Plan, der nicht genannt ist, liegt um etwa { $behind } Punkte oder mehr zurück.
puzzles-levels = Auch Bots haben sie versucht und so oft gelöst:
puzzles-level = { $solved } von { $tried }
puzzles-people =
    { $tried ->
        [one] Eine Person hat sie vor dir versucht; gelöst haben sie { $solved }.
       *[other] { $tried } Personen haben sie vor dir versucht; gelöst haben sie { $solved }.
    }
puzzles-press-lines = Drücke auf einen Plan, um ihn auf dem Brett zu sehen.
puzzles-play-on = Weiterspielen
puzzles-share = Diese Aufgabe teilen
puzzles-copied = Der Link wurde kopiert.
