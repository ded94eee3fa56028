### Bluff You!

bluff-title = Bluff You !
bluff-summary = Secoue trois dés en secret, annonce un nombre, vrai ou faux, et gagne des jetons en trompant les autres ou en les démasquant.

## Ce qui se passe

bluff-event-began =
    { $seat-is ->
        [you] Tu lances en premier.
       *[other] { $seat } lance en premier.
    }
bluff-event-rolled =
    { $dice ->
        [none] { "" }
       *[other] { $seat-is ->
            [you] Tu lances { $dice }.
           *[other] { $seat } lance { $dice }.
        }
    }
bluff-event-claimed =
    { $seat-is ->
        [you] Tu annonces à { $target } : « { $value } ».
       *[other] { $target-is ->
            [you] { $seat } t’annonce : « { $value } ».
           *[other] { $seat } annonce à { $target } : « { $value } ».
        }
    }
bluff-event-attacked =
    { $seat-is ->
        [you] Tu vises le { $value } de { $target } : « { $value } ».
       *[other] { $target-is ->
            [you] { $seat } vise ton { $value } : « { $value } ».
           *[other] { $seat } vise le { $value } de { $target } : « { $value } ».
        }
    }
bluff-event-answered =
    { $seat-is ->
        [you] { $answer ->
            [ok] Tu réponds « Ok ! »
           *[bluff] Tu réponds « Bluff you ! »
        }
       *[other] { $answer ->
            [ok] { $seat } répond « Ok ! »
           *[bluff] { $seat } répond « Bluff you ! »
        }
    }
bluff-event-revealed =
    { $truth ->
        [yes] { $seat-is ->
            [you] Tes dés montrent { $dice } : { $sum }, c’était vrai.
           *[other] Les dés de { $seat } montrent { $dice } : { $sum }, c’était vrai.
        }
       *[no] { $seat-is ->
            [you] Tes dés montrent { $dice } : { $sum }, c’était du bluff.
           *[other] Les dés de { $seat } montrent { $dice } : { $sum }, c’était du bluff.
        }
    }
bluff-event-won =
    { $points ->
        [one] { $seat-is ->
            [you] Tu prends le { $token } ({ $points } point).
           *[other] { $seat } prend le { $token } ({ $points } point).
        }
       *[other] { $seat-is ->
            [you] Tu prends le { $token } ({ $points } points).
           *[other] { $seat } prend le { $token } ({ $points } points).
        }
    }
bluff-event-missed = Le { $token } n’est pas au centre : personne ne le prend.
bluff-event-stole =
    { $seat-is ->
        [you] Tu voles le { $token } à { $victim }.
       *[other] { $victim-is ->
            [you] { $seat } te vole le { $token }.
           *[other] { $seat } vole le { $token } à { $victim }.
        }
    }
bluff-event-failed =
    { $seat-is ->
        [you] { $chooser-is ->
            [you] Le vol échoue : tu dois donner un jeton.
           *[other] Le vol échoue : { $chooser } peut prendre un de tes jetons.
        }
       *[other] { $chooser-is ->
            [you] Le vol échoue : tu peux prendre un jeton de { $seat }.
           *[other] Le vol échoue : { $seat } doit donner un jeton.
        }
    }
bluff-event-gave =
    { $seat-is ->
        [you] Tu donnes le { $token } à { $target }.
       *[other] { $target-is ->
            [you] { $seat } te donne le { $token }.
           *[other] { $seat } donne le { $token } à { $target }.
        }
    }
bluff-event-doubled =
    { $seat-is ->
        [you] « Doublet ! » Tu montres { $dice } et tu veux le { $token }.
       *[other] « Doublet ! » { $seat } montre { $dice } et veut le { $token }.
    }
bluff-event-returned =
    { $seat-is ->
        [you] Tu rends le { $token }.
       *[other] { $seat } rend le { $token }.
    }
bluff-event-returned-many =
    { $seat-is ->
        [you] Tu rends les jetons { $token }.
       *[other] { $seat } rend les jetons { $token }.
    }
bluff-event-swapped =
    { $seat-is ->
        [you] Le { $token } est à toi.
       *[other] Le { $token } est à { $seat }.
    }
bluff-event-ended =
    { $reason ->
        [cleared] Le centre est vide.
       *[limit] C’était le dernier tour.
    }

## Pourquoi c’est fini

bluff-reason-cleared = Le dernier jeton du centre est pris.
bluff-reason-limit = Tous les tours sont joués.

## Les coups en toutes lettres

bluff-move-claim = annoncer « { $value } » à { $target }, pour ce jeton du centre
bluff-move-steal = annoncer « { $value } » à { $target }, pour lui voler ce jeton
bluff-move-doublet = montrer ton double, pour le { $token }
bluff-move-return = rendre ton { $token }
bluff-move-ok = y croire
bluff-move-bluff = ne pas y croire
bluff-move-give = donner le { $token }

## Pourquoi un coup est refusé

bluff-refused-over = La partie est finie.
bluff-refused-nature = Seul le hasard fait ça.
bluff-refused-rolling = Attends que les dés soient lancés.
bluff-refused-turn = Ce n’est pas ton tour.
bluff-refused-answerer = Ce n’est pas à toi de répondre.
bluff-refused-answer = Réponds d’abord : crois-tu au { $value } ? ok ou bluff.
bluff-refused-announce-first = Il n’y a rien à répondre : c’est toi qui as le gobelet. Annonce un nombre.
bluff-refused-nobody = Personne n’est assis là : les places vont de 0 à { $last }.
bluff-refused-yourself = Tu ne peux pas t’annoncer un nombre à toi-même.
bluff-refused-gone = Le { $value } n’est plus au centre.
bluff-refused-bare = Pour voler, il te faut un jeton que tu pourrais perdre.
bluff-refused-target-bare = Cette personne n’a pas de jeton à voler.
bluff-refused-not-theirs = Cette personne n’a pas le { $value }.
bluff-refused-no-double = Tes dés ne montrent pas de double.
bluff-refused-two-tokens = Pour un doublet, il te faut au moins 2 jetons à toi.
bluff-refused-not-in-centre = Le { $token } n’est pas au centre.
bluff-refused-no-sum =
    { $points ->
        [one] Deux jetons valent toujours plus que le { $token }, qui n’a que { $points } point.
       *[other] Tu n’as pas deux jetons ou plus qui valent exactement { $points } points, comme le { $token }.
    }
bluff-refused-no-swap = On ne rend des jetons que pour un doublet.
bluff-refused-return =
    { $owed ->
        [one] Paie d’abord ton doublet : rends un jeton de { $owed } point.
       *[other] Paie d’abord ton doublet : rends des jetons pour { $owed } points.
    }
bluff-refused-not-yours = Tu n’as pas le { $token }.
bluff-refused-inexact =
    { $owed ->
        [one] Avec le { $token }, le compte ne tomberait pas juste : il reste { $owed } point à payer.
       *[other] Avec le { $token }, le compte ne tomberait pas juste : il reste { $owed } points à payer.
    }
bluff-refused-no-gift = On ne donne un jeton que si un vol a échoué.
bluff-refused-give = Le vol a échoué : choisis d’abord le jeton à donner.
bluff-refused-not-rollers = Le { $token } n’appartient pas à qui a tenté le vol.

## Les options

bluff-option-stake = Enjeu
bluff-option-stake-does = le jeton en jeu quand on veut en gagner un : celui annoncé (announced) ou celui des dés (rolled)
bluff-option-any-number = N’importe quel nombre
bluff-option-any-number-does = on peut annoncer un nombre dont le jeton est parti ; alors personne ne prend rien
bluff-option-gift-chooser = Qui choisit
bluff-option-gift-chooser-does = qui choisit le jeton donné après un vol raté : le Lanceur (roller) ou le Devin (guesser)
bluff-option-turn-limit = Limite de tours
bluff-option-turn-limit-does = combien de fois chacun a le gobelet au plus ; null pour ne pas compter

## La table

bluff-you = Toi
bluff-centre = Centre
bluff-worth = pts
bluff-dice =
    { $double ->
        [yes] { $shown ->
            [yes] Les dés sur la table : { $sum }, avec un double.
           *[no] Les dés sous le gobelet : { $sum }, avec un double.
        }
       *[no] { $shown ->
            [yes] Les dés sur la table : { $sum }.
           *[no] Les dés sous le gobelet : { $sum }.
        }
    }
bluff-turn =
    { $last ->
        [none] tour { $turn }
       *[other] tour { $turn } sur { $last }
    }
bluff-status =
    { $stage ->
        [answer] { $seat-is ->
            [you] { $attempt ->
                [claim] { $roller } dit { $value }. Tu y crois ?
               *[steal] { $roller } veut ton { $value } et dit { $value }. Tu y crois ?
            }
           *[other] { $seat } doit répondre : { $value } ?
        }
        [give] { $seat-is ->
            [you] { $roller-is ->
                [you] Ton vol a échoué : quel jeton donnes-tu à { $guesser } ?
               *[other] Quel jeton de { $roller } prends-tu ?
            }
           *[other] { $seat } choisit le jeton que { $roller } donne.
        }
        [return] { $seat-is ->
            [you] Rends des jetons pour le { $taking } : { $owed } à payer.
           *[other] { $seat } paie le { $taking } : encore { $owed }.
        }
       *[choose] { $seat-is ->
            [you] À toi : annonce un nombre, vrai ou faux.
           *[other] { $seat } a le gobelet.
        }
    }
bluff-odds = Trois dés donnent { $value } dans { $ways } lancers sur 216.
bluff-how = Tape le numéro sous un jeton, ou le coup : { $example }
