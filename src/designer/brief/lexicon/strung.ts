import { terms } from '../words/sense.ts';

/** What is strung, not set. */
export const strungTerms = [
  ...terms('beads', [
    [
      'black bead, kale moti, kaale moti, kala moti, kali moti, kaali moti, kali poth, kaali poth, karimani, karugamani beads',
      { kind: 'black_beads' },
    ],
    ['gold bead, gold ball, sone ke moti', { kind: 'gold_beads' }],
    ['rudraksh, rudraksha', { kind: 'rudraksha' }],
    ['tulsi beads, tulsi mala', { kind: 'tulsi' }],
  ]),
  ...terms('strands', [['strand, lada, ladi, lari, layer, layers, layered, string', {}]]),
];
