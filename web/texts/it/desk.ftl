# The owner’s desk: correcting the figures of a game by one’s own box.

desk-title = Il banco di chi ha la scatola
desk-about = Alcune cifre di questi giochi sono stampate solo su tabelloni e carte che non abbiamo potuto vedere. Se hai la scatola, scrivi ciò che è stampato nella tua: le cifre sono controllate mentre scrivi e puoi giocarci subito.
desk-unsure-only = Solo i componenti con cifre ricostruite da noi
desk-yours = La tua scatola
desk-corrected = { $count ->
    [0] Ancora nessuna correzione.
    [one] Una cifra corretta.
   *[other] { $count } cifre corrette.
}
desk-how = Premi una cifra che nella tua scatola è diversa. Quelle tratteggiate le abbiamo ricostruite noi.
desk-name = Come chiamarla
desk-own-box = La mia scatola
desk-begin-again = Ricomincia
desk-save = Salva come mia edizione
desk-saving = La proviamo in partite intere …
desk-saved = «{ $title }» è salvata. Giocaci, o passa il file ad altri.
desk-ours = Da noi: { $value } ({ $mark })
desk-value = Nella tua scatola
desk-values = Nella tua scatola, separate da virgole
desk-note = Dove l’hai letta
desk-note-example = stampata sul tabellone, accanto a Bologna
desk-drop = Come da noi
desk-next = Fatto
desk-editions = Edizioni
desk-counted = { $count ->
    [one] Una cifra è diversa dalle nostre.
   *[other] { $count } cifre sono diverse dalle nostre.
}
desk-of-server = Offerta da questo server.
desk-play = Gioca
desk-file = File
desk-open = Correggi ancora
desk-compare = Confronta
desk-compare-with = A confronto con
desk-same = Hanno le stesse cifre.
desk-forget = Dimentica
desk-before = Da noi
desk-none = Ancora nessuna.
desk-bring = Aggiungi un file di edizione
desk-edition = Cifre
desk-edition-ours = Le nostre
desk-offer = Correggi le cifre con la tua scatola
desk-unreachable = Il server non è raggiungibile. Ciò che hai scritto resta su questo dispositivo; riprova fra un momento.
desk-spot = { $label }: { $value }. { $mark }
desk-confirm = Nella mia scatola è così

# Where a figure comes from, in a word on its drawing.

desk-marks = Da dove vengono le cifre
desk-mark-s = regole
desk-mark-p = fonte
desk-mark-c = contata
desk-mark-x = nostra
desk-mark-b = scatola

# Beside figures on a drawing.

desk-points = punti
desk-copies = copie
desk-start-copies = iniziali
