# Impostazioni: chi sei, come si comporta l'app, e un account se lo vuoi.

settings-title = Impostazioni
settings-licences = Licenze di Torri e di ciò che contiene

## Tu

settings-you = Tu
settings-name = Nome
settings-crest = Stemma
settings-saved = Salvato

## Gioco

settings-play = Gioco
settings-on = Sì
settings-off = No
settings-confirm = Conferma ogni turno
settings-confirm-about = Prepari il turno liberamente, e vale solo quando lo confermi. Altrimenti ogni passo vale subito.
settings-every-question = Fammi ogni domanda
settings-every-question-about = Altrimenti ciò che non cambia nulla o dà soltanto avviene da sé, come la rendita gratuita di un edificio.
settings-motion = Movimento
settings-motion-about = Quanto si muove quando succede qualcosa. Se il tuo sistema chiede meno movimento, non si muove nulla.
settings-motion-full = Tutto
settings-motion-less = Meno
settings-motion-none = Niente
settings-pace = Mosse degli altri
settings-pace-about = Le mosse degli altri si vedono passo per passo, mai più di qualche secondo per turno. Subito: tutto in una volta.
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-instant = Subito
settings-patterns = Motivi sui colori
settings-patterns-about = Ogni mattone ha un motivo suo, perché il colore non sia mai l’unico segno.

## Quando tocca a te

settings-notice = Quando tocca a te
settings-notify = Notifiche
settings-notify-about = Te lo dice il browser, anche mentre guardi altro. Ti chiederà il permesso.
settings-notify-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questo sito.

## Account

settings-account = Account
settings-account-guest = Sei ospite, e per giocare non serve altro. Con un account le tue partite ci sono anche sugli altri dispositivi, e restano tue se questo browser ti dimentica.
settings-account-passkey = Entri con una passkey. Puoi aggiungere un nome e una password.
settings-account-is = Accesso effettuato come { $login }.
settings-account-make = Crea un account
settings-account-make-about = Niente e-mail, niente verifica: un nome con cui entrare e una password. Tutto ciò che hai giocato resta tuo.
settings-account-button = Crea l’account
settings-login = Nome con cui entrare
settings-password = Password (almeno 8 caratteri)
settings-sign-in = Entra
settings-sign-in-about = Hai già un account: ciò che hai giocato qui da ospite viene con te.
settings-sign-in-passkey = Entra con una passkey
settings-password-change = Cambia la password
settings-password-about = Gli altri tuoi browser dovranno entrare di nuovo.
settings-password-old = Vecchia password
settings-password-new = Nuova password (almeno 8 caratteri)
settings-password-button = Cambia
settings-password-done = La password è cambiata.
settings-leave = Uscire
settings-sign-out = Esci
settings-sign-out-about = Questo browser dimentica chi sei; il tuo account e le sue partite restano.
settings-forget = Farsi dimenticare
settings-forget-about = Ti cancella per sempre da questo server.
settings-forget-sure = Sì, cancellami
settings-recovery = Password dimenticata?
settings-recovery-about = Se hai confermato un indirizzo e-mail (in «Avvisi»), lì arriva un link con cui scegli una nuova password.
settings-recovery-button = Manda il link
settings-recovery-done = Se esiste un account così con un indirizzo confermato, l’e-mail è in viaggio.
settings-export = Porta via i miei dati
settings-export-about = Tutto ciò che è salvato su di te, in un solo archivio, con le registrazioni delle tue partite.
settings-forget-goes = Che cosa se ne va: il tuo account con passkey e token, gli indirizzi, i rating, i risultati del giorno, le note, gli amici, ciò che hai scritto in chat, ogni partita giocata solo contro i bot e quello che di te conserva questo browser.
settings-forget-stays = Che cosa resta: le mosse delle tue partite con altri e ciò che sono valse per loro, senza il tuo nome; il registro dei gestori.
settings-forget-running = Le partite con altri ancora in corso le perdi; continua un bot. Non si può annullare.
settings-forgotten = I tuoi dati sono cancellati.

## Passkey e token

settings-passkeys = Passkey
settings-passkeys-about = Entra con l’impronta, il volto o il PIN del dispositivo invece di una password. Nulla di segreto lascia il dispositivo.
settings-passkeys-none = Questo browser non conosce le passkey, o la pagina non è servita in modo sicuro.
settings-passkey-nameless = Passkey
settings-passkey-name = Come chiamarla, per esempio «telefono»
settings-passkey-add = Aggiungi una passkey
settings-made = creata il { $date }
settings-used = · usata l’ultima volta il { $date }
settings-unused = · mai usata
settings-remove = Togli
settings-remove-of = Togli { $name }
settings-tokens = Token per programmi
settings-tokens-about = Un tuo programma gioca a tuo nome con un token, per esempio un bot che hai scritto. Chi lo possiede può giocare come te: non darlo a nessuno.
settings-token = Token
settings-token-name = A che cosa serve
settings-token-make = Crea un token
settings-token-once = Copialo ora: si vede solo questa volta.
