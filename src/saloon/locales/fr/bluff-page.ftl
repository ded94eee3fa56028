### Bluff You!, sur la page.

## La table

bluff-page-person =
    { $name }{ $role ->
        [roller] , a le gobelet
        [guesser] , doit répondre
       *[none] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tokens ->
        [none] aucun jeton
       *[other] jetons { $tokens }
    }.
bluff-page-me =
    Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tokens ->
        [none] aucun jeton
       *[other] jetons { $tokens }
    }.
bluff-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bluff-page-unit = pt
bluff-page-no-tokens = pas encore de jeton
bluff-page-numbers = Les nombres et leurs jetons
bluff-page-number =
    { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $owner ->
        [centre] au centre
        [you] à toi
       *[other] à { $name }
    }{ $odds ->
        [yes] , { $chance } des lancers
       *[no] {""}
    }.
bluff-page-odds = Les chances de chaque nombre
bluff-page-shaken = Tu secoues le gobelet.
bluff-page-own-cup = Tes dés sont sous ce gobelet. Maintiens-le pour regarder.
bluff-page-own-dice = Tes dés : { $dice }, en tout { $sum }.
bluff-page-hold = maintiens
bluff-page-dice = Les dés : { $dice }, en tout { $sum }.
bluff-page-say = « { $value } ! »
bluff-page-said-to =
    { $attempt ->
        [claim] { $target-is ->
            [you] à toi, pour le { $value } du centre
           *[other] à { $target }, pour le { $value } du centre
        }
       *[steal] { $target-is ->
            [you] à toi, pour ton { $value }
           *[other] à { $target }, pour lui prendre le { $value }
        }
    }
bluff-page-answer-ok = Ok !
bluff-page-answer-ok-does = J’y crois
bluff-page-answer-bluff = Bluff you !
bluff-page-answer-bluff-does = C’est un mensonge
bluff-page-verdict =
    { $truth ->
        [yes] Vrai !
       *[no] Bluff !
    }
bluff-page-doublet = Doublet !
bluff-page-outcome =
    { $what ->
        [moved] { $seat-is ->
            [you] Tu prends le { $token }.
           *[other] { $seat } prend le { $token }.
        }
        [missed] Le { $token } n’est plus là : personne ne le prend.
       *[failed] { $seat-is ->
            [you] Le vol échoue : tu perds un jeton.
           *[other] Le vol échoue : { $seat } perd un jeton.
        }
    }
bluff-page-skip = Continuer tout de suite
bluff-page-over = C’était le dernier tour.
bluff-page-hint = Indice : { $move }.
bluff-page-prompt =
    { $stage ->
        [begin] Qui commence ?
        [roll] { $roller } secoue le gobelet…
        [answer] { $active ->
            [yes] C’est { $roller } qui te le dit. Tu y crois ?
           *[no] { $seat-is ->
                [you] Tu dois répondre…
               *[other] { $seat } doit répondre…
            }
        }
        [give] { $active ->
            [yes] { $roller-is ->
                [you] Choisis un jeton pour { $guesser }
               *[other] Choisis un jeton de { $roller }
            }
           *[no] { $roller-is ->
                [you] Tu perds un jeton…
               *[other] { $roller } perd un jeton…
            }
        }
        [return] { $active ->
            [yes] { $owed ->
                [one] Encore { $owed } point à payer pour le { $taking }
               *[other] Encore { $owed } points à payer pour le { $taking }
            }
           *[no] { $roller-is ->
                [you] Tu paies le { $taking }…
               *[other] { $roller } paie le { $taking }…
            }
        }
        [over] La partie est finie
       *[choose] { $active ->
            [yes] { $step ->
                [number] Quel nombre dis-tu à { $target } ?
                [target] À qui dis-tu « { $number } » ?
                [ready] Dis-le, ou change d’avis
               *[plain] { $double ->
                    [yes] Regarde et choisis. Échange possible !
                   *[no] Regarde, puis choisis un nombre
                }
            }
           *[no] { $seat-is ->
                [you] Tu as le gobelet…
               *[other] { $seat } a le gobelet…
            }
        }
    }
bluff-page-do-claim = Dire « { $number } ! » à { $target }
bluff-page-do-steal = Voler le { $number } de { $target } : « { $number } ! »
bluff-page-do-doublet = Doublet ! Échanger contre le { $number }
bluff-page-do-return = Rendre le { $number }
bluff-page-do-give = Ce sera le { $number }

## Règles maison

bluff-page-option-stake-announced = L’annoncé
bluff-page-option-stake-rolled = Le lancé
bluff-page-option-stake-does = le jeton en jeu : celui du nombre annoncé, ou celui que montrent les dés
bluff-page-option-gift-chooser-does = qui choisit le jeton donné après un vol raté
bluff-page-option-gift-chooser-roller = Le Lanceur
bluff-page-option-gift-chooser-guesser = Le Devin
bluff-page-option-turn-limit-none = Sans limite
bluff-page-option-turn-limit-does = combien de fois chacun a le gobelet, au plus

## Ce que le coach compte

bluff-page-figure-dice = Vrai, d’après les dés seuls
bluff-page-figure-history = Vrai, d’après cette personne
bluff-page-figure-break-even = Y croire paie dès
bluff-page-figure-stake = Points en jeu
bluff-page-figure-truth = Meilleure vérité, en points
bluff-page-figure-lie = Meilleur mensonge, en points
bluff-page-figure-doublet = Meilleur échange, en points
bluff-page-figure-believed = On croira la meilleure annonce

bluff-page-why-answer =
    { $answer ->
        [ok] Crois-le : vu ce que cette personne a fait, c’est vrai { $true } du temps, et y croire paie dès { $needed }.
       *[bluff] N’y crois pas : vu ce que cette personne a fait, c’est vrai { $true } du temps, et y croire ne paie que dès { $needed }.
    }
bluff-page-why-say =
    { $kind ->
        [truth] Le mieux est de dire la vérité : on n’y croit pas { $doubted } du temps, et le jeton est alors à toi.
        [lie] Le mieux est de mentir : jusqu’ici, on y croirait { $believed } du temps, si rare que soit le nombre.
       *[doublet] Le mieux est d’échanger : personne n’a besoin d’y croire.
    }

## Après la partie

bluff-page-summary = La partie en chiffres
bluff-page-race-title = Les points après chaque tour
bluff-page-race-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
bluff-page-race = Les points après chaque tour, de { $names }
bluff-page-deeds = Qui a menti combien de fois
bluff-page-deed-told = Annonces
bluff-page-deed-lies = Mensonges
bluff-page-deed-fooled = A dupé
bluff-page-deed-heard = Réponses
bluff-page-deed-right = A vu juste
bluff-page-deed-stolen = Vols
bluff-page-deed-swaps = Échanges
bluff-page-faith = Qui a cru qui
bluff-page-faith-does = En ligne, qui répond ; en colonne, qui annonce. 1/2 veut dire : y a cru une fois sur deux.

## Des exemples à côté des règles

bluff-page-example-coins = Les ronds comptent les points : 5, 4, 3, 2 et 1.
bluff-page-example-attempt =
    « { $value } » est { $truth ->
        [yes] vrai
       *[no] un mensonge
    }, { $answer ->
        [ok] on y croit
       *[bluff] on en doute
    } : { $taker ->
        [roller] le Lanceur
       *[guesser] le Devin
    } prend le jeton.
bluff-page-example-swap = Un double quatre : { $paid } retournent au centre, et le { $taken } est à toi pour { $points } points.

## La découverte

bluff-page-learn-goal = Seize jetons : tout ce que trois dés peuvent donner. Les ronds sont des points, d’autant plus que le nombre est rare. Qui en a le plus à la fin gagne.
bluff-page-learn-look = Le gobelet arrive chez toi. Maintiens-le pour voir tes dés : personne d’autre ne les voit.
bluff-page-learn-truth = Tu as 12. Touche le 12, puis Clémentine, et dis-le-lui. Cette fois, c’est la vérité.
bluff-page-learn-doubted = Elle a crié au bluff et c’était vrai : le 12 est à toi. Si elle y avait cru, il serait à elle.
bluff-page-learn-doubt = À son tour, elle te dit 18, qui sort une fois sur 216. Doute !
bluff-page-learn-caught = Démasquée : le 18 est à toi. Qui est interrogé gagne en voyant juste.
bluff-page-learn-steal = Dès que tu possèdes un jeton, tu peux voler : touche le 16 de Zeb et dis-le, même si tes dés font 7.
bluff-page-learn-stolen = Il a mordu. Sinon, tu aurais dû lui donner un de tes jetons.
bluff-page-learn-doublet = Deux quatre, un doublet ! Tu peux échanger : touche le 4, qui vaut 4 points, et prends-le.
bluff-page-learn-return = Il coûte exactement 4 points de tes jetons : rends le 8.
bluff-page-learn-return-more = Il reste deux points à payer : rends le 13.
bluff-page-learn-end = Quand le centre est vide, le plus de points gagne ; à égalité, le moins de jetons.
