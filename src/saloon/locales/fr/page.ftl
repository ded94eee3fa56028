### Ce que dit la page autour de tous les jeux.

## L’accueil

front-tagline = Quatre jeux, une maison. Prends une chaise.
front-games = Les jeux
front-go-on = Reprendre
front-look-again = Parties récentes
front-matches = Toutes mes parties
front-play = Jouer
front-against = contre
front-invite = Inviter quelqu’un
front-invite-many = Inviter des amis
front-learn =
    Apprendre en { $game ->
        [joe] 5
       *[other] 2
    } minutes
panel-rules = Règles
front-choose = Plus de choix
front-bring = Ouvrir une partie enregistrée
back-to-front = Retour à l’accueil
skip-to-main = Aller au contenu
masthead-label = Toi et tes réglages

## Les quatre jeux

game-duel = Le Duel
game-duel-facts = 2 joueurs · 20 minutes · dès 8 ans
game-duel-pitch = Pose tes 58 cartes avant l’autre, sur des piles qui ne font que monter ou que descendre. Envie d’une main pleine ? Alors rends service à ton adversaire.
game-bluff = Bluff You!
game-bluff-facts = 2 à 8 joueurs · 20 minutes · dès 8 ans
game-jane-facts = 2 à 9 joueurs · 10 minutes · dès 8 ans
game-bluff-pitch = Trois dés que personne d’autre ne voit, et un nombre que tu jures vrai.
game-jane = Dexterity Jane
game-jane-pitch = Des mains sur des cartes : plie les bons doigts avant les autres.
game-joe = Dynamit Joe
game-joe-facts = 2 à 12 joueurs · de 10 minutes à 3 heures · dès 10 ans
game-joe-pitch = Une ville de l’Ouest, deux bandes et beaucoup trop de dynamite.

## Les bots

bot-random = Herbe folle
bot-figures = Sa force en chiffres
bot-figure-beats-next = gagne { $percent } de ses parties contre le bot juste au-dessous
bot-figure-attempt = perd { $value } point par tentative face à un adversaire parfait
bot-figure-exploited = perd { $percent } de ses parties contre qui sait comment il joue
bot-honest = Révérend Amos
bot-reader = Œil de lynx
bot-equilibrium = Prof Pascal
bot-greedy = Gâchette rapide
bot-planner = Vieux briscard
bot-master = Le Shérif
bot-child = Petit Tom
bot-greenhorn = Le Bleu
bot-cowhand = Le Vacher
bot-quickdraw = Dan l’Éclair
bot-jane = Jane
bot-ghost = Ton fantôme
bot-gunslinger = Le Pistolero
bot-marshal = Le Marshal

## Les parties

new-here-name = Joueur { $number }
table-opening = On dresse la table…
turn-yours = À toi de jouer
seat-open = Place libre

## Soi-même

me-title = Qui es-tu ?
me-name = Ton nom
me-default-name = Inconnu

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-contrast = Fort contraste
settings-calm = Moins de mouvements
settings-sound = Sons
settings-haptics = Vibrations
keys-title = Clavier
close = Fermer

## Quand ça tourne mal

line-lost = Connexion perdue. On réessaie…
line-too-slow = Ta connexion n’a pas suivi. On revient…
line-too-fast = C’était trop d’un coup. On revient dans un instant…
line-too-many = Trop de connexions sont ouvertes d’ici. On réessaie…
line-no-table = Cette table n’existe pas. Le lien a peut-être perdu une lettre en route.
line-bad-origin = Cette page vient d’une autre adresse que la maison. Ouvre l’adresse de la maison.
line-unreadable = La maison et cette page ne se comprennent plus. Recharge la page.
offline-title = La maison est injoignable
offline-text = Tes parties y sont en sécurité. Dès que la connexion revient, tu peux continuer.
offline-again = Réessayer
not-found-title = Personne ici
not-found-text = Cette page n’existe pas, ou elle est partie ailleurs.
broken-title = Quelque chose est tombé
broken-text = C’est notre faute, pas la tienne. Ta partie est en sécurité : tout est gardé après chaque coup.
broken-reload = Recharger la page
failed-house = La maison a un souci. Réessaie dans un instant.
failed-unreachable = La maison est injoignable. Ta connexion fonctionne-t-elle ?
failed-too-fast = Pas si vite ! Réessaie dans un instant.
failed-other-page = Cela venait d’une autre page, pas de cette maison. Rouvre la maison.
failed-quota = C’est beaucoup pour une heure. Réessaie plus tard.
failed-full = La maison est pleine : son disque n’a plus de place. Ce qui est commencé peut être fini.
failed-too-large = C’est trop gros pour la maison.
failed-unreadable = La maison n’a pas compris.
failed-not-found = Cela n’existe pas ici.
failed-bad-match = Impossible d’ouvrir cette partie (en anglais : { $reason })
failed-bad-name = Un nom a 24 signes au plus, lettres, chiffres ou emojis, et tous se voient. Essaies-en un autre.
failed-no-name = Dis-nous d’abord ton nom.
failed-no-such-code = Personne n’a ce code : il a déjà servi, ou il est trop ancien.
failed-no-such-seat = Cette place n’existe pas.
failed-no-such-bot = Ce bot n’existe pas.
failed-answered = Tu as déjà répondu ; ce sera entendu à la fin du temps.
failed-no-chat = Pas de discussion libre à cette table.
failed-no-side = Il n’y a personne d’autre de ton camp ici pour t’entendre.
failed-no-coach = Pas de coach à cette table.
failed-no-hints = Pas d’indices à cette table.
failed-no-ghost = Tu n’as pas encore fini de partie de cette variante. Cours d’abord contre quelqu’un, puis contre toi.
failed-no-spectators = Cette table est complète et ne veut pas de spectateurs.
failed-not-all-here = Tout le monde n’est pas encore là.
failed-not-host = Seul l’hôte peut faire ça.
failed-not-over = Impossible de revoir cette partie : elle n’est pas finie, ou n’a jamais existé.
failed-other-rules = Les règles de ce jeu ont changé depuis cette partie, et elle ne s’y plie plus. Ses coups sont gardés.
failed-not-playing = La partie n’a pas encore commencé.
failed-not-your-seat = Ce n’est pas ta place.
failed-not-your-turn = Ce n’est pas ton tour.
failed-over = La partie est finie.
failed-playing = Ça ne marche pas pendant la partie.
failed-ranked = Pas dans une partie classée : rien ne change tant que le résultat compte.
failed-seat-taken = Quelqu’un est déjà assis là.
failed-crowded = Il y a déjà autant de spectateurs ici que la maison peut en informer.
failed-shows = Des bots jouent déjà à assez de tables de cet hôte. Quitte d’abord l’une d’elles.
failed-one-seat = Tu as déjà une place ici.
failed-too-soon = Cette personne vient de partir. Laisse-lui un moment pour revenir.
failed-too-few = Il n’y a pas encore assez de joueurs.
failed-early = Trop tôt : il n’y a encore rien à répondre.
failed-locked = Tu as déjà verrouillé.
failed-locked-out = Tu étais en avance : ton premier quart de seconde ne compte pas.
failed-no-race = Ce jeu n’est pas une course.
failed-stale = C’est arrivé trop tard : la partie a avancé.
failed-unknown-move = La maison ne connaît pas ce coup.
