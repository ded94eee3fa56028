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
jane-page-open = ouverte
jane-page-lock-words = main gauche : { $left }, main droite : { $right }
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
        [none] Pièce { $place }, face cachée
       *[other] Pièce { $place }, de valeur { $value }
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
       *[no] Manche { $round } : à mon poste
    }
jane-page-fore = Les yeux sur la table…
jane-page-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
jane-page-lock = Je pose !
jane-page-space = barre d’espace
jane-page-pass = Passer
jane-page-draw =
    { $hand ->
        [L] Pistolet gauche
        [R] Pistolet droit
       *[LR] Les deux
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
jane-page-prize =
    { $prize ->
        [tile] tuile { $tile }
        [card] +1 carte
       *[fine] −1 carte
    }
jane-page-strip = Photo-finish : { $finishes }
jane-page-finished = { $name } { $seconds } s
jane-page-seconds = { $seconds } s
jane-page-finish-claimed = Réaction : { $seconds } s sur son propre écran, des cartes affichées aux mains posées.
jane-page-finish-credit = Crédit : { $milliseconds } ms de trajet, prouvées par la ligne et non comptées.
jane-page-finish-residual = Reste : { $milliseconds } ms que la ligne ne peut prouver, comptées.
jane-page-finish-charged = Temps retenu : { $seconds } s
jane-page-finish-heat = Ex æquo avec { $rivals } : trop serré pour trancher, le sort tiré avant la partie a décidé.
jane-page-finish-flag = Personne ne répond ainsi : désormais, la maison mesure elle-même le temps.
jane-page-heat = ex æquo
jane-page-flag = chronométré par la maison
jane-page-nobody = Personne n’a posé ses mains.
jane-page-example = Réponse : { $answer }.

## Après la partie

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

## Apprendre

jane-page-learn-goal = Chaque carte montre une main. Tes deux mains répondent à toutes les cartes ensemble, plus vite que les autres.
jane-page-learn-one = La carte plie l’index gauche. Plie le tien : touche-le, ou presse sa touche. Puis pose tes mains.
jane-page-learn-two = Deux cartes, deux mains. Les cartes sont dans tous les sens : cherche d’abord le pouce. Plie les deux doigts, puis pose.
jane-page-learn-pair = Deux cartes identiques s’annulent. Il ne reste que l’annulaire gauche : plie-le et pose.
jane-page-learn-three = De trois cartes identiques, deux s’annulent et une reste. Réponds à celle-là.
jane-page-learn-open = Une main ouverte efface toutes les cartes de cette main : la gauche reste ouverte. Réponds pour la droite.
jane-page-learn-open-pair = Deux mains ouvertes s’annulent aussi, et l’index compte de nouveau.
jane-page-learn-order = Les premières mains justes gagnent la tuile, qui vaut le numéro de sa manche. Les suivantes ont une carte chacune. Se tromper ne rapporte rien, et la dernière personne ne peut plus poser.
jane-page-learn-bullet = Avec les braquages, une balle te permet de voler : dégaine le pistolet de cette main, puis choisis ta victime. Si cette main montre un nombre impair de balles, une pièce est à toi.

## Les mains devant la caméra

jane-page-camera-use = Joue avec tes vrais doigts
jane-page-camera-title = Tes mains devant la caméra
jane-page-camera-view = Ce que voit la caméra : le squelette de chaque main
jane-page-camera-loading =
    { $state ->
        [asking] Ton navigateur demande si la caméra peut servir.
       *[loading] On va chercher de quoi lire les mains, environ 10 Mo, une seule fois…
    }
jane-page-camera-private = Les images ne quittent jamais cette page.
jane-page-camera-seen =
    { $hands ->
        [0] Montre tes deux mains
       *[1] Une seule main : montre les deux
    }
jane-page-camera-good = Les deux mains sont là
jane-page-camera-still =
    Ne bouge plus pour verrouiller{ $digits ->
        [none] {""}
       *[other] {" "}· vérifie : { $digits }
    }
jane-page-camera-how = Lève les deux mains, paumes vers la caméra. Quand les cartes arrivent, plie tes doigts et ne bouge plus : c’est verrouillé. Si ta réponse est la pose que tu tiens déjà, retire tes mains puis remontre-les. Pour dégainer : pouce levé, index de côté.
jane-page-camera-weak = Difficile à lire : { $digits }. Vérifie avant de verrouiller ; la touche d’un doigt le corrige.
jane-page-camera-calibrate = Apprendre mes mains
jane-page-camera-moment = Immobile { $seconds } s
jane-page-camera-swap = Échanger les mains
jane-page-camera-off = Sans la caméra
jane-page-camera-again = Réessayer
jane-page-camera-figures = { $lag } ms de l’image au doigt, { $rate } images par seconde ({ $by }).
jane-page-camera-ask =
    { $pose ->
        [open] Ouvre les deux mains
        [fist] Ferme les deux poings
        [T] Plie les deux pouces contre la paume
        [I] Plie les deux index
        [M] Plie les deux majeurs
        [R] Plie les deux annulaires
       *[P] Plie les deux auriculaires
    }
jane-page-camera-hold = Bien, ne bouge plus…
jane-page-camera-both = Les deux mains doivent être dans l’image ; d’ici là, le temps s’arrête.
jane-page-camera-trouble =
    { $trouble ->
        [insecure] Pas de caméra : cette connexion n’est pas sûre
        [unsupported] Ce navigateur ne sait pas lire les mains
        [refused] La caméra a été refusée
        [none] Il n’y a pas de caméra ici
        [busy] La caméra est occupée
        [lost] La caméra a disparu
       *[broken] La lecture des mains ne marche pas ici
    }
jane-page-camera-help =
    { $trouble ->
        [insecure] Un navigateur ne prête la caméra qu’en https, ou sur l’ordinateur qui tient la maison. Demande à qui la tient de la lancer ainsi, et reviens par le lien ou le QR code qui s’affiche :
        [unsupported] Un plus récent saura. Les touches et l’écran tactile marchent comme toujours.
        [refused] Autorise-la pour cette page dans la barre d’adresse. Les touches et l’écran tactile marchent comme toujours.
        [none] Branche-en une, ou joue au clavier et à l’écran tactile.
        [busy] Un autre programme s’en sert. Ferme-le, ou joue au clavier et à l’écran tactile.
        [lost] Elle a été débranchée ou éteinte. Tes doigts restent comme ils sont : continue au clavier ou à l’écran tactile.
       *[broken] Il faut WebAssembly et WebGL 2. Les touches et l’écran tactile marchent comme toujours.
    }
jane-page-camera-flag = à la caméra, { $lag } ms par image
