### La feuille des réglages.

settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-contrast = Fort contraste
settings-calm = Moins de mouvements
settings-sound = Sons
settings-haptics = Vibrations
settings-calls = M’appeler quand c’est à moi
settings-calls-does = Un message du navigateur, pendant que tu regardes autre chose.
settings-calls-denied = Ton navigateur ne laisse pas cette page t’appeler : autorise les notifications dans ses réglages pour cette adresse.
