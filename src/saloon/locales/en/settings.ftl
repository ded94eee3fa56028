### The settings sheet.

settings-language = Language
settings-theme = Appearance
settings-theme-auto = As my device
settings-theme-light = Day
settings-theme-dark = Night
settings-contrast = High contrast
settings-calm = Fewer movements
settings-sound = Sounds
settings-haptics = Vibration
