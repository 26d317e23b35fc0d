# Patrizier in italiano: nomi, domande, motivi, eventi, punteggio, tavolo e regole, tutto con parole nostre.

## Nomi

game-patrizier = Patrizier
game-patrizier-about = Costruisci torri nelle città d’Italia e assicurati la maggioranza dei piani quando una città è completa.
aim-patrizier =
    A ogni turno giochi una carta e costruisci nella città indicata, poi prendi una nuova carta.
    Quando una città è completa, chi ha più piani nella torre più alta prende la tessera alta, chi ne ha di più in quella bassa prende la tessera bassa. In caso di parità decide il piano più in alto.
    Anche ogni tre ritratti uguali sulle carte che hai giocato valgono punti. Vince chi ha più punti.

city-bologna = Bologna
city-firenze = Firenze
city-roma = Roma
city-milano = Milano
city-lucca = Lucca
city-siena = Siena
city-ferrara = Ferrara
city-parma = Parma
city-verona = Verona
city-pistoia = Pistoia

head-lady = dama
head-redhat = cappello rosso
head-beard = barba

face-two = due stemmi
face-lady = dama
face-redhat = cappello rosso
face-beard = barba
face-lady-start = dama (carta iniziale)
face-redhat-start = cappello rosso (carta iniziale)
face-beard-start = barba (carta iniziale)
face-two-lady = due dame
face-two-redhat = due cappelli rossi
face-two-beard = due barbe
face-move = sposta un piano
face-any = scelta libera

side-left = sinistra
side-right = destra

option-open-memory = Memoria aperta
option-open-memory-about = Il tavolo mostra tutto ciò che tutti hanno visto: carte prese allo scoperto, pile e tessere vinte.

## Domande e risposte

ask-deal = Quale carta iniziale viene distribuita?
ask-lay-out = Quale carta del mazzo viene scoperta?
ask-start = Quale posto comincia?
ask-play = Quale carta giochi?
ask-build = Dove costruisci?
ask-move = Quale piano sposti? (- per nessuno)
ask-take = Accanto a quale città prendi una carta?
ask-over = La partita è finita.

answer-deal = { $card_city }, { $card_face }
answer-lay-out = { $card_city }, { $card_face }
answer-start = posto { $number }
answer-play = { $card_city }, { $card_face }
answer-build =
    { $left ->
        [0] { $right ->
            [one] un piano a destra
           *[other] entrambi i piani a destra
        }
       *[other] { $right ->
            [0] { $left ->
                [one] un piano a sinistra
               *[other] entrambi i piani a sinistra
            }
           *[other] un piano per lato
        }
    }
answer-move = { $city }: il piano in cima alla torre di { $side } va sull’altro lato
answer-move-nothing = non spostare nulla
answer-take = { $card_city }, { $card_face }, accanto a { $space }
answer-take-nothing = nessuna carta accanto a { $space }

## Motivi

reason-not-among-start-cards = { $card_city }, { $card_face }, non è tra le carte iniziali rimaste.
reason-not-in-stock = { $card_city }, { $card_face }, non è nel mazzo.
reason-not-in-hand =
    Non hai in mano { $card_city }, { $card_face }; hai { $has ->
        [one] un’altra carta
       *[other] altre { $has } carte
    }.
reason-too-few-crests =
    { $card_city }, { $card_face }, ha { $has ->
        [one] uno stemma e costruisce quindi un solo piano
       *[other] { $has } stemmi e costruisce quindi altrettanti piani
    }; questa risposta ne richiede { $needs }.
reason-site-left-empty = { $city } si completa adesso (piani presenti: { $has } su { $needs }) e il suo lotto di { $side } non può restare vuoto.
reason-city-not-in-play = { $city } è in gioco solo con almeno { $needs } giocatori; voi siete in { $has }.
reason-just-built-there = Hai appena costruito a { $city }: devi spostare un piano in un’altra città.
reason-city-scored = { $city } è già stata valutata: lì non si sposta più nulla.
reason-no-own-floor =
    Per spostare un piano devi averne almeno uno tuo in quella città; { $floors ->
        [0] a { $city } non ce n’è ancora nessuno
        [one] l’unico piano a { $city } non è tuo
       *[other] su { $floors } piani a { $city } nessuno è tuo
    }.
reason-no-tower = Sul lotto di { $side } di { $city } non c’è nessuna torre.
reason-no-card-there = Accanto a { $space } non c’è nessuna carta.
reason-not-where-built = Hai costruito a { $city } e lì c’è una carta, quindi prendi quella; solo una carta con la scelta libera ti permette di prendere quella accanto a { $space }.
reason-not-city-of-card = I piani vanno nella città della tua carta: hai giocato { $played_city }, non { $city }.
reason-card-of-city =
    { $has ->
        [0] Per costruire a { $city } ti serve in mano una sua carta.
        [one] Scegli dalla tua mano la tua carta di { $city }.
       *[other] Hai più carte di { $city }: scegline una dalla tua mano.
    }
reason-take-now = Hai costruito a { $city }; ora prendi una carta.
reason-stock-closed = Dal mazzo non prende carte nessuno: la prima va dove ne è stata presa una.
reason-tile-not-chosen =
    { $scored ->
        [0] Una tessera si vince quando la sua città è completa: a { $city } ci sono { $has } piani su { $needs }.
       *[other] { $city } è già stata valutata: le sue tessere sono assegnate.
    }

## Eventi

event-dealt =
    { $you ->
        [seat] Ricevi
       *[none] { $seat } riceve
    } { $card_city }, { $card_face }.
event-dealt-hidden =
    { $you ->
        [seat] Ricevi
       *[none] { $seat } riceve
    } una carta iniziale.
event-laid-out = Carta scoperta accanto a { $space }: { $card_city }, { $card_face }.
event-starts =
    { $you ->
        [seat] Cominci tu
       *[none] { $seat } comincia
    }.
event-played =
    { $you ->
        [seat] Giochi
       *[none] { $seat } gioca
    } { $card_city }, { $card_face }.
event-built =
    { $you ->
        [seat] Costruisci
       *[none] { $seat } costruisce
    } a { $city }, a { $side }: piano { $level }.
event-tile-won =
    A { $city } { $you ->
        [seat] ottieni
       *[none] { $seat } ottiene
    } la tessera da { $points }.
event-moved =
    A { $city } { $you ->
        [both] sposti un tuo piano
        [seat] sposti un piano di { $owner_seat }
        [target] { $seat } sposta un tuo piano
        [self] { $seat } sposta un proprio piano
       *[none] { $seat } sposta un piano di { $owner_seat }
    } sulla torre di { $side }: piano { $level }.
event-moved-nothing =
    { $you ->
        [seat] Non sposti
       *[none] { $seat } non sposta
    } nulla.
event-move-void =
    { $you ->
        [seat] Non hai
       *[none] { $seat } non ha
    } piani da spostare.
event-taken =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } { $card_city }, { $card_face }, accanto a { $space }.
event-nothing-to-take =
    { $you ->
        [seat] Non trovi
       *[none] { $seat } non trova
    } carte da prendere.
event-ended = Nessuno ha più carte in mano: la partita è finita.

## Punteggio

line-higher-tower = torre più alta a { $city }
line-lower-tower = torre più bassa a { $city }
line-heads =
    { $count ->
        [one] un ritratto: { $head }
       *[other] { $count } ritratti: { $head }
    }

## Di che cosa è fatto un consiglio

term-points = Punti segnati
term-tempo = Tornare prima di turno
term-moves = Piani che si possono ancora spostare
term-choices = Scelta libera delle carte
term-crests = Carte con due stemmi in mano
term-heads = Gruppi di ritratti ancora da venire
term-prospects = Maggioranze nelle città
term-rest = Differenze minori
term-rivals =
    Quanto { $gain ->
        [no] rende
       *[yes] costa
    } al rivale più forte

## Perché un piano è migliore: che cosa accade più spesso o più di rado

because-higher-tower =
    { $you ->
        [seat] { $happens ->
            [no] non vinci
           *[yes] vinci
        }
       *[none] { $seat } { $happens ->
            [no] non vince
           *[yes] vince
        }
    } la torre più alta a { $city } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
because-lower-tower =
    { $you ->
        [seat] { $happens ->
            [no] non vinci
           *[yes] vinci
        }
       *[none] { $seat } { $happens ->
            [no] non vince
           *[yes] vince
        }
    } la torre più bassa a { $city } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
because-heads =
    { $you ->
        [seat] { $happens ->
            [no] non ottieni
           *[yes] ottieni
        }
       *[none] { $seat } { $happens ->
            [no] non ottiene
           *[yes] ottiene
        }
    } { $points ->
        [one] un punto
       *[other] { $points } punti
    } per i ritratti ({ $head })

## Tavolo

picture-title = Patrizier · turno { $turn } di { $turns } · mazzo: { $stock }
picture-over = Patrizier · la partita è finita
picture-city = Città
picture-towers = sinistra/destra, dal basso
picture-floors = piani
picture-tiles = tessere
picture-card = carta accanto
picture-scored = valutata
picture-seat = Posto
picture-hand = carte
picture-supply = riserva
picture-won = tessere
picture-top = ultima giocata
picture-points = punti
picture-own-hand = La tua mano: { $cards }
picture-own-heads = I tuoi ritratti: { head-lady } { $ladies }, { head-redhat } { $redhats }, { head-beard } { $beards }
picture-known-hand = Carte note di { $seat }: { $cards }
picture-empty = nessuna

## Problemi di un file di edizione

problem-unknown-face = { $path }: «{ $face }» non esiste; valori possibili: { $known }.
problem-crests-not-floors = «{ $path }»: le carte portano { $found } stemmi per { $expected } piani.
problem-even-floors = «{ $path }»: il numero dei piani deve essere dispari, così che due torri non siano mai alte uguali (P4.1).
problem-names-alike = «{ $path }»: le prime due lettere dei nomi delle città devono essere diverse.
problem-too-many-alike = { $path }: al massimo { $most } carte uguali ({ $face }).
problem-too-many = { $path }: al massimo { $most } in tutto.
problem-wrong-order = { $path }: le città che richiedono più giocatori vanno per ultime.
problem-too-few-start-cards = { $path }: troppo poche carte iniziali per { $players } giocatori.

## Regole

chapter-P1 = Materiale
chapter-P2 = Preparazione
chapter-P3 = Un turno, esattamente in quest’ordine
chapter-P4 = Valutazione di una città
chapter-P5 = Fine della partita
chapter-P6 = Esempi
chapter-P7 = Informazioni

rule-P1-1 = Le città sono dieci; ognuna ha un numero di piani da costruire, due tessere per le sue due torri e le proprie carte. In tutto ci sono { $cards } carte e { $floors } piani; senza Pistoia, { $cards_below_five } e { $floors_below_five }. Una carta mostra due stemmi, oppure uno stemma e un bonus: un ritratto, due ritratti dello stesso tipo, lo spostamento (MOVE) o la scelta libera (ANY). Le carte iniziali (*) mostrano uno stemma e un ritratto. I tipi di ritratto sono tre: dama, cappello rosso e barba.
rule-P1-2 = Ogni giocatore ha { $supply_2 } piani se si gioca in due, { $supply_3 } in tre, { $supply_4 } in quattro e { $supply_5 } in cinque, qualunque sia il suo colore. Non si esauriscono mai.
rule-P2-1 = Da due a quattro giocatori, le carte e le tessere di Pistoia restano nella scatola.
rule-P2-2 = Si mescolano le carte iniziali in gioco e se ne distribuiscono { $hand } coperte a ogni giocatore. Quelle avanzate si mescolano con tutte le altre carte e formano il mazzo.
rule-P2-3 = Le tessere si dispongono scoperte presso le rispettive città. Accanto a ogni città in gioco si scopre la prima carta del mazzo, qualunque città riporti.
rule-P2-4 = Il primo giocatore si estrae a sorte. Poi si procede in senso orario, un turno a testa.
rule-P3-1 = Gioca una carta dalla mano sulla tua pila scoperta. È obbligatorio e sempre possibile: gli stemmi non ancora giocati sono sempre tanti quanti i piani ancora mancanti. Tutte le mani si esauriscono nello stesso giro.
rule-P3-2 = Costruisci un piano per ogni stemma della carta, nella città che la carta riporta, su uno dei suoi due lotti; due piani possono andare sullo stesso lotto oppure uno per lotto. È obbligatorio.
rule-P3-3 = Quando una città si completa, nessuno dei suoi lotti può essere vuoto: l’ultimo piano va allora sul lotto vuoto e, se gli ultimi piani sono due, ci va almeno uno di essi. Fino a quel momento un lotto può restare vuoto.
rule-P3-4 = Una città completa si valuta subito, prima dell’azione e prima di prendere una carta. Le sue torri restano; lì non si costruisce né si sposta più nulla.
rule-P3-5 = Una carta con MOVE ti permette, se vuoi, di spostare un piano: scegli una città diversa da quella in cui hai appena costruito, non ancora valutata e con almeno un tuo piano in una delle due torri. Il piano in cima a una delle sue torri, di chiunque sia, va in cima all’altra torre o sul lotto vuoto. In questo modo una torre può anche sparire. Se nessuna città è adatta, l’azione non ha effetto.
rule-P3-6 = Prendi in mano esattamente una carta: quella accanto alla città in cui hai costruito. Con la scelta libera, o se lì non c’è nessuna carta, prendi la carta accanto a una città a tua scelta, valutata o no. Se sul tabellone c’è almeno una carta, devi prenderne una.
rule-P3-7 = Lo spazio da cui è stata presa la carta si riempie dal mazzo, anche accanto a una città già valutata. Se il mazzo è esaurito, lo spazio resta vuoto.
rule-P4-1 = Chi ha più piani nella torre più alta prende la tessera di valore maggiore; chi ne ha di più nella torre più bassa, quella di valore minore. In caso di parità la prende, tra i giocatori alla pari, quello che ha un piano più in alto degli altri. Lo stesso giocatore può prenderle entrambe; gli altri non ottengono nulla. Poiché il numero di piani di una città è dispari, le sue torri non hanno mai la stessa altezza.
rule-P5-1 = La partita finisce quando nessuno ha più carte in mano: dopo { $turns_2 } turni a testa in due giocatori, { $turns_3 } in tre, { $turns_4 } in quattro e { $turns_5 } in cinque. A quel punto tutte le città sono state valutate.
rule-P5-2 = Per ogni tipo di ritratto, separatamente: { $points } punti per ogni gruppo completo di { $set } tra tutte le carte che hai giocato. Una carta con due ritratti conta per due. I ritratti avanzati e i gruppi misti non valgono nulla.
rule-P5-3 = Vince chi ha più punti tra tessere e ritratti. In caso di parità vince chi ha più piani rimasti nella riserva; se la parità persiste, la vittoria è condivisa.
rule-P6-1 = Esempio di spostamento: il rosso gioca la carta MOVE di Lucca. Lucca è esclusa, perché il rosso vi ha appena costruito, e anche Parma, perché il rosso non vi ha piani. A Milano ci sono, dal basso, rosso rosso nero nero a sinistra e rosso a destra; nella torre più alta prevale il nero: due piani ciascuno, ma quello in cima è nero. Il rosso sposta a destra il piano nero in cima: rosso rosso nero, e rosso nero. Ora il rosso ha più piani nella torre più alta.
rule-P6-2 = Esempio per i ritratti: cinque, sei e due dei tre tipi danno 6, 12 e 0 punti; con tessere per 33 punti il totale è 51.
rule-P7-1 = Sono nascoste soltanto le carte iniziali ancora in mano agli altri e l’ordine del mazzo. Le carte prese in seguito, le carte giocate e le tessere vinte le hanno viste tutti; il motore e i bot le ricordano.
rule-P7-2 = Degli altri giocatori il tavolo mostra solo la carta in cima alla pila, il numero di tessere e il numero di carte; le tue cose le vedi sempre. Con l’opzione «memoria aperta» mostra tutto ciò che tutti hanno visto.

## I valori, in tabelle

figures-sums = Tutti i componenti
figures-sums-below-five = Senza Pistoia (da due a quattro giocatori)
figures-players = Cosa ha ogni giocatore
figures-heads = Ritratti
figures-city = Le città, con tessere e carte
figure-cards = carte
figure-floors = piani
figure-sums-tiles = punti su tutte le tessere
figure-sums-below-five-tiles = punti su tutte le tessere
figure-start-cards = carte iniziali
figure-heads-of-each-kind = ritratti di ogni tipo
figure-supply-of-two = piani a testa in due
figure-supply-of-three = piani a testa in tre
figure-supply-of-four = piani a testa in quattro
figure-supply-of-five = piani a testa in cinque
figure-hand = carte in mano
figure-heads-set = ritratti in un gruppo
figure-heads-points = punti per un gruppo
figure-least-players = in gioco da … giocatori
figure-higher-tile = tessera alta
figure-lower-tile = tessera bassa
figure-two-crests = carte con due stemmi
figure-start = carte iniziali con
figure-single = carte con un ritratto
figure-pair = carte con due uguali
figure-actions = carte azione
