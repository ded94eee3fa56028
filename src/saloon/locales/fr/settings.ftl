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
