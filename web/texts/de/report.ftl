# Den Betreibern etwas über jemanden melden.

report-open = Melden
report-match = Diese Partie melden
report-this-match = Diese Partie
report-line-of = Diese Zeile von { $name } melden
report-title = Den Betreibern melden
report-kind = Was stimmt nicht?
report-kind-name = Der Name
report-kind-chat = Chat
report-kind-play = Das Spiel: Verzögern, Weglaufen, Absprachen
report-kind-other = Etwas anderes
report-words = In deinen Worten (wenn du magst)
report-about = Nur die Betreiber dieses Servers lesen es; wer gemeldet wird, erfährt nicht, von wem.
report-send = Senden
report-sent = Danke. Die Betreiber sehen es sich an.
