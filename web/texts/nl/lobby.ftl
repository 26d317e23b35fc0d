lobby-kept = { $name } heeft een stoel voor je vrijgehouden
lobby-kept-nobody = Er is een stoel vrij voor je
lobby-seats = Wie er aan tafel zit
lobby-your-chair = Jouw stoel
lobby-chair-free = Vrij
lobby-free = vrij
lobby-host = gastheer
lobby-here = is er
lobby-seated = is gaan zitten
lobby-bot = bot
lobby-lesson = Nieuw hier? Eerst de les
lobby-lesson-about = Een paar minuten. De link blijft geldig tot het spel begint.
lobby-name = Je naam aan tafel
lobby-words = Eigen woorden aan de trekkingen toevoegen
lobby-nothing-to-sign = Geen account, geen kosten. Je browser onthoudt je stoel; dezelfde link brengt je terug.
lobby-only-watch = Alleen kijken
lobby-begins = Het begint als alle stoelen bezet zijn, of als { $name } begint.
lobby-begins-host = Het begint als alle stoelen bezet zijn, of als jij begint.

lobby-title-host = Je tafel is open
lobby-title-seated = Je hebt een stoel
lobby-title-watching = Een tafel die wacht
lobby-about = { $game }, { $players } spelers. { $free ->
    [0] Er is geen stoel vrij.
    [one] Er is één stoel vrij.
   *[other] Er zijn { $free } stoelen vrij.
}
lobby-you = jij
lobby-you-host = jij, gastheer
lobby-bot-yields = { $level }, tot er iemand komt
lobby-for-friend = stuur de link
lobby-for-anybody = voor iedereen
lobby-close = Tafel sluiten
lobby-change = Tafel wijzigen
lobby-change-back = Terug naar de tafel
lobby-altered = { $name } heeft de tafel om { $time } gewijzigd: { $what }.
lobby-altered-you = Je hebt de tafel om { $time } gewijzigd: { $what }.
lobby-altered-players = het aantal spelers
lobby-altered-chairs = de stoelen
lobby-altered-options = de opties
lobby-altered-clock = de klok
lobby-altered-hints = de tips
lobby-altered-public = wie hem vindt
lobby-altered-watched = de kijkers
lobby-altered-substitute = wie voor anderen verder speelt
lobby-terms = Wat is afgesproken
lobby-watched = kijkers welkom
lobby-hints = tips mogen
lobby-rated = telt mee
lobby-altered-rated = of hij meetelt
lobby-sealed = trekkingen verzegeld

lobby-bring = Vrienden halen
lobby-bring-about = wie hem opent, mag gaan zitten
lobby-code = De link als QR-code, om te scannen
lobby-link = De link naar deze tafel
lobby-link-good = De link geldt voor al je vrienden, alleen voor deze tafel, tot het spel begint.
lobby-link-friends = Aan deze tafel mag gaan zitten wie je volgt, tot het spel begint.
lobby-link-open = Aan deze tafel mag iedereen gaan zitten, tot het spel begint.
lobby-share = Delen
lobby-share-title = Er is een stoel vrij voor je: { $game }
lobby-mail = E-mail
lobby-companions = Wie je volgt en met wie je hebt gespeeld
lobby-invite = Uitnodigen
lobby-invite-name = Inlognaam van iemand
lobby-invite-of = { $name } uitnodigen
lobby-played = samen gespeeld: { $ago }
lobby-asked = gevraagd

lobby-talk = Aan tafel
lobby-free-chairs = { $free ->
    [0] Er is geen stoel vrij.
    [one] Er is één stoel vrij.
   *[other] Er zijn { $free } stoelen vrij.
}
lobby-bots-about = Bots gaan meteen zitten en staan op als er een vriend komt, tot je begint.
lobby-bots-sit = De bots staan op als er vrienden komen, tot je begint.
lobby-waiting = We wachten op de anderen. Je kunt deze pagina verlaten: je stoel blijft van jou.
lobby-watching = Als het spel begint, kun je hier kijken.
lobby-level = Hoe sterk de bots zijn
lobby-fill = Vul aan met bots
lobby-start = Begin met { $players }
