import { hangingIdeas, type HangingLadder } from './hanging-ideas.ts';
import type { PlateElement, StoneElement } from '../../compose/hanging/hanging-look.ts';
import type { HaloLook } from '../../compose/ring/ring-look.ts';
import type { Archetype } from '../archetype.ts';

const prong = { is: 'stone', which: 'main', head: 'prong' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const plate = {
  is: 'plate',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.3,
  set: 'bezel',
} as const satisfies PlateElement;
const worn = { worn: 'post', finish: 'polished' } as const;

/** One stone on the lobe, by role. */
const solitaireLadder: HangingLadder = {
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

const cushion: HaloLook = { outline: 'cushion', edge: 'milgrain', melee: 'usual' };
const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'usual' };

/** A stone framed by melee on the lobe. */
const haloLadder: HangingLadder = {
  classic: [{ family: 'classic', ...worn, elements: [{ ...prong, halo: follow }] }],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...prong, halo: { ...follow, melee: 'wide' }, prongs: 'more' }] },
    { family: 'classic', ...worn, elements: [{ ...prong, halo: { ...cushion, edge: 'scalloped' }, prongs: 'more' }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...bezel, halo: { outline: 'follow', edge: 'plain', melee: 'slim' } }] },
    {
      family: 'modern',
      ...worn,
      elements: [{ ...prong, across: true, halo: { outline: 'follow', edge: 'plain', melee: 'slim' } }],
    },
  ],
  character: [
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...prong, halo: cushion }],
    },
    {
      family: 'vintage',
      ...worn,
      elements: [{ ...bezel, bezelEdge: 'milgrain', halo: { ...follow, edge: 'milgrain' } }],
    },
  ],
};

export const stud: Archetype = { name: 'stud', ideas: (asked, role) => hangingIdeas(solitaireLadder, asked, role) };

export const haloStud: Archetype = {
  name: 'halo-stud',
  ideas: (asked, role) => hangingIdeas(haloLadder, asked, role),
};
