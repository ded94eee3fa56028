### Ce que dit la page autour de tous les jeux.

## L’accueil

front-tagline = Quatre jeux, une maison. Prends une chaise.
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

## Une nouvelle partie

new-here-name = Joueur { $number }
window-yours = Ta réponse ? Le délai est le même pour tous
window-answered = C’est noté : on l’entendra à la fin du délai
window-others = On attend une réponse : même délai pour tous
terms-absent = Un bot garde les places au chaud
terms-absent-does = Si quelqu’un s’absente un moment, un bot joue jusqu’à son retour.
terms-spectators = Spectateurs
terms-chat = Discussion libre
terms-race-friends = Entre amis
terms-race-ranked = Classée
terms-race-relaxed = Tranquille
terms-race-room = Un seul écran
terms-race-ghost = Fantôme
terms-race-friends-does = Contre des bots, ou des amis chacun sur son appareil ; ce que coûte une connexion lente est rendu équitablement.
terms-race-ranked-does = Entre humains, au chronomètre strict, et le résultat compte au classement.
terms-race-relaxed-does = Pas de course : chacun répond à son rythme, et toutes les bonnes réponses marquent. Pensé aussi pour les lecteurs d’écran.
terms-race-room-does = À plusieurs autour d’un clavier ou d’une tablette, chacun avec ses propres mains.
terms-race-ghost-does = Cours contre toi : les cartes de ta dernière partie, et un fantôme qui répond comme toi ce jour-là.
ladder-title = Le classement
ladder-does = Chacun part de 1000. Une partie compte comme un duel avec chacun des autres : battre plus fort rapporte plus.
ladder-empty = Personne n’y figure encore. À toi d’ouvrir la voie.
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-matches = Parties
ladder-wins = Victoires

## Ce qui est convenu

agreed-title = Convenu pour cette partie
agreed-clock = Pendule
agreed-clock-does =
    { $bank ->
        [none] { $turn } par tour.
       *[other] { $turn } par tour, et { $bank } de réserve.
    }
agreed-option = { $label } : { $words }

## Avant le début

table-title = La table
table-opening = On dresse la table…
gather-sit = M’asseoir
gather-waiting =
    { $open ->
        [one] Il reste une place libre. Dès qu’elle est prise, la partie commence.
       *[other] Il reste { $open } places libres. La partie commence quand toutes sont prises, ou quand l’hôte la lance.
    }
gather-coming = Toutes les places sont prises. Dès que tout le monde est là, la partie commence.
gather-place = Faire jouer { $bot }
gather-open = Libérer la place
gather-start = Commencer sans les places libres
invite-title = Fais venir quelqu’un
invite-text = Envoie le lien, ou fais scanner le carré par un téléphone.
invite-link = Le lien vers cette table
invite-qr = Code QR du lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-copied = Le lien est copié.
invite-local = Cette adresse ne marche que sur cette machine. Ouvre la maison par son adresse dans ton réseau, et le lien marchera pour les autres.
luck-before = Avant le premier tirage, la maison s’engage par ce nombre. Après la partie, il prouvera que rien n’a été truqué :

## En jeu

table-of = { $game } : { $names }
turn-yours = À toi de jouer
seat-open = Place libre
seat-you = (toi)
seat-away = pas là
seat-warm = un bot joue en attendant
seat-to-move = doit jouer
clock-left = Temps restant
watching-you = Tu regardes.
toolbar-label = Ce que tu peux faire
tool-undo = Reprendre
tool-hint = Indice
tool-result = Résultat
panel-label = À côté de la table
panel-log = Journal
panel-rules = Règles
panel-people = Joueurs
panel-talk = Parler
panel-coach = Coach
log-empty = Il ne s’est encore rien passé.
log-hidden = Le journal est caché dans cette partie : on ne voit que ce qui est sur la table.
log-undone = Un coup a été repris.
log-late = Le temps est écoulé pour { $name } : la maison joue.
log-late-you = Ton temps est écoulé : la maison joue pour toi.
rules-loading = On va chercher la règle…
people-title = À la table
people-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
people-stand = Quitter la table
people-stand-sure = Oui, un bot continue
people-place = Laisser un bot continuer
people-left = Quelqu’un a quitté la table. { $bot } joue à sa place.
people-mute = Ne plus entendre
people-unmute = Entendre à nouveau
talk-said = { $name } : { $words }
talk-text = Dis quelque chose
talk-send = Envoyer
talk-to = Qui l’entend
talk-to-all = Tout le monde
talk-to-side = Mon camp seulement
talk-said-side = { $name } (camp) : { $words }
talk-side = pour ton camp
talk-empty = Tout est calme.
phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-thanks = Merci !
phrase-think = Je réfléchis…
phrase-sorry = Pardon !
phrase-well-played = Belle partie !
phrase-hat = (salue du chapeau)
phrase-clap = (applaudit)
phrase-laugh = (rit)
phrase-sweat = (transpire)
curtain-pass = Passe l’appareil à
curtain-lift = C’est moi, { $name } : lever le rideau
refused-takeback-late = Tu n’as plus de coup à reprendre.
refused-takeback-learnt = Ce coup t’a appris quelque chose : il reste.

## Le coach

coach-switch = Coach
coach-does = Il dit ce que vaut chaque choix, d’après ce que tu peux savoir et rien d’autre.
coach-silent = Il parle dès que tu as un choix à faire.
coach-people = Le coach reste à l’écart des parties entre personnes, sauf si l’hôte l’invite.
coach-worth = Ce que vaut chaque choix, en points
coach-made = choisi
coach-best = Le mieux : { $move } ({ $points })
coach-decides = { $name } décide
coach-cost = Par rapport au meilleur choix : { $cost }
coach-costliest = Les décisions les plus chères de { $name }
coach-nothing = Aucune décision n’a coûté assez pour en parler.

## Une partie en plusieurs épisodes

campaign-title = Campagne
campaign-not-begun = Personne n’a encore joué.
campaign-table = À la table

## La fin

ending-won = Gagné !
ending-winner =
    { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent ensemble
    }
ending-rematch = Revanche
ending-offer = On te propose une revanche.
ending-join = Accepter la revanche
ending-follow = Regarder la partie suivante
ending-replay = Revoir la partie
ending-record = Enregistrer
ending-share = La montrer à d’autres
check-title = Vérifier la partie
check-secret = La maison a tenu parole : son secret correspond au nombre montré avant la partie.
check-nonce = Ce que ton navigateur a ajouté au hasard s’y trouve bien.
check-draws = Refait à partir du secret, chaque tirage est le même.
check-true = vrai
check-false = faux
check-unknown = impossible à vérifier ici
check-commitment = Montré avant la partie
check-the-secret = Le secret, montré maintenant
check-nonce-of = Ajouté par { $name }
check-nothing = rien : un bot n’ajoute rien au hasard

## Soi-même

me-title = Qui es-tu ?
me-name = Ton nom
me-default-name = Inconnu

## Réglages et clavier

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
key-enter = Entrée
key-esc = Échap
key-space = Espace
key-tab = Tab
keys-help = cette liste
keys-log = journal
keys-rules = règles
keys-people = joueurs
keys-talk = parler
keys-coach = coach
keys-undo = reprendre un coup
keys-hint = demander un indice
keys-tab = passer d’un bouton à l’autre
keys-arrows = passer d’une carte ou d’une pile à l’autre
keys-card = choisir une carte par son nombre
keys-end = finir ton tour
keys-bluff-dice = maintenir pour lever le gobelet
keys-bluff-number = choisir un nombre
keys-bluff-target = choisir à qui le dire
keys-bluff-say = le dire
keys-bluff-ok = y croire
keys-bluff-bluff = ne pas y croire
keys-bluff-odds = montrer les chances
keys-jane-left = doigts de la main gauche, de l’auriculaire au pouce
keys-jane-right = doigts de la main droite, du pouce à l’auriculaire
keys-jane-lock = poser tes mains
keys-jane-ready = à ton poste pour la manche suivante
keys-jane-draw = dégainer le pistolet gauche, les deux, ou le droit
keys-jane-victim = braquer le joueur de ce numéro
keys-escape = fermer, ou oublier ton choix
keys-replay = avancer et reculer dans une partie
keys-space = lecture ou pause
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
failed-full = La maison est pleine : son disque n’a plus de place. Ce qui est commencé peut être fini.
failed-too-large = C’est trop gros pour la maison.
failed-unreadable = La maison n’a pas compris.
failed-not-found = Cela n’existe pas ici.
failed-bad-match = Impossible d’ouvrir cette partie (en anglais : { $reason })
failed-bad-name = Un nom a 24 signes au plus, lettres, chiffres ou emojis, et tous se voient. Essaies-en un autre.
failed-no-name = Dis-nous d’abord ton nom.
failed-no-such-code = Personne n’a ce code : il a déjà servi, ou il est trop ancien.
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
failed-too-few = Il n’y a pas encore assez de joueurs.
failed-early = Trop tôt : il n’y a encore rien à répondre.
failed-locked = Tu as déjà verrouillé.
failed-locked-out = Tu étais en avance : ton premier quart de seconde ne compte pas.
failed-no-race = Ce jeu n’est pas une course.
failed-stale = C’était pour la manche d’avant.
failed-unknown-move = La maison ne connaît pas ce coup.
