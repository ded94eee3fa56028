### Pourquoi une partie apportée par quelqu’un n’est pas acceptée.

failed-bad-record = Impossible d’ouvrir cette partie. Ligne { $line } : { $why }
record-none = une partie commence par le mot « saloon », pas ce fichier. Choisis un fichier enregistré par la maison.
record-line = elle est illisible, quelque chose y a été modifié. Apporte le fichier tel qu’il a été enregistré.
record-game = il n’y a pas de jeu « { $game } » dans cette maison.
record-rules = elle a été jouée avec les règles { $theirs } de son jeu, et cette maison joue avec les règles { $ours }.
record-options = son jeu n’a pas ces options, ou pas pour autant de places.
record-unknown = « { $move } » n’est pas un coup de ce jeu.
record-move = ici, les règles ne permettent pas « { $move } ».
record-changed = ses coups ne mènent pas à la fin qu’elle annonce ; l’un d’eux a été modifié, ou il manque.
record-cut = ici, la partie n’est pas finie, et le fichier s’arrête. Apporte le fichier entier.
refused-nature = Le hasard ne peut pas faire ça ici.
