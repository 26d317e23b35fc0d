lobby-kept = { $name } hat dir einen Platz freigehalten
lobby-kept-nobody = Ein Platz ist frei für dich
lobby-seats = Wer am Tisch sitzt
lobby-your-chair = Dein Platz
lobby-chair-free = Frei
lobby-free = frei
lobby-host = lädt ein
lobby-here = ist da
lobby-seated = hat Platz genommen
lobby-bot = Bot
lobby-lesson = Neu hier? Erst die Lektion
lobby-lesson-about = Ein paar Minuten. Der Link gilt, bis das Spiel beginnt.
lobby-name = Dein Name am Tisch
lobby-words = Eigene Worte für die Ziehungen hinzufügen
lobby-nothing-to-sign = Kein Konto, keine Kosten. Dein Browser merkt sich deinen Platz; derselbe Link bringt dich zurück.
lobby-only-watch = Nur zusehen
lobby-begins = Es geht los, wenn alle Plätze besetzt sind oder { $name } beginnt.
lobby-begins-host = Es geht los, wenn alle Plätze besetzt sind oder du beginnst.

lobby-title-host = Dein Tisch ist offen
lobby-title-seated = Du hast einen Platz
lobby-title-watching = Ein Tisch, der wartet
lobby-about = { $game }, { $players } Spieler. { $free ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-you = du
lobby-you-host = du lädst ein
lobby-bot-yields = { $level }, bis jemand kommt
lobby-for-friend = schick den Link
lobby-for-anybody = für alle
lobby-close = Tisch schließen
lobby-change = Tisch ändern
lobby-change-back = Zurück zum Tisch
lobby-altered = { $name } hat den Tisch um { $time } Uhr geändert: { $what }.
lobby-altered-you = Du hast den Tisch um { $time } Uhr geändert: { $what }.
lobby-altered-players = die Zahl der Spieler
lobby-altered-chairs = die Plätze
lobby-altered-options = die Optionen
lobby-altered-clock = die Uhr
lobby-altered-hints = die Tipps
lobby-altered-public = wer ihn findet
lobby-altered-watched = die Zuschauer
lobby-altered-substitute = wer für andere weiterspielt
lobby-terms = Was vereinbart ist
lobby-watched = Zuschauer erlaubt
lobby-hints = Tipps erlaubt
lobby-rated = gewertet
lobby-altered-rated = ob er gewertet wird
lobby-sealed = Ziehungen versiegelt

lobby-bring = Freunde holen
lobby-bring-about = wer ihn öffnet, darf sich setzen
lobby-code = Der Link als QR-Code zum Scannen
lobby-link = Der Link zu diesem Tisch
lobby-link-good = Der Link gilt für alle deine Freunde, nur für diesen Tisch und bis das Spiel beginnt.
lobby-link-friends = An diesen Tisch darf sich setzen, wem du folgst, bis das Spiel beginnt.
lobby-link-open = An diesen Tisch darf sich jeder setzen, bis das Spiel beginnt.
lobby-share = Teilen
lobby-share-title = Ein Platz ist frei für dich: { $game }
lobby-mail = E-Mail
lobby-companions = Wem du folgst und mit wem du gespielt hast
lobby-invite = Einladen
lobby-invite-name = Anmeldename von jemandem
lobby-invite-of = { $name } einladen
lobby-played = zusammen gespielt: { $ago }
lobby-asked = gefragt

lobby-talk = Am Tisch
lobby-free-chairs = { $free ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-bots-about = Bots setzen sich sofort und räumen ihren Platz, wenn jemand kommt, bis du beginnst.
lobby-bots-sit = Die Bots räumen ihre Plätze, wenn Freunde kommen, bis du beginnst.
lobby-waiting = Wir warten auf die anderen. Du kannst diese Seite verlassen: Dein Platz bleibt dir.
lobby-watching = Wenn das Spiel beginnt, kannst du hier zusehen.
lobby-level = Wie stark die Bots sind
lobby-fill = Mit Bots auffüllen
lobby-start = Zu { $players } beginnen
