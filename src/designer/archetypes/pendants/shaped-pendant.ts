import { MOST_LETTERS } from '#spec/parts/motif.ts';
import { terms } from '../../senses/terms.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { accentStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { figurePendantLadder } from '../hanging/figure-ladders.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedPendant } from './on-neck.ts';

const plate = {
  is: 'metal',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.5,
  set: 'flush',
} as const satisfies PlateElement;
const bare = { is: 'metal', relief: 'flat', scale: 0.95, thicknessMm: 1.4 } as const satisfies PlateElement;
const open = { is: 'metal', relief: 'frame', scale: 1.2, thicknessMm: 1.6 } as const satisfies PlateElement;
const spark = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const worn = { worn: 'neck', finish: 'polished' } as const;

/** An outline in metal, by role: the outline itself was asked for, so relief, size, setting and joint tell the four apart. */
export const shapedPendantLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [plate] },
    { family: 'classic', ...worn, elements: [spark, bare] },
  ],
  generous: [
    {
      family: 'classic',
      ...worn,
      elements: [{ ...plate, relief: 'flat', scale: 1.35, thicknessMm: 1.9, set: 'bezel', unsaid: 'flower' }],
    },
    { family: 'classic', ...worn, elements: [{ ...plate, scale: 1.4, thicknessMm: 1.9, unsaid: 'heart' }] },
    { family: 'classic', ...worn, elements: [spark, { ...bare, scale: 1.35, thicknessMm: 1.9 }] },
  ],
  quiet: [
    {
      family: 'modern',
      ...worn,
      elements: [{ ...plate, relief: 'frame', scale: 1.3, thicknessMm: 1.6, unsaid: 'drop' }],
    },
    { family: 'modern', ...worn, elements: [spark, { ...open, scale: 1.15 }] },
    {
      family: 'modern',
      ...worn,
      elements: [{ ...plate, relief: 'flat', scale: 0.75, thicknessMm: 1.2 }],
      finish: 'brushed',
    },
  ],
  character: [
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...spark, bezelEdge: 'milgrain' }, bare],
      finish: 'matte',
    },
    {
      family: 'nature',
      ...worn,
      elements: [{ ...plate, relief: 'flat', scale: 1.05, thicknessMm: 1.6, unsaid: 'leaf' }],
      finish: 'hammered',
    },
    {
      family: 'indian-heritage',
      ...worn,
      elements: [
        { ...bare, scale: 0.55, echo: true, unsaid: 'lotus' },
        { ...plate, relief: 'flat', unsaid: 'lotus' },
      ],
      finish: 'matte',
    },
  ],
};

const types = ['pendant', 'necklace'] as const;

/** A motif cut out of metal: heart, leaf, paisley, star… */
export const shapedPendantArchetype = {
  ...namedPendant,
  offer: undefined,
  words: terms('piece', [
    ['photo locket', { type: 'pendant', subtype: 'locket' }],
    [
      'locket, lokt, lockt, loket, gale ka locket, gale ke locket',
      { type: 'pendant', subtype: 'locket', englishSubtype: true },
    ],
    ['medallion', { type: 'pendant', subtype: 'medallion' }],
    ['disc pendant, disk pendant', { type: 'pendant', subtype: 'disc' }],
    ['coin pendant', { type: 'pendant', subtype: 'coin' }],
    ['bar pendant', { type: 'pendant', subtype: 'bar' }],
    [
      'initial pendant, letter pendant, alphabet pendant, letter ka pendant, letter wala pendant, akshar ka pendant, initial wala pendant, initial ka pendant',
      { type: 'pendant', subtype: 'initial' },
    ],
    ['name pendant, naam ka pendant, naam wala pendant', { type: 'pendant', subtype: 'name' }],
    ['disc necklace, disk necklace', { type: 'necklace', subtype: 'disc' }],
    ['coin necklace', { type: 'necklace', subtype: 'coin' }],
    ['bar necklace', { type: 'necklace', subtype: 'bar' }],
    ['initial necklace, letter necklace', { type: 'necklace', subtype: 'initial' }],
    ['nameplate necklace, name plate necklace, name necklace', { type: 'necklace', subtype: 'name' }],
  ]),
  names: [
    { types, subtype: 'locket', remark: 'a locket that does not open', reading: { ownOutline: true } },
    { types, subtype: 'medallion', reading: { ownOutline: true } },
    { types, subtype: 'disc', reading: { ownOutline: true, length: 'diameter' } },
    {
      types,
      subtype: 'coin',
      reading: { ownOutline: true, length: 'diameter' },
    },
    { types, subtype: 'bar', reading: { ownOutline: true } },
    { types, subtype: 'initial', remark: 'the letter is engraved by hand', letters: 3, reading: { written: true } },
    {
      types,
      subtype: 'name',
      remark: 'the name is engraved by hand',
      letters: MOST_LETTERS,
      reading: { written: true },
    },
  ],
  stones: accentStone,
  ideas: (asked, role) =>
    hangingIdeas(asked.figure ? figurePendantLadder : shapedPendantLadder, asked, role, { plateNamed: true }),
} satisfies Archetype;
