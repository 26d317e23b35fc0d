# Een eerste partij Florenza in het Nederlands: wat elke stap van lessons.toml zegt.

lesson-about = Vijf families verfraaien Florence, en jij leidt de Medici. In veertien korte stappen leer je hoe je arbeiders inzet, hoe plannen worden betaald, hoe kunstenaars prestige brengen en wat een gebroken belofte kost; het duurt ongeveer tien minuten. Je speelt een korte partij tegen Bianca en de Pazzi, volgens de echte regels.
lesson-end = Plannen met arbeiders, dan betalen in de wijken en voor de kunstwerken: zo gaat elke ronde. Houd je kasboek in het oog, huur de groten in voor ze de stad verlaten, en laat aan het eind geen veld en geen nis leeg. Leid nu zelf een familie.

lesson-use-title = Arbeiders inzetten
lesson-use-says = Elke ronde zet je je arbeiders een voor een in, om beurten met Bianca; wat ze doen, komt later. De eerste klus: een gebouw bezetten. Je Picconiere op veld 2 levert straks marmer en florijnen op. Een gebouw van een ander mag ook, maar dat kost je een prestigepunt, en de eigenaar krijgt het.
lesson-use-asks = Bezet je eigen Picconiere op veld 2.
lesson-use-instead = Met deze arbeider kun je van alles. Begin met je Picconiere: druk erop in je wijk.
lesson-use-done = De arbeider staat daar tot fase 6; dan levert het gebouw op. Niemand anders kan het deze ronde gebruiken.

lesson-talents-title = Wie kan wat
lesson-talents-says = Een kunstwerk heeft een arbeider nodig en een kunstenaar met een van de talenten ervoor: architect, beeldhouwer of schilder. Masaccio is schilder, en het beeld in je Palazzo vraagt een beeldhouwer. Je mag op alles drukken: wat niet mag, wordt uitgelegd.
lesson-talents-asks = Kies de Statua in je Palazzo en probeer Masaccio ervoor in te huren.
lesson-talents-instead = Probeer het gerust: de Statua in je Palazzo, en dan Masaccio onder Leven I.
lesson-talents-done = Dat is “Waarom niet?”: de regel, en wat er ontbreekt. Het werkt voor alles op het bord.

lesson-create-title = Plan een kunstwerk
lesson-create-says = De Salone van je Palazzo kan worden beschilderd: dat kost hout, laken, specerijen en 100 florijnen, en Masaccio vraagt er nog 150 bij. Betaald wordt in fase 7, niet nu. Onder Leven I is dit zijn laatste ronde: personen schuiven elke ronde een kaart op, en dan gaan ze weg.
lesson-create-asks = Plan de Salone in je Palazzo met Masaccio.
lesson-create-instead = Er zijn andere werken en andere kunstenaars. Laat Masaccio de Salone beschilderen voor hij vertrekt.
lesson-create-done = Masaccio is ingehuurd, en niemand anders kan hem deze ronde krijgen. Je plan laat zien wat je nodig zult hebben.

lesson-build-title = Plan een gebouw
lesson-build-says = Je mag plannen wat je nog niet kunt betalen, en dat is het gevaar: een gebouw dat niet wordt betaald, kost een prestigepunt. De Fabbro kost een marmer en een hout, de Salone ook een hout, en je hebt er maar één. Plan hem toch, en kijk naar je kasboek: er is hout te kort.
lesson-build-asks = Druk op veld 4 van je wijk, of op “Gebouwen om te plannen”, en kies de Fabbro.
lesson-build-instead = De Fabbro is nu aan de beurt: die levert elke keer dat hij wordt gebruikt een metaal op.
lesson-build-done = Je kasboek zegt nu dat een belofte zou mislukken: er ontbreekt één hout. Gelukkig is er een uitweg.

lesson-market-title = Naar de markt
lesson-market-says = Op de markt kun je een blokje verkopen, er een kopen en er twee voor één ruilen, elk één keer. Ze gaat open in fase 5, voor er iets wordt betaald. Elke familie mag er één arbeider heen sturen.
lesson-market-asks = Stuur je laatste arbeider naar de markt.
lesson-market-instead = Eerst je beloften: op de markt haal je het ontbrekende hout.
lesson-market-done = Alle arbeiders zijn ingezet. Nu gebeurt wat gepland is, fase voor fase.

lesson-trade-title = Ruil twee voor één
lesson-trade-says = Fase 5, de markt. Verkopen levert { $sale } florijnen op, kopen kost { $price }. Hier is iets beters: goud en metaal heb je deze ronde niet nodig. Geef ze allebei voor een hout.
lesson-trade-asks = Ruil goud en metaal voor een hout en verlaat dan de markt.
lesson-trade-instead = Dat kan, maar je florijnen zijn aan Masaccio beloofd. Ruil goud en metaal voor hout.
lesson-trade-done = Twee hout: nu klopt je kasboek. Dan komen de wijken, veld na veld.

lesson-yield-title = Gebouwen leveren op
lesson-yield-says = Fase 6 loopt alle wijken af op het nummer van het veld: eerst alle velden 1, dan alle velden 2, enzovoort. Met wat een veld opbrengt, kun je op een later veld betalen. Je Picconiere staat op veld 2, de Fabbro wacht op veld 4.
lesson-yield-asks = Gebruik de Picconiere.
lesson-yield-instead = Je verliest er niets mee, maar je wint ook niets. Zeg ja: het kost niets.
lesson-yield-done = Een marmer en 50 florijnen, net op tijd voor de volgende velden.

lesson-finish-title = Voltooi een gebouw
lesson-finish-says = Nu de Fabbro: betaal de hele prijs, en hij staat er de rest van het spel. Doe je het niet, dan verlies je { $building_failure } prestige. Aan het eind van het spel kost elk veld zonder gebouw ook een punt.
lesson-finish-asks = Betaal voor de Fabbro.
lesson-finish-instead = Weigeren mag, maar het kost prestige, en je hebt wat er nodig is.
lesson-finish-done = De Fabbro is van jou en kan vanaf de volgende ronde worden gebruikt.

lesson-masterpiece-title = De kunstenaar aan het werk
lesson-masterpiece-says = Fase 7: kies een talent, betaal het werk en het honorarium, neem het prestige. Dan bepaalt een dobbelsteen wat de faam van de kunstenaar toevoegt; in de kathedraal gooi je twee keer. Een gouden vlak van een kunstenaar met een naam is een meesterwerk.
lesson-masterpiece-asks = Laat de Salone voltooien door Masaccio als schilder.
lesson-masterpiece-instead = Zonder te betalen verlies je prestige, één voor het werk en nog één omdat Masaccio een naam heeft. Betaal hem als schilder.
lesson-masterpiece-done = Vier prestige zijn al van jou, en de dobbelsteen doet er nog iets bij. Let op Bianca: ze heeft een beeld beloofd en kan het niet betalen.

lesson-captain-title = Volkskapitein
lesson-captain-says = Fase 8: wie alleen bovenaan staat op het prestigespoor wordt Kapitein, bewaart de punten als certificaten en begint weer bij nul. Negen punten zijn veilig. Een nieuwe ronde begint met inkomsten, en de Kapitein mag een arbeider of een kunstenaar bewaken. Michelangelo staat onder Leven I: dit is zijn laatste ronde.
lesson-captain-asks = Bewaak een kunstenaar: Michelangelo Buonarroti.
lesson-captain-instead = Een arbeider van een ander bewaken doet pijn, maar de grootste vertrekt na deze ronde: bewaak Michelangelo.
lesson-captain-done = Alleen jij mag Michelangelo deze ronde inhuren.

lesson-donate-title = Predikers brengen arbeiders
lesson-donate-says = Wie een prediker een gift geeft, betaalt meteen en gooit om arbeiders: ze komen uit je reserve en zijn nog in deze fase inzetbaar. Francesco d’Assisi kost 50 florijnen en brengt ook een bisschopspunt. Met { $bishop_needs } of meer daarvan, en meer dan ieder ander, word je Bisschop.
lesson-donate-asks = Geef een gift aan Francesco d’Assisi.
lesson-donate-instead = Zorg eerst voor meer handen: Francesco brengt twee of drie arbeiders voor één.
lesson-donate-done = Hij preekt in je Chiesa. De dobbelsteen bepaalt nu hoeveel arbeiders er komen.

lesson-master-title = De grootste van allemaal
lesson-master-says = De Facciata van je Palazzo vraagt een architect of een beeldhouwer, en Michelangelo is beide: als architect vraagt hij 150 florijnen, als beeldhouwer 300, en dan brengt hij veel meer faam. Je kiest het talent pas als je betaalt. Je kasboek laat zien wat je kunt betalen.
lesson-master-asks = Plan de Facciata in je Palazzo met Michelangelo.
lesson-master-instead = Michelangelo wordt voor jou bewaakt en vertrekt na deze ronde. Geef hem de Facciata van je Palazzo.
lesson-master-done = Hij is ingehuurd. Kon je hem ten slotte niet betalen, dan verloor je { $district_failure } prestige voor het werk en nog { $artist_failure } voor de naam.

lesson-florins-title = Kijk vooruit in je kasboek
lesson-florins-says = Driehonderd florijnen zijn te weinig voor de beeldhouwer en het werk samen. Maar fase 6 komt voor fase 7: met wat je gebouwen daar opbrengen, kun je kunstwerken betalen. Je Cambiavalute op veld 1 levert er 150 op.
lesson-florins-asks = Bezet je Cambiavalute op veld 1.
lesson-florins-instead = Een goede klus, maar eerst het geld: je Cambiavalute op veld 1.
lesson-florins-done = Nu zijn beide talenten binnen bereik, en je beslist pas als je ziet wat de ronde verder heeft gebracht.

lesson-cathedral-title = Een toren voor de kathedraal
lesson-cathedral-says = De laatste ronde. Je hebt de Campanile van de kathedraal beloofd, en Michelozzo is ingehuurd. Dat brengt tien prestige en twee worpen, waarvan de beste telt. Niet betaald kost het { $cathedral_failure }, en nog { $artist_failure } voor zijn naam: de grootste werken zijn de grootste risico’s.
lesson-cathedral-asks = Laat de Campanile voltooien door Michelozzo als architect.
lesson-cathedral-instead = Je kunt het betalen, dus doe het: nergens is mislukken zo duur als in de kathedraal.
lesson-cathedral-done = Tien prestige. Na de laatste ambten wordt alles geteld: certificaten, prestige, blokjes en florijnen. Elk leeg veld kost een punt, en elke nis van Palazzo en Chiesa zonder kunstwerk ook.
