# Una prima partita di Florenza in italiano: che cosa dice ogni passo di lessons.toml.

lesson-about = Cinque famiglie abbelliscono Firenze, e tu guidi i Medici. In quattordici brevi passi impari come si piazzano i popolani, come si pagano i progetti, come gli artisti portano prestigio e quanto costa una promessa mancata; bastano circa dieci minuti. Giochi una partita breve contro Bianca e i Pazzi, con le regole vere.
lesson-end = Progettare con i popolani, poi pagare nei rioni e per le opere: ogni giro è così. Tieni d’occhio i conti, ingaggia i grandi prima che lascino la città, e alla fine non lasciare vuoto nessuno spazio e nessuna nicchia. Ora guida tu una famiglia.

lesson-use-title = Piazzare i popolani
lesson-use-says = In ogni giro piazzi i tuoi popolani uno alla volta, a turno con Bianca; quel che fanno viene dopo. Il primo incarico: occupare un edificio. Il tuo Picconiere sullo spazio 2 porterà marmo e fiorini. Si può occupare anche un edificio altrui, ma ti costa un punto prestigio, che va al proprietario.
lesson-use-asks = Occupa il tuo Picconiere sullo spazio 2.
lesson-use-instead = Con questo popolano si può fare di tutto. Comincia dal tuo Picconiere: premilo nel tuo rione.
lesson-use-done = Il popolano resta lì fino alla fase 6; allora l’edificio rende. In questo giro nessun altro può usarlo.

lesson-talents-title = Chi sa fare che cosa
lesson-talents-says = Un’opera vuole un popolano e un artista con uno dei talenti richiesti: architetto, scultore o pittore. Masaccio è un pittore, e la statua del tuo Palazzo vuole uno scultore. Puoi premere qualsiasi cosa: ciò che le regole vietano viene spiegato.
lesson-talents-asks = Scegli la Statua del tuo Palazzo, poi prova a ingaggiare Masaccio.
lesson-talents-instead = Prova e basta: la Statua del tuo Palazzo, poi Masaccio sotto Vita I.
lesson-talents-done = Ecco «Perché no?»: la regola, e che cosa manca. Funziona con tutto ciò che sta sul tabellone.

lesson-create-title = Progetta un’opera
lesson-create-says = Il Salone del tuo Palazzo si può dipingere: costa legno, tessuto, spezie e 100 fiorini, e Masaccio ne chiede altri 150. Si paga nella fase 7, non ora. Sotto Vita I è al suo ultimo giro: i personaggi scendono di una carta a ogni giro, e poi se ne vanno.
lesson-create-asks = Progetta il Salone del tuo Palazzo con Masaccio.
lesson-create-instead = Ci sono altre opere e altri artisti. Fai dipingere il Salone a Masaccio prima che parta.
lesson-create-done = Masaccio è ingaggiato, e in questo giro nessun altro può averlo. Il tuo piano mostra che cosa ti servirà.

lesson-build-title = Progetta un edificio
lesson-build-says = Puoi progettare ciò che ancora non puoi pagare, ed è qui il pericolo: un edificio non pagato costa un punto prestigio. Il Fabbro costa un marmo e un legno, anche il Salone vuole un legno, e tu ne hai uno solo. Progettalo lo stesso e guarda i conti: manca legno.
lesson-build-asks = Premi lo spazio 4 del tuo rione, oppure «Edifici da progettare», e scegli il Fabbro.
lesson-build-instead = Ora tocca al Fabbro: ogni volta che lo userai porterà un metallo.
lesson-build-done = I conti dicono che una promessa non sarebbe mantenuta: manca un legno. Per fortuna c’è una via d’uscita.

lesson-market-title = Al mercato
lesson-market-says = Al mercato puoi vendere un cubetto, comprarne uno e darne due per uno, una volta ciascuno. Apre nella fase 5, prima che si paghi qualsiasi cosa. Ogni famiglia può mandarci un popolano.
lesson-market-asks = Manda il tuo ultimo popolano al mercato.
lesson-market-instead = Prima le promesse: al mercato si trova il legno che manca.
lesson-market-done = Tutti i popolani sono piazzati. Ora si fa quel che è stato progettato, fase per fase.

lesson-trade-title = Due per uno
lesson-trade-says = Fase 5, il mercato. Vendere rende { $sale } fiorini, comprare ne costa { $price }. Qui c’è di meglio: oro e metallo in questo giro non ti servono. Dalli entrambi per un legno.
lesson-trade-asks = Dai oro e metallo per un legno, poi lascia il mercato.
lesson-trade-instead = Sarebbe un affare, ma i tuoi fiorini sono promessi a Masaccio. Dai oro e metallo per un legno.
lesson-trade-done = Due legni: ora i conti tornano. Poi vengono i rioni, spazio per spazio.

lesson-yield-title = Gli edifici rendono
lesson-yield-says = La fase 6 percorre tutti i rioni secondo il numero degli spazi: prima tutti gli spazi 1, poi tutti gli spazi 2, e così via. Con quel che uno spazio rende puoi pagare su uno successivo. Il tuo Picconiere è sullo spazio 2, il Fabbro aspetta sullo spazio 4.
lesson-yield-asks = Usa il Picconiere.
lesson-yield-instead = Non perderesti nulla, ma nemmeno guadagneresti. Di’ di sì: non costa niente.
lesson-yield-done = Un marmo e 50 fiorini, giusto in tempo per gli spazi che seguono.

lesson-finish-title = Termina un edificio
lesson-finish-says = Ora il Fabbro: paga l’intero prezzo, e resterà per tutta la partita. Se non lo fai, perdi { $building_failure } prestigio. A fine partita, inoltre, ogni spazio senza edificio costa un punto.
lesson-finish-asks = Paga il Fabbro.
lesson-finish-instead = Potresti rifiutare, ma costa prestigio, e hai quel che serve.
lesson-finish-done = Il Fabbro è tuo, e si può usare dal prossimo giro.

lesson-masterpiece-title = L’artista all’opera
lesson-masterpiece-says = Fase 7: scegli un talento, paga l’opera e l’onorario, prendi il prestigio. Poi un dado decide quanto aggiunge la fama dell’artista; nel Duomo si tira due volte. Una faccia d’oro di un artista celebre è un capolavoro.
lesson-masterpiece-asks = Fai completare il Salone a Masaccio come pittore.
lesson-masterpiece-instead = Senza pagare perderesti prestigio: uno per l’opera e uno perché Masaccio è celebre. Pagalo come pittore.
lesson-masterpiece-done = Quattro punti prestigio sono già tuoi, e il dado ne aggiungerà. Guarda Bianca: ha promesso una statua e non può pagarla.

lesson-captain-title = Capitano del Popolo
lesson-captain-says = Fase 8: chi da solo è più avanti sul tracciato del prestigio diventa Capitano, conserva i punti come certificati e riparte da zero. Nove punti sono al sicuro. Il nuovo giro comincia con le rendite, e il Capitano può sorvegliare un popolano o un artista. Michelangelo è sotto Vita I: è il suo ultimo giro.
lesson-captain-asks = Sorveglia un artista: Michelangelo Buonarroti.
lesson-captain-instead = Sorvegliare un popolano altrui fa male, ma il più grande lascia la città dopo questo giro: sorveglia Michelangelo.
lesson-captain-done = In questo giro solo tu puoi ingaggiare Michelangelo.

lesson-donate-title = I predicatori portano popolani
lesson-donate-says = Chi fa un’offerta a un predicatore paga subito e tira per i popolani: vengono dalla tua riserva e si possono piazzare già in questa fase. Francesco d’Assisi costa 50 fiorini e porta anche un punto vescovo. Con { $bishop_needs } o più, e più di chiunque altro, diventi Vescovo.
lesson-donate-asks = Fai un’offerta a Francesco d’Assisi.
lesson-donate-instead = Prima procurati più braccia: Francesco porta due o tre popolani per uno.
lesson-donate-done = Predica nella tua Chiesa. Il dado dirà quanti popolani arrivano.

lesson-master-title = Il più grande di tutti
lesson-master-says = La Facciata del tuo Palazzo vuole un architetto o uno scultore, e Michelangelo è entrambi: come architetto chiede 150 fiorini, come scultore 300, ma porta molta più fama. Il talento lo scegli solo quando paghi. I conti mostrano che cosa puoi permetterti.
lesson-master-asks = Progetta la Facciata del tuo Palazzo con Michelangelo.
lesson-master-instead = Michelangelo è sorvegliato per te e parte dopo questo giro. Affidagli la Facciata del tuo Palazzo.
lesson-master-done = È ingaggiato. Se alla fine non potessi pagarlo, perderesti { $district_failure } prestigio per l’opera e { $artist_failure } in più per il nome.

lesson-florins-title = Guarda avanti nei conti
lesson-florins-says = Trecento fiorini sono pochi per lo scultore e l’opera insieme. Ma la fase 6 viene prima della 7: quel che vi rendono i tuoi edifici può pagare le opere. Il tuo Cambiavalute sullo spazio 1 porta 150 fiorini.
lesson-florins-asks = Occupa il tuo Cambiavalute sullo spazio 1.
lesson-florins-instead = Un buon incarico, ma prima i soldi: il tuo Cambiavalute sullo spazio 1.
lesson-florins-done = Ora entrambi i talenti sono alla tua portata, e decidi quando vedi che altro ha portato il giro.

lesson-cathedral-title = Una torre per il Duomo
lesson-cathedral-says = L’ultimo giro. Hai promesso il Campanile del Duomo, e Michelozzo è ingaggiato. Porta dieci punti prestigio e due tiri, di cui vale il migliore. Non pagato costa { $cathedral_failure }, e { $artist_failure } in più per il suo nome: le opere più grandi sono i rischi più grandi.
lesson-cathedral-asks = Fai completare il Campanile a Michelozzo come architetto.
lesson-cathedral-instead = Puoi pagarlo, quindi fallo: in nessun luogo fallire costa quanto nel Duomo.
lesson-cathedral-done = Dieci punti prestigio. Dopo le ultime cariche si conta tutto: certificati, prestigio, cubetti e fiorini. Ogni spazio vuoto costa un punto, e anche ogni nicchia di Palazzo e Chiesa senza opera.
