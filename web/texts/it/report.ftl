# Segnalare qualcuno ai gestori.

report-open = Segnala
report-match = Segnala questa partita
report-this-match = Questa partita
report-line-of = Segnala questa riga di { $name }
report-title = Segnala ai gestori
report-kind = Che cosa non va?
report-kind-name = Il nome
report-kind-chat = Chat
report-kind-play = Il gioco: perdere tempo, andarsene, accordi
report-kind-other = Altro
report-words = Con parole tue (se vuoi)
report-about = Lo leggono solo i gestori di questo server; l’altra persona non saprà chi ha scritto.
report-send = Invia
report-sent = Grazie. I gestori se ne occuperanno.
