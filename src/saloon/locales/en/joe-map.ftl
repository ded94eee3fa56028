### What the map of Dynamit Joe says.

joe-map-subtitle = a village for Dynamit Joe
joe-map-sight = what zone { $zone } sees
joe-map-door = door
joe-map-window = window
joe-map-grille = grille with a lock
joe-map-bars = barred window
joe-map-wall = wall
joe-map-partition = partition: throw over it
joe-map-fence = fence: throw over it
joe-map-counter = counter: no obstacle
joe-map-tree = tree: nobody sees past
joe-map-centre = centre of a zone
joe-map-seen = in plain sight
joe-map-through = through a door or window
joe-map-exposed = only who fired outward
