# Hoe iemand geroepen wordt als er iets op hem wacht.

calls-title = Teruggeroepen
calls-about = In de app zegt de bel wat er op je wacht. Hier kies je wat je roept zolang ze dicht is.
calls-mail = Per e-mail
calls-mail-about = Eén e-mail over alles wat er gekomen is, hoogstens één keer per uur, met een link die ze stopt. Je adres ziet niemand.
calls-mail-none = Deze server verstuurt geen e-mails.
calls-account = Hiervoor heb je een account nodig.
calls-mail-address = E-mailadres
calls-mail-begin = Stuur me e-mails
calls-mail-unconfirmed = We hebben naar { $address } geschreven. Open de link in die e-mail: dan word je daar geroepen.
calls-mail-confirmed = Je wordt geroepen op { $address }.
calls-mail-problem = De mailserver heeft { $address } geweigerd: { $problem }
calls-mail-end = Geen e-mails meer
calls-push = In deze browser
calls-push-about = Een bericht van je systeem, ook als de app gesloten is. Alleen deze browser kan lezen wat erin staat.
calls-push-begin = Roep me in deze browser
calls-push-here = Je wordt in deze browser geroepen.
calls-push-end = Hier niet meer
calls-push-blocked = Deze browser laat de pagina je niet roepen. In zijn instellingen kun je dat veranderen.
calls-push-none = Deze browser kan niet geroepen worden. Zet de app op een iPhone of iPad eerst op het beginscherm.
calls-push-others = Ook geroepen:
calls-remove = Niet meer in { $name }
calls-hook = Door je eigen programma
calls-hook-about = Voor programma’s: een adres van jou krijgt alles wat nieuw is, ondertekend met een geheim.
calls-hook-address = Adres, met https://
calls-hook-begin = Roep dit adres
calls-hook-secret = Geheim
calls-hook-once = Dit geheim wordt één keer getoond: daarmee controleert het programma dat een oproep van ons is.
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
calls-quiet-about = Volgens de klok van { $zone }. Wat dan komt, wordt daarna gezegd.
calls-confirm-done = Je adres is bevestigd
calls-confirm-about = Als er iets op je wacht, schrijven we naar { $address }.
calls-stop-done = Geen e-mails meer
calls-stop-about = { $address } is vergeten. In de instellingen kun je altijd weer e-mails krijgen.
calls-recover = Een nieuw wachtwoord
calls-recover-about = Je andere browsers moeten opnieuw inloggen.
calls-recover-done = Het wachtwoord is veranderd, en je bent ingelogd.
calls-link-failed = Dat lukte niet
calls-settings = Hoe je geroepen wordt

# Vacation

calls-vacation-title = Vakantie
calls-vacation-about = Tijdens je vakantie staan de klokken van je partijen met dagen voor een beurt stil, hoogstens { $days } dagen per jaar; een begonnen dag telt. De anderen zien tot wanneer. Spelen mag je toch. Live gespeelde partijen en evenementen gaan door.
calls-vacation-left =
    { $count ->
        [one] Je hebt dit jaar nog 1 dag.
       *[other] Je hebt dit jaar nog { $count } dagen.
    }
calls-vacation-days = Dagen
calls-vacation-begin = Op vakantie gaan
calls-vacation-until = Je bent op vakantie tot { $date }.
calls-vacation-end = Ik ben terug
