### Les robots, tels qu’on les présente.

house-bot-random = Joue n’importe quoi de permis. Parfait pour une première partie.
house-bot-honest = Dit la vérité s’il peut et que le nombre vaut au moins deux points ; sinon, le mensonge le plus probable.
house-bot-reader = Apprend quand tu mens et ce que tu crois, et en profite.
house-bot-equilibrium = Ment juste assez pour que personne ne le lise. Calculé, pas deviné.
house-bot-gunslinger = Tire quand les chances sont bonnes, se cache sinon, et garde le but en tête.
house-bot-marshal = Rejoue chaque plan dans sa tête, avec d’autres cartes et d’autres jokers, avant d’agir.
house-bot-greedy = Prend la meilleure carte du moment sans jamais prévoir.
house-bot-planner = Pèse des tours entiers. Un adversaire honnête.
house-bot-master = Imagine ta main et voit loin. Dur à battre.
house-bot-child = Regarde une carte après l’autre, et confond souvent la gauche et la droite.
house-bot-greenhorn = Connaît maintenant les règles, et n’est pas pressé.
house-bot-cowhand = Rapide, et le plus souvent juste.
house-bot-quickdraw = Des mains vives, peu d’erreurs, et un œil sur ta pièce.
house-bot-jane = Dexterity Jane en personne.
