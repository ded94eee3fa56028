### The Game: Le Duel.

duel-title = The Game : Le Duel
duel-summary = Débarrasse-toi le premier de tes 58 cartes, sur des piles qui ne font que monter ou que descendre, sans trop aider en face.

## Ce qui se passe

duel-event-began =
    { $seat-is ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
duel-event-drew =
    { $seat-is ->
        [you] Tu pioches { $card }.
       *[other] { $card ->
            [none] { $seat } pioche une carte.
           *[other] { $seat } pioche { $card }.
        }
    }
duel-event-drew-many =
    { $seat-is ->
        [you] Tu pioches { $card }.
       *[other] { $card ->
            [none] { $seat } pioche { $count } cartes.
           *[other] { $seat } pioche { $card }.
        }
    }
duel-event-laid =
    { $way ->
        [step] { $seat-is ->
            [you] Tu poses { $card } sur ta pile { $pile ->
                [rising] montante
               *[falling] descendante
            }, par-dessus { $covered }.
           *[other] { $seat } pose { $card } sur sa pile { $pile ->
                [rising] montante
               *[falling] descendante
            }, par-dessus { $covered }.
        }
        [jump] { $seat-is ->
            [you] Tu sautes de dix : { $card } sur ta pile { $pile ->
                [rising] montante
               *[falling] descendante
            }, par-dessus { $covered }.
           *[other] { $seat } saute de dix : { $card } sur sa pile { $pile ->
                [rising] montante
               *[falling] descendante
            }, par-dessus { $covered }.
        }
       *[help] { $owner-is ->
            [you] { $seat } t’aide : { $card } sur ta pile { $pile ->
                [rising] montante
               *[falling] descendante
            }, par-dessus { $covered }.
           *[other] { $seat-is ->
                [you] Tu aides { $owner } : { $card } sur sa pile { $pile ->
                    [rising] montante
                   *[falling] descendante
                }, par-dessus { $covered }.
               *[other] { $seat } aide { $owner } : { $card } sur sa pile { $pile ->
                    [rising] montante
                   *[falling] descendante
                }, par-dessus { $covered }.
            }
        }
    }
duel-event-ended =
    { $draws ->
        [0] { $seat-is ->
            [you] Tu finis ton tour ; ta pioche est vide.
           *[other] { $seat } finit son tour ; sa pioche est vide.
        }
       *[other] { $seat-is ->
            [you] Tu finis ton tour.
           *[other] { $seat } finit son tour.
        }
    }
duel-event-won =
    { $reason ->
        [emptied] { $seat-is ->
            [you] Tu as posé ta dernière carte !
           *[other] { $seat } a posé sa dernière carte.
        }
       *[stuck] { $seat-is ->
            [you] Ton adversaire ne peut pas poser assez de cartes.
           *[other] { $eye ->
                [seat] Tu ne peux pas poser assez de cartes.
               *[none] { $seat } gagne : en face, plus moyen de poser assez de cartes.
            }
        }
    }

## Pourquoi c’est fini

duel-reason-emptied = Toutes les cartes du vainqueur sont posées.
duel-reason-stuck = Le perdant ne peut plus poser les cartes de son tour.

## Les coups en toutes lettres

duel-move-lay =
    { $pile ->
        [rising] poser { $card } sur ta pile montante
        [falling] poser { $card } sur ta pile descendante
        [their-rising] aider ton adversaire avec { $card } sur sa pile montante
       *[their-falling] aider ton adversaire avec { $card } sur sa pile descendante
    }
duel-move-end = finir ton tour

## Pourquoi un coup est refusé

duel-refused-over = La partie est finie.
duel-refused-nature = Seul le hasard fait ça.
duel-refused-drawing = Attends que les cartes soient piochées.
duel-refused-turn = Ce n’est pas ton tour.
duel-refused-minimum =
    { $need ->
        [one] Tu ne peux pas encore finir ton tour : pose encore une carte.
       *[other] Tu ne peux pas encore finir ton tour : pose encore { $need } cartes.
    }
duel-refused-hand = Tu n’as pas de { $card } en main.
duel-refused-strands = Après { $card } à cet endroit, tu n’aurais pas de deuxième carte à poser, alors qu’il y a un autre chemin.
duel-refused-rising =
    { $jump ->
        [0] { $card } est trop bas pour ta pile montante : il faut plus que { $top }.
       *[other] { $card } est trop bas pour ta pile montante : il faut plus que { $top }, ou exactement { $jump }.
    }
duel-refused-falling =
    { $jump ->
        [0] { $card } est trop haut pour ta pile descendante : il faut moins que { $top }.
       *[other] { $card } est trop haut pour ta pile descendante : il faut moins que { $top }, ou exactement { $jump }.
    }
duel-refused-helped = Tu as déjà posé une carte en face pendant ce tour.
duel-refused-base = Aucune carte ne peut améliorer une pile à { $top }.
duel-refused-help-rising = { $card } n’aiderait pas : la pile montante d’en face veut moins que { $top }.
duel-refused-help-falling = { $card } n’aiderait pas : la pile descendante d’en face veut plus que { $top }.

## Les options

duel-option-last-card-exception = Dernière carte seule
duel-option-last-card-exception-does = une dernière carte toute seule peut se poser sans compagne
duel-option-touch-move = Carte touchée, carte jouée
duel-option-touch-move-does = on peut poser une première carte qui empêche d’en poser une deuxième, et l’on perd
duel-option-hidden-log = Journal caché
duel-option-hidden-log-does = on ne voit que le dessus des piles, il faut retenir le reste
duel-option-loser-starts = Le perdant commence
duel-option-loser-starts-does = qui a perdu la dernière partie commence la suivante
duel-option-last-loser = Dernier perdant
duel-option-last-loser-does = la place qui a perdu la dernière partie, pour que le perdant commence
duel-option-highest = Carte la plus haute
duel-option-highest-does = une boîte plus petite pour l’étude, avec les cartes de 2 à celle-ci
duel-option-hand = Main
duel-option-hand-does = une main plus petite pour l’étude

## La table

duel-hand =
    { $cards ->
        [one] { $cards } en main
       *[other] { $cards } en main
    }
duel-draw-pile = { $cards } à piocher
duel-you = Toi
duel-rising = monte
duel-falling = descend
duel-takes =
    { $jump ->
        [0] { $cards ->
            [none] pleine
           *[other] prend { $cards }
        }
       *[other] { $cards ->
            [none] prend { $jump }
           *[other] prend { $cards } ou { $jump }
        }
    }
duel-helped-by =
    { $cards ->
        [none] sans aide
       *[other] aide : { $cards }
    }
duel-status =
    { $seat-is ->
        [you] { $needed ->
            [0] { $helped ->
                [yes] À toi : finis ton tour, ou pose encore sur tes piles.
               *[no] À toi : finis ton tour, ou pose encore des cartes.
            }
            [one] À toi : pose encore au moins 1 carte.
           *[other] À toi : pose au moins { $needed } cartes.
        }
       *[other] À { $seat } de jouer.
    }
duel-whose =
    { $owner-is ->
        [you] chez toi
       *[other] chez { $owner }
    }
duel-end =
    { $draws ->
        [0] finir ton tour
        [one] finir ton tour et piocher { $draws } carte
       *[other] finir ton tour et piocher { $draws } cartes
    }
