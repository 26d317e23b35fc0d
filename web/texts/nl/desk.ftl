# The owner’s desk: correcting the figures of a game by one’s own box.

desk-title = Aan de tafel van de eigenaar
desk-about = Sommige getallen van deze spellen staan alleen op borden en kaarten die we niet konden zien. Heb jij de doos, typ dan in wat er in die van jou staat: de getallen worden tijdens het typen gecontroleerd, en je kunt er meteen mee spelen.
desk-unsure-only = Alleen materiaal met getallen die wij hebben gereconstrueerd
desk-yours = Jouw doos
desk-corrected = { $count ->
    [0] Nog niets verbeterd.
    [one] Eén getal verbeterd.
   *[other] { $count } getallen verbeterd.
}
desk-how = Druk op een getal dat in jouw doos anders is. Gestippelde zijn door ons gereconstrueerd.
desk-name = Hoe hij moet heten
desk-own-box = Mijn doos
desk-begin-again = Opnieuw beginnen
desk-save = Bewaar als mijn editie
desk-saving = Wordt in hele partijen geprobeerd …
desk-saved = “{ $title }” is bewaard. Speel ermee, of geef het bestand door.
desk-ours = Bij ons: { $value } ({ $mark })
desk-value = In jouw doos
desk-values = In jouw doos, met komma’s ertussen
desk-note = Waar je het gelezen hebt
desk-note-example = gedrukt op het bord, naast Bologna
desk-drop = Zoals bij ons
desk-next = Klaar
desk-editions = Edities
desk-counted = { $count ->
    [one] Eén getal is anders dan bij ons.
   *[other] { $count } getallen zijn anders dan bij ons.
}
desk-of-server = Aangeboden door deze server.
desk-play = Speel
desk-file = Bestand
desk-open = Verder verbeteren
desk-compare = Vergelijk
desk-compare-with = Vergeleken met
desk-same = Ze hebben dezelfde getallen.
desk-forget = Vergeet
desk-before = Bij ons
desk-none = Nog geen.
desk-bring = Voeg een editiebestand toe
desk-edition = Getallen
desk-edition-ours = Die van ons
desk-offer = Verbeter getallen met je eigen doos
desk-unreachable = De server is niet te bereiken. Wat je typte blijft op dit apparaat bewaard; probeer het zo nog eens.
desk-spot = { $label }: { $value }. { $mark }
desk-confirm = Zo staat het in mijn doos

# Where a figure comes from, in a word on its drawing.

desk-marks = Waar de getallen vandaan komen
desk-mark-s = regel
desk-mark-p = bron
desk-mark-c = geteld
desk-mark-x = van ons
desk-mark-b = doos

# Beside figures on a drawing.

desk-points = punten
desk-copies = aantal
desk-start-copies = startkaarten
