# Einstellungen: wer du bist, wie die App sich verhält, und ein Konto, wenn du eins willst.

settings-title = Einstellungen
settings-licences = Lizenzen von Torri und von dem, was es enthält

## Du

settings-you = Du
settings-name = Name
settings-crest = Wappen
settings-saved = Gespeichert

## Spielen

settings-play = Spielen
settings-on = An
settings-off = Aus
settings-confirm = Jeden Zug bestätigen
settings-confirm-about = Du planst deinen Zug frei, und er zählt erst, wenn du bestätigst. Aus: Jeder Schritt zählt sofort.
settings-every-question = Jede Frage stellen
settings-every-question-about = Aus: Was nichts ändert oder nur etwas bringt, geschieht von selbst, etwa der kostenlose Ertrag eines Gebäudes. An: Du wirst jedes Mal gefragt.
settings-motion = Bewegung
settings-motion-about = Wie viel sich bewegt, wenn etwas geschieht. Verlangt dein System weniger Bewegung, bewegt sich nichts.
settings-motion-full = Volle
settings-motion-less = Weniger
settings-motion-none = Keine
settings-pace = Züge der anderen
settings-pace-about = Die Züge der anderen werden Schritt für Schritt gezeigt, nie länger als ein paar Sekunden je Zug. Sofort: alles auf einmal.
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-instant = Sofort
settings-patterns = Muster auf Farben
settings-patterns-about = Jeder Stein hat sein eigenes Muster, damit Farbe nie das einzige Zeichen ist.

## Wenn du dran bist

settings-notice = Wenn du dran bist
settings-notify = Benachrichtigungen
settings-notify-about = Dein Browser sagt es dir, auch während du etwas anderes ansiehst. Er fragt dich um Erlaubnis.
settings-notify-refused = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.

## Konto

settings-account = Konto
settings-account-guest = Du bist Gast, und mehr brauchst du nicht zum Spielen. Mit einem Konto sind deine Partien auch auf deinen anderen Geräten da, und sie bleiben deine, wenn dieser Browser dich vergisst.
settings-account-passkey = Du meldest dich mit einem Passkey an. Du kannst einen Namen und ein Passwort dazunehmen.
settings-account-is = Du bist angemeldet als { $login }.
settings-account-make = Ein Konto anlegen
settings-account-make-about = Keine E-Mail-Adresse, keine Prüfung: ein Name zum Anmelden und ein Passwort. Alles, was du gespielt hast, bleibt deins.
settings-account-button = Konto anlegen
settings-login = Name zum Anmelden
settings-password = Passwort (mindestens 8 Zeichen)
settings-sign-in = Anmelden
settings-sign-in-about = Du hast schon ein Konto: Was du hier als Gast gespielt hast, kommt mit.
settings-sign-in-passkey = Mit einem Passkey anmelden
settings-password-change = Passwort ändern
settings-password-about = Deine anderen Browser müssen sich neu anmelden.
settings-password-old = Altes Passwort
settings-password-new = Neues Passwort (mindestens 8 Zeichen)
settings-password-button = Ändern
settings-password-done = Das Passwort ist geändert.
settings-leave = Gehen
settings-sign-out = Abmelden
settings-sign-out-about = Dieser Browser vergisst, wer du bist; dein Konto und seine Partien bleiben.
settings-forget = Vergessen werden
settings-forget-about = Löscht dich für immer von diesem Server.
settings-forget-sure = Ja, lösch mich
settings-recovery = Passwort vergessen?
settings-recovery-about = Wenn du unter „Benachrichtigt werden“ eine E-Mail-Adresse bestätigt hast, kommt dorthin ein Link, mit dem du ein neues Passwort wählst.
settings-recovery-button = Link schicken
settings-recovery-done = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist die E-Mail unterwegs.
settings-export = Meine Daten mitnehmen
settings-export-about = Alles, was über dich gespeichert ist, in einem Archiv, mit den Protokollen deiner Partien.
settings-forget-goes = Was geht: dein Konto mit Passkeys und Tokens, Adressen, Wertungen, Tagesergebnisse, Notizen, Freunde, was du im Gespräch geschrieben hast, jede Partie, die du nur gegen Bots gespielt hast, und was dieser Browser von dir aufbewahrt.
settings-forget-stays = Was bleibt: die Züge deiner Partien mit anderen und was sie für diese gezählt haben, ohne deinen Namen; das Protokoll der Betreiber.
settings-forget-running = Partien mit anderen, die noch laufen, verlierst du; ein Bot spielt weiter. Das lässt sich nicht rückgängig machen.
settings-forgotten = Du bist gelöscht.

## Passkeys und Token

settings-passkeys = Passkeys
settings-passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an statt mit einem Passwort. Nichts Geheimes verlässt dein Gerät.
settings-passkeys-none = Dieser Browser kennt keine Passkeys, oder die Seite ist nicht sicher verbunden.
settings-passkey-nameless = Passkey
settings-passkey-name = Wie er heißt, etwa „Telefon“
settings-passkey-add = Passkey hinzufügen
settings-made = angelegt am { $date }
settings-used = · zuletzt benutzt am { $date }
settings-unused = · nie benutzt
settings-remove = Entfernen
settings-remove-of = { $name } entfernen
settings-tokens = Token für Programme
settings-tokens-about = Ein Programm von dir spielt mit einem Token in deinem Namen, etwa ein Bot, den du geschrieben hast. Wer es hat, kann als du spielen: Gib es niemandem.
settings-token = Token
settings-token-name = Wofür es ist
settings-token-make = Token anlegen
settings-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
