# Firenze in italiano: nomi, domande, motivi, eventi, punteggio, tavolo e regole, tutto con parole nostre.

## Nomi

game-firenze = Firenze
game-firenze-about = Costruisci le torri commissionate dalle famiglie di Firenze e non lasciarne ferma nessuna.
aim-firenze =
    Costruisci torri di un solo colore. Una torre completa la committenza del suo colore e della sua esatta altezza: prendi i punti e ci metti un sigillo.
    La prima committenza di altezza 5, 6, 7 o 8 dà anche la tessera livello; avere più sigilli in una torre dà alla fine la sua bandiera.
    Quando qualcuno posa il suo ultimo sigillo, tutti gli altri hanno ancora un turno. Poi vince chi ha più punti.

colour-white = bianco
colour-yellow = giallo
colour-green = verde
colour-red = rosso
colour-blue = blu
colour-purple = porpora
# Al femminile, per la torre.
colour-white-adjective = bianca
colour-yellow-adjective = gialla
colour-green-adjective = verde
colour-red-adjective = rossa
colour-blue-adjective = blu
colour-purple-adjective = porpora
brick-white =
    { $count ->
        [one] 1 bianco
       *[other] { $count } bianchi
    }
brick-yellow =
    { $count ->
        [one] 1 giallo
       *[other] { $count } gialli
    }
brick-green =
    { $count ->
        [one] 1 verde
       *[other] { $count } verdi
    }
brick-red =
    { $count ->
        [one] 1 rosso
       *[other] { $count } rossi
    }
brick-blue = { $count } blu
brick-purple = { $count } porpora
brick-none = nessuno

card-alchemist = Alchimista
card-architect = Architetto
card-princess = Principessa
card-wholesaler = Mercante
card-mason = Muratore
card-patrician = Patrizio
card-smuggler = Contrabbandiere
card-saboteur = Sabotatore
card-recognition = Riconoscimento
card-blame = Biasimo
card-monument = Monumento
card-fame = Fama
card-scandal = Scandalo
card-bridge = Ponte
card-warehouse = Magazzino
card-workshop = Officina
card-campanile = Campanile
card-small-privilege = Piccolo Privilegio
card-middle-privilege = Medio Privilegio
card-great-privilege = Grande Privilegio
card-collapse = Crollo
card-flood = Alluvione
card-warehouse-fire = Incendio del magazzino
card-luxury-tax = Tassa sul lusso
card-botch = Lavoro malfatto
card-renaissance = Rinascimento
card-tribute = Tributo

option-campanile = Campanile
option-campanile-about = La carta Campanile è in gioco: finché è sul tabellone, ognuno deve consegnare una torre campanaria prima di poter completare committenze.
option-neutral-seals = Sigilli neutrali
option-neutral-seals-about = Quante committenze sono chiuse fin dall’inizio.
option-placing = Collocazione dei sigilli neutrali
option-placing-about = Come consigliato, a scelta del primo giocatore oppure con i dadi.
option-placing-recommended = consigliata
option-placing-hand-picked = a scelta
option-placing-dice = con i dadi
option-dead-colour = Colore morto
option-dead-colour-about = Tutte e sei le committenze di un colore sono chiuse fin dall’inizio; sostituisce gli altri sigilli neutrali.
option-dead-colour-none = nessuno
option-dead-colour-white = bianco
option-dead-colour-yellow = giallo
option-dead-colour-green = verde
option-dead-colour-red = rosso
option-dead-colour-blue = blu
option-dead-colour-purple = porpora
option-dead-colour-drawn = a sorte
option-patrician-shields-all = Il Patrizio protegge tutti
option-patrician-shields-all-about = Un evento respinto con un Patrizio non colpisce nessuno.
option-start-player = Primo giocatore
option-start-player-about = Chi comincia: estratto a sorte, oppure un posto.
option-start-player-drawn = a sorte
option-open-memory = Memoria aperta
option-open-memory-about = Il tavolo mostra tutto ciò che tutti hanno visto: le carte in mano e ciò che il mazzo deve contenere.

## Domande e risposte

ask-start = Quale posto comincia?
ask-dead-colour = Quale colore è morto?
ask-balcony = Quale loggiato viene collocato?
ask-share = La metà dei sigilli neutrali destinata alle committenze basse si arrotonda per difetto o per eccesso?
ask-seal = Quale committenza riceve un sigillo neutrale?
ask-pick-seal = Quale committenza chiudi con un sigillo neutrale?
ask-lay-out = Quale carta viene scoperta?
ask-draw = Quale mattone viene pescato dal sacchetto?
ask-take = Quale carta prendi? (oppure gioca un personaggio)
ask-pay = Quale mattone posi sulla prossima carta da sinistra?
ask-ward = Respingi l’evento con il tuo Patrizio?
ask-flood = Quale mattone si porta via l’alluvione?
ask-fire = Quale mattone perdi nell’incendio?
ask-tax-tower = Per quale torre paghi la tassa?
ask-tax = Con quale mattone paghi la tassa?
ask-tribute = Per quale torre paghi il tributo?
ask-collapse = Quale delle tue torri crolla?
ask-botch = Quale delle tue torri perde un mattone?
ask-exchange = Su quale carta scambi mattoni? (oppure gioca un personaggio; - per proseguire)
ask-lay = Quale mattone posi sulla carta?
ask-fetch = Quale mattone prendi dalla carta?
ask-build = Dove posi un mattone? (oppure gioca un personaggio; - se hai finito)
ask-cost = Con quale mattone paghi la costruzione?
ask-claim = Quale committenza completi? (oppure gioca un personaggio; - per proseguire)
ask-adjust = Quale committenza completi con l’Architetto?
ask-which = Con la torre a cui manca un livello o con quella che ne ha uno di troppo?
ask-return = Quale mattone in eccesso rimetti nel sacchetto?
ask-discard = Quale carta scarti? (patrician! gioca il Patrizio; - per proseguire)
ask-restock = Quale carta della fila riceve nuovi mattoni?
ask-swap = Quale mattone della tua riserva scambi?
ask-swap-for = Con quale mattone del sacchetto?
ask-smuggle = Quale mattone di un altro giocatore vuoi?
ask-smuggle-for = Quale mattone della tua riserva dai in cambio?
ask-sabotage = Quale torre di un altro giocatore perde un mattone?
ask-dismiss = Quale carta della tua mano scarti?
ask-over = La partita è finita.

answer-start = posto { $number }
answer-colour = { $colour }
answer-balcony = loggiato { $numeral } su { $colour } { $height }, valore { $points }
answer-share-less = per difetto
answer-share-more = per eccesso
answer-seal = { $colour } { $height }
answer-lay-out = { $card }
answer-brick = un mattone { $colour }
answer-take =
    { $price ->
        [0] { $card }, gratis
        [one] { $card }, per un mattone
       *[other] { $card }, per { $price } mattoni
    }
answer-person = gioca la carta { $card }
answer-ward-no = lascia che colpisca
answer-ward-yes = gioca il Patrizio
answer-tax-tower = conserva la torre { $colour_adjective } alta { $height }
answer-tribute = conserva la torre { $colour_adjective } alta { $height }
answer-collapse = la torre { $colour_adjective } alta { $height }
answer-botch = la torre { $colour_adjective } alta { $height }
answer-exchange = sulla carta { $card }
answer-exchange-done = passa alla costruzione
answer-build = innalza la torre { $colour_adjective } alta { $height }
answer-build-new = un mattone { $colour } su una nuova torre
answer-build-another = inizia un’altra nuova torre { $colour_adjective }
answer-build-done = costruzione finita
answer-claim = committenza: { $colour } { $height }
answer-bell = la torre campanaria
answer-claim-done = passa alla fine del turno
answer-which-lower = la torre più bassa, contata con un livello in più
answer-which-higher = la torre più alta, contata con un livello in meno
answer-discard = { $card }
answer-discard-done = termina il turno
answer-restock = la carta { $card }
answer-smuggle = un mattone { $colour } di { $other_seat }
answer-sabotage = { $other_seat }: torre { $colour_adjective } alta { $height }

## Motivi

need-alchemist = un mattone nella tua riserva e uno nel sacchetto
need-architect = una torre che, contata con un livello in più o in meno, vada bene per una committenza aperta per te o per la torre campanaria che devi consegnare
need-princess = nulla
need-wholesaler = una carta della fila con almeno un mattone
need-mason = nulla
need-patrician = un’altra carta in mano
need-smuggler = un mattone nella tua riserva e uno in quella di un altro giocatore
need-saboteur = una torre di un altro giocatore

moment-alchemist = prima di scegliere una carta della fila, prima o dopo lo scambio (finché non si posa il primo mattone) oppure nella fase delle committenze
moment-architect = nella fase delle committenze, insieme alla committenza che permette di completare
moment-princess = prima di scegliere una carta della fila
moment-wholesaler = prima di scegliere una carta della fila, oppure prima o dopo lo scambio (finché non si posa il primo mattone)
moment-mason = nella fase di costruzione, prima di posare il primo mattone
moment-patrician = prima di scegliere una carta della fila, prima o dopo lo scambio (finché non si posa il primo mattone), nella fase delle committenze, a fine turno oppure contro un evento che prendi
moment-smuggler = prima di scegliere una carta della fila, prima o dopo lo scambio (finché non si posa il primo mattone) oppure nella fase delle committenze
moment-saboteur = prima di scegliere una carta della fila, prima o dopo lo scambio (finché non si posa il primo mattone) oppure nella fase delle committenze

reason-wrong-numeral = Il loggiato per { $colour } { $height } porta il numero { $has }; ora se ne estrae uno con il numero { $needs }.
reason-commission-covered = Su { $colour } { $height } c’è già un loggiato.
reason-colour-dead = Il colore morto è il { $colour }: un loggiato di questo colore si sostituisce con un altro.
reason-balcony-lies-there = Su { $colour } { $height } c’è un loggiato; i sigilli neutrali vanno sulle committenze che non ne hanno.
reason-seal-lies-there = Su { $colour } { $height } c’è già un sigillo.
reason-height-not-recommended = L’altezza di { $colour } { $height } non è tra quelle da assegnare ora: prima 3 e 4, poi da 5 a 8.
reason-tower-crowded = Tra loggiati e sigilli neutrali, la torre { $colour_adjective } ne ha già { $has }: non ne riceve altri.
reason-not-in-draw-pile = La carta { $card } ora non può uscire: in cima al mazzo non può essercene nessuna.
reason-not-in-bag =
    Nel sacchetto non c’è nessun mattone { $colour }: { $has ->
        [0] è vuoto
        [one] c’è un solo mattone, di un altro colore
       *[other] ci sono { $has } mattoni, tutti di altri colori
    }.
reason-price-not-payable =
    La carta { $card } costa { $needs ->
        [one] un mattone
       *[other] { $needs } mattoni
    }, uno per ogni carta alla sua sinistra; tu { $has ->
        [0] non ne hai nessuno
        [one] ne hai solo uno
       *[other] ne hai solo { $has }
    }.
reason-person-not-held = Non hai in mano la carta { $card }.
reason-person-played = In questo turno hai già giocato la carta { $card }: mai due con lo stesso nome nello stesso turno.
reason-wrong-moment = La carta { $card } ora non si può giocare; si gioca solo { $when }.
reason-no-effect = La carta { $card } non avrebbe effetto; per giocarla serve: { $need }.
reason-no-brick = Nella tua riserva non c’è nessun mattone { $colour }.
reason-bricks-in-order = I mattoni di un pagamento si indicano in ordine, dal bianco al porpora; l’ultimo indicato è { $last_colour }, quindi un mattone { $colour } arriva troppo tardi. Annulla per scegliere diversamente.
reason-too-few-from-here =
    Devi indicare ancora { $needs ->
        [one] un mattone
       *[other] { $needs } mattoni
    }, in ordine dal bianco al porpora; dal { $colour } in poi { $has ->
        [0] non ne hai nessuno
        [one] ne hai solo uno
       *[other] ne hai solo { $has }
    }.
reason-no-patrician =
    { $played ->
        [0] Non hai in mano nessun Patrizio per respingere l’evento.
       *[other] In questo turno hai già giocato un Patrizio: mai due con lo stesso nome nello stesso turno.
    }
reason-no-tower-there =
    { $has ->
        [0] Lì non hai nessuna torre: non ne hai in costruzione.
        [one] Lì non hai nessuna torre: ne hai in costruzione una sola.
       *[other] Lì non hai nessuna torre: ne hai in costruzione solo { $has }.
    }
reason-named-by-colour = La torre { $colour_adjective } alta { $height } è stata iniziata in questo turno e si indica con il suo colore.
reason-not-taxed = La torre { $colour_adjective } alta { $height } non è tassata: lo sono solo quelle di { $needs } o più livelli.
reason-other-colour =
    Ora scegli tra le tue torri di colore { $asked_colour }. { $fate ->
        [paid] Per la torre { $colour_adjective } alta { $height } si paga comunque un mattone.
        [asked] Per la torre { $colour_adjective } alta { $height } si deciderà più tardi.
       *[falls] La torre { $colour_adjective } alta { $height } cade: non c’è un mattone { $colour } per lei.
    }
reason-kept-already = La torre { $colour_adjective } alta { $height } è già tra quelle che tieni.
reason-towers-in-order = Le torri si indicano in ordine, e la torre { $colour_adjective } alta { $height } viene prima dell’ultima indicata. Annulla per scegliere diversamente.
reason-too-few-towers-from-here =
    Devi pagare ancora per { $needs ->
        [one] una torre
       *[other] { $needs } torri
    }, in ordine; dalla torre { $colour_adjective } alta { $height } in poi { $has ->
        [0] non ce ne sono da pagare
        [one] ce n’è solo una
       *[other] ce ne sono solo { $has }
    }.
reason-alike = Hai più torri di colore { $colour } alte { $height }, tutte uguali: indica la prima.
reason-exchanged-already = In questo turno hai già fatto uno scambio: se ne può fare uno solo.
reason-too-few-to-exchange =
    Uno scambio richiede { $needs ->
        [one] un mattone
       *[other] { $needs } mattoni
    } della tua riserva; { $has ->
        [0] non ne hai nessuno
        [one] ne hai solo uno
       *[other] ne hai solo { $has }
    }.
reason-no-bricks-there = Sulla carta { $card } non ci sono mattoni.
reason-lay-not-there = Lì prima non c’era nessun mattone { $colour }; quello appena posato non si può riprendere.
reason-six-built = In questo turno hai già posato { $has } mattoni; il massimo è { $needs }.
reason-cost-not-payable =
    { $needs ->
        [0] La tua riserva è vuota: non hai più mattoni da posare.
       *[other]
            Costruire con { $number ->
                [one] un mattone
               *[other] { $number } mattoni
            } ne costa { $needs }, e dopo aver posato questo { $has ->
                [0] non te ne resterebbe nessuno
                [one] te ne resterebbe solo uno
               *[other] te ne resterebbero solo { $has }
            }.
    }
reason-build-in-order = I mattoni si posano seguendo l’ordine delle tue torri, poi sulle nuove torri dal bianco al porpora. Annulla ciò che hai posato per costruire diversamente.
reason-no-new-tower-yet = Non c’è ancora una nuova torre { $colour_adjective } accanto alla quale iniziarne un’altra.
reason-raise-first-alike = Le torri uguali si innalzano a partire dalla prima: questa torre { $colour_adjective } non può superare quella che la precede.
reason-commission-sealed =
    La committenza ({ $colour } { $height }) è chiusa: { $holder ->
        [neutral] c’è sopra un sigillo neutrale
        [own] l’hai già completata tu
       *[other] l’ha già completata { $holder_seat }
    }.
reason-balcony-out-of-order = I loggiati si completano in ordine: { $colour } { $height } ha il numero { $has }, ma prima viene il numero { $needs }.
reason-no-seal-left = Non hai più sigilli, quindi non puoi completare altro.
reason-bell-tower-owed =
    Il Campanile è sul tabellone: prima devi consegnare una torre campanaria, { $architect ->
        [0] cioè una torre bianca di esattamente { $needs } livelli
       *[other] con l’Architetto una torre bianca di { $lower } o { $higher } livelli
    }.
reason-bell-tower-not-owed = Ora non devi consegnare nessuna torre campanaria.
reason-no-such-tower =
    Per { $colour } { $height } serve una torre { $colour_adjective } alta esattamente { $height }; { $count ->
        [0] non hai torri di colore { $colour }
        [one] la tua è alta { $has }
       *[other] le tue sono alte { $has }
    }.
reason-no-tower-to-adjust =
    Con l’Architetto, per { $colour } { $height } serve una torre { $colour_adjective } con un livello in meno o in più; { $count ->
        [0] non hai torri di colore { $colour }
        [one] la tua è alta { $has }
       *[other] le tue sono alte { $has }
    }.
reason-no-bell-tower =
    { $architect ->
        [0] La torre campanaria è una torre bianca alta esattamente { $needs }
       *[other] Con l’Architetto, per la torre campanaria serve una torre bianca alta { $lower } o { $higher }
    }; { $count ->
        [0] non hai torri bianche
        [one] la tua è alta { $has }
       *[other] le tue sono alte { $has }
    }.
reason-open-building = La carta { $card } è un edificio: con il Patrizio si scartano solo carte della mano.
reason-card-not-held = Non hai la carta { $card }.
reason-festival-stays = { $card } è una carta celebrativa: qui si scartano solo personaggi ed edifici. Un Patrizio se ne libera.
reason-within-limit =
    { $warehouse ->
        [0] Non si scarta nulla senza necessità: hai { $has ->
            [one] una carta
           *[other] { $has } carte
        } e puoi tenerne { $needs }.
       *[other] Con il tuo Magazzino puoi tenere tutte le { $has } carte, quindi non si scarta nulla.
    }
reason-above-limit = Hai { $has } carte e puoi tenerne { $needs }: prima scarta personaggi o edifici.
reason-not-another-player =
    { $own ->
        [0] Il posto { $has } non esiste: si gioca in { $needs }.
       *[other] Dev’essere un altro giocatore, non tu.
    }
reason-others-lack-brick =
    { $has ->
        [0] La riserva di { $other_seat } è vuota.
       *[other] Nella riserva di { $other_seat } non c’è nessun mattone { $colour }.
    }
reason-others-lack-tower =
    { $has ->
        [0] { $other_seat } non ha torri in costruzione.
        [one] { $other_seat } ha una sola torre in costruzione.
       *[other] { $other_seat } ha solo { $has } torri in costruzione.
    }
reason-others-alike = { $other_seat } ha più torri di colore { $colour } alte { $height }, tutte uguali: indica la prima.

## Eventi

event-starts =
    { $you ->
        [seat] Cominci tu
       *[none] { $seat } comincia
    }.
event-dead-colour = Il colore morto è il { $colour }.
event-balcony-laid = Il loggiato { $numeral } va su { $colour } { $height } e vale { $points }.
event-neutral-seal = Un sigillo neutrale chiude { $colour } { $height }.
event-laid-out = Carta scoperta sullo spazio { $space }: { $card }.
event-filled = Mattoni sulla carta { $card }: { $bricks }.
event-reshuffled = Il mazzo è esaurito: gli scarti vengono mescolati e ne prendono il posto.
event-turn =
    Giro { $round }: { $you ->
        [seat] tocca a te
       *[none] è il turno di { $seat }
    }.
event-taken =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } la carta { $card } con i suoi mattoni: { $bricks }.
event-paid =
    { $you ->
        [seat] Posi
       *[none] { $seat } posa
    } un mattone { $colour } sulla carta { $card }.
event-to-church = La carta { $card } va su uno spazio chiesa.
event-second-building =
    { $you ->
        [seat] Possiedi
       *[none] { $seat } possiede
    } già la carta { $card }: questa viene scartata.
event-monument-given =
    { $you ->
        [seat] Solo tu hai la torre più alta ({ $height }) e ricevi
       *[none] Solo { $seat } ha la torre più alta ({ $height }) e riceve
    } il Monumento.
event-monument-discarded = Nessuno ha da solo la torre più alta: il Monumento viene scartato.
event-warded-off =
    { $you ->
        [seat] Hai
       *[none] { $seat } ha
    } respinto l’evento «{ $card }».
event-collapse-void =
    { $you ->
        [seat] Non hai
       *[none] { $seat } non ha
    } torri che possano crollare.
event-botch-void =
    { $you ->
        [seat] Non hai
       *[none] { $seat } non ha
    } torri che possano perdere un mattone.
event-flooded =
    { $you ->
        [seat] Perdi
       *[none] { $seat } perde
    } un mattone { $colour } per l’alluvione.
event-burnt =
    { $you ->
        [seat] Perdi
       *[none] { $seat } perde
    } un mattone { $colour } per l’incendio.
event-taxed =
    { $you ->
        [seat] Paghi
       *[none] { $seat } paga
    } un mattone { $colour } di tassa.
event-cost-paid =
    { $you ->
        [seat] Paghi
       *[none] { $seat } paga
    } un mattone { $colour } per costruire.
event-tax-spared =
    { $you ->
        [seat] Paghi la tassa per la tua
       *[none] { $seat } paga la tassa per la
    } torre { $colour_adjective } alta { $height }.
event-tribute-spared =
    { $you ->
        [seat] Paghi il tributo per la tua
       *[none] { $seat } paga il tributo per la
    } torre { $colour_adjective } alta { $height }.
event-tribute-paid =
    { $you ->
        [seat] Paghi
       *[none] { $seat } paga
    } come tributo { $count ->
        [one] un mattone { $colour }
       *[other] { $count } mattoni di colore { $colour }
    }.
event-torn-down =
    { $you ->
        [seat] La tua torre { $colour_adjective } alta { $height }
       *[none] La torre { $colour_adjective } alta { $height } di { $seat }
    } viene abbattuta; { $back ->
        [0] nessun mattone torna nella riserva
        [one] un mattone torna nella riserva
       *[other] { $back } mattoni tornano nella riserva
    }.
event-collapsed =
    { $you ->
        [seat] La tua torre { $colour_adjective } alta { $height }
       *[none] La torre { $colour_adjective } alta { $height } di { $seat }
    } crolla.
event-botched =
    { $you ->
        [seat] La tua torre { $colour_adjective } alta { $height }
       *[none] La torre { $colour_adjective } alta { $height } di { $seat }
    } perde un mattone.
event-sabotaged =
    Il Sabotatore toglie un mattone { $you ->
        [seat] dalla tua torre { $colour_adjective } alta { $height }
       *[none] dalla torre { $colour_adjective } alta { $height } di { $seat }
    }.
event-reborn = Tutte le carte, tranne quelle sul tabellone e quelle dei giocatori, vengono mescolate in un nuovo mazzo.
event-person-played =
    { $you ->
        [seat] Giochi
       *[none] { $seat } gioca
    } la carta { $card }.
event-emptied = I mattoni della carta { $card } tornano nel sacchetto.
event-swapped =
    { $you ->
        [seat] Scambi
       *[none] { $seat } scambia
    } un mattone { $colour } con uno { $other_colour } del sacchetto.
event-smuggled =
    { $you ->
        [seat] Prendi un mattone { $other_colour } dalla riserva di { $other_seat } e ne dai
        [target] { $seat } ti prende un mattone { $other_colour } e ne dà
       *[none] { $seat } prende un mattone { $other_colour } dalla riserva di { $other_seat } e ne dà
    } in cambio uno { $colour }.
event-dismissed =
    { $you ->
        [seat] Ti liberi
       *[none] { $seat } si libera
    } della carta { $card }.
event-offered =
    { $you ->
        [seat] Posi
       *[none] { $seat } posa
    } un mattone { $colour } sulla carta { $card }.
event-fetched =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } un mattone { $colour } dalla carta { $card }.
event-built =
    { $you ->
        [seat] Posi
       *[none] { $seat } posa
    } un mattone { $colour }: livello { $height }.
event-fulfilled =
    { $you ->
        [seat] Completi { $colour } { $height } e ottieni
       *[none] { $seat } completa { $colour } { $height } e ottiene
    } { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
event-tile-taken =
    Prima committenza di altezza { $height }: { $you ->
        [seat] ottieni
       *[none] { $seat } ottiene
    } { $points ->
        [one] un altro punto
       *[other] altri { $points } punti
    }.
event-privilege-used =
    Con la carta { $card } { $you ->
        [seat] ottieni
       *[none] { $seat } ottiene
    } { $points ->
        [one] un altro punto
       *[other] altri { $points } punti
    }.
event-bell-tower =
    { $you ->
        [seat] Consegni
       *[none] { $seat } consegna
    } una torre campanaria.
event-campanile-discarded = Tutti hanno consegnato una torre campanaria: il Campanile viene scartato.
event-last-seal =
    { $you ->
        [seat] Hai
       *[none] { $seat } ha
    } posato l’ultimo sigillo: tutti gli altri hanno ancora un turno.
event-returned =
    { $you ->
        [seat] Rimetti
       *[none] { $seat } rimette
    } un mattone { $colour } nel sacchetto.
event-discarded =
    { $you ->
        [seat] Scarti
       *[none] { $seat } scarta
    } la carta { $card }.
event-ended = Tutti hanno giocato l’ultimo turno: la partita è finita.
event-ended-quietly = { $rounds } giri senza un nuovo sigillo: la partita è finita.

## Punteggio

line-commission = { $colour } { $height }
line-balcony = { $colour } { $height }, loggiato
line-floor-tile = prima committenza di altezza { $height }
line-privilege =
    { $count ->
        [one] { $privilege }
       *[other] { $privilege }, { $count } volte
    }
line-last-seal = ultimo sigillo posato prima degli altri
line-majority = maggioranza dei sigilli nel { $colour }
line-festival =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } carte
    }

## Di che cosa è fatto un consiglio

term-points = Punti segnati
term-flags = Le bandiere delle torri
term-seals = Sigilli ancora da posare
term-bricks = Mattoni nella riserva
term-persons = Personaggi in mano
term-buildings = Edifici sul tavolo
term-row = Ciò che la fila offre dopo
term-prospects = Torri e le committenze che completeranno
term-rest = Differenze minori
term-rivals =
    Quanto { $gain ->
        [no] rende
       *[yes] costa
    } al rivale più forte

## Perché un piano è migliore: che cosa accade più spesso o più di rado

because-fulfilled =
    { $you ->
        [seat] { $happens ->
            [no] non completi
           *[yes] completi
        }
       *[none] { $seat } { $happens ->
            [no] non completa
           *[yes] completa
        }
    } { $colour } { $height } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
because-tile-taken =
    { $you ->
        [seat] { $happens ->
            [no] non arrivi
           *[yes] arrivi
        }
       *[none] { $seat } { $happens ->
            [no] non arriva
           *[yes] arriva
        }
    } per primo all’altezza { $height } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
because-privilege-used =
    { $you ->
        [seat] { $happens ->
            [no] non usi
           *[yes] usi
        }
       *[none] { $seat } { $happens ->
            [no] non usa
           *[yes] usa
        }
    } la carta { $card } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
because-last-seal =
    { $you ->
        [seat] { $happens ->
            [no] non posi
           *[yes] posi
        }
       *[none] { $seat } { $happens ->
            [no] non posa
           *[yes] posa
        }
    } per primo l’ultimo sigillo ({ $points ->
        [one] un punto
       *[other] { $points } punti
    })
because-built =
    { $you ->
        [seat] la tua torre { $colour_adjective }
       *[none] la torre { $colour_adjective } di { $seat }
    } { $happens ->
        [no] non raggiunge
       *[yes] raggiunge
    } { $height ->
        [one] un livello
       *[other] { $height } livelli
    }
because-tower-lost =
    { $you ->
        [seat] { $happens ->
            [no] non perdi
           *[yes] perdi
        }
       *[none] { $seat } { $happens ->
            [no] non perde
           *[yes] perde
        }
    } una torre { $colour_adjective }
because-taken =
    { $you ->
        [seat] { $happens ->
            [no] non prendi
           *[yes] prendi
        }
       *[none] { $seat } { $happens ->
            [no] non prende
           *[yes] prende
        }
    } la carta { $card }
because-majority =
    { $you ->
        [seat] { $happens ->
            [no] non hai
           *[yes] hai
        }
       *[none] { $seat } { $happens ->
            [no] non ha
           *[yes] ha
        }
    } alla fine la maggioranza dei sigilli nel { $colour } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }

## Tavolo

picture-title = Firenze · giro { $round } · mazzo { $draw } · scarti { $discard } · sacchetto { $bag }
picture-over = Firenze · la partita è finita
picture-tower = Committenze
picture-flag = maggioranza
picture-tiles = al primo
picture-church = Chiesa: { $cards }
picture-bells = Torri campanarie consegnate: { $bells }
picture-aside = (a parte finché tutti non hanno dato)
picture-seat = Posto
picture-points = punti
picture-seals = sigilli
picture-cards = mano
picture-stock = riserva
picture-towers = torri
picture-buildings = edifici
picture-own-hand = La tua mano: { $cards }
picture-known-hand = Mano di { $seat }: { $cards }
picture-empty = nessuna carta

## Problemi di un file di edizione

problem-too-few-events = «{ $path }»: servono almeno { $least } carte evento, altrimenti il mazzo potrebbe esaurirsi.
problem-too-few-start-cards = «{ $path }»: servono almeno { $least } carte iniziali per riempire la prima fila.
problem-too-few-bricks = «{ $path }»: per iniziare servono { $least } mattoni, di cui { $white } bianchi.
problem-balconies-alike = «{ $path }»: due tessere con lo stesso numero indicano la stessa committenza ({ $found } posti per { $expected } tessere).
problem-unknown-colour = «{ $path }»: il colore «{ $colour }» non esiste; colori disponibili: { $known }.
problem-too-few-balconies = «{ $path }»: se il colore morto è { $colour }, potrebbe non restare nessuna tessera { $numeral } da estrarre.

## Regole

chapter-F1 = Materiale
chapter-F2 = Preparazione
chapter-F3 = Un turno
chapter-F4 = Fase 1: prendere una carta
chapter-F5 = Fase 2: scambio
chapter-F6 = Fase 3: costruzione
chapter-F7 = Fase 4: rovine
chapter-F8 = Fase 5: committenze
chapter-F9 = Fase 6: limiti
chapter-F10 = Le carte
chapter-F11 = Fine della partita
chapter-F12 = Esempi
chapter-F13 = Informazioni

rule-F1-1 = { $bricks } mattoni: { $bricks_white } bianchi, { $bricks_yellow } gialli, { $bricks_green } verdi, { $bricks_red } rossi, { $bricks_blue } blu, { $bricks_purple } porpora. Ognuno si trova nel sacchetto, su una carta della fila, in una riserva o in una torre in costruzione; nessuno esce mai dal gioco.
rule-F1-2 = Il tabellone mostra sei torri, una per colore, ciascuna con sei committenze per le altezze da 3 a 8. Una committenza vale i punti che vi sono stampati; accanto a ogni torre sventola una bandiera per la maggioranza.
rule-F1-3 = Accanto alle altezze 5, 6, 7 e 8 ci sono quattro tessere livello, che valgono { $tile_5 }, { $tile_6 }, { $tile_7 } e { $tile_8 } punti.
rule-F1-4 = { $balconies } tessere loggiato portano i numeri da I a IV. Ognuna indica una committenza, e il suo valore sostituisce quello stampato.
rule-F1-5 = { $cards } carte con 27 nomi diversi. Eventi: Crollo, Alluvione, Incendio del magazzino, Tassa sul lusso, Lavoro malfatto, Rinascimento, Tributo. Personaggi: Alchimista, Architetto, Principessa, Mercante, Muratore, Patrizio, Contrabbandiere, Sabotatore. Carte celebrative: Riconoscimento, Biasimo, Monumento, Fama, Scandalo. Edifici: Ponte, Magazzino, Officina. Carte chiesa: Campanile e Piccolo, Medio e Grande Privilegio.
rule-F1-6 = { $start_cards } di esse sono carte iniziali: personaggi ed edifici utili fin da subito.
rule-F1-7 = Ogni giocatore ha { $seals_2 } sigilli se si gioca in due, { $seals_3 } in tre e { $seals_4 } in quattro, più un sigillo piccolo per il Campanile. Ci sono { $neutral } sigilli neutrali e una tessera fine partita.
rule-F2-1 = Tutti cominciano da zero punti. Si estrae un loggiato per ogni numero, che copre la committenza indicata; se questa è già coperta, si estrae un’altra tessera.
rule-F2-2 = I sigilli neutrali ({ $placed } salvo accordi diversi, da 0 a { $neutral }) chiudono committenze senza loggiato. Collocazione consigliata: metà (se sono dispari, uno in più o in meno) sulle altezze 3 e 4, gli altri su quelle da 5 a 8; ogni volta si estrae tra le committenze libere delle torri che hanno meno di due loggiati e sigilli neutrali in tutto. A scelta: il primo giocatore le indica una alla volta. Con i dadi: si tirano colore e altezza, e si tira di nuovo se lì c’è già un loggiato o un sigillo. I sigilli avanzati restano fuori dal gioco.
rule-F2-3 = Con un colore morto, scelto o estratto, sono le sue sei committenze a ricevere i sigilli neutrali, e non se ne collocano altri. Un loggiato di quel colore si sostituisce con un altro dello stesso numero. I mattoni di quel colore restano in gioco e si possono usare per costruire, ma non completano nulla, e la sua bandiera non si assegna. Se il colore morto è il bianco, la torre campanaria resta possibile.
rule-F2-4 = Il Campanile è in gioco solo se lo si concorda; alla prima partita meglio farne a meno. Non è mai una carta iniziale.
rule-F2-5 = Il primo giocatore, estratto o scelto, riceve { $first_bricks } mattoni bianchi; ognuno dei successivi, in senso orario, ne riceve uno in più. Tutti gli altri mattoni vanno nel sacchetto.
rule-F2-6 = Le carte iniziali si mescolano e si mettono in cima alle altre, mescolate a parte. Si scoprono sei carte in fila e su ciascuna si mettono { $card_bricks } mattoni presi dal sacchetto.
rule-F2-7 = Opzioni: il Campanile, il numero di sigilli neutrali e la loro collocazione, un colore morto (che sostituisce le due precedenti), se il Patrizio protegge tutti, chi comincia e la memoria aperta.
rule-F3-1 = Un turno ha sei fasi: 1 prendere una carta (obbligatorio), 2 scambiare mattoni (facoltativo), 3 costruire (facoltativo), 4 abbattere le rovine (obbligatorio), 5 completare committenze (facoltativo), 6 controllare i limiti (obbligatorio). Agisce solo il giocatore di turno, salvo quando un evento fa scegliere tutti.
rule-F3-2 = Non si torna mai a una fase precedente. Il turno comincia prima di qualsiasi azione della fase 1, anche prima di giocare un personaggio. La fase 4 avviene da sé. Si gioca in senso orario.
rule-F4-1 = Prendi esattamente una delle sei carte. Il prezzo dipende dal suo posto da sinistra, da zero a cinque mattoni della tua riserva: posane uno, di qualsiasi colore, su ogni carta alla sua sinistra.
rule-F4-2 = Prima si paga, poi si prende: i mattoni sulla carta non servono a pagarla, e una carta di cui non puoi pagare il prezzo non si può prendere.
rule-F4-3 = I mattoni sulla carta vanno nella tua riserva (con Alluvione e Incendio del magazzino solo dopo l’evento). Un evento ha effetto subito e si scarta; un personaggio o una carta celebrativa va in mano; un edificio resta scoperto davanti a te ed è attivo da quel momento; una carta chiesa va su uno spazio chiesa.
rule-F4-4 = Poi le carte scorrono a sinistra per chiudere il vuoto; all’estremità destra se ne scopre una nuova, che riceve { $card_bricks } mattoni dal sacchetto, o quelli che ci sono: non si aggiungono mai in seguito. Ciò che si scarta nella fase 1 è già tra gli scarti in quel momento, e un evento è già concluso.
rule-F4-5 = Appena si scopre l’ultima carta del mazzo, la pila degli scarti, così com’è in quel momento, si mescola e diventa il mazzo. Le carte iniziali che ritornano sono carte come le altre.
rule-F5-1 = Una volta per turno puoi posare { $exchange } mattoni della tua riserva ({ $bridge } con il Ponte) su una carta della fila che abbia mattoni, e prenderne uno che c’era già. Il mattone che prendi non può servire a pagare, e uno appena posato non si può prendere.
rule-F6-1 = Ogni mattone della riserva è un livello. Una torre ha un solo colore. Puoi innalzare torri e iniziarne di nuove, anche più d’una dello stesso colore fianco a fianco; non ci sono limiti di numero né di altezza. Le torri non si abbassano mai per scelta, non si uniscono e non si dividono.
rule-F6-2 = Al massimo { $most_built } mattoni per turno. Si posano uno alla volta, poi si paga il costo una volta sola, dalla riserva al sacchetto: da uno a sei mattoni { $cost_1 }, { $cost_2 }, { $cost_3 }, { $cost_4 }, { $cost_5 }, { $cost_6 }. Un’Officina fa risparmiare { $workshop }, un Muratore { $mason }; i due effetti si sommano, ma il costo non scende mai sotto zero.
rule-F6-3 = Puoi posare un mattone solo se la riserva che resta basta a pagare il costo del nuovo totale, tenendo conto della tua Officina e di un Muratore già giocato. Così puoi fermarti in qualsiasi momento.
rule-F7-1 = Ogni tua torre che esisteva all’inizio del tuo turno e non ha ricevuto mattoni nella fase 3 viene abbattuta: metà, arrotondata per eccesso, va nel sacchetto, il resto nella tua riserva. Una torre iniziata in questo turno è al sicuro. Le torri dello stesso colore restano distinte. Contano solo i mattoni posati nella fase 3: una torre abbassata da Lavoro malfatto è al sicuro se ne ha ricevuto uno; se Lavoro malfatto non ne ha lasciato nulla, un mattone del suo colore ne inizia una nuova.
rule-F8-1 = Una committenza è aperta se non porta sigilli e, se la copre un loggiato, è arrivato il suo momento. Una torre completa una committenza aperta del suo colore e della sua esatta altezza: ne ottieni i punti, ci metti un sigillo, e tutti i mattoni della torre vanno nel sacchetto. Quante ne vuoi per turno; una torre che non usi rimane.
rule-F8-2 = I loggiati si completano solo nell’ordine I, II, III, IV; dopo uno, il successivo può seguire nello stesso turno.
rule-F8-3 = Chi completa per primo una committenza di altezza 5, 6, 7 o 8, con o senza loggiato, prende i punti di quella tessera livello.
rule-F8-4 = Senza più sigilli non puoi completare altro.
rule-F8-5 = L’Architetto si gioca nel momento in cui completi: indica una torre, contala con un livello in più o in meno e completa subito; mai senza completare. Per tutto il resto conta l’altezza della committenza, non il numero di mattoni. Così una torre di 2 può completare un 3, una di 9 un 8. Tutti i suoi mattoni effettivi vanno nel sacchetto.
rule-F9-1 = Prima la riserva: al massimo { $limit } mattoni, { $warehouse } con un Magazzino; rimetti nel sacchetto esattamente quelli in eccesso, di colori a scelta. Le torri non contano.
rule-F9-2 = Poi le carte: al massimo { $card_limit }, tra mano ed edifici scoperti. Se sono di più, scarta personaggi o edifici uno alla volta, finché ne restano { $card_limit } o solo carte celebrative. Le carte celebrative qui non si possono scartare. Con un Magazzino non c’è limite di carte. Non si può scartare nulla senza necessità.
rule-F9-3 = In questa fase si può giocare un Patrizio, se nel turno non ne è già stato giocato uno, per scartare una carta della mano, anche celebrativa; poi il limite si ricontrolla.
rule-F9-4 = I limiti valgono solo nella tua fase 6.
rule-F10-0 = Se una carta e le regole si contraddicono, vale la carta: per questo Lavoro malfatto, Sabotatore e Crollo abbassano le torri. I personaggi si giocano solo nel proprio turno, quanti se ne vuole, mai due con lo stesso nome nello stesso turno; anche nel turno in cui sono stati presi, una volta riempita la fila. Vanno subito tra gli scarti. Alchimista, Contrabbandiere, Sabotatore e Patrizio: nella fase 1 prima di scegliere una carta, nella fase 2 prima o dopo lo scambio finché non si posa il primo mattone, nella fase 5 prima, dopo o tra una committenza e l’altra; il Patrizio anche nella fase 6. Mercante: allo stesso modo nelle fasi 1 e 2. Principessa: allo stesso modo nella fase 1. Muratore: fase 3, prima del primo mattone. Architetto: con una committenza. Mai tra la scelta di una carta e la fine del riempimento della fila (salvo il Patrizio contro un evento), né mentre si posano, si pagano o si rimettono mattoni, e solo se l’effetto si può realizzare; è ammesso scambiare due mattoni dello stesso colore.
rule-F10-1 = Alchimista: scambia un mattone della tua riserva con uno qualsiasi del sacchetto; puoi guardare.
rule-F10-2 = Architetto: una torre conta con un livello in più o in meno per la committenza che completa (F8.5).
rule-F10-3 = Principessa: la carta di questo turno non costa nulla, e sulle carte alla sua sinistra non si posano mattoni. Una Principessa presa in questo turno non può pagare sé stessa.
rule-F10-4 = Mercante: scegli una carta della fila che abbia mattoni; vanno tutti nel sacchetto, e se ne pescano altrettanti da metterci sopra. Non è obbligatorio prendere quella carta.
rule-F10-5 = Muratore: in questo turno la costruzione costa { $mason } in meno (F6.2).
rule-F10-6 = Patrizio, uno di due usi. Quando hai preso un evento, prima che faccia qualcosa: su di te non ha effetto. Gli altri lo subiscono comunque, a meno che non si giochi con l’opzione per cui il Patrizio protegge tutti. Un Rinascimento respinto si scarta e basta. I mattoni della carta sono tuoi in ogni caso. Si può giocare anche se l’evento non ti toccherebbe. Oppure: scarta un’altra carta della tua mano, personaggio o celebrativa, non un edificio scoperto.
rule-F10-7 = Sabotatore: un mattone della torre di un altro giocatore va nel sacchetto. Una torre di un solo mattone sparisce, e con essa l’obbligo di innalzarla.
rule-F10-8 = Contrabbandiere: scambia un mattone della tua riserva con uno della riserva di un altro giocatore; scegli tu il giocatore e i due mattoni. Non con chi ha la riserva vuota.
rule-F10-9 =
    Riconoscimento: alla fine { $recognition ->
        [one] 1 punto
       *[other] { $recognition } punti
    } per ogni committenza di altezza 3 o 4 che hai completato.
rule-F10-10 = Biasimo: alla fine { $blame } punti.
rule-F10-11 = Scandalo: alla fine { $scandal } punti.
rule-F10-12 = Fama: alla fine { $fame } punti.
rule-F10-13 = Monumento: alla fine { $monument } punti. Quando viene preso, va al giocatore che ha da solo la torre in costruzione più alta, di turno o no; in caso di parità tra giocatori, o se non ci sono torri, si scarta. Due torri della stessa altezza di un solo giocatore non contano come parità. I mattoni della carta vanno a chi l’ha presa; il limite di carte di chi la riceve si controlla solo nella sua prossima fase 6.
rule-F10-14 = Ponte: uno scambio richiede { $bridge } mattoni. Gli edifici sono attivi dal turno in cui si prendono. Non ne possiedi mai due uguali: il secondo si può prendere per i suoi mattoni, ma si scarta subito.
rule-F10-15 = Magazzino: nella fase 6 fino a { $warehouse } mattoni nella riserva e un numero qualsiasi di carte.
rule-F10-16 = Officina: la costruzione costa { $workshop } in meno (F6.2).
rule-F10-17 = Piccolo, Medio e Grande Privilegio: il primo che da quel momento completa una committenza di altezza 5, 6 o 7, con o senza loggiato (anche chi ha preso la carta, già in questo turno) ottiene rispettivamente { $small }, { $middle } o { $great } punti in più. La carta si scarta subito: una seconda committenza del genere non porta nulla.
rule-F10-18 = Campanile: finché è sul tabellone, ogni giocatore deve una torre campanaria, cioè una torre di esattamente tre mattoni bianchi consegnata nella fase 5 (mattoni nel sacchetto, sigillo piccolo sulla carta); fino ad allora non può completare altro, dopo sì, immediatamente. Le sue torri vanno innalzate lo stesso. La torre campanaria non è una committenza: niente punti, sigillo, tessera livello, privilegio, maggioranza o Riconoscimento, e bianco 3 resta aperto. Si può usare l’Architetto. Quando tutti i sigilli piccoli sono sulla carta, tornano ai giocatori e la carta si scarta; se viene ripresa, vincola di nuovo tutti. Chi ha la tessera fine partita non è tenuto a costruire una torre campanaria.
rule-F10-19 = Crollo: una tua torre, a tua scelta, va nel sacchetto; se non ne hai, non succede nulla.
rule-F10-20 = Alluvione: ogni giocatore mette nel sacchetto un terzo della propria riserva, arrotondato per eccesso, di colori a scelta. La riserva di chi ha preso la carta si conta dopo il pagamento e senza i mattoni di questa carta, che restano a parte finché tutti non hanno dato i loro.
rule-F10-21 = Incendio del magazzino: ogni giocatore mette nel sacchetto { $fire } mattoni della propria riserva, o tutti se ne ha meno, di colori a scelta. I mattoni della carta restano a parte come per l’Alluvione.
rule-F10-22 = Tassa sul lusso: ogni giocatore paga { $tax } mattoni della propria riserva, di colori a scelta, per ogni sua torre di { $taxed } o più mattoni, e per quante la riserva ne consente; se non basta per tutte, sceglie per quali. Poi le torri non pagate vengono abbattute: metà, arrotondata per eccesso, nel sacchetto, il resto nella riserva; questi mattoni non servono a pagare. I mattoni della carta sono già nella riserva di chi l’ha presa e possono servire a pagare.
rule-F10-23 = Tributo: allo stesso modo, un mattone del colore della torre per ogni propria torre di qualsiasi altezza. Chi ha meno mattoni di un colore che torri li paga tutti e sceglie per quali torri.
rule-F10-24 = Lavoro malfatto: un mattone di una tua torre, a tua scelta, va nel sacchetto; se non ne hai, non succede nulla.
rule-F10-25 = Rinascimento: gli scarti, il resto del mazzo e questa carta si mescolano in un unico nuovo mazzo; la fila e le carte chiesa restano. Poi si riempie la fila, magari di nuovo con il Rinascimento.
rule-F10-26 = Quando un evento fa scegliere più giocatori, ognuno sceglie per sé, in ordine di turno a partire da chi ha preso la carta. A un giocatore assente si propone una scelta automatica: prima i mattoni dei colori di cui non ha torri, poi dal bianco al porpora; delle torri si conserva la più alta, a parità quella del colore più raro.
rule-F11-1 = Chi posa per primo il proprio ultimo sigillo ottiene { $last_seal } punti e la tessera fine partita, e gioca il turno fino in fondo. Poi ogni altro giocatore, in senso orario, ha esattamente un altro turno; dopo quello di chi siede alla destra di chi ha finito, la partita termina. Un altro ultimo sigillo non dà nulla in più. Eventi e Monumento riguardano ancora anche chi ha finito. I sigilli piccoli qui non contano come sigilli.
rule-F11-2 = Maggioranze: per ogni torre, i punti della bandiera vanno a chi vi ha più sigilli, loggiati compresi; in caso di parità, a chi, tra i giocatori alla pari, ha il sigillo più in alto. Se nessuno ne ha, la bandiera non si assegna. I sigilli neutrali e quelli piccoli non contano per nessuno.
rule-F11-3 = Poi le carte celebrative, ognuna per sé. I punti possono diventare negativi. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
rule-F11-4 = Se passano { $quiet } giri interi senza un nuovo sigillo, la partita termina alla fine dell’ultimo e si fa il conteggio senza la tessera fine partita.
rule-F12-1 = Esempio: per la terza carta posi un mattone su ciascuna delle due alla sua sinistra e prendi i suoi quattro; le carte alla sua destra scorrono a sinistra, e in fondo ne arriva una nuova con quattro mattoni.
rule-F12-2 = Esempio: con quattro torri e 8 mattoni (3 bianchi, 2 verdi, 2 gialli, 1 blu) ne posi due bianchi, uno verde e uno giallo: posarne 4 costa 3. Il mattone giallo che resta non si può posare, perché 5 costerebbero 6.
rule-F12-3 = Esempio: una torre rossa di 3 che non è stata innalzata dà 2 mattoni al sacchetto e 1 alla riserva.
rule-F12-4 = Esempio: verde 6 dà 5 punti e la tessera livello altri 2; poi il bianco con il loggiato I ne dà 7, e il rosso con il loggiato II è aperto. Una torre gialla di 3 non completa nulla, perché lì c’è un sigillo.
rule-F12-5 = Esempio: l’Alluvione toglie 2 mattoni su 4. Con un Muratore 4 mattoni non costano nulla e 6 costano 7; con un’Officina 3 non costano nulla e 4 costano 2; con entrambi il costo è di 4 in meno.
rule-F12-6 = Esempio: con 1, 2 e nessun sigillo nel bianco, la bandiera va a chi ne ha 2. Se nel giallo c’è parità e i sigilli più alti sono su 6 e su 5, va a chi è sul 6.
rule-F12-7 = Esempio: 3 mattoni sulla carta Mercante per il mattone blu che c’è sopra; con il Ponte 2.
rule-F12-8 = Esempio: chi possiede un’Officina e ne prende un’altra ottiene i suoi mattoni; la carta si scarta.
rule-F13-1 = Riserve, torri, fila, dimensioni delle pile e scarti sono pubblici. Tutte le carte in mano sono state prese allo scoperto, quindi il programma e i bot le conoscono. Ciò che contengono sacchetto e mazzo si ricava contando; è nascosto solo ciò che verrà.
rule-F13-2 = Delle mani altrui il tavolo mostra solo il numero di carte. Con l’opzione «memoria aperta» mostra tutto ciò che è noto.

## I valori, in tabelle

figures-bricks = Mattoni
figures-commissions = Punti delle committenze
figure-commissions-number = { $number } livelli
figure-flag = bandiera
figures-floor-tiles = Tessere livello, per la prima committenza di un’altezza
figure-floor-tiles-number = altezza { $number }
figures-balcony = Loggiati
figure-numeral = numero
figure-colour = torre
figure-height = livelli
figure-balcony-points = punti al posto di quelli stampati
figures-cards = Copie di ogni carta
figures-start-cards = Carte iniziali
figures-seals = Sigilli
figure-seals-neutral = sigilli neutrali nella scatola
figure-seals-placed = sigilli neutrali posati all’inizio
figures-bricks-given = Mattoni all’inizio
figure-start-player = mattoni bianchi del primo giocatore
figure-on-a-card = posti su ogni carta
figures-exchange = Scambio
figure-exchange-price = mattoni dati per uno
figure-with-bridge = con il Ponte
figures-building = Costruire
figure-building-cost = costo di 1, 2, 3 … mattoni in un turno
figure-workshop-saves = risparmio con un’Officina
figure-mason-saves = risparmio con il Muratore
figures-limits = Limiti alla fine del turno
figure-limits-bricks = mattoni
figure-bricks-with-warehouse = mattoni con un Magazzino
figure-limits-cards = carte
figures-points = Punti delle carte
figure-last-seal = per l’ultimo sigillo
figures-events = Eventi
figure-flood-one-of = Alluvione: un mattone ogni …, per eccesso
figure-fire-bricks = Incendio del magazzino: mattoni da cedere
figure-tax-bricks = Tassa sul lusso: mattoni per torre
figure-taxed-height = Tassa sul lusso: torri da questa altezza
