licences-title = Lizenzen
licences-about = Torri ist freie Software. Es enthält Schriften und Bibliotheken, die andere gemacht haben; deren Lizenzen stehen hier im Wortlaut, auf Englisch.
licences-own = Diese App
licences-fonts = Schriften
licences-libraries = Bibliotheken
