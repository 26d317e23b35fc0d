# Che cosa il server dice a tutti, e come si entra.

server-announcements = Avvisi
server-news = Novità
server-maintenance = Manutenzione
server-put-away = Nascondi
server-reason = Motivo: { $reason }
server-mute = Non puoi scrivere in chat.
server-mute-until = Non puoi scrivere in chat fino al { $until }.
server-suspend = Il tuo accesso è sospeso: ciò che hai iniziato prosegue, ma non puoi iniziare niente di nuovo.
server-suspend-until = Il tuo accesso è sospeso fino al { $until }: ciò che hai iniziato prosegue, ma non puoi iniziare niente di nuovo.
server-ban = Questo server è chiuso per te.
server-ban-until = Questo server è chiuso per te fino al { $until }.
server-entry-invited = Questo server è per chi è invitato.
server-entry-closed = Al momento questo server non accoglie persone nuove.
server-enter-code = Inserisci un codice d’invito
server-sign-in = Ho un account
server-join = Hai un invito
server-join-about = Chi gestisce questo server ti ha dato un codice. Con esso entri una volta; poi questo browser ti conosce, e con un account tutti i tuoi dispositivi.
server-join-button = Entra
server-code = Codice d’invito
server-name = Il tuo nome
