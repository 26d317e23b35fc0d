# Was der Server allen mitteilt, und der Weg hinein.

server-announcements = Mitteilungen
server-news = Neues
server-maintenance = Wartung
server-put-away = Ausblenden
server-reason = Grund: { $reason }
server-mute = Du kannst in Chats nicht schreiben.
server-mute-until = Du kannst in Chats bis { $until } nicht schreiben.
server-suspend = Du bist gesperrt: Was du begonnen hast, geht weiter, aber du kannst nichts Neues beginnen.
server-suspend-until = Du bist bis { $until } gesperrt: Was du begonnen hast, geht weiter, aber du kannst nichts Neues beginnen.
server-ban = Dieser Server ist für dich geschlossen.
server-ban-until = Dieser Server ist für dich bis { $until } geschlossen.
server-entry-invited = Dieser Server ist für Eingeladene.
server-entry-closed = Dieser Server nimmt zurzeit niemand Neuen auf.
server-enter-code = Einladungscode eingeben
server-sign-in = Ich habe ein Konto
server-join = Du bist eingeladen
server-join-about = Von den Betreibern dieses Servers hast du einen Code. Mit ihm kommst du einmal herein; danach kennt dich dieser Browser, und mit einem Konto jedes deiner Geräte.
server-join-button = Hereinkommen
server-code = Einladungscode
server-name = Dein Name
