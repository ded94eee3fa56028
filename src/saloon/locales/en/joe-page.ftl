### Dynamit Joe on the page

## The map

joe-page-lens = Look at the map
joe-page-closer = Closer
joe-page-farther = From farther away
joe-page-whole = The whole village
