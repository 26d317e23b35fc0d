# Florenza in italiano: nomi, domande, motivi, eventi, previsione, punteggio, tavolo e regole, tutto con parole nostre.
# I nomi di edifici, opere d'arte e personaggi si trovano nell'edizione e sono uguali in tutte le lingue.

## Nomi

game-florenza = Florenza
game-florenza-about = Guida una grande famiglia di Firenze: fai crescere il tuo rione, ingaggia artisti e abbellisci la città e il suo Duomo.
aim-florenza =
    Per otto giri progetti con i tuoi popolani: edifici per il tuo rione, opere per il Palazzo e la Chiesa, per la città e per il Duomo. Quello che progetti devi poterlo pagare quando arriva la sua fase.
    Le opere danno prestigio: tanto di più quanto migliore è l’artista e più alto il dado. Le cariche di Capitano e Vescovo danno poteri e punti.
    Alla fine cubetti e fiorini contano un po’; spazi vuoti e opere mancanti del rione costano punti. Vince chi ha più punti.

cube-marble = marmo
cube-wood = legno
cube-gold = oro
cube-metal = metallo
cube-cloth = tessuto
cube-spice = spezie
good-marble = { $count } marmo
good-wood = { $count } legno
good-gold = { $count } oro
good-metal = { $count } metallo
good-cloth = { $count } tessuto
good-spice =
    { $count ->
        [one] 1 spezia
       *[other] { $count } spezie
    }
good-any-cube =
    { $count ->
        [one] un cubetto a scelta
       *[other] { $count } cubetti a scelta
    }
good-swaps =
    { $count ->
        [one] uno scambio
       *[other] { $count } scambi
    }
good-florins =
    { $count ->
        [one] 1 fiorino
       *[other] { $count } fiorini
    }
good-workers =
    { $count ->
        [one] 1 popolano
       *[other] { $count } popolani
    }
good-prestige =
    { $count ->
        [one] { $count } punto prestigio
       *[other] { $count } punti prestigio
    }
good-bishop =
    { $count ->
        [one] { $count } punto vescovo
       *[other] { $count } punti vescovo
    }
good-none = nulla

family-medici = Medici
family-pazzi = Pazzi
family-pitti = Pitti
family-rucellai = Rucellai
family-strozzi = Strozzi

talent-architect = architetto
talent-sculptor = scultore
talent-painter = pittore
fee-architect = { $count } fiorini come architetto
fee-sculptor = { $count } fiorini come scultore
fee-painter = { $count } fiorini come pittore

nameless-architect = architetto anonimo
nameless-sculptor = scultore anonimo
nameless-painter = pittore anonimo
nameless-preacher = predicatore anonimo
nameless-architect-whom = un architetto anonimo
nameless-sculptor-whom = uno scultore anonimo
nameless-painter-whom = un pittore anonimo
nameless-preacher-whom = un predicatore anonimo

office-captain = Capitano
office-bishop = Vescovo

phase-0 = preparazione
phase-1 = rendite
phase-2 = Capitano del Popolo
phase-3 = Vescovo
phase-4 = piazzamento dei popolani
phase-5 = mercato
phase-6 = rioni
phase-7 = opere d’arte
phase-8 = cariche
phase-9 = fine del giro

option-first-game = Edifici da prima partita
option-first-game-about = Ogni famiglia comincia con due edifici assegnati, invece di sceglierli.
option-short-game = Partita breve
option-short-game-about = Sei giri, gli edifici da prima partita e una Casa già terminata per tutti.
option-both-offices-twice = Doppia carica, doppia azione
option-both-offices-twice-about = Chi è insieme Capitano e Vescovo svolge due azioni di fila.
option-families = Famiglie
option-families-about = Assegnate secondo il posto, oppure scelte in ordine di turno.
option-families-by-seat = secondo il posto
option-families-chosen = a scelta
option-open-memory = Memoria aperta
option-open-memory-about = Il tavolo mostra i certificati di ciascuno, che tutti hanno visto prendere.

## Domande e risposte

ask-order = Quale posto è il prossimo nell’ordine di turno?
ask-family = Quale famiglia guidi?
ask-draft = Con quale edificio cominci?
ask-draw = Quale personaggio esce dal sacchetto?
ask-income = Quale faccia mostra il dado delle rendite?
ask-captain = Come Capitano, sorvegli un popolano o un artista? (- per nessuno dei due)
ask-guard-worker = Di quale famiglia è il popolano che sorvegli?
ask-guard-artist = Quale artista sorvegli?
ask-bishop = Come Vescovo, converti un popolano o bandisci un predicatore? (- per nessuno dei due)
ask-convert = Di quale famiglia è il popolano che converti?
ask-banish = Quale predicatore bandisci?
ask-action = Che cosa fai con il prossimo popolano? (- per passare)
ask-occupy = Quale edificio occupi?
ask-plan = Quale edificio progetti?
ask-create = Quale opera d’arte progetti?
ask-hire = Quale artista ingaggi per quest’opera?
ask-donate = A quale predicatore fai un’offerta?
ask-pulpit = Predica nella tua Chiesa o dal pulpito del Duomo?
ask-preach = Quale faccia mostra il dado del predicatore?
ask-market = Che cosa fai al mercato? (- per proseguire)
ask-sell = Quale cubetto vendi?
ask-buy = Quale cubetto compri?
ask-trade-give = Quale cubetto dai?
ask-trade-take = Quale cubetto prendi in cambio?
ask-use = Usi l’edificio?
ask-any-cube = Quale cubetto prendi?
ask-barter-give = Quale cubetto scambi? (- per non scambiarne altri)
ask-barter-take = Quale cubetto, di un altro tipo, prendi in cambio?
ask-build = Paghi la costruzione dell’edificio?
ask-work = Quale delle tue opere d’arte è la prossima?
ask-talent = Con quale talento fai completare l’opera? (no: non paghi)
ask-fame = Quale faccia mostra il dado dell’artista?
ask-over = La partita è finita.

answer-order = posto { $number }
answer-family = { $family }
answer-draft = { $building }
answer-draw = { $person }, sotto Vita { $life }
answer-captain-worker = sorveglia un popolano
answer-captain-artist = sorveglia un artista
answer-captain-done = non sorvegliare nessuno
answer-bishop-convert = converti un popolano
answer-bishop-banish = bandisci un predicatore
answer-bishop-done = nessuna delle due cose
answer-worker-of = un popolano di { $other_seat }
answer-person = { $person }
answer-action-use = occupa un edificio
answer-action-build = progetta un edificio
answer-action-create = progetta un’opera d’arte
answer-action-market = vai al mercato
answer-action-donate = fai un’offerta a un predicatore
answer-action-done = passa
answer-occupy =
    { $own ->
        [0] { $building }, nel rione di { $other_seat } (spazio { $field }), per 1 punto prestigio
        [theirs] { $building }, nel proprio rione (spazio { $field })
       *[other] { $building }, nel tuo rione (spazio { $field })
    }
answer-plan = { $building }, per { $price }
answer-create = { $work }, per { $price }
answer-hire = { $person } ({ $fees })
answer-donate = { $person }, per { $florins } fiorini
answer-pulpit-chiesa = nella tua Chiesa
answer-pulpit-pulpit =
    { $named ->
        [0] dal pulpito del Duomo
       *[other] dal pulpito del Duomo, con due tiri di dado
    }
answer-face = un { $face }
answer-market-sell = vendi un cubetto
answer-market-buy = compra un cubetto
answer-market-trade = dai cubetti in cambio di un altro
answer-market-done = lascia il mercato
answer-cube = { $cube }
answer-barter-give-done = non scambiarne altri
answer-use-yes = usa l’edificio { $building } (costo: { $price })
answer-use-no = non usare l’edificio { $building }
answer-build-yes = termina l’edificio { $building } (costo: { $price })
answer-build-no =
    rinuncia all’edificio { $building } e perdi { $lost ->
        [one] 1 punto prestigio
       *[other] { $lost } punti prestigio
    }
answer-work = { $work }
answer-talent = come { $talent } (costo, onorario incluso: { $price })
answer-talent-no =
    rinuncia all’opera { $work } e perdi { $lost ->
        [one] 1 punto prestigio
       *[other] { $lost } punti prestigio
    }

## Motivi

either-architect = un architetto
either-sculptor = uno scultore
either-painter = un pittore
either-architect-sculptor = un architetto o uno scultore
either-architect-painter = un architetto o un pittore
either-sculptor-painter = uno scultore o un pittore
either-architect-sculptor-painter = un architetto, uno scultore o un pittore
both-architect = architetto
both-sculptor = scultore
both-painter = pittore
both-architect-sculptor = architetto e scultore
both-architect-painter = architetto e pittore
both-sculptor-painter = scultore e pittore

reason-placed-already = { $seat } ha già un posto nell’ordine di turno.
reason-family-taken = { $other_seat } guida già la famiglia { $family }.
reason-not-to-start-with = Non è un edificio con cui si possa cominciare: { $building }.
reason-no-tile-left =
    { $needs ->
        [one] L’unica tessera { $building } è già stata presa.
        [2] Entrambe le tessere { $building } sono già state prese.
       *[other] Le { $needs } tessere { $building } sono già state prese tutte.
    }
reason-alike-in-district = Cominci già con l’edificio { $building }: i tuoi due edifici iniziali devono essere diversi.
reason-not-in-bag = Non è nel sacchetto: { $person }.
reason-no-worker-anywhere = Nessun’altra famiglia ha popolani nella sua area materiali.
reason-no-artist-in-town = In città non c’è nessun artista celebre.
reason-no-preacher-in-town = In città non c’è nessun predicatore celebre.
reason-not-another-family =
    { $own ->
        [0] Il posto { $has } non esiste: si gioca in { $needs }.
       *[other] Dev’essere un popolano di un’altra famiglia, non uno dei tuoi.
    }
reason-no-worker-there = { $other_seat } non ha popolani nella sua area materiali.
reason-not-in-town = { $person } non è in città: nessuno con questo nome si trova sotto una carta Vita a Firenze.
reason-no-building-to-occupy =
    { $buildings ->
        [0] Non puoi occupare nessun edificio: finora ci sono solo abitazioni.
       *[other] { $free ->
            [0] Non puoi occupare nessun edificio: su ognuno c’è già un popolano in questo giro.
           *[other] Gli edifici ancora liberi sono di altri: costano 1 punto prestigio, e a { $has } non puoi pagarlo.
        }
    }
reason-no-field-free = Su tutti e { $needs } gli spazi del tuo rione c’è già un edificio o un cantiere.
reason-no-artwork-to-plan =
    { $has ->
        [0] Non resta nessuna opera d’arte da progettare.
       *[other] Non puoi progettare nessuna opera d’arte: per quelle che restano non c’è un artista disponibile in questo giro.
    }
reason-market-once = Hai già un popolano al mercato: ogni famiglia può mandarne al massimo uno.
reason-no-place-to-preach =
    Non c’è posto per un predicatore: nella tua Chiesa si predica già ({ $person }), e { $pulpit ->
        [0] il pulpito del Duomo non è ancora completato
       *[other] in questo giro il pulpito del Duomo è di { $holder_seat }
    }.
reason-no-preacher-to-choose =
    { $left ->
        [0] In questo giro non resta nessun predicatore.
       *[other] Non puoi scegliere nessun predicatore: { $cause ->
            [florins] hai { $has } fiorini, e ognuno di quelli rimasti ne chiede di più
            [points] ognuno di quelli rimasti ti costerebbe più punti vescovo o prestigio di quanti ne hai
           *[both] per ognuno di quelli rimasti ti mancano fiorini, punti vescovo o prestigio
        }.
    }
reason-no-building-there =
    { $there ->
        [0] Il posto { $has } non esiste: si gioca in { $needs }.
       *[other] { $own ->
            [0] { $other_seat } non ha nessun edificio terminato sullo spazio { $field }.
           *[other] Non hai nessun edificio terminato sullo spazio { $field }.
        }
    }
reason-home = { $building } è un’abitazione: dà una rendita nella fase 1 e non si occupa mai.
reason-occupied =
    { $occupant_own ->
        [0] { $occupant_seat } ha già un popolano sull’edificio { $building }: uno solo per edificio e per giro.
       *[other] Hai già un popolano sull’edificio { $building }: uno solo per edificio e per giro.
    }
reason-lowest-prestige = L’edificio di un’altra famiglia costa 1 punto prestigio, e a { $has } non ne hai da pagare; devi essere almeno a { $needs }.
reason-work-completed =
    { $own ->
        [0] { $holder_seat } ha già completato l’opera { $work }.
       *[other] Hai già completato l’opera { $work }.
    }
reason-work-planned =
    { $own ->
        [0] In questo giro { $holder_seat } ha già un popolano sull’opera { $work }.
       *[other] Hai già un popolano sull’opera { $work }.
    }
reason-no-artist-for-it = L’opera { $work } richiede { $needs }: in questo giro non c’è più nessuno disponibile.
reason-talent-missing =
    { $named ->
        [0] Per l’opera { $work } serve { $needs }.
       *[other] Per l’opera { $work } serve { $needs }; { $person } è { $has }.
    }
reason-artist-hired =
    { $own ->
        [0] In questo giro { $holder_seat } ha già ingaggiato { $person } per l’opera { $work }.
       *[other] In questo giro hai già ingaggiato { $person } per l’opera { $work }.
    }
reason-artist-guarded = { $captain_seat } sorveglia { $person }: in questo giro solo il Capitano può ingaggiare questo artista.
reason-nameless-hired =
    { $needs ->
        [one] In questo giro l’unico è già stato ingaggiato ({ $person }).
        [2] In questo giro sono già stati ingaggiati entrambi ({ $person }).
       *[other] In questo giro sono già stati ingaggiati tutti e { $needs } ({ $person }).
    }
reason-preacher-used =
    { $named ->
        [0] { $needs ->
            [one] In questo giro l’unico ha già ricevuto un’offerta ({ $person }).
            [2] In questo giro entrambi hanno già ricevuto un’offerta ({ $person }).
           *[other] In questo giro tutti e { $needs } hanno già ricevuto un’offerta ({ $person }).
        }
       *[other] { $person } ha già ricevuto un’offerta in questo giro.
    }
reason-preacher-banished = Per questo giro il Vescovo ha bandito { $person }.
reason-fee-not-payable =
    L’offerta si paga subito: { $needs } fiorini ({ $person }); { $has ->
        [0] tu non ne hai
       *[other] tu ne hai { $has }
    }.
reason-bishop-points-too-low =
    { $person } costa { $needs ->
        [one] un punto vescovo
       *[other] { $needs } punti vescovo
    }; { $has ->
        [0] tu non ne hai
       *[other] tu ne hai { $has }
    }.
reason-prestige-too-low = Per { $person } il tuo prestigio dev’essere almeno { $needs }; ora è { $has }.
reason-chiesa-taken = Nella tua Chiesa c’è già chi predica ({ $person }): c’è posto per un solo predicatore per giro.
reason-pulpit-taken = Sul pulpito c’è già chi predica ({ $person }, per { $holder_seat }): c’è posto per un solo predicatore per giro.
reason-each-once = Al mercato l’hai già fatto in questo giro: ciascuna delle tre operazioni è possibile una volta sola.
reason-no-cube-to-sell = Non hai cubetti da vendere.
reason-price-not-payable =
    Un cubetto costa { $needs } fiorini; { $has ->
        [0] tu non ne hai
       *[other] tu ne hai { $has }
    }.
reason-nothing-to-buy = La scorta è vuota.
reason-too-few-to-trade =
    Per questo cambio servono { $needs } dei tuoi cubetti; { $has ->
        [0] non ne hai nessuno
        [one] ne hai solo uno
       *[other] ne hai solo { $has }
    }.
reason-no-cube = Non hai { $cube }.
reason-not-in-supply = La scorta non contiene { $cube }.
reason-cubes-in-order = I cubetti si indicano in ordine, dal marmo alle spezie: dopo { $last_cube } non si può più indicare { $cube }. Annulla per scegliere diversamente.
reason-too-few-from-here =
    Devi indicare ancora { $needs ->
        [one] un cubetto
       *[other] { $needs } cubetti
    }, in ordine dal marmo alle spezie; a partire da { $cube } { $has ->
        [0] non ne puoi indicare nessuno
        [one] ne puoi indicare solo uno
       *[other] ne puoi indicare solo { $has }
    }.
reason-use-not-payable = Usare l’edificio { $building } costa { $price }; ti manca: { $lacking }.
reason-nothing-to-take = Se scambi { $cube }, nella scorta non ci sono abbastanza cubetti di altri tipi da prendere in cambio.
reason-kind-given = Hai dato { $cube }: in cambio devi prendere un altro tipo di cubetto.
reason-build-not-payable = Costruire l’edificio { $building } costa { $price }; ti manca: { $lacking }.
reason-not-planned = L’opera { $work } non è tra quelle che devi ancora risolvere.
reason-not-its-turn = Prima vengono le opere del tuo rione, poi quelle degli edifici di Firenze, infine quelle del Duomo; per l’opera { $work } è ancora presto.
reason-work-without-talent = Per l’opera { $work } serve { $needs }, non questo talento: { $talent }.
reason-artist-without-talent = Questo artista ({ $person }) è { $has }, non { $talent }.
reason-work-not-payable =
    L’opera { $work } (artista: { $person }{ $fee ->
        [0] {""}
       *[other] , come { $talent }
    }) costa { $price }{ $fee ->
        [0] {""}
       *[other] , onorario di { $fee } fiorini incluso
    }; ti manca: { $lacking }.

## Eventi

event-placed =
    { $you ->
        [seat] Hai
       *[none] { $seat } ha
    } il posto { $place } nell’ordine di turno.
event-family =
    { $you ->
        [seat] Guidi
       *[none] { $seat } guida
    } la famiglia { $family }.
event-start-building =
    { $you ->
        [seat] Cominci
       *[none] { $seat } comincia
    } con l’edificio { $building } sullo spazio { $field }.
event-drawn = { $person } arriva in città, sotto Vita { $life }.
event-round = Giro { $round } di { $rounds }.
event-income =
    { $you ->
        [seat] Ricevi
       *[none] { $seat } riceve
    } come rendita { $goods }.
event-income-rolled = Dado delle rendite: un cubetto a testa ({ $cube }).
event-income-short = Dado delle rendite: { $cube }; nella scorta non ci sono abbastanza cubetti, quindi ognuno riceve { $florins } fiorini.
event-own-income =
    { $you ->
        [seat] Ricevi
       *[none] { $seat } riceve
    } dalle rendite proprie { $goods }.
event-worker-guarded =
    Come Capitano, { $you ->
        [seat] sorvegli un popolano di { $other_seat }
        [target] { $seat } sorveglia un tuo popolano
       *[none] { $seat } sorveglia un popolano di { $other_seat }
    }.
event-artist-guarded =
    Come Capitano, { $you ->
        [seat] sorvegli
       *[none] { $seat } sorveglia
    } { $person }.
event-converted =
    Come Vescovo, { $you ->
        [seat] rimandi in riserva un popolano di { $other_seat }
        [target] { $seat } rimanda in riserva un tuo popolano
       *[none] { $seat } rimanda in riserva un popolano di { $other_seat }
    }{ $gained ->
        [0] .
       *[other] {""} e ne { $you ->
            [seat] chiami uno dei tuoi
           *[none] chiama uno dei propri
        }.
    }
event-banished =
    Come Vescovo, { $you ->
        [seat] bandisci
       *[none] { $seat } bandisce
    } { $person } per questo giro.
event-occupied =
    { $you ->
        [seat] Occupi l’edificio { $building } di { $other_seat } (spazio { $field }) e paghi
        [target] { $seat } occupa il tuo edificio { $building } (spazio { $field }) e paga
       *[none] { $seat } occupa l’edificio { $building } di { $other_seat } (spazio { $field }) e paga
    } 1 punto prestigio.
event-occupied-own =
    { $you ->
        [seat] Occupi il tuo
       *[none] { $seat } occupa il proprio
    } edificio { $building } sullo spazio { $field }.
event-planned =
    { $you ->
        [seat] Progetti
       *[none] { $seat } progetta
    } l’edificio { $building } sullo spazio { $field }.
event-hired =
    { $you ->
        [seat] Ingaggi
       *[none] { $seat } ingaggia
    } { $whom } per l’opera { $work }.
event-to-market =
    { $you ->
        [seat] Mandi
       *[none] { $seat } manda
    } un popolano al mercato.
event-donated =
    { $you ->
        [seat] Offri
       *[none] { $seat } offre
    } { $florins } fiorini a { $whom }, che predica nella { $you ->
        [seat] tua Chiesa
       *[none] Chiesa del rione
    }.
event-donated-in-pulpit =
    { $you ->
        [seat] Offri
       *[none] { $seat } offre
    } { $florins } fiorini a { $whom }, che predica dal pulpito del Duomo.
event-preached =
    La predica cambia { $you ->
        [seat] i tuoi punti
       *[none] i punti di { $seat }
    }: { $goods }.
event-rolled = Il dado mostra { $face }.
event-followers =
    { $workers ->
        [0] Nessun popolano per { $you ->
            [seat] te
           *[none] { $seat }
        }: la riserva è vuota
        [one] Arriva un popolano per { $you ->
            [seat] te
           *[none] { $seat }
        }
       *[other] Arrivano { $workers } popolani per { $you ->
            [seat] te
           *[none] { $seat }
        }
    }.
event-passed =
    { $you ->
        [seat] Passi
       *[none] { $seat } passa
    }.
event-sold =
    { $you ->
        [seat] Vendi
       *[none] { $seat } vende
    } { $cube } per { $florins } fiorini.
event-bought =
    { $you ->
        [seat] Compri
       *[none] { $seat } compra
    } { $cube } per { $florins } fiorini.
event-traded =
    { $you ->
        [seat] Dai
       *[none] { $seat } dà
    } { $cube }.
event-traded-for =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } in cambio { $cube }.
event-used =
    { $you ->
        [seat] Usi
       *[none] { $seat } usa
    } l’edificio { $building }.
event-declined =
    { $you ->
        [seat] Non usi
       *[none] { $seat } non usa
    } l’edificio { $building }.
event-paid =
    { $you ->
        [seat] Paghi
       *[none] { $seat } paga
    } { $goods }.
event-yielded =
    { $you ->
        [seat] Ottieni
       *[none] { $seat } ottiene
    } { $goods }.
event-cube-chosen =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } { $cube }.
event-bartered =
    { $you ->
        [seat] Scambi
       *[none] { $seat } scambia
    } { $cube }.
event-bartered-for =
    { $you ->
        [seat] Prendi
       *[none] { $seat } prende
    } { $cube } in cambio.
event-built =
    { $you ->
        [seat] Termini
       *[none] { $seat } termina
    } l’edificio { $building } sullo spazio { $field }{ $prestige ->
        [0] .
        [one] : 1 punto prestigio.
       *[other] : { $prestige } punti prestigio.
    }
event-not-built =
    { $you ->
        [seat] Non paghi l’edificio { $building } e perdi
       *[none] { $seat } non paga l’edificio { $building } e perde
    } { $lost ->
        [one] 1 punto prestigio
       *[other] { $lost } punti prestigio
    }.
event-completed =
    { $you ->
        [seat] Fai
       *[none] { $seat } fa
    } completare l’opera { $work } a { $whom } ({ $talent }): { $goods }.
event-fame-rolled = Il dado mostra { $face }.
event-fame =
    Fama di { $whom }: { $fame ->
        [0] nessun punto prestigio
        [one] { $fame } punto prestigio
       *[other] { $fame } punti prestigio
    } per { $you ->
        [seat] te
       *[none] { $seat }
    }.
event-masterpiece = Un capolavoro! La carta di { $person } si gira sul lato blu.
event-failed =
    { $you ->
        [seat] Non paghi l’opera { $work } e perdi
       *[none] { $seat } non paga l’opera { $work } e perde
    } { $lost ->
        [one] 1 punto prestigio
       *[other] { $lost } punti prestigio
    }.
event-palazzo-complete =
    { $you ->
        [seat] Il tuo Palazzo
       *[none] Il Palazzo di { $seat }
    } è completo: { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }.
event-chiesa-complete =
    { $you ->
        [seat] La tua Chiesa
       *[none] La Chiesa di { $seat }
    } è completa: { $bishop ->
        [one] 1 punto vescovo
       *[other] { $bishop } punti vescovo
    }.
event-captain-named =
    { $you ->
        [seat] Diventi
       *[none] { $seat } diventa
    } Capitano del Popolo{ $certificates ->
        [0] , ma { $you ->
            [seat] non hai
           *[none] non ha
        } punti prestigio da trasformare in certificati
        [one] {""} e { $you ->
            [seat] trasformi
           *[none] trasforma
        } 1 punto prestigio in certificati
       *[other] {""} e { $you ->
            [seat] trasformi
           *[none] trasforma
        } { $certificates } punti prestigio in certificati
    }.
event-no-captain = Nessuno ha da solo il prestigio più alto: non c’è un Capitano.
event-bishop-named =
    { $you ->
        [seat] Diventi
       *[none] { $seat } diventa
    } Vescovo.
event-no-bishop = Nessuno diventa Vescovo.
event-cardinal =
    { $you ->
        [seat] Diventi
       *[none] { $seat } diventa
    } Cardinale: { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }, e i punti vescovo tornano a 0.
event-first =
    { $you ->
        [seat] Apri
       *[none] { $seat } apre
    } il nuovo ordine di turno.
event-left = { $person } lascia il gioco.
event-arrived = { $person } arriva in città, sotto Vita { $life }.
event-ended = Il giro { $round } era l’ultimo.

## Previsione

forecast-now = Ora hai { $have }.
forecast-market = Al mercato, prima di trattare: { $have }.
forecast-use = Usi l’edificio { $building } (spazio { $field } di { $other_seat }); poi hai { $have }.
forecast-use-lacking = Non puoi usare l’edificio { $building } (spazio { $field } di { $other_seat }): ti manca: { $lacking }. Poi hai { $have }.
forecast-use-spared = Lasci inutilizzato l’edificio { $building } (spazio { $field } di { $other_seat }), perché il suo costo ({ $price }) serve per una promessa. Poi hai { $have }.
forecast-build = Termini l’edificio { $building }; poi hai { $have }.
forecast-build-lacking = Non puoi pagare l’edificio { $building }: ti manca: { $lacking }. Poi hai { $have }.
forecast-work = Completi l’opera { $work } (artista: { $person }); poi hai { $have }.
forecast-work-lacking = Non puoi pagare l’opera { $work } (artista: { $person }): ti manca: { $lacking }. Poi hai { $have }.
forecast-end = Alla fine del giro: { $have }.

## Punteggio

line-certificates = certificati
line-prestige = prestigio sul tracciato
line-captain = Capitano nell’ultimo giro
line-bishop = Vescovo nell’ultimo giro
line-cubes =
    { $number ->
        [one] un cubetto
       *[other] { $number } cubetti
    }
line-florins = { $florins } fiorini
line-empty-fields =
    { $number ->
        [one] uno spazio senza edificio terminato
       *[other] { $number } spazi senza edificio terminato
    }
line-palazzo-uncompleted =
    { $number ->
        [one] un’opera del Palazzo non completata
       *[other] { $number } opere del Palazzo non completate
    }
line-chiesa-uncompleted =
    { $number ->
        [one] un’opera della Chiesa non completata
       *[other] { $number } opere della Chiesa non completate
    }
line-no-palazzo = nemmeno un’opera del Palazzo
line-no-chiesa = nemmeno un’opera della Chiesa

## Di che cosa è fatto un consiglio

term-points = Punti segnati
term-workers = Popolani ancora da piazzare
term-goods = Cubetti e fiorini disponibili
term-income = Ciò che ogni giro renderà
term-offices = Le cariche: Capitano, Vescovo e Cardinale
term-district = Il proprio rione
term-prospects = Opere d’arte in vista
term-prospects-named =
    La prospettiva di { $what }{ $more ->
        [yes] {" "}e di altre opere d’arte
       *[no] { "" }
    }
term-rest = Differenze minori
term-rivals =
    Quanto { $gain ->
        [no] rende
       *[yes] costa
    } al rivale più forte

## Perché un piano è migliore: che cosa accade più spesso o più di rado

because-completed =
    { $you ->
        [seat] { $happens ->
            [no] non completi
           *[yes] completi
        }
       *[none] { $seat } { $happens ->
            [no] non completa
           *[yes] completa
        }
    } l’opera { $work }
because-failed =
    { $you ->
        [seat] { $happens ->
            [no] non rompi
           *[yes] rompi
        }
       *[none] { $seat } { $happens ->
            [no] non rompe
           *[yes] rompe
        }
    } la promessa dell’opera { $work }
because-built =
    { $you ->
        [seat] { $happens ->
            [no] non termini
           *[yes] termini
        }
       *[none] { $seat } { $happens ->
            [no] non termina
           *[yes] termina
        }
    } l’edificio { $building }
because-not-built =
    { $you ->
        [seat] { $happens ->
            [no] non lasci
           *[yes] lasci
        }
       *[none] { $seat } { $happens ->
            [no] non lascia
           *[yes] lascia
        }
    } incompiuto l’edificio { $building }
because-palazzo-complete =
    { $you ->
        [seat] il tuo Palazzo
       *[none] il Palazzo di { $seat }
    } { $happens ->
        [no] non diventa
       *[yes] diventa
    } completo
because-chiesa-complete =
    { $you ->
        [seat] la tua Chiesa
       *[none] la Chiesa di { $seat }
    } { $happens ->
        [no] non diventa
       *[yes] diventa
    } completa
because-captain =
    { $you ->
        [seat] { $happens ->
            [no] non diventi
           *[yes] diventi
        }
       *[none] { $seat } { $happens ->
            [no] non diventa
           *[yes] diventa
        }
    } Capitano del Popolo
because-bishop =
    { $you ->
        [seat] { $happens ->
            [no] non diventi
           *[yes] diventi
        }
       *[none] { $seat } { $happens ->
            [no] non diventa
           *[yes] diventa
        }
    } Vescovo
because-cardinal =
    { $you ->
        [seat] { $happens ->
            [no] non diventi
           *[yes] diventi
        }
       *[none] { $seat } { $happens ->
            [no] non diventa
           *[yes] diventa
        }
    } Cardinale
because-promised =
    { $you ->
        [seat] { $happens ->
            [no] non progetti
           *[yes] progetti
        }
       *[none] { $seat } { $happens ->
            [no] non progetta
           *[yes] progetta
        }
    } l’opera { $work }
because-planned =
    { $you ->
        [seat] { $happens ->
            [no] non progetti
           *[yes] progetti
        }
       *[none] { $seat } { $happens ->
            [no] non progetta
           *[yes] progetta
        }
    } l’edificio { $building }
because-converted =
    { $you ->
        [seat] { $happens ->
            [no] non converti
           *[yes] converti
        } un popolano di { $other_seat }
        [target] { $seat } { $happens ->
            [no] non converte
           *[yes] converte
        } un tuo popolano
       *[none] { $seat } { $happens ->
            [no] non converte
           *[yes] converte
        } un popolano di { $other_seat }
    }

## Tavolo

picture-over = La partita è finita.
picture-title = Giro { $round } di { $rounds }: { $phase }
picture-order = Ordine di turno: { $order }
picture-supply = Scorta: { $cubes }
picture-signs = m marmo, w legno, g oro, t metallo, c tessuto, s spezie; ƒ fiorini, ★ prestigio, † punti vescovo, ⚒ popolani, ? cubetto a scelta, ⇄ scambi
picture-life = Vita a Firenze (a architetto, s scultore, p pittore; x ingaggiato, * capolavoro, ! non disponibile)
picture-work = opera
picture-talents = talenti
picture-cost = costo
picture-gain = punti
picture-income = rendita
picture-crest = stemma
picture-buildings = Edifici rimasti: costo di costruzione | costo d’uso > resa o rendita
picture-seat = posto
picture-family = famiglia
picture-prestige = ★
picture-certificates = certificati
picture-bishop = †
picture-florins = ƒ
picture-cubes = cubetti
picture-workers = ⚒ pronti+riserva
picture-offices = cariche
picture-district = { $seat }: { $lots } / { $works }
picture-chiesa = nella Chiesa: { $person }

## Problemi di un file di edizione

problem-unknown-name = «{ $path }»: «{ $found }» non esiste; nomi disponibili: { $known }.
problem-names-alike = «{ $path }»: due nomi si scrivono allo stesso modo.
problem-too-few-to-draft = «{ $path }»: tolte quelle dell’edificio più frequente, devono restare almeno { $least } tessere con cui cominciare.

## Regole

chapter-L1 = Materiale
chapter-L2 = Preparazione
chapter-L3 = Fase 1: rendite
chapter-L4 = Fasi 2 e 3: i poteri delle cariche
chapter-L5 = Fase 4: piazzamento dei popolani
chapter-L6 = Fase 5: mercato
chapter-L7 = Fase 6: rioni
chapter-L8 = Fase 7: opere d’arte
chapter-L9 = Fase 8: cariche e ordine di turno
chapter-L10 = Fase 9: fine del giro
chapter-L11 = Punteggio finale
chapter-L12 = Opzioni
chapter-L13 = Informazioni

rule-L1-1 = Cubetti: { $cubes_marble } di marmo, { $cubes_wood } di legno, { $cubes_gold } d’oro, { $cubes_metal } di metallo, { $cubes_cloth } di tessuto, { $cubes_spice } di spezie. Quelli iniziali delle famiglie fanno parte di questi; i cubetti pagati tornano nella scorta, e nessuno ne riceve più di quanti la scorta ne contenga. Fiorini, certificati e stemmi sono illimitati.
rule-L1-2 = Ogni famiglia (Medici, Pazzi, Pitti, Rucellai, Strozzi) ha { $workers } popolani e un rione con gli spazi edificio da 1 a 8, un Palazzo e una Chiesa con quattro opere d’arte ciascuno. Un popolano è sempre in un posto solo: in riserva, nell’area materiali, piazzato (edificio, cantiere, opera d’arte, mercato, predicatore) oppure sorvegliato su Vita VI.
rule-L1-3 = { $tiles } tessere edificio con { $kinds } nomi diversi; alcuni nomi esistono in copia unica. Lo stesso edificio si può costruire due volte in un rione, finché ne restano copie.
rule-L1-4 = Il tabellone ha { $city_works } opere d’arte: una per il Banco, due ciascuno per Battistero, Lastricato, Ospedale, Palazzo della Signoria e Palazzo Vescovile, e { $cathedral_works } per il Duomo.
rule-L1-5 = Personaggi celebri, con un nome: { $artists } artisti e { $preachers } predicatori; anonimi: { $nameless_each } artisti per ogni talento e { $nameless_preachers } predicatori. I talenti sono architetto, scultore e pittore. Le carte «Vita a Firenze» sono sette, da I a VII: un personaggio celebre si mette sotto la carta con il numero che riporta e a ogni giro scende di una carta. Gli anonimi ci sono sempre.
rule-L1-6 = Il prestigio non scende mai sotto { $lowest }: ogni perdita ulteriore non ha effetto. I punti vescovo vanno da 0 in su, senza limite. Fiorini e cubetti sono visibili a tutti.
rule-L2-1 =
    Ogni famiglia comincia con { $start_florins } fiorini, { $start_cubes ->
        [one] un cubetto
       *[other] { $start_cubes } cubetti
    } di ogni tipo, { $start_workers } popolani nell’area materiali e gli altri in riserva.
rule-L2-2 = Ogni famiglia comincia con due edifici terminati, che non danno prestigio: in ordine di turno uno sullo spazio 1, poi in ordine inverso il secondo sullo spazio 2, scelti tra { $drafted }, mai due uguali nello stesso rione. Con l’opzione «edifici da prima partita» sono assegnati: { $first_game }. Le famiglie vanno ai posti nel loro ordine, oppure si scelgono in ordine di turno.
rule-L2-3 = Tutti i { $named } personaggi celebri vanno nel sacchetto; con 2, 3, 4 o 5 giocatori se ne pescano { $drawn_2 }, { $drawn_3 }, { $drawn_4 } o { $drawn_5 }, ciascuno sotto la sua carta Vita.
rule-L2-4 = L’ordine di turno si estrae a sorte. Nel giro 1 si saltano le fasi da 1 a 3; le prime cariche si assegnano nella sua fase 8.
rule-L3-1 = Fase 1, dal giro 2: in ordine di turno ogni famiglia riceve { $income_florins } fiorini, cubetti (marmo { $income_marble }, legno { $income_wood }) e { $income_workers } popolani, che passano dalla riserva all’area materiali. Se la scorta non basta per tutti, si dà ciò che c’è in ordine di turno, senza indennizzo.
rule-L3-2 = Poi il primo giocatore tira una volta per tutti: ognuno riceve un cubetto del tipo indicato (1 { $die_1 }, 2 { $die_2 }, 3 { $die_3 }, 4 { $die_4 }, 5 { $die_5 }, 6 { $die_6 }). Se la scorta ne ha meno del numero di famiglie, ognuno riceve invece { $instead } fiorini.
rule-L3-3 = Poi, in ordine di turno, le rendite proprie: ciò che è stampato su ogni opera della città con il tuo stemma, dal giro dopo il suo completamento, e su ogni abitazione terminata del tuo rione ({ $homes }). I cubetti nei limiti della scorta, i popolani in quelli della riserva.
rule-L4-1 = Fase 2: il Capitano del Popolo può sorvegliare per questo giro un popolano nell’area materiali di un’altra famiglia (nella fase 9 torna nella riserva del proprietario) oppure un artista celebre presente in città, non un predicatore: in questo giro solo il Capitano può ingaggiarlo, con popolano e onorario come al solito. Gli artisti sorvegliati invecchiano come gli altri.
rule-L4-2 = Fase 3: il Vescovo può convertire, cioè rimandare un popolano di un avversario dall’area materiali alla sua riserva e portarne uno proprio dalla riserva all’area materiali (se in riserva non ne ha, solo la prima parte), oppure bandire un predicatore celebre presente in città, che in questo giro nessuno può usare. La stessa famiglia può subire entrambi i poteri; chi ha entrambe le cariche li ha entrambi.
rule-L5-1 = Fase 4: in ordine di turno, un’azione alla volta e giro dopo giro, ognuno piazza un popolano della propria area materiali. Chi non ne ha più è fuori; chi passa è fuori per tutta la fase. Per progettare non occorre poter già pagare. Chi ha entrambe le cariche svolge due azioni di fila (opzione).
rule-L5-2 = A: occupare un edificio terminato senza popolani, proprio o altrui; un solo popolano per edificio e per giro; mai Casa, Casamento o Palagio. Un edificio altrui costa subito 1 punto prestigio, che va al proprietario e non si restituisce; è vietato a prestigio { $lowest }. Il costo d’uso conta solo nella fase 6.
rule-L5-3 = B: progettare un edificio: prendi una tessera dalla scorta e mettila come cantiere, con un popolano, sullo spazio più basso del tuo rione senza tessera; non si può se tutti e otto ne hanno una. Se ne progetti più d’uno in un giro, vanno sugli spazi successivi. Fino alla fase 6 la tessera non è nella scorta, e in questo giro l’edificio non si può usare.
rule-L5-4 = C: progettare un’opera d’arte: metti un popolano su un’opera non completata e senza popolano, nel tuo rione o sul tabellone, e ingaggia un artista che abbia almeno uno dei suoi talenti e la cui tessera sia sulla propria carta: in città, non ingaggiato da nessuno in questo giro, non sorvegliato da altri. Un artista celebre si ingaggia una volta per giro; gli anonimi sono { $nameless_each } per talento per tutte le famiglie insieme, ciascuno una volta per giro. Opera e onorario si pagano nella fase 7.
rule-L5-5 = D: il mercato, al massimo un popolano per famiglia.
rule-L5-6 = E: fare un’offerta a un predicatore in città, non ancora usato in questo giro e non bandito. L’offerta si paga subito e per intero. Il predicatore parla nella tua Chiesa, oppure dal pulpito del Duomo se il Pulpito è stato completato in un giro precedente, da chiunque; la tua Chiesa ospita un predicatore per giro, e il pulpito uno solo per tutte le famiglie. Tira sulla sua tabella: altrettanti popolani passano dalla tua riserva alla tua area materiali, finché ce ne sono, e si possono usare già in questa fase; dal pulpito si tira due volte e vale il risultato migliore. Gli anonimi costano { $nameless_fee } fiorini e portano { $nameless_workers } popolani senza tirare, anche dal pulpito; ce ne sono { $nameless_preachers } per tutte le famiglie. Il prestigio e i punti vescovo della carta si applicano subito; un predicatore non si può scegliere se i punti vescovo scenderebbero sotto 0 o il prestigio sotto { $lowest }.
rule-L6-1 = Fase 5: in ordine di turno chi ha un popolano al mercato può fare ciascuna di queste cose al massimo una volta, nell’ordine che vuole, senza obbligo: vendere un proprio cubetto per { $sale } fiorini; comprare un cubetto della scorta per { $price }; dare { $traded } propri cubetti, uguali o diversi, in cambio di uno qualsiasi della scorta. I cubetti dati sono subito nella scorta. Una famiglia fa tutte le sue scelte prima che tocchi alla successiva.
rule-L7-1 = Fase 6: tutti gli spazi 1, un rione dopo l’altro in ordine di turno; poi tutti gli spazi 2; e così via fino a 8. Solo uno spazio con un popolano ha effetto. Decide e incassa il proprietario del popolano, anche nel rione di un altro; poi il popolano torna in riserva. Ciò che un passo rende può servire a pagare in uno successivo.
rule-L7-2 = Edificio terminato: paga tutto il costo d’uso e ottieni tutta la resa, con i cubetti nei limiti della scorta, compresi quelli appena pagati; oppure rinuncia, senza penalità e senza riavere il prestigio pagato. «Cubetto a scelta» è uno di un tipo presente nella scorta. «Scambi» sono fino a due propri cubetti, ciascuno in cambio di uno di un altro tipo della scorta. I popolani che un edificio porta passano dalla tua riserva alla tua area materiali, finché ce ne sono.
rule-L7-3 =
    Cantiere: paga tutto il costo, gira la tessera e ottieni il suo prestigio. Se non puoi o non vuoi, perdi { $building_failure ->
        [one] 1 punto prestigio
       *[other] { $building_failure } punti prestigio
    }, non paghi nulla e la tessera torna nella scorta.
rule-L7-4 = Un edificio si termina solo sullo spazio libero più basso. Perciò, se uno fallisce, le tessere progettate sugli spazi più alti di quel rione scendono subito, ma ciascuna si risolve comunque nel passo del numero su cui è stata progettata. Dopo la fase 6 le tessere di un rione non hanno vuoti tra loro.
rule-L8-1 = Fase 7: in ordine di turno, ogni famiglia risolve tutte le opere che ha progettato, poi tocca alla successiva. Prima il proprio rione, poi gli edifici di Firenze, poi il Duomo; all’interno di ciascun gruppo nell’ordine che vuole.
rule-L8-2 = Scegli un talento che abbiano sia l’opera sia l’artista; paga i cubetti e i fiorini dell’opera e l’onorario per quel talento, tutto o niente. Poi ottieni il prestigio e i punti vescovo stampati, metti uno stemma sull’opera e tiri sulla riga dell’artista per altro prestigio; nel Duomo si tira due volte e vale il valore più alto, a parità il primo tiro.
rule-L8-3 = Se il tiro che vale mostra una faccia d’oro di un artista celebre, è un capolavoro: la carta si gira per sempre sul lato blu, dove le facce d’oro valgono quanto il miglior altro valore della loro riga e non sono più d’oro. Che la carta si giri è certo; i valori del suo lato blu sono ricostruiti da noi (X).
rule-L8-4 = Se non paghi, perché non puoi o non vuoi, perdi prestigio: { $district_failure } nel rione, { $city_failure } per un edificio di Firenze, { $cathedral_failure } nel Duomo, e { $artist_failure } in più se l’artista è celebre, mai sotto { $lowest }; conservi cubetti e fiorini, ma non ci sono né punti né tiro. Artista e popolano tornano indietro; l’opera si può progettare di nuovo in un altro giro.
rule-L8-5 = La quarta opera del tuo Palazzo dà { $palazzo_prestige } punti prestigio, la quarta della tua Chiesa { $chiesa_bishop } punti vescovo, una volta sola.
rule-L9-0 = Fase 8, in quest’ordine: Capitano, Vescovo, Cardinali, ordine di turno. Una carica dura un giro; chi ora non è nominato la restituisce, anche in caso di parità.
rule-L9-1 = Capitano è chi da solo è più avanti sul tracciato del prestigio; i certificati non contano, e non c’è un minimo. Il Capitano prende certificati per questi punti (nessuno se sono meno di 1) e torna a 0 sul tracciato. In caso di parità non c’è un Capitano, e nessuno prende certificati.
rule-L9-2 = Vescovo è chi da solo ha più punti vescovo, almeno { $bishop_needs }. I punti restano. In caso di parità, o con meno punti, non c’è un Vescovo.
rule-L9-3 = Cardinale è chiunque abbia almeno { $cardinal_needs } punti vescovo, e anche il Vescovo appena nominato, se lo è per la seconda volta di fila: { $cardinal_prestige } punti prestigio, dopo i certificati del Capitano, e punti vescovo a 0; una volta sola, anche se valgono entrambi i casi. Non è una carica: il Vescovo resta Vescovo e, se nominato ancora, è di nuovo Cardinale.
rule-L9-4 = Nuovo ordine di turno: primo il Capitano, secondo il Vescovo, gli altri nell’ordine che avevano tra loro. Chi è insieme Capitano e Vescovo è primo, gli altri restano nell’ordine di prima. Senza Capitano è primo il primo del vecchio ordine che non sia il Vescovo, e il Vescovo è secondo. Senza nessuno dei due non cambia nulla.
rule-L10-1 = Fase 9: i personaggi sorvegliati e banditi ritornano, un popolano sorvegliato va nella riserva del proprietario, artisti e predicatori tornano sulle loro carte e tutti i popolani, piazzati o no, in riserva.
rule-L10-2 = Con il giro { $rounds } la partita finisce qui. Altrimenti i personaggi celebri sotto Vita I escono per sempre; tutti gli altri personaggi celebri scendono di una carta; poi se ne pescano tanti quanti sono usciti, finché il sacchetto basta, ciascuno sotto la carta con il suo numero, da cui si sposta solo al giro successivo. Gli anonimi non si spostano e non escono mai.
rule-L11-1 = Certificati e prestigio sul tracciato valgono un punto ciascuno, sotto 0 punti negativi. Le cariche assegnate nella fase 8 dell’ultimo giro danno punti: Capitano { $captain_points }, Vescovo { $bishop_points }. Un punto ogni { $cubes_a_point } cubetti, di tutti i tipi insieme, e uno ogni { $florins_a_point } fiorini, entrambi arrotondati per difetto.
rule-L11-2 = Punti persi: { $empty_field } per ogni spazio edificio senza edificio terminato e { $uncompleted } per ogni opera non completata del tuo Palazzo e della tua Chiesa; altri { $no_palazzo } se al Palazzo non ne hai nessuna, altri { $no_chiesa } se non ne hai nessuna alla Chiesa. A parità vince chi ha più cubetti, poi chi ha più fiorini; se la parità persiste, la vittoria è condivisa.
rule-L12-1 = Partita breve: { $short_rounds } giri, gli edifici da prima partita e per tutti un edificio terminato sullo spazio 3: { $short_building }.
rule-L12-2 = Opzioni: edifici da prima partita, partita breve, doppia azione con la doppia carica, famiglie secondo il posto o a scelta, memoria aperta.
rule-L13-1 = I certificati sono coperti, ma sono stati presi sotto gli occhi di tutti: il motore e i bot li conoscono; il tavolo mostra quelli delle altre famiglie solo con l’opzione «memoria aperta». È nascosto solo ciò che uscirà dal sacchetto e dai dadi.

## I valori, in tabelle

figures-cubes = Cubetti
figures-family = Cosa ha ogni famiglia
figure-workers = popolani
figure-florins = fiorini
figure-each-cube = cubetti di ogni tipo all’inizio
figure-first-workers = popolani all’inizio
figures-rounds = Giri
figure-rounds-normal = partita normale
figure-rounds-short = partita breve
figures-persons-drawn = Personaggi pescati all’inizio
figures-income = Rendita di ogni giro
figure-income-instead = fiorini se il cubetto del dado manca
figure-income-die = le facce del dado delle rendite
figures-market = Mercato
figure-market-sale = fiorini per un cubetto venduto
figure-market-price = fiorini per un cubetto comprato
figure-market-given = cubetti dati per uno
figures-offices = Cariche e tracciati
figure-lowest-prestige = prestigio minimo
figure-bishop-needs = punti vescovo per il Vescovo
figure-cardinal-needs = punti vescovo per il Cardinale
figure-cardinal-prestige = prestigio del Cardinale
figures-failure = Prestigio perso per una promessa mancata
figure-failure-building = un edificio
figure-failure-district = un’opera del rione
figure-failure-city = un’opera della città
figure-failure-cathedral = un’opera del Duomo
figure-named-artist = in più, con un artista celebre
figures-completion = Tutte le opere di un edificio completate
figure-palazzo = Palazzo
figure-chiesa = Chiesa
figures-final = Punteggio finale
figure-final-captain = punti del Capitano
figure-final-bishop = punti del Vescovo
figure-cubes-a-point = cubetti per un punto
figure-florins-a-point = fiorini per un punto
figure-empty-field = persi per ogni spazio vuoto
figure-uncompleted = persi per ogni opera del rione non completata
figure-no-palazzo = persi senza nessuna opera del Palazzo
figure-no-chiesa = persi senza nessuna opera della Chiesa
figures-draft = Edifici tra cui scegliere all’inizio
figure-draft-buildings = edifici
figures-first-game = Edifici della prima partita
figure-short-game = nella partita breve, per tutti
figures-tiles = Tessere edificio
figure-kinds = tipi
figures-pulpit = Il pulpito
figure-opened-by = aperto dall’opera
figures-building = Gli edifici
figure-copies = copie
figure-build = per costruirlo
figure-use = per usarlo
figure-output = dà
figure-prestige = prestigio
figure-income = rendita
figures-district-work = Opere di un rione
figures-city-work = Opere della città
figures-cathedral-work = Opere del Duomo
figure-place = luogo
figure-talents = realizzata da
figure-cost = costo
figure-bishop = punti vescovo
figures-artist = Gli artisti
figure-life = vita: entra nella colonna
figure-talent = come
figure-fee = onorario in fiorini
figure-fame = fama da 1 a 6
figure-artist-gold = capolavoro con
figures-nameless-artists = Artisti anonimi
figure-nameless-artists-each = per ogni talento
figures-preacher = I predicatori
figure-preacher-workers = popolani da 1 a 6
figures-nameless-preachers = Predicatori anonimi
figure-nameless-preachers-count = quanti
figure-swaps = scambi di cubetti
figure-any-cube = cubetti a scelta
