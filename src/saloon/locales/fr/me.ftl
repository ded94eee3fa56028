### Ce que dit la page où l’on est soi-même : son nom, les codes, et comment ne laisser aucune trace.

me-text = Un nom suffit. C’est ce que les autres voient à la table. Ce navigateur se souvient de toi : s’il perd ses cookies, seul un code d’ici te ramènera.
me-save = Garder ce nom
me-saved = C’est noté.
me-move-title = Changer d’appareil
me-move-text = Prends un code ici et tape-le là-bas : ton nom, tes places et tes parties te suivent. Un code ne sert qu’une fois, dans les 30 jours.
me-move-code = Prendre un code
me-back-title = Revenir avec un code
me-back-code = Le code
me-back = Revenir
me-welcome-back = Te revoilà !
me-elsewhere-title = Autres appareils
me-elsewhere-text = Qui est entré avec un de tes codes, ou utilise un appareil que tu as laissé, y est toi aussi. Déconnecte-les : seul cet appareil sera toi, et un code qui n’a pas servi ne vaudra plus rien.
me-elsewhere = Déconnecter les autres appareils
me-elsewhere-done = Les autres appareils sont déconnectés.
me-erase-title = Ne laisser aucune trace
me-erase-text = Ton nom et tes places sont effacés. Les parties jouées restent dans la maison, sans ton nom.
me-erase = M’effacer
me-erase-sure = Oui, m’effacer pour de bon
me-erase-no = Non, je reste
me-erased = C’est effacé. Merci de ta visite.
me-move-copy = Copier le code
me-move-copied = Le code est copié.
me-move-until = Il sert une fois, jusqu’au { $day }. Un nouveau code le remplace.
me-back-text = Tu le trouves sur l’appareil où tu as déjà joué, sur cette même page.
failed-no-such-code = Personne n’a ce code : il a déjà servi, ou il est trop ancien.
