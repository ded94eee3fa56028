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
replay-what-if = Et si… ? Rejouer d’ici à la place de { $name }, contre { $bot }
