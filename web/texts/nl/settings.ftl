# Instellingen: wie je bent, hoe de app zich gedraagt, en een account als je dat wilt.

settings-title = Instellingen
settings-licences = Licenties van Torri en van wat het bevat

## Jij

settings-you = Jij
settings-name = Naam
settings-crest = Wapen
settings-saved = Bewaard

## Spelen

settings-play = Spelen
settings-on = Aan
settings-off = Uit
settings-confirm = Elke beurt bevestigen
settings-confirm-about = Je plant je beurt vrij, en ze telt pas als je bevestigt. Uit: elke stap telt meteen.
settings-every-question = Elke vraag stellen
settings-every-question-about = Uit: wat niets verandert of alleen iets oplevert gebeurt vanzelf, zoals de gratis opbrengst van een gebouw. Aan: je wordt elke keer gevraagd.
settings-motion = Beweging
settings-motion-about = Hoeveel er beweegt als er iets gebeurt. Vraagt je systeem om minder beweging, dan beweegt er niets.
settings-motion-full = Alles
settings-motion-less = Minder
settings-motion-none = Niets
settings-pace = Zetten van de anderen
settings-pace-about = De zetten van de anderen zijn stap voor stap te zien, nooit langer dan een paar seconden per beurt. Meteen: alles in één keer.
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-instant = Meteen
settings-patterns = Patronen op kleuren
settings-patterns-about = Elke steen heeft een eigen patroon, zodat kleur nooit het enige teken is.

## Als je aan de beurt bent

settings-notice = Als je aan de beurt bent
settings-notify = Meldingen
settings-notify-about = Je browser zegt het, ook terwijl je iets anders bekijkt. Hij vraagt je om toestemming.
settings-notify-refused = Je browser staat het niet toe. Je kunt dat veranderen in zijn instellingen voor deze site.

## Account

settings-account = Account
settings-account-guest = Je bent gast, en meer heb je niet nodig om te spelen. Met een account zijn je partijen er ook op je andere apparaten, en blijven ze van jou als deze browser je vergeet.
settings-account-passkey = Je meldt je aan met een passkey. Je kunt er een naam en een wachtwoord bij nemen.
settings-account-is = Je bent aangemeld als { $login }.
settings-account-make = Een account maken
settings-account-make-about = Geen e-mailadres, geen controle: een naam om mee aan te melden en een wachtwoord. Alles wat je gespeeld hebt, blijft van jou.
settings-account-button = Maak het account
settings-login = Naam om mee aan te melden
settings-password = Wachtwoord (minstens 8 tekens)
settings-sign-in = Aanmelden
settings-sign-in-about = Je hebt al een account: wat je hier als gast gespeeld hebt, gaat mee.
settings-sign-in-passkey = Aanmelden met een passkey
settings-password-change = Wachtwoord veranderen
settings-password-about = Je andere browsers moeten zich opnieuw aanmelden.
settings-password-old = Oud wachtwoord
settings-password-new = Nieuw wachtwoord (minstens 8 tekens)
settings-password-button = Veranderen
settings-password-done = Het wachtwoord is veranderd.
settings-leave = Weggaan
settings-sign-out = Afmelden
settings-sign-out-about = Deze browser vergeet wie je bent; je account en de partijen blijven.
settings-forget = Vergeten worden
settings-forget-about = Verwijdert je voorgoed van deze server.
settings-forget-sure = Ja, wis mij
settings-recovery = Wachtwoord vergeten?
settings-recovery-about = Als je een e-mailadres hebt bevestigd (bij “Op de hoogte blijven”), komt daar een link waarmee je een nieuw wachtwoord kiest.
settings-recovery-button = Stuur de link
settings-recovery-done = Als er zo’n account met een bevestigd adres is, is de e-mail onderweg.
settings-export = Mijn gegevens meenemen
settings-export-about = Alles wat over jou is opgeslagen, in één archief, met de verslagen van je partijen.
settings-forget-goes = Wat gaat: je account met passkeys en tokens, adressen, ratings, dagresultaten, notities, vrienden, wat je in de chat schreef, elke partij die je alleen tegen bots speelde, en wat deze browser van je bewaart.
settings-forget-stays = Wat blijft: de zetten van je partijen met anderen en wat die voor hen telden, zonder je naam; het logboek van de beheerders.
settings-forget-running = Partijen met anderen die nog lopen verlies je; een bot speelt verder. Dit is niet terug te draaien.
settings-forgotten = Je bent verwijderd.

## Passkeys en tokens

settings-passkeys = Passkeys
settings-passkeys-about = Meld je aan met vingerafdruk, gezicht of pincode van je apparaat in plaats van een wachtwoord. Niets geheims verlaat je apparaat.
settings-passkeys-none = Deze browser kent geen passkeys, of de pagina is niet veilig verbonden.
settings-passkey-nameless = Passkey
settings-passkey-name = Hoe hij heet, zoals “telefoon”
settings-passkey-add = Passkey toevoegen
settings-made = gemaakt op { $date }
settings-used = · laatst gebruikt op { $date }
settings-unused = · nooit gebruikt
settings-remove = Verwijderen
settings-remove-of = { $name } verwijderen
settings-tokens = Tokens voor programma’s
settings-tokens-about = Een programma van jou speelt met een token in jouw naam, bijvoorbeeld een bot die je schreef. Wie het heeft, kan als jij spelen: geef het aan niemand.
settings-token = Token
settings-token-name = Waar het voor is
settings-token-make = Token maken
settings-token-once = Kopieer het nu: het wordt alleen deze keer getoond.
