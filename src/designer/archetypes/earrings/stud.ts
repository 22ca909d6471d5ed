import { terms } from '../../senses/terms.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { Role } from '../../proposal.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsHalo, wantsPlate } from '../names/open-name.ts';
import { haloStudLadder } from './halo-stud.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyEarrings, sitsOnLobe } from './on-ear.ts';

const prong = { is: 'stone', which: 'main', head: 'prong' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const plate = {
  is: 'metal',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.3,
  set: 'bezel',
} as const satisfies PlateElement;
const worn = { worn: 'lobe', finish: 'polished' } as const;

/** One stone on the lobe, by role. */
const studLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [prong] },
    { family: 'classic', ...worn, elements: [bezel] },
  ],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...plate, outline: 'daisy', relief: 'flat', scale: 1.2 }] },
    { family: 'classic', ...worn, elements: [{ ...prong, prongs: 'more' }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [bezel] },
    { family: 'modern', ...worn, elements: [bezel], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [{ ...bezel, across: true }] },
  ],
  character: [
    { family: 'architectural', ...worn, elements: [{ ...plate, outline: 'hexagon', relief: 'flat' }], finish: 'matte' },
    {
      family: 'nature',
      ...worn,
      elements: [{ ...plate, outline: 'flower', relief: 'flat', scale: 1.1 }],
      finish: 'matte',
    },
    { family: 'nature', ...worn, elements: [{ ...plate, outline: 'leaf', scale: 1.2 }] },
    { family: 'vintage', ...worn, elements: [{ ...bezel, bezelEdge: 'milgrain' }] },
  ],
};

const studs = { type: 'earrings', subtype: 'stud', paired: true } as const;

/** Ladders by role: the generous one adds a halo, which makes more of one stone. */
const ladders: Readonly<Record<Role, readonly HangingLadder[]>> = {
  classic: [studLadder],
  generous: [haloStudLadder, studLadder],
  quiet: [studLadder],
  character: [studLadder, haloStudLadder],
};

/** One stone on the lobe, and what "earrings" means until more is said. */
export const studArchetype = {
  ...anyEarrings,
  offer: 'studs',
  words: terms('piece', [
    ['earring, earrings, ear ring, ear rings, earing, earings, errings', { type: 'earrings', paired: true }],
    [
      'kaan ke, kan ke, kaan ka, kaan ke liye, kaan ki jodi, kan ki jodi, for her ears, for my ears, for the ears',
      { type: 'earrings', paired: true },
    ],
    ['stud, studs, ear stud, ear studs, stud earring, stud earrings, post earring', studs],
    ['tops, topse, topps, ear tops, kaan ke tops, kammal, kudhhu, thodu', studs],
    ['butti, buttiyan, buti earring, kudi, kudya, kudyan', studs],
    ['bunde, bunda, bundey, bundhe, dandiyan, dandian', { type: 'earrings', paired: true }],
  ]),
  names: [
    { types: ['earrings'], open: true, typeReading: { isFlat: true } },
    { types: ['earrings'], subtype: 'stud', open: true, reading: { length: 'stone' } },
    { types: ['earrings'], subtype: 'solitaire', alone: true },
  ],
  givesWayTo: earringsMeant,
  stones: leadingStone,
  ideas: (asked, role) =>
    ladders[role].flatMap((ladder) => hangingIdeas(ladder, asked, role, { still: sitsOnLobe(asked) })),
} satisfies Archetype;

function earringsMeant(open: OpenName) {
  // A window on a post would show the nut behind it: where no stud was said, an open outline hangs.
  if (open.framed && (open.figure ?? open.outline) && open.subtype !== 'stud') return 'shaped-drop';
  // Long ones hang below the lobe.
  if (open.long && open.subtype === undefined) return wantsPlate(open) ? 'shaped-drop' : 'drop';
  if (wantsPlate(open)) return 'shaped-stud';
  // On the lobe a second gem goes around the first; below it one hangs from the other.
  if (open.stones.beside) return open.subtype === 'stud' ? 'halo-stud' : 'drop';
  return wantsHalo(open) ? 'halo-stud' : 'stud';
}
