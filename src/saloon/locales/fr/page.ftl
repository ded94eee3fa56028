### Ce que dit la page autour de tous les jeux.

## L’accueil

front-tagline = Quatre jeux, une maison. Prends une chaise.
front-games = Les jeux
front-go-on = Reprendre
front-look-again = Parties récentes
front-matches = Toutes mes parties
front-play = Jouer
front-against =
    { $others ->
        [one] contre
       *[other] contre { $others } comme
    }
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
front-room = Notre soirée
front-room-does = Tous les jeux, un seul score.
front-room-open = Ouvrir une soirée
front-room-code = Un code ?
front-room-enter = Entrer
back-to-front = Retour à l’accueil
skip-to-main = Aller au contenu
masthead-label = Toi et tes réglages
notes-label = Messages

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
me-you = Toi

## Réglages

settings-title = Réglages
keys-title = Clavier
close = Fermer

## Quand ça tourne mal

not-found-title = Personne ici
not-found-text = Cette page n’existe pas, ou elle est partie ailleurs.
broken-title = Quelque chose est tombé
broken-text = C’est notre faute, pas la tienne. Tout est gardé après chaque coup.
broken-reload = Recharger la page
failed-house = La maison a un souci. Réessaie dans un instant.
failed-unreachable = La maison est injoignable. Ta connexion fonctionne-t-elle ?
failed-too-fast = Pas si vite ! Réessaie dans un instant.
failed-other-page = Cela ne venait pas d’une page de cette maison.
failed-quota = C’est beaucoup pour une heure. Réessaie plus tard.
failed-full = La maison est pleine : plus de place sur son disque.
failed-too-large = C’est trop gros pour la maison.
failed-unreadable = La maison n’a pas compris.
failed-not-found = Cela n’existe pas ici.
failed-bad-match = Impossible d’ouvrir cette partie (en anglais : { $reason })
failed-bad-name = Un nom a 24 signes au plus, lettres, chiffres ou emojis, et tous se voient. Essaies-en un autre.
failed-no-name = Dis-nous d’abord ton nom.
