import type { Motif } from './motif.ts';

/** Animals of every kind. */
export const animals = {
  peacock: { words: 'peacock, mor, mayur, morni, peacocks' },
  elephant: { words: 'elephant, hathi, haathi, gaja, gajah' },
  parrot: { words: 'parrot, tota, mithu' },
  swan: { words: 'swan, hans, hamsa bird' },
  lion: { words: 'lion, sher, singh mukh, lion face' },
  tiger: { words: 'tiger, bagh' },
  makara: { words: 'makara, makar, crocodile head, magarmukh' },
  horse: { words: 'horse, ghoda' },
  owl: { words: 'owl' },
  butterfly: { words: 'butterfly, butterflies, titli' },
  dragonfly: { words: 'dragonfly' },
  bee: { words: 'bee, bumblebee' },
  bird: { words: 'bird, chidiya, birds' },
  snake: { words: 'snake, serpent, naag' },
  panther: { words: 'panther' },
  dragon: { words: 'dragon' },
  paw: { words: 'paw, paw print' },
} as const satisfies Readonly<Record<string, Motif>>;
