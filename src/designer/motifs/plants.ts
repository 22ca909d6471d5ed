import type { Motif } from './motif.ts';

/** Plants. */
export const plants = {
  lotus: { words: 'lotus, kamal, padma', outline: 'lotus', grows: true },
  leaf: {
    words: 'leaf, leaves, patti, patta, leafy, leaf design, open leaf',
    outline: 'leaf',
    grows: true,
    climbs: true,
  },
  vine: { words: 'vine, vines, bel, bel buti', grows: true, climbs: true },
  flower: {
    words: 'open flower, flower, floral, phool, flowers, phool wala, flower design',
    outline: 'flower',
    grows: true,
  },
  rose: { words: 'rose motif, rose flower, rose shaped, gulab', outline: 'flower', grows: true },
  daisy: { words: 'daisy', outline: 'daisy', grows: true },
  sunflower: { words: 'sunflower', outline: 'daisy' },
  jasmine: { words: 'jasmine, mogra, chameli', outline: 'flower', grows: true },
  tree_of_life: { words: 'tree of life', grows: true },
  paisley: { words: 'paisley, mango, keri, ambi, kairi', outline: 'paisley' },
  clover: { words: 'clover, four leaf clover', outline: 'clover' },
} as const satisfies Readonly<Record<string, Motif>>;
