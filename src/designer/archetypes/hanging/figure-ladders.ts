import type { FigureElement, PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { HangingLadder } from './hanging-ideas.ts';

const cut = {
  is: 'figure',
  work: 'silhouette',
  scale: 1,
  thicknessMm: 1.1,
  reliefMm: 0.9,
} as const satisfies FigureElement;
const raised = {
  is: 'figure',
  work: 'relief',
  scale: 1,
  thicknessMm: 1,
  reliefMm: 0.9,
} as const satisfies FigureElement;
const pierced = {
  is: 'figure',
  work: 'pierced',
  scale: 1,
  thicknessMm: 1.2,
  reliefMm: 0.8,
} as const satisfies FigureElement;
const set = { set: 'bezel' } as const;
const spark = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const beaded = { ...spark, bezelEdge: 'milgrain' } as const;

const neck = { worn: 'neck', finish: 'polished' } as const;

/** A motif as a pendant: by itself, raised on a disc, sawn out in a frame, raised on a drop. */
export const figurePendantLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...neck, elements: [{ ...cut, ...set }] },
    { family: 'classic', ...neck, elements: [spark, cut] },
  ],
  generous: [
    { family: 'classic', ...neck, elements: [{ ...raised, ...set, scale: 1.15, thicknessMm: 1.2, reliefMm: 1 }] },
    { family: 'classic', ...neck, elements: [spark, { ...raised, scale: 1.1 }] },
  ],
  quiet: [
    { family: 'modern', ...neck, elements: [pierced] },
    { family: 'modern', ...neck, elements: [spark, pierced] },
    { family: 'modern', ...neck, elements: [{ ...raised, ...set, ground: 'oval', scale: 0.95 }], finish: 'brushed' },
    { family: 'modern', ...neck, elements: [{ ...cut, scale: 0.8 }], finish: 'brushed' },
  ],
  character: [
    { family: 'indian-heritage', ...neck, elements: [{ ...raised, ...set, ground: 'drop' }], finish: 'matte' },
    { family: 'indian-heritage', ...neck, elements: [{ ...pierced, ground: 'drop', scale: 1.1 }] },
    { family: 'vintage', ...neck, elements: [beaded, { ...raised, ground: 'drop' }], finish: 'matte' },
  ],
};

const post = { worn: 'lobe', finish: 'polished' } as const;

/** A motif on the lobe: never a pierced one, behind which the nut would show. */
export const figureStudLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...post, elements: [{ ...raised, ...set }] },
    { family: 'classic', ...post, elements: [spark, { ...raised, scale: 0.9 }] },
  ],
  generous: [
    { family: 'classic', ...post, elements: [{ ...cut, ...set, scale: 1.15 }] },
    { family: 'classic', ...post, elements: [{ ...raised, ...set, scale: 1.2, ground: 'oval' }] },
    { family: 'classic', ...post, elements: [spark, cut] },
  ],
  quiet: [
    { family: 'modern', ...post, elements: [{ ...raised, ...set, ground: 'oval', scale: 0.95 }], finish: 'brushed' },
    { family: 'modern', ...post, elements: [{ ...cut, scale: 0.9 }], finish: 'brushed' },
    { family: 'modern', ...post, elements: [spark, pierced], finish: 'brushed' },
  ],
  character: [
    { family: 'indian-heritage', ...post, elements: [{ ...raised, ...set, ground: 'drop' }], finish: 'matte' },
    { family: 'vintage', ...post, elements: [beaded, { ...raised, ground: 'drop' }], finish: 'matte' },
    { family: 'nature', ...post, elements: [{ ...cut, ...set }], finish: 'matte' },
  ],
};

const plate = {
  is: 'metal',
  relief: 'flat',
  scale: 0.85,
  thicknessMm: 1.2,
  set: 'flush',
} as const satisfies PlateElement;

/**
 * A motif that has both a drawing and an outline, on the lobe: with folds and its middle, raised on a disc, as a bare
 * outline, raised on an oval.
 */
export const drawnStudLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...post, elements: [{ ...cut, ...set }] },
    { family: 'classic', ...post, elements: [spark, cut] },
  ],
  generous: [
    { family: 'classic', ...post, elements: [{ ...raised, ...set, scale: 1.15 }] },
    { family: 'classic', ...post, elements: [{ ...plate, scale: 1.25, thicknessMm: 1.1, grained: true }] },
    { family: 'classic', ...post, elements: [spark, { ...raised, scale: 1.1 }] },
  ],
  quiet: [
    { family: 'modern', ...post, elements: [plate], finish: 'brushed' },
    { family: 'modern', ...post, elements: [spark, { ...plate, set: undefined }], finish: 'brushed' },
  ],
  character: [
    { family: 'nature', ...post, elements: [{ ...raised, ...set, ground: 'oval' }], finish: 'matte' },
    { family: 'nature', ...post, elements: [{ ...plate, scale: 1, thicknessMm: 1.7 }], finish: 'hammered' },
    { family: 'vintage', ...post, elements: [beaded, { ...raised, ground: 'drop' }], finish: 'matte' },
  ],
};

const hook = { worn: 'hook', finish: 'polished' } as const;

/** A motif that swings below the lobe. */
export const figureDropLadder: HangingLadder = {
  classic: [
    { family: 'classic', ...hook, elements: [{ ...cut, ...set }] },
    { family: 'classic', ...post, elements: [spark, cut] },
  ],
  generous: [
    { family: 'classic', ...hook, elements: [{ ...raised, ...set, scale: 1.15 }] },
    { family: 'classic', ...post, elements: [spark, { ...raised, scale: 1.1 }] },
  ],
  quiet: [
    { family: 'modern', ...hook, elements: [pierced] },
    { family: 'modern', ...hook, elements: [spark, pierced] },
    { family: 'modern', ...post, elements: [spark, pierced], finish: 'brushed' },
  ],
  character: [
    { family: 'indian-heritage', ...hook, elements: [{ ...raised, ...set, ground: 'drop' }], finish: 'matte' },
    { family: 'vintage', ...post, elements: [beaded, { ...raised, ground: 'drop' }], finish: 'matte' },
  ],
};
