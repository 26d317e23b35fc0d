# Come si avvisa qualcuno quando qualcosa lo aspetta.

calls-title = Avvisi
calls-about = Nell’app la campana dice che cosa ti aspetta. Qui scegli che cosa ti avvisa quando è chiusa.
calls-mail = Per e-mail
calls-mail-about = Una sola e-mail su tutto ciò che è arrivato, al massimo una volta all’ora, con un link per smettere. Nessuno vede il tuo indirizzo.
calls-mail-none = Questo server non manda e-mail.
calls-account = Per questo ti serve un account.
calls-mail-address = Indirizzo e-mail
calls-mail-begin = Mandatemi e-mail
calls-mail-unconfirmed = Abbiamo scritto a { $address }. Apri il link in quell’e-mail: allora riceverai lì gli avvisi.
calls-mail-confirmed = Ricevi gli avvisi a { $address }.
calls-mail-problem = Il server di posta ha rifiutato { $address }: { $problem }
calls-mail-end = Basta e-mail
calls-push = In questo browser
calls-push-about = Un messaggio del tuo sistema, anche quando l’app è chiusa. Solo questo browser può leggere che cosa dice.
calls-push-begin = Avvisami in questo browser
calls-push-here = Ricevi gli avvisi in questo browser.
calls-push-end = Non più qui
calls-push-blocked = Questo browser non permette alla pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.
calls-push-none = Questo browser non può ricevere avvisi. Su iPhone o iPad metti prima l’app nella schermata Home.
calls-push-others = Avvisi anche a:
calls-remove = Non più in { $name }
calls-hook = Con un tuo programma
calls-hook-about = Per i programmi: un tuo indirizzo riceve tutto ciò che è nuovo, firmato con un segreto.
calls-hook-address = Indirizzo, con https://
calls-hook-begin = Chiama questo indirizzo
calls-hook-secret = Segreto
calls-hook-once = Questo segreto si vede una volta sola: con esso il programma controlla che una chiamata sia nostra.
calls-hook-waits = non ha ancora risposto
calls-problem = finito: { $problem }
calls-kinds = Per che cosa
calls-kind-turn = Il mio turno
calls-kind-invitation = Inviti
calls-kind-friend = Tavoli di chi seguo
calls-kind-round = Turni dei tornei
calls-quiet = Ore di silenzio
calls-quiet-on = Non di notte
calls-quiet-from = dalle
calls-quiet-to = alle
calls-quiet-about = Secondo l’ora di { $zone }. Ciò che arriva allora viene detto dopo.
calls-confirm-done = Il tuo indirizzo è confermato
calls-confirm-about = Quando qualcosa ti aspetta, scriviamo a { $address }.
calls-stop-done = Basta e-mail
calls-stop-about = { $address } è dimenticato. Nelle impostazioni puoi riavere le e-mail in ogni momento.
calls-recover = Una nuova password
calls-recover-about = Gli altri tuoi browser dovranno accedere di nuovo.
calls-recover-done = La password è cambiata, e hai effettuato l’accesso.
calls-link-failed = Non è andata
calls-settings = Come ricevi gli avvisi

# Vacation

calls-vacation-title = Vacanza
calls-vacation-about = Mentre sei in vacanza, i tuoi orologi stanno fermi nelle partite con giorni per un turno, al massimo { $days } giorni l’anno; un giorno cominciato conta. Gli altri vedono fino a quando. Puoi giocare lo stesso. Le partite dal vivo e i tornei vanno avanti.
calls-vacation-left =
    { $count ->
        [one] Quest’anno ti resta 1 giorno.
       *[other] Quest’anno ti restano { $count } giorni.
    }
calls-vacation-days = Giorni
calls-vacation-begin = Vai in vacanza
calls-vacation-until = Sei in vacanza fino al { $date }.
calls-vacation-end = Sono tornato
