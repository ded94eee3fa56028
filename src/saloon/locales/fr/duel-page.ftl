### The Game : Le Duel, sur la page.

## La table

duel-page-pile =
    { $whose ->
        [yours] Ta pile { $pile ->
            [rising] montante
           *[falling] descendante
        }
        [theirs] La pile { $pile ->
            [rising] montante
           *[falling] descendante
        } de { $name }
       *[named] La pile { $pile ->
            [rising] montante
           *[falling] descendante
        } de { $name }
    } : { $top } sur le dessus{ $helped ->
        [yes] , posée en renfort
       *[no] {""}
    }.{ $way ->
        [step] { " " }Poser { $card } ici.
        [jump] { " " }Sauter de dix en arrière avec { $card }.
        [help] { " " }Aider avec { $card }, et compléter ta main à la fin du tour.
       *[none] {""}
    }
duel-page-badge =
    { $way ->
        [jump] saut de 10
        [jump-done] saut de 10 !
        [help] aide + pioche
        [help-done] aide reçue
       *[step] { $pile ->
            [rising] +
           *[falling] −
        }{ $distance }
    }
duel-page-hand = Ta main
duel-page-card =
    { $state ->
        [nowhere] { $card }, ne va nulle part pour l’instant
       *[free] { $card }
    }
duel-page-hand-of =
    { $cards ->
        [0] { $name } n’a aucune carte en main
        [one] { $name } a { $cards } carte en main
       *[other] { $name } a { $cards } cartes en main
    }
duel-page-hand-shown =
    { $cards ->
        [none] { $name } n’a aucune carte en main
       *[other] { $name } a en main { $cards }
    }
duel-page-deck-of =
    { $cards ->
        [0] { $whose ->
            [yours] Ta pioche est vide
           *[named] La pioche de { $name } est vide
        }
        [one] { $whose ->
            [yours] { $cards } carte dans ta pioche
           *[named] { $cards } carte dans la pioche de { $name }
        }
       *[other] { $whose ->
            [yours] { $cards } cartes dans ta pioche
           *[named] { $cards } cartes dans la pioche de { $name }
        }
    }
duel-page-status-wait = On distribue les cartes…
duel-page-status =
    { $state ->
        [won] { $seat-is ->
            [you] { $why ->
                [stuck] Gagné : l’autre est coincé
               *[other] Gagné : tout est posé !
            }
           *[other] { $seat } gagne
        }
        [lost] { $why ->
            [stuck] Perdu : plus rien ne va
           *[other] { $seat } gagne : plus de cartes
        }
        [draws] { $seat-is ->
            [you] Tu pioches…
           *[other] { $seat } pioche…
        }
       *[lays] { $seat-is ->
            [you] { $needed ->
                [0] À toi : pose ou finis
                [one] À toi : encore { $needed } carte
               *[other] À toi : pose { $needed } cartes
            }
           *[other] { $seat } joue
        }
    }
duel-page-laid =
    { $needed ->
        [0] { $laid ->
            [one] { $laid } carte posée
           *[other] { $laid } cartes posées
        }, assez pour finir le tour
       *[other] { $laid ->
            [one] { $laid } carte posée
           *[other] { $laid } cartes posées
        }, encore { $needed } à poser
    }
duel-page-hint = Indice : { $move }.
duel-page-end = Finir le tour
duel-page-end-wait = à ton tour
duel-page-end-needs =
    { $needed ->
        [one] pose d’abord { $needed } carte
       *[other] pose d’abord { $needed } cartes
    }
duel-page-end-draw =
    { $draws ->
        [0] plus rien à piocher
        [one] { $last ->
            [yes] piocher la dernière carte
           *[no] piocher { $draws } carte
        }
       *[other] { $last ->
            [yes] piocher les { $draws } dernières cartes
           *[no] piocher { $draws } cartes
        }
    }

## Après la partie

duel-page-ended =
    { $reason ->
        [emptied] { $eye ->
            [winner] Tu as posé toutes tes cartes avant { $loser }.
           *[other] { $winner } n’a plus de cartes.
        }
       *[stuck] { $eye ->
            [winner] { $loser } ne peut plus poser les cartes qu’il faut pour un tour.
            [loser] Tu ne peux plus poser les cartes qu’il faut pour un tour, avec { $cards } en main : { $winner } gagne.
           *[none] { $loser } ne peut plus poser les cartes qu’il faut pour un tour.
        }
    }

duel-page-summary = La partie en chiffres
duel-page-chart = Le sommet des quatre piles après chaque carte
duel-page-chart-axis =
    { $cards ->
        [one] { $cards } carte posée
       *[other] { $cards } cartes posées
    }
duel-page-deed-laid = Cartes posées
duel-page-deed-turns = Tours
duel-page-deed-longest = Plus long tour, en cartes
duel-page-deed-jumps = Sauts de dix en arrière
duel-page-deed-helps = Coups de main à l’adversaire
duel-page-turns = Cartes posées à chaque tour
duel-page-turns-table = Tous les tours en tableau

## Exemples à côté des règles

duel-page-example-lay =
    { $whose ->
        [theirs] { $card } va sur la pile { $pile ->
            [rising] montante
           *[falling] descendante
        } adverse, qui montre { $top }.
       *[yours] { $card } va sur ta pile { $pile ->
            [rising] montante
           *[falling] descendante
        }, qui montre { $top }.
    }
duel-page-example-draw = { $held } en main, { $drawn } piochées.

## Les premiers pas

duel-page-learn-goal = Les cartes dorées sont à toi : pose les 58 avant ton adversaire, ici, sur tes deux piles.
duel-page-learn-rising = La pile de gauche ne fait que monter. Choisis ton 4 et pose-le là : plus le pas est petit, plus il reste de place.
duel-page-learn-falling = La pile de droite ne fait que descendre à partir de 60 : pose ton 57, encore un petit pas.
duel-page-learn-end = Deux cartes suffisent pour un tour, davantage est permis : finis le tien.
duel-page-learn-drawn = Tu as pioché deux cartes, comme toujours quand tu restes sur tes propres piles.
duel-page-learn-later = Quelques tours plus tard, tes piles en sont à 27 et 35, et la place commence à manquer.
duel-page-learn-jump = Il existe un seul retour : une carte exactement dix plus bas va sur ta pile montante. Saute de 27 à 17 !
duel-page-learn-jump-again = Ça marche aussi sur la pile descendante, dix plus haut : saute de 35 à 45.
duel-page-learn-help = Une fois par tour, tu peux rendre service en face et redonner de la place à une pile : une carte plus haute sur la descendante, plus basse sur la montante. La descendante en est à 38 : pose ton 41 dessus.
duel-page-learn-refill = Ta récompense : tu complètes ta main à six cartes. Finis ton tour.
duel-page-learn-win = Plus aucune carte, ni en main ni à piocher : tu gagnes aussitôt.
duel-page-learn-lose = Mais qui ne peut pas poser deux cartes dans son tour perd aussitôt : ici, 9 et 30 ne vont nulle part.
