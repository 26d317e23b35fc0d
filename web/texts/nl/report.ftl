# De beheerders iets over iemand melden.

report-open = Melden
report-match = Deze partij melden
report-this-match = Deze partij
report-line-of = Deze regel van { $name } melden
report-title = Aan de beheerders melden
report-kind = Wat is er mis?
report-kind-name = De naam
report-kind-chat = Chat
report-kind-play = Het spel: rekken, weglopen, afspraken
report-kind-other = Iets anders
report-words = In je eigen woorden (als je wilt)
report-about = Alleen de beheerders van deze server lezen het; de ander hoort niet wie het meldt.
report-send = Versturen
report-sent = Dank je. De beheerders kijken ernaar.
