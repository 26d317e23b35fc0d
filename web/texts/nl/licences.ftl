licences-title = Licenties
licences-about = Torri is vrije software. Het bevat lettertypen en bibliotheken die anderen hebben gemaakt; hun licenties staan hieronder in hun eigen woorden, in het Engels.
licences-own = Deze app
licences-fonts = Lettertypen
licences-libraries = Bibliotheken
