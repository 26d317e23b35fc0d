# La fine di una partita, in italiano.

ending-open = Il risultato
ending-you = Tu
ending-you-won = Hai vinto!
ending-you-share = Condividi la vittoria con { $names }
ending-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } condividono la vittoria
}
ending-nobody = Una partita senza vincitori
ending-ahead = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $margin } più di { $name }
ending-behind = Hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $margin } meno di { $name }
ending-level = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, quanti ne ha { $name }.
ending-tie-firenze = La vittoria è condivisa.
ending-tie-patrizier = Vince chi ha più piani nella riserva.
ending-tie-florenza = Vince chi ha più cubetti, poi chi ha più fiorini.
ending-each = { $points ->
    [one] 1 punto ciascuno
   *[other] { $points } punti ciascuno
}
ending-you-gave-up = Hai abbandonato.
ending-gave-up = { $count ->
    [one] { $names } ha abbandonato.
   *[other] { $names } hanno abbandonato.
}
ending-banner = Uno stendardo con lo stemma di { $name } in una corona d’alloro
ending-row = { $place }. { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $parts }

ending-how = Come si sommano i punti
ending-count-again = Conta di nuovo
ending-where = Da dove vengono i tuoi punti
ending-where-of = Da dove vengono i punti di { $name }
ending-no-points = Non ce ne sono.
ending-decided = La mossa decisiva
ending-decided-unknown = Lo sa solo un’analisi: continua a giocare da ogni decisione e trova quella che ha pesato di più.
ending-decided-working = L’analisi è in corso: { $percent }%.
ending-decided-none = Non c’è stata: nessuna mossa ha pesato tanto che l’analisi ne sia sicura.
ending-to-review = All’analisi
ending-your-lead = Il tuo vantaggio atteso in punti:
ending-lead = Vantaggio atteso di { $name } in punti:
ending-lead-line = Il vantaggio atteso di { $name } lungo la partita
ending-start = Inizio
ending-end = Fine
ending-see-move = Guardala sul tabellone

ending-rematch = Gioca ancora
ending-review = Analisi
ending-share = Condividi
ending-copied = Copiato
ending-home = Pagina iniziale

ending-source-firenze-commission = Committenze
ending-source-firenze-balcony = Loggiati
ending-source-firenze-floor-tile = Tessere livello
ending-source-firenze-privilege = Privilegi
ending-source-firenze-last-seal = Ultimo sigillo
ending-source-firenze-majority = Bandiere
ending-source-firenze-festival = Celebrazioni
ending-source-patrizier-higher-tower = Torri più alte
ending-source-patrizier-lower-tower = Torri più basse
ending-source-patrizier-heads = Ritratti
ending-source-florenza-certificates = Certificati
ending-source-florenza-prestige = Prestigio
ending-source-florenza-offices = Cariche
ending-source-florenza-goods = Beni rimasti
ending-source-florenza-empty-fields = Spazi vuoti
ending-source-florenza-missing-works = Opere mancanti

ending-last-title-firenze = Ultimo giro
ending-last-title-florenza = Ultimo giro
ending-last-title-patrizier = { $turns ->
    [one] Ultimo giro
   *[other] Ultime carte
}
ending-last-turn = Il tuo ultimo turno
ending-last-why-firenze = { $you ->
    [yes] Hai posto il tuo ultimo sigillo
   *[no] { $name } ha posto l’ultimo sigillo
}
ending-last-why-patrizier = Non ci sono più carte da prendere
ending-last-why-florenza = Giro { $round } di { $rounds }
ending-last-left-firenze = { $count ->
    [0] Non hai più turni.
    [one] Hai ancora un turno.
   *[other] Hai ancora { $count } turni.
}
ending-last-left-patrizier = { $count ->
    [0] Non hai più turni.
    [one] Hai ancora un turno.
   *[other] Hai ancora { $count } turni.
}
ending-last-left-florenza = { $count ->
    [0] Non hai più popolani.
    [one] Hai ancora un popolano.
   *[other] Hai ancora { $count } popolani.
}
ending-last-now = { $name }: adesso
ending-last-waits = { $count ->
    [one] { $name }: ancora un turno
   *[other] { $name }: ancora { $count } turni
}
ending-last-done = { $name }: nessun altro turno
ending-deal = Com’è andata agli altri
ending-event = Al torneo
