### Ce qu’on lit quand la maison est injoignable : web/offline.mjs l’écrit.

offline-title = La maison est injoignable
offline-text = Tes parties y sont en sécurité. Dès que la connexion revient, tu peux continuer.
offline-again = Réessayer
