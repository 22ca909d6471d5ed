import type { StyleWord } from '#spec/request/words/style-words.ts';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { terms } from '../../senses/terms.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, type BodyPlace, staysItself } from '../archetype.ts';
import { CHILD_CHAIN_MM } from '../pendants/on-neck.ts';
import { anyStrand } from './any-strand.ts';
import { strandIdeas } from './strand-ideas.ts';

const neck: BodyPlace = {
  kind: 'necklace',
  pierced: false,
  motifs: 'on-plates',
  highKarat: true,
  childLengthMm: () => CHILD_CHAIN_MM,
  wordedLengthMm: (word) => necklaceLengths.mangalsutra[word === 'short' ? 'fromMm' : 'toMm'],
  presentFor: {},
  carriesOneStone: false,
};

const types = ['mangalsutra'] as const;
const heritage = { heritage: true } as const;

/** Black beads between beads of gold, with cups, a motif, a plate or a stone in the middle. */
export const mangalsutraArchetype = {
  ...anyStrand,
  body: neck,
  offer: 'a mangalsutra',
  words: [
    ...terms('piece', [
      [
        'mangalsutra, mangal sutra, mangalsutr, mangalsutram, manglsutra, karugamani, black beads chain',
        { type: 'mangalsutra' },
      ],
      ['nallapusalu, nalla pusalu, nallapusala', { type: 'mangalsutra', subtype: 'nallapusalu' }],
      ['karimani, karimani mala, karimani sara, kari mani', { type: 'mangalsutra', subtype: 'karimani' }],
      ['tanmaniya, tanmanya', { type: 'mangalsutra', subtype: 'tanmaniya' }],
      ['vati mangalsutra, do vati mangalsutra, wati mangalsutra', { type: 'mangalsutra', subtype: 'vati' }],
    ]),
    ...terms('kind', [
      [
        `vati, vatis, wati, watis, do vati, two vati, two vatis, double vati, do wati, two wati, two watis, double wati,
        do vati wala, single vati, one vati, ek vati, single wati, one wati, ek wati`,
        { subtype: 'vati', types: ['mangalsutra', 'pendant'] },
      ],
    ]),
  ],
  names: [
    {
      types,
      ...heritage,
      typeReading: {
        length: 'length',
        isLine: true,
        soldInches: [16, 36],
        stoneRole: 'pendant',
        keepsItsParts: true,
        tellsCompound: true,
      },
    },
    { types, subtype: 'nallapusalu', ...heritage },
    { types, subtype: 'karimani', ...heritage },
    { types, subtype: 'tanmaniya', ...heritage },
    { types, subtype: 'vati', ...heritage },
    // Who orders the pendant of one means the whole that it is worn as.
    { types: ['pendant'], subtype: 'mangalsutra', ...heritage },
    { types: ['pendant'], subtype: 'vati', ...heritage },
  ],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, ownBeads: ['black_beads', 'gold_beads', 'glass_beads', 'silver_beads'] },
  ideas: (asked, role) => strandIdeas(asked, role, { kind: 'necklace', usualLengthMm: usualLengthMm(asked) }),
} satisfies Archetype;

/** One that is worn every day ends at the collar, one for great days lies over the dress. */
function usualLengthMm({ request, item, style: { size, isBridal } }: PieceWish): number {
  const { fromMm, toMm, usualMm } = necklaceLengths.mangalsutra;
  const says = (word: StyleWord): boolean => request.style?.includes(word) === true;
  if (isBridal || says('traditional') || size.whole === 'bold' || size.whole === 'large') return toMm;
  const isPlain = says('modern') || size.whole === 'small' || size.whole === 'dainty';
  const isEveryday = isPlain || request.wear?.frequency === 'daily';
  return isEveryday || item?.subtype === 'tanmaniya' ? fromMm : usualMm;
}
