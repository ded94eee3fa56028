### Ce que dit la relecture d’une partie, quel que soit le jeu.

replay-title = Revoir une partie
replay-eyes = Par les yeux de qui
replay-seen-by = Vu par { $name }
replay-open = Toutes les mains visibles
replay-controls = Parcourir la partie
replay-position = Position
replay-at = { $at } sur { $last }
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times =
    { $speed ->
        [1] Vitesse réelle
       *[other] { $speed } ×
    }
replay-turn-unseen = Personne n’a fait grand-chose : l’ordre des tours et les cartes ont fait la différence.
replay-pace =
    { $speed ->
        [slow] Lent
        [fast] Rapide
       *[normal] Normal
    }
replay-what-if = Et si… ? Rejouer d’ici en tant que { $name }, contre { $bot }
replay-story = L’histoire
replay-critique = Retour sur la partie
replay-course = Le cours de la partie
replay-course-does = La chance de gagner de chaque camp, telle que la voient les bots.
replay-course-line = { $name } : { $from } au début, { $to } à la fin.
replay-coming = Cette partie du jeu arrive…
replay-looking-back = Les bots reviennent sur la partie. Cela prend quelques secondes.
replay-turns = Les tournants
replay-swing = { $name } : { $before } → { $after }
