# Preparare un tavolo.

setup-title = Un tavolo di { $game }

## Posti

setup-chairs = Posti
setup-all-bots = Bot
setup-kind-me = Io
setup-kind-device = Qui
setup-kind-friend = Amico
setup-kind-bot = Bot
setup-kind-open = Chiunque
setup-is-friend = Un amico
setup-is-open = Chiunque
setup-about-me = tu, che apri il tavolo
setup-about-device = gioca a turno su questo dispositivo
setup-about-friend = si siede con il link che ricevi
setup-invite = Invita per nome
setup-invite-login = Nome utente, se lo conosci
setup-about-open = chi trova per primo il tavolo
setup-about-seated = è già seduto qui
setup-who-sits = Chi siede al posto { $number }
setup-name = Nome
setup-name-of = Nome al posto { $number }
setup-crest = Stemma
setup-crest-of = Stemma del posto { $number }
setup-level-of = Livello del bot al posto { $number }
setup-style-of = Stile del bot al posto { $number }
setup-style-all-round = Completo
setup-style-builder = Costruttore
setup-style-blocker = Guastafeste
setup-style-gambler = Scommettitore
setup-style-all-round-about = Nessuna preferenza: il meglio è il meglio.
setup-style-own-about = Gioca a modo suo: nessuno gli ha insegnato uno stile.
setup-style-builder-about = Ama le proprie grandi opere e ti lascia le tue.
setup-style-blocker-about = Prende ciò che serve a te piuttosto che ciò che vuole lui.
setup-style-gambler-about = Si affida alla fortuna, nel bene e nel male.

## Opzioni

setup-options = Opzioni
setup-defaults = Ripristina i valori usuali
setup-usual = di solito: { $value }
setup-rule = Regola { $rule }
setup-on = Sì
setup-off = No

## Condizioni

setup-terms = A questo tavolo
setup-yes = Sì
setup-no = No
setup-pace = Ritmo
setup-pace-none = Senza orologio
setup-pace-live = Dal vivo
setup-pace-days = A giorni
setup-pace-none-about = Ciascuno si prende il tempo che gli serve.
setup-pace-live-about = Ciascuno ha un tempo per tutta la partita; ogni turno ne rende un po’. Chi lo esaurisce è sostituito da un bot.
setup-pace-days-about = Ogni turno ha il suo tempo; non dovete esserci nello stesso momento.
setup-bank = Per la partita
setup-increment = In più a turno
setup-days = Per ogni turno
setup-hints = Consigli permessi
setup-hints-about = I giocatori possono chiedere che cosa farebbe il maestro.
setup-rated = Classificata
setup-rated-about = Il risultato cambia il rating di tutti. Senza consigli; ciò che ha rivelato qualcosa resta; chi se ne va perde.
setup-rated-guest = Per chi ha un account: creane uno nelle impostazioni e i tuoi risultati contano.
setup-rated-late = Qui nessuno ha accettato questo: solo un tavolo nuovo può essere classificato.
setup-public = Chi lo trova
setup-public-nobody = Nessuno
setup-public-friends = Amici
setup-public-everybody = Tutti
setup-public-nobody-about = Viene solo chi inviti o chi ha il link.
setup-public-friends-about = Chi segui lo trova e può prendere i posti aperti.
setup-public-everybody-about = È nell’elenco per tutti: per sedersi finché c’è un posto, e per guardare.
setup-public-must = Un posto per chiunque vuole un tavolo che tutti vedano.
setup-watched = Spettatori
setup-watched-about = Chi ha l’indirizzo può guardare. Le carte in mano non le vede mai.
setup-delay = Ritardo per gli spettatori
setup-delay-none = nessun ritardo
setup-substitute = Se qualcuno se ne va
setup-substitute-about = Un bot continua per chi se ne va o esaurisce il tempo; può sempre tornare.
setup-substitute-level = Il suo livello

## Sorteggi onesti

setup-fair = Estrazioni oneste
setup-words = Parole tue per le estrazioni (se vuoi)
setup-words-example = questo non lo indovina nessuno
setup-fair-sealed = Sigillate.
setup-fair-sealed-about = Quando il tavolo è pronto, il server mostra l’impronta del suo segreto. Da allora non può più cambiarlo.
setup-fair-stirred = Mescolate.
setup-fair-stirred-about = Le parole tue e degli altri vi sono mescolate. Così nemmeno il server può aver scelto le estrazioni.
setup-fair-checked = Verificate.
setup-fair-checked-about = Alla fine il segreto si apre e chiunque può rifare il conto di ogni estrazione.

## Inizio

setup-outcome-play = Giochi subito.
setup-outcome-links = Ricevi un link per i tuoi amici.
setup-outcome-open = Il tavolo si apre a tutti.
setup-sum =
    Al tavolo: { $here ->
        [one] tu
       *[other] { $here } su questo dispositivo
    }{ $friends ->
        [0] {""}
        [one] , un amico
       *[other] , { $friends } amici
    }{ $open ->
        [0] {""}
        [one] , un posto aperto
       *[other] , { $open } posti aperti
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bot
    }.
setup-start-play = Gioca ora
setup-start-links = Apri il tavolo
setup-start-open = Apri il tavolo
setup-keep = Tieni come mia scelta usuale
setup-kept = Fatto
setup-change-told = Chi è seduto resta, e tutti al tavolo vedono che cosa hai cambiato.
setup-change-begins = Nessun posto è più libero: la partita comincia subito.
setup-change-cancel = Lascia com’era
setup-change-save = Salva le modifiche
setup-fault-no-host = Un posto dev’essere tuo: scegli «Io» su uno di essi.
setup-fault-nameless = Chi gioca su questo dispositivo ha bisogno di un nome.
setup-fault-alike = Due su questo dispositivo hanno lo stesso nome: nessuno saprebbe distinguerli.
setup-fault-words = Le tue parole per le estrazioni sono troppo lunghe: al massimo 200 caratteri.
