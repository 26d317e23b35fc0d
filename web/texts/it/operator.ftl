# Il lato dei gestori.

operator-title = Gestione
operator-not-you = Questa pagina è per i gestori del server.
operator-reports = Segnalazioni
operator-people = Persone
operator-matches = Partite
operator-server = Server
operator-audit = Registro
operator-audit-about = Chi ha fatto che cosa, a chi, quando e perché. Le righe si possono solo aggiungere.
operator-search = Parte di un nome o login
operator-nobody = Nessuno trovato.
operator-more = Precedenti
operator-none = Niente.
operator-guest = ospite
operator-is = gestore
operator-mute-holds = senza chat
operator-suspend-holds = in sospensione
operator-ban-holds = fuori dal server
operator-all-people = Tutte le persone
operator-since = Qui dal { $day }
operator-sanctions = Divieti
operator-mute = Niente chat
operator-suspend = Niente di nuovo
operator-ban = Escluso dal server
operator-mute-about = Continua a giocare, ma non può scrivere in chat.
operator-suspend-about = Ciò che è iniziato prosegue; niente nuovi tavoli, posti, partite del giorno o importazioni.
operator-ban-about = Può solo vedere, portare via e cancellare ciò che è suo. Le partite in corso proseguono senza.
operator-impose = Vieta
operator-what = Che cosa
operator-reason = Motivo
operator-reason-shown = Motivo (lo leggerà)
operator-lift = Permetti di nuovo
operator-lifted = revocato il { $day }
operator-rename = Un altro nome
operator-rename-button = Rinomina
operator-name = Nuovo nome
operator-usage = Quanto ha
operator-data = I suoi dati
operator-export = Esporta tutto
operator-forget = Cancella
operator-forget-about = Come se la persona si fosse cancellata da sola: le partite con altri restano, senza il nome. Non si può annullare.
operator-usage-tables = Tavoli non finiti
operator-usage-imports = Partite importate
operator-usage-notes = Note
operator-usage-follows = Segue
operator-usage-blocks = Ha bloccato
operator-usage-reports = Proprie segnalazioni aperte
operator-of = { $count } di { $most }
operator-match = La partita
operator-reported-by = Segnalato da { $name }
operator-reporter-gone = Chi l’ha segnalato non c’è più
operator-outcome = Esito: { $outcome }
operator-outcome-field = Che cosa ne è stato
operator-close = Chiudi
operator-reports-open = Aperte
operator-reports-closed = Risolte
operator-status-open = Da iniziare
operator-status-running = In corso
operator-status-paused = In pausa
operator-status-over = Finite
operator-free = libero
operator-by-command = Riga di comando
operator-did-grant = ha nominato gestore:
operator-did-revoke = ha tolto la gestione a
operator-did-mute = ha tolto la chat a
operator-did-suspend = ha sospeso
operator-did-ban = ha escluso
operator-did-lift = ha riammesso
operator-did-rename = ha rinominato
operator-did-close-report = ha chiuso una segnalazione su
operator-did-announcement = ha pubblicato un avviso
operator-did-end-announcement = ha tolto un avviso
operator-did-code = ha creato un codice d’invito
operator-did-end-code = ha annullato un codice
operator-did-export = ha esportato i dati di
operator-did-delete = ha cancellato
operator-announcements = Avvisi
operator-announce = Pubblica
operator-announce-about = Tutti lo vedono in cima a ogni pagina, nella propria lingua; se manca, in inglese o in quella che c’è.
operator-until = fino al { $day }
operator-end = Termina
operator-entry = Chi può entrare
operator-entry-open = Chiunque. Per chiedere un codice, avvia il server con --entry invited.
operator-entry-invited = Chi ha un codice, e chi ha un account.
operator-entry-closed = Solo chi è già conosciuto.
operator-code = Codice
operator-code-make = Crea un codice
operator-code-uses = Per quante persone
operator-code-once = Questo link è visibile solo ora:
operator-note = Per chi
operator-duration = Per quanto tempo
operator-no-end = senza fine
operator-done = Fatto.
operator-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
operator-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
operator-uses =
    { $count ->
        [one] ancora 1 persona
       *[other] ancora { $count } persone
    }
