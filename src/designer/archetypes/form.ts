import type { PieceKind } from '#spec/design-spec.ts';

/** What is to be made, as far as the words fix it: the way to it (which archetypes, in which role) is still open. */
export const forms = {
  'stone-ring': 'ring',
  solitaire: 'ring',
  'halo-ring': 'ring',
  'three-stone': 'ring',
  'toi-et-moi': 'ring',
  'cluster-ring': 'ring',
  'full-eternity': 'ring',
  'half-eternity': 'ring',
  band: 'ring',
  'stone-band': 'ring',
  signet: 'ring',
  pendant: 'pendant',
  'stone-pendant': 'pendant',
  'halo-pendant': 'pendant',
  'shaped-pendant': 'pendant',
  stud: 'earrings',
  'halo-stud': 'earrings',
  'shaped-stud': 'earrings',
  drop: 'earrings',
  'shaped-drop': 'earrings',
  bangle: 'bangle',
  'stone-bangle': 'bangle',
  chain: 'chain',
  tennis: 'bracelet',
  'chain-bracelet': 'bracelet',
} as const satisfies Record<string, PieceKind>;

export type Form = keyof typeof forms;
