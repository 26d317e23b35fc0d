# Een eerste partij Patrizier in het Nederlands: wat elke stap van lessons.toml zegt.

lesson-about = Twee adellijke families bouwen torens in negen Italiaanse steden. In elf korte stappen leer je hoe een beurt gaat, hoe je een stad wint en wat er mis kan gaan; het duurt ongeveer zeven minuten. Je speelt tegen Bianca, volgens de echte regels.
lesson-end = Dat was het hele spel: een kaart spelen, bouwen, misschien de bonus gebruiken, een kaart nemen. Meerderheden winnen roemfiches, series portretten de rest. In een echte partij zegt niemand wat je moet spelen: kijk dus wat er bij de steden ligt voor je kiest waar je bouwt.

lesson-turn-title = Je eerste beurt
lesson-turn-says = In je beurt speel je één kaart uit je hand en bouw je in de stad die erop staat: één etage per wapenschild. Elke stad heeft twee bouwplaatsen, links en rechts, voor haar twee torens. Daarna neem je de kaart die bij die stad ligt: waar je bouwt, bepaalt dus ook wat je krijgt.
lesson-turn-asks = Speel de kaart van Verona met de rode hoed en bouw op de linker bouwplaats.
lesson-turn-instead = Elke kaart uit je hand mag. Neem nu even Verona: druk op de kaart in je hand en dan op de linker bouwplaats.
lesson-turn-done = Je eerste etage staat, en de kaart bij Verona, Milano met twee wapenschilden, is nu van jou. De plek is vanaf de trekstapel aangevuld.

lesson-two-crests-title = Twee wapenschilden, twee etages
lesson-two-crests-says = Sommige kaarten hebben twee wapenschilden: daarmee bouw je twee etages tegelijk, allebei op één bouwplaats of op elk een. Niet de hoogste toren telt, maar wie er de meeste etages in heeft. In Milano wil je er vroeg en stevig bij zijn.
lesson-two-crests-asks = Speel Milano met twee wapenschilden en zet beide etages links.
lesson-two-crests-instead = Verdelen mag ook, maar we willen hier een stevig begin: Milano, beide etages links.
lesson-two-crests-done = Twee etages in één beurt, en niemand anders in die toren. Bij Milano lag een kaart met vrije keuze, en die heb je nu.

lesson-any-title = Een kaart naar keuze
lesson-any-says = Meestal moet je de kaart nemen bij de stad waar je hebt gebouwd. Met een vrije keuze hoeft dat niet: neem de kaart bij welke stad je maar wilt. Bij Firenze ligt Verona met twee wapenschilden, en Verona heeft nog maar drie etages nodig.
lesson-any-asks = Speel Milano met vrije keuze, bouw rechts en neem de kaart bij Firenze.
lesson-any-instead = Dat is ook een beurt, maar niet deze: Milano met vrije keuze, rechts, en dan de kaart bij Firenze.
lesson-any-done = Je hebt de kaart die je wilde, niet de kaart die er toevallig lag. Let op wat Bianca nu in Verona doet.

lesson-full-city-title = Een volle stad wordt gewaardeerd
lesson-full-city-says = In Verona staan drie van de vijf etages: één van jou links, twee van Bianca rechts. Jouw twee etages maken de stad vol, en dan wordt ze meteen gewaardeerd: de meeste etages in de hoogste toren winnen het hoge roemfiche, de meeste in de laagste toren het lage. Tel dus voor je bouwt: waar moeten je etages heen?
lesson-full-city-asks = Speel Verona met twee wapenschilden zo dat je het hoge roemfiche wint: beide etages links.
lesson-full-city-instead = Tel nog eens: met een etage rechts wordt die toren de hoogste, en daarin heeft Bianca de meeste. Beide etages horen links.
lesson-full-city-done = Drie tegen twee: de linkertoren is hoger en van jou, en het roemfiche van vijf dus ook. Bianca krijgt het lage roemfiche. In Verona wordt niets meer gebouwd of verplaatst.

lesson-not-here-title = Wat niet mag, en waarom
lesson-not-here-says = In de linkertoren van Milano hebben jullie elk twee etages, maar die van Bianca liggen boven: bij gelijke stand beslist de bovenste etage, dus zij leidt daar. Met een kaart “etage verplaatsen” mag je één bovenste etage naar de andere toren van die stad verplaatsen. Je mag op alles drukken: wat niet mag, wordt met de regel erbij uitgelegd.
lesson-not-here-asks = Kies Lucca met “etage verplaatsen” en bouw links. Probeer dan een etage in Lucca zelf te verplaatsen: druk op de linkertoren daar.
lesson-not-here-instead = Probeer het gerust: Lucca met “etage verplaatsen”, links, dan de linkertoren van Lucca. Er kan niets misgaan, want er is nog niets gespeeld.
lesson-not-here-done = Dat is “Waarom niet?”: de regel, en wat er in de weg staat. Verplaatsen moet in een andere stad dan die waar je net hebt gebouwd. Het werkt op elk bord, voor alles.

lesson-move-title = Een etage verplaatsen
lesson-move-says = Je hebt een eigen etage in de stad nodig, en ze mag nog niet gewaardeerd zijn: Milano dus. De bovenste etage gaat naar de overkant, van wie ze ook is. Haal de bovenste etage van Bianca uit de linkertoren, en jij hebt daar de meeste.
lesson-move-asks = Speel Lucca met “etage verplaatsen”, bouw links en verplaats de bovenste etage van de linkertoren van Milano.
lesson-move-instead = Misschien een mooie zet, maar kijk naar Milano: de bovenste etage van de linkertoren zit je in de weg.
lesson-move-done = In de linkertoren zitten nu twee etages van jou en één van Bianca. Eén zet heeft de meerderheid omgedraaid.

lesson-majority-title = Houd de meerderheid
lesson-majority-says = In Milano ontbreken nog twee etages, en de stad wordt gewaardeerd wie de laatste ook bouwt. Bianca kan dat in haar volgende beurt doen. Stel je voorsprong veilig voor het zover is.
lesson-majority-asks = Speel Milano met de baard en bouw links.
lesson-majority-instead = Rechts help je een toren die de laagste wordt. Milano, links: daar ligt het hoge roemfiche.
lesson-majority-done = Vier etages, waarvan drie van jou. Bianca bouwt de stad zelf vol: jij krijgt de zeven voor de hoogste toren, zij de vier voor de laagste. Een waardering kan in ieders beurt komen.

lesson-empty-site-title = Geen bouwplaats blijft leeg
lesson-empty-site-says = Vele beurten verder: jullie hebben de laatste kaarten in de hand, er wordt niets meer genomen. In Ferrara staan links drie etages, en rechts is nog niets gebouwd. Als een stad vol raakt, mag geen van beide bouwplaatsen leeg zijn.
lesson-empty-site-asks = Kies Ferrara met twee wapenschilden en probeer beide etages links te zetten.
lesson-empty-site-instead = Probeer het alleen maar: kies Ferrara, en dan beide etages links.
lesson-empty-site-done = De regel zegt wat er ontbreekt: minstens één van de laatste etages moet op de lege bouwplaats. Onthoud het: een lege bouwplaats is een toren die je met één etage wint.

lesson-last-floors-title = Een toren voor niets
lesson-last-floors-says = Rechts moet dus minstens één etage komen. Met twee etages maak je daar een toren die helemaal van jou is, en de linker, waar je al leidt, blijft de hoogste.
lesson-last-floors-asks = Speel Ferrara met twee wapenschilden en zet beide etages rechts.
lesson-last-floors-instead = Op elk één mag ook. Zet ze allebei rechts: dan verandert er links niets, en is het lage roemfiche zeker van jou.
lesson-last-floors-done = Beide roemfiches van Ferrara zijn van jou: vijf en twee. Zoek zulke cadeautjes voor je tegenstanders ze zien.

lesson-heads-title = Portretten verzamelen
lesson-heads-says = Aan het eind leveren elke { $set } gelijke portretten op je gespeelde kaarten { $points } punten op; een kaart met twee portretten telt dubbel, wat overblijft brengt niets op. Je hebt vijf baarden gespeeld. Met nog één is de tweede serie compleet.
lesson-heads-asks = Speel Roma met de baard en bouw links.
lesson-heads-instead = Let op de portretten: Roma met de baard is { $points } punten waard. Bouw links.
lesson-heads-done = Zes baarden: twee volle series. Een serie is evenveel waard als een goed roemfiche, dus kijk naar de portretten als je kaarten kiest.

lesson-end-title = De laatste kaart
lesson-end-says = Je laatste kaart, Roma met twee wapenschilden, wordt vanzelf gespeeld, want je hebt geen andere. Ze maakt Roma vol. Het spel eindigt als niemand nog een kaart heeft; de meeste punten uit roemfiches en portretten winnen, en bij gelijke stand wie minder heeft gebouwd.
lesson-end-asks = Zet beide etages rechts.
lesson-end-instead = Bianca zit je op de hielen. Met beide etages rechts win je beide roemfiches van Roma.
lesson-end-done = Beide torens van Roma zijn van jou. Bianca speelt nog haar laatste kaart, en dan wordt alles geteld.
