# Eine erste Partie Patrizier auf Deutsch: was jeder Schritt von lessons.toml sagt.

lesson-about = Zwei Adelsfamilien bauen Türme in neun italienischen Städten. In elf kurzen Schritten lernst du, wie ein Zug abläuft, wie man eine Stadt gewinnt und was schiefgehen kann; das dauert etwa sieben Minuten. Du spielst gegen Bianca, nach den echten Regeln.
lesson-end = Das war das ganze Spiel: eine Karte spielen, bauen, vielleicht ihren Bonus nutzen, eine Karte nehmen. Mehrheiten gewinnen Plättchen, Sätze von Köpfen den Rest. In einer echten Partie sagt dir niemand, was du spielen sollst: Sieh also nach, was neben den Städten liegt, bevor du wählst, wo du baust.

lesson-turn-title = Dein erster Zug
lesson-turn-says = In deinem Zug spielst du eine Handkarte und baust in der Stadt, die sie nennt: eine Etage je Wappen. Jede Stadt hat zwei Bauplätze, links und rechts, für ihre zwei Türme. Dann nimmst du die Karte, die neben dieser Stadt liegt: Wo du baust, entscheidet also auch, was du bekommst.
lesson-turn-asks = Spiele die Karte von Verona mit dem roten Hut und baue auf dem linken Bauplatz.
lesson-turn-instead = Jede deiner Karten ginge. Nimm hier Verona: Drücke auf die Karte in deiner Hand, dann auf den linken Bauplatz.
lesson-turn-done = Deine erste Etage steht, und die Karte neben Verona, Milano mit zwei Wappen, ist jetzt deine. Der Platz ist vom Nachziehstapel aufgefüllt worden.

lesson-two-crests-title = Zwei Wappen, zwei Etagen
lesson-two-crests-says = Manche Karten zeigen zwei Wappen: Sie bauen zwei Etagen auf einmal, beide auf einen Bauplatz oder auf jeden eine. Nicht der höchste Turm gewinnt, sondern wer die meisten Etagen darin hat. In Milano willst du früh und kräftig dabei sein.
lesson-two-crests-asks = Spiele Milano mit zwei Wappen und setze beide Etagen nach links.
lesson-two-crests-instead = Verteilen ist auch erlaubt, aber hier wollen wir einen kräftigen Anfang: Milano, beide Etagen links.
lesson-two-crests-done = Zwei Etagen in einem Zug, und sonst niemand in diesem Turm. Neben Milano lag eine Karte mit freier Wahl, und die hast du jetzt.

lesson-any-title = Eine beliebige Karte
lesson-any-says = Sonst musst du die Karte neben der Stadt nehmen, in der du gebaut hast. Mit freier Wahl musst du das nicht: Nimm die Karte neben irgendeiner Stadt. Neben Firenze liegt Verona mit zwei Wappen, und Verona braucht nur noch drei Etagen.
lesson-any-asks = Spiele Milano mit freier Wahl, baue rechts und nimm die Karte neben Firenze.
lesson-any-instead = Auch das wäre ein Zug, aber nicht dieser: Milano mit freier Wahl, rechts, dann die Karte neben Firenze.
lesson-any-done = Du hast die Karte, die du wolltest, nicht die, die zufällig dalag. Achte darauf, was Bianca jetzt in Verona tut.

lesson-full-city-title = Eine volle Stadt wird gewertet
lesson-full-city-says = In Verona stehen drei von fünf Etagen: eine von dir links, zwei von Bianca rechts. Deine zwei Etagen füllen die Stadt, und dann wird sie sofort gewertet: Die meisten Etagen im höheren Turm gewinnen das höhere Plättchen, die meisten im niedrigeren das niedrigere. Zähle also, bevor du baust: Wohin müssen deine Etagen?
lesson-full-city-asks = Spiele Verona mit zwei Wappen so, dass du das höhere Plättchen gewinnst: beide Etagen links.
lesson-full-city-instead = Zähle noch einmal: Mit einer Etage rechts wäre dieser Turm der höhere, und darin hat Bianca die meisten. Beide Etagen gehören nach links.
lesson-full-city-done = Drei gegen zwei: Der linke Turm ist höher und gehört dir, und mit ihm das Plättchen im Wert von fünf. Bianca nimmt das niedrigere. In Verona wird nichts mehr gebaut oder versetzt.

lesson-not-here-title = Was nicht geht, und warum
lesson-not-here-says = Im linken Turm von Milano habt ihr je zwei Etagen, aber Biancas liegen oben: Bei Gleichstand entscheidet die oberste Etage, also führt sie dort. Mit einer Karte „Etage versetzen“ darfst du eine oberste Etage auf den anderen Turm ihrer Stadt versetzen. Du darfst auf alles drücken: Was verboten ist, wird mit seiner Regel erklärt.
lesson-not-here-asks = Wähle Lucca mit „Etage versetzen“ und baue links. Versuche dann, in Lucca selbst eine Etage zu versetzen: Drücke auf den linken Turm dort.
lesson-not-here-instead = Versuche es nur: Lucca mit „Etage versetzen“, links, dann der linke Turm von Lucca. Es kann nichts passieren, denn noch ist nichts gespielt.
lesson-not-here-done = Das ist „Warum nicht?“: die Regel, und was im Weg steht. Versetzt wird in einer anderen Stadt als der, in der du gerade gebaut hast. Das geht auf jedem Brett, für alles.

lesson-move-title = Eine Etage versetzen
lesson-move-says = Du brauchst eine eigene Etage in der Stadt, und sie darf noch nicht gewertet sein: also Milano. Die oberste Etage wandert hinüber, egal wessen sie ist. Nimm Biancas oberste Etage vom linken Turm, und du hast dort die meisten.
lesson-move-asks = Spiele Lucca mit „Etage versetzen“, baue links und versetze die oberste Etage des linken Turms von Milano.
lesson-move-instead = Vielleicht ein guter Zug, aber sieh nach Milano: Die oberste Etage des linken Turms ist die, die dich stört.
lesson-move-done = Im linken Turm sind jetzt zwei Etagen von dir und eine von Bianca. Ein Zug hat die Mehrheit gedreht.

lesson-majority-title = Die Mehrheit halten
lesson-majority-says = In Milano fehlen noch zwei Etagen, und gewertet wird, egal wer die letzte baut. Bianca könnte das schon in ihrem nächsten Zug tun. Sichere deinen Vorsprung vorher.
lesson-majority-asks = Spiele Milano mit dem Bart und baue links.
lesson-majority-instead = Rechts hilfst du einem Turm, der der niedrigere wird. Milano, links: Dort liegt das höhere Plättchen.
lesson-majority-done = Vier Etagen, drei davon deine. Bianca füllt die Stadt selbst: Du bekommst die sieben für den höheren Turm, sie die vier für den niedrigeren. Gewertet werden kann in jedermanns Zug.

lesson-empty-site-title = Kein Bauplatz bleibt leer
lesson-empty-site-says = Viele Züge später habt ihr die letzten Karten in der Hand; genommen wird nichts mehr. In Ferrara stehen links drei Etagen, der rechte Bauplatz ist noch leer. Wird eine Stadt voll, darf keiner ihrer Bauplätze leer sein.
lesson-empty-site-asks = Wähle Ferrara mit zwei Wappen und versuche, beide Etagen nach links zu setzen.
lesson-empty-site-instead = Versuche es nur: Wähle Ferrara, dann beide Etagen links.
lesson-empty-site-done = Die Regel sagt, was fehlt: Mindestens eine der letzten Etagen muss auf den leeren Bauplatz. Merke es dir: Ein leerer Bauplatz ist ein Turm, den man mit einer einzigen Etage gewinnt.

lesson-last-floors-title = Ein Turm umsonst
lesson-last-floors-says = Rechts muss also mindestens eine Etage hin. Mit zwei Etagen entsteht dort ein Turm, der ganz dir gehört, und der linke, in dem du schon führst, bleibt der höhere.
lesson-last-floors-asks = Spiele Ferrara mit zwei Wappen und setze beide Etagen nach rechts.
lesson-last-floors-instead = Auf jede Seite eine wäre auch erlaubt. Setze beide nach rechts: So ändert sich links nichts, und das niedrigere Plättchen ist dir sicher.
lesson-last-floors-done = Beide Plättchen von Ferrara sind deine: fünf und zwei. Suche solche Geschenke, bevor deine Gegner sie sehen.

lesson-heads-title = Köpfe sammeln
lesson-heads-says = Am Ende bringen je { $set } gleiche Köpfe auf deinen gespielten Karten { $points } Punkte; eine Karte mit zwei Köpfen zählt doppelt, Überzähliges bringt nichts. Du hast fünf Bärte gespielt. Einer mehr vollendet den zweiten Satz.
lesson-heads-asks = Spiele Roma mit dem Bart und baue links.
lesson-heads-instead = Denk an die Köpfe: Roma mit dem Bart ist { $points } Punkte wert. Baue links.
lesson-heads-done = Sechs Bärte: zwei volle Sätze. Ein Satz ist so viel wert wie ein gutes Plättchen, also achte auf die Köpfe, wenn du Karten wählst.

lesson-end-title = Die letzte Karte
lesson-end-says = Deine letzte Karte, Roma mit zwei Wappen, wird von selbst gespielt, denn eine andere hast du nicht. Sie füllt Roma. Die Partie endet, wenn niemand mehr eine Karte hat; die meisten Punkte aus Plättchen und Köpfen gewinnen, bei Gleichstand, wer weniger gebaut hat.
lesson-end-asks = Setze beide Etagen nach rechts.
lesson-end-instead = Bianca ist dir dicht auf den Fersen. Mit beiden Etagen rechts gewinnst du beide Plättchen von Roma.
lesson-end-done = Beide Türme von Roma sind deine. Bianca spielt noch ihre letzte Karte, dann wird alles gezählt.
