### Ce que dit la carte de Dynamit Joe.

joe-map-subtitle = un village pour Dynamit Joe
joe-map-sight = ce que voit la zone { $zone }
joe-map-door = porte
joe-map-window = fenêtre
joe-map-grille = grille à serrure
joe-map-bars = fenêtre à barreaux
joe-map-wall = mur
joe-map-partition = cloison : on lance par-dessus
joe-map-fence = clôture : on lance par-dessus
joe-map-counter = comptoir : aucun obstacle
joe-map-tree = arbre : bouche la vue
joe-map-centre = centre d’une zone
joe-map-seen = bien en vue
joe-map-through = par une porte ou une fenêtre
joe-map-exposed = seulement qui a tiré dehors
