licences-title = Licences
licences-about = Torri is free software. It contains fonts and libraries that others have made; their licences are below, in their own words.
licences-own = This app
licences-fonts = Fonts
licences-libraries = Libraries
