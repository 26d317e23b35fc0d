# Eine erste Partie Firenze auf Deutsch: was jeder Schritt von lessons.toml sagt.

lesson-about = Die Familien von Florenz bestellen Türme, und du bist Baumeister. In zwölf kurzen Schritten lernst du, wie du an Steine kommst, wie Türme wachsen, wie Aufträge Punkte bringen und wo der Verfall droht; das dauert etwa acht Minuten. Du spielst gegen Bianca, nach den echten Regeln.
lesson-end = Das war es: eine Karte nehmen, vielleicht tauschen, bauen, erfüllen. Jeder Turm will in jedem Zug einen Stein, die billigen Karten liegen links, und die letzten Punkte zählen erst ganz am Ende. Versuche es jetzt ohne Lehrer.

lesson-take-title = Nimm eine Karte
lesson-take-says = Ein Zug beginnt mit einer der sechs Karten der Auslage; die Steine darauf gehören dir. Die linke ist gratis, jede weitere kostet einen Stein mehr: Du legst auf jede Karte links von ihr einen. Die Werkstatt an zweiter Stelle macht das Bauen für die ganze Partie billiger, und auf ihr liegen drei rote Steine.
lesson-take-asks = Nimm die zweite Karte, die Werkstatt, für einen Stein.
lesson-take-instead = Eine andere Karte ginge auch. In dieser Partie wollen wir die roten Steine: die zweite Karte von links.
lesson-take-done = Dein weißer Stein liegt jetzt auf dem Schmuggler und macht diese Karte für andere verlockender. Die Auslage rückt auf, und rechts kommt eine neue Karte dazu.

lesson-build-title = Beginne einen Turm
lesson-build-says = Aus Steinen werden Türme: jeder in einer Farbe, so viele du willst. Zwei Steine im Zug zu legen ist gratis; drei kosten { $cost_3 } weiteren, vier { $cost_4 }, fünf { $cost_5 }, sechs { $cost_6 }. Behalte deinen dritten roten Stein: Du brauchst ihn im nächsten Zug.
lesson-build-asks = Geh ohne Tausch weiter, lege zwei rote Steine auf einen neuen Turm und sage, dass du fertig gebaut hast.
lesson-build-instead = Das ginge, aber behalte einen roten Stein zurück: zwei rote Steine auf einen neuen Turm, dann fertig.
lesson-build-done = In deinem Bauhof steht ein roter Turm mit zwei Steinen. Jetzt spielt Bianca.

lesson-too-dear-title = Was nicht geht, und warum
lesson-too-dear-says = Du bist wieder am Zug. Die sechste Karte ist verlockend, aber sie kostet fünf Steine, und du hast drei. Du darfst hier auf alles drücken: Was die Regeln verbieten, wird erklärt, mit der Regel dazu.
lesson-too-dear-asks = Drücke auf die sechste Karte, die Fürstin, obwohl du sie nicht bezahlen kannst.
lesson-too-dear-instead = Drücke einfach auf die sechste Karte der Auslage. Es kann nichts passieren.
lesson-too-dear-done = Das ist „Warum nicht?“: was es kosten würde, was du hast, und die Regel. Das geht mit allem auf dem Brett.

lesson-pay-title = Zahle mit dem, was du entbehren kannst
lesson-pay-says = Der Maurer an zweiter Stelle ist eine Person: Du behältst ihn auf der Hand und spielst ihn, wann du willst. Er kostet einen Stein, und du wählst die Farbe. Deinen roten Stein braucht der Turm, also zahle mit Weiß.
lesson-pay-asks = Nimm die zweite Karte, den Maurer, und zahle mit einem weißen Stein.
lesson-pay-instead = Nimm den Maurer, und achte darauf, womit du zahlst: Der rote Stein muss in deinem Vorrat bleiben.
lesson-pay-done = Der Maurer ist auf deiner Hand, und unter den Steinen, die auf ihm lagen, ist noch ein roter.

lesson-raise-title = Ein Turm muss wachsen
lesson-raise-says = Das ist die große Gefahr: Jeder deiner Türme, der zu Beginn deines Zuges stand und keinen Stein dazubekommt, wird abgerissen, und die Hälfte ist verloren. Beginne also nur, was du weiterbauen kannst. Du hast zwei rote Steine: genau richtig.
lesson-raise-asks = Geh weiter zum Bauen, lege beide roten Steine auf den roten Turm und sage, dass du fertig bist.
lesson-raise-instead = Beide roten Steine auf den roten Turm: Dann ist er vier hoch, und für diese Höhe zahlt jemand.
lesson-raise-done = Der Turm hat vier Etagen und ist in diesem Zug sicher.

lesson-fulfil-title = Erfülle einen Auftrag
lesson-fulfil-says = Die Fenster auf dem Brett sind Aufträge: eine Farbe und eine genaue Höhe. Gib einen passenden Turm ab, setze dein Siegel und nimm die Punkte. Ein Balkon mit einer römischen Zahl ist mehr wert, aber sie gehen der Reihe nach: Zuerst kommt I, und er liegt auf Rot vier.
lesson-fulfil-asks = Erfülle Rot vier.
lesson-fulfil-instead = Du könntest warten und höher bauen, aber dann will der Turm in jedem Zug einen Stein. Nimm jetzt die Punkte für Rot vier.
lesson-fulfil-done = Dein erstes Siegel. Die Steine sind wieder im Beutel, und Balkon II ist jetzt für alle offen.

lesson-exchange-title = Gerettet durch einen Tausch
lesson-exchange-says = Zwei Züge später hast du einen grünen Turm mit fünf Steinen und keinen einzigen grünen Stein. Wächst er nicht, sind drei seiner Steine verloren. Einmal im Zug darfst du tauschen: Lege { $exchange } Steine auf eine Karte der Auslage und nimm einen, der dort lag. Auf dem Alchemisten an zweiter Stelle liegt ein grüner.
lesson-exchange-asks = Tausche auf der zweiten Karte: Lege drei weiße Steine darauf und nimm den grünen.
lesson-exchange-instead = Der Gedanke stimmt. Hier nehmen wir den Alchemisten an zweiter Stelle und zahlen mit den drei weißen Steinen, die du am wenigsten brauchst.
lesson-exchange-done = Teuer, aber billiger als eine Bauruine. Und merke dir: Auf dem Alchemisten liegen jetzt viele weiße Steine.

lesson-balcony-title = Der zweite Balkon
lesson-balcony-says = Mit einer Etage mehr passt dein Turm auf Grün sechs, und dort liegt Balkon II, den du selbst frei gemacht hast. Außerdem nimmt, wer zuerst einen Auftrag der Höhe fünf, sechs, sieben oder acht erfüllt, ein Plättchen mit weiteren Punkten: Das bei sechs ist noch da.
lesson-balcony-asks = Geh weiter zum Bauen, lege den grünen Stein auf den grünen Turm, beende das Bauen und erfülle Grün sechs.
lesson-balcony-instead = Hör jetzt nicht auf: grüner Stein auf den grünen Turm, fertig gebaut, dann Grün sechs.
lesson-balcony-done = Neun für den Balkon und { $tile_6 } für den ersten Auftrag der Höhe sechs: elf Punkte in einem Zug.

lesson-rich-card-title = Was andere zahlen
lesson-rich-card-says = Gezahlte Steine bleiben auf den Karten liegen. So werden Karten, die niemand will, reich, und schließlich liegen sie links, wo sie nichts kosten. Auf dem Alchemisten liegen jetzt sieben Steine. Aber am Ende deines Zuges darfst du höchstens { $limit } behalten: Was darüber ist, geht zurück.
lesson-rich-card-asks = Nimm die erste Karte, den Alchemisten. Sie ist gratis.
lesson-rich-card-instead = Sieh dir die linke Karte an: sieben Steine, für nichts.
lesson-rich-card-done = Zwölf Steine im Vorrat, zwei mehr, als du behalten darfst. Baue also lieber, als welche zurückzugeben.

lesson-person-title = Rufe eine Person
lesson-person-says = Vier Steine in einem Zug kosten { $cost_4 } weitere. Der Maurer erspart dir { $mason } davon, deine Werkstatt noch { $workshop }. Den Maurer spielst du, bevor der erste Stein liegt, und dann ist er fort. Vier weiße Steine geben einen Turm, für den es sofort einen Auftrag gibt.
lesson-person-asks = Geh weiter, spiele den Maurer, lege vier weiße Steine auf einen neuen Turm, beende das Bauen, erfülle Weiß vier und beende den Zug.
lesson-person-instead = Fast: erst der Maurer, dann vier weiße Steine auf einen neuen Turm, dann Weiß vier, dann weiter zum Ende des Zuges.
lesson-person-done = In einem Zug gebaut und erfüllt, also muss beim nächsten Mal nichts wachsen. Kleine Aufträge bringen wenig, aber jeder ist ein Siegel weniger, das du noch setzen musst.

lesson-event-title = Ereignisse treffen alle
lesson-event-says = Der Lagerbrand ist ein Ereignis: Er geschieht sofort, und jeder Spieler verliert { $fire } Steine aus dem Vorrat. Die Steine auf der Karte bekommst du erst nach dem Brand, sie sind also sicher. Mit fünf guten darauf lohnt es sich für dich; Bianca verliert nur.
lesson-event-asks = Nimm die erste Karte, den Lagerbrand, und wähle drei Steine, die du verlierst.
lesson-event-instead = Wir wollen das Ereignis sehen: Nimm die erste Karte und gib drei Steine ab, welche du magst.
lesson-event-done = Ereignisse sind nicht nur Pech: Wer sie nimmt, wählt den Augenblick. Ein Patrizier auf deiner Hand hätte es sogar abwehren können.

lesson-last-seal-title = Das letzte Siegel
lesson-last-seal-says = Viele Züge später: Bianca liegt vierzehn Punkte vorn, aber du hast nur noch ein Siegel und einen gelben Turm mit sechs Steinen. Wer zuerst sein letztes Siegel setzt, bekommt { $last_seal } Punkte und läutet das Ende ein; die anderen haben noch einen Zug. Dann bringt jede Farbe Punkte für den, der dort die meisten Siegel hat, und die Festkarten zählen. Mit Gelb sechs gewinnst du auch Gelb: Bei Gleichstand entscheidet das höhere Siegel.
lesson-last-seal-asks = Erfülle Gelb sechs.
lesson-last-seal-instead = Du könntest warten, aber mit diesem Siegel endet die Partie, wann es dir passt. Erfülle Gelb sechs.
lesson-last-seal-done = Dein letztes Siegel. Bianca hat noch einen Zug, dann werden Mehrheiten und Festkarten gezählt.
