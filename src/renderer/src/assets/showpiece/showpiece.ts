import picture from './au750_r-ruby.webp';
import { showpieceFigures } from './showpiece-figures.ts';

const { metal, weight, stones, size } = showpieceFigures.variants['au750_r ruby'];

/** One real piece: the first answer to its sentence with seed 21, photographed and weighed by `npm run media`. */
export const showpiece = {
  brief: showpieceFigures.brief,
  alt: 'A ring in rose gold: an oval ruby in a scalloped halo of small diamonds',
  figures: [metal, weight, stones, size, 'castable'],
  picture,
  sidePx: showpieceFigures.sidePx,
} as const;
