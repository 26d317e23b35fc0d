licences-title = Licenze
licences-about = Torri è software libero. Contiene caratteri e librerie realizzati da altri; le loro licenze sono riportate qui sotto con le loro parole, in inglese.
licences-own = Questa app
licences-fonts = Caratteri
licences-libraries = Librerie
