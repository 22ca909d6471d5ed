import { terms } from '../../senses/terms.ts';

/** Words in which somebody corrects what they said a moment ago. */
export const correctionTerms = [
  ...terms('correction', [
    [
      `
        sorry, sorry i meant, i meant, i mean, actually, actually make, actually make it, actually make that,
        scratch that, correction, or rather, make that`,
      { when: 'alone' },
    ],
    ['no, nahi, nahin, wait, hold on, oh, oops', { when: 'two' }],
    ['make it', { when: 'refused' }],
  ]),
  ...terms('removal', [
    [
      `
        drop the, lose the, remove, remove the, get rid of, get rid of the, take out, take out the, take off the, leave out,
        skip the, forget the, scrap the, ditch the, nix`,
      {},
    ],
  ]),
];
