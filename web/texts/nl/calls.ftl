# Hoe iemand geroepen wordt als er iets op hem wacht.

calls-title = Op de hoogte blijven
calls-about = In de app zegt de bel wat er op je wacht. Hier kies je hoe je het hoort als de app dicht is.
calls-mail = Per e-mail
calls-mail-about = Eén e-mail over alles wat er gekomen is, hoogstens één keer per uur, met een link die ze stopt. Je adres ziet niemand.
calls-mail-none = Deze server verstuurt geen e-mails.
calls-account = Hiervoor heb je een account nodig.
calls-mail-address = E-mailadres
calls-mail-begin = Stuur me e-mails
calls-mail-unconfirmed = We hebben naar { $address } geschreven. Open de link in die e-mail: dan krijg je daar meldingen.
calls-mail-confirmed = Je krijgt meldingen op { $address }.
calls-mail-problem = De mailserver heeft { $address } geweigerd: { $problem }
calls-mail-end = Geen e-mails meer
calls-push = In deze browser
calls-push-about = Een bericht van je systeem, ook als de app gesloten is. Alleen deze browser kan lezen wat erin staat.
calls-push-begin = Meldingen in deze browser
calls-push-here = Je krijgt meldingen in deze browser.
calls-push-end = Hier niet meer
calls-push-blocked = Deze browser laat geen meldingen van deze pagina toe. In zijn instellingen kun je dat veranderen.
calls-push-none = Deze browser kan geen meldingen krijgen. Zet de app op een iPhone of iPad eerst op het beginscherm.
calls-push-others = Ook meldingen aan:
calls-remove = Niet meer in { $name }
calls-hook = Door je eigen programma
calls-hook-about = Voor programma’s: een adres van jou krijgt alles wat nieuw is, ondertekend met een geheim.
calls-hook-address = Adres, met https://
calls-hook-begin = Dit adres aanroepen
calls-hook-secret = Geheim
calls-hook-once = Dit geheim wordt één keer getoond: daarmee controleert het programma dat een aanroep van ons komt.
calls-hook-waits = heeft nog niet geantwoord
calls-problem = beëindigd: { $problem }
calls-kinds = Waarvoor
calls-kind-turn = Mijn beurt
calls-kind-invitation = Uitnodigingen
calls-kind-friend = Tafels van wie ik volg
calls-kind-round = Rondes van toernooien
calls-quiet = Stille uren
calls-quiet-on = Niet ’s nachts
calls-quiet-from = van
calls-quiet-to = tot
calls-quiet-about = Volgens de klok van { $zone }. Wat dan komt, hoor je daarna.
calls-confirm-done = Je adres is bevestigd
calls-confirm-about = Als er iets op je wacht, schrijven we naar { $address }.
calls-stop-done = Geen e-mails meer
calls-stop-about = { $address } is vergeten. In de instellingen kun je altijd weer e-mails krijgen.
calls-recover = Een nieuw wachtwoord
calls-recover-about = Je andere browsers moeten zich opnieuw aanmelden.
calls-recover-done = Het wachtwoord is veranderd, en je bent aangemeld.
calls-link-failed = Dat lukte niet
calls-settings = Hoe je meldingen krijgt

# Vacation

calls-vacation-title = Vakantie
calls-vacation-about = Tijdens je vakantie staan je klokken stil in partijen met dagen voor een beurt, hoogstens { $days } dagen per jaar; een begonnen dag telt. De anderen zien tot wanneer. Je mag wel gewoon spelen. Live gespeelde partijen en toernooien gaan door.
calls-vacation-left =
    { $count ->
        [one] Je hebt dit jaar nog 1 dag.
       *[other] Je hebt dit jaar nog { $count } dagen.
    }
calls-vacation-days = Dagen
calls-vacation-begin = Op vakantie gaan
calls-vacation-until = Je bent op vakantie tot { $date }.
calls-vacation-end = Ik ben terug
