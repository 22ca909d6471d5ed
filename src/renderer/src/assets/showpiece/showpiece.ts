import picture from './au750_r-ruby.webp';
import { showpieceFacts } from './showpiece-facts.ts';

const { metal, weight, stones, size } = showpieceFacts.variants['au750_r ruby'];

/** One real piece: the first answer to its sentence with seed 21, photographed and weighed by `npm run media`. */
export const showpiece = {
  brief: showpieceFacts.brief,
  alt: 'A ring in rose gold: an oval ruby in a scalloped halo of small diamonds',
  facts: [metal, weight, stones, size, 'castable'],
  picture,
  sidePx: showpieceFacts.sidePx,
} as const;
