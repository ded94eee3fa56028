### Dexterity Jane, sur la page.

## Mains et cartes

jane-page-hands = Tes deux mains
jane-page-hands-of = Les deux mains de { $name }
jane-page-digit =
    { $digit ->
        [T] Pouce
        [I] Index
        [M] Majeur
        [R] Annulaire
       *[P] Auriculaire
    } { $side ->
        [L] gauche
       *[R] droit
    }
jane-page-digit-name =
    { $digit ->
        [T] pouce
        [I] index
        [M] majeur
        [R] annulaire
       *[P] auriculaire
    }
jane-page-open = main ouverte
jane-page-lock-words = { $left } à gauche, { $right } à droite
jane-page-card =
    { $hand ->
        [L] Main gauche
       *[R] Main droite
    }, { $digit ->
        [thumb] pouce plié
        [index] index plié
        [middle] majeur plié
        [ring] annulaire plié
        [pinky] auriculaire plié
       *[open] ouverte
    }{ $bullet ->
        [yes] , avec une balle
       *[no] {""}
    }
jane-page-cards =
    { $count ->
        [one] Une carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }
jane-page-hand =
    { $hand ->
        [L] Main gauche
       *[R] Main droite
    }
jane-page-coin =
    { $value ->
        [none] Pièce numéro { $place }, face cachée
       *[other] Pièce numéro { $place }, de valeur { $value }
    }

## Un écran pour plusieurs

jane-page-peek = Regarder tes pièces
jane-page-around =
    { $around ->
        [yes] S’asseoir côte à côte
       *[no] S’asseoir autour de l’écran
    }

## Touches

jane-page-keys = Touches
jane-page-keys-does = Choisis un doigt, puis presse la touche qui doit le plier. Ce navigateur s’en souvient.
jane-page-keys-reset = Revenir à la rangée de base
jane-page-key-of =
    { $digit ->
        [T] Pouce
        [I] Index
        [M] Majeur
        [R] Annulaire
       *[P] Auriculaire
    } { $side ->
        [L] gauche
       *[R] droit
    } : touche { $key }
jane-page-key-press =
    Presse une touche pour { $digit ->
        [T] le pouce
        [I] l’index
        [M] le majeur
        [R] l’annulaire
       *[P] l’auriculaire
    } { $side ->
        [L] gauche
       *[R] droit
    }, ou Échap pour n’y rien changer.
jane-page-key-taken =
    { $key } plie déjà { $digit ->
        [T] le pouce
        [I] l’index
        [M] le majeur
        [R] l’annulaire
       *[P] l’auriculaire
    } { $side ->
        [L] gauche
       *[R] droit
    }. Presse une autre touche, ou donnes-en d’abord une autre à ce doigt.
jane-page-key-reserved = { $key } sert à autre chose à cette table. Presse une lettre ou un signe.

## Les gens

jane-page-players = Les gens à la table
jane-page-player =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [ready] , est à son poste
        [locked] , a répondu
        [placed] , a répondu en position { $place }
        [shot] , braque quelqu’un
        [passed] , passe
        [open] , réfléchit encore
       *[none] {""}
    }

## Une manche

jane-page-round =
    Manche { $round } : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
jane-page-ready =
    { $waiting ->
        [yes] On attend les autres…
       *[no] C’est parti pour la manche { $round } !
    }
jane-page-begins =
    { $seconds ->
        [one] Ça commence dans { $seconds } seconde au plus tard
       *[other] Ça commence dans { $seconds } secondes au plus tard
    }
jane-page-fore = Les yeux sur la table…
jane-page-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
jane-page-limit = Une manche dure 20 secondes, et 5 de plus par carte.
jane-page-lock = Verrou !
jane-page-in =
    { $place ->
        [1] En premier !
       *[other] Numéro { $place } !
    } { $others ->
        [0] Tout le monde a répondu.
        [one] On attend encore une personne.
       *[other] On attend encore { $others } personnes.
    }
jane-page-in-unlocked =
    { $action ->
        [shoot] Pan !
       *[other] Tu passes.
    } { $others ->
        [0] Tout le monde a répondu.
        [one] On attend encore une personne.
       *[other] On attend encore { $others } personnes.
    }
jane-page-in-relaxed =
    C’est verrouillé ! { $others ->
        [0] Tout le monde a répondu.
        [one] On attend encore une personne.
       *[other] On attend encore { $others } personnes.
    }
jane-page-space = barre d’espace
jane-page-pass = Passer
jane-page-draw =
    { $hand ->
        [L] Pistolet gauche
        [R] Pistolet droit
       *[LR] Les deux pistolets
    }
jane-page-draw-short =
    { $hand ->
        [L] Gauche
        [R] Droit
       *[LR] Deux
    }
jane-page-victim =
    { $hand ->
        [L] Pistolet gauche : sur qui ?
       *[R] Pistolet droit : sur qui ?
    }
jane-page-taking =
    { $taker-is ->
        [you] Prends une pièce à { $loser }
       *[other] { $loser-is ->
            [you] { $taker } te prend une pièce
           *[other] { $taker } prend une pièce à { $loser }
        }
    }

## La vérification

jane-page-check = La vérification de la manche { $round }
jane-page-answer = La réponse
jane-page-skip = Abréger
jane-page-verdict =
    { $right ->
        [yes] juste
       *[no] faux
    }
jane-page-checked =
    { $right ->
        [yes] { $seat-is ->
            [you] Tu as raison.
           *[other] { $seat } a raison.
        }
       *[no] { $seat-is ->
            [you] Tu as tort.
           *[other] { $seat } a tort.
        }
    }
jane-page-missed =
    { $digit ->
        [T] pouce
        [I] index
        [M] majeur
        [R] annulaire
       *[P] auriculaire
    } { $side ->
        [L] gauche
       *[R] droit
    } à { $bent ->
        [yes] plier
       *[no] tendre
    }
jane-page-silent =
    { $won ->
        [yes] l’autre réponse était fausse
       *[no] pas de réponse
    }
jane-page-late = trop tard : { $seconds } s
jane-page-prize =
    { $prize ->
        [tile] tuile { $tile }
        [card] +1 carte
       *[fine] −1 carte
    }
jane-page-strip = Photo-finish : { $finishes }
jane-page-finished = { $name } { $seconds } s
jane-page-seconds = { $seconds } s
jane-page-finish-claimed = Réaction : { $seconds } s sur son propre écran, de l’affichage des cartes au verrou.
jane-page-finish-credit = Crédit : { $milliseconds } ms de trajet, prouvées par la connexion et non comptées.
jane-page-finish-residual = Reste : { $milliseconds } ms que la connexion ne peut prouver, comptées.
jane-page-finish-charged = Temps retenu : { $seconds } s
jane-page-finish-heat = Ex æquo avec { $rivals } : trop serré pour trancher, le sort tiré avant la partie a décidé.
jane-page-finish-flag = Personne ne répond ainsi : désormais, la maison mesure elle-même le temps.
jane-page-heat = ex æquo
jane-page-flag = chronométré par la maison
jane-page-nobody = Temps écoulé : personne n’a verrouillé.
jane-page-example = Réponse : { $answer }.

## Après la partie

jane-page-podium = Qui gagne, et avec quoi
jane-page-rank = rang
jane-page-tiles = tuiles
jane-page-cards-kept = cartes
jane-page-coins = pièces
jane-page-points = points
jane-page-summary = La partie, manche par manche
jane-page-curves = Réactions par manche
jane-page-curves-axes = secondes, par manche
jane-page-curves-key = ✗ faux · marque creuse : un braquage. Choisis un nom pour voir sa courbe seule.
jane-page-curve-figures = médiane { $median } s · record { $best } s
jane-page-right-answers = justes
jane-page-answered =
    { $answer ->
        [won] juste, et remporte la tuile
        [right] juste
        [wrong] faux
        [shot] un braquage
       *[none] pas de réponse
    }

## Règles maison

jane-page-option-variant-base = De base
jane-page-option-variant-base-does = Les soixante cartes ; le tapis ne veut rien dire.
jane-page-option-variant-simplified = Simplifiée
jane-page-option-variant-simplified-does = Vingt-quatre cartes dont le tapis dit la main : rouge à gauche, vert à droite.
jane-page-option-variant-stick_up = Braquages
jane-page-option-variant-stick_up-does = Avec des pièces et des balles : au lieu de répondre, tu peux braquer quelqu’un.
jane-page-option-coin-choice-place = Qui la prend
jane-page-option-coin-choice-random = Le hasard
jane-page-option-coin-choice-does = qui choisit la pièce après un braquage
jane-page-option-robbed-tile-victim = À la victime
jane-page-option-robbed-tile-discard = À personne
jane-page-option-robbed-tile-unopposed = Encore à gagner
jane-page-option-robbed-tile-does = où va la tuile si, à deux, quelqu’un tire
jane-page-option-wrong-lock-free = Rien
jane-page-option-wrong-lock-card = Une carte
jane-page-option-wrong-lock-does = ce que coûte une réponse fausse

jane-page-ladder-base = De base
jane-page-ladder-simplified = Simplifiée
jane-page-ladder-stick_up = Braquages
jane-page-ladder-base-camera = De base, devant la caméra
jane-page-ladder-simplified-camera = Simplifiée, devant la caméra
jane-page-ladder-stick_up-camera = Braquages, devant la caméra

## Apprendre

jane-page-learn-goal = Chaque carte montre une main. Tes deux mains répondent à toutes les cartes ensemble, plus vite que les autres.
jane-page-learn-one = La carte plie l’index gauche. Plie le tien : touche-le, ou presse sa touche. Puis verrouille.
jane-page-learn-two = Deux cartes, deux mains. Les cartes sont dans tous les sens : cherche d’abord le pouce. Plie les deux doigts, puis verrouille.
jane-page-learn-colours = Jusqu’ici le rouge était la gauche et le vert la droite : c’est ainsi dans la version simplifiée. Avec les soixante cartes, les couleurs ne disent rien, ni tapis ni manchettes. Seuls comptent la main et son doigt plié.
jane-page-learn-pair = Maintenant, ce qui complique : deux cartes identiques s’annulent. Il ne reste que l’annulaire gauche : plie-le et verrouille.
jane-page-learn-three = Et de trois cartes identiques, deux s’annulent et une reste. Réponds à celle-là.
jane-page-learn-open = Certaines cartes montrent une main ouverte, qui efface toutes les cartes de cette main : ici, la gauche reste ouverte. Réponds pour la droite.
jane-page-learn-open-pair = Même les mains ouvertes s’annulent quand il y en a deux, et l’index compte de nouveau.
jane-page-learn-order = Et combien ça rapporte ? Le premier verrou juste gagne la tuile, qui vaut le numéro de sa manche. Les justes suivants ont une carte chacun. Se tromper ne rapporte rien, et la dernière personne ne peut pas verrouiller.
jane-page-learn-ready = Voilà pour les cartes ; place à la course. Une manche commence quand tout le monde est prêt. Alors les yeux sur la table : les cartes sont retournées un instant plus tard, pour tous à la fois.
jane-page-learn-check = Quand il ne reste qu’une personne, on vérifie : les cartes sont triées par main, les paires retirées. Puis chaque réponse est comparée, dans l’ordre des verrous.
jane-page-learn-bullet = Une version, les braquages, ajoute des balles : dégaine le pistolet de la main qui en montre, puis choisis ta victime. Si cette main montre un nombre impair de balles, une pièce est à toi.

## Les mains devant la caméra

jane-page-camera-use = Joue avec tes vrais doigts
jane-page-camera-ranked = On y joue devant la caméra, chacun avec ses vrais doigts. Essaie d’abord les tiens dans le tutoriel.
failed-camera = Cette partie se joue devant la caméra : montre-lui tes mains, puis ne bouge plus.
failed-no-camera = Cette partie se joue sans caméra : plie et verrouille au clavier ou à l’écran tactile.
jane-page-camera-flag = à la caméra, { $lag } ms par image
