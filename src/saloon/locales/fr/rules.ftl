### Ce que dit la page des règles d’un jeu autour d’elles.

rules-title = { $game } : les règles
rules-goal = Le but
rules-turn = Comment on joue
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune règle ne dit cela.
        [one] Une règle.
       *[other] { $count } règles.
    }
rules-play = Nouvelle partie
rules-duel-goal = Pose tes 58 cartes avant l’autre.
rules-duel-turn = Pose deux cartes ou plus : toujours plus haut sur ta pile montante, toujours plus bas sur ta pile descendante. Puis pioche deux cartes. Une carte par tour peut aussi aider ton adversaire, et tu refais alors toute ta main. Qui ne peut pas poser deux cartes perd.
rules-bluff-goal = Réunis les jetons qui valent le plus.
rules-bluff-turn = Lance trois dés que toi seul vois, choisis quelqu’un et annonce un nombre. Te croit-on ? Qui perce l’autre à jour prend le jeton de ce nombre.
rules-jane-goal = Gagne le plus de points en dix manches.
rules-jane-turn = On retourne des cartes avec des mains, une de plus à chaque manche. Plie les doigts qu’elles demandent toutes ensemble, et verrouille avant les autres. Le premier qui a juste gagne la manche.
rules-joe-goal = Atteins ce que le scénario demande à ton camp, ou empêche l’autre camp d’y arriver.
rules-joe-turn = Le hasard désigne qui joue. Un personnage a quatre points d’action pour marcher, tirer, recharger, lancer et plus encore. Des cartes disent ce que fait un tir ; la troisième blessure tue.
