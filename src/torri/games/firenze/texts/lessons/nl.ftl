# Een eerste partij Firenze in het Nederlands: wat elke stap van lessons.toml zegt.

lesson-about = De families van Florence bestellen torens, en jij bent bouwmeester. In twaalf korte stappen leer je hoe je aan stenen komt, hoe torens groeien, hoe opdrachten punten opleveren en waar verval dreigt; het duurt ongeveer acht minuten. Je speelt tegen Bianca, volgens de echte regels.
lesson-end = Dat was het: een kaart nemen, misschien wisselen, bouwen, vervullen. Elke toren wil elke beurt een steen, de goedkope kaarten liggen links, en de laatste punten worden pas aan het eind geteld. Probeer het nu zonder leraar.

lesson-take-title = Neem een kaart
lesson-take-says = Een beurt begint met een van de zes kaarten in de rij; de stenen erop zijn voor jou. De meest linkse is gratis, elke volgende kost een steen meer: je legt er een op elke kaart links ervan. De Werkplaats op de tweede plaats maakt bouwen de hele partij goedkoper, en er liggen drie rode stenen op.
lesson-take-asks = Neem de tweede kaart, de Werkplaats, voor één steen.
lesson-take-instead = Een andere kaart mag ook. In deze partij willen we de rode stenen: de tweede kaart van links.
lesson-take-done = Je witte steen ligt nu op de Smokkelaar en maakt die kaart aantrekkelijker voor anderen. De rij schuift aan, en rechts komt een nieuwe kaart.

lesson-build-title = Begin een toren
lesson-build-says = Van stenen worden torens: elk in één kleur, zoveel je wilt. Twee stenen per beurt leggen is gratis; drie kosten er { $cost_3 } extra, vier { $cost_4 }, vijf { $cost_5 }, zes { $cost_6 }. Bewaar je derde rode steen: die heb je volgende beurt nodig.
lesson-build-asks = Ga verder zonder te wisselen, leg twee rode stenen op een nieuwe toren en zeg dat je klaar bent met bouwen.
lesson-build-instead = Dat kan, maar houd één rode steen achter de hand: twee rode stenen op een nieuwe toren, en dan klaar.
lesson-build-done = Op je bouwplaats staat een rode toren van twee. Nu speelt Bianca.

lesson-too-dear-title = Wat niet mag, en waarom
lesson-too-dear-says = Je bent weer aan de beurt. De zesde kaart is verleidelijk, maar kost vijf stenen, en je hebt er drie. Je mag hier op alles drukken: wat niet mag, wordt met de regel erbij uitgelegd.
lesson-too-dear-asks = Druk op de zesde kaart, de Vorstin, al kun je haar niet betalen.
lesson-too-dear-instead = Druk gewoon op de zesde kaart van de rij. Er kan niets misgaan.
lesson-too-dear-done = Dat is “Waarom niet?”: wat het zou kosten, wat je hebt, en de regel. Het werkt voor alles op het bord.

lesson-pay-title = Betaal met wat je kunt missen
lesson-pay-says = De Metselaar op de tweede plaats is een persoon: je houdt hem in je hand en speelt hem wanneer je wilt. Hij kost één steen, en jij kiest de kleur. Je rode steen is nodig voor de toren, dus betaal met wit.
lesson-pay-asks = Neem de tweede kaart, de Metselaar, en betaal met een witte steen.
lesson-pay-instead = Neem de Metselaar, en let op waarmee je betaalt: de rode steen moet in je magazijn blijven.
lesson-pay-done = De Metselaar is in je hand, en bij de stenen die erop lagen zit nog een rode.

lesson-raise-title = Een toren moet groeien
lesson-raise-says = Dit is het grote gevaar: elke toren van jou die er aan het begin van je beurt al stond en er geen steen bij krijgt, wordt afgebroken, en de helft is verloren. Begin dus alleen wat je kunt voortzetten. Je hebt twee rode stenen: precies genoeg.
lesson-raise-asks = Ga verder naar het bouwen, leg beide rode stenen op de rode toren en zeg dat je klaar bent.
lesson-raise-instead = Beide rode stenen op de rode toren: dan is hij vier hoog, en voor die hoogte betaalt iemand.
lesson-raise-done = De toren heeft vier verdiepingen en is deze beurt veilig.

lesson-fulfil-title = Vervul een opdracht
lesson-fulfil-says = De vensters op het bord zijn opdrachten: een kleur en een precieze hoogte. Lever een passende toren in, leg je zegel neer en neem de punten. Een balkon met een cijfer is meer waard, maar ze gaan op volgorde: eerst I, en die ligt op rood vier.
lesson-fulfil-asks = Vervul rood vier.
lesson-fulfil-instead = Je kunt wachten en hoger bouwen, maar dan wil de toren elke beurt een steen. Neem nu de punten voor rood vier.
lesson-fulfil-done = Je eerste zegel. De stenen zijn terug in de zak, en balkon II staat nu voor iedereen open.

lesson-exchange-title = Gered door een wissel
lesson-exchange-says = Twee beurten later heb je een groene toren van vijf en geen enkele groene steen. Krijgt hij er geen, dan zijn drie van zijn stenen weg. Eén keer per beurt mag je wisselen: leg { $exchange } stenen op een kaart van de rij en neem er een die er al lag. Op de Alchemist, op de tweede plaats, ligt een groene.
lesson-exchange-asks = Wissel op de tweede kaart: leg er drie witte stenen op en neem de groene.
lesson-exchange-instead = Het idee klopt. We gebruiken hier de Alchemist op de tweede plaats en betalen met de drie witte stenen, die je het minst nodig hebt.
lesson-exchange-done = Duur, maar goedkoper dan een bouwval. En onthoud: op de Alchemist liggen nu heel veel witte stenen.

lesson-balcony-title = Het tweede balkon
lesson-balcony-says = Met één verdieping meer past je toren op groen zes, en daar ligt balkon II, dat je zelf hebt vrijgemaakt. Bovendien krijgt wie als eerste een opdracht van hoogte vijf, zes, zeven of acht vervult een fiche met extra punten: dat van zes ligt er nog.
lesson-balcony-asks = Ga verder naar het bouwen, leg de groene steen op de groene toren, maak het bouwen af en vervul groen zes.
lesson-balcony-instead = Stop nu niet: groene steen op de groene toren, klaar met bouwen, dan groen zes.
lesson-balcony-done = Negen voor het balkon en { $tile_6 } als eerste op hoogte zes: elf punten in één beurt.

lesson-rich-card-title = Wat anderen betalen
lesson-rich-card-says = Betaalde stenen blijven op de kaarten liggen. Kaarten die niemand wil worden dus rijk, en ten slotte liggen ze links, waar ze niets kosten. Op de Alchemist liggen nu zeven stenen. Maar aan het eind van je beurt mag je er hooguit { $limit } houden: de rest gaat terug.
lesson-rich-card-asks = Neem de eerste kaart, de Alchemist. Die is gratis.
lesson-rich-card-instead = Kijk naar de meest linkse kaart: zeven stenen, voor niets.
lesson-rich-card-done = Twaalf stenen in je magazijn, twee meer dan je mag houden. Bouw dus liever dan er terug te geven.

lesson-person-title = Roep een persoon
lesson-person-says = Vier stenen in één beurt kosten er { $cost_4 } extra. De Metselaar bespaart er { $mason }, je Werkplaats nog { $workshop }. Een Metselaar speel je voor de eerste steen ligt, en daarna is hij weg. Vier witte stenen maken een toren waarvoor meteen een opdracht openstaat.
lesson-person-asks = Ga verder, speel de Metselaar, leg vier witte stenen op een nieuwe toren, maak het bouwen af, vervul wit vier en beëindig de beurt.
lesson-person-instead = Bijna: eerst de Metselaar, dan vier witte stenen op één nieuwe toren, dan wit vier, dan verder naar het einde van de beurt.
lesson-person-done = Gebouwd en vervuld in één beurt, dus volgende keer hoeft er niets te groeien. Kleine opdrachten brengen weinig op, maar elke is een zegel minder te plaatsen.

lesson-event-title = Gebeurtenissen treffen iedereen
lesson-event-says = De Magazijnbrand is een gebeurtenis: die vindt meteen plaats, en iedere speler verliest { $fire } stenen uit het magazijn. De stenen op de kaart krijg je pas na de brand, dus die zijn veilig. Met vijf goede erop loont het voor jou; Bianca verliest alleen.
lesson-event-asks = Neem de eerste kaart, de Magazijnbrand, en kies drie stenen om te verliezen.
lesson-event-instead = We willen de gebeurtenis zien: neem de eerste kaart en geef drie stenen weg, welke je maar wilt.
lesson-event-done = Gebeurtenissen zijn niet alleen pech: wie ze neemt, kiest het moment. Met een Patriciër in je hand had je deze zelfs kunnen afweren.

lesson-last-seal-title = Het laatste zegel
lesson-last-seal-says = Vele beurten later: Bianca staat veertien punten voor, maar jij hebt nog één zegel en een gele toren van zes. Wie als eerste zijn laatste zegel plaatst, krijgt { $last_seal } punten en luidt het einde in; de anderen hebben nog één beurt. Daarna brengt elke kleur punten op voor wie er de meeste zegels heeft, en tellen de feestkaarten. Met geel zes win je ook geel: bij gelijke stand beslist het hogere zegel.
lesson-last-seal-asks = Vervul geel zes.
lesson-last-seal-instead = Je kunt wachten, maar met dit zegel eindigt het spel wanneer het jou uitkomt. Vervul geel zes.
lesson-last-seal-done = Je laatste zegel. Bianca heeft nog één beurt, dan worden meerderheden en feestkaarten geteld.
