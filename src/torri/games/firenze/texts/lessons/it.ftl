# Una prima partita di Firenze in italiano: che cosa dice ogni passo di lessons.toml.

lesson-about = Le famiglie di Firenze commissionano torri, e tu sei capomastro. In dodici brevi passi impari come si ottengono i mattoni, come crescono le torri, come le committenze danno punti e dove minaccia la rovina; bastano circa otto minuti. Giochi contro Bianca, con le regole vere.
lesson-end = Ecco tutto: prendere una carta, magari scambiare, costruire, completare. Ogni torre vuole un mattone a ogni turno, le carte a buon prezzo stanno a sinistra, e gli ultimi punti si contano proprio alla fine. Ora prova senza maestro.

lesson-take-title = Prendi una carta
lesson-take-says = Il turno comincia con una delle sei carte della fila; i mattoni che porta sono tuoi. Quella più a sinistra è gratis, ogni altra costa un mattone in più: ne posi uno su ogni carta alla sua sinistra. L’Officina, al secondo posto, rende la costruzione meno cara per tutta la partita, e sopra ci sono tre mattoni rossi.
lesson-take-asks = Prendi la seconda carta, l’Officina, per un mattone.
lesson-take-instead = Potresti prenderne un’altra. In questa partita vogliamo i mattoni rossi: la seconda carta da sinistra.
lesson-take-done = Il tuo mattone bianco ora è sul Contrabbandiere e rende quella carta più invitante per gli altri. La fila si stringe, e a destra arriva una carta nuova.

lesson-build-title = Comincia una torre
lesson-build-says = I mattoni diventano torri: ognuna di un colore, quante ne vuoi. Posarne due in un turno è gratis; tre ne costano { $cost_3 } in più, quattro { $cost_4 }, cinque { $cost_5 }, sei { $cost_6 }. Conserva il terzo mattone rosso: ti servirà al prossimo turno.
lesson-build-asks = Prosegui senza scambiare, posa due mattoni rossi su una torre nuova e di’ che hai finito di costruire.
lesson-build-instead = Si potrebbe, ma tieni da parte un mattone rosso: due mattoni rossi su una torre nuova, poi fine.
lesson-build-done = Nel tuo cantiere c’è una torre rossa di due livelli. Ora gioca Bianca.

lesson-too-dear-title = Che cosa non si può, e perché
lesson-too-dear-says = Tocca di nuovo a te. La sesta carta è invitante, ma costa cinque mattoni e tu ne hai tre. Qui puoi premere qualsiasi cosa: ciò che le regole vietano viene spiegato, con la sua regola.
lesson-too-dear-asks = Premi la sesta carta, la Principessa, anche se non puoi pagarla.
lesson-too-dear-instead = Premi semplicemente la sesta carta della fila. Non può succedere nulla.
lesson-too-dear-done = Ecco «Perché no?»: quanto costerebbe, che cosa hai, e la regola. Funziona con tutto ciò che sta sul tabellone.

lesson-pay-title = Paga con ciò che ti avanza
lesson-pay-says = Il Muratore, al secondo posto, è un personaggio: lo tieni in mano e lo giochi quando vuoi. Costa un mattone, e il colore lo scegli tu. Il mattone rosso serve alla torre, quindi paga con il bianco.
lesson-pay-asks = Prendi la seconda carta, il Muratore, e paga con un mattone bianco.
lesson-pay-instead = Prendi il Muratore, e bada a come paghi: il mattone rosso deve restare nella tua riserva.
lesson-pay-done = Il Muratore è nella tua mano, e tra i mattoni che portava ce n’è un altro rosso.

lesson-raise-title = Una torre deve crescere
lesson-raise-says = Ecco il grande pericolo: ogni tua torre che c’era all’inizio del turno e non riceve mattoni viene abbattuta, e metà va perduta. Comincia quindi solo ciò che puoi continuare. Hai due mattoni rossi: proprio quel che serve.
lesson-raise-asks = Passa alla costruzione, posa i due mattoni rossi sulla torre rossa e di’ che hai finito.
lesson-raise-instead = Entrambi i mattoni rossi sulla torre rossa: così arriva a quattro, un’altezza per cui qualcuno paga.
lesson-raise-done = La torre ha quattro livelli, e per questo turno è al sicuro.

lesson-fulfil-title = Completa una committenza
lesson-fulfil-says = Le finestre sul tabellone sono committenze: un colore e un’altezza esatta. Cedi una torre adatta, posa il tuo sigillo e prendi i punti. Un loggiato con un numero vale di più, ma vanno in ordine: prima il I, e sta sul rosso quattro.
lesson-fulfil-asks = Completa il rosso quattro.
lesson-fulfil-instead = Potresti aspettare e salire ancora, ma allora la torre vuole un mattone a ogni turno. Prendi ora i punti del rosso quattro.
lesson-fulfil-done = Il tuo primo sigillo. I mattoni tornano nel sacchetto, e il loggiato II ora è aperto a tutti.

lesson-exchange-title = Salvata da uno scambio
lesson-exchange-says = Due turni dopo hai una torre verde di cinque e nemmeno un mattone verde. Se non cresce, tre dei suoi mattoni vanno perduti. Una volta per turno puoi scambiare: posa { $exchange } mattoni su una carta della fila e prendine uno che c’era già. Sull’Alchimista, al secondo posto, ce n’è uno verde.
lesson-exchange-asks = Scambia sulla seconda carta: posa tre mattoni bianchi e prendi quello verde.
lesson-exchange-instead = L’idea è giusta. Qui usiamo l’Alchimista al secondo posto e paghiamo con i tre mattoni bianchi, che ti servono meno.
lesson-exchange-done = Caro, ma meno di una rovina. E tienilo a mente: la carta dell’Alchimista ora è piena di mattoni bianchi.

lesson-balcony-title = Il secondo loggiato
lesson-balcony-says = Con un livello in più la tua torre va bene per il verde sei, e lì c’è il loggiato II, che hai aperto proprio tu. Inoltre chi completa per primo una committenza di altezza cinque, sei, sette o otto prende una tessera con altri punti: quella del sei c’è ancora.
lesson-balcony-asks = Passa alla costruzione, posa il mattone verde sulla torre verde, finisci di costruire e completa il verde sei.
lesson-balcony-instead = Non fermarti ora: mattone verde sulla torre verde, fine della costruzione, poi verde sei.
lesson-balcony-done = Nove per il loggiato e { $tile_6 } per la prima committenza di altezza sei: undici punti in un turno.

lesson-rich-card-title = Quel che pagano gli altri
lesson-rich-card-says = I mattoni pagati restano sulle carte. Così quelle che nessuno vuole si arricchiscono, e alla fine stanno a sinistra, dove non costano nulla. Sull’Alchimista ora ci sono sette mattoni. Ma a fine turno puoi tenerne al massimo { $limit }: il resto si restituisce.
lesson-rich-card-asks = Prendi la prima carta, l’Alchimista. È gratis.
lesson-rich-card-instead = Guarda la carta più a sinistra: sette mattoni, per niente.
lesson-rich-card-done = Dodici mattoni nella riserva, due più di quanti puoi tenerne. Meglio dunque costruire che restituirli.

lesson-person-title = Chiama un personaggio
lesson-person-says = Quattro mattoni in un turno ne costano { $cost_4 } in più. Il Muratore ne fa risparmiare { $mason }, la tua Officina ancora { $workshop }. Il Muratore si gioca prima di posare il primo mattone, e poi se ne va. Quattro mattoni bianchi fanno una torre per cui c’è subito una committenza.
lesson-person-asks = Prosegui, gioca il Muratore, posa quattro mattoni bianchi su una torre nuova, finisci di costruire, completa il bianco quattro e chiudi il turno.
lesson-person-instead = Quasi: prima il Muratore, poi quattro mattoni bianchi su una sola torre nuova, poi il bianco quattro, poi passa alla fine del turno.
lesson-person-done = Costruita e completata in un turno: la prossima volta non c’è nulla da far crescere. Le committenze piccole valgono poco, ma ognuna è un sigillo in meno da posare.

lesson-event-title = Gli eventi colpiscono tutti
lesson-event-says = L’Incendio del magazzino è un evento: accade subito, e ogni giocatore perde { $fire } mattoni della riserva. I mattoni sulla carta ti arrivano dopo l’incendio, quindi sono al sicuro. Con cinque di buoni sopra, a te conviene; Bianca ci perde soltanto.
lesson-event-asks = Prendi la prima carta, l’Incendio del magazzino, e scegli tre mattoni da perdere.
lesson-event-instead = Vogliamo vedere l’evento: prendi la prima carta e cedi tre mattoni, quelli che vuoi.
lesson-event-done = Gli eventi non sono solo sfortuna: chi li prende sceglie il momento. Con un Patrizio in mano avresti potuto persino respingerlo.

lesson-last-seal-title = L’ultimo sigillo
lesson-last-seal-says = Molti turni dopo: Bianca ha quattordici punti di vantaggio, ma a te resta un solo sigillo e hai una torre gialla di sei. Chi posa per primo il suo ultimo sigillo riceve { $last_seal } punti e annuncia la fine; gli altri hanno ancora un turno. Poi ogni colore dà punti a chi vi ha più sigilli, e contano le carte celebrative. Con il giallo sei vinci anche il giallo: in parità decide il sigillo più alto.
lesson-last-seal-asks = Completa il giallo sei.
lesson-last-seal-instead = Potresti aspettare, ma con questo sigillo la partita finisce quando conviene a te. Completa il giallo sei.
lesson-last-seal-done = Il tuo ultimo sigillo. Bianca ha ancora un turno, poi si contano maggioranze e carte celebrative.
