lobby-kept = { $name } ti ha tenuto un posto
lobby-kept-nobody = C’è un posto libero per te
lobby-seats = Chi siede al tavolo
lobby-your-chair = Il tuo posto
lobby-chair-free = Libero
lobby-free = libero
lobby-host = ospita
lobby-here = è qui
lobby-seated = ha preso posto
lobby-bot = bot
lobby-lesson = Prima volta? Comincia dalla lezione
lobby-lesson-about = Pochi minuti. Il link vale finché la partita non comincia.
lobby-name = Il tuo nome al tavolo
lobby-words = Aggiungi parole tue alle estrazioni
lobby-nothing-to-sign = Nessun account, niente da pagare. Il tuo browser ricorda il posto: lo stesso link ti riporta qui.
lobby-only-watch = Guarda soltanto
lobby-begins = Si comincia quando tutti i posti sono occupati, o quando lo dice { $name }.
lobby-begins-host = Si comincia quando tutti i posti sono occupati, o quando lo dici tu.

lobby-title-host = Il tuo tavolo è aperto
lobby-title-seated = Hai un posto
lobby-title-watching = Un tavolo in attesa
lobby-about = { $game }, { $players } giocatori. { $free ->
    [0] Nessun posto è libero.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
lobby-you = tu
lobby-you-host = tu, che ospiti
lobby-bot-yields = { $level }, finché arriva qualcuno
lobby-for-friend = manda il link
lobby-for-anybody = per chiunque
lobby-close = Chiudi il tavolo
lobby-change = Cambia il tavolo
lobby-change-back = Torna al tavolo
lobby-altered = { $name } ha cambiato il tavolo alle { $time }: { $what }.
lobby-altered-you = Hai cambiato il tavolo alle { $time }: { $what }.
lobby-altered-players = il numero dei giocatori
lobby-altered-chairs = i posti
lobby-altered-options = le opzioni
lobby-altered-clock = l’orologio
lobby-altered-hints = i consigli
lobby-altered-public = chi lo trova
lobby-altered-watched = gli spettatori
lobby-altered-substitute = chi gioca al posto di chi se ne va
lobby-terms = Che cosa è stato concordato
lobby-watched = si può guardare
lobby-hints = consigli ammessi
lobby-rated = classificata
lobby-altered-rated = se è classificato
lobby-sealed = estrazioni sigillate

lobby-bring = Porta gli amici
lobby-bring-about = chi lo apre può sedersi
lobby-code = Il link come codice QR, da inquadrare
lobby-link = Il link di questo tavolo
lobby-link-good = Il link vale per tutti i tuoi amici, solo per questo tavolo, finché la partita non comincia.
lobby-link-friends = A questo tavolo può sedersi chi segui, finché la partita non comincia.
lobby-link-open = A questo tavolo può sedersi chiunque, finché la partita non comincia.
lobby-share = Condividi
lobby-share-title = C’è un posto libero per te: { $game }
lobby-mail = E-mail
lobby-companions = Chi segui e con chi hai giocato
lobby-invite = Invita
lobby-invite-name = Nome utente di qualcuno
lobby-invite-of = Invita { $name }
lobby-played = avete giocato insieme: { $ago }
lobby-asked = invito mandato

lobby-talk = Al tavolo
lobby-free-chairs = { $free ->
    [0] Nessun posto è libero.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
lobby-bots-about = I bot si siedono subito e cedono il posto quando arriva un amico, finché non cominci.
lobby-bots-sit = I bot cedono il posto quando arrivano gli amici, finché non cominci.
lobby-waiting = Si aspettano gli altri. Puoi lasciare questa pagina: il posto resta tuo.
lobby-watching = Quando la partita comincia, puoi guardarla qui.
lobby-level = Quanto sono forti i bot
lobby-fill = Completa con i bot
lobby-start = Comincia in { $players }
