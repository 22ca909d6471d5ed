import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { accentStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { figureDropLadder } from '../hanging/figure-ladders.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedEarrings, sitsOnLobe } from './on-ear.ts';

const motif = {
  is: 'metal',
  relief: 'domed',
  scale: 1.2,
  thicknessMm: 1.3,
  set: 'flush',
  unsaid: 'drop',
} as const satisfies PlateElement;
const bare = { ...motif, set: undefined, relief: 'flat' } as const satisfies PlateElement;
const spark = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const hook = { worn: 'hook', finish: 'polished' } as const;
const post = { worn: 'lobe', finish: 'polished' } as const;

/** A motif in metal that swings below the lobe, by role; stones that were asked for sit in it or above it. */
const ladder: HangingLadder = {
  classic: [
    { family: 'classic', ...hook, elements: [motif] },
    { family: 'classic', ...post, elements: [spark, bare] },
  ],
  generous: [
    { family: 'classic', ...post, elements: [spark, { ...bare, scale: 1.6, thicknessMm: 1.6 }] },
    {
      family: 'classic',
      ...hook,
      elements: [{ ...motif, relief: 'flat', scale: 1.7, thicknessMm: 1.6, set: 'bezel', unsaid: 'paisley' }],
    },
  ],
  quiet: [
    { family: 'modern', ...hook, elements: [{ ...motif, relief: 'flat', scale: 0.9 }], finish: 'brushed' },
    { family: 'modern', ...hook, elements: [{ ...bare, relief: 'frame', scale: 1.4 }] },
    { family: 'modern', ...hook, elements: [spark, { ...bare, scale: 0.9 }], finish: 'brushed' },
  ],
  character: [
    {
      family: 'nature',
      ...hook,
      elements: [{ ...motif, relief: 'flat', scale: 1.3, thicknessMm: 1.6, unsaid: 'leaf' }],
      finish: 'hammered',
    },
    { family: 'vintage', ...hook, elements: [{ ...spark, bezelEdge: 'milgrain' }, bare], finish: 'matte' },
    {
      family: 'indian-heritage',
      ...post,
      elements: [
        { ...bare, scale: 0.85, echo: true, unsaid: 'lotus' },
        { ...motif, relief: 'flat', scale: 1.4, unsaid: 'lotus' },
      ],
      finish: 'matte',
    },
  ],
};

/** A motif in metal that swings below the lobe; it is meant when "drops" and a motif are said. */
export const shapedDropArchetype = {
  ...namedEarrings,
  offer: undefined,
  words: [],
  names: [],
  stones: accentStone,
  ideas: (asked, role) =>
    hangingIdeas(asked.figure ? figureDropLadder : ladder, asked, role, { plateNamed: true, still: sitsOnLobe(asked) }),
} satisfies Archetype;
