import { ankletLengthsMm, necklaceLengths } from '#spec/sizes/lengths.ts';
import { lengthWorded, wornLengths } from '#spec/sizes/worn-lengths.ts';
import { terms } from '../../senses/terms.ts';
import { ringingBells } from '../../wish/hung-beads.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import { type Archetype, type BodyPlace, staysItself } from '../archetype.ts';
import { CHILD_CHAIN_MM } from '../pendants/on-neck.ts';
import { anyLine } from './any-line.ts';
import { cableRemark, cableStandsFor, chainIdeas, drawnLinks } from './chain-ideas.ts';

/** Worn with chains of their own. */
const dressed = ['haath_phool', 'hair_ornament', 'matha_patti', 'anklet', 'cufflinks', 'kaleere', 'sheesh_phool'];

/** Pieces that hang on a chain: there it is a part, not an order of its own. */
const carriesChain = [
  'pendant',
  'necklace',
  'mangalsutra',
  'maang_tikka',
  'nose_ring',
  'brooch',
  'bracelet',
  ...dressed,
];

/** An ankle is a little thicker than the wrist above it. Trade judgement. */
const ANKLE_OVER_WRIST_MM = 12.7;

/** Anklets that have bells unless those are ruled out. */
const ringing: ReadonlySet<string> = new Set(['payal']);

const neckOrAnkle: BodyPlace = {
  kind: 'chain',
  pierced: false,
  motifs: 'engraved',
  highKarat: false,
  childLengthMm: (child, item) => (item?.type === 'anklet' ? child.braceletMm + ANKLE_OVER_WRIST_MM : CHILD_CHAIN_MM),
  wordedLengthMm: (word, { item }) =>
    lengthWorded(word, item?.type === 'anklet' ? wornLengths.ankle : wornLengths.neck),
  presentFor: { man: 3 },
  carriesOneStone: false,
};

/** A cable chain around the neck or the ankle. */
export const chainArchetype = {
  ...anyLine,
  body: neckOrAnkle,
  offer: 'a cable chain',
  words: [
    ...terms('piece', [
      ['chain, chains, chen, chn, sankal, saankal', { type: 'chain', partOf: carriesChain }],
      ['choker chain, choker chains', { type: 'chain', subtype: 'choker', partOf: carriesChain }],
      ['rope chain', { type: 'chain', subtype: 'rope', partOf: carriesChain }],
      ['box chain', { type: 'chain', subtype: 'box', partOf: carriesChain }],
      ['cable chain', { type: 'chain', subtype: 'cable', partOf: carriesChain }],
      ['snake chain', { type: 'chain', subtype: 'snake', partOf: carriesChain }],
      ['trace chain', { type: 'chain', subtype: 'trace', partOf: carriesChain }],
      ['wheat chain, spiga', { type: 'chain', subtype: 'wheat', partOf: carriesChain }],
      ['singapore chain', { type: 'chain', subtype: 'singapore', partOf: carriesChain }],
      ['ball chain, bead chain', { type: 'chain', subtype: 'ball', partOf: carriesChain }],
      ['venetian chain', { type: 'chain', subtype: 'box', partOf: carriesChain }],
      ['anklet, anklets, ankle bracelet, ankle chain, khalkhal', { type: 'anklet' }],
      [
        'payal, paayal, pajeb, pazeb, paijan, kolusu, golusu, jhanjhar, nupur, pattilu, payel, paayel',
        { type: 'anklet', subtype: 'payal' },
      ],
    ]),
    ...terms('kind', [
      ['curb, curb link, crb', { subtype: 'curb', types: ['chain', 'bracelet', 'anklet'] }],
      ['cuban, cuban link, miami cuban', { subtype: 'cuban', types: ['chain', 'bracelet'], alone: true }],
      ['figaro', { subtype: 'figaro', types: ['chain', 'bracelet', 'anklet'], alone: true }],
      ['franco', { subtype: 'franco', types: ['chain', 'bracelet'], alone: true }],
      ['herringbone', { subtype: 'herringbone', types: ['chain', 'necklace', 'bracelet'] }],
      ['byzantine', { subtype: 'byzantine', types: ['chain', 'necklace', 'bracelet'], alone: true }],
      ['mariner, anchor link, gucci link', { subtype: 'mariner', types: ['chain', 'bracelet'], alone: true }],
      ['foxtail', { subtype: 'foxtail', types: ['chain', 'bracelet'], alone: true }],
      ['prince of wales', { subtype: 'prince_of_wales', types: ['chain', 'bracelet'] }],
      ['rope', { subtype: 'rope', types: ['chain', 'bracelet', 'anklet'] }],
      ['box', { subtype: 'box', types: ['bracelet'], beside: true }],
      ['box type, box link, box links, box style', { subtype: 'box', types: ['chain', 'bracelet'] }],
      ['snake', { subtype: 'snake', types: ['bracelet'], beside: true }],
      ['rolo', { subtype: 'rolo', types: ['chain', 'bracelet'] }],
      ['belcher', { subtype: 'belcher', types: ['chain', 'bracelet'] }],
      ['nawabi', { subtype: 'nawabi', types: ['chain'], beside: true }],
      ['paperclip, paper clip', { subtype: 'paperclip', types: ['chain', 'necklace', 'bracelet'] }],
    ]),
  ],
  names: [
    {
      types: ['chain'],
      typeReading: { length: 'length', isLine: true, soldInches: [14, 36], lengthAsPart: 'chain', tellsCompound: true },
    },
    ...drawnLinks.map((subtype) => ({ types: ['chain'], subtype })),
    { types: ['chain'], subtype: 'choker' },
    ...cableStandsFor.map((subtype) => ({ types: ['chain'], subtype, remark: cableRemark(subtype) })),
    {
      types: ['anklet'],
      typeReading: { length: 'length', isLine: true, soldInches: [8, 12] },
      remark: 'a cable anklet',
    },
    { types: ['anklet'], subtype: 'payal' },
  ],
  givesWayTo: staysItself,
  stones: { ...stoneIfAsked, ownBeads: ringingBells },
  ideas: (asked, role) => {
    const rings = ringing.has(asked.item?.subtype ?? '');
    return chainIdeas(asked, role, { kind: 'chain', usualLengthMm: usualLengthMm(asked), rings });
  },
} satisfies Archetype;

function usualLengthMm({ item, gent }: PieceWish): number {
  if (item?.type === 'anklet') return ankletLengthsMm.standard;
  return gent ? necklaceLengths.matinee.usualMm : necklaceLengths.princess.usualMm;
}
