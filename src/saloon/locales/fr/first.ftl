### Ce qu’on dit pendant la toute première partie d’un jeu : quoi toucher ensuite.

first-enough = Je sais jouer
first-duel-card = Ta première partie ! Choisis une carte de ta main.
first-duel-pile = Choisis maintenant sa pile : plus haut sur celle qui monte, plus bas sur celle qui descend.
first-duel-turn = Un tour, c’est deux cartes. Poses-en une autre s’il en manque une, puis finis ton tour.
first-bluff-cup = Toi seul peux voir ces dés. Soulève le gobelet et fais leur somme.
first-bluff-answer = On t’annonce un nombre. Tu y crois ? Devine juste et le jeton est à toi ; sinon il va à l’autre.
first-bluff-number = Choisis le nombre que tu annonces : le vrai, ou un meilleur.
first-jane-ready = Ta première course ! Dis quand c’est bon pour toi : alors une carte est retournée.
first-jane-bend = Plie les doigts que montre la carte : touche-les. Touchés encore, ils se déplient.
first-jane-lock = Tout est comme sur les cartes ? Alors verrouille, avant les autres.
first-joe-begin = Choisis où tu commences : touche une case claire de la carte, ou une ligne dessous.
first-joe-act = À toi : touche où aller, ou choisis dans la liste. Le coût est écrit à côté ; tu as quatre points.
