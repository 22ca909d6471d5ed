/** Briefs as clients say them, one for each kind of piece, with the units used over a counter. */
export const exampleBriefs: readonly string[] = [
  'Oval ruby with a diamond halo, 18k rose gold, US 6.5',
  'Solitaire in platinum, 1 ct round diamond, six prongs, US 6',
  'Light everyday emerald studs, 18k yellow gold, under $1,200',
  'Wedding band for him, 6 mm, brushed platinum, UK T',
  'Pear aquamarine drop pendant, white gold, no halo',
  'Twisted bangle 2.6 in 22k gold, about 18 g',
];
