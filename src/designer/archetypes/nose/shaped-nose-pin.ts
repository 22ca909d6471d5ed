import type { FigureElement, PlateElement } from '../../looks/hanging-look.ts';
import { accentStone } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyNosePin, worn } from './on-nose.ts';

const motif = {
  is: 'metal',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1,
  set: 'bezel',
} as const satisfies PlateElement;
const flat = { ...motif, relief: 'flat' } as const;

/** A small outline in metal on the nostril, by role: domed, larger, small and brushed, matte. */
const ladder: HangingLadder = {
  classic: [{ family: 'classic', ...worn, elements: [motif] }],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...motif, scale: 1.35, thicknessMm: 1.2, unsaid: 'flower' }] },
    { family: 'classic', ...worn, elements: [{ ...motif, scale: 1.4, thicknessMm: 1.2 }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...flat, scale: 0.8 }], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [{ ...flat, scale: 0.9 }] },
  ],
  character: [
    { family: 'nature', ...worn, elements: [{ ...flat, unsaid: 'leaf' }], finish: 'hammered' },
    { family: 'indian-heritage', ...worn, elements: [{ ...flat, scale: 1.15, unsaid: 'paisley' }], finish: 'matte' },
  ],
};

const cut = {
  is: 'figure',
  work: 'silhouette',
  scale: 1,
  thicknessMm: 1,
  reliefMm: 0.6,
} as const satisfies FigureElement;
const raised = { ...cut, work: 'relief' } as const satisfies FigureElement;

/** A drawn motif on the nostril: cut out, or raised on a disc; never pierced, behind which the wire would show. */
const figureLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [{ ...cut, set: 'bezel' }] },
    { family: 'classic', ...worn, elements: [{ ...raised, set: 'bezel' }] },
  ],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...raised, set: 'bezel', scale: 1.15 }] },
    { family: 'classic', ...worn, elements: [{ ...cut, scale: 1.2 }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...cut, scale: 0.9 }], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [{ ...raised, ground: 'oval', scale: 0.95 }], finish: 'brushed' },
  ],
  character: [
    { family: 'indian-heritage', ...worn, elements: [{ ...raised, ground: 'drop' }], finish: 'matte' },
    { family: 'nature', ...worn, elements: [cut], finish: 'matte' },
  ],
};

/** A disc, a flower, a motif in metal on the nostril; it is meant when "nose pin" and a motif, or no stone, are said. */
export const shapedNosePinArchetype = {
  ...anyNosePin,
  offer: undefined,
  words: [],
  names: [],
  givesWayTo: staysItself,
  stones: accentStone,
  // Drawn finely a motif needs more room than a nostril has: one that is an outline, too, is that outline.
  ideas: (asked, role) =>
    hangingIdeas(asked.figure && !asked.outline ? figureLadder : ladder, asked, role, {
      plateNamed: true,
      still: true,
    }),
} satisfies Archetype;
