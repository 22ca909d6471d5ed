import { terms } from '../../senses/terms.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Role } from '../../proposal.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, type Idea, staysItself } from '../archetype.ts';
import { plainCuffIdeas, stoneHoopIdeas } from './hoop-ideas.ts';
import { anyHoop } from './on-ear.ts';

/** An open band that is slipped over the rim of the ear, plain or with stones along its front; nothing is pierced. */
export const earCuffArchetype = {
  ...anyHoop,
  body: { ...anyHoop.body, pierced: false },
  offer: 'an ear cuff',
  words: terms('piece', [
    [
      'ear cuff, ear cuffs, earcuff, earcuffs, cuff earring, cuff earrings, conch cuff, helix cuff, kaan ka cuff',
      { type: 'earrings', subtype: 'ear_cuff' },
    ],
  ]),
  names: [{ types: ['earrings'], subtype: 'ear_cuff', reading: { length: 'diameter', stonesAlike: 'always' } }],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, oneKind: true, total: 'planned' },
  ideas: cuffIdeas,
} satisfies Archetype;

function cuffIdeas(asked: PieceWish, role: Role): readonly Idea[] {
  return asked.stones.main ? stoneHoopIdeas(asked, role) : plainCuffIdeas(asked, role);
}
