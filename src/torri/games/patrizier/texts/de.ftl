# Patrizier auf Deutsch: Namen, Fragen, Gründe, Ereignisse, Abrechnung, Bild und Regeln, alles in unseren eigenen Worten.

## Namen

game-patrizier = Patrizier
game-patrizier-about = Baue Türme in den Städten Italiens und besitze die meisten Etagen, wenn eine Stadt voll ist.
aim-patrizier =
    In jedem Zug spielst du eine Karte, baust in der Stadt, die sie nennt, und nimmst eine neue Karte.
    Ist eine Stadt fertig, bekommt das hohe Plättchen, wer im höheren Turm die meisten Etagen hat, und das niedrige, wer sie im niedrigeren hat. Bei Gleichstand entscheidet die oberste Etage.
    Auch je drei gleiche Köpfe auf deinen gespielten Karten bringen Punkte. Wer die meisten Punkte hat, gewinnt.

city-bologna = Bologna
city-firenze = Firenze
city-roma = Roma
city-milano = Milano
city-lucca = Lucca
city-siena = Siena
city-ferrara = Ferrara
city-parma = Parma
city-verona = Verona
city-pistoia = Pistoia

head-lady = Dame
head-redhat = roter Hut
head-beard = Bart

face-two = zwei Wappen
face-lady = Dame
face-redhat = roter Hut
face-beard = Bart
face-lady-start = Dame, Startkarte
face-redhat-start = roter Hut, Startkarte
face-beard-start = Bart, Startkarte
face-two-lady = zwei Damen
face-two-redhat = zwei rote Hüte
face-two-beard = zwei Bärte
face-move = Etage versetzen
face-any = freie Wahl

side-left = links
side-right = rechts

option-open-memory = Offenes Gedächtnis
option-open-memory-about = Der Tisch zeigt alles, was alle gesehen haben: offen genommene Karten, Ablagen und gewonnene Plättchen.

## Fragen und Antworten

ask-deal = Welche Startkarte wird ausgeteilt?
ask-lay-out = Welche Karte vom Nachziehstapel wird ausgelegt?
ask-start = Welcher Platz beginnt?
ask-play = Welche Karte spielst du?
ask-build = Wo baust du?
ask-move = Welche Etage versetzt du? (- für keine)
ask-take = Neben welcher Stadt nimmst du eine Karte?
ask-over = Die Partie ist zu Ende.

answer-deal = { $card_city } ({ $card_face })
answer-lay-out = { $card_city } ({ $card_face })
answer-start = Platz { $number }
answer-play = { $card_city } ({ $card_face })
answer-build =
    { $right ->
        [0] { $left ->
            [one] eine Etage links
           *[other] beide Etagen links
        }
        [2] beide Etagen rechts
       *[other] { $left ->
            [0] eine Etage rechts
           *[other] je eine Etage links und rechts
        }
    }
answer-move = in { $city } die oberste Etage { $side } auf die andere Seite versetzen
answer-move-nothing = nichts versetzen
answer-take = { $card_city } ({ $card_face }) neben { $space }
answer-take-nothing = neben { $space } liegt nichts

## Gründe

reason-not-among-start-cards = { $card_city } ({ $card_face }) ist nicht unter den verbliebenen Startkarten.
reason-not-in-stock = { $card_city } ({ $card_face }) ist nicht im Nachziehstapel.
reason-not-in-hand =
    { $card_city } ({ $card_face }) hast du nicht auf der Hand, nur { $has ->
        [one] eine andere Karte
       *[other] { $has } andere Karten
    }.
reason-too-few-crests =
    { $card_city } ({ $card_face }) hat { $has ->
        [one] ein Wappen, baut also eine Etage
       *[other] { $has } Wappen, baut also { $has } Etagen
    }; hierfür wären { $needs } Wappen nötig.
reason-site-left-empty = { $city } wird jetzt voll (bisher { $has } von { $needs } Etagen): Dann darf der Bauplatz { $side } nicht leer bleiben.
reason-city-not-in-play = { $city } ist erst ab { $needs } Spielern im Spiel; ihr seid nur { $has }.
reason-just-built-there = In { $city } hast du gerade gebaut: Versetzen darfst du nur in einer anderen Stadt.
reason-city-scored = { $city } ist schon gewertet: Dort wird nichts mehr versetzt.
reason-no-own-floor =
    Du darfst nur in einer Stadt versetzen, in der du selbst eine Etage hast; { $floors ->
        [0] in { $city } steht noch keine
        [one] die einzige in { $city } gehört nicht dir
       *[other] von den { $floors } in { $city } gehört dir keine
    }.
reason-no-tower = In { $city } steht { $side } kein Turm.
reason-no-card-there = Neben { $space } liegt keine Karte.
reason-not-where-built = Du hast in { $city } gebaut, und dort liegt eine Karte: Diese nimmst du. Die Karte neben { $space } dürftest du nur mit freier Wahl nehmen.
reason-not-city-of-card = Die Etagen kommen in die Stadt auf deiner Karte: Du hast { $played_city } gespielt, nicht { $city }.
reason-card-of-city =
    { $has ->
        [0] Um in { $city } zu bauen, bräuchtest du eine Karte dieser Stadt auf der Hand.
        [one] Wähle deine Karte von { $city } auf der Hand.
       *[other] Du hast mehrere Karten von { $city }: Wähle eine davon auf deiner Hand.
    }
reason-take-now = In { $city } hast du gebaut; jetzt nimmst du eine Karte.
reason-stock-closed = Vom Nachziehstapel nimmt niemand: Seine oberste Karte wird dort ausgelegt, wo eine genommen wurde.
reason-tile-not-chosen =
    { $scored ->
        [0] Ein Plättchen gewinnt man, wenn seine Stadt voll ist: In { $city } stehen { $has } von { $needs } Etagen.
       *[other] { $city } ist schon gewertet: Die Plättchen sind vergeben.
    }

## Ereignisse

event-dealt =
    { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } { $card_city } ({ $card_face }).
event-dealt-hidden =
    { $you ->
        [seat] Du erhältst
       *[none] { $seat } erhält
    } eine Startkarte.
event-laid-out = Neben { $space } wird { $card_city } ({ $card_face }) ausgelegt.
event-starts =
    { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    }.
event-played =
    { $you ->
        [seat] Du spielst
       *[none] { $seat } spielt
    } { $card_city } ({ $card_face }).
event-built =
    { $you ->
        [seat] Du baust
       *[none] { $seat } baut
    } in { $city } { $side }: Etage { $level }.
event-tile-won =
    { $you ->
        [seat] Du gewinnst
       *[none] { $seat } gewinnt
    } in { $city } das Plättchen mit dem Wert { $points }.
event-moved =
    { $you ->
        [both] Du versetzt in { $city } eine eigene Etage
        [seat] Du versetzt in { $city } eine Etage von { $owner_seat }
        [target] { $seat } versetzt in { $city } eine deiner Etagen
        [self] { $seat } versetzt in { $city } eine eigene Etage
       *[none] { $seat } versetzt in { $city } eine Etage von { $owner_seat }
    } nach { $side }, dort nun Etage { $level }.
event-moved-nothing =
    { $you ->
        [seat] Du versetzt
       *[none] { $seat } versetzt
    } nichts.
event-move-void =
    { $you ->
        [seat] Du kannst
       *[none] { $seat } kann
    } keine Etage versetzen.
event-taken =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } { $card_city } ({ $card_face }) neben { $space }.
event-nothing-to-take =
    { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } keine Karte: Es liegt keine mehr aus.
event-ended = Niemand hat mehr eine Karte: Die Partie ist zu Ende.

## Abrechnung

line-higher-tower = höherer Turm in { $city }
line-lower-tower = niedrigerer Turm in { $city }
line-heads =
    { $count ->
        [one] ein Kopf: { $head }
       *[other] { $count } Köpfe: { $head }
    }

## Woraus ein Rat besteht

term-points = Erzielte Punkte
term-tempo = Früher wieder am Zug sein
term-moves = Etagen, die noch versetzt werden können
term-choices = Freie Wahl der Karten
term-crests = Karten mit zwei Wappen auf der Hand
term-heads = Sätze von Köpfen, die noch kommen
term-prospects = Mehrheiten in den Städten
term-rest = Kleinere Unterschiede
term-rivals =
    Was es { $gain ->
        [no] dem stärksten Gegner bringt
       *[yes] den stärksten Gegner kostet
    }

## Warum ein Plan besser ist: was mit ihm öfter oder seltener geschieht

because-higher-tower =
    { $you ->
        [seat] du gewinnst
       *[none] { $seat } gewinnt
    } den höheren Turm in { $city } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-lower-tower =
    { $you ->
        [seat] du gewinnst
       *[none] { $seat } gewinnt
    } den niedrigeren Turm in { $city } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }
because-heads =
    { $you ->
        [seat] du bekommst
       *[none] { $seat } bekommt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für Köpfe ({ $head }){ $happens ->
        [no] { " " }nicht
       *[yes] { "" }
    }

## Bild

picture-title = Patrizier · Runde { $turn } von { $turns } · { $stock } im Nachziehstapel
picture-over = Patrizier · die Partie ist zu Ende
picture-city = Stadt
picture-towers = links / rechts, von unten
picture-floors = Etagen
picture-tiles = Plättchen
picture-card = Karte daneben
picture-scored = gewertet
picture-seat = Platz
picture-hand = Karten
picture-supply = Vorrat
picture-won = Plättchen
picture-top = zuletzt gespielt
picture-points = Punkte
picture-own-hand = Deine Handkarten: { $cards }
picture-own-heads = Deine Köpfe: { $ladies } × { head-lady }, { $redhats } × { head-redhat }, { $beards } × { head-beard }
picture-known-hand = Bekannte Handkarten von { $seat }: { $cards }
picture-empty = keine

## Probleme einer Editionsdatei

problem-unknown-face = { $path }: „{ $face }“ gibt es nicht; möglich sind { $known }.
problem-crests-not-floors = „{ $path }“: Die Karten tragen { $found } Wappen für { $expected } Etagen.
problem-even-floors = „{ $path }“: Die Zahl der Etagen muss ungerade sein, damit keine zwei Türme gleich hoch sind (P4.1).
problem-names-alike = „{ $path }“: Die ersten zwei Buchstaben der Städtenamen müssen verschieden sein.
problem-too-many-alike = { $path }: mehr gleiche Karten als erlaubt ({ $face }), höchstens { $most }.
problem-too-many = { $path }: höchstens { $most } insgesamt.
problem-wrong-order = { $path }: Städte, die erst mit mehr Spielern ins Spiel kommen, müssen am Ende stehen.
problem-too-few-start-cards = { $path }: zu wenige Startkarten für { $players } Spieler.

## Regeln

chapter-P1 = Spielmaterial
chapter-P2 = Spielvorbereitung
chapter-P3 = Ein Zug, genau in dieser Reihenfolge
chapter-P4 = Wertung einer Stadt
chapter-P5 = Spielende
chapter-P6 = Beispiele
chapter-P7 = Information

rule-P1-1 = Zehn Städte; zu jeder gehören eine feste Zahl zu bauender Etagen, zwei Plättchen für ihre beiden Türme und eigene Karten. Insgesamt sind es { $cards } Karten und { $floors } Etagen, ohne Pistoia { $cards_below_five } und { $floors_below_five }. Eine Karte zeigt zwei Wappen oder ein Wappen und einen Bonus: einen Kopf, zwei Köpfe einer Art, ein Versetzen (MOVE) oder die freie Wahl (ANY). Startkarten (*) zeigen ein Wappen und einen Kopf. Es gibt drei Arten von Köpfen: Dame, roter Hut und Bart.
rule-P1-2 = Zu zweit hat jeder { $supply_2 } Etagen, zu dritt { $supply_3 }, zu viert { $supply_4 } und zu fünft { $supply_5 }, gleich in welcher Farbe. Sie gehen nie aus.
rule-P2-1 = Bei zwei bis vier Spielern bleiben die Karten und Plättchen von Pistoia in der Schachtel.
rule-P2-2 = Die Startkarten der Städte im Spiel werden gemischt, und jeder erhält verdeckt { $hand } davon. Die übrigen werden mit allen anderen Karten gemischt und bilden den Nachziehstapel.
rule-P2-3 = Die Plättchen liegen offen bei ihren Städten. Neben jede Stadt im Spiel wird die oberste Karte des Nachziehstapels offen ausgelegt, gleich welche Stadt sie nennt.
rule-P2-4 = Der Startspieler wird ausgelost. Danach geht es im Uhrzeigersinn reihum, immer ein Zug pro Spieler.
rule-P3-1 = Spiele eine Karte aus deiner Hand offen auf deine Ablage. Das ist Pflicht und immer möglich: Es sind stets noch genau so viele Wappen ungespielt, wie Etagen fehlen. Allen gehen die Handkarten in derselben Runde aus.
rule-P3-2 = Baue für jedes Wappen der Karte eine Etage in der Stadt, die sie nennt, auf einem der beiden Bauplätze; zwei Etagen darfst du auf denselben Bauplatz setzen oder aufteilen. Bauen ist Pflicht.
rule-P3-3 = Wird eine Stadt voll, darf keiner ihrer Bauplätze leer sein: Die letzte Etage kommt dann auf den leeren Bauplatz, von zwei letzten Etagen mindestens eine. Bis dahin darf ein Bauplatz leer bleiben.
rule-P3-4 = Eine volle Stadt wird sofort gewertet, noch vor der Aktion und bevor du eine Karte nimmst. Ihre Türme bleiben stehen; dort wird nichts mehr gebaut oder versetzt.
rule-P3-5 = Mit einer MOVE-Karte darfst du eine Etage versetzen. Wähle dafür eine noch nicht gewertete Stadt, in der du nicht gerade gebaut hast und in der mindestens eine Etage dir gehört, gleich in welchem Turm. Die oberste Etage eines ihrer Türme, egal wessen, kommt oben auf den anderen Turm oder auf dessen leeren Bauplatz. Ein Turm kann dadurch verschwinden. Kommt keine Stadt infrage, verfällt die Aktion.
rule-P3-6 = Nimm genau eine Karte auf die Hand: die neben der Stadt, in der du gebaut hast. Mit freier Wahl, oder wenn dort keine liegt, nimmst du die Karte neben einer beliebigen Stadt, ob gewertet oder nicht. Solange noch eine Karte ausliegt, musst du eine nehmen.
rule-P3-7 = Der frei gewordene Kartenplatz wird vom Nachziehstapel aufgefüllt, auch neben einer gewerteten Stadt. Ist der Stapel leer, bleibt der Kartenplatz frei.
rule-P4-1 = Wer im höheren Turm die meisten Etagen hat, nimmt das höhere Plättchen, wer im niedrigeren die meisten hat, das niedrigere. Bei Gleichstand erhält es derjenige der Beteiligten, dessen oberste Etage höher liegt. Ein Spieler kann beide bekommen; die anderen gehen leer aus. Da jede Stadt eine ungerade Zahl von Etagen hat, sind ihre Türme nie gleich hoch.
rule-P5-1 = Die Partie endet, wenn niemand mehr eine Karte hat: zu zweit nach { $turns_2 } Zügen für jeden, zu dritt nach { $turns_3 }, zu viert nach { $turns_4 } und zu fünft nach { $turns_5 }. Dann sind alle Städte gewertet.
rule-P5-2 = Jede Art von Köpfen zählt für sich: Für je { $set } gleiche Köpfe auf allen Karten, die du gespielt hast, gibt es { $points } Punkte. Eine Karte mit zwei Köpfen zählt als zwei. Überzählige Köpfe und gemischte Sätze bringen nichts.
rule-P5-3 = Wer mit Plättchen und Köpfen die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Etagen im Vorrat übrig hat; herrscht auch dort Gleichstand, wird der Sieg geteilt.
rule-P6-1 = Beispiel fürs Versetzen: Rot spielt die MOVE-Karte von Lucca. Lucca scheidet aus, weil Rot dort gerade gebaut hat, und Parma, weil Rot dort keine Etage hat. In Milano stehen von unten nach oben links Rot, Rot, Schwarz, Schwarz und rechts Rot; der höhere Turm gehört Schwarz, denn bei je zwei Etagen ist die oberste schwarz. Rot versetzt die oberste schwarze Etage nach rechts; nun stehen links Rot, Rot, Schwarz und rechts Rot, Schwarz. Damit hat Rot die meisten Etagen im höheren Turm.
rule-P6-2 = Beispiel für Köpfe: Fünf, sechs und zwei Köpfe der drei Arten bringen 6, 12 und 0 Punkte; mit Plättchen im Wert von 33 macht das 51.
rule-P7-1 = Verborgen sind nur die Startkarten, die andere noch auf der Hand haben, und die Reihenfolge des Nachziehstapels. Später genommene Karten, gespielte Karten und gewonnene Plättchen haben alle gesehen; das Programm und die Bots merken sie sich.
rule-P7-2 = Von den anderen Spielern zeigt der Tisch nur die oberste Karte ihrer Ablage und die Anzahl ihrer Plättchen und Handkarten; deine eigenen Sachen siehst du immer. Mit der Option „Offenes Gedächtnis“ zeigt er alles, was alle gesehen haben.

## Die Werte, in Tabellen

figures-sums = Alles Material
figures-sums-below-five = Ohne Pistoia (zu zweit bis zu viert)
figures-players = Was jeder hat
figures-heads = Köpfe
figures-city = Die Städte, ihre Plättchen und Karten
figure-cards = Karten
figure-floors = Etagen
figure-sums-tiles = Punkte auf allen Plättchen
figure-sums-below-five-tiles = Punkte auf allen Plättchen
figure-start-cards = Startkarten
figure-heads-of-each-kind = Köpfe jeder Art
figure-supply-of-two = Etagen für jeden zu zweit
figure-supply-of-three = Etagen für jeden zu dritt
figure-supply-of-four = Etagen für jeden zu viert
figure-supply-of-five = Etagen für jeden zu fünft
figure-hand = Handkarten
figure-heads-set = Köpfe in einem Satz
figure-heads-points = Punkte für einen Satz
figure-least-players = im Spiel ab … Spielern
figure-higher-tile = hohes Plättchen
figure-lower-tile = niedriges Plättchen
figure-two-crests = Karten mit zwei Wappen
figure-start = Startkarten mit
figure-single = Karten mit einem Kopf
figure-pair = Karten mit zwei gleichen
figure-actions = Aktionskarten
