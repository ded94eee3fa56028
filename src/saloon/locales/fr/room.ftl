### Notre soirée : un salon pour un groupe, pendant plusieurs parties de tous les jeux.

room-title = Notre soirée
room-invites = Notre soirée : on t’attend
room-code = Le code
room-code-spell = À voix haute : { $words }
room-join-text = Dis-nous ton nom, et tu y es.
room-join = Entrer
room-name = Comment les autres t’appellent-ils ?
room-name-keep = C’est moi
room-opening = On ouvre la porte…
room-alone = Personne d’autre n’est encore là. Dis le code aux autres, ou envoie-leur le lien : il reste le même, ce soir et la semaine prochaine.
room-lost = La maison est injoignable ; on continue d’essayer.

room-list = Nos soirées
room-with-others = { $here ->
        [0] { $names }
       *[other] { $names } ({ $here } ici en ce moment)
    }
room-only-you = personne d’autre pour l’instant

## Comment ça se passe

room-how = Comment ça marche ?
room-how-code = Chacun entre une seule fois, avec le code ou le lien. Ils restent bons tant que quelqu’un vient au moins tous les 30 jours.
room-how-play = N’importe qui choisit un jeu et dit qui joue. La partie s’ouvre chez tout le monde ; qui ne joue pas regarde.
room-how-after = Après la partie, une touche ramène ici, ou mène à la suivante. Le score compte tous les jeux.
room-how-rest = Une pause ? Dis que tu passes ton tour. En retard ? Tu vois ce qui se joue ; regarde, ou attends la suivante.
room-how-host = L’hôte peut renvoyer quelqu’un et passer son rôle. S’il s’absente longtemps, quelqu’un d’autre le prend.

## Qui est là

room-people = Qui est là
room-here =
    { $count ->
        [one] 1 personne est là
       *[other] { $count } personnes sont là
    }
room-you = toi
room-host = hôte
room-away = absent
room-resting = passe son tour
room-plays = joue à { $game }
room-watches = regarde { $game }
room-rest = Je passe mon tour pour l’instant
room-rest-does = On ne te sert pas, et tu restes ici quand une partie s’ouvre.
room-manage = { $name } : plus
room-hand-on = Faire de { $name } l’hôte
room-hand-on-sure = Oui, { $name } est l’hôte désormais
room-remove = Renvoyer { $name }
room-remove-sure = Oui, renvoyer { $name }
room-removed = Renvoyé : { $name }
room-let-back = Laisser revenir { $name }
room-quit = Quitter cette soirée pour de bon
room-quit-sure = Oui, la quitter
room-quit-does = Le code t’y ramène.
room-invite = Inviter quelqu’un

## Ce qui se joue

room-playing = En cours
room-your-seat = Ta place t’attend
room-go = À ma place
room-call = Y appeler tout le monde
room-watch = Regarder
room-gathering = va commencer
room-called = { $game } s’ouvre : on y va
room-called-seat = { $game } s’est ouvert, et tu as une place
room-called-watch = { $game } s’est ouvert
room-call-go =
    { $seconds ->
        [one] Y aller ({ $seconds } seconde)
       *[0] Y aller
        [other] Y aller ({ $seconds } secondes)
    }
room-call-stay = Rester ici

## Et maintenant

room-next = On joue à quoi ?
room-fits =
    { $count ->
        [one] avec des bots
       *[other] tous les { $count } jouent
    }
room-fits-some = { $out ->
        [one] 1 personne regarde
       *[other] { $out } personnes regardent
    }
room-fits-bots =
    { $bots ->
        [one] avec 1 bot
       *[other] avec { $bots } bots
    }
room-parts =
    { $count ->
        [one] { $game } : 1 scénario pour { $people }
       *[other] { $game } : { $count } scénarios pour { $people }
    }
room-choose = Qui joue à { $game } ?
room-choose-scenario = Quel scénario ?
room-scenario = { $title } ({ $fewest ->
        [0] { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    })
room-campaign = Tous à la suite, sur plusieurs soirées
room-plays-it = { $name } joue
room-bots = Bots à la table
room-bot = Quel bot ?
room-seats =
    { $seats ->
        [one] 1 à la table
       *[other] { $seats } à la table
    }
room-seats-few = { $game } demande au moins { $fewest } joueurs.
room-seats-many = { $game } se joue à { $most } au plus.
room-begin = Commencer
room-more = Plus de choix
room-fair = Qui a le moins joué ce soir passe en premier.

## Le score

room-score = Le score
room-score-tonight = Ce soir
room-score-ever =
    { $evenings ->
        [one] Toutes les soirées ({ $evenings })
       *[other] Toutes les soirées ({ $evenings })
    }
room-score-none = Aucune partie n’est encore finie.
room-score-name = Nom
room-score-wins = Gagnées
room-score-played = Jouées
room-score-place = { $times }× { $place ->
        [1] 1er
       *[other] { $place }e
    }
room-lately = Joué ce soir
room-won =
    { $count ->
        [0] personne n’a gagné
       *[other] vainqueur : { $names }
    }
room-somebody = quelqu’un

## Les lettres d’un code, à voix haute

room-letter-b = Bandit
room-letter-c = Cactus
room-letter-d = Dynamite
room-letter-f = Fusil
room-letter-g = Galop
room-letter-h = Harmonica
room-letter-j = Joe
room-letter-k = Képi
room-letter-m = Mulet
room-letter-n = Nuit
room-letter-p = Poker
room-letter-r = Ranch
room-letter-s = Saloon
room-letter-t = Train
room-letter-v = Vautour
room-letter-w = Wagon
room-letter-x = Xylophone
room-letter-y = Yucca
room-letter-z = Zigzag

## Quand quelque chose est impossible

failed-no-room = Aucune soirée n’a ce code. Chaque lettre est-elle juste ? Une soirée s’efface quand personne ne vient pendant 30 jours.
failed-room-guesses = Trop de codes qui n’en sont pas. Attends une heure, ou essaie depuis une autre connexion.
failed-room-removed = L’hôte t’a demandé de quitter cette soirée.
failed-room-outside = Entre d’abord.
failed-room-full = Cette soirée est complète : 60 personnes en font partie.
failed-room-host = Seul l’hôte peut faire cela.
failed-room-nobody = Cette personne n’est plus là.
failed-room-called = Quelqu’un a été plus rapide : une autre partie vient de s’ouvrir.
