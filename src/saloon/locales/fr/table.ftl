### Ce que dit la page à une table : avant une partie, pendant et après.

## Une nouvelle partie

window-yours = Ta réponse ? Le délai est le même pour tous
window-answered = C’est noté : on l’entendra à la fin du délai
window-others = On attend une réponse : même délai pour tous
bot-strength = force { $rank } sur { $bots }
bot-figure-beats-next = gagne { $percent } de ses parties contre le bot juste au-dessous
bot-figure-attempt = perd { $value } point par tour face à un adversaire parfait
bot-figure-exploited = perd { $percent } de ses parties contre qui sait comment il joue
terms-absent = Un bot garde les places au chaud
terms-absent-does = Si quelqu’un s’absente un moment, un bot joue jusqu’à son retour.
terms-spectators = Spectateurs
terms-chat = Discussion libre
terms-race-friends = Entre amis
terms-race-ranked = Classée
terms-race-relaxed = Tranquille
terms-race-room = Un seul écran
terms-race-ghost = Fantôme
terms-race-friends-does = Contre des bots, ou des amis chacun sur son appareil ; ce que coûte une connexion lente est rendu équitablement.
terms-race-ranked-does = Entre humains, au chronomètre strict, et le résultat compte au classement.
terms-race-relaxed-does = Pas de course : chacun répond à son rythme, et toutes les bonnes réponses marquent. Pensé aussi pour les lecteurs d’écran.
terms-race-room-does = À plusieurs autour d’un clavier ou d’une tablette, chacun avec ses propres mains.
terms-race-ghost-does = Cours contre toi : les cartes de ta dernière partie, et un fantôme qui répond comme toi ce jour-là.
ladder-title = Le classement
ladder-does = Chacun part de 1000. Une partie compte comme un duel avec chacun des autres : battre plus fort rapporte plus.
ladder-empty = Personne n’y figure encore. À toi d’ouvrir la voie.
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-matches = Parties
ladder-wins = Victoires

## Ce qui est convenu

agreed-title = Convenu pour cette partie
agreed-clock = Pendule
agreed-clock-does =
    { $bank ->
        [none] { $turn } par tour.
       *[other] { $turn } par tour, et { $bank } de réserve.
    } Ensuite, la maison finit le tour, et elle joue mal.
agreed-option = { $label } : { $words }

## Avant le début

table-title = La table
gather-invites =
    { $count ->
        [one] { $names } t’invite à jouer à { $game }
       *[other] { $names } t’invitent à jouer à { $game }
    }
gather-sit = M’asseoir
gather-waiting =
    { $open ->
        [one] Il reste une place libre. Dès qu’elle est prise, la partie commence.
       *[other] Il reste { $open } places libres. La partie commence quand toutes sont prises, ou quand l’hôte la lance.
    }
gather-coming = Toutes les places sont prises. Dès que tout le monde est là, la partie commence.
gather-place = Faire jouer { $bot }
gather-which = Quel bot peut venir
gather-open = Retirer le bot
gather-send-away = Retirer
gather-send-away-sure = Oui, libérer sa place
gather-let-back = Laisser { $name } se rasseoir
gather-barred = L’hôte a libéré ta place. Si c’est une erreur, demande-lui de te laisser te rasseoir.
gather-start = Commencer sans les places libres
invite-title = Fais venir quelqu’un
invite-text = Envoie le lien, ou fais scanner le carré par un téléphone.
invite-name = Sous quel nom te connaît-on ?
invite-name-keep = Prendre ce nom
invite-link = Le lien vers cette table
invite-qr = Code QR du lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-copied = Le lien est copié.
invite-local = Cette adresse ne marche que sur cette machine. Ouvre la maison par son adresse dans ton réseau, et le lien marchera pour les autres.
luck-title = Comment le hasard reste honnête
luck-before = Avant le premier tirage, la maison s’engage par ce nombre. Après la partie, il prouvera que rien n’a été truqué :

## En jeu

table-of = { $game } : { $names }
seat-you = (toi)
seat-bot =
    { $kind ->
        [same] un bot
       *[other] { $kind }, un bot
    }
seat-away = pas là
seat-warm = un bot joue en attendant
seat-to-move = doit jouer
clock-left = Temps restant
clock-short = Plus que { $seconds } secondes !
watching-you = Tu regardes.
toolbar-label = Ce que tu peux faire
tool-undo = Annuler
tool-hint = Indice
tool-result = Résultat
panel-label = À côté de la table
panel-log = Journal
panel-people = Joueurs
panel-talk = Parler
panel-coach = Coach
log-empty = Il ne s’est encore rien passé.
log-hidden = Le journal est caché dans cette partie : on ne voit que ce qui est sur la table.
log-undone = Un coup a été repris.
log-late = Le temps est écoulé pour { $name } : la maison finit ce tour.
log-late-you = Ton temps est écoulé : la maison finit ce tour pour toi.
rules-loading = On va chercher la règle…
rules-own-page = Les règles sur une page à part
people-title = À la table
people-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
people-stand = Quitter la table
people-stand-sure = Oui, un bot continue
people-place = Laisser un bot jouer en attendant
people-left =
    { $others ->
        [one] L’autre joueur a quitté la table. { $bot } joue à sa place.
       *[other] Quelqu’un a quitté la table. { $bot } joue à sa place.
    }
people-later = La flèche en haut mène dehors, et « Reprendre » sur la page d’accueil ramène à cette partie.
people-give-up = Abandonner cette partie
people-give-up-sure = Oui, range-la
people-gave-up = La partie est rangée.
absent-wait =
    { $count ->
        [one] { $names } n’est pas là pour le moment.
       *[other] { $names } ne sont pas là pour le moment.
    }
people-mute = Ne plus entendre
people-unmute = Entendre à nouveau
talk-said = { $name } : { $words }
talk-text = Dis quelque chose
talk-send = Envoyer
talk-to = Qui l’entend
talk-to-all = Tout le monde
talk-to-side = Mon camp seulement
talk-said-side = { $name } (camp) : { $words }
talk-side = pour ton camp
talk-empty = Tout est calme.
phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-thanks = Merci !
phrase-think = Je réfléchis…
phrase-sorry = Pardon !
phrase-well-played = Belle partie !
phrase-hat = (salue du chapeau)
phrase-clap = (applaudit)
phrase-laugh = (rit)
phrase-sweat = (transpire)
curtain-pass = Passe l’appareil à
curtain-lift = C’est moi, { $name } : lever le rideau
refused-takeback-late = Tu n’as plus de coup à reprendre.
refused-takeback-learnt = Ce coup t’a appris quelque chose : il reste.

## Les sorties, et les places qui changent de mains

panel-ways = Sorties
ways-give-up = Abandonner
ways-give-up-does =
    { $how ->
        [lost] Tu perds, et la partie est finie.
        [side] Tu proposes à ton camp de se rendre, quand on te demande quelque chose.
       *[last] Un bot joue la suite pour toi, et ta place est la dernière.
    }
ways-give-up-sure = Oui, j’abandonne
ways-gave-up = Tu as abandonné. Un bot joue la suite pour toi, et ta place est la dernière.
ways-draw = Proposer la nulle
ways-draw-does = Si tous sont d’accord, la partie s’arrête maintenant, sans vainqueur.
ways-unfinished = Proposer d’arrêter là
ways-unfinished-does = Si tous sont d’accord, la partie s’arrête sans résultat.
ways-unfinished-alone = Arrêter là
ways-unfinished-alone-does = La partie s’arrête sans résultat.
ways-pause = Proposer une pause
ways-pause-does = Si tous sont d’accord, personne ne joue et les pendules s’arrêtent, jusqu’à ce que quelqu’un reprenne.
ways-pause-alone = Faire une pause
ways-pause-alone-does = Les bots attendent et les pendules s’arrêtent jusqu’à ce que tu reprennes.
ways-takeback = Demander à reprendre
ways-takeback-does = Même ce qui t’a appris quelque chose. Les autres voient quoi, et peuvent refuser ; le hasard tire à nouveau.
ways-takeback-alone = Reprendre quand même
ways-takeback-alone-does = Même ce qui t’a appris quelque chose : les bots n’y voient pas d’inconvénient. Le hasard tire à nouveau.
ways-stand = Quitter la table
ways-stand-does = Un bot joue la suite à ta place ; tu peux regarder.
ways-stand-bot = Qui joue la suite
ways-none = Dans une partie classée, rien de cela n’est possible tant que le résultat compte.
ways-ranked = Tant que le résultat compte, il n’y a pas d’autre sortie.
offer-draw = { $name } propose la nulle.
offer-unfinished = { $name } propose d’arrêter là, sans résultat.
offer-pause = { $name } demande une pause.
offer-takeback = { $name } demande à reprendre quelque chose.
offer-own =
    { $kind ->
        [draw] Tu proposes la nulle.
        [unfinished] Tu proposes d’arrêter là.
        [pause] Tu demandes une pause.
       *[takeback] Tu demandes à reprendre quelque chose.
    } On attend { $names }.
offer-undone = Ceci serait repris :
offer-learnt = Voici ce qui a appris quelque chose à { $name } :
offer-learnt-more = Et quelque chose que tu n’as pas vu.
offer-learnt-nothing = Cela n’a rien appris à { $name }.
offer-yes = D’accord
offer-no = Non
offer-withdraw = Tant pis
offer-lapses = La proposition tombe au prochain coup.
lapsed-declined =
    { $kind ->
        [draw] { $name } ne veut pas de nulle.
        [unfinished] { $name } préfère continuer.
        [pause] { $name } préfère continuer.
       *[takeback] { $name } préfère en rester là.
    }
lapsed-withdrawn = { $name } a retiré sa proposition.
lapsed-late = Personne n’a répondu à la proposition : elle est tombée.
paused = La partie est en pause. Personne ne joue, aucune pendule ne tourne.
paused-resume = Reprendre
arranged-sits = { $name } joue désormais à la place de { $left }.
arranged-gives-up = { $name } abandonne.
arranged-drawn = La nulle est convenue.
arranged-unfinished = On a convenu d’arrêter là.
arranged-ends = Plus personne ne joue.
arranged-pauses = La partie est en pause.
arranged-resumes = { $name } reprend.
arranged-takes-back =
    { $count ->
        [one] D’un commun accord, { $name } a repris un coup.
       *[other] D’un commun accord, { $name } a repris { $count } coups, ceux du hasard compris.
    }
late-title = Une place pour toi ?
late-free = Tu peux reprendre une place. Tu vois dès lors ce qu’elle voit, avec ses cartes et son rang.
late-ask = Tu peux demander une place. L’hôte décide.
late-sit = Prendre la place de { $name }
late-sit-ask = Demander la place de { $name }
late-asked = Tu as demandé la place de { $name }. On attend l’hôte…
late-wants = { $name } aimerait prendre la place de { $seat }.
late-let = D’accord
late-let-not = Non
late-lost = Ta demande a été oubliée quand la connexion s’est perdue. Demande à nouveau.
terms-late = Qui arrive en retard
terms-late-free = peut prendre une place libre
terms-late-ask = me demande une place
terms-late-never = regarde seulement
people-before = avant : { $names }
people-gave-up-seat = a abandonné
people-remove = Retirer la place
people-remove-sure = Oui, un bot joue la suite
people-host = Nommer hôte
people-host-sure = Oui, { $name } est hôte
people-host-take = Je serai l’hôte
people-host-now = Tu es l’hôte à présent.
people-readmit = Laisser { $name } reprendre une place
people-sent-away = L’hôte a donné ta place. Tu peux regarder.

## Le coach

coach-switch = Coach
coach-does = Il dit ce que vaut chaque choix, d’après ce que tu peux savoir et rien d’autre.
coach-silent = Il parle dès que tu as un choix à faire.
coach-people = Le coach reste à l’écart des parties entre personnes, sauf si l’hôte l’invite.
coach-worth = Ce que vaut chaque choix, en points
coach-made = choisi
coach-best = Le mieux : { $move } ({ $points })
coach-decides = { $name } décide
coach-cost = Par rapport au meilleur choix : { $cost }
coach-costliest = Les décisions les plus chères de { $name }
coach-nothing = Aucune décision n’a coûté assez pour en parler.

## Une partie en plusieurs épisodes

campaign-title = Campagne
campaign-not-begun = Personne n’a encore joué.
campaign-table = À la table

## La fin

ending-won = Gagné !
ending-winner =
    { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent ensemble
    }
ending-drawn = Partie nulle
ending-unfinished = Partie inachevée
reason-gave-up = La partie a été abandonnée.
reason-drawn = Tous ont convenu de la nulle.
reason-unfinished = Tous ont convenu d’arrêter là. Personne n’a gagné, et cela ne compte pas.
ending-rematch = Revanche
ending-lost = Perdu, cette fois
ending-offer =
    { $name ->
        [none] On te propose une revanche.
       *[other] { $name } te propose une revanche.
    }
ending-join = Accepter la revanche
ending-follow = Regarder la partie suivante
back-to-room = Retour à notre soirée
ending-replay = Revoir la partie
ending-record = Télécharger la partie
ending-share = La montrer à d’autres
check-title = Vérifier la partie
check-secret = La maison a tenu parole : son secret correspond au nombre montré avant la partie.
check-nonce = Ce que ton navigateur a ajouté au hasard s’y trouve bien.
check-draws = Refait à partir du secret, chaque tirage est le même.
check-true = vrai
check-false = faux
check-unknown = impossible à vérifier ici
check-commitment = Montré avant la partie
check-the-secret = Le secret, montré maintenant
check-nonce-of = Ajouté par { $name }
check-nothing = rien : un bot n’ajoute rien au hasard
table-what-if = Et si… ? Tu rejoues la suite d’une partie revue.
table-what-if-back = Y revenir

## Quand ça tourne mal

line-lost = Connexion perdue. On réessaie…
line-too-slow = Ta connexion n’a pas suivi. On revient…
line-too-fast = C’était trop d’un coup. On revient dans un instant…
line-too-many = Trop de connexions sont ouvertes d’ici. On réessaie…
line-no-table = Cette table n’existe pas. Le lien a peut-être perdu une lettre en route.
line-bad-origin = Cette page vient d’une autre adresse que la maison. Ouvre l’adresse de la maison.
line-unreadable = La maison et cette page ne se comprennent plus. Recharge la page.
failed-no-such-seat = Cette place n’existe pas.
failed-no-such-bot = Ce bot n’existe pas.
failed-answered = Tu as déjà répondu ; ce sera entendu à la fin du temps.
failed-no-chat = Pas de discussion libre à cette table.
failed-no-side = Il n’y a personne d’autre de ton camp ici pour t’entendre.
failed-no-coach = Pas de coach à cette table.
failed-no-hints = Pas d’indices à cette table.
failed-no-ghost = Tu n’as pas encore fini de partie de cette variante. Cours d’abord contre quelqu’un, puis contre toi.
failed-no-spectators = Cette table est complète et ne veut pas de spectateurs.
failed-not-all-here = Tout le monde n’est pas encore là.
failed-not-host = Seul l’hôte peut faire ça.
failed-not-playing = La partie n’a pas encore commencé.
failed-not-your-seat = Ce n’est pas ta place.
failed-not-your-turn = Ce n’est pas ton tour.
failed-over = La partie est finie.
failed-playing = Ça ne marche pas pendant la partie.
failed-ranked = Pas dans une partie classée : rien ne change tant que le résultat compte.
failed-seat-taken = Quelqu’un est déjà assis là.
failed-crowded = Il y a déjà autant de spectateurs ici que la maison peut en informer.
failed-shows = Des bots jouent déjà à assez de tables de cet hôte. Quitte d’abord l’une d’elles.
failed-one-seat = Tu as déjà une place ici.
failed-sent-away = L’hôte a libéré ta place. Seul l’hôte peut te laisser te rasseoir ici.
failed-too-soon = Cette personne vient de partir. Laisse-lui un moment pour revenir.
failed-too-few = Il n’y a pas encore assez de joueurs.
failed-early = Trop tôt : il n’y a encore rien à répondre.
failed-locked = Tu as déjà verrouillé.
failed-locked-out = Tu étais en avance : ton premier quart de seconde ne compte pas.
failed-no-race = Ce jeu n’est pas une course.
failed-stale = C’est arrivé trop tard : la partie a avancé.
failed-unknown-move = La maison ne connaît pas ce coup.
failed-late-never = À cette table, qui arrive en retard regarde seulement.
failed-late-refused = L’hôte préfère ne pas changer les places maintenant.
failed-late-mode = Dans ce genre de partie, personne n’arrive plus tard.
failed-request-gone = Personne ne demande plus cela.
failed-nobody-to-ask = Il n’y a personne ici qui puisse l’accepter.
failed-nobody-there = Personne n’est assis là.
failed-gave-up = Qui a abandonné ne revient pas, et personne d’autre ne peut prendre cette place.
failed-in-race = Pas au milieu d’une course. Dès qu’elle est décidée.
failed-in-window = Une réponse donnée attend d’être entendue. Dès qu’elle l’est.
failed-offer-open = Autre chose est proposé. Réponds d’abord à cela.
failed-offered = Tu as déjà proposé quelque chose dans cette position. Après le prochain coup.
failed-offer-lapsed = Cette proposition est tombée : la partie a avancé, ou la maison a redémarré.
failed-not-asked = Cette question n’est pas pour toi.
failed-paused = La partie est en pause.
failed-not-paused = La partie continue déjà.
failed-held = La partie est en pause, ou une proposition attend sa réponse.
failed-takeback-race = Dans une course, rien n’est repris : tous l’ont vu.
failed-takeback-far = C’est trop ancien : il s’est passé trop de choses depuis.
refused-paused = La partie est en pause. Il faut d’abord la reprendre.
refused-ended = La partie est finie.
refused-arrangement = Cela ne va pas avec l’état de la partie.
failed-not-over = Impossible de revoir cette partie : elle n’est pas finie, ou n’a jamais existé.
failed-other-rules = Les règles de ce jeu ont changé depuis cette partie, et elle ne s’y plie plus. Ses coups sont gardés.
