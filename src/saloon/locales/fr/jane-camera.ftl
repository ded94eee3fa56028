### Ce que la page dit aux mains devant la caméra.

jane-camera-title = Tes mains devant la caméra
jane-camera-view = Ce que voit la caméra : le squelette de chaque main
jane-camera-loading =
    { $state ->
        [asking] Ton navigateur demande si la caméra peut servir.
       *[loading] On va chercher de quoi lire les mains, environ 10 Mo, une seule fois…
    }
jane-camera-what = Lève les deux mains : la caméra voit quels doigts tu plies. Ne bouge plus, et c’est verrouillé. C’est plus lent qu’au clavier, car lire une image prend du temps ; tu verras combien.
jane-camera-size = De quoi les lire se charge une seule fois, environ 10 Mo.
jane-camera-start = Allumer la caméra
jane-camera-lag = { $lag } ms
jane-camera-safe = Cette page sera alors ici :
jane-camera-qr = QR code de cette page en https
jane-camera-private = Les images ne quittent jamais cette page.
jane-camera-seen =
    { $hands ->
        [0] Montre tes deux mains
       *[1] Une seule main : montre les deux
    }
jane-camera-good = Les deux mains sont là
jane-camera-still =
    Ne bouge plus pour verrouiller{ $digits ->
        [none] {""}
        [many] {" "}· vérifie chaque doigt
       *[other] {" "}· vérifie : { $digits }
    }
jane-camera-how = Lève les deux mains, paumes vers la caméra. Quand les cartes arrivent, plie tes doigts et ne bouge plus : c’est verrouillé. Si ta réponse est la pose que tu tiens déjà, retire tes mains puis remontre-les. Pour dégainer : pouce levé, index de côté.
jane-camera-weak =
    { $digits ->
        [many] La plupart des doigts se lisent mal : plus de lumière aidera, et les paumes vers la caméra. La touche d’un doigt le corrige.
       *[other] Difficile à lire : { $digits }. Vérifie avant de verrouiller ; la touche d’un doigt le corrige.
    }
jane-camera-calibrate = Apprendre mes mains
jane-camera-moment = Immobile { $seconds } s
jane-camera-swap = Échanger les mains
jane-camera-off = Sans la caméra
jane-camera-again = Réessayer
jane-camera-figures = { $lag } ms de l’image au doigt, { $rate } images par seconde ({ $by }).
jane-camera-ask =
    { $pose ->
        [open] Ouvre les deux mains
        [fist] Ferme les deux poings
        [T] Plie les deux pouces contre la paume
        [I] Plie les deux index
        [M] Plie les deux majeurs
        [R] Plie les deux annulaires
       *[P] Plie les deux auriculaires
    }
jane-camera-hint =
    { $hint ->
        [both] Les deux mains doivent être dans l’image. Rien ne presse.
        [hold] Bien, ne bouge plus…
        [late] Pas encore net : plie davantage, tourne les paumes vers la caméra, ou passe. La touche d’un doigt passé pourra le corriger.
       *[wait] Prends ton temps : ça avance quand c’est vu.
    }
jane-camera-steps = Étape { $step } sur { $steps }
jane-camera-skip = Passer celui-ci
jane-camera-anew = Recommencer
jane-camera-done = Jouer
jane-camera-learnt =
    { $digits ->
        [none] Les dix doigts se lisent bien.
        [many] C’est appris, mais la plupart des doigts se lisent mal. Plus de lumière aidera, et les paumes vers la caméra.
       *[other] C’est appris. Difficile à lire : { $digits }.
    }
jane-camera-trouble =
    { $trouble ->
        [insecure] Pas de caméra : cette connexion n’est pas sûre
        [unsupported] Ce navigateur ne sait pas lire les mains
        [refused] La caméra a été refusée
        [none] Il n’y a pas de caméra ici
        [busy] La caméra est occupée
        [lost] La caméra a disparu
       *[broken] La lecture des mains ne marche pas ici
    }
jane-camera-help =
    { $trouble ->
        [insecure] Un navigateur ne prête la caméra qu’en https, ou sur l’ordinateur qui tient la maison. Demande à qui la tient de la lancer ainsi, avec un certificat fait sur place, et reviens par le lien ou le QR code :
        [unsupported] Un plus récent saura. Les touches et l’écran tactile marchent comme toujours.
        [refused] Autorise-la pour cette page dans la barre d’adresse. Les touches et l’écran tactile marchent comme toujours.
        [none] Branche-en une, ou joue au clavier et à l’écran tactile.
        [busy] Un autre programme s’en sert. Ferme-le, ou joue au clavier et à l’écran tactile.
        [lost] Elle a été débranchée ou éteinte. Tes doigts restent comme ils sont : continue au clavier ou à l’écran tactile.
       *[broken] Il faut WebAssembly et WebGL 2. Les touches et l’écran tactile marchent comme toujours.
    }
