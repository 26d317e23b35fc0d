# Wie jemand gerufen wird, wenn etwas auf ihn wartet.

calls-title = Benachrichtigt werden
calls-about = In der App sagt die Glocke, was auf dich wartet. Hier wählst du, wie du es erfährst, solange sie geschlossen ist.
calls-mail = Per E-Mail
calls-mail-about = Eine E-Mail über alles, was gekommen ist, höchstens einmal in der Stunde, mit einem Link, der sie beendet. Deine Adresse sieht niemand.
calls-mail-none = Dieser Server verschickt keine E-Mails.
calls-account = Dafür brauchst du ein Konto.
calls-mail-address = E-Mail-Adresse
calls-mail-begin = Schickt mir E-Mails
calls-mail-unconfirmed = Wir haben an { $address } geschrieben. Öffne den Link in dieser E-Mail: Dann wirst du dort benachrichtigt.
calls-mail-confirmed = Du wirst unter { $address } benachrichtigt.
calls-mail-problem = Der Mailserver hat { $address } abgelehnt: { $problem }
calls-mail-end = Keine E-Mails mehr
calls-push = In diesem Browser
calls-push-about = Eine Meldung deines Systems, auch wenn die App geschlossen ist. Nur dieser Browser kann lesen, was darin steht.
calls-push-begin = In diesem Browser benachrichtigen
calls-push-here = Du wirst in diesem Browser benachrichtigt.
calls-push-end = Hier nicht mehr
calls-push-blocked = Dieser Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen kannst du das ändern.
calls-push-none = Dieser Browser kann dich nicht benachrichtigen. Auf iPhone oder iPad lege die App zuerst auf den Home-Bildschirm.
calls-push-others = Auch benachrichtigt:
calls-remove = Nicht mehr in { $name }
calls-hook = Durch dein eigenes Programm
calls-hook-about = Für Programme: Eine Adresse von dir bekommt alles, was neu ist, mit einem Geheimnis unterschrieben.
calls-hook-address = Adresse, mit https://
calls-hook-begin = Diese Adresse aufrufen
calls-hook-secret = Geheimnis
calls-hook-once = Dieses Geheimnis wird einmal gezeigt: Damit prüft das Programm, dass ein Aufruf von uns kommt.
calls-hook-waits = hat noch nicht geantwortet
calls-problem = beendet: { $problem }
calls-kinds = Wofür
calls-kind-turn = Mein Zug
calls-kind-invitation = Einladungen
calls-kind-friend = Tische von Leuten, denen ich folge
calls-kind-round = Runden von Turnieren
calls-quiet = Ruhezeit
calls-quiet-on = Nicht in der Nacht
calls-quiet-from = von
calls-quiet-to = bis
calls-quiet-about = Nach der Uhr von { $zone }. Was dann kommt, erfährst du danach.
calls-confirm-done = Deine Adresse ist bestätigt
calls-confirm-about = Wenn etwas auf dich wartet, schreiben wir an { $address }.
calls-stop-done = Keine E-Mails mehr
calls-stop-about = { $address } ist vergessen. In den Einstellungen kannst du jederzeit wieder E-Mails bekommen.
calls-recover = Ein neues Passwort
calls-recover-about = Deine anderen Browser müssen sich neu anmelden.
calls-recover-done = Das Passwort ist geändert, und du bist angemeldet.
calls-link-failed = Das ging nicht
calls-settings = Wie du benachrichtigt wirst

# Vacation

calls-vacation-title = Urlaub
calls-vacation-about = Im Urlaub stehen deine Uhren still, wo man Tage für einen Zug hat, höchstens { $days } Tage im Jahr; ein begonnener Tag zählt. Die anderen sehen, bis wann. Spielen darfst du trotzdem. Live gespielte Partien und Turniere laufen weiter.
calls-vacation-left =
    { $count ->
        [one] 1 Tag bleibt dir dieses Jahr.
       *[other] { $count } Tage bleiben dir dieses Jahr.
    }
calls-vacation-days = Tage
calls-vacation-begin = In den Urlaub gehen
calls-vacation-until = Du bist im Urlaub bis { $date }.
calls-vacation-end = Ich bin zurück
