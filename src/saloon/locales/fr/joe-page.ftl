### Dynamit Joe sur la page

## Le plan

joe-page-lens = Regarder le plan
joe-page-closer = Plus près
joe-page-farther = De plus loin
joe-page-whole = Tout le village
