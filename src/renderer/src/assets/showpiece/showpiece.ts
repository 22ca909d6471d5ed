import pictureByNight from './au750_r-ruby-night-720.webp';
import picture from './au750_r-ruby-720.webp';
import { showpieceSummaries } from './showpiece-summaries.ts';

const { metal, weight, stones, size } = showpieceSummaries.variants['au750_r ruby'];

/** One real piece: the first answer to its sentence with seed 21, photographed and weighed by `npm run media`. */
export const showpiece = {
  brief: showpieceSummaries.brief,
  alt: 'A ring in rose gold: an oval ruby in a scalloped halo of small diamonds',
  entries: [metal, weight, ...stones, size, 'castable'],
  picture,
  /** The same on velvet, for dark screens. */
  pictureByNight,
  sidePx: showpieceSummaries.sidePx / 2,
} as const;
