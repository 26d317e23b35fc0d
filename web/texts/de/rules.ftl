rules-title = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-about = In unseren eigenen Worten, jeder Absatz mit seiner Nummer: Die App, die Programme und die Protokolle führen sie an.
rules-learn = Spielend lernen, Schritt für Schritt
rules-loading = Die Regeln kommen …
rules-found = { $count ->
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
rules-none = Kein Absatz sagt das.
rules-ruling = Entscheid
rules-ruling-about = Die Spielanleitungen widersprechen sich hier oder schweigen; dies ist unser Entscheid.
rules-figures = Zahlen und woher sie kommen
rules-figures-about = Wer die Schachtel besitzt, kann eine Zahl in der Editionsdatei berichtigen.
rules-aim = So gewinnt man
rules-contents = Inhalt
rules-desk = Zahlen nach der eigenen Schachtel berichtigen

rules-picture-bricks = Bausteine in sechs Farben
rules-picture-firenze-cards = Karten: Ereignis, Person, Fest, Gebäude, Kirche
rules-picture-firenze-scenes = Die 27 Kartenarten und ihre Szenen
rules-picture-floor-tiles = Etagenplättchen
rules-picture-seals = Siegel der Spieler
rules-picture-patrizier-cards = Karten: zwei Wappen oder ein Wappen und ein Bonus
rules-picture-bonuses = Die Boni: Dame, roter Hut, Bart, Etage versetzen, freie Wahl
rules-picture-floors = Etagen der Spieler
rules-picture-tiles = Die beiden Plättchen einer Stadt
rules-picture-arms = Die Wappen der zehn Städte
rules-picture-cubes = Materialien: Marmor, Holz, Gold, Metall, Stoff, Gewürz
rules-picture-money = Florin, Zertifikate, Prestige, Bischofspunkte
rules-picture-workers = Arbeiter der fünf Familien
rules-picture-persons = Architekt, Bildhauer, Maler, Geistlicher
rules-picture-die = Würfel

rules-example = Beispiel: { $title }
rules-example-play = Auf dem Spielplan spielen
