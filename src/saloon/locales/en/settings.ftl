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
settings-calls = Call me when it is my turn
settings-calls-does = A note of your browser, while you look at something else.
settings-calls-denied = Your browser does not let this page call you: allow notes in its settings for this address.
