# Una prima partita di Patrizier in italiano: che cosa dice ogni passo di lessons.toml.

lesson-about = Due famiglie nobili costruiscono torri in nove città italiane. In undici brevi passi impari come si svolge un turno, come si conquista una città e che cosa può andare storto; bastano circa sette minuti. Giochi contro Bianca, con le regole vere.
lesson-end = Il gioco è tutto qui: giocare una carta, costruire, magari usare il bonus, prendere una carta. Le maggioranze fanno vincere le tessere, i gruppi di ritratti il resto. In una partita vera nessuno ti dice che cosa giocare: guarda quindi che cosa c’è accanto alle città prima di scegliere dove costruire.

lesson-turn-title = Il tuo primo turno
lesson-turn-says = Nel tuo turno giochi una carta della mano e costruisci nella città indicata: un piano per ogni stemma. Ogni città ha due lotti, a sinistra e a destra, per le sue due torri. Poi prendi la carta accanto a quella città: dove costruisci decide quindi anche che cosa ricevi.
lesson-turn-asks = Gioca la carta di Verona con il cappello rosso e costruisci sul lotto di sinistra.
lesson-turn-instead = Qualsiasi tua carta andrebbe bene. Per ora prendi Verona: premi la carta nella tua mano, poi il lotto di sinistra.
lesson-turn-done = Il tuo primo piano c’è, e la carta accanto a Verona, Milano con due stemmi, ora è tua. Lo spazio è stato riempito dal mazzo.

lesson-two-crests-title = Due stemmi, due piani
lesson-two-crests-says = Alcune carte mostrano due stemmi: costruiscono due piani in una volta, entrambi su un lotto o uno per parte. Non vince la torre più alta, ma chi vi ha più piani. A Milano ti conviene arrivare presto e in forze.
lesson-two-crests-asks = Gioca Milano con due stemmi e metti entrambi i piani a sinistra.
lesson-two-crests-instead = Anche dividerli è permesso, ma qui vogliamo partire forte: Milano, entrambi i piani a sinistra.
lesson-two-crests-done = Due piani in un turno solo, e nessun altro in quella torre. Accanto a Milano c’era una carta con la scelta libera, e ora è tua.

lesson-any-title = Una carta a scelta
lesson-any-says = Di solito devi prendere la carta accanto alla città in cui hai costruito. Con la scelta libera no: prendi quella accanto a qualsiasi città. Accanto a Firenze c’è Verona con due stemmi, e a Verona mancano solo tre piani.
lesson-any-asks = Gioca Milano con la scelta libera, costruisci a destra e prendi la carta accanto a Firenze.
lesson-any-instead = Sarebbe un turno anche quello, ma non è questo: Milano con la scelta libera, a destra, poi la carta accanto a Firenze.
lesson-any-done = Hai la carta che volevi, non quella che capitava. Guarda che cosa fa ora Bianca a Verona.

lesson-full-city-title = Una città completa viene valutata
lesson-full-city-says = A Verona ci sono tre piani su cinque: uno tuo a sinistra, due di Bianca a destra. I tuoi due piani completano la città, che viene valutata subito: chi ha più piani nella torre più alta vince la tessera alta, chi ne ha di più nella più bassa quella bassa. Conta prima di costruire: dove devono andare i tuoi piani?
lesson-full-city-asks = Gioca Verona con due stemmi in modo da vincere la tessera alta: entrambi i piani a sinistra.
lesson-full-city-instead = Conta di nuovo: con un piano a destra sarebbe quella la torre più alta, e lì Bianca ne ha di più. Entrambi i piani vanno a sinistra.
lesson-full-city-done = Tre contro due: la torre di sinistra è la più alta ed è tua, e con lei la tessera da cinque. Bianca prende quella bassa. A Verona non si costruisce e non si sposta più nulla.

lesson-not-here-title = Che cosa non si può, e perché
lesson-not-here-says = Nella torre di sinistra di Milano avete due piani ciascuno, ma quelli di Bianca sono sopra: in parità decide il piano più in alto, quindi lì è avanti lei. Con una carta «sposta un piano» puoi spostare un piano in cima sull’altra torre della stessa città. Puoi premere qualsiasi cosa: ciò che è vietato viene spiegato con la sua regola.
lesson-not-here-asks = Scegli Lucca con «sposta un piano» e costruisci a sinistra. Poi prova a spostare un piano proprio a Lucca: premi la sua torre di sinistra.
lesson-not-here-instead = Prova e basta: Lucca con «sposta un piano», a sinistra, poi la torre di sinistra di Lucca. Non può succedere nulla, perché nulla è ancora giocato.
lesson-not-here-done = Ecco «Perché no?»: la regola, e che cosa lo impedisce. Lo spostamento va fatto in una città diversa da quella in cui hai appena costruito. Funziona su ogni tabellone, per tutto.

lesson-move-title = Spostare un piano
lesson-move-says = Nella città deve esserci un tuo piano, e non deve essere già valutata: quindi Milano. Il piano in cima passa di là, di chiunque sia. Togli il piano più alto di Bianca dalla torre di sinistra, e la maggioranza è tua.
lesson-move-asks = Gioca Lucca con «sposta un piano», costruisci a sinistra e sposta il piano in cima alla torre di sinistra di Milano.
lesson-move-instead = Forse è una bella mossa, ma guarda Milano: il piano che ti dà fastidio è in cima alla torre di sinistra.
lesson-move-done = Ora nella torre di sinistra ci sono due piani tuoi e uno di Bianca. Una sola mossa ha rovesciato la maggioranza.

lesson-majority-title = Tenere la maggioranza
lesson-majority-says = A Milano mancano due piani, e la città viene valutata chiunque costruisca l’ultimo. Bianca potrebbe farlo già nel prossimo turno. Metti al sicuro il tuo vantaggio prima di lei.
lesson-majority-asks = Gioca Milano con la barba e costruisci a sinistra.
lesson-majority-instead = A destra aiuteresti una torre che sarà la più bassa. Milano, a sinistra: lì c’è la tessera alta.
lesson-majority-done = Quattro piani, tre dei quali tuoi. È Bianca a completare la città: a te i sette punti della torre più alta, a lei i quattro dell’altra. La valutazione può arrivare nel turno di chiunque.

lesson-empty-site-title = Nessun lotto resta vuoto
lesson-empty-site-says = Molti turni dopo avete in mano le ultime carte: non se ne prendono più. A Ferrara ci sono tre piani a sinistra, e il lotto di destra è ancora vuoto. Quando una città si completa, nessuno dei suoi lotti può essere vuoto.
lesson-empty-site-asks = Scegli Ferrara con due stemmi e prova a mettere entrambi i piani a sinistra.
lesson-empty-site-instead = Prova soltanto: scegli Ferrara, poi entrambi i piani a sinistra.
lesson-empty-site-done = La regola dice che cosa manca: almeno uno degli ultimi piani deve andare sul lotto vuoto. Ricordalo: un lotto vuoto è una torre che si vince con un solo piano.

lesson-last-floors-title = Una torre in regalo
lesson-last-floors-says = A destra serve dunque almeno un piano. Con due piani fai una torre tutta tua, e quella di sinistra, dove sei già in vantaggio, resta la più alta.
lesson-last-floors-asks = Gioca Ferrara con due stemmi e metti entrambi i piani a destra.
lesson-last-floors-instead = Anche uno per parte sarebbe permesso. Mettili entrambi a destra: a sinistra non cambia nulla, e la tessera bassa è tua di sicuro.
lesson-last-floors-done = Le due tessere di Ferrara sono tue: cinque e due. Cerca questi regali prima che li vedano gli altri.

lesson-heads-title = Raccogliere ritratti
lesson-heads-says = Alla fine ogni { $set } ritratti uguali sulle carte che hai giocato danno { $points } punti; una carta con due ritratti vale doppio, quel che avanza non vale nulla. Hai giocato cinque barbe. Con un’altra completi il secondo gruppo.
lesson-heads-asks = Gioca Roma con la barba e costruisci a sinistra.
lesson-heads-instead = Bada ai ritratti: Roma con la barba vale { $points } punti. Costruisci a sinistra.
lesson-heads-done = Sei barbe: due gruppi completi. Un gruppo vale quanto una buona tessera, quindi guarda i ritratti quando scegli le carte.

lesson-end-title = L’ultima carta
lesson-end-says = La tua ultima carta, Roma con due stemmi, si gioca da sé, perché non ne hai altre. Completa Roma. La partita finisce quando nessuno ha più carte; vince chi ha più punti tra tessere e ritratti e, in parità, chi ha costruito meno.
lesson-end-asks = Metti entrambi i piani a destra.
lesson-end-instead = Bianca ti è alle calcagna. Con entrambi i piani a destra vinci le due tessere di Roma.
lesson-end-done = Le due torri di Roma sono tue. Bianca gioca ancora la sua ultima carta, poi si conta tutto.
