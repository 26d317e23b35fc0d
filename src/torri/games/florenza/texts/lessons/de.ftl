# Eine erste Partie Florenza auf Deutsch: was jeder Schritt von lessons.toml sagt.

lesson-about = Fünf Familien schmücken Florenz, und du führst die Medici. In vierzehn kurzen Schritten lernst du, wie du Arbeiter einsetzt, wie Pläne bezahlt werden, wie Künstler Prestige bringen und was ein gebrochenes Versprechen kostet; das dauert etwa zehn Minuten. Du spielst eine kurze Partie gegen Bianca und die Pazzi, nach den echten Regeln.
lesson-end = Mit Arbeitern planen, dann in den Vierteln und für die Kunstwerke zahlen: So geht jede Runde. Behalte deine Kasse im Auge, wirb die Großen an, bevor sie die Stadt verlassen, und lass am Ende kein Feld und keine Nische leer. Führe jetzt selbst eine Familie.

lesson-use-title = Arbeiter einsetzen
lesson-use-says = In jeder Runde setzt du deine Arbeiter einzeln ein, abwechselnd mit Bianca; was sie tun, kommt später. Der erste Auftrag: ein Gebäude belegen. Dein Picconiere auf Feld 2 wird Marmor und Florin bringen. Auch ein fremdes Gebäude geht, aber das kostet dich einen Prestigepunkt, und sein Besitzer bekommt ihn.
lesson-use-asks = Belege deinen eigenen Picconiere auf Feld 2.
lesson-use-instead = Mit diesem Arbeiter ginge vieles. Beginne mit deinem Picconiere: Drücke in deinem Viertel darauf.
lesson-use-done = Der Arbeiter steht dort bis Phase 6; dann bringt das Gebäude seinen Ertrag. Niemand sonst kann es in dieser Runde nutzen.

lesson-talents-title = Wer was kann
lesson-talents-says = Ein Kunstwerk braucht einen Arbeiter und einen Künstler mit einer passenden Begabung: Architekt, Bildhauer oder Maler. Masaccio ist Maler, und die Statue in deinem Palazzo will einen Bildhauer. Du darfst auf alles drücken: Was die Regeln verbieten, wird erklärt.
lesson-talents-asks = Wähle die Statua in deinem Palazzo und versuche, Masaccio dafür anzuwerben.
lesson-talents-instead = Versuche es nur: die Statua in deinem Palazzo, dann Masaccio unter Leben I.
lesson-talents-done = Das ist „Warum nicht?“: die Regel, und was fehlt. Das geht mit allem auf dem Brett.

lesson-create-title = Plane ein Kunstwerk
lesson-create-says = Der Salone deines Palazzo lässt sich ausmalen: Er kostet Holz, Stoff, Gewürz und 100 Florin, und Masaccio verlangt 150 dazu. Bezahlt wird in Phase 7, nicht jetzt. Unter Leben I ist es seine letzte Runde: Personen rücken jede Runde eine Karte weiter, und dann gehen sie.
lesson-create-asks = Plane den Salone in deinem Palazzo mit Masaccio.
lesson-create-instead = Es gibt andere Werke und andere Künstler. Lass Masaccio den Salone malen, bevor er geht.
lesson-create-done = Masaccio ist angeworben, und niemand sonst kann ihn in dieser Runde haben. Dein Plan zeigt, was du brauchen wirst.

lesson-build-title = Plane ein Gebäude
lesson-build-says = Du darfst planen, was du noch nicht bezahlen kannst, und das ist die Gefahr: Ein Gebäude, das nicht bezahlt wird, kostet einen Prestigepunkt. Der Fabbro kostet einen Marmor und ein Holz, der Salone auch ein Holz, und du hast nur eines. Plane ihn trotzdem und sieh auf deine Kasse: Es fehlt Holz.
lesson-build-asks = Drücke auf Feld 4 deines Viertels oder auf „Gebäude zum Planen“ und wähle den Fabbro.
lesson-build-instead = Jetzt ist der Fabbro dran: Er bringt jedes Mal, wenn er genutzt wird, ein Metall.
lesson-build-done = Deine Kasse sagt nun, dass ein Versprechen scheitern würde: Ein Holz fehlt. Zum Glück gibt es einen Ausweg.

lesson-market-title = Auf zum Markt
lesson-market-says = Auf dem Markt kannst du ein Material verkaufen, eines kaufen und zwei gegen eines tauschen, jedes einmal. Er öffnet in Phase 5, bevor irgendetwas bezahlt wird. Jede Familie darf einen Arbeiter hinschicken.
lesson-market-asks = Schicke deinen letzten Arbeiter auf den Markt.
lesson-market-instead = Zuerst deine Versprechen: Auf dem Markt bekommst du das fehlende Holz.
lesson-market-done = Alle Arbeiter sind eingesetzt. Jetzt geschieht, was geplant ist, Phase für Phase.

lesson-trade-title = Zwei gegen eines
lesson-trade-says = Phase 5, der Markt. Verkaufen bringt { $sale } Florin, kaufen kostet { $price }. Hier geht es besser: Gold und Metall brauchst du in dieser Runde nicht. Gib beide für ein Holz.
lesson-trade-asks = Tausche Gold und Metall gegen ein Holz und verlasse dann den Markt.
lesson-trade-instead = Ein Geschäft wäre das, aber deine Florin sind Masaccio versprochen. Tausche Gold und Metall gegen Holz.
lesson-trade-done = Zwei Holz: Jetzt geht deine Rechnung auf. Als Nächstes kommen die Viertel, Feld für Feld.

lesson-yield-title = Gebäude bringen Ertrag
lesson-yield-says = Phase 6 geht alle Viertel nach der Nummer der Felder durch: erst alle Felder 1, dann alle Felder 2 und so weiter. Mit dem, was ein Feld bringt, kannst du auf einem späteren zahlen. Dein Picconiere steht auf Feld 2, der Fabbro wartet auf Feld 4.
lesson-yield-asks = Nutze den Picconiere.
lesson-yield-instead = Du würdest nichts verlieren, aber auch nichts gewinnen. Sag ja: Es kostet nichts.
lesson-yield-done = Ein Marmor und 50 Florin, gerade rechtzeitig für die nächsten Felder.

lesson-finish-title = Stelle ein Gebäude fertig
lesson-finish-says = Jetzt der Fabbro: Zahle den ganzen Preis, und er steht für den Rest der Partie. Tust du es nicht, verlierst du { $building_failure } Prestige. Am Ende der Partie kostet außerdem jedes Feld ohne Gebäude einen Punkt.
lesson-finish-asks = Bezahle den Fabbro.
lesson-finish-instead = Du könntest ablehnen, aber das kostet Prestige, und du hast, was es braucht.
lesson-finish-done = Der Fabbro gehört dir und kann ab der nächsten Runde genutzt werden.

lesson-masterpiece-title = Der Künstler am Werk
lesson-masterpiece-says = Phase 7: Wähle eine Begabung, bezahle Werk und Honorar, nimm das Prestige. Dann entscheidet ein Würfel, was der Ruhm des Künstlers hinzufügt; in der Kathedrale wird zweimal gewürfelt. Eine goldene Seite eines namhaften Künstlers ist ein Meisterwerk.
lesson-masterpiece-asks = Lass den Salone von Masaccio als Maler vollenden.
lesson-masterpiece-instead = Ohne Bezahlung verlierst du Prestige: einen Punkt für das Werk und einen, weil Masaccio einen Namen hat. Bezahle ihn als Maler.
lesson-masterpiece-done = Vier Prestigepunkte hast du schon, und der Würfel fügt etwas hinzu. Achte auf Bianca: Sie hat eine Statue versprochen und kann sie nicht bezahlen.

lesson-captain-title = Hauptmann des Volkes
lesson-captain-says = Phase 8: Wer auf der Prestigeleiste allein vorn liegt, wird Hauptmann, behält die Punkte als Zertifikate und beginnt wieder bei null. Neun Punkte sind sicher. Eine neue Runde beginnt mit Einkommen, und der Hauptmann darf einen Arbeiter oder einen Künstler bewachen. Michelangelo liegt unter Leben I: Es ist seine letzte Runde.
lesson-captain-asks = Bewache einen Künstler: Michelangelo Buonarroti.
lesson-captain-instead = Einen fremden Arbeiter zu bewachen tut weh, aber der Größte verlässt nach dieser Runde die Stadt: Bewache Michelangelo.
lesson-captain-done = Nur du darfst Michelangelo in dieser Runde anwerben.

lesson-donate-title = Geistliche bringen Arbeiter
lesson-donate-says = Wer einem Geistlichen spendet, zahlt sofort und würfelt um Arbeiter: Sie kommen aus deinem Vorrat und lassen sich noch in dieser Phase einsetzen. Francesco d’Assisi kostet 50 Florin und bringt auch einen Bischofspunkt. Mit { $bishop_needs } oder mehr davon, und mehr als alle anderen, wirst du Bischof.
lesson-donate-asks = Spende Francesco d’Assisi.
lesson-donate-instead = Sorge zuerst für mehr Hände: Francesco bringt zwei oder drei Arbeiter für einen.
lesson-donate-done = Er predigt in deiner Chiesa. Der Würfel zeigt gleich, wie viele Arbeiter kommen.

lesson-master-title = Der Größte von allen
lesson-master-says = Die Facciata deines Palazzo will einen Architekten oder Bildhauer, und Michelangelo ist beides: Als Architekt verlangt er 150 Florin, als Bildhauer 300 und bringt viel mehr Ruhm. Die Begabung wählst du erst, wenn du zahlst. Deine Kasse zeigt, was du dir leisten kannst.
lesson-master-asks = Plane die Facciata in deinem Palazzo mit Michelangelo.
lesson-master-instead = Michelangelo ist für dich bewacht und geht nach dieser Runde. Gib ihm die Facciata deines Palazzo.
lesson-master-done = Er ist angeworben. Könntest du ihn am Ende nicht bezahlen, verlörest du { $district_failure } Prestige für das Werk und { $artist_failure } mehr für den Namen.

lesson-florins-title = Sieh in der Kasse voraus
lesson-florins-says = Dreihundert Florin sind zu wenig für den Bildhauer und das Werk zusammen. Aber Phase 6 kommt vor Phase 7: Mit dem, was deine Gebäude dort bringen, kannst du Kunstwerke bezahlen. Dein Cambiavalute auf Feld 1 bringt 150.
lesson-florins-asks = Belege deinen Cambiavalute auf Feld 1.
lesson-florins-instead = Ein guter Auftrag, aber erst das Geld: dein Cambiavalute auf Feld 1.
lesson-florins-done = Jetzt sind beide Begabungen in Reichweite, und du entscheidest, wenn du siehst, was die Runde sonst gebracht hat.

lesson-cathedral-title = Ein Turm für die Kathedrale
lesson-cathedral-says = Die letzte Runde. Du hast den Campanile der Kathedrale versprochen, und Michelozzo ist angeworben. Er bringt zehn Prestigepunkte und zwei Würfe, von denen der bessere zählt. Nicht bezahlt kostet er { $cathedral_failure } und { $artist_failure } mehr für den Namen: Die größten Werke sind die größten Wagnisse.
lesson-cathedral-asks = Lass den Campanile von Michelozzo als Architekt vollenden.
lesson-cathedral-instead = Du kannst ihn bezahlen, also tu es: Nirgends ist Scheitern so teuer wie in der Kathedrale.
lesson-cathedral-done = Zehn Prestigepunkte. Nach den letzten Ämtern wird alles gezählt: Zertifikate, Prestige, Material und Florin. Jedes leere Feld kostet einen Punkt, jede Nische in Palazzo und Chiesa ohne Kunstwerk auch.
