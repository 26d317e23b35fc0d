# The owner’s desk: correcting the figures of a game by one’s own box.

desk-title = Am Tisch der Besitzer
desk-about = Manche Zahlen dieser Spiele stehen nur auf Spielplänen und Karten, die wir nicht sehen konnten. Wenn du die Schachtel hast, tippe ein, was bei dir gedruckt ist: Die Zahlen werden beim Tippen geprüft, und du kannst sofort mit ihnen spielen.
desk-unsure-only = Nur Material mit Zahlen, die wir rekonstruiert haben
desk-yours = Deine Schachtel
desk-corrected = { $count ->
    [0] Noch nichts berichtigt.
    [one] Eine Zahl berichtigt.
   *[other] { $count } Zahlen berichtigt.
}
desk-how = Drücke auf eine Zahl, die in deiner Schachtel anders ist. Gestrichelte haben wir rekonstruiert.
desk-name = Wie sie heißen soll
desk-own-box = Meine Schachtel
desk-begin-again = Von vorn beginnen
desk-save = Als meine Edition speichern
desk-saving = Wird in ganzen Partien ausprobiert …
desk-saved = „{ $title }“ ist gespeichert. Spiele damit, oder gib die Datei weiter.
desk-ours = Bei uns: { $value } ({ $mark })
desk-value = In deiner Schachtel
desk-values = In deiner Schachtel, mit Kommas dazwischen
desk-note = Wo du es gelesen hast
desk-note-example = auf dem Spielplan neben Bologna gedruckt
desk-drop = Wie bei uns
desk-next = Fertig
desk-editions = Editionen
desk-counted = { $count ->
    [one] Eine Zahl ist anders als bei uns.
   *[other] { $count } Zahlen sind anders als bei uns.
}
desk-of-server = Von diesem Server angeboten.
desk-play = Spielen
desk-file = Datei
desk-open = Weiter berichtigen
desk-compare = Vergleichen
desk-compare-with = Verglichen mit
desk-same = Sie haben dieselben Zahlen.
desk-forget = Vergessen
desk-before = Bei uns
desk-none = Noch keine.
desk-bring = Eine Editionsdatei hinzufügen
desk-edition = Zahlen
desk-edition-ours = Unsere
desk-offer = Zahlen nach der eigenen Schachtel berichtigen
desk-unreachable = Der Server ist nicht erreichbar. Was du getippt hast, bleibt auf diesem Gerät; versuch es gleich noch einmal.
desk-spot = { $label }: { $value }. { $mark }
desk-confirm = Steht so in meiner Schachtel

# Where a figure comes from, in a word on its drawing.

desk-marks = Woher die Zahlen kommen
desk-mark-s = Regel
desk-mark-p = Quelle
desk-mark-c = gezählt
desk-mark-x = von uns
desk-mark-b = Schachtel

# Beside figures on a drawing.

desk-points = Punkte
desk-copies = Anzahl
desk-start-copies = Startkarten
