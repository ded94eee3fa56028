### Ce que dit le tutoriel, quel que soit le jeu.

learn-title =
    { $title } en { $game ->
        [joe] 5
       *[other] 2
    } minutes
learn-you = Toi
learn-them = Clémentine
learn-third = Zeb
learn-next = Continuer
learn-back = Retour
learn-again = Encore une fois
learn-right = Bien !
learn-other = Pas tout à fait. Regarde encore.
learn-done = C’est tout !
learn-done-text = À toi d’essayer contre un bot. La règle n’est jamais loin.
learn-modes = Plus d’une façon de faire la course
