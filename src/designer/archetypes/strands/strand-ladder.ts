import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { FigureElement, PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { BeadsLook, StrandLook, VatiLook } from '../../looks/strand-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';

/** A strand in one style; the motif of its pendant where the client named none. */
export interface StyledStrand extends StrandLook {
  readonly family: StyleFamily;
  readonly unsaid?: DrawnMotif;
}

export type StrandLadder = Readonly<Record<Role, readonly StyledStrand[]>>;

const usual: BeadsLook = { beadMm: 2.2, run: 5, metalBeads: 1, metalScale: 1.1, chainShare: 0.14 };

/** How beads follow each other, by role. */
export const beadsOf: Readonly<Record<Role, BeadsLook>> = {
  classic: usual,
  generous: { ...usual, run: 6, metalScale: 1.15, lines: 2 },
  quiet: { ...usual, beadMm: 1.9, run: 12, metalScale: 1.05, chainShare: 0.4 },
  character: { ...usual, beadMm: 2.4, run: 9, metalBeads: 3, metalScale: 1 },
};

const polished = { finish: 'polished' } as const;
const cups = { is: 'vati', count: 2, work: 'grained', scale: 1 } as const satisfies VatiLook;
const disc = {
  is: 'metal',
  unsaid: 'round',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.2,
} as const satisfies PlateElement;
const drop = { ...disc, unsaid: 'drop', relief: 'frame', scale: 1, thicknessMm: 1.4 } as const satisfies PlateElement;
const leaf = { ...disc, unsaid: 'leaf', relief: 'flat', scale: 1.05 } as const satisfies PlateElement;
const raised = {
  is: 'figure',
  work: 'relief',
  scale: 1.1,
  thicknessMm: 1,
  reliefMm: 0.9,
} as const satisfies FigureElement;
const cut = { ...raised, work: 'silhouette', scale: 1, thicknessMm: 1.1 } as const satisfies FigureElement;
const claws = { is: 'stone', which: 'main', head: 'prong' } as const satisfies StoneElement;
const collar = { ...claws, head: 'bezel' } as const satisfies StoneElement;
/** A small stone above the one that the pendant is about: "two small diamonds". */
const spark = { is: 'stone', which: 'small', head: 'bezel' } as const satisfies StoneElement;
const follow = { outline: 'follow', edge: 'scalloped', melee: 'usual' } as const;
const set = { set: 'bezel' } as const;

const { classic, generous, quiet, character } = beadsOf;

/** As rich in beads, where a budget has no room for two lines. */
const { lines: _two, ...oneLine } = { ...generous, run: 4 };

/** Cups were asked for: their domes, their width and the beads tell the four apart. */
export const vatiLadder: StrandLadder = {
  classic: [{ family: 'indian-heritage', ...polished, pendant: cups, beads: classic }],
  generous: [
    { family: 'indian-heritage', ...polished, pendant: { ...cups, scale: 1.2 }, beads: generous },
    { family: 'indian-heritage', ...polished, pendant: { ...cups, scale: 1.2 }, beads: { ...generous, run: 3 } },
  ],
  quiet: [
    { family: 'modern', ...polished, pendant: { ...cups, work: 'smooth', scale: 0.8 }, beads: quiet },
    { family: 'modern', finish: 'brushed', pendant: { ...cups, work: 'smooth', scale: 0.85 }, beads: quiet },
  ],
  character: [
    { family: 'indian-heritage', finish: 'matte', pendant: { ...cups, work: 'boss', scale: 1.05 }, beads: character },
    { family: 'vintage', finish: 'matte', pendant: { ...cups, work: 'boss', scale: 0.9 }, beads: character },
  ],
};

/** Nothing was said of the pendant: cups, a lotus, a small disc, a mango. */
export const plainLadder: StrandLadder = {
  classic: [
    { family: 'indian-heritage', ...polished, pendant: cups, beads: classic },
    { family: 'classic', ...polished, pendant: { elements: [disc] }, beads: classic },
  ],
  generous: [
    {
      family: 'indian-heritage',
      ...polished,
      pendant: { elements: [{ ...raised, scale: 0.95, thicknessMm: 0.9, reliefMm: 0.8 }] },
      unsaid: 'lotus',
      beads: generous,
    },
    { family: 'classic', ...polished, pendant: { elements: [{ ...disc, scale: 1.15 }] }, beads: generous },
  ],
  quiet: [
    { family: 'modern', ...polished, pendant: { elements: [{ ...disc, scale: 0.75 }] }, beads: quiet },
    {
      family: 'modern',
      finish: 'brushed',
      pendant: { elements: [{ ...disc, relief: 'flat', scale: 0.8 }] },
      beads: quiet,
    },
  ],
  character: [
    {
      family: 'indian-heritage',
      finish: 'matte',
      pendant: { elements: [cut] },
      unsaid: 'paisley',
      beads: character,
    },
    { family: 'nature', finish: 'matte', pendant: { elements: [leaf] }, beads: character },
  ],
};

/** An outline was asked for. */
export const shapedLadder: StrandLadder = {
  classic: [{ family: 'classic', ...polished, pendant: { elements: [{ ...disc, ...set }] }, beads: classic }],
  generous: [
    {
      family: 'classic',
      ...polished,
      pendant: { elements: [{ ...disc, ...set, relief: 'flat', scale: 1.35 }] },
      beads: generous,
    },
  ],
  quiet: [
    { family: 'modern', ...polished, pendant: { elements: [{ ...drop, ...set, scale: 1.15 }] }, beads: quiet },
    {
      family: 'modern',
      finish: 'brushed',
      pendant: { elements: [{ ...disc, ...set, relief: 'flat', scale: 0.85 }] },
      beads: quiet,
    },
  ],
  character: [
    {
      family: 'vintage',
      finish: 'matte',
      pendant: { elements: [{ ...disc, ...set, relief: 'flat', scale: 1.1 }] },
      beads: character,
    },
  ],
};

/** A motif was asked for. */
export const figureLadder: StrandLadder = {
  classic: [{ family: 'indian-heritage', ...polished, pendant: { elements: [{ ...cut, ...set }] }, beads: classic }],
  generous: [
    {
      family: 'indian-heritage',
      ...polished,
      pendant: { elements: [{ ...raised, ...set, scale: 1.2 }] },
      beads: generous,
    },
  ],
  quiet: [
    {
      family: 'modern',
      ...polished,
      pendant: { elements: [{ ...cut, work: 'pierced', thicknessMm: 1.2 }] },
      beads: quiet,
    },
    { family: 'modern', finish: 'brushed', pendant: { elements: [{ ...cut, scale: 0.85 }] }, beads: quiet },
    {
      family: 'modern',
      finish: 'brushed',
      pendant: { elements: [{ ...raised, ...set, ground: 'oval' }] },
      beads: quiet,
    },
  ],
  character: [
    {
      family: 'indian-heritage',
      finish: 'matte',
      pendant: { elements: [{ ...raised, ...set, ground: 'drop' }] },
      beads: character,
    },
  ],
};

/** A stone was asked for: by itself, in a halo, in a collar, in a lotus or a leaf. */
export const stoneLadder: StrandLadder = {
  classic: [
    { family: 'classic', ...polished, pendant: { elements: [claws] }, beads: classic },
    { family: 'classic', ...polished, pendant: { elements: [collar] }, beads: classic },
    { family: 'classic', ...polished, pendant: { elements: [spark, claws] }, beads: classic },
  ],
  generous: [
    { family: 'classic', ...polished, pendant: { elements: [{ ...claws, halo: follow }] }, beads: generous },
    { family: 'classic', ...polished, pendant: { elements: [{ ...collar, halo: follow }] }, beads: generous },
    { family: 'classic', ...polished, pendant: { elements: [{ ...claws, halo: follow }] }, beads: oneLine },
    { family: 'classic', ...polished, pendant: { elements: [spark, collar] }, beads: oneLine },
    {
      family: 'indian-heritage',
      ...polished,
      pendant: { elements: [{ ...disc, ...set, unsaid: 'flower', relief: 'flat', scale: 1.25 }] },
      beads: generous,
    },
  ],
  quiet: [
    { family: 'modern', ...polished, pendant: { elements: [collar] }, beads: quiet },
    { family: 'modern', ...polished, pendant: { elements: [spark, collar] }, beads: quiet },
    {
      family: 'modern',
      finish: 'brushed',
      pendant: { elements: [{ ...disc, ...set, relief: 'flat', scale: 0.85 }] },
      beads: quiet,
    },
  ],
  character: [
    {
      family: 'indian-heritage',
      finish: 'matte',
      pendant: { elements: [{ ...disc, ...set, unsaid: 'lotus', relief: 'flat', scale: 1.2 }] },
      beads: character,
    },
    {
      family: 'vintage',
      finish: 'matte',
      pendant: { elements: [{ ...collar, bezelEdge: 'milgrain' }] },
      beads: character,
    },
    { family: 'nature', ...polished, pendant: { elements: [{ ...drop, ...set }] }, beads: character },
    {
      family: 'vintage',
      finish: 'matte',
      pendant: {
        elements: [
          { ...spark, bezelEdge: 'milgrain' },
          { ...collar, bezelEdge: 'milgrain' },
        ],
      },
      beads: character,
    },
  ],
};

/** No pendant at all: the beads alone. */
export const bareLadder: StrandLadder = {
  classic: [{ family: 'classic', ...polished, pendant: undefined, beads: classic }],
  generous: [{ family: 'indian-heritage', ...polished, pendant: undefined, beads: { ...classic, run: 2 } }],
  quiet: [{ family: 'modern', ...polished, pendant: undefined, beads: quiet }],
  character: [{ family: 'indian-heritage', finish: 'matte', pendant: undefined, beads: character }],
};
