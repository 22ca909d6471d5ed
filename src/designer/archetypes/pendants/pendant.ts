import { terms } from '../../senses/terms.ts';
import type { Role } from '../../proposal.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsBlackBeads, wantsHalo, wantsPlate } from '../names/open-name.ts';
import { haloPendantLadder } from './halo-pendant.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyPendant } from './on-neck.ts';
import { shapedPendantLadder } from './shaped-pendant.ts';
import { stonePendantLadder } from './stone-pendant.ts';

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
    { types: ['pendant'], subtype: 'tanmaniya', open: true },
    { types: ['necklace'], subtype: 'choker', open: true, broad: true },
    { types: ['necklace'], subtype: 'collar', open: true, broad: true },
  ],
  givesWayTo: pendantMeant,
  stones: leadingStone,
  ideas: (asked, role) => ladders[role].flatMap((ladder) => hangingIdeas(ladder, asked, role)),
} satisfies Archetype;

/** A necklace that is named by its length, and has neither stone nor outline, is the chain itself. */
const namedByLength: ReadonlySet<string> = new Set(['choker', 'collar']);

function pendantMeant(open: OpenName) {
  const isBare = open.stones.main === undefined && (open.figure ?? open.outline) === undefined && !open.engraved;
  if (wantsBlackBeads(open) && open.type === 'necklace') return 'mangalsutra';
  if (isBare && namedByLength.has(open.subtype ?? '')) return 'chain';
  // The weight of a necklace lies around the neck, not in one plate in front.
  if (isBare && open.heavy && open.type === 'necklace') return 'chain';
  if (wantsPlate(open)) return 'shaped-pendant';
  if (wantsHalo(open)) return 'halo-pendant';
  return open.stones.main ? 'stone-pendant' : 'pendant';
}
