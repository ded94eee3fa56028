### Ce que la page dit quand on ouvre une partie.

new-title = Une partie : { $game }
new-seats = Qui joue ?
new-seat = Place { $number }
new-seat-bot = Un bot
new-seat-member = L’un de nous
new-seat-who = Qui prend la place { $number } ?
new-seat-open = Un ami
new-seat-here = Sur cet appareil
new-seat-ghost = Ton fantôme
new-seat-ghost-does = Toi dans ta dernière partie finie de cette variante, réponse par réponse, à la milliseconde près.
new-seat-open-does = Tu reçois un lien et un code QR à transmettre.
new-seat-here-does = On partage cet appareil, et un rideau cache les mains.
new-seat-name = Nom de la personne à la place { $number }
new-level = La force du bot
new-seat-more = Une place de plus
new-seat-less = Retirer la place { $number }
new-seat-of = Place { $number } : { $caption }
new-options-more = D’autres options
new-seat-count = { $seats } places sur { $most }
new-options = Règles maison
new-terms = La table
new-begin = Ouvrir la table
new-clock = Pendule
new-clock-none = Aucune
new-clock-slow = Tranquille
new-clock-quick = Rapide
new-clock-none-does = Chacun prend son temps.
new-clock-slow-does = Deux minutes par tour, et dix de réserve. Ensuite, la maison finit le tour, et elle joue mal.
new-clock-quick-does = Trente secondes par tour, et trois minutes de réserve. Ensuite, la maison finit le tour, et elle joue mal.
new-camera = Devant la caméra
new-camera-does = Tout le monde joue avec ses vrais doigts, lus par une caméra ; ces parties ont leur propre classement.
new-window = Quand les réponses hors tour sont entendues
new-window-of =
    { $seconds ->
        [0] Aussitôt
       *[other] Après { $seconds } s
    }
new-window-does = Avec une attente, embuscades et autres réponses sont entendues après le même temps : aucune pause ne trahit rien ; qui ne répond pas passe.
new-spectators-does = Qui a le lien peut regarder, sans voir aucune carte cachée.
new-hints = Indices
new-hints-does = Chacun peut demander à un bot ce qu’il ferait.
new-coach = Coach pour tous
new-coach-does = Sinon, le coach n’aide que là où personne ne joue contre quelqu’un d’autre.
new-chat-does = Sans elle, il n’y a que des phrases toutes faites.
new-limit = Temps limité
new-limit-does =
    { $race ->
        [relaxed] Deux minutes, et une demi-minute de plus par carte : rien ne presse, mais aucune manche ne s’éternise.
       *[other] 20 secondes, et 5 de plus par carte ; qui n’a pas répondu n’a rien dans cette manche.
    }
new-race = On court comment ?
new-ranked = Personne ne regarde, aucun bot ne joue pour personne, rien ne se reprend, et le temps est limité.
