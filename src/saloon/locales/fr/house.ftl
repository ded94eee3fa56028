### Ce que dit la maison dans tous les jeux.

## L’entrée

house-welcome = Bienvenue au Saloon. On joue à quoi ?
house-choose-unfinished = Reprendre : { $game }, { $names }
house-choose-bot = Contre qui ?
house-choose-person = Quelqu’un ici
house-choose-person-does = À plusieurs sur ce clavier ; un rideau cache ce qui est secret.
house-choose-prompt = Tape un numéro (Entrée pour 1) :
house-choose-again =
    { $last ->
        [one] « { $text } » n’est pas dans la liste : tape 1.
       *[other] « { $text } » n’est pas dans la liste : tape un numéro de 1 à { $last }.
    }
house-player = Joueur { $number }

## La liste des jeux

house-games-facts =
    { $most ->
        [one] 1 place, règles { $rules }
       *[other] { $range ->
            [no] { $most } places, règles { $rules }
           *[yes] { $least } à { $most } places, règles { $rules }
        }
    }
house-games-bots = bots
house-games-budget = { $does } Accepte un budget : { $examples }.
house-games-options = options
house-option = { $name } : { $does }

## Une partie

house-list = { $others } et { $last }
house-thinking = Ça réfléchit…
house-event = { $tag } : { $fields }
house-refused = Ce n’est pas permis (règle { $rule }).
house-too-late = Trop tard : les autres ont été plus rapides que tes { $seconds } secondes.
house-won =
    { $count ->
        [one] { $winner-is ->
            [you] Gagné !
           *[other] { $winner } gagne.
        }
       *[other] { $winner } gagnent ensemble.
    }
house-place = { $rank }. { $name } : { $score }
house-curtain = { $name }, à toi de jouer. Les autres, on regarde ailleurs.
house-curtain-prompt = Appuie sur Entrée quand plus personne d’autre ne regarde.
house-prompt = Ton coup (1 à { $last }, ou aide) :
house-prompt-end = Une autre partie ? (revanche ou quitter) :
house-over = La partie est finie : tape revanche, journal, sauver ou quitter.
house-unknown =
    { $close ->
        [none] « { $text } » n’est ni un coup ni une commande. Tape un numéro de 1 à { $last }, un coup comme il est écrit à côté, ou aide.
       *[other] Lequel veux-tu dire : { $close } ?
    }

## Les commandes : les mots à taper, puis ce que chacune fait

house-command-help = aide help h ?
house-command-help-does = montre cette liste
house-command-hint = indice hint
house-command-hint-does = demande à un bot ce qu’il ferait à ta place : indice, ou indice planner
house-command-undo = annuler retour undo u
house-command-undo-does = reprend ton dernier coup, tant que personne n’a rien appris grâce à lui
house-command-give-up = abandonner abandon resign
house-command-give-up-does = abandonne ; à une table plus grande, un bot joue la suite et ta place est la dernière
house-command-draw = nulle draw
house-command-draw-does = finit la partie sans vainqueur, si tous ceux qui sont au clavier sont d’accord
house-command-log = journal log
house-command-log-does = raconte la partie depuis le début
house-command-rules = règles règle regles regle rules rule
house-command-rules-does = montre les règles, ou une seule : règle TG-8
house-command-save = sauver save
house-command-save-does = écrit la partie dans un fichier : sauver ma-partie.saloon
house-command-resume = reprendre resume
house-command-resume-does = reprend une partie sauvée : reprendre ma-partie.saloon
house-command-rematch = revanche rematch r oui o
house-command-rematch-does = lance la partie suivante quand celle-ci est finie
house-command-quit = quitter quit q exit non n
house-command-quit-does = quitte la table ; la partie est gardée et tu peux la reprendre plus tard
house-help = Tape le numéro d’un coup, ou le coup comme il est écrit à côté. Tu peux aussi taper :
house-hint = { $bot } jouerait { $text } : { $words }.
house-undone = Coup repris : { $words }.
house-undo-refused = Il n’y a rien à reprendre : seulement ton dernier coup, tant que personne n’a rien appris grâce à lui.
house-draw-bots = Les bots ne conviennent de rien : la nulle, c’est entre personnes.
house-draw-sure = Tout le monde est d’accord pour la nulle ? (oui ou non)
house-yes = oui o yes y
house-log-hidden = Le journal est caché dans cette partie : on ne voit que ce qui est sur la table.
house-rule-unknown = Il n’y a pas de règle « { $rule } ». Tape règles pour les voir toutes.
house-saved = Partie sauvée dans { $file }
house-save-failed = Pas de sauvegarde dans { $file } : { $error }
house-save-occupied = { $file } est autre chose qu’une partie sauvée ; je n’y touche pas. Choisis un autre nom.
house-resume-what = Quelle partie ? Tape reprendre et le nom de son fichier.
house-resume-failed = Impossible de reprendre { $file } : { $error }
house-rematch-early = Cette partie n’est pas encore finie.
house-goodbye =
    Ta partie est gardée. Reprends-la avec :
    saloon play --resume { $file }
house-goodbye-over =
    La partie est gardée. Relis-la avec :
    saloon replay { $file }

# Le coach : `words` et `best` sont des coups en mots, `cost` un nombre de points, ou de centièmes de chances de gagner, `number` compte les coups de la partie
house-coach-none = Ce jeu n’a pas de coach.
house-coach-nothing = Aucune décision n’a coûté de quoi en parler.
house-coach-costliest = Les décisions les plus coûteuses, d’après ce que le joueur pouvait savoir :
house-coach-cost-points =
    Coup { $number }, { $name } : { $words }. Coût : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } ; le mieux : { $best }.
house-coach-cost-chance = Coup { $number }, { $name } : { $words }. Coût : environ { $cost } % de chances de gagner ; le mieux : { $best }.

## Ce qu’un lien dit de lui-même

house-head = Le Duel, Bluff You!, Dexterity Jane et Dynamit Joe dans le navigateur : contre des bots, avec des amis par un lien, ou autour d’un même appareil. Sans compte.
house-head-replay = Une partie à revoir coup par coup.
house-head-room = Des amis, quatre jeux, un score : viens jouer avec nous ce soir.
