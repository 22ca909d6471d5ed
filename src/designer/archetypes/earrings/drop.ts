import { terms } from '../../senses/terms.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { HaloLook } from '../../looks/ring-look.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import type { OpenName } from '../names/open-name.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyEarrings, sitsOnLobe } from './on-ear.ts';

const prong = { is: 'stone', which: 'main', head: 'prong', shape: 'pear' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const spark = { is: 'stone', which: 'small', head: 'prong' } as const satisfies StoneElement;
const collar = { ...spark, head: 'bezel' } as const satisfies StoneElement;
const leaf = {
  is: 'metal',
  outline: 'leaf',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.3,
} as const satisfies PlateElement;
const bar = { ...leaf, outline: 'bar', relief: 'flat', thicknessMm: 1.2 } as const satisfies PlateElement;
const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };
const post = { worn: 'lobe', finish: 'polished' } as const;
const hook = { worn: 'hook', finish: 'polished' } as const;

/** What moves below the lobe, by role. */
const ladder: HangingLadder = {
  classic: [
    { family: 'classic', ...post, elements: [spark, prong] },
    { family: 'classic', ...post, elements: [collar, bezel] },
  ],
  generous: [
    { family: 'classic', ...post, elements: [spark, { ...prong, halo: follow }] },
    { family: 'classic', ...post, elements: [spark, collar, prong] },
    { family: 'classic', ...post, elements: [collar, { ...bezel, halo: follow }] },
    { family: 'classic', ...post, elements: [{ ...collar, halo: follow }, bezel] },
  ],
  quiet: [
    { family: 'modern', ...hook, elements: [bezel] },
    { family: 'modern', ...post, elements: [bar, bezel] },
    { family: 'modern', ...hook, elements: [collar, bezel] },
  ],
  character: [
    { family: 'nature', ...post, elements: [leaf, prong] },
    { family: 'nature', ...post, elements: [collar, leaf, bezel] },
    {
      family: 'indian-heritage',
      ...post,
      elements: [
        { ...leaf, outline: 'lotus', relief: 'flat' },
        { ...bezel, bezelEdge: 'milgrain' },
      ],
    },
    {
      family: 'architectural',
      ...hook,
      elements: [{ is: 'metal', outline: 'drop', relief: 'frame', scale: 1.6, thicknessMm: 1.3, set: 'bezel' }],
    },
    {
      family: 'vintage',
      ...hook,
      elements: [
        { ...collar, bezelEdge: 'milgrain' },
        { ...bezel, bezelEdge: 'milgrain' },
      ],
    },
  ],
};

const drops = { type: 'earrings', subtype: 'drop', paired: true } as const;

/** Drops: a spark on the lobe, a stone that swings below it. */
export const dropArchetype = {
  ...anyEarrings,
  offer: 'drop earrings',
  words: [
    ...terms('piece', [
      ['drop earring, dangle earring, dangler, dangle, dangles, danglers, teardrop earring, lolakku', drops],
      ['drops', { ...drops, partOf: ['earrings', 'necklace', 'pendant', 'maang_tikka'] }],
    ]),
    ...terms('kind', [['drop', { subtype: 'drop', types: ['earrings'], beside: true }]]),
  ],
  names: [{ types: ['earrings'], subtype: 'drop', open: true, reading: { length: 'length' } }],
  givesWayTo: dropMeant,
  stones: leadingStone,
  ideas: (asked, role) => hangingIdeas(ladder, asked, role, { still: sitsOnLobe(asked) }),
} satisfies Archetype;

function dropMeant({ outline, figure, excluded }: OpenName) {
  return (figure ?? outline) !== undefined || excluded.has('stones') ? 'shaped-drop' : 'drop';
}
