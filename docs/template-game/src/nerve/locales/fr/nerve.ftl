nerve-title = Sang-froid
nerve-summary = Une carte chacun, et une seule occasion d’en changer.
game-nerve = Sang-froid
game-nerve-facts = 2 à 4 joueurs · 2 minutes
game-nerve-pitch = Une carte que vous seul voyez. La garder, ou l’échanger contre une autre, peut-être pire ?
rules-nerve-goal = Avoir la meilleure carte quand toutes sont montrées.
rules-nerve-turn = Dites une seule fois si vous gardez votre carte ou si vous l’échangez.

nerve-event-dealt =
    { $card ->
        [none] { $seat } reçoit une carte.
       *[other] { $seat } reçoit le { $card }.
    }
nerve-event-kept = { $seat } garde sa carte.
nerve-event-swapped = { $seat } échange sa carte.
nerve-event-showed = Toutes les cartes sont montrées : { $cards }.
nerve-reason-shown = Toutes les cartes ont été montrées.

nerve-refused-over = La partie est finie.
nerve-refused-nature = Seul le hasard fait cela.
nerve-refused-turn = Ce n’est pas à vous de parler.
nerve-refused-highest = Le { $card } est la carte la plus haute : qui l’a la garde.

nerve-option-highest = Carte la plus haute
nerve-option-highest-does = combien de cartes il y a
nerve-option-low = À la baisse
nerve-option-low-does = la carte la plus basse gagne

nerve-page-keep = Garder
nerve-page-swap = Échanger
nerve-page-card = carte { $card }
nerve-page-hidden = une carte cachée
nerve-page-none = pas de carte
nerve-page-learn-yours = Votre carte est un 3, sur 12. Vous seul la voyez. Échangez-la.
nerve-page-learn-shown = Tous ont parlé, et toutes les cartes sont montrées : votre 9 bat le 7.
