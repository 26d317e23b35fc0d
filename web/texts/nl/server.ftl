# Wat de server iedereen meedeelt, en de weg naar binnen.

server-announcements = Mededelingen
server-news = Nieuws
server-maintenance = Onderhoud
server-put-away = Verbergen
server-reason = Reden: { $reason }
server-mute = Je kunt in chats niet schrijven.
server-mute-until = Je kunt tot { $until } niet in chats schrijven.
server-suspend = Je bent geschorst: wat je begonnen bent gaat door, maar je kunt niets nieuws beginnen.
server-suspend-until = Je bent geschorst tot { $until }: wat je begonnen bent gaat door, maar je kunt niets nieuws beginnen.
server-ban = Deze server is voor jou gesloten.
server-ban-until = Deze server is voor jou gesloten tot { $until }.
server-entry-invited = Deze server is voor genodigden.
server-entry-closed = Deze server neemt op dit moment niemand nieuw op.
server-enter-code = Uitnodigingscode invoeren
server-sign-in = Ik heb een account
server-join = Je bent uitgenodigd
server-join-about = Je hebt een code van de beheerders van deze server. Daarmee kom je één keer binnen; daarna kent deze browser je, en met een account al je apparaten.
server-join-button = Kom binnen
server-code = Uitnodigingscode
server-name = Je naam
