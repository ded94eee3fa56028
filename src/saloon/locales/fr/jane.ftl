### Dexterity Jane

jane-title = Dexterity Jane
jane-summary = Plie tes doigts comme le demandent les cartes sur la table, et verrouille avant les autres.

## Ce qui se passe

jane-event-endowed =
    { $value ->
        [none] { "" }
       *[other] Ta pièce vaut { $value }.
    }
jane-event-flipped =
    { $hand ->
        [L] Le Shérif règle d’abord les braquages de la main gauche.
       *[R] Le Shérif règle d’abord les braquages de la main droite.
    }
jane-event-dealt =
    { $card ->
        [none] { "" }
       *[other] { $seat-is ->
            [you] Tu tiens la carte { $card } face cachée.
           *[other] { $seat } tient la carte { $card } face cachée.
        }
    }
jane-event-revealed = Manche { $round } : les cartes sont retournées.
jane-event-locked =
    { $seat-is ->
        [you] { $place ->
            [none] Tu verrouilles.
           *[other] Tu verrouilles en numéro { $place }.
        }
       *[other] { $place ->
            [none] { $seat } verrouille.
           *[other] { $seat } verrouille en numéro { $place }.
        }
    }
jane-event-shot =
    { $seat-is ->
        [you] { $left ->
            [none] Pan ! Tu braques { $right } de la main droite.
           *[other] { $right ->
                [none] Pan ! Tu braques { $left } de la main gauche.
               *[other] Pan ! Pan ! Tu braques { $left } de la main gauche et { $right } de la main droite.
            }
        }
       *[other] { $left ->
            [none] Pan ! { $seat } braque { $right } de la main droite.
           *[other] { $right ->
                [none] Pan ! { $seat } braque { $left } de la main gauche.
               *[other] Pan ! Pan ! { $seat } braque { $left } de la main gauche et { $right } de la main droite.
            }
        }
    }
jane-event-passed =
    { $seat-is ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
jane-event-barred =
    { $seat-is ->
        [you] Il ne reste que toi, et tu ne peux plus verrouiller.
       *[other] Il ne reste que { $seat }, qui ne peut plus verrouiller.
    }
jane-event-stuckup =
    { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    } sur les mains { $hand ->
        [L] gauches : le braquage de la main gauche
       *[R] droites : le braquage de la main droite
    } { $success ->
        [yes] réussit.
       *[no] échoue.
    }
jane-event-spared =
    { $seat-is ->
        [you] Tu n’as pas de pièce à perdre.
       *[other] { $seat } n’a pas de pièce à perdre.
    }
jane-event-took =
    { $value ->
        [none] { $seat } prend la pièce numéro { $place } de { $loser }.
       *[other] { $seat-is ->
            [you] Tu prends la pièce numéro { $place } de { $loser } : elle vaut { $value }.
           *[other] { $loser-is ->
                [you] { $seat } prend ta pièce numéro { $place }, qui vaut { $value }.
               *[other] { $seat } prend la pièce numéro { $place } de { $loser }, qui vaut { $value }.
            }
        }
    }
jane-event-sorted =
    { $left ->
        [none] Mains droites : { $right }.
       *[other] { $right ->
            [none] Mains gauches : { $left }.
           *[other] Mains gauches : { $left }. Mains droites : { $right }.
        }
    }
jane-event-cancelled = Des cartes identiques s’annulent : { $cards }.
jane-event-cleared =
    { $hand ->
        [L] Une main gauche ouverte vide son groupe : { $cards }.
       *[R] Une main droite ouverte vide son groupe : { $cards }.
    }
jane-event-settled = La réponse : { $answer }
jane-event-checked =
    { $right ->
        [yes] { $seat-is ->
            [you] Tu as raison.
           *[other] { $seat } a raison.
        }
       *[no] { $seat-is ->
            [you] Tu as tort : { $move }
           *[other] { $seat } a tort : { $move }
        }
    }
jane-event-won =
    { $seat-is ->
        [you] Tu gagnes la tuile { $tile }.
       *[other] { $seat } gagne la tuile { $tile }.
    }
jane-event-rewarded =
    { $seat-is ->
        [you] Tu gagnes une carte, qui vaut 1.
       *[other] { $seat } gagne une carte, qui vaut 1.
    }
jane-event-fined =
    { $seat-is ->
        [you] Tu rends une carte.
       *[other] { $seat } rend une carte.
    }
jane-event-discarded = Personne ne gagne la tuile { $tile }.
jane-event-ended =
    { $reason ->
       *[counted] C’était la dernière manche.
    }

## Pourquoi c’est fini

jane-reason-counted = Les dix manches sont jouées.

## Les coups en mots

jane-move-lock = verrouiller tes mains
jane-move-shoot =
    { $hand ->
        [L] braquer { $victim } de la main gauche
       *[R] braquer { $victim } de la main droite
    }
jane-move-shoottwice = braquer { $left } de la main gauche et { $right } de la main droite
jane-move-take = prendre la pièce { $place }
jane-move-pass = ne rien faire dans cette manche

## Pourquoi un coup est refusé

jane-refused-over = La partie est finie.
jane-refused-nature = Seul le hasard fait cela.
jane-refused-face-down = Les cartes ne sont pas encore retournées.
jane-refused-locked = Tu as verrouillé, et rien ne peut plus changer.
jane-refused-passed = Tu as passé dans cette manche.
jane-refused-no-coin-now = Il n’y a pas de pièce à prendre maintenant.
jane-refused-no-stick-ups = Il n’y a pas de braquages dans cette partie. Verrouille tes mains.
jane-refused-nobody = Il n’y a personne à cette place : elles vont de 0 à { $last }.
jane-refused-yourself = Tu ne peux pas te braquer toi-même.
jane-refused-hand-used-left = Quelqu’un a été plus rapide : la main gauche a servi dans cette manche. Essaie l’autre main, ou verrouille.
jane-refused-hand-used-right = Quelqu’un a été plus rapide : la main droite a servi dans cette manche. Essaie l’autre main, ou verrouille.
jane-refused-settling = Un braquage se règle : attends la pièce.
jane-refused-take = Prends d’abord une pièce par sa place.
jane-refused-no-such-coin =
    { $coins ->
        [one] Il n’y a que { $coins } pièce.
       *[other] Il n’y a que { $coins } pièces.
    }
jane-refused-blind = Dans cette partie, c’est le hasard qui prend la pièce.

## Options

jane-option-variant = Variante
jane-option-variant-does = base, simplified avec 24 cartes faciles, ou stick_up avec pièces et balles
jane-option-relaxed = Tranquille
jane-option-relaxed-does = sans course : chacun répond, et tous ceux qui ont raison marquent
jane-option-show-numbers = Numéros visibles
jane-option-show-numbers-does = les cartes données face cachée montrent leur numéro
jane-option-coin-choice = Choix de la pièce
jane-option-coin-choice-does = qui choisit la pièce après un braquage : celui qui la prend (place) ou le hasard (random)
jane-option-robbed-tile = Tuile braquée
jane-option-robbed-tile-does = à deux, si l’un braque, la tuile va à la victime (victim), est défaussée (discard) ou reste à gagner sans adversaire (unopposed)
jane-option-wrong-lock = Erreur
jane-option-wrong-lock-does = une erreur est gratuite (free) ou coûte une carte (card)
jane-option-thinking-time = Temps de réflexion
jane-option-thinking-time-does = aucun verrou ne compte avant 1,5 seconde après les cartes

## La table

jane-you = Toi
jane-round = Manche { $round } sur 10
jane-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
jane-tiles = tuiles { $tiles }
jane-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
jane-coins = pièces { $coins }
jane-acted =
    { $action ->
        [lock] verrouillé, numéro { $place }
        [shoot] braquage, numéro { $place }
       *[pass] passe
    }
jane-sheriff =
    { $hand ->
        [L] La main du Shérif : gauche
       *[R] La main du Shérif : droite
    }
jane-answer = Réponse de la manche { $round } : { $answer }
jane-how-lock = Tape les doigts pliés de chaque main : LTI RP, c’est pouce et index gauches, auriculaire droit ; - pour deux mains ouvertes.
jane-how-shoot-twice = Les deux mains à la fois : { $example }
jane-how-take =
    { $count ->
        [one] Prends la pièce de { $loser }.
       *[other] Prends une des { $count } pièces de { $loser }.
    }
