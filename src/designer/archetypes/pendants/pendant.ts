import { terms } from '../../senses/terms.ts';
import type { Role } from '../../proposal.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsHalo, wantsPlate } from '../names/open-name.ts';
import { haloPendantLadder } from './halo-pendant.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyPendant } from './on-neck.ts';
import { shapedPendantLadder } from './shaped-pendant.ts';
import { stonePendantLadder } from './stone-pendant.ts';

const types = ['pendant', 'necklace'] as const;

/** The ladders by role. */
const ladders: Readonly<Record<Role, readonly HangingLadder[]>> = {
  classic: [stonePendantLadder],
  generous: [haloPendantLadder, stonePendantLadder],
  quiet: [stonePendantLadder, shapedPendantLadder],
  character: [stonePendantLadder, shapedPendantLadder],
};

/** A pendant of which nothing more was said. */
export const pendantArchetype = {
  ...anyPendant,
  offer: 'a pendant on a chain',
  words: terms('piece', [
    [
      'pendant, pendent, pandent, pendants, pndt, pndnt, pdnt',
      { type: 'pendant', partOf: ['mangalsutra', 'necklace'] },
    ],
    ['jesus piece', { type: 'pendant' }],
    [
      'chain me pehenne ka, chain mein pehenne ka, chain me dalne ka, chain mein dalne ka, chain me daalne ka',
      { type: 'pendant' },
    ],
    ['necklace, neckless, necklase, neck piece, neckpiece, nech set, neck set', { type: 'necklace' }],
    ['gale ka set, gale ka, gale ke liye, gale ki, for her neck, for my neck', { type: 'necklace' }],
    ['choker, chik', { type: 'necklace', subtype: 'choker' }],
    ['collar necklace', { type: 'necklace', subtype: 'collar' }],
  ]),
  names: [
    {
      types: ['pendant'],
      open: true,
      typeReading: { length: 'height', isFlat: true, onChain: true, keepsItsParts: true, tellsCompound: true },
    },
    {
      types: ['necklace'],
      open: true,
      typeReading: { length: 'length', isLine: true, isStrung: true, soldInches: [13, 36] },
    },
    { types, subtype: 'choker', open: true, remark: 'a pendant on a choker-length chain' },
    { types, subtype: 'collar', open: true, remark: 'a pendant on a collar-length chain' },
  ],
  givesWayTo: pendantMeant,
  stones: leadingStone,
  ideas: (asked, role) => ladders[role].flatMap((ladder) => hangingIdeas(ladder, asked, role)),
} satisfies Archetype;

function pendantMeant(open: OpenName) {
  if (wantsPlate(open)) return 'shaped-pendant';
  if (wantsHalo(open)) return 'halo-pendant';
  return open.stones.main ? 'stone-pendant' : 'pendant';
}
