### What is said where the house cannot be reached: web/offline.mjs writes it down.

offline-title = No connection to the house
offline-text = Your matches are safe there. As soon as you are connected again you can go on.
offline-again = Try again
